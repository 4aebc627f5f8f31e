"""What happens in Prohis, in the past tense."""

from typing import ClassVar

from contrabande.engine.counts import Counts
from contrabande.engine.events import Event, Secret
from contrabande.engine.game import Outcome
from contrabande.engine.seats import Seat
from contrabande.games.prohis.model import Kind, Tie


class MatchBegun(Event, frozen=True):
    """The cards are shuffled, and *seat* begins (PR-6)."""

    seat: Seat


class HandDealt(Event, frozen=True):
    """A seat has its control cards and its share of the deck (PR-4, PR-5)."""

    seat: Seat
    cards: Secret[Counts]


class DisplayLaid(Event, frozen=True):
    """The display lies open beside the pile (PR-5)."""

    reveals: ClassVar[bool] = True

    cards: Counts


class DisplayCardTaken(Event, frozen=True):
    """A seat has taken a card of the display (PR-8)."""

    seat: Seat
    card: Kind


class DisplayRefilled(Event, frozen=True):
    """The next card of the pile has joined the display (PR-8)."""

    reveals: ClassVar[bool] = True

    card: Kind


class PileCardTaken(Event, frozen=True):
    """A seat has taken a card of the pile (PR-8)."""

    seat: Seat
    card: Secret[Kind]


class LastRoundBegun(Event, frozen=True):
    """The display can no longer be filled: *seat* will play last (PR-18)."""

    seat: Seat


class TurnPassed(Event, frozen=True):
    """A seat has passed (PR-10)."""

    seat: Seat


class ConvoySent(Event, frozen=True):
    """A convoy of *size* cards lies face down before its owner (PR-11)."""

    seat: Seat
    size: int
    cards: Secret[Counts]


class ControlPlayed(Event, frozen=True):
    """A seat wants to inspect (PR-12)."""

    seat: Seat
    control: Kind


class ClaimWaived(Event, frozen=True):
    """A seat has let an open claim go by (PR-Q4)."""

    seat: Seat


class TieBroken(Event, frozen=True):
    """Several had played the highest rank, and *seat* was found among them (PR-Q3)."""

    seat: Seat
    tied: tuple[Seat, ...]
    by: Tie


class InspectorNamed(Event, frozen=True):
    """It is settled who may inspect (PR-13)."""

    seat: Seat
    owner: Seat
    control: Kind


class BribeOffered(Event, frozen=True):
    """The owner has offered *size* cards, which the inspector looks at (PR-14)."""

    seat: Seat
    inspector: Seat
    size: int
    cards: Secret[Counts]


class BribeShown(Event, frozen=True):
    """The offered cards lie open for everybody (pr.bribe_public=yes)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    cards: Counts


class NothingOffered(Event, frozen=True):
    """The owner offers nothing, or nothing more (PR-14)."""

    seat: Seat


class BribeAccepted(Event, frozen=True):
    """The inspector has stored the bribe and taken the control card back (PR-14)."""

    seat: Seat
    owner: Seat
    size: int
    control: Kind


class BribeRefused(Event, frozen=True):
    """The owner has taken the bribe back (PR-14)."""

    seat: Seat
    owner: Seat
    size: int


class InspectorStoodDown(Event, frozen=True):
    """The inspector has stored the control card and lets the convoy pass (PR-15)."""

    seat: Seat
    owner: Seat
    control: Kind


class InspectionBegun(Event, frozen=True):
    """The inspector will turn cards (PR-16)."""

    seat: Seat
    owner: Seat
    control: Kind


class CardTurned(Event, frozen=True):
    """A card of the convoy lies open (PR-16)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    owner: Seat
    position: int
    card: Kind


class ConvoyStored(Event, frozen=True):
    """The convoy has reached the store of its owner (PR-12, PR-17)."""

    seat: Seat
    size: int


class ControlWon(Event, frozen=True):
    """The owner has taken the inspector's control card into his hand (PR-17)."""

    seat: Seat
    loser: Seat
    control: Kind


class ConvoyCaught(Event, frozen=True):
    """The inspector has stored the whole convoy and his control card (PR-17)."""

    seat: Seat
    owner: Seat
    size: int
    control: Kind
    cards: Secret[Counts]


class SeatScored(Event, frozen=True):
    """Store and hand of a seat lie open and are added up (PR-20)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    store: Counts
    hand: Counts
    score: int


class MatchEnded(Event, frozen=True):
    """The last turn has been played, or all have passed (PR-18, PR-19)."""

    reveals: ClassVar[bool] = True

    outcome: Outcome
