"""The tiny variant's whole tree, and laws of the whole game by random play."""

from random import Random

import msgspec
import pytest
from hs_builders import COLOURS, TINY

from contrabande.engine.action_space import ActionSpace
from contrabande.engine.actions import Amount, Answer, Choice, OneOf
from contrabande.engine.options import pairwise
from contrabande.games.hochstapler import GAME
from contrabande.games.hochstapler.model import Announce, Doubt, Options, State, Swap
from contrabande.laws.line import Line, fresh_chance, random_answers
from contrabande.laws.tree import node_counts

TREE = "1 2 4 8 16 32 192 480 1088 2624 3808 6944 8352 9312 10560 6528 4608 2592 288 288"


@pytest.mark.no_cover
def test_the_tiny_tree_has_these_nodes_at_each_depth() -> None:
    """HS-14, hs.edition=tiny: every match ends by itself."""
    counts = node_counts(GAME, TINY, 2)
    assert " ".join(map(str, counts)) == TREE
    assert sum(counts) == 57_727


def test_tiny_matches_hold_every_phase_and_both_endings() -> None:
    """HS-5, HS-8, HS-14, HS-15."""
    rng = Random(4)
    phases, endings = set(), set()
    for options in [TINY, Options(edition="tiny", mode="to10")] * 20:
        line = Line.begin(GAME, options, 2, fresh_chance(rng))
        while line.to_act:
            phases.add(state_of(line).phase)
            line.play(random_answers(line.asks(), rng), fresh_chance(rng))
        result = state_of(line).outcome
        assert result is not None
        endings.add(result.ending)
    assert phases == {"turn", "announce"}
    assert endings == set(GAME.endings)


@pytest.mark.parametrize("seats", [2, 3, 5, 7])
@pytest.mark.no_cover
def test_hs_t13_everybody_holds_one_card_of_each_colour_and_none_is_lost(seats: int) -> None:
    """HS-13, HS-14: after any legal play, with any options; hands, pile and discards of a colour make fifteen."""
    rng = Random(seats)
    for options in pairwise(GAME, seats):
        line = Line.begin(GAME, options, seats, fresh_chance(rng))
        whole = GAME.tally(state_of(line))
        while line.to_act:
            assert_one_of_each(state_of(line), whole_colour=sum(options.tables.COPIES))
            line.play(random_answers(line.asks(), rng), fresh_chance(rng))
            assert GAME.tally(state_of(line)) == whole
        stage, points = state_of(line).stage, state_of(line).points
        assert sum(points) == stage * len(options.tables.COLOURS)


def assert_one_of_each(state: State, *, whole_colour: int) -> None:
    """A card of each remaining colour in each hand, and the colour complete; nothing of the others."""
    for place, colour in enumerate(state.options.tables.COLOURS):
        held = [hand[place] for hand in state.hands]
        is_gone = state.takers[place] is not None
        assert is_gone == (colour not in state.colours)
        assert held.count(None) == (state.seats if is_gone else 0)
        cards = state.seats - held.count(None) + state.left[place] + len(state.discards[place])
        assert cards == (0 if is_gone else whole_colour)
        assert len(state.piles[place]) == state.left[place]


@pytest.mark.parametrize(("options", "steps"), [(TINY, 11), (Options(edition="tiny", mode="to10"), 21)])
def test_the_slowest_match_there_can_be_keeps_the_bound(options: Options, steps: int) -> None:
    """HS-6, HS-8, HS-15: every sum rises by one, after a swap; the bound is reached, so it is as low as can be."""
    slowest = msgspec.structs.replace(options, reshuffle="yes")
    line, taken = Line.begin(GAME, slowest, 2, fresh_chance(Random(1))), 1
    while line.to_act:
        ((seat, ask),) = line.asks().items()
        slow = ask.offers(Swap) or ask.offers(Announce) or ask.offers(Doubt)
        assert slow is not None
        line.play((Answer(seat, next(slow.actions())),), fresh_chance(Random(taken)))
        taken += 1
    assert taken <= GAME.bound(slowest, 2) == steps


def test_the_action_space_holds_every_sum_and_colour_of_the_table() -> None:
    """HS-6, HS-7, HS-9, HS-Q3, HS-Q4."""
    colours = OneOf(COLOURS)
    announce = Choice(Announce, (Amount(1, 28), colours))
    assert GAME.space(Options(), 4) == (Choice(Swap, (colours,)), announce, Choice(Doubt))


def test_every_action_has_a_number_and_every_question_lies_in_the_space() -> None:
    """HS-5: the whole action space of a table."""
    space = ActionSpace(GAME.space(Options(), 7))
    assert all(space.index(space.action(number)) == number for number in range(space.size))
    rng = Random(2)
    line = Line.begin(GAME, Options(), 7, fresh_chance(rng))
    while line.to_act:
        asks = line.asks()
        assert all(space.covers(ask.choices) for ask in asks.values())
        assert line.ask(None) is None
        line.play(random_answers(asks, rng), fresh_chance(rng))


def state_of(line: Line) -> State:
    assert isinstance(line.state, State)
    return line.state
