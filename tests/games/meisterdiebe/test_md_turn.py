"""A turn at the chest: opening, falling, and what each character does."""

from md_builders import (
    DIAMOND,
    FLIP,
    LAY_DIAMOND,
    LAY_SAPPHIRE,
    LAY_SAPPHIRE_WITH_ALARM,
    LEAVE,
    NORTH,
    NOTHING,
    SAPPHIRE,
    SOUTH,
    chest_with,
    diamonds,
    in_round,
    open_,
)

from contrabande.engine.seats import Seat
from contrabande.games.meisterdiebe.chest import EMPTY, above, below, ruby_above, ruby_below
from contrabande.games.meisterdiebe.model import (
    AlarmRang,
    AlarmReturned,
    AlarmSet,
    Drawer,
    DrawerOpened,
    ImitationsLaid,
    JewelsFell,
    JewelsStolen,
    Lay,
    LayWithAlarm,
    LootGathered,
    Manipulate,
    Open,
    Options,
    Plunder,
    Search,
    SecretSearched,
    SkipOpen,
)

SMUGGLER, JEWELLER, LADY = ("smuggler", 1), ("jeweller", 2), ("lady_jeweller", 3)
THIEF, MASTER, DETECTIVE = ("thief", 4), ("master_thief", 5), ("detective", 6)
LONG = SOUTH
"""A drawer whose ruby lies above."""


# Opening (MD-20 … MD-24).


def test_md_20_any_drawer_on_any_side_may_be_opened_but_only_one() -> None:
    """MD-20: all twelve are offered, whatever is in them; a second one is not."""
    table = in_round([MASTER, DETECTIVE])
    assert table.ask(0).size == 12
    table.do(open_(1))
    assert not table.allows(open_(2))


def test_md_21_the_contents_above_are_public_when_a_drawer_is_opened() -> None:
    """MD-21, MD-Q21: everybody sees the open compartment, and nobody sees a closed one."""
    table = in_round([MASTER, DETECTIVE], chest_with(above={1: diamonds(2, 1)}))
    assert table.view(1).compartment is None
    table.do(open_(1))
    assert table.last(DrawerOpened) == DrawerOpened(Seat(0), Drawer(1), (2, 1, 0), None)
    for seat in (0, 1, None):
        assert table.view(seat).opened == 1
        assert table.view(seat).compartment == diamonds(2, 1)


def test_md_t4_a_diamond_below_falls_to_the_red_cushion_and_the_thief_gets_nothing() -> None:
    """MD-21, MD-22, MD-23, MD-24: he may still rotate and flip."""
    table = in_round([THIEF, DETECTIVE], chest_with(below={1: diamonds(1)})).do(open_(1))
    assert table.state.red == DIAMOND
    assert table.state.black[0] == NOTHING
    assert table.last(JewelsFell) == JewelsFell(Seat(0), Drawer(1), DIAMOND)
    assert table.allows(Manipulate("top2_ccw", "yes"))


def test_md_23_fallen_jewels_forbid_the_jewellers_action() -> None:
    """MD-23: he closes the drawer and keeps his imitation."""
    table = in_round([JEWELLER, DETECTIVE], chest_with(below={1: diamonds(1)})).do(open_(1))
    assert table.state.phase == "manipulate"
    assert table.state.white[0] == (8, 2, 0)


def test_md_24_every_combination_of_one_rotation_and_one_flip_is_allowed() -> None:
    """MD-24, md.manip=rotate_and_flip, MD-Q5."""
    table = in_round([THIEF, DETECTIVE]).do(open_(1))
    assert table.ask(0).size == 10
    table.do(Manipulate("top1_cw", "yes"))
    assert table.state.chest.slots[:4] == (8, 11, 10, 9)
    assert table.state.chest.upside == 1


def test_md_t26_nobody_manipulates_before_opening() -> None:
    """MD-20, MD-24: the detective is not asked at all."""
    table = in_round([THIEF, DETECTIVE])
    assert not table.allows(FLIP)
    assert table.state.waiting == {0}
    table.do(open_(1), FLIP)
    assert table.state.phase == "choose"


def test_md_t26_in_the_variant_a_rotation_or_a_flip_but_not_both() -> None:
    """MD-39, md.manip=one."""
    table = in_round([THIEF, DETECTIVE], options=Options(manip="one")).do(open_(1))
    assert table.allows(Manipulate("top1_cw", "no"))
    assert table.allows(FLIP)
    assert table.allows(LEAVE)
    assert not table.allows(Manipulate("top1_cw", "yes"))
    assert table.ask(0).size == 6


def test_md_20_a_drawer_must_be_opened() -> None:
    """MD-20, MD-Q6, md.may_skip_open=no."""
    assert not in_round([THIEF, DETECTIVE]).allows(SkipOpen())


def test_a_thief_may_leave_the_chest_closed_where_the_table_allows_it() -> None:
    """MD-Q6, md.may_skip_open=yes: he still manipulates; the lady jeweller must open."""
    options = Options(may_skip_open="yes")
    table = in_round([THIEF, LADY], chest_with(above={1: diamonds(3)}), options=options)
    assert not table.allows(SkipOpen())
    table.do(open_(2), LAY_DIAMOND, LEAVE, SkipOpen())
    assert table.state.phase == "manipulate"
    assert above(table.do(LEAVE).state.chest, 1) == diamonds(3)


# The smuggler.


def test_md_t6_a_smuggler_at_an_empty_drawer_lays_an_imitation() -> None:
    """MD-25: the red cushion is unchanged, and he is not excluded."""
    table = in_round([SMUGGLER, DETECTIVE]).do(open_(1), LAY_DIAMOND)
    assert table.state.red == NOTHING
    assert table.state.excluded == ()
    assert above(table.state.chest, 1) == diamonds(1)
    assert table.state.white[0] == (7, 2, 0)
    assert table.count(LootGathered) == 0


def test_md_t7_a_smuggler_moves_all_jewels_to_red_and_lays_one_imitation_in_their_place() -> None:
    """MD-25, MD-10, MD-Q31: into the same drawer, above."""
    table = in_round([SMUGGLER, DETECTIVE], chest_with(above={1: diamonds(1, 1)})).do(open_(1), LAY_SAPPHIRE)
    assert table.state.red == (1, 1, 0)
    assert above(table.state.chest, 1) == diamonds(0, 1)
    assert table.last(LootGathered) == LootGathered(Seat(0), Drawer(1), (1, 1, 0))
    assert table.last(ImitationsLaid) == ImitationsLaid(Seat(0), Drawer(1), SAPPHIRE)


def test_md_25_laying_is_not_optional_for_smuggler_and_jeweller() -> None:
    """MD-25, MD-28, MD-Q7: exactly one imitation."""
    for character in (SMUGGLER, JEWELLER):
        table = in_round([character, DETECTIVE]).do(open_(1))
        assert not table.allows(LEAVE)
        assert not table.allows(Lay((2, 0, 0)))
        assert not table.allows(Lay(NOTHING))


def test_md_t28_an_alarm_that_falls_alone_neither_blocks_nor_excludes_a_smuggler() -> None:
    """MD-23, MD-26, MD-30, MD-Q9."""
    table = in_round([SMUGGLER, DETECTIVE], chest_with(below={1: diamonds(0, alarm=1)})).do(open_(1))
    assert table.state.alarms == (True, True)
    assert table.last(AlarmReturned) == AlarmReturned(Seat(1), Drawer(1))
    assert table.state.excluded == ()
    assert table.allows(LAY_DIAMOND)


def test_a_smuggler_who_sets_off_an_alarm_is_blocked_and_excluded_all_the_same() -> None:
    """MD-26, MD-30, MD-Q10: the jewels fell, wherever they went."""
    table = in_round([SMUGGLER, DETECTIVE], chest_with(below={1: diamonds(1, alarm=1)})).do(open_(1))
    assert table.state.black[1] == DIAMOND
    assert table.state.excluded == (0,)
    assert table.state.phase == "manipulate"


# The jeweller and the alarm.


def test_md_28_a_jeweller_lays_on_top_of_jewels_and_may_add_his_alarm() -> None:
    """MD-28: also where jewels lie already."""
    table = in_round([JEWELLER, DETECTIVE], chest_with(above={1: diamonds(2)}))
    table.do(open_(1), LAY_SAPPHIRE_WITH_ALARM)
    assert above(table.state.chest, 1) == diamonds(2, 1, alarm=0)
    assert table.state.alarms == (False, True)
    assert table.last(AlarmSet) == AlarmSet(Seat(0), Drawer(1))


def test_md_28_without_his_alarm_on_the_card_he_lays_the_imitation_only() -> None:
    """MD-28, MD-Q28, MD-Q29: his own alarm lies in that very drawer."""
    table = in_round([JEWELLER, DETECTIVE], chest_with(above={1: diamonds(1, alarm=0)})).do(open_(1))
    assert not table.allows(LAY_SAPPHIRE_WITH_ALARM)
    assert above(table.do(LAY_DIAMOND).state.chest, 1) == diamonds(2, alarm=0)


def test_md_t19_no_second_alarm_goes_where_one_lies() -> None:
    """MD-28, MD-31: he may place the imitation, not his alarm."""
    table = in_round([JEWELLER, DETECTIVE], chest_with(above={1: diamonds(1, alarm=1)})).do(open_(1))
    assert table.allows(LAY_DIAMOND)
    assert not table.allows(LayWithAlarm(DIAMOND))


def test_md_t12_whoever_opens_a_trap_pays_its_owner() -> None:
    """MD-28, MD-30: the sapphire goes to the jeweller, the alarm back to his card, the thief is blocked."""
    table = in_round([JEWELLER, THIEF]).do(open_(1), LAY_SAPPHIRE_WITH_ALARM, FLIP, open_(1))
    assert table.state.black == (SAPPHIRE, NOTHING)
    assert table.state.alarms == (True, True)
    assert table.state.phase == "manipulate"
    assert table.last(AlarmRang) == AlarmRang(Seat(1), Drawer(1), Seat(0), SAPPHIRE)
    assert table.last(AlarmReturned) == AlarmReturned(Seat(0), Drawer(1))


def test_md_t12_who_sets_off_his_own_alarm_gets_only_the_alarm() -> None:
    """MD-30: the sapphire goes to the red cushion."""
    table = in_round([THIEF, DETECTIVE], chest_with(below={1: diamonds(0, 1, alarm=0)})).do(open_(1))
    assert table.state.red == SAPPHIRE
    assert table.state.black[0] == NOTHING
    assert table.state.alarms == (True, True)
    assert table.count(AlarmRang) == 0


def test_md_t13_an_alarm_above_is_switched_off_and_stays_alone() -> None:
    """MD-29, MD-35, MD-Q11: the thief takes the diamond; the owner cannot fetch it."""
    table = in_round([THIEF, DETECTIVE], chest_with(above={1: diamonds(1, alarm=1)})).do(open_(1), LEAVE)
    assert table.state.black[0] == DIAMOND
    assert above(table.state.chest, 1) == diamonds(0, alarm=1)
    assert table.state.alarms == (True, False)


def test_md_t13_an_alarm_that_falls_alone_does_not_block() -> None:
    """MD-23, MD-30, MD-Q9: nothing fell but the alarm, so the master thief goes on."""
    table = in_round([MASTER, DETECTIVE], chest_with(below={1: diamonds(0, alarm=1)})).do(open_(1))
    assert table.state.phase == "act"
    assert table.state.alarms == (True, True)
    assert table.count(JewelsFell) == table.count(AlarmRang) == 0


def test_a_jeweller_may_use_his_fallen_alarm_again_at_once() -> None:
    """MD-28, MD-Q9."""
    table = in_round([JEWELLER, DETECTIVE], chest_with(below={1: diamonds(0, alarm=0)})).do(open_(1))
    assert table.allows(LAY_SAPPHIRE_WITH_ALARM)


# The lady jeweller.


def test_md_t14_a_lady_jeweller_always_lays_and_more_with_each_detective() -> None:
    """MD-30, MD-32, MD-Q25: two detectives, a trap below; one imitation and up to two more."""
    rows = [LADY, ("detective", 1), ("detective", 2), ("thief", 4)]
    table = in_round(rows, chest_with(below={1: diamonds(2, alarm=3)})).do(open_(1))
    assert table.state.black[3] == (2, 0, 0)
    assert table.state.alarms[3]
    assert not table.allows(Lay((4, 0, 0)))
    assert not table.allows(Lay(NOTHING))
    assert table.allows(LAY_DIAMOND)
    assert above(table.do(Lay((1, 2, 0))).state.chest, 1) == diamonds(1, 2)


def test_md_t15_with_one_imitation_left_she_lays_one_and_the_match_ends() -> None:
    """MD-32, MD-37: three detectives do not help."""
    rows = [LADY, ("detective", 1), ("detective", 2), ("detective", 3)]
    table = in_round(rows, white={0: DIAMOND}).do(open_(1))
    assert table.ask(0).size == 1
    assert table.do(LAY_DIAMOND, LEAVE).state.outcome is not None


# Thief and master thief.


def test_md_35_a_thief_takes_everything_in_front() -> None:
    """MD-35: no question is asked."""
    table = in_round([THIEF, DETECTIVE], chest_with(above={1: diamonds(3, 1)})).do(open_(1))
    assert table.state.black[0] == (3, 1, 0)
    assert above(table.state.chest, 1) == EMPTY
    assert table.last(JewelsStolen) == JewelsStolen(Seat(0), Drawer(1), (3, 1, 0))
    assert table.state.phase == "manipulate"


def test_md_35_a_thief_at_an_empty_drawer_takes_nothing() -> None:
    """MD-35."""
    assert in_round([THIEF, DETECTIVE]).do(open_(1)).count(JewelsStolen) == 0


def test_md_t16_a_master_thief_takes_the_ruby_above_together_with_the_front() -> None:
    """MD-33, MD-Q12a, MD-Q12e: he decides after he has seen the front."""
    table = in_round([MASTER, DETECTIVE], chest_with(above={LONG: diamonds(1)})).do(open_(LONG), Search())
    assert table.state.black[0] == (1, 0, 1)
    assert ruby_above(table.state.chest, LONG) == 0
    assert table.last(SecretSearched) == SecretSearched(Seat(0), Drawer(LONG), "ruby")


def test_md_t16_a_ruby_that_falls_costs_him_everything_and_lies_above_afterwards() -> None:
    """MD-34, MD-Q12c, md.fallen_ruby=top: the diamond stays; the next one gets both."""
    rows = [MASTER, ("master_thief", 6)]
    table = in_round(rows, chest_with(above={NORTH: diamonds(1)})).do(open_(NORTH), Search())
    assert table.state.black[0] == NOTHING
    assert table.state.red == NOTHING
    assert above(table.state.chest, NORTH) == diamonds(1)
    assert (ruby_above(table.state.chest, NORTH), ruby_below(table.state.chest, NORTH)) == (1, 0)
    assert table.last(SecretSearched) == SecretSearched(Seat(0), Drawer(NORTH), "fallen_ruby")
    assert table.do(LEAVE, open_(NORTH), Search()).state.black[1] == (1, 0, 1)


def test_a_fallen_ruby_may_be_laid_back_below() -> None:
    """MD-34, MD-Q12c, md.fallen_ruby=bottom."""
    table = in_round([MASTER, DETECTIVE], options=Options(fallen_ruby="bottom")).do(open_(NORTH), Search())
    assert (ruby_above(table.state.chest, NORTH), ruby_below(table.state.chest, NORTH)) == (0, 1)


def test_md_t17_a_diamond_that_falls_from_the_front_forbids_the_search() -> None:
    """MD-23, MD-33: he may manipulate."""
    table = in_round([MASTER, DETECTIVE], chest_with(below={LONG: diamonds(1)})).do(open_(LONG))
    assert table.state.red == DIAMOND
    assert not table.allows(Search())
    assert table.allows(FLIP)


def test_md_t18_a_search_that_finds_nothing_still_takes_the_front() -> None:
    """MD-33, MD-Q12b: the ruby is gone."""
    rows = [MASTER, ("master_thief", 6)]
    table = in_round(rows, chest_with(above={LONG: diamonds(1)})).do(open_(LONG), Search(), LEAVE)
    table.do(open_(LONG), Search())
    assert table.last(SecretSearched) == SecretSearched(Seat(1), Drawer(LONG), "nothing")
    assert table.state.black[0] == (1, 0, 1)


def test_a_short_drawer_may_be_searched_so_that_the_question_does_not_tell_it_is_short() -> None:
    """MD-33, MD-Q12d: he keeps the front jewels."""
    table = in_round([MASTER, DETECTIVE], chest_with(above={1: diamonds(2)})).do(open_(1))
    assert table.ask(0) == in_round([MASTER, DETECTIVE]).do(open_(LONG)).ask(0)
    assert table.do(Search()).state.black[0] == (2, 0, 0)


def test_md_33_plundering_the_front_leaves_the_ruby() -> None:
    """MD-33."""
    table = in_round([MASTER, DETECTIVE], chest_with(above={LONG: diamonds(2)})).do(open_(LONG), Plunder())
    assert table.state.black[0] == (2, 0, 0)
    assert ruby_above(table.state.chest, LONG) == 1


def test_md_t29_after_a_fallen_ruby_he_may_still_rotate_and_flip() -> None:
    """MD-24, MD-34."""
    table = in_round([MASTER, DETECTIVE]).do(open_(NORTH), Search())
    assert table.allows(Manipulate("top1_ccw", "yes"))


def test_md_40_an_opened_drawer_never_holds_something_on_both_faces() -> None:
    """MD-40, MD-Q8: the bottom is empty before anything is laid above."""
    table = in_round([LADY, DETECTIVE], chest_with(below={1: diamonds(2)})).do(Open(Drawer(1)), LAY_DIAMOND)
    assert above(table.state.chest, 1) == diamonds(1)
    assert below(table.state.chest, 1) == EMPTY
