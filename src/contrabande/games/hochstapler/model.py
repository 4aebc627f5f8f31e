"""Hochstapler as data: options, state, view, knowledge, actions, events."""

from itertools import chain
from typing import ClassVar, Literal, NewType

import msgspec

from contrabande.engine.actions import Action
from contrabande.engine.counts import Counts, Row
from contrabande.engine.events import Event, Secret
from contrabande.engine.game import Outcome
from contrabande.engine.seats import Audience, Seat
from contrabande.games.hochstapler.tables import EDITIONS, Printed

Colour = NewType("Colour", str)
Hand = tuple[int | None, ...]
"""The value held in each colour, in table order; None once the colour is out of the game."""


class Options(msgspec.Struct, frozen=True):
    """Table options; the first value is the rulebook's, or our ruling where it is silent."""

    start_player: Literal["random", "seat0"] = "random"
    mode: Literal["single", "to10"] = "single"
    reshuffle: Literal["no", "yes"] = "no"
    next_stage_start: Literal["last_doubter", "rotate", "random"] = "last_doubter"
    edition: Literal["printed", "tiny"] = "printed"

    @property
    def tables(self) -> type[Printed]:
        """What is printed in this edition."""
        return EDITIONS[self.edition]


class Bid(msgspec.Struct, frozen=True, gc=False):
    """The last announcement: who said there are *sum* of *colour* in all hands."""

    seat: Seat
    sum: int
    colour: Colour


class State(msgspec.Struct):
    """The whole truth."""

    options: Options
    seats: int
    phase: str
    waiting: frozenset[Seat]
    stage: int
    opener: Seat
    """Who opened this stage."""
    turn: Seat
    bid: Bid | None
    highest: int
    """The greatest sum that may be announced (HS-Q4)."""
    held: list[int | None]
    """Colour after colour, the value that each seat holds; None once the colour is out of the game."""
    piles: list[Row]
    """Per colour, the values that lie face down, lowest first."""
    left: list[int]
    """Per colour, how many cards lie face down."""
    colours: tuple[str, ...]
    """The colours still in the game."""
    discards: list[tuple[int, ...]]
    """Per colour, the values laid face up, oldest first."""
    takers: tuple[Seat | None, ...]
    """Per colour, who has taken its stack in this stage."""
    points: tuple[int, ...]
    """Minus points per seat, over all stages."""
    outcome: Outcome | None

    @property
    def hands(self) -> list[Hand]:
        """The same cards seat by seat."""
        return [tuple(self.held[seat :: self.seats]) for seat in range(self.seats)]

    @hands.setter
    def hands(self, hands: list[Hand]) -> None:
        self.held = list(chain.from_iterable(zip(*hands)))


class View(msgspec.Struct, frozen=True, gc=False):
    """What one seat, or a spectator, sees of the table."""

    seat: Audience
    options: Options
    seats: int
    phase: str
    stage: int
    opener: Seat
    turn: Seat
    bid: Bid | None
    highest: int
    """The greatest sum that may be announced (HS-Q4)."""
    hand: Hand
    """Empty for a spectator."""
    left: tuple[int, ...]
    """Per colour, how many cards lie face down."""
    colours: tuple[str, ...]
    """The colours still in the game."""
    discards: tuple[tuple[int, ...], ...]
    takers: tuple[Seat | None, ...]
    points: tuple[int, ...]
    outcome: Outcome | None


class Batch(msgspec.Struct, frozen=True):
    """Cards of one colour that were shuffled together and not seen since.

    *cards* counts the values that are still out of sight; *holders* are the seats whose card came from it.
    """

    cards: Counts
    holders: tuple[Seat, ...]


class Knowledge(msgspec.Struct, frozen=True):
    """What an audience has seen of the cards: per colour the batches they were drawn from, and all bids so far."""

    seat: Audience
    options: Options
    seats: int
    batches: tuple[tuple[Batch, ...], ...]
    """Per colour; the face-down pile belongs to the last batch. Empty once the colour is out of the game."""
    laid: tuple[tuple[int, ...], ...]
    """Per colour, the values that lie face up."""
    bids: tuple[Bid, ...]
    """All announcements of this bidding round."""
    swaps: tuple[tuple[Seat, Colour, int], ...]
    """Who has exchanged which colour in this stage, and the value that was laid face up."""
    claims: tuple[tuple[Bid, ...], ...]
    """Per colour, the announcements of this stage by seats that have not exchanged that card since."""


class Swap(Action, frozen=True):
    """Lay a card of *colour* face up and take the top card of its pile (HS-7)."""

    colour: Colour


class Announce(Action, frozen=True):
    """Say that all hands together hold at least *sum* of *colour* (HS-6)."""

    sum: int
    colour: Colour


class Doubt(Action, frozen=True):
    """Doubt the last announcement (HS-9)."""


class StageBegun(Event, frozen=True):
    """A stage begins, and *seat* opens it (HS-4)."""

    stage: int
    seat: Seat


class HandDealt(Event, frozen=True):
    """A seat has taken one card of each colour (HS-3)."""

    seat: Seat
    hand: Secret[tuple[int, ...]]


class PileReshuffled(Event, frozen=True):
    """The discards of a colour have become its pile (hs.reshuffle)."""

    colour: Colour


class CardSwapped(Event, frozen=True):
    """A seat has laid a card face up and drawn another of that colour (HS-7)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    colour: Colour
    laid: int
    drawn: Secret[int]


class SumAnnounced(Event, frozen=True):
    """A seat has announced a sum (HS-6)."""

    seat: Seat
    sum: int
    colour: Colour


class SumDoubted(Event, frozen=True):
    """A seat has doubted the announcement of *announcer* (HS-9)."""

    seat: Seat
    announcer: Seat
    sum: int
    colour: Colour


class CardsRevealed(Event, frozen=True):
    """All cards of a colour lie open, in seat order (HS-9)."""

    reveals: ClassVar[bool] = True

    colour: Colour
    cards: tuple[int, ...]
    total: int


class StackTaken(Event, frozen=True):
    """A seat has taken the whole colour as one minus point (HS-11)."""

    seat: Seat
    colour: Colour


class MatchEnded(Event, frozen=True):
    """The last stack has been taken (HS-14, HS-15)."""

    outcome: Outcome
