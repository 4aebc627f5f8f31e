"""The ledger: how often something was done of how often it could have been, for one deal."""

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeVar

import msgspec

from contrabande.engine.actions import Action, Ask
from contrabande.engine.events import Event, Secret
from contrabande.engine.seats import Seat

T = TypeVar("T")


class Figure(NamedTuple):
    """A line of the card, or one line for each of its groups."""

    key: str
    says: str
    groups: tuple[str, ...] = ("",)


class Scale(NamedTuple):
    """Sizes in groups: up to the first top, up to the second, …, and above the last."""

    tops: tuple[float, ...]
    labels: tuple[str, ...]

    def label(self, size: float) -> str:
        """The group of a size.

        >>> Scale((2, 5), ("1–2", "3–5", "6+")).label(5)
        '3–5'
        """
        return self.labels[bisect_left(self.tops, size)]


AROUND = ("1", "2", "3", "4", "5")
"""How many seats to the left somebody sits; whoever always looks the same way lets the others do as they like."""


def around(seat: Seat, other: Seat, seats: int) -> str:
    """How many seats to the left of *seat* the *other* sits.

    >>> around(Seat(3), Seat(0), 4)
    '1'
    """
    return str((other - seat) % seats)


class Coin(NamedTuple):
    """How a network stood before a token that it had to choose."""

    favourite: float
    """The odds of its likeliest token."""
    nats: float
    """The entropy of all of them."""


class Ledger(msgspec.Struct):
    """What was counted in one deal."""

    tallies: dict[tuple[str, str], tuple[int, int]] = {}
    """Per figure and group: how often, and of how many."""
    beliefs: list[tuple[float, bool]] = []
    """The probability that a network gave to raising the alarm, and whether there was a lie."""
    coins: list[Coin] = []
    """Of every token at which a network had a choice."""
    faults: list[str] = []

    def note(self, key: str, hit: bool, group: str = "") -> None:
        """It was done, or could have been."""
        hits, count = self.tallies.get((key, group), (0, 0))
        self.tallies[key, group] = (hits + hit, count + 1)

    def sort(self, figure: Figure, group: str) -> None:
        """One more thing of that group, and of no other."""
        for each in figure.groups:
            self.note(figure.key, each == group, each)


class Moment(NamedTuple):
    """A question to a seat that is watched, and how likely each answer was to a network."""

    ask: Ask
    odds: Mapping[Action, float]


class Story(NamedTuple):
    """A finished match, with nothing hidden."""

    options: msgspec.Struct
    seats: int
    watched: frozenset[Seat]
    entries: Sequence[Sequence[Event]]
    moments: Mapping[tuple[int, Seat], Moment]
    """By the entry that the answer led to, and the seat."""


class Manner(NamedTuple):
    """What is worth counting in a game."""

    figures: tuple[Figure, ...]
    alarm: type[Action] | None
    """The answer that says "he lies"."""
    read: Callable[[Story, Ledger], None]


def told(secret: Secret[T]) -> T:
    """What is in a secret; the arena sees all."""
    assert secret.value is not None, "an event that was meant for one audience"
    return secret.value
