"""The smuggler's chest as an object: levels, sides, drawers with two faces, turning and flipping (MD-3 … MD-8).

Slots are the places of the drawers, level by level from the top, clockwise from the north side. A drawer keeps its
number wherever it goes. All drawers turn over together, so one number tells which face of every drawer is up; a
compartment belongs to a face and travels with it.
"""

from collections.abc import Callable
from functools import cache
from operator import itemgetter

import msgspec

from contrabande.engine.chance import Chance
from contrabande.engine.counts import Counts, add, put
from contrabande.engine.seats import Seat

Shape = tuple[int, int]
"""Levels and sides of a chest."""

_BLOCKS = {"none": (0, 0), "top1_cw": (1, 1), "top1_ccw": (1, -1), "top2_cw": (2, 1), "top2_ccw": (2, -1)}
"""Each rotation as the number of levels that turn and the quarters they turn clockwise (MD-6)."""


class Compartment(msgspec.Struct, frozen=True, gc=False):
    """What lies in one face of a drawer's front: jewels by kind, and the owner of an alarm (MD-5)."""

    jewels: Counts
    alarm: Seat | None


EMPTY = Compartment((0, 0, 0), None)


class Chest(msgspec.Struct, frozen=True, gc=False):
    """The chest with everything in it."""

    slots: tuple[int, ...]
    """Which drawer stands in each slot."""
    upside: int
    """The face that is up: 0, or 1 after an odd number of flips."""
    fronts: tuple[Compartment, ...]
    """Two faces per drawer: drawer d has 2 d and 2 d + 1."""
    secrets: tuple[int, ...]
    """Rubies behind each of these faces."""


def mixed(drawers: int, chance: Chance) -> tuple[int, ...]:
    """Which drawer stands in each slot at the start: by chance, so that a number tells nothing (MD-Q24, GEN-5)."""
    left = [1] * drawers
    slots = []
    for _ in range(drawers - 1):
        drawer = chance.draw("drawers", left)
        left[drawer] = 0
        slots.append(drawer)
    return (*slots, left.index(1))


def packed(slots: tuple[int, ...], rubies: tuple[str, ...]) -> Chest:
    """The chest with its rubies, one side's above and the opposite side's below, and nothing in front (MD-12)."""
    secrets = [0] * (2 * len(slots))
    for slot, drawer in enumerate(slots):
        where = rubies[slot % len(rubies)]
        secrets[2 * drawer : 2 * drawer + 2] = (int(where == "above"), int(where == "below"))
    return Chest(slots, 0, (EMPTY,) * len(secrets), tuple(secrets))


# Turning and flipping.


def turned(chest: Chest, shape: Shape, rotation: str, flip: str) -> Chest:
    """Turn the uppermost levels by a quarter, then perhaps flip the whole chest (MD-6, MD-7)."""
    slots = arrangement(shape, rotation, flip)(chest.slots)
    return Chest(slots, chest.upside ^ (flip == "yes"), chest.fronts, chest.secrets)


@cache
def arrangement(shape: Shape, rotation: str, flip: str) -> Callable[[tuple[int, ...]], tuple[int, ...]]:
    """The slots before a manipulation to the slots after it.

    >>> arrangement((3, 4), "top1_cw", "no")(tuple(range(12)))
    (3, 0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11)
    >>> arrangement((3, 4), "none", "yes")(tuple(range(12)))
    (8, 11, 10, 9, 4, 7, 6, 5, 0, 3, 2, 1)
    """
    levels, sides = shape
    block, quarters = _BLOCKS[rotation]
    rows = [
        [level * sides + (side - quarters * (level < block)) % sides for side in range(sides)]
        for level in range(levels)
    ]
    if flip == "yes":
        rows = [[row[-side % sides] for side in range(sides)] for row in reversed(rows)]
    order = [slot for row in rows for slot in row]
    return itemgetter(*order) if len(order) > 1 else tuple


# Opening, laying and taking.


def above(chest: Chest, drawer: int) -> Compartment:
    """The top front compartment of a drawer."""
    return chest.fronts[2 * drawer + chest.upside]


def below(chest: Chest, drawer: int) -> Compartment:
    """The bottom front compartment: what falls out when the drawer is opened (MD-21)."""
    return chest.fronts[2 * drawer + 1 - chest.upside]


def emptied_below(chest: Chest, drawer: int) -> Chest:
    """The chest after the bottom compartment has fallen out (MD-21)."""
    return _with_front(chest, 2 * drawer + 1 - chest.upside, EMPTY)


def with_jewels(chest: Chest, drawer: int, jewels: Counts) -> Chest:
    """The chest with more jewels in the top compartment (MD-Q31)."""
    top = above(chest, drawer)
    return _with_front(chest, 2 * drawer + chest.upside, Compartment(add(top.jewels, jewels), top.alarm))


def with_alarm(chest: Chest, drawer: int, owner: Seat) -> Chest:
    """The chest with an alarm in the top compartment (MD-28)."""
    return _with_front(chest, 2 * drawer + chest.upside, Compartment(above(chest, drawer).jewels, owner))


def without_jewels(chest: Chest, drawer: int) -> Chest:
    """The chest with no jewels in the top compartment; an alarm stays (MD-29)."""
    return _with_front(chest, 2 * drawer + chest.upside, Compartment(EMPTY.jewels, above(chest, drawer).alarm))


def _with_front(chest: Chest, face: int, compartment: Compartment) -> Chest:
    return Chest(chest.slots, chest.upside, put(chest.fronts, face, compartment), chest.secrets)


# Secret compartments.


def ruby_above(chest: Chest, drawer: int) -> int:
    """Rubies in the top secret compartment."""
    return chest.secrets[2 * drawer + chest.upside]


def ruby_below(chest: Chest, drawer: int) -> int:
    """Rubies in the bottom secret compartment: they fall when it is searched (MD-34)."""
    return chest.secrets[2 * drawer + 1 - chest.upside]


def without_ruby(chest: Chest, drawer: int) -> Chest:
    """The chest with both secret compartments of a drawer empty (MD-33)."""
    return _with_secrets(chest, drawer, (0, 0))


def with_ruby_above(chest: Chest, drawer: int) -> Chest:
    """The chest with the fallen ruby laid back on the upper side (MD-34, MD-Q12c)."""
    return _with_secrets(chest, drawer, (1 - chest.upside, chest.upside))


def _with_secrets(chest: Chest, drawer: int, faces: Counts) -> Chest:
    secrets = chest.secrets
    secrets = (*secrets[: 2 * drawer], *faces, *secrets[2 * drawer + 2 :])
    return Chest(chest.slots, chest.upside, chest.fronts, secrets)
