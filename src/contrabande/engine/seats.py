"""Seats: places at the table, numbered clockwise from 0 (GEN-1)."""

from functools import cache
from typing import NewType

Seat = NewType("Seat", int)

Audience = Seat | None
"""Who looks: a seat, or None for a spectator or a TV screen."""

MOST_SEATS = 8

NOBODY: frozenset[Seat] = frozenset()

ONLY = tuple(frozenset((Seat(number),)) for number in range(MOST_SEATS))
"""Per seat, the set of it alone: sequential play builds no sets."""


def only(seat: Seat) -> frozenset[Seat]:
    """The set of one seat."""
    return ONLY[seat]


@cache
def everyone(seats: int) -> frozenset[Seat]:
    """The set of all seats of a table."""
    return frozenset(Seat(number) for number in range(seats))


@cache
def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats once, clockwise from *first*.

    >>> clockwise(Seat(2), 4)
    (2, 3, 0, 1)
    """
    return tuple(Seat((first + step) % seats) for step in range(seats))


LEFT_OF = tuple(clockwise(Seat(1), seats) if seats else () for seats in range(MOST_SEATS + 1))
"""Per number of seats and seat: the left neighbour."""


def left_of(seat: Seat, seats: int) -> Seat:
    """The left neighbour: the next seat clockwise."""
    return LEFT_OF[seats][seat]
