"""The worked examples of the rulebook, played on the simulator directly."""

from random import Random

import jax.numpy as jnp
import pytest
from md_table import (
    DIAMOND,
    EAST,
    FLIP,
    LAY_DIAMOND,
    LAY_SAPPHIRE,
    LEAVE,
    NORTH,
    NOTHING,
    RICH,
    SAPPHIRE,
    SOUTH,
    WEST,
    WITH_ALARM,
    Table,
    card,
    content,
    in_round,
    turn,
)

from contrabande.lab.sim import meisterdiebe_state as sim

SMUGGLER, JEWELLER, LADY = ("smuggler", 1), ("jeweller", 2), ("lady_jeweller", 3)
THIEF, MASTER, DETECTIVE = ("thief", 4), ("master_thief", 5), ("detective", 6)
AT_EAST = (EAST, LAY_DIAMOND, LEAVE)
"""A turn of somebody who lays an imitation."""


def test_md_t1_the_order_of_acting() -> None:
    """MD-16, MD-17: smugglers 2, 5, 8, then all others by character and number; the detective is not asked."""
    rows = [("lady_jeweller", 8), ("smuggler", 5), ("detective", 4), ("thief", 7), ("smuggler", 2)]
    table = in_round(*rows, ("master_thief", 3), ("smuggler", 8), ("thief", 5))
    order = []
    while table.phase != sim.CHOOSE:
        order += [table.seat] if table.phase == sim.OPEN else []
        table.do(min(table.legal()))
    assert order == [4, 1, 6, 0, 7, 3, 5]


def test_md_t1_only_the_smugglers_show_themselves_before_they_act() -> None:
    """MD-16: all others turn their cards after the last smuggler."""
    table = in_round(("smuggler", 2), THIEF)
    assert not table.state.is_open
    assert table.do(*AT_EAST).state.is_open


def test_md_t2_six_rubies_south_above_and_north_below() -> None:
    """MD-12: one per long drawer."""
    table = Table(2)
    assert [table.ruby(slot) for slot in range(12)] == ["below", "none", "above", "none"] * 3


def test_md_t3_everybody_begins_with_ten_imitations_an_alarm_and_six_characters() -> None:
    """MD-9, MD-11: worth 12 points less than nothing."""
    table = Table(3)
    assert [table.white(seat) for seat in range(3)] == [(8, 2)] * 3
    assert [table.black(seat) for seat in range(3)] == [(0, 0, 0)] * 3
    assert all(table.has_alarm(seat) for seat in range(3))
    assert [int(row) >> sim.HELD for row in table.state.cards] == [sim.HELD_MASK] * 3 + [0] * 5


def test_md_t4_a_diamond_below_falls_to_the_red_cushion_and_the_thief_gets_nothing() -> None:
    """MD-21 … MD-24: he may still rotate and flip."""
    table = in_round(THIEF, DETECTIVE, below={EAST: content(1)}).do(EAST)
    assert (table.red, table.black(0)) == (DIAMOND, (0, 0, 0))
    assert table.allows(turn("top2_ccw", flip=True))


def test_md_t5_after_six_rounds_all_cards_go_to_the_left() -> None:
    """MD-18, MD-19: hands of 6 to 1 cards, then six again, with other numbers."""
    names = ["thief", "detective", "master_thief", "smuggler", "jeweller", "lady_jeweller"]
    table, sizes = in_round(("thief", 1), ("thief", 2)).finish_round(), [6]
    before = [int(row) & (1 << sim.HELD) - 1 for row in table.state.cards[:2]]
    for name in names[1:]:
        sizes.append(len(table.legal()))
        table.do(card(name), card(name)).finish_round()
    after = [int(row) & (1 << sim.HELD) - 1 for row in table.state.cards[:2]]
    assert (sizes, len(table.legal())) == ([6, 5, 4, 3, 2, 1], 6)
    assert (after, int(table.state.cycle)) == (before[::-1], 1)


def test_md_t6_a_smuggler_at_an_empty_drawer_lays_an_imitation() -> None:
    """MD-25: the red cushion is unchanged, and he is not excluded."""
    table = in_round(SMUGGLER, THIEF).do(EAST, LAY_DIAMOND)
    assert (table.red, table.excluded()) == (NOTHING, [])
    assert (table.above(EAST), table.white(0)) == (content(1), (7, 2))


def test_md_t7_a_smuggler_moves_all_jewels_to_red_and_lays_one_imitation_in_their_place() -> None:
    """MD-25, MD-Q31."""
    table = in_round(SMUGGLER, THIEF, above={EAST: content(1, 1)}).do(EAST, LAY_SAPPHIRE)
    assert (table.red, table.above(EAST)) == ((1, 1), content(0, 1))


def test_md_t8_a_smuggler_who_made_jewels_fall_counts_but_gets_nothing() -> None:
    """MD-26, MD-27: number 6 alone takes all three."""
    table = in_round(("smuggler", 2), ("smuggler", 6), DETECTIVE, below={EAST: content(1)}, red=(1, 1))
    table.do(EAST, LEAVE, WEST, LAY_DIAMOND, LEAVE)
    assert [table.black(seat) for seat in range(3)] == [(0, 0, 0), (*RICH, 0), (0, 0, 0)]
    assert table.red == NOTHING


def test_md_t9_outnumbered_smugglers_get_nothing_and_the_detectives_share() -> None:
    """MD-27, MD-36: 3 picks first and third."""
    table = in_round(SMUGGLER, ("detective", 7), ("detective", 3), red=RICH).do(*AT_EAST)
    assert [table.black(seat) for seat in range(3)] == [(0, 0, 0), (1, 0, 0), (1, 1, 0)]


def test_md_t10_if_all_smugglers_are_excluded_the_jewels_stay() -> None:
    """MD-27, MD-36, MD-Q13, MD-Q14."""
    table = in_round(SMUGGLER, THIEF, below={EAST: content(1)}).do(EAST, LEAVE)
    assert table.excluded() == [0]
    table.do(WEST, LEAVE)
    assert (table.red, table.phase, table.excluded()) == (DIAMOND, sim.CHOOSE, [])


def test_md_t11_equal_numbers_are_enough_for_the_smuggler() -> None:
    """MD-27, MD-36, MD-Q15: what falls later is the detective's."""
    table = in_round(SMUGGLER, DETECTIVE, THIEF, below={WEST: content(1)}, red=RICH).do(*AT_EAST)
    assert table.black(0) == (*RICH, 0)
    assert table.do(WEST, LEAVE).black(1) == (1, 0, 0)


def test_md_t12_whoever_opens_a_trap_pays_its_owner() -> None:
    """MD-28, MD-30: the alarm goes back to the jeweller, and the thief is blocked."""
    table = in_round(JEWELLER, THIEF).do(EAST, WITH_ALARM)
    assert not table.has_alarm(0)
    table.do(FLIP, 2 * 4 + WEST)  # where the drawer stands now
    assert (table.black(0), table.black(1)) == ((0, 1, 0), (0, 0, 0))
    assert (table.has_alarm(0), table.phase) == (True, sim.MANIPULATE)


def test_md_t12_who_sets_off_his_own_alarm_gets_only_the_alarm() -> None:
    """MD-30: the sapphire goes to the red cushion."""
    table = in_round(THIEF, MASTER, below={EAST: content(0, 1, alarm=0)}).do(EAST)
    assert (table.red, table.black(0), table.has_alarm(0)) == (SAPPHIRE, (0, 0, 0), True)


def test_md_t13_an_alarm_above_is_switched_off_and_stays_alone() -> None:
    """MD-29, MD-35, MD-Q11."""
    table = in_round(THIEF, DETECTIVE, above={EAST: content(1, alarm=1)}).do(EAST)
    assert (table.black(0), table.above(EAST)) == ((1, 0, 0), content(0, alarm=1))
    assert not table.has_alarm(1)


def test_md_t13_an_alarm_that_falls_alone_does_not_block() -> None:
    """MD-23, MD-30, MD-Q9: the master thief goes on."""
    table = in_round(MASTER, DETECTIVE, below={EAST: content(0, alarm=1)}).do(EAST)
    assert (table.phase, table.has_alarm(1), table.red) == (sim.ACT, True, NOTHING)


def test_md_t14_a_lady_jeweller_always_lays_and_more_with_each_detective() -> None:
    """MD-30, MD-32, MD-Q25: one imitation and up to two more, diamonds first."""
    rows = [LADY, ("detective", 1), ("detective", 2), ("thief", 4)]
    table = in_round(*rows, below={EAST: content(2, alarm=3)}).do(EAST)
    assert (table.black(3), table.has_alarm(3), table.legal()) == ((2, 0, 0), True, {LAY_DIAMOND, LAY_SAPPHIRE})
    table.do(LAY_DIAMOND)
    assert table.legal() == {LAY_DIAMOND, LAY_SAPPHIRE, sim.STOP}
    table.do(LAY_SAPPHIRE)
    assert table.legal() == {LAY_SAPPHIRE, sim.STOP}
    assert table.do(LAY_SAPPHIRE).above(EAST) == content(1, 2)
    assert (table.phase, table.white(0)) == (sim.MANIPULATE, (7, 0))


def test_md_t15_with_one_imitation_left_she_lays_one_and_the_match_ends() -> None:
    """MD-32, MD-37: three detectives do not help."""
    rows = [LADY, ("detective", 1), ("detective", 2), ("detective", 3)]
    table = in_round(*rows, white={0: DIAMOND}).do(EAST)
    assert table.legal() == {LAY_DIAMOND}
    assert table.do(LAY_DIAMOND, LEAVE).phase == sim.OVER
    assert table.legal() == set()


def test_md_t16_a_master_thief_takes_the_ruby_above_together_with_the_front() -> None:
    """MD-33, MD-Q12a."""
    table = in_round(MASTER, DETECTIVE, above={SOUTH: content(1)}).do(SOUTH, sim.SEARCH)
    assert (table.black(0), table.ruby(SOUTH)) == ((1, 0, 1), "none")


def test_md_t16_a_ruby_that_falls_costs_him_everything_and_lies_above_afterwards() -> None:
    """MD-34, MD-Q12c: the diamond stays, and the next one gets both."""
    table = in_round(MASTER, ("master_thief", 6), above={NORTH: content(1)}).do(NORTH, sim.SEARCH)
    assert (table.black(0), table.red, table.above(NORTH)) == ((0, 0, 0), NOTHING, content(1))
    assert table.ruby(NORTH) == "above"
    assert table.do(LEAVE, NORTH, sim.SEARCH).black(1) == (1, 0, 1)


def test_md_t17_a_diamond_that_falls_from_the_front_forbids_the_search() -> None:
    """MD-23, MD-33: he may manipulate."""
    table = in_round(MASTER, DETECTIVE, below={SOUTH: content(1)}).do(SOUTH)
    assert (table.red, table.allows(sim.SEARCH), table.allows(FLIP)) == (DIAMOND, False, True)


def test_md_t18_a_search_that_finds_nothing_still_takes_the_front() -> None:
    """MD-33, MD-Q12b, MD-Q12d: here in a short drawer."""
    assert in_round(MASTER, DETECTIVE, above={EAST: content(2)}).do(EAST, sim.SEARCH).black(0) == (2, 0, 0)


def test_md_t19_no_second_alarm_goes_where_one_lies() -> None:
    """MD-28, MD-31: he may place the imitation, not his alarm."""
    table = in_round(JEWELLER, DETECTIVE, above={EAST: content(1, alarm=1)}).do(EAST)
    assert table.legal() == {LAY_DIAMOND, LAY_SAPPHIRE}


def test_md_t20_rotation_and_flip_have_ten_results() -> None:
    """MD-6 … MD-8: which drawer stands where, for each manipulation of a turn."""
    tables = [in_round(THIEF, DETECTIVE).do(EAST, token) for token in range(sim.TURN, sim.TAKE)]
    found = {tuple(int(word) >> sim.NUMBER & 15 for word in table.state.chest) for table in tables}
    start = [int(word) >> sim.NUMBER & 15 for word in Table(2).state.chest]
    assert len(found) == 10
    assert tuple(start[slot] for slot in (3, 0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11)) in found
    assert tuple(start[slot] for slot in (8, 11, 10, 9, 7, 6, 5, 4, 3, 2, 1, 0)) in found  # the top two, then over


@pytest.mark.parametrize(("token", "times"), [(FLIP, 2), (turn("top1_cw"), 4), (turn("top2_ccw"), 4)])
def test_md_t21_two_flips_or_four_equal_quarter_turns_change_nothing(token: int, times: int) -> None:
    """MD-6, MD-7: contents follow faces."""
    rows = [(name, number) for number in (1, 2) for name in ("thief", "master_thief")]
    table = in_round(*rows, above={EAST: content(1)}, below={SOUTH: content(0, 1)})
    before = table.state.chest
    for _ in range(times):
        table.state = table.state._replace(phase=jnp.int8(sim.MANIPULATE), turn=jnp.int8(0))
        table.do(token)
    assert table.state.chest.tolist() == before.tolist()
    assert int(table.state.upside) == 0


def test_md_t22_after_the_last_ruby_the_detective_still_collects() -> None:
    """MD-36, MD-37, MD-Q17."""
    table = in_round(MASTER, DETECTIVE, red=RICH)
    taken = table.state.chest & jnp.uint32(0xFFFFFFFF ^ (3 << sim.RUBY))
    table.state = table.state._replace(chest=taken.at[SOUTH].set(table.state.chest[SOUTH]))
    table.do(SOUTH, sim.SEARCH, LEAVE)
    assert (table.phase, table.black(1)) == (sim.OVER, (*RICH, 0))


@pytest.mark.parametrize(
    ("first", "second", "rewards"),
    [
        ((3, 1, 2), (12, 0, 1), [840, -840]),  # 10 points each, more rubies
        ((4, 3, 1), (6, 2, 1), [840, -840]),  # then more sapphires
        ((6, 2, 1), (6, 2, 1), [0, 0]),  # then both
        ((6, 2, 1), (7, 2, 1), [-840, 840]),
    ],
)
def test_md_t23_md_t24_scores_and_ties(
    first: tuple[int, int, int], second: tuple[int, int, int], rewards: list[int]
) -> None:
    """MD-38, MD-Q18: white counts against them, a diamond and a sapphire each, and once three diamonds more."""
    more = 3 if second[0] == 12 else 0
    table = in_round(THIEF, DETECTIVE, white={0: (1, 1), 1: (1 + more, 1)})
    black = [jewels[0] | jewels[1] << sim.SAPPHIRES | jewels[2] << sim.BLACK_RUBIES for jewels in (first, second)]
    cushions = table.state.cushions.at[:2].add(jnp.array(black, jnp.uint32))
    table.state = table.state._replace(cushions=cushions, phase=jnp.int8(sim.OVER))
    assert table.rewards() == rewards


def test_md_t25_seven_players_fill_as_evenly_as_possible() -> None:
    """MD-13: the start player, here seat 3, and those after him get more."""
    table = Table(7, word=1 << 31)
    assert (table.seat, int(table.state.starter)) == (3, 3)
    assert [int(row) >> sim.STOCK & 7 for row in table.state.cushions] == [2, 1, 1, 2, 2, 2, 2, 0]


def test_md_t26_nobody_manipulates_before_opening_and_in_the_variant_not_both() -> None:
    """MD-20, MD-24, MD-39."""
    table = in_round(THIEF, DETECTIVE, variant=sim.ONE)
    assert table.legal() == set(range(sim.SLOTS))
    assert table.do(EAST).legal() == {
        LEAVE,
        FLIP,
        *(turn(f"top{levels}_{way}") for levels in "12" for way in ("cw", "ccw")),
    }
    assert table.do(FLIP).phase == sim.CHOOSE


def test_md_t27_no_jewel_is_lost_in_random_play() -> None:
    """MD-40: 6 rubies, 2n sapphires, 8n + 12 diamonds, wherever they lie."""
    table, random = Table(8), Random(1)
    while table.legal():
        table.do(random.choice(sorted(table.legal())))
    assert table.jewels() == (8 * 8 + 12, 2 * 8, 6)


def test_md_t28_an_alarm_that_falls_alone_neither_blocks_nor_excludes_a_smuggler() -> None:
    """MD-23, MD-26, MD-30, MD-Q9."""
    table = in_round(SMUGGLER, DETECTIVE, below={EAST: content(0, alarm=1)}).do(EAST)
    assert (table.has_alarm(1), table.excluded(), table.allows(LAY_DIAMOND)) == (True, [], True)


def test_md_t29_after_a_fallen_ruby_he_may_still_rotate_and_flip() -> None:
    """MD-24, MD-34."""
    assert in_round(MASTER, DETECTIVE).do(NORTH, sim.SEARCH).allows(turn("top1_ccw", flip=True))


def test_a_drawer_that_was_open_long_ago_grows_no_older_than_can_be_told() -> None:
    """Above 255 openings the observation stays at 255."""
    table = in_round(THIEF, DETECTIVE)
    old = table.state.chest.at[SOUTH].add(254 << sim.AGE)
    table.state = table.state._replace(chest=old)
    ages = []
    for _ in range(2):
        table.do(EAST)
        ages.append([int(table.state.chest[slot]) >> sim.AGE for slot in (SOUTH, WEST, EAST)])
        table.state = table.state._replace(phase=jnp.int8(sim.OPEN))
    assert ages == [[255, 1, 0], [255, 2, 0]]
