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
    return (*pile[:kind], pile[kind] + 1, *pile[kind + 1 :])


def minus_one(pile: Counts, kind: int) -> Counts:
    """*pile* with one card of *kind* less."""
    return (*pile[:kind], pile[kind] - 1, *pile[kind + 1 :])


def put(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """*row* with *value* at *place*."""
    return (*row[:place], value, *row[place + 1 :])
