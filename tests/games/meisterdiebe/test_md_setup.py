"""Set-up and the filling of the chest."""

import pytest
from md_builders import FLIP, LEAVE, NOTHING, Table, chest_with, diamonds, new_match, options_with

from contrabande.engine.chance import ScriptedChance, SeededChance
from contrabande.engine.errors import OptionsError
from contrabande.engine.seats import Seat
from contrabande.games.meisterdiebe import GAME
from contrabande.games.meisterdiebe.chest import above, below, ruby_above, ruby_below
from contrabande.games.meisterdiebe.cushions import final_score
from contrabande.games.meisterdiebe.model import (
    DiamondPlaced,
    Drawer,
    DrawerOpened,
    FillingBegun,
    JewelsFell,
    Manipulate,
    Options,
    Place,
)
from contrabande.games.meisterdiebe.tables import Printed


def set_up(seats: int, **options: str) -> Table:
    return Table(GAME.setup(options_with(**options), seats, SeededChance(b"deal")).state)


def test_md_1_the_box_holds_enough_jewels_for_eight() -> None:
    """MD-1, md.edition=printed: 6 rubies, 16 sapphires, 80 diamonds, of which 4 are never needed."""
    assert GAME.tally(set_up(8).state) == {"diamond": 76, "sapphire": 16, "ruby": 6, "alarm": 8}


def test_md_2_the_characters_act_in_this_order() -> None:
    """MD-2: the order of the overview card."""
    order = ("smuggler", "jeweller", "lady_jeweller", "thief", "master_thief", "detective")
    assert order == Printed.CHARACTERS


def test_md_t3_every_player_begins_with_ten_imitations_and_minus_twelve() -> None:
    """MD-9, MD-10: eight diamonds and two sapphires on white, nothing on black, the alarm on the card."""
    state = set_up(4).state
    assert state.white == ((8, 2, 0),) * 4
    assert state.black == (NOTHING,) * 4
    assert state.red == NOTHING
    assert state.alarms == (True,) * 4
    assert final_score(state, "").scores == (-12,) * 4


def test_md_11_everybody_gets_one_card_of_each_character_with_a_number_of_its_own() -> None:
    """MD-11: no number of a character is dealt twice; with eight players none is left."""
    cards = set_up(8).state.cards
    for place in range(6):
        assert sorted(hand[place] for hand in cards) == list(range(1, 9))


def test_md_11_the_deal_follows_chance() -> None:
    """MD-11: each label deals one seat."""
    chance = ScriptedChance({"deal/0": [0, 1, 2, 3, 4, 5], "deal/1": [7, 6, 5, 4, 3, 2]}, SeededChance(b"drawers"))
    state = GAME.setup(Options(start_player="seat0"), 2, chance).state
    assert state.cards == ((1, 2, 3, 4, 5, 6), (8, 7, 6, 5, 4, 3))


def test_md_12_the_rubies_lie_north_and_south_whichever_drawers_stand_there() -> None:
    """MD-12, MD-Q24: chance says which drawer stands where."""
    drawers = [11, 2, 0, 9, 4, 6, 1, 3, 10, 5, 8]
    chance = ScriptedChance({"drawers": drawers}, SeededChance(b"deal"))
    step = GAME.setup(Options(start_player="seat0"), 2, chance)
    chest = step.state.chest
    assert chest.slots == (*drawers, 7)
    assert [ruby_below(chest, drawer) for drawer in chest.slots] == [1, 0, 0, 0] * 3
    assert [ruby_above(chest, drawer) for drawer in chest.slots] == [0, 0, 1, 0] * 3
    assert step.events[-1] == FillingBegun(Seat(0), chest.slots)


def test_md_q24_the_number_of_a_drawer_does_not_tell_whether_it_is_long() -> None:
    """MD-Q24, GEN-5: over many matches every number is long in about half of them."""
    counts = [0] * 12
    for number in range(400):
        slots = GAME.setup(Options(), 2, SeededChance(b"%d" % number)).state.chest.slots
        for drawer in slots[::2]:
            counts[drawer] += 1
    assert sum(counts) == 400 * 6
    assert all(150 < count < 250 for count in counts)


@pytest.mark.parametrize(
    ("seats", "shares"),
    [(2, (6, 6)), (3, (4, 4, 4)), (4, (3,) * 4), (5, (3, 3, 2, 2, 2)), (6, (2,) * 6), (8, (2, 2, 2, 2, 1, 1, 1, 1))],
)
def test_md_13_twelve_diamonds_are_divided_as_evenly_as_possible(seats: int, shares: tuple[int, ...]) -> None:
    """MD-13, md.start_player=seat0."""
    assert set_up(seats).state.stock == shares


def test_md_t25_seven_players_get_two_or_one_diamonds_from_the_start_player_on() -> None:
    """MD-13, MD-Q19, md.start_player=random: the extra ones go clockwise from whoever begins."""
    deal = {f"deal/{seat}": [seat] * 6 for seat in range(7)}
    chance = ScriptedChance({"start": [3], **deal}, SeededChance(b"drawers"))
    state = GAME.setup(Options(start_player="random"), 7, chance).state
    assert state.starter == 3
    assert state.waiting == {3}
    assert state.stock == (2, 1, 1, 2, 2, 2, 2)


def test_md_14_a_player_places_all_his_diamonds_then_manipulates_then_the_next_one_fills() -> None:
    """MD-14: six diamonds into one drawer, or into several."""
    table = set_up(2).do(*[Place(Drawer(5))] * 5, Place(Drawer(1)))
    assert above(table.state.chest, 5) == diamonds(5)
    assert above(table.state.chest, 1) == diamonds(1)
    assert table.state.phase == "manipulate"
    table.do(LEAVE)
    assert (table.state.phase, table.state.waiting) == ("place", {1})
    assert table.count(DiamondPlaced) == 6


def test_md_14_diamonds_that_fall_while_filling_go_to_red_and_do_not_forbid_placing() -> None:
    """MD-14: the second player opens what the first has turned over."""
    table = set_up(2).do(*[Place(Drawer(5))] * 6, FLIP, Place(Drawer(5)))
    assert table.state.red == (6, 0, 0)
    assert above(table.state.chest, 5) == diamonds(1)
    assert below(table.state.chest, 5).jewels == NOTHING
    assert table.last(JewelsFell) == JewelsFell(Seat(1), Drawer(5), (6, 0, 0))
    assert table.last(DrawerOpened) == DrawerOpened(Seat(1), Drawer(5), NOTHING, None)


def test_md_14_after_filling_one_may_rotate_and_flip_whatever_the_variant() -> None:
    """MD-14, md.manip=one: the variant speaks of the end of a turn only."""
    table = set_up(2, manip="one").do(*[Place(Drawer(5))] * 6)
    assert table.allows(Manipulate("top2_cw", "yes"))
    assert table.ask(0).key == "manipulate-filling"


def test_md_14_when_all_have_filled_the_first_round_begins() -> None:
    """MD-14, MD-15."""
    table = set_up(3)
    for seat in range(3):
        table.do(*[Place(Drawer(seat))] * 4, LEAVE)
    assert (table.state.phase, table.state.round) == ("choose", 1)
    assert table.state.waiting == {0, 1, 2}
    assert table.state.chest.fronts == chest_with(above={seat: diamonds(4) for seat in range(3)}).fronts


def test_the_table_is_for_two_to_eight() -> None:
    """MD-Q27: two play by the same rules."""
    assert GAME.seats == range(2, 9)
    with pytest.raises(OptionsError, match="2 to 8 seats"):
        new_match(9)
