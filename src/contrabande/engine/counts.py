"""A pile as a count per kind: cards of a kind are indistinguishable, so it has no order."""

from operator import add as _add
from operator import sub as _sub
from typing import TypeVar

Counts = tuple[int, ...]

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
