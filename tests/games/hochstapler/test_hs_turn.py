"""A turn: swap and announce, announce, or doubt."""

import pytest
from hs_builders import COLOURS, DOUBT, FULL, PRINTED, Table, dealt, say, swap, tiny

from contrabande.engine.actions import Amount, Choice, OneOf
from contrabande.engine.events import Secret
from contrabande.engine.seats import Seat
from contrabande.games.hochstapler import GAME
from contrabande.games.hochstapler.model import (
    Announce,
    Bid,
    CardSwapped,
    Colour,
    Doubt,
    Options,
    PileReshuffled,
    SumAnnounced,
    Swap,
)

GREEN = Colour("green")
RESHUFFLE = Options(reshuffle="yes")


def sums(table: Table) -> tuple[int, ...]:
    """What may be announced."""
    choice = table.ask().offers(Announce)
    assert choice is not None
    (numbers, colours) = choice.fields
    assert colours == OneOf(table.state.colours)
    assert isinstance(numbers, Amount)
    return tuple(numbers.values())


def swaps(table: Table) -> tuple[str, ...]:
    """What may be swapped."""
    choice = table.ask().offers(Swap)
    if choice is None:
        return ()
    (colours,) = choice.fields
    assert isinstance(colours, OneOf)
    return colours.names


def exhausted(options: Options = PRINTED) -> Table:
    """Seven players have swapped green eight times: its pile is empty, and seat 1 is at turn after 8 grey."""
    table = dealt(7, options=options)
    for number in range(1, 9):
        table.do(swap("green"), say(number, "grey"))
    return table


# Announce or doubt.


def test_hs_t2_a_sum_must_be_higher_whatever_its_colour() -> None:
    """HS-6, HS-Q5: after 10 green, 11 yellow goes; 10 yellow and 9 green do not."""
    table = dealt(4).do(say(10, "green"))
    assert table.allows(say(11, "yellow"))
    assert table.allows(say(11, "green"))
    assert not table.allows(say(10, "yellow"))
    assert not table.allows(say(9, "green"))
    assert sums(table) == tuple(range(11, 29))


def test_hs_5_who_is_at_turn_announces_or_doubts() -> None:
    """HS-5, HS-6, HS-7, HS-9: and may swap before he announces."""
    ask = dealt(3).do(say(4, "red")).ask()
    assert (ask.key, ask.rules, ask.facts) == ("turn", ("HS-5", "HS-6", "HS-7", "HS-9"), ())
    announce = Choice(Announce, (Amount(5, 21), OneOf(COLOURS)))
    assert ask.choices == (announce, Choice(Swap, (OneOf(COLOURS),)), Choice(Doubt))


def test_hs_5_an_announcement_stands_and_play_goes_on_clockwise() -> None:
    """HS-5, HS-4: round the table, and from the last seat to the first."""
    table = dealt(3, start=[1])
    for number, seat in enumerate((1, 2, 0, 1), start=1):
        assert GAME.to_act(table.state) == {seat}
        table.do(say(number, "blue"))
        assert table.events[-1] == SumAnnounced(Seat(seat), number, Colour("blue"))
        assert table.state.bid == Bid(Seat(seat), number, Colour("blue"))


def test_hs_t5_the_opener_may_swap_but_has_nothing_to_doubt() -> None:
    """HS-5, HS-7, HS-Q2."""
    ask = dealt(3).ask()
    assert (ask.key, ask.rules) == ("open", ("HS-5", "HS-6", "HS-7"))
    announce = Choice(Announce, (Amount(1, 21), OneOf(COLOURS)))
    assert ask.choices == (announce, Choice(Swap, (OneOf(COLOURS),)))
    assert not ask.allows(DOUBT)


def test_hs_5_nobody_else_is_asked() -> None:
    """HS-5, HS-9, HS-Q7: only the next player may doubt, and a spectator never."""
    table = dealt(4).do(say(4, "red"))
    asked = [seat for seat in (0, 1, 2, 3, None) if GAME.ask(table.view(seat)) is not None]
    assert asked == [1]


def test_the_lowest_sum_to_open_with_is_one() -> None:
    """HS-6, HS-Q3."""
    assert dealt(3).allows(say(1, "green"))
    assert not dealt(3).allows(say(0, "green"))


@pytest.mark.parametrize("seats", [3, 7])
def test_the_highest_sum_is_seven_for_every_hand(seats: int) -> None:
    """HS-6, HS-Q4: although there are not that many."""
    table = dealt(seats)
    assert sums(table) == tuple(range(1, 7 * seats + 1))
    table.do(say(7 * seats - 1, "green"))
    assert sums(table) == (7 * seats,)


def test_after_the_highest_sum_one_can_only_doubt() -> None:
    """HS-8, HS-9, HS-Q4: who swaps must announce, so nobody swaps either."""
    ask = dealt(3).do(say(21, "green")).ask()
    assert (ask.key, ask.rules, ask.choices) == ("doubt", ("HS-8", "HS-9", "HS-Q4"), (Choice(Doubt),))
    assert not ask.is_decision


# The swap.


def test_hs_7_a_card_is_laid_face_up_and_another_drawn_unseen() -> None:
    """HS-7: from the pile of the same colour, which no longer has it."""
    table = dealt(3, {"purple": (1, 2, 3)}, swaps={"purple": [7]}).do(swap("purple"))
    assert table.events == [CardSwapped(Seat(0), Colour("purple"), 1, Secret(7, (Seat(0),)))]
    assert table.state.hands == [(1, 1, 1, 7, 1, 1, 1), (2,) * 7, (3,) * 7]
    assert table.discards("purple") == (1,)
    assert table.left("purple") == 11
    assert table.state.piles[3] == (0, 0, 0, 1, 2, 3, 4, 4, 5, 5, 6)


def test_hs_7_a_second_card_lies_on_the_first() -> None:
    """HS-7, HS-Q9: oldest first, for all to see."""
    table = dealt(3, swaps={"green": [0, 0]})
    table.do(swap("green"), say(1, "red"), swap("green"), say(2, "red"))
    assert table.discards("green") == (1, 2)
    assert table.view(None).discards[0] == (1, 2)
    assert [hand[0] for hand in table.state.hands] == [0, 0, 3]
    assert table.left("green") == 10


@pytest.mark.parametrize("colour", ["green", "yellow", "blue"])
def test_hs_7_any_colour_may_be_swapped(colour: str) -> None:
    """HS-7: that of the last sum, that of the next one, or a third."""
    table = dealt(4).do(say(10, "green"), swap(colour), say(11, "yellow"))
    assert table.discards(colour) == (2,)
    assert table.state.bid == Bid(Seat(1), 11, Colour("yellow"))


def test_hs_t4_who_has_swapped_may_not_doubt() -> None:
    """HS-8: nor swap again (HS-Q6); he must announce a higher sum."""
    table = dealt(3).do(say(4, "red"), swap("green"))
    ask = table.ask()
    assert (ask.key, ask.rules, ask.facts) == ("announce", ("HS-6", "HS-8"), (("last", 4),))
    assert ask.choices == (Choice(Announce, (Amount(5, 21), OneOf(COLOURS))),)
    assert table.state.turn == 1
    assert table.state.bid == Bid(Seat(0), 4, Colour("red"))


def test_hs_8_an_opener_who_has_swapped_announces_from_one() -> None:
    """HS-8, HS-Q3."""
    table = dealt(3).do(swap("green"))
    assert sums(table) == tuple(range(1, 22))
    assert table.ask().facts == (("last", 0),)


def test_hs_8_after_the_announcement_the_next_player_may_swap_again() -> None:
    """HS-7, HS-8, HS-Q6: once a turn, not once a round."""
    table = dealt(3).do(swap("green"), say(1, "green"))
    assert table.state.phase == "turn"
    assert swaps(table) == COLOURS


# An exhausted pile.


def test_hs_t8_a_colour_whose_pile_is_empty_cannot_be_swapped() -> None:
    """HS-7, HS-Q1, hs.reshuffle=no: all others can."""
    table = exhausted()
    assert table.left("green") == 0
    assert table.discards("green")[:7] == (1, 2, 3, 4, 5, 6, 7)
    assert len(table.discards("green")) == 8
    assert swaps(table) == COLOURS[1:]


def test_the_last_card_of_a_pile_can_still_be_drawn() -> None:
    """HS-7, HS-Q1."""
    table = dealt(7)
    for number in range(1, 8):
        table.do(swap("green"), say(number, "grey"))
    assert table.left("green") == 1
    assert swaps(table) == COLOURS


def test_neither_an_empty_pile_nor_a_taken_colour_gives_a_card() -> None:
    """HS-7, HS-11, HS-Q1: yellow was taken, green is empty."""
    table = exhausted().do(say(9, "yellow"), DOUBT)
    assert swaps(table) == COLOURS[2:]
    assert sums(table) == tuple(range(1, 50))
    assert table.allows(say(1, "green"))


def test_where_no_pile_has_a_card_nobody_is_offered_a_swap() -> None:
    """HS-7, HS-Q1: one announces, or doubts."""
    table = tiny().do(swap("yellow"), say(1, "green"), swap("yellow"), say(2, "green"), DOUBT)
    announce = Choice(Announce, (Amount(1, 2), OneOf(("yellow",))))
    assert table.ask().choices == (announce,)
    table.do(say(1, "yellow"))
    assert table.ask().choices == (Choice(Announce, (Amount(2, 2), OneOf(("yellow",)))), Choice(Doubt))


def test_the_discards_may_become_the_pile_again() -> None:
    """HS-7, HS-Q1, hs.reshuffle=yes: all that lay face up, before the next card is laid."""
    table = exhausted(RESHUFFLE)
    assert swaps(table) == COLOURS
    laid, own = table.discards("green"), table.state.hands[1][0]
    table.do(swap("green"))
    reshuffled, swapped = table.events[-2:]
    assert reshuffled == PileReshuffled(GREEN)
    assert isinstance(swapped, CardSwapped)
    assert (swapped.laid, table.discards("green"), table.left("green")) == (own, (own,), 7)
    drawn = table.state.hands[1][0]
    assert drawn is not None
    assert sorted((drawn, *table.state.piles[0])) == sorted(laid)
    assert list(table.state.piles[0]) == sorted(table.state.piles[0])


def test_a_reshuffled_colour_keeps_its_fifteen_cards() -> None:
    """HS-13, hs.reshuffle=yes."""
    table = exhausted(RESHUFFLE).do(swap("green"))
    tally = GAME.tally(table.state)
    assert tuple(tally[f"green {value}"] for value in range(8)) == FULL


def test_a_pile_that_has_cards_is_not_reshuffled() -> None:
    """HS-7, hs.reshuffle=yes."""
    table = dealt(3, options=RESHUFFLE).do(swap("green"), say(1, "red"), swap("green"))
    assert PileReshuffled(GREEN) not in table.events
    assert table.discards("green") == (1, 2)


def test_a_taken_colour_is_not_reshuffled() -> None:
    """HS-11, HS-Q1, hs.reshuffle=yes: nothing of it is left, while green can be shuffled again."""
    table = exhausted(RESHUFFLE).do(say(9, "yellow"), DOUBT)
    assert swaps(table) == ("green", *COLOURS[2:])
