"""Hart an der Grenze as data: options, state, view, knowledge, actions; what happens is in events.py."""

from typing import Literal, NewType

import msgspec

from contrabande.engine.actions import Action
from contrabande.engine.counts import Counts
from contrabande.engine.game import Outcome
from contrabande.engine.seats import Audience, Seat
from contrabande.games.hart_an_der_grenze.tables import EDITIONS, Printed

Good = NewType("Good", str)
"""A kind of goods card."""
Fate = Literal["none", "closed", "opened", "bribed", "seized"]
"""What has become of a case in this turn; none where nothing was packed."""
NOTHING_PACKED: Fate = "none"


class Options(msgspec.Struct, frozen=True):
    """Table options; the first value is the rulebook's, or our ruling where it is silent."""

    start_player: Literal["random", "seat0"] = "random"
    count: Literal["free", "exact"] = "free"
    compensation: Literal["once", "per_card"] = "once"
    bribe_by: Literal["anyone", "liars_only"] = "anyone"
    max_offers: Literal[1, 2, 3, 4, 5, 6, 7, 8] = 4
    unpayable: Literal["debt", "cap"] = "debt"
    cash: Literal["public", "hidden_until_round_end"] = "public"
    edition: Literal["printed", "tiny", "tiny3"] = "printed"

    @property
    def tables(self) -> type[Printed]:
        """What is printed in this edition."""
        return EDITIONS[self.edition]


class Declaration(msgspec.Struct, frozen=True, gc=False):
    """What a player says is in his case: *count* cards of *kind*."""

    count: int
    kind: Good


class Bargain(msgspec.Struct, frozen=True, gc=False):
    """The sheriff's talk with *target*: how many offers there were, the last one, the last demand."""

    target: Seat
    offers: int
    offer: int | None
    demand: int | None


class State(msgspec.Struct):
    """The whole truth. Rows have one entry per seat."""

    options: Options
    seats: int
    phase: str
    waiting: frozenset[Seat]
    round: int
    turn: int
    """Counted within the round."""
    sheriff: Seat
    actor: Seat
    """Who is asked, where only one is."""
    hands: tuple[Counts, ...]
    cases: tuple[Counts, ...]
    """Packed in this turn and not yet brought across."""
    behind: tuple[Counts, ...]
    """Brought across in this round."""
    under: tuple[Counts, ...]
    """Kept for the end."""
    hand_sizes: tuple[int, ...]
    """As last shown: after the deal, and again when the cases are cleared (HG-Q16)."""
    behind_sizes: tuple[int, ...]
    """As last shown: when the cases were cleared (HG-Q16)."""
    under_sizes: tuple[int, ...]
    declared: tuple[Declaration | None, ...]
    fates: tuple[Fate, ...]
    bargain: Bargain | None
    extras: tuple[bool, ...]
    """Who still has a white stone."""
    seizures: tuple[bool, ...]
    """Who still has a red stone."""
    pile: Counts
    pile_size: int
    discards: Counts
    cash: tuple[int, ...]
    bank: int
    """What the bank has taken in since the start, less what it has paid out."""
    outcome: Outcome | None


class View(msgspec.Struct, frozen=True, gc=False):
    """What one seat, or a spectator, sees of the table."""

    seat: Audience
    options: Options
    seats: int
    phase: str
    round: int
    turn: int
    sheriff: Seat
    actor: Seat
    """Who is asked, where only one is."""
    hand: Counts
    """The seat's own, like the next three; empty for a spectator."""
    case: Counts
    behind: Counts
    under: Counts
    hand_sizes: tuple[int, ...]
    """As last shown: after the deal, and again when the cases are cleared (HG-Q16)."""
    is_hand_uncounted: bool
    """Whether the others may not know just now how many cards one holds (HG-Q16)."""
    behind_sizes: tuple[int, ...]
    under_sizes: tuple[int, ...]
    declared: tuple[Declaration | None, ...]
    fates: tuple[Fate, ...]
    bargain: Bargain | None
    extras: tuple[bool, ...]
    seizures: tuple[bool, ...]
    pile_size: int
    discards: Counts
    cash: tuple[int | None, ...]
    """None where it is hidden (hg.cash)."""
    outcome: Outcome | None


class Dealt(msgspec.Struct, frozen=True, tag=True):
    """Another seat has drawn *count* cards of a batch, unseen."""

    seat: Seat
    batch: int
    count: int


class Lot(msgspec.Struct, frozen=True, tag=True):
    """What one seat packed in one turn, as far as it was seen."""

    seat: Seat
    sheriff: Seat
    round: int
    declared: Declaration | None
    fate: Fate
    size: int
    returned: int
    """How many stayed their owner's; the others were discarded, or seized by the sheriff."""
    cards: Counts | None
    """None where they were not seen."""
    bribe: int
    """What was paid for its passage."""


class Knowledge(msgspec.Struct, frozen=True):
    """What an audience has seen: who drew from which shuffle, what was packed, sold and kept, who has what money."""

    seat: Audience
    options: Options
    seats: int
    round: int
    sheriff: Seat
    batches: tuple[Counts, ...]
    """Per shuffle, the cards that went into the pile, less those that were dealt to the looker."""
    story: tuple[Dealt | Lot, ...]
    """In the order in which it happened; what the looker himself drew is left out."""
    declared: tuple[Declaration | None, ...]
    """Of this turn."""
    bribes: tuple[int, ...]
    """Paid to the sheriff in this turn."""
    sold: tuple[tuple[Counts, ...], ...]
    """Per round, what each seat sold at its end."""
    ended: tuple[Counts, ...]
    """Per seat, what lay under its case in the double sale; empty before."""
    cash: tuple[int, ...]
    """All money passes openly, so it can be reckoned also where it is hidden (HG-Q17)."""


class Pack(Action, frozen=True):
    """Lay *cards* of the hand into the case (HG-12)."""

    cards: Counts

    def shown(self) -> object:
        """Nothing, not even how many (HG-Q16)."""
        return None


class Declare(Action, frozen=True):
    """Say that the case holds *count* cards of *kind* (HG-13)."""

    count: int
    kind: Good


class Inspect(Action, frozen=True):
    """Order *target* to open his case (HG-14)."""

    target: Seat


class Waive(Action, frozen=True):
    """Renounce the inspection (HG-14)."""


class Open(Action, frozen=True):
    """Open the case (HG-15)."""


class Offer(Action, frozen=True):
    """Offer the sheriff *amount* dollars (HG-15)."""

    amount: int


class Pay(Action, frozen=True):
    """Pay what the sheriff demands (HG-16)."""


class Accept(Action, frozen=True):
    """Take the offered bribe (HG-16)."""


class Refuse(Action, frozen=True):
    """End the talk: the case is opened (HG-17)."""


class Demand(Action, frozen=True):
    """Ask *amount* dollars instead (HG-15)."""

    amount: int


class InspectExtra(Action, frozen=True):
    """Spend the white stone to inspect a second player (HG-23)."""

    target: Seat


class Seize(Action, frozen=True):
    """Spend the red stone to seize from the case of *target* (HG-24)."""

    target: Seat


class Pass(Action, frozen=True):
    """Save the stone (HG-23, HG-24)."""


class Keep(Action, frozen=True):
    """Lay *cards* from behind the case under it, for the double sale (HG-28)."""

    cards: Counts

    def shown(self) -> object:
        """How many (HG-28)."""
        return sum(self.cards)


class ChooseSheriff(Action, frozen=True):
    """Name the first sheriff of the next round (HG-32)."""

    sheriff: Seat
