"""What happens in Hart an der Grenze, in the order of a match."""

from typing import ClassVar, Literal

from contrabande.engine.counts import Counts
from contrabande.engine.events import Event, Secret
from contrabande.engine.game import Outcome
from contrabande.engine.seats import Seat
from contrabande.games.hart_an_der_grenze.model import Good

Stone = Literal["extra", "seizure"]
"""The white and the red stone."""


class TurnBegun(Event, frozen=True):
    """The sheriff has taken the star (HG-7, HG-9)."""

    round: int
    turn: int
    sheriff: Seat


class HandDealt(Event, frozen=True):
    """A seat has drawn cards (HG-4, HG-9)."""

    seat: Seat
    count: int
    cards: Secret[Counts]


class PileReshuffled(Event, frozen=True):
    """The discards have become the draw pile (HG-10)."""

    cards: Counts


class PileExhausted(Event, frozen=True):
    """There is no card left to deal (HG-10)."""


class CasePacked(Event, frozen=True):
    """A seat has packed its case (HG-12)."""

    seat: Seat
    cards: Secret[Counts]


class GoodsDeclared(Event, frozen=True):
    """A seat has said what is in its case (HG-13)."""

    seat: Seat
    count: int
    kind: Good


class InspectionOrdered(Event, frozen=True):
    """The sheriff wants to see a case (HG-14)."""

    sheriff: Seat
    seat: Seat


class InspectionWaived(Event, frozen=True):
    """The sheriff has renounced the inspection (HG-14)."""

    sheriff: Seat


class ExtraInspectionOrdered(Event, frozen=True):
    """The sheriff has spent his white stone on a second case (HG-23)."""

    sheriff: Seat
    seat: Seat


class StoneSaved(Event, frozen=True):
    """The sheriff has not used a stone (HG-23, HG-24)."""

    sheriff: Seat
    stone: Stone


class BribeOffered(Event, frozen=True):
    """The inspected seat has offered money (HG-15)."""

    seat: Seat
    sheriff: Seat
    amount: int


class BribeDemanded(Event, frozen=True):
    """The sheriff has asked for another sum (HG-15)."""

    sheriff: Seat
    seat: Seat
    amount: int


class BribeRefused(Event, frozen=True):
    """The sheriff has refused the last offer (HG-17)."""

    sheriff: Seat
    seat: Seat
    amount: int


class BribePaid(Event, frozen=True):
    """The sheriff has been paid, and the case stays shut (HG-16)."""

    seat: Seat
    sheriff: Seat
    amount: int


class CaseOpened(Event, frozen=True):
    """All cards of a case lie open; *discarded* are those that were not declared (HG-17 to HG-19)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    cards: Counts
    discarded: Counts


class FinePaid(Event, frozen=True):
    """A seat owed a fine and has paid what it must (HG-19, HG-Q9)."""

    seat: Seat
    fine: int
    paid: int


class CompensationPaid(Event, frozen=True):
    """The bank has compensated a seat that told the truth (HG-20)."""

    seat: Seat
    amount: int


class CaseSeized(Event, frozen=True):
    """The sheriff has looked into a case, returned what was declared and taken the rest (HG-25)."""

    reveals: ClassVar[bool] = True

    sheriff: Seat
    seat: Seat
    returned: int
    taken: int
    cards: Secret[Counts]


class CaseCleared(Event, frozen=True):
    """A seat has laid its goods unseen behind its case (HG-27)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    count: int


class GoodsKept(Event, frozen=True):
    """A seat has laid goods under its case (HG-28)."""

    seat: Seat
    count: int
    cards: Secret[Counts]


class GoodsSold(Event, frozen=True):
    """A seat has sold what lay behind its case (HG-30)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    cards: Counts
    amount: int


class MoneyCounted(Event, frozen=True):
    """Everybody has counted his money, and the poorest is known (HG-32)."""

    poorest: Seat
    cash: tuple[int, ...]


class SheriffChosen(Event, frozen=True):
    """The poorest player has named the next sheriff (HG-32)."""

    seat: Seat
    sheriff: Seat


class KindCalled(Event, frozen=True):
    """All cards of a kind under the cases lie open (HG-33)."""

    reveals: ClassVar[bool] = True

    kind: Good
    held: tuple[int, ...]
    total: int
    cap: int


class KindSold(Event, frozen=True):
    """A seat has been paid in the double sale for the *held* cards of a kind (HG-34, HG-35)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    kind: Good
    held: int
    amount: int


class MatchEnded(Event, frozen=True):
    """The double sale is over (HG-37)."""

    reveals: ClassVar[bool] = True

    outcome: Outcome
