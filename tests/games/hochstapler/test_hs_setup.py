"""Components, set-up and options."""

from typing import Literal

import pytest
from hs_builders import COLOURS, FULL, dealt, tiny

from contrabande.engine.chance import ScriptedChance, SeededChance
from contrabande.engine.errors import ChanceError, OptionsError
from contrabande.engine.events import Secret
from contrabande.engine.seats import Seat
from contrabande.games.hochstapler import GAME
from contrabande.games.hochstapler.model import HandDealt, Options, StageBegun


def test_hs_1_the_box_holds_seven_colours_of_fifteen_cards() -> None:
    """HS-1, hs.edition=printed: three noughts, pairs of 1 to 5, one 6 and one 7 in each."""
    tally = GAME.tally(dealt(3).state)
    assert tally == {f"{colour} {value}": FULL[value] for colour in COLOURS for value in range(8)}
    assert sum(tally.values()) == 105


def test_hs_2_the_colours_have_these_names() -> None:
    """HS-2: diamonds, yachts, rings, wine bottles, watches, houses, cars; an order without a rank."""
    assert dealt(3).state.colours == ("green", "yellow", "blue", "purple", "red", "orange", "grey")


@pytest.mark.parametrize(("seats", "left"), [(3, 12), (4, 11), (5, 10), (6, 9), (7, 8)])
def test_hs_3_everybody_takes_one_card_from_each_pile(seats: int, left: int) -> None:
    """HS-3: the rest of each colour lies face down."""
    state = dealt(seats).state
    assert state.hands == [(seat + 1,) * 7 for seat in range(seats)]
    assert state.left == [left] * 7
    assert [len(pile) for pile in state.piles] == [left] * 7
    assert state.discards == [()] * 7
    assert state.takers == (None,) * 7
    assert state.points == (0,) * seats


def test_hs_3_a_card_that_was_dealt_is_no_longer_in_the_pile() -> None:
    """HS-3: each colour is a deck of its own."""
    state = dealt(3, {"green": (0, 7, 5), "grey": (4, 4, 0)}).state
    assert state.piles[0] == (0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6)
    assert state.piles[6] == (0, 0, 1, 1, 2, 2, 3, 3, 5, 5, 6, 7)
    assert [hand[0] for hand in state.hands] == [0, 7, 5]
    assert [hand[6] for hand in state.hands] == [4, 4, 0]


def test_hs_3_the_deal_is_told_to_each_seat_alone() -> None:
    """HS-3, HS-4: first who opens, then hand by hand."""
    chance = ScriptedChance({"start": [2], "deal/1": [7] * 7}, SeededChance(b"deal"))
    events = GAME.setup(Options(), 3, chance).events
    assert events[0] == StageBegun(1, Seat(2))
    assert events[2] == HandDealt(Seat(1), Secret((7,) * 7, (Seat(1),)))
    assert [type(event) for event in events] == [StageBegun] + [HandDealt] * 3


def test_hs_4_the_start_player_is_drawn() -> None:
    """HS-4, start_player=random: any seat can come."""
    for seat in range(5):
        state = dealt(5, start=[seat]).state
        assert (state.opener, state.turn, state.stage) == (seat, seat, 1)
        assert GAME.to_act(state) == {seat}
    with pytest.raises(ChanceError, match="'start' cannot give 5"):
        dealt(5, start=[5])


def test_hs_4_seat_0_may_begin_by_agreement() -> None:
    """HS-4, start_player=seat0: no chance is asked."""
    chance = SeededChance(b"deal")
    state = GAME.setup(Options(start_player="seat0"), 7, chance).state
    assert (state.opener, state.turn) == (0, 0)
    assert {label for label, _ in chance.drawn} == {f"deal/{seat}" for seat in range(7)}


def test_the_tiny_table_has_two_colours_of_four_cards() -> None:
    """HS-1, hs.edition=tiny: small enough to solve exactly."""
    state = tiny().state
    assert GAME.tally(state) == {"green 0": 2, "green 1": 2, "yellow 0": 2, "yellow 1": 2}
    assert state.left == [2, 2]
    assert state.highest == 2


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_three_to_seven_may_play(seats: int) -> None:
    """HS-3."""
    GAME.check(Options(), seats)
    assert seats in GAME.seats


@pytest.mark.parametrize("seats", [2, 8])
def test_no_other_number_may_play(seats: int) -> None:
    """HS-3."""
    with pytest.raises(OptionsError) as error:
        GAME.check(Options(), seats)
    assert str(error.value) == f"hochstapler (printed) is for 3 to 7 seats, not {seats}"


def test_the_tiny_table_has_two_seats() -> None:
    """HS-3, hs.edition=tiny."""
    GAME.check(Options(edition="tiny"), 2)
    with pytest.raises(OptionsError, match=r"hochstapler \(tiny\) is for 2 seats, not 3"):
        GAME.check(Options(edition="tiny"), 3)


@pytest.mark.parametrize("way", ["rotate", "random"])
def test_a_single_stage_has_no_next_one(way: Literal["rotate", "random"]) -> None:
    """HS-14, HS-Q12: hs.mode=single contradicts hs.next_stage_start=rotate and hs.next_stage_start=random."""
    with pytest.raises(OptionsError) as error:
        GAME.check(Options(next_stage_start=way), 4)
    wish = f"hs.next_stage_start={way}"
    reason = "contradict each other: a single stage has no next one"
    assert str(error.value) == f"hs.mode=single and {wish} {reason}"
    GAME.check(Options(mode="to10", next_stage_start=way), 4)
