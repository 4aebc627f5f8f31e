"""What is printed, and the set-up."""

import pytest
from hg_builders import NOTHING, at_round_end, dealt, goods, new_match, options_with

from contrabande.engine.chance import ScriptedChance, SeededChance
from contrabande.engine.errors import OptionsError
from contrabande.engine.match import Match
from contrabande.engine.seats import Seat
from contrabande.games.hart_an_der_grenze import GAME
from contrabande.games.hart_an_der_grenze.events import HandDealt, KindCalled, TurnBegun
from contrabande.games.hart_an_der_grenze.model import Keep, Options
from contrabande.games.hart_an_der_grenze.tables import Printed


def test_hg_1_there_are_139_cards_of_six_kinds() -> None:
    """HG-1, hg.edition=printed: as many of each as the lid of the case says."""
    tally = GAME.tally(dealt(4).state)
    copies = {"jug": 39, "maracas": 30, "sombrero": 23, "cigar": 18, "tequila": 16, "statue": 13}
    assert tally == {**copies, "dollars": 120}
    assert sum(copies.values()) == 139


def test_hg_1_the_overview_card_has_values_fines_and_compensation() -> None:
    """HG-1: the first three kinds are legal, and only for those there is compensation."""
    assert Printed.GOODS == ("jug", "maracas", "sombrero", "cigar", "tequila", "statue")
    assert Printed.GOODS[:3] == Printed.LEGAL
    assert Printed.VALUES == (2, 3, 4, 7, 9, 12)
    assert Printed.FINES == (1, 2, 3, 5, 6, 8)
    assert Printed.FINES[:3] == Printed.COMPENSATION


def test_hg_t1_with_five_players_only_the_row_beside_the_five_counts() -> None:
    """HG-1: the caps of the double sale, as they are called."""
    table = at_round_end(*[NOTHING] * 5, round=3).do(*[Keep(NOTHING)] * 5)
    assert [event.cap for event in table.all(KindCalled) if isinstance(event, KindCalled)] == [10, 8, 6, 5, 4, 3]


@pytest.mark.parametrize(
    ("seats", "caps"), [(3, (6, 5, 4, 3, 2, 2)), (4, (8, 6, 5, 4, 3, 2)), (6, (12, 10, 8, 6, 5, 4))]
)
def test_hg_1_every_number_of_players_has_its_own_caps(seats: int, caps: tuple[int, ...]) -> None:
    """HG-1."""
    assert Printed.caps(seats) == caps


def test_hg_2_bank_notes_never_run_out_and_the_bank_is_an_account() -> None:
    """HG-2: what it pays out is what the players gain."""
    table = at_round_end(goods(statue=13), NOTHING, NOTHING).do(*[Keep(NOTHING)] * 3)
    assert table.state.cash == (186, 30, 30)
    assert table.state.bank == -156


@pytest.mark.parametrize(("seats", "has_white"), [(3, False), (4, False), (5, True), (6, True)])
def test_hg_3_everybody_has_30_dollars_a_red_stone_and_perhaps_a_white_one(seats: int, has_white: bool) -> None:
    """HG-3: the white stones are for five or six players."""
    state = dealt(seats).state
    assert state.cash == (30,) * seats
    assert state.seizures == (True,) * seats
    assert state.extras == (has_white,) * seats
    assert state.cases == state.behind == state.under == (NOTHING,) * seats


def test_hg_4_everybody_is_dealt_five_cards_and_the_rest_is_the_pile() -> None:
    """HG-4: and the discard pile is empty."""
    state = dealt(6).state
    assert [sum(hand) for hand in state.hands] == [5] * 6
    assert state.pile_size == sum(state.pile) == 109
    assert state.discards == NOTHING


def test_hg_4_the_deal_follows_chance_one_label_for_each_seat() -> None:
    """HG-4: exact hands."""
    hands = [goods(jug=1, cigar=4), goods(statue=5), goods(maracas=2, sombrero=3)]
    assert dealt(3, hands).state.hands == tuple(hands)


def test_hg_4_the_first_deal_goes_round_from_the_sheriffs_left() -> None:
    """HG-4, HG-10."""
    table = dealt(4, sheriff=1)
    assert [event.seat for event in table.all(HandDealt) if isinstance(event, HandDealt)] == [2, 3, 0, 1]


def test_hg_5_chance_gives_the_star_to_one_player() -> None:
    """HG-5, hg.start_player=random: whoever it is, the others pack."""
    state = dealt(4, sheriff=2).state
    assert state.sheriff == 2
    assert state.waiting == {0, 1, 3}


def test_the_first_seat_may_be_the_first_sheriff() -> None:
    """HG-5, hg.start_player=seat0: no lot is cast."""
    step = GAME.setup(options_with(), 3, ScriptedChance({}, SeededChance(b"no start")))
    assert step.state.sheriff == 0
    assert step.events[0] == TurnBegun(1, 1, Seat(0))
    assert "start" not in {label for label, _ in step.chance.drawn}


def test_hg_8_a_player_sees_his_four_zones_and_the_common_ones() -> None:
    """HG-8: hand, case, behind and under; pile, discards, cash and stones."""
    table = dealt(3, [NOTHING, goods(cigar=2), NOTHING]).pack(goods(cigar=1), goods(jug=1))
    view = table.view(1)
    assert (view.hand, view.case) == (goods(jug=3, cigar=1), goods(cigar=1))
    assert (view.behind, view.under) == (NOTHING, NOTHING)
    assert (view.pile_size, view.discards) == (124, NOTHING)
    assert (view.cash, view.seizures, view.extras) == ((30,) * 3, (True,) * 3, (False,) * 3)


@pytest.mark.parametrize("seats", [2, 7])
def test_the_table_is_for_three_to_six(seats: int) -> None:
    """HG-3: the lid of the case has rows for these only."""
    assert GAME.seats == range(3, 7)
    with pytest.raises(OptionsError, match="3 to 6 seats"):
        new_match(seats)


def test_all_options_go_together() -> None:
    """HG-Q1, HG-Q5, HG-Q6, HG-Q8, HG-Q9, HG-Q17: none of them contradicts another."""
    house = Options("seat0", "exact", "per_card", "liars_only", 1, "cap", "hidden_until_round_end")
    assert Match(GAME, house, 3, b"house rules").to_act == {1, 2}
