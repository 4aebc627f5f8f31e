"""The tiny variants' whole trees, and laws of the whole game by random play."""

from random import Random

import pytest
from hg_builders import options_with

from contrabande.engine.action_space import ActionSpace
from contrabande.engine.errors import OptionsError
from contrabande.engine.options import pairwise
from contrabande.games.hart_an_der_grenze import GAME
from contrabande.games.hart_an_der_grenze.model import Options, State
from contrabande.games.hart_an_der_grenze.rules import PHASES
from contrabande.laws.line import Line, audiences, fresh_chance, random_answers
from contrabande.laws.tree import node_counts

VARIANTS = {variant.key: variant.options for variant in GAME.variants}
TREE = "1 2 3 4 4 6 6 12 24 44 76 132 174 248 348 526 934 1768 3054 4458 5776 6176 4912 3416 1528"
TREE_OF_THREE = "1 2 3 4 4 10 20 40 120 280 468 936 1628 1512 2556 3132 1216"


@pytest.mark.parametrize(
    ("key", "seats", "tree"), [("tiny", 2, TREE), ("tiny3", 3, TREE_OF_THREE)], ids=["tiny", "tiny3"]
)
@pytest.mark.no_cover
def test_a_tiny_tree_has_these_nodes_at_each_depth(key: str, seats: int, tree: str) -> None:
    """HG-6, HG-37, hg.edition=tiny, hg.edition=tiny3: every match ends by itself."""
    counts = node_counts(GAME, VARIANTS[key], seats)
    assert " ".join(map(str, counts)) == tree
    assert sum(counts) <= 100_000


def test_tiny_matches_hold_every_phase_between_them() -> None:
    """HG-12, HG-13, HG-14, HG-15, HG-23, HG-24, HG-28, HG-32: the white stone with three, the choice with two."""
    phases = {key: set[str]() for key in ("tiny", "tiny3")}
    rng = Random(4)
    for key, seats in (("tiny", 2), ("tiny3", 3)):
        for _ in range(40):
            line = Line.begin(GAME, VARIANTS[key], seats, fresh_chance(rng))
            while line.to_act:
                phases[key].add(state_of(line).phase)
                line.play(random_answers(line.asks(), rng), fresh_chance(rng))
    assert phases["tiny"] == set(PHASES) - {"extra"}
    assert phases["tiny3"] == set(PHASES) - {"choose"}


def test_tiny_tables_have_their_own_number_of_seats() -> None:
    """HG-3, hg.edition=tiny, hg.edition=tiny3: refused by name."""
    with pytest.raises(OptionsError, match=r"\(tiny\) is for 2 seats, not 3"):
        GAME.check(options_with(edition="tiny"), 3)
    with pytest.raises(OptionsError, match=r"\(tiny3\) is for 3 seats, not 4"):
        GAME.check(options_with(edition="tiny3"), 4)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.no_cover
def test_no_card_and_no_dollar_is_lost_whatever_the_options(seats: int) -> None:
    """HG-1, HG-2, HG-10: 139 cards over all zones after any legal play; the sizes shown are true when nobody packs."""
    rng = Random(seats)
    for options in [options for options in pairwise(GAME, seats) if options.edition == "printed"][::3]:
        line = Line.begin(GAME, options, seats, fresh_chance(rng))
        whole = GAME.tally(state_of(line))
        assert sum(whole.values()) == 139 + 30 * seats
        while line.to_act:
            line.play(random_answers(line.asks(), rng), fresh_chance(rng))
            state = state_of(line)
            assert GAME.tally(state) == whole
            assert state.pile_size == sum(state.pile)
            if state.phase == "keep":
                assert state.behind_sizes == tuple(map(sum, state.behind))
                assert state.under_sizes == tuple(map(sum, state.under))


@pytest.mark.parametrize("seats", [3, 6])
def test_no_match_is_longer_than_the_bound(seats: int) -> None:
    """HG-6, HG-Q8: a fixed number of turns, and a limit to every talk."""
    rng = Random(1)
    options = Options(max_offers=8)
    line, steps = Line.begin(GAME, options, seats, fresh_chance(rng)), 1
    while line.to_act:
        line.play(random_answers(line.asks(), rng), fresh_chance(rng))
        steps += 1
    assert steps <= GAME.bound(options, seats)
    assert GAME.outcome(state_of(line)) is not None


def test_the_bound_counts_every_step_there_can_be() -> None:
    """HG-6, HG-Q8: the deal; pack, declare, inspect, two talks, two stones a turn; keep and choose a round."""
    assert GAME.bound(Options(max_offers=1), 4) == 1 + 3 * (4 * (1 + 3 + 1 + 4 + 2) + 4 + 1)
    assert GAME.bound(Options(), 6) == 1 + 3 * (6 * (1 + 5 + 1 + 16 + 2) + 6 + 1)


def test_every_action_has_a_number_and_every_question_lies_in_the_space() -> None:
    """HG-12, HG-15, HG-28: the whole action space of a table."""
    space = ActionSpace(GAME.space(Options(), 6))
    assert all(space.index(space.action(number)) == number for number in range(space.size))
    rng = Random(2)
    line = Line.begin(GAME, Options(), 6, fresh_chance(rng))
    while line.to_act:
        asks = line.asks()
        assert all(space.covers(ask.choices) for ask in asks.values())
        asked = {who for who in audiences(6) if line.ask(who) is not None}
        assert asked == line.to_act
        line.play(random_answers(asks, rng), fresh_chance(rng))


def state_of(line: Line) -> State:
    assert isinstance(line.state, State)
    return line.state
