"""The tiny variant's whole tree, and laws of the whole game by random play."""

from random import Random

import pytest

from contrabande.engine.action_space import ActionSpace
from contrabande.engine.options import pairwise
from contrabande.games.meisterdiebe import GAME
from contrabande.games.meisterdiebe.chest import EMPTY
from contrabande.games.meisterdiebe.model import Options, State
from contrabande.laws.line import Line, fresh_chance, random_answers
from contrabande.laws.tree import node_counts

TINY = GAME.variants[-1].options
TREE = "1 2 4 8 8 8 8 8 16 16 32 288 288 400 608 704 "
TREE += "1200 2080 1984 1984 2912 3328 3824 4656 3584 3744 352"


@pytest.mark.no_cover
def test_the_tiny_tree_has_these_nodes_at_each_depth() -> None:
    """MD-37, md.edition=tiny: every match ends by itself."""
    counts = node_counts(GAME, TINY, 2)
    assert " ".join(map(str, counts)) == TREE
    assert sum(counts) <= 100_000


def test_tiny_matches_hold_every_phase_and_both_endings() -> None:
    """MD-14, MD-15, MD-20, MD-24, MD-27, MD-37."""
    rng = Random(4)
    phases, endings = set(), set()
    for _ in range(200):
        line = Line.begin(GAME, TINY, 2, fresh_chance(rng))
        while line.to_act:
            phases.add(state_of(line).phase)
            line.play(random_answers(line.asks(), rng), fresh_chance(rng))
        result = state_of(line).outcome
        assert result is not None
        endings.add(result.ending)
    assert phases == {"place", "choose", "open", "act", "manipulate", "pick"}
    assert endings == set(GAME.endings)


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
@pytest.mark.no_cover
def test_md_t27_both_faces_are_never_full_and_no_jewel_is_lost(seats: int) -> None:
    """MD-40: after any legal play, with any options; rubies 6, sapphires 2n, diamonds 8n + 12."""
    rng = Random(seats)
    for options in pairwise(GAME, seats):
        line = Line.begin(GAME, options, seats, fresh_chance(rng))
        whole = GAME.tally(line.state)
        if options.edition == "printed":
            assert whole == {"diamond": 8 * seats + 12, "sapphire": 2 * seats, "ruby": 6, "alarm": seats}
        while line.to_act:
            line.play(random_answers(line.asks(), rng), fresh_chance(rng))
            fronts = state_of(line).chest.fronts
            assert all(EMPTY in pair for pair in zip(fronts[::2], fronts[1::2]))
        assert GAME.tally(line.state) == whole


def test_no_match_is_longer_than_the_bound() -> None:
    """MD-32: a lady jeweller always lays one, so a cycle takes an imitation from everybody."""
    rng = Random(1)
    options = Options(may_skip_open="yes", auto_pick="off")
    line, steps = Line.begin(GAME, options, 2, fresh_chance(rng)), 1
    while line.to_act:
        line.play(random_answers(line.asks(), rng), fresh_chance(rng))
        steps += 1
    assert steps <= GAME.bound(options, 2)
    assert GAME.outcome(line.state) is not None


def test_every_action_has_a_number_and_every_question_lies_in_the_space() -> None:
    """MD-20, MD-32: the whole action space of a table."""
    space = ActionSpace(GAME.space(Options(), 8))
    assert all(space.index(space.action(number)) == number for number in range(space.size))
    rng = Random(2)
    line = Line.begin(GAME, Options(auto_pick="off"), 8, fresh_chance(rng))
    while line.to_act:
        asks = line.asks()
        assert all(space.covers(ask.choices) for ask in asks.values())
        assert line.ask(None) is None
        line.play(random_answers(asks, rng), fresh_chance(rng))


def state_of(line: Line) -> State:
    assert isinstance(line.state, State)
    return line.state
