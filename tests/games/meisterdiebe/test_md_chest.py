"""The chest as an object: levels, sides, faces, turning, flipping, secret compartments."""

from itertools import product

from md_builders import NORTH, SOUTH, chest_with, diamonds

from contrabande.games.meisterdiebe.chest import EMPTY, Chest, above, below, packed, ruby_above, ruby_below, turned
from contrabande.games.meisterdiebe.tables import FLIPS, Printed

SHAPE = (3, 4)
QUARTERS = Printed.ROTATIONS[1:]


def turn(chest: Chest, rotation: str) -> Chest:
    return turned(chest, SHAPE, rotation, "no")


def flip(chest: Chest) -> Chest:
    return turned(chest, SHAPE, "none", "yes")


def up_to_the_whole_chest(chest: Chest) -> frozenset[tuple[int, ...]]:
    """The arrangement as seen from all four sides of the table."""
    levels = [chest.slots[level * 4 : level * 4 + 4] for level in range(3)]
    return frozenset(tuple(drawer for row in levels for drawer in (*row[side:], *row[:side])) for side in range(4))


def results_of_a_turn(chest: Chest) -> list[Chest]:
    """Rotation then flip, and flip then rotation."""
    one_way = [turned(chest, SHAPE, rotation, flips) for rotation, flips in product(Printed.ROTATIONS, FLIPS)]
    return one_way + [turned(flip(chest), SHAPE, rotation, "no") for rotation in Printed.ROTATIONS]


def reachable(chest: Chest) -> list[Chest]:
    """All arrangements that turns can lead to."""
    found = {chest.slots: chest}
    edge = [chest]
    while edge:
        after = {each.slots: each for before in edge for each in results_of_a_turn(before)}
        edge = [each for slots, each in after.items() if slots not in found]
        found |= after
    return list(found.values())


def test_md_1_the_chest_has_three_levels_of_four_drawers_six_of_them_with_a_secret_compartment() -> None:
    """MD-1, MD-3: two long drawers opposite each other on every level."""
    chest = packed(tuple(range(12)), Printed.RUBIES)
    assert len(chest.slots) == 12
    assert [where != "none" for where in Printed.RUBIES] == [True, False, True, False]


def test_md_4_every_drawer_has_two_fronts_and_every_long_one_two_secrets() -> None:
    """MD-4, MD-5: a top and a bottom compartment; contents belong to a face."""
    chest = chest_with(above={SOUTH: diamonds(2)}, below={NORTH: diamonds(1)})
    assert above(chest, SOUTH) == diamonds(2)
    assert below(chest, SOUTH) == EMPTY
    assert below(chest, NORTH) == diamonds(1)
    assert len(chest.fronts) == len(chest.secrets) == 24


def test_md_t2_three_rubies_lie_above_and_three_below_one_in_each_long_drawer() -> None:
    """MD-12: the south drawers above, the north drawers below, the short ones none."""
    chest = packed(tuple(range(12)), Printed.RUBIES)
    assert [ruby_above(chest, drawer) for drawer in range(12)] == [0, 0, 1, 0] * 3
    assert [ruby_below(chest, drawer) for drawer in range(12)] == [1, 0, 0, 0] * 3


def test_md_12_filling_one_side_flipping_and_filling_the_other_gives_that_chest() -> None:
    """MD-12: what was laid above before the flip lies below after it."""
    before = packed(tuple(range(12)), ("above", "none", "none", "none"))
    after = flip(before)
    assert [ruby_below(after, after.slots[slot]) for slot in (0, 4, 8)] == [1, 1, 1]
    assert sum(ruby_above(after, drawer) for drawer in range(12)) == 0


def test_md_6_the_top_level_turns_clockwise_from_north_to_east() -> None:
    """MD-6: one level turns, the two below it stay."""
    assert turn(chest_with(), "top1_cw").slots == (3, 0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11)
    assert turn(chest_with(), "top1_ccw").slots == (1, 2, 3, 0, 4, 5, 6, 7, 8, 9, 10, 11)


def test_md_6_two_levels_turn_as_one_block() -> None:
    """MD-6, MD-Q3: the bottom level alone never turns."""
    assert turn(chest_with(), "top2_cw").slots == (3, 0, 1, 2, 7, 4, 5, 6, 8, 9, 10, 11)
    assert turn(chest_with(), "top2_ccw").slots == (1, 2, 3, 0, 5, 6, 7, 4, 8, 9, 10, 11)


def test_md_7_a_flip_reverses_the_levels_and_swaps_east_and_west() -> None:
    """MD-7, MD-Q1: north and south stay, every drawer shows its other face."""
    flipped = flip(chest_with(above={SOUTH: diamonds(1)}))
    assert flipped.slots == (8, 11, 10, 9, 4, 7, 6, 5, 0, 3, 2, 1)
    assert below(flipped, SOUTH) == diamonds(1)
    assert ruby_below(flipped, SOUTH) == 1


def test_md_7_uppermost_after_a_flip_is_the_new_top() -> None:
    """MD-7, MD-Q4: the level that was at the bottom turns now."""
    assert turn(flip(chest_with()), "top1_cw").slots[:4] == (9, 8, 11, 10)
    assert turn(flip(chest_with()), "top1_cw").slots[4:] == flip(chest_with()).slots[4:]


def test_md_8_the_chest_has_128_arrangements_and_32_up_to_turning_it_as_a_whole() -> None:
    """MD-8: counted by walking all of them."""
    all_of_them = reachable(chest_with())
    assert len(all_of_them) == 128
    assert len({up_to_the_whole_chest(chest) for chest in all_of_them}) == 32


def test_md_t20_a_turn_has_14_results_and_10_up_to_turning_the_whole_chest() -> None:
    """MD-8, MD-Q2: whether rotation or flip comes first makes no difference to the ten."""
    results = results_of_a_turn(chest_with())
    assert len({chest.slots for chest in results}) == 14
    assert len({up_to_the_whole_chest(chest) for chest in results}) == 10
    assert len({up_to_the_whole_chest(chest) for chest in results[:10]}) == 10


def test_md_t21_two_flips_or_four_quarter_turns_change_nothing() -> None:
    """MD-6, MD-7: contents follow their faces all the way round."""
    chest = chest_with(above={SOUTH: diamonds(1)}, below={NORTH: diamonds(0, 1)})
    assert flip(flip(chest)) == chest
    for rotation in QUARTERS:
        assert turn(turn(turn(turn(chest, rotation), rotation), rotation), rotation) == chest
