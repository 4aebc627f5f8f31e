"""Prohis as data: options, state, view, knowledge, actions. Money is in dollars."""

from typing import Literal, NewType

import msgspec

from contrabande.engine.actions import Action
from contrabande.engine.counts import Counts
from contrabande.engine.game import Outcome
from contrabande.engine.reckoning import Reckoning
from contrabande.engine.seats import Audience, Seat
from contrabande.games.prohis.tables import EDITIONS, Printed

Kind = NewType("Kind", str)
Tie = Literal["random", "speed", "seat"]
"""What decides who inspects among equal ranks: chance, the faster hand, or the order of the seats (PR-Q3)."""


class Options(msgspec.Struct, frozen=True, rename={"pass_": "pass"}):
    """Table options; the first value is the rulebook's, or our ruling where it is silent."""

    start_player: Literal["random", "seat0"] = "random"
    pass_: Literal["near_end", "pile_empty", "anytime"] = "near_end"
    end: Literal["display_short", "pile_empty"] = "display_short"
    tie: Tie = "random"
    claim: Literal["sealed", "open"] = "sealed"
    control_only: Literal["no", "yes"] = "no"
    bribe_public: Literal["no", "yes"] = "no"
    max_offers: Literal[1, 2, 3] = 1
    edition: Literal["printed", "tiny"] = "printed"

    @property
    def tables(self) -> type[Printed]:
        """What is printed in this edition."""
        return EDITIONS[self.edition]


class State(msgspec.Struct):
    """The whole truth."""

    options: Options
    seats: int
    phase: str
    waiting: frozenset[Seat]
    turn: Seat
    """Who draws, passes or owns the convoy."""
    is_final: bool
    """Whether the game ends with this turn (PR-18)."""
    passes: int
    """How many turns in a row were passed."""
    source: Literal["none", "display", "pile"]
    """Where the first card of this turn came from."""
    pile: Counts
    left: int
    """How many cards the pile holds."""
    display: Counts
    emptied_by: Seat | None
    """In whose turn the last card left the pile."""
    hands: list[Counts]
    hand_sizes: tuple[int, ...]
    stores: list[Counts]
    store_sizes: tuple[int, ...]
    convoy: Counts
    """The cards of the convoy that lie face down."""
    convoy_size: int
    turned: Counts
    """The cards of the convoy that have been turned."""
    asked: Seat
    """Whose turn it is to claim, where claims are open (PR-Q4)."""
    waived: int
    """How many have waived in a row, where claims are open."""
    inspector: Seat | None
    control: Kind | None
    """The control card that lies on the table; it is in nobody's hand."""
    offer: Counts
    """The bribe that lies on the table; it is in nobody's hand."""
    offer_size: int
    offers: int
    """How many bribes have been offered for this convoy."""
    outcome: Outcome | None


class View(msgspec.Struct, frozen=True, gc=False):
    """What one seat, or a spectator, sees of the table."""

    seat: Audience
    options: Options
    seats: int
    phase: str
    turn: Seat
    is_final: bool
    passes: int
    source: Literal["none", "display", "pile"]
    left: int
    display: Counts
    emptied_by: Seat | None
    hand: Counts
    """Empty for a spectator."""
    hand_sizes: tuple[int, ...]
    store: Counts
    """Empty for a spectator."""
    store_sizes: tuple[int, ...]
    convoy: Counts | None
    """What lies face down in one's own convoy; None for everybody else."""
    convoy_size: int
    turned: Counts
    asked: Seat
    waived: int
    inspector: Seat | None
    control: Kind | None
    offer: Counts | None
    """The bribe on the table, for those who may look at it."""
    offer_size: int
    offers: int
    open_hands: tuple[Counts, ...]
    """All hands, once the game is over."""
    open_stores: tuple[Counts, ...]
    """All stores, once the game is over."""
    outcome: Outcome | None
    reckoning: Reckoning | None
    """What the scores are made of, once the game is over."""


class Move(msgspec.Struct, frozen=True):
    """How another hand changed, as far as it was seen: first cards leave, then cards come.

    *lost* cards were seen, *unseen* were not and went to the store of *to*, or lie on the table still (None).
    """

    lost: Counts
    unseen: int
    to: Seat | None
    needs_goods: bool
    """Whether one of the unseen cards is a goods card (PR-Q6)."""
    gained: Counts
    blanks: int
    """How many cards came that were not seen."""


class Conduct(msgspec.Struct, frozen=True):
    """What a seat has done in the open so far."""

    sent: int = 0
    clean: int = 0
    """Convoys that were inspected and passed."""
    caught: int = 0
    claims: int = 0
    asked: int = 0
    """How many convoys of others it could have claimed."""


class Knowledge(msgspec.Struct, frozen=True):
    """What an audience has seen of the cards."""

    seat: Audience
    options: Options
    seats: int
    fresh: Counts
    """The shuffled cards that it has never seen: they lie in the pile or came to a hand unseen."""
    tracks: tuple[tuple[Move, ...], ...]
    """Per seat how its hand changed; empty for one's own."""
    road: int
    """The place, in its owner's track, of the convoy that is or was last on the road."""
    stored: tuple[Counts, ...]
    """Per seat the cards that are known to lie in its store; nothing for one's own."""
    offer: Counts | None
    """The bribe on the table, where it was seen."""
    conduct: tuple[Conduct, ...]


class TakeDisplay(Action, frozen=True):
    """Take a card of that kind from the display (PR-8)."""

    card: Kind


class TakePile(Action, frozen=True):
    """Take the next card of the pile (PR-8)."""


class Stop(Action, frozen=True):
    """Take no second card (PR-8)."""


class Convoy(Action, frozen=True):
    """Send these cards, face down (PR-11)."""

    goods: Counts
    controls: Counts

    def shown(self) -> object:
        """How many cards there are."""
        return sum(self.goods) + sum(self.controls)


class Pass(Action, frozen=True):
    """Neither draw nor send a convoy (PR-10)."""


class Claim(Action, frozen=True):
    """Play a control card to inspect the convoy (PR-12)."""

    control: Kind


class Waive(Action, frozen=True):
    """Play no control card (PR-12)."""


class Bribe(Action, frozen=True):
    """Offer cards of one's hand to the inspector (PR-14)."""

    cards: Counts

    def shown(self) -> object:
        """How many cards there are."""
        return sum(self.cards)


class OfferNothing(Action, frozen=True):
    """Offer no bribe, or no further one (PR-14)."""


class Accept(Action, frozen=True):
    """Take the bribe and let the convoy pass (PR-14)."""


class Refuse(Action, frozen=True):
    """Give the bribe back (PR-14)."""


class Inspect(Action, frozen=True):
    """Turn cards of the convoy (PR-16)."""


class StandDown(Action, frozen=True):
    """Do not inspect after all, and store the control card (PR-15)."""


class Flip(Action, frozen=True):
    """Turn the card that lies at *position* among those still face down (PR-16)."""

    position: int
