"""The tiny variant's whole tree, and laws of the whole game by random play."""

from random import Random

import pytest

from contrabande.engine.action_space import ActionSpace
from contrabande.engine.options import pairwise
from contrabande.games.prohis import GAME
from contrabande.games.prohis.model import Options, State
from contrabande.laws.line import Line, fresh_chance, random_answers
from contrabande.laws.tree import node_counts
from contrabande.laws.worlds import check_sampler, situations

TINY = GAME.variants[-1].options
TREE = "1 3 7 12 12 27 42 72 114 192 246 514 574 880 1022 1210 1878 2080 2728 1952 1696 1088 536 352 120 48 16"


@pytest.mark.no_cover
def test_the_tiny_tree_has_these_nodes_at_each_depth() -> None:
    """PR-18, PR-19, pr.edition=tiny: every match ends by itself."""
    counts = node_counts(GAME, TINY, 2)
    assert " ".join(map(str, counts)) == TREE
    assert sum(counts) <= 100_000


def state_of(line: Line) -> State:
    assert isinstance(line.state, State)
    return line.state


def test_tiny_matches_hold_every_phase_and_both_endings() -> None:
    """PR-7, PR-8, PR-12, PR-14, PR-15, PR-16, PR-18, PR-19."""
    rng = Random(4)
    phases, endings = set(), set()
    for options in (TINY, Options(edition="tiny", claim="open")) * 150:
        line = Line.begin(GAME, options, 2, fresh_chance(rng))
        while line.to_act:
            phases.add(state_of(line).phase)
            line.play(random_answers(line.asks(), rng), fresh_chance(rng))
        result = state_of(line).outcome
        assert result is not None
        endings.add(result.ending)
    assert phases == {"turn", "draw", "claim", "raise", "bribe", "answer", "decide", "flip"}
    assert endings == set(GAME.endings)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.no_cover
def test_no_card_is_lost_and_no_match_is_longer_than_the_bound(seats: int) -> None:
    """PR-1, PR-3, PR-4: 66 or 96 shuffled cards and two control cards each; with any options."""
    rng = Random(seats)
    for options in list(pairwise(GAME, seats))[::2]:
        line = Line.begin(GAME, options, seats, fresh_chance(rng))
        whole = GAME.tally(state_of(line))
        assert sum(whole.values()) == (66 if seats <= 4 else 96) + 2 * seats
        steps = 1
        while line.to_act:
            line.play(random_answers(line.asks(), rng), fresh_chance(rng))
            steps += 1
            assert GAME.tally(state_of(line)) == whole
        assert steps <= GAME.bound(options, seats)


def test_the_whole_action_space_holds_every_legal_action() -> None:
    """PR-8, PR-11, PR-14: display, convoy and bribe at their widest."""
    for options in (Options(), Options(control_only="yes"), TINY):
        seats = options.tables.SEATS[-1]
        space = ActionSpace(GAME.space(options, seats))
        rng = Random(seats)
        line = Line.begin(GAME, options, seats, fresh_chance(rng))
        while line.to_act:
            assert all(space.covers(ask.choices) for ask in line.asks().values())
            line.play(random_answers(line.asks(), rng), fresh_chance(rng))


def test_imagined_worlds_are_those_that_could_have_come_about() -> None:
    """PR-4, PR-11, PR-14, PR-17: on the tiny variant they are all known, and each of them comes."""
    rng = Random(8)
    rows = list(situations(GAME, TINY, 2, deepest=14).items())
    for situation, worlds in rng.sample(rows, 120):
        found = check_sampler(GAME, situation, worlds, rng, 12 * len(worlds.weights) ** 2)
        assert len(found) == len(worlds.weights)
