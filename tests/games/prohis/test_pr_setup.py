"""The box, the deal and the options (PR-1 … PR-6)."""

import pytest
from pr_builders import cards, new_match

from contrabande.engine.errors import OptionsError
from contrabande.engine.events import Secret
from contrabande.engine.options import read_options
from contrabande.engine.seats import Seat
from contrabande.games.prohis import GAME
from contrabande.games.prohis.events import DisplayLaid, HandDealt, MatchBegun
from contrabande.games.prohis.model import Options
from contrabande.games.prohis.rules import cards_in_play
from contrabande.games.prohis.tables import IN_HAND, IN_STORE, INSPECTS, Printed


def test_the_printed_values_and_ranks() -> None:
    """PR-2: store, hand and cards inspected, for legal, illegal, lieutenant, captain, inspector."""
    assert IN_STORE == (1000, 4000, 3000, 4000, 5000)
    assert IN_HAND == (0, -4000, 1000, 2000, 3000)
    assert INSPECTS == (0, 0, 1, 2, 3)


def test_three_or_four_players_leave_cards_in_the_box() -> None:
    """PR-1, PR-3: 58, 30 and 8 less 18, 10 and 2."""
    assert Printed.deck(5) == Printed.deck(6) == (58, 30, 8, 0, 0)
    assert Printed.deck(3) == Printed.deck(4) == (58 - 18, 30 - 10, 8 - 2, 0, 0)


@pytest.mark.parametrize(("seats", "pile"), [(3, 50), (4, 46), (5, 72), (6, 68)])
def test_pr_t1_the_deal_for_every_number_of_players(seats: int, pile: int) -> None:
    """PR-4, PR-5: six cards each, one captain and one inspector among them; four open, the rest in the pile."""
    match = new_match(seats)
    hands = [match.view(Seat(seat)).hand for seat in range(seats)]
    assert all(hand[3:] == (1, 1) and sum(hand[:3]) == 4 for hand in hands)
    view = match.view(None)
    assert (view.left, sum(view.display), view.hand_sizes) == (pile, 4, (6,) * seats)
    assert cards_in_play(Options(), seats)[3:] == (seats, seats)


def test_chance_deals_hands_display_and_start() -> None:
    """PR-5, PR-6, start_player=random: all by draws of their own."""
    outcomes = {"start": [2], "deal/0": [0, 0, 1, 2], "deal/1": [1, 1, 1, 1], "display": [2, 2, 0, 1]}
    match = new_match(4, outcomes=outcomes)
    assert match.view(Seat(0)).hand == cards("LLI123")
    assert match.view(Seat(1)).hand == cards("IIII23")
    assert match.view(None).display == cards("11LI")
    assert match.to_act == {2}


def test_the_first_seat_may_begin() -> None:
    """PR-6, start_player=seat0."""
    assert new_match(5, Options(start_player="seat0")).to_act == {0}


def test_a_hand_is_dealt_in_secret() -> None:
    """PR-5: everybody sees the display, and only his own cards."""
    begun, *dealt, laid = new_match(3, outcomes={"start": [1]}).events(Seat(1))[0]
    assert begun == MatchBegun(Seat(1))
    hidden = [event.cards == Secret(None, (event.seat,)) for event in dealt if isinstance(event, HandDealt)]
    assert hidden == [True, False, True]
    assert isinstance(laid, DisplayLaid)


def test_options_are_read_by_their_outside_names() -> None:
    """PR-Q1: `pr.pass` although Python calls it otherwise."""
    options = read_options(GAME, {"pr.pass": "anytime", "max_offers": "3"}, 4)
    assert options == Options(pass_="anytime", max_offers=3)
    assert new_match(4, options).record().header.options["pass"] == "anytime"


@pytest.mark.parametrize("tie", ["speed", "seat"])
def test_open_claims_know_no_ties(tie: str) -> None:
    """PR-Q4: pr.claim=open contradicts pr.tie=speed and pr.tie=seat."""
    with pytest.raises(OptionsError, match=f"pr.claim=open and pr.tie={tie} contradict"):
        read_options(GAME, {"claim": "open", "tie": tie}, 4)


@pytest.mark.parametrize(("edition", "seats"), [("printed", 2), ("printed", 7), ("tiny", 3)])
def test_other_numbers_of_players_are_refused(edition: str, seats: int) -> None:
    """PR-3: three to six; pr.edition=printed, pr.edition=tiny for two."""
    with pytest.raises(OptionsError, match=f"not {seats}"):
        read_options(GAME, {"edition": edition}, seats)
