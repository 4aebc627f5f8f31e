"""What a score is made of, for whoever reads the result: a game scores by it, so its parts add up to the score."""

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from contrabande.engine.counts import Counts
from contrabande.engine.seats import Seat


class Thing(msgspec.Struct, frozen=True, gc=False):
    """Some cards or jewels of one kind, and what each of them counts where it lies."""

    kind: str
    count: int
    each: int


class Part(msgspec.Struct, frozen=True, gc=False):
    """What lies in one place at the end, and what all of it counts."""

    where: str
    things: tuple[Thing, ...]
    worth: int


Parts = tuple[Part, ...]
"""All that one seat is counted for."""


class Reckoning(msgspec.Struct, frozen=True, gc=False):
    """How the scores came about: per seat its parts, by whom the match ended, and what told equal scores apart."""

    parts: tuple[Parts, ...]
    ended_by: tuple[Seat, ...] = ()
    """Empty where the ending's name says enough."""
    told_apart: tuple[str, ...] = ()
    """What decided between equal scores, in the order of the rule; empty where nothing had to."""


def part(where: str, kinds: Sequence[str], pile: Counts, values: Counts) -> Part:
    """A pile as a part: what lies there by kind, each at its value.

    >>> part("hand", ("legal", "illegal"), (0, 2), (0, -4000))
    Part(where='hand', things=(Thing(kind='illegal', count=2, each=-4000),), worth=-8000)
    """
    things = tuple([Thing(kind, count, each) for kind, count, each in zip(kinds, pile, values) if count])
    return Part(where, things, sum([thing.count * thing.each for thing in things]))


def score(parts: Parts) -> int:
    """All parts together."""
    return sum([each.worth for each in parts])


def told_apart(ranking: tuple[tuple[int, ...], ...], names: tuple[str, ...]) -> tuple[str, ...]:
    """What decided between equal scores; a key of the *ranking* is a score and then a number for each of the *names*.

    >>> told_apart(((10, 2, 0), (10, 1, 5), (10, 1, 3)), ("ruby", "sapphire"))
    ('ruby', 'sapphire')
    """
    ties = [(low, high) for low, high in pairwise(sorted(ranking)) if low[0] == high[0] and low != high]
    deciders = {[one != other for one, other in zip(low, high)].index(True) for low, high in ties}
    return tuple([name for place, name in enumerate(names, 1) if place in deciders])
