"""A doubt, and who pays for it."""

import pytest
from hs_builders import COLOURS, DOUBT, FULL, dealt, say, swap

from contrabande.engine.seats import Seat
from contrabande.games.hochstapler import GAME
from contrabande.games.hochstapler.model import CardsRevealed, Colour, StackTaken, SumDoubted

BLUE, GREEN = Colour("blue"), Colour("green")


def test_hs_t1_the_example_of_the_rulebook() -> None:
    """HS-6, HS-7, HS-9, HS-10, HS-11, HS-12: 13 rings are less than 14, so D pays and A opens."""
    cards = {"green": (6, 0, 5, 1), "purple": (0, 2, 1, 3), "yellow": (3, 5, 0, 2), "blue": (2, 5, 3, 3)}
    table = dealt(4, cards, swaps={"purple": [7], "yellow": [4]})
    table.do(say(10, "green"), say(11, "yellow"), swap("purple"), say(13, "green"), swap("yellow"), say(14, "blue"))
    table.do(DOUBT)
    assert table.events[-3:] == [
        SumDoubted(Seat(0), Seat(3), 14, BLUE),
        CardsRevealed(BLUE, (2, 5, 3, 3), 13),
        StackTaken(Seat(3), BLUE),
    ]
    assert (table.taker("blue"), table.state.points) == (3, (0, 0, 0, 1))
    assert table.state.turn == 0
    assert table.allows(say(1, "green"))
    assert (table.discards("purple"), table.discards("yellow")) == ((1,), (2,))
    assert "blue" not in table.state.colours


@pytest.mark.parametrize(("announced", "loser"), [(8, 1), (9, 1), (10, 0)])
def test_hs_10_less_than_announced_costs_the_announcer(announced: int, loser: int) -> None:
    """HS-10: at least as much costs the doubter; here the total is 9."""
    table = dealt(3, {"green": (2, 3, 4)}).do(say(announced, "green"), DOUBT)
    assert table.taker("green") == loser


def test_hs_t3_exactly_the_announced_sum_is_enough() -> None:
    """HS-10: the doubter is penalised."""
    table = dealt(4, {"blue": (2, 5, 3, 4)}).do(say(14, "blue"), DOUBT)
    assert table.state.points == (0, 1, 0, 0)


def test_hs_t6_a_wrong_doubter_takes_the_stack_and_opens() -> None:
    """HS-10, HS-12, HS-Q8."""
    table = dealt(3).do(say(2, "red"), say(3, "red"), DOUBT)
    assert table.taker("red") == 2
    assert GAME.to_act(table.state) == {2}
    assert table.ask().key == "open"


def test_hs_12_a_right_doubter_opens_too() -> None:
    """HS-12, HS-Q8: there is no previous sum then, and the stage has not changed hands."""
    table = dealt(3).do(say(20, "red"), say(21, "red"), DOUBT)
    assert table.taker("red") == 1
    assert (table.state.turn, table.state.bid, table.state.opener, table.state.stage) == (2, None, 0, 1)
    assert table.allows(say(1, "green"))


def test_hs_t9_discards_do_not_count() -> None:
    """HS-9: hands of 4, 3, 2 and a discarded 7 make 9, so 10 is too much."""
    table = dealt(3, {"green": (7, 3, 2)}, swaps={"green": [4]})
    table.do(swap("green"), say(10, "green"), DOUBT)
    assert table.events[-2:] == [CardsRevealed(GREEN, (4, 3, 2), 9), StackTaken(Seat(0), GREEN)]


def test_hs_9_only_the_named_colour_of_the_last_sum_is_shown() -> None:
    """HS-9: an earlier sum is forgotten."""
    table = dealt(3, {"green": (7, 6, 5), "red": (0, 0, 0)}).do(say(5, "green"), say(6, "red"), DOUBT)
    assert CardsRevealed(Colour("red"), (0, 0, 0), 0) in table.events
    assert (table.taker("red"), table.taker("green")) == (1, None)


def test_hs_11_all_cards_of_the_colour_leave_the_game() -> None:
    """HS-11: hand cards, discards and pile, as one stack."""
    table = dealt(3).do(swap("green"), say(21, "green"), DOUBT)
    state = table.state
    assert [hand[0] for hand in state.hands] == [None] * 3
    assert (table.discards("green"), table.left("green"), state.piles[0]) == ((), 0, ())
    assert state.colours == COLOURS[1:]
    assert state.takers == (0, None, None, None, None, None, None)
    assert tuple(GAME.tally(state)[f"green {value}"] for value in range(8)) == FULL


def test_hs_11_a_stack_is_one_minus_point_however_large_the_error() -> None:
    """HS-11, HS-Q11: and the points of one player add up."""
    table = dealt(3).boast("green", "yellow", "blue").boast("red")
    assert table.state.points == (2, 1, 1)
    assert table.state.takers == (0, 1, 2, None, 0, None, None)


def test_hs_t7_a_taken_colour_is_neither_announced_nor_swapped() -> None:
    """HS-11, HS-6, HS-7: while all others are."""
    table = dealt(3).boast("blue")
    assert not table.allows(say(1, "blue"))
    assert not table.allows(swap("blue"))
    for colour in ("green", "yellow", "purple", "red", "orange", "grey"):
        assert table.allows(say(1, colour))
        assert table.allows(swap(colour))


def test_hs_13_the_other_colours_are_untouched() -> None:
    """HS-13: everybody still holds one card of each."""
    table = dealt(3).do(swap("red"), say(21, "blue"))
    hands, piles, discards = list(table.state.hands), list(table.state.piles), list(table.state.discards)
    table.do(DOUBT)
    assert table.state.hands == [(*hand[:2], None, *hand[3:]) for hand in hands]
    assert table.state.piles == [*piles[:2], (), *piles[3:]]
    assert table.state.discards == [*discards[:2], (), *discards[3:]]
