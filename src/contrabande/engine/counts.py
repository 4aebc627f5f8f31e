"""A pile as a count per kind: cards of a kind are indistinguishable, so it has no order."""

from collections.abc import Sequence
from functools import lru_cache
from operator import add as _add
from operator import sub as _sub
from typing import TypeVar

Counts = tuple[int, ...]

Row = tuple[int, ...]
"""The same pile as its cards side by side, lowest kind first: quicker to draw from where cards are few."""

T = TypeVar("T")


def add(one: Counts, other: Counts) -> Counts:
    """Both piles together."""
    return tuple(map(_add, one, other))


def remove(pile: Counts, cards: Counts) -> Counts:
    """*pile* without *cards*."""
    return tuple(map(_sub, pile, cards))


def plus_one(pile: Counts, kind: int) -> Counts:
    """*pile* with one more card of *kind*."""
    changed = list(pile)
    changed[kind] += 1
    return tuple(changed)


def minus_one(pile: Counts, kind: int) -> Counts:
    """*pile* with one card of *kind* less."""
    changed = list(pile)
    changed[kind] -= 1
    return tuple(changed)


def put(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """*row* with *value* at *place*."""
    changed = list(row)
    changed[place] = value
    return tuple(changed)


def counted(row: Sequence[int]) -> Counts:
    """The cards of a row as a count per kind, up to the highest that lies there.

    >>> counted((0, 0, 2))
    (2, 0, 1)
    """
    return tuple([row.count(kind) for kind in range(row[-1] + 1)]) if row else ()


@lru_cache(maxsize=4096)
def laid_out(pile: Counts) -> Row:
    """A count per kind as a row of cards.

    >>> laid_out((2, 0, 1))
    (0, 0, 2)
    """
    return tuple([kind for kind, count in enumerate(pile) for _ in range(count)])
