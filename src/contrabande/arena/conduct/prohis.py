"""Conduct in Prohis: illegal convoys, claims to inspect, bribes of cards."""

from collections.abc import Iterable

from contrabande.arena.conduct.ledger import AROUND, Figure, Ledger, Manner, Scale, Story, around, told
from contrabande.engine.counts import Counts
from contrabande.engine.events import Event
from contrabande.engine.seats import Seat
from contrabande.games.prohis import events as seen
from contrabande.games.prohis.model import Claim
from contrabande.games.prohis.tables import CONTROLS, ILLEGAL, IN_STORE, NOTHING, Printed

SIZES = tuple(str(size) for size in range(Printed.CONVOY_LEAST, Printed.CONVOY_MOST + 1))
WORTH = Scale((1000, 3000, 5000, 8000), ("$1,000", "$2–3,000", "$4–5,000", "$6–8,000", "$9,000+"))
"""What the offered cards are worth in a store (PR-2)."""
TRUTHS = ("illegal", "honest")

OFFERED = Figure("offered", "its bribes by what they are worth", WORTH.labels)
PLAYED = Figure("claimed_with", "its claims by control card", CONTROLS)

FIGURES = (
    Figure("bluff", "convoys with illegal goods"),
    Figure("bluff_by_size", "… by cards in the convoy", SIZES),
    Figure("caught", "of these, caught"),
    Figure("bought_off", "of these, brought home by a bribe"),
    Figure("accused", "honest convoys that were claimed"),
    Figure("alarm", "claimed, of all convoys it could claim"),
    Figure("hit", "… of those with illegal goods"),
    Figure("false_alarm", "… of those that were honest"),
    Figure("alarm_by_size", "… by cards in the convoy", SIZES),
    Figure("hit_by_size", "… of those with illegal goods, by cards", SIZES),
    Figure("false_alarm_by_size", "… of those that were honest, by cards", SIZES),
    Figure("alarm_by_seat", "… by seats to its left", AROUND),
    PLAYED,
    Figure("right", "convoys it might inspect that held illegal goods"),
    Figure("inspection", "convoys it might inspect and did"),
    Figure("stands_down", "stood down where nothing was offered"),
    Figure("offers", "offered a bribe when claimed", TRUTHS),
    OFFERED,
    Figure("accepts", "as inspector, accepts a bribe"),
    Figure("accepts_by_size", "… by what it is worth", WORTH.labels),
)


def read(story: Story, ledger: Ledger) -> None:
    """Count what the watched seats did."""
    reader = _Reader(story, ledger)
    for number, entry in enumerate(story.entries):
        reader.weigh_claims(number, entry)
        for event in entry:
            reader.see(number, event)


class _Reader:
    """Looks into the convoy on the road."""

    def __init__(self, story: Story, ledger: Ledger) -> None:
        self.story = story
        self.ledger = ledger
        self.convoy = self.bribe = NOTHING
        self.owner = Seat(0)
        self.inspector: Seat | None = None
        self.was_caught = self.was_bribed = False

    @property
    def lies(self) -> bool:
        """Whether the convoy holds illegal goods; nothing is declared, but a convoy says "legal" (PR-11, PR-17)."""
        return self.convoy[ILLEGAL] > 0

    def see(self, number: int, event: Event) -> None:
        """One event more."""
        match event:
            case seen.ConvoySent():
                self.sent(event.seat, told(event.cards))
            case seen.ControlPlayed() if event.seat in self.story.watched:
                self.ledger.sort(PLAYED, event.control)
            case seen.InspectorNamed():
                self.inspector = event.seat
                if event.seat in self.story.watched:
                    self.ledger.note("right", self.lies)
            case seen.BribeOffered():
                self.offered(number, told(event.cards))
            case seen.NothingOffered():
                self.asked_for_bribe(number, offered=False)
            case seen.BribeAccepted() | seen.BribeRefused():
                self.answered(event.seat, isinstance(event, seen.BribeAccepted))
            case seen.InspectorStoodDown() | seen.InspectionBegun():
                self.decided(number, event.seat, isinstance(event, seen.InspectorStoodDown))
            case seen.ConvoyCaught():
                self.was_caught = True
                self.settle()
            case seen.ConvoyStored():
                self.settle()
            case _:
                pass

    def sent(self, owner: Seat, cards: Counts) -> None:
        """A convoy is under way (PR-11)."""
        self.convoy, self.owner, self.inspector = cards, owner, None
        self.was_caught = self.was_bribed = False
        if owner in self.story.watched:
            self.ledger.note("bluff", self.lies)
            self.ledger.note("bluff_by_size", self.lies, str(sum(cards)))

    def weigh_claims(self, number: int, entry: Iterable[Event]) -> None:
        """Who could play a control card, and who did (PR-12)."""
        claimants = {event.seat for event in entry if isinstance(event, seen.ControlPlayed)}
        for seat in sorted(self.story.watched):
            moment = self.story.moments.get((number, seat))
            if moment is None or not moment.ask.offers(Claim):
                continue
            alarm = seat in claimants
            self.ledger.note("alarm", alarm)
            self.ledger.note("hit" if self.lies else "false_alarm", alarm)
            self.ledger.note("alarm_by_size", alarm, str(sum(self.convoy)))
            self.ledger.note("hit_by_size" if self.lies else "false_alarm_by_size", alarm, str(sum(self.convoy)))
            self.ledger.note("alarm_by_seat", alarm, around(seat, self.owner, self.story.seats))
            if moment.odds:
                claims = sum(share for action, share in moment.odds.items() if isinstance(action, Claim))
                self.ledger.beliefs.append((claims, self.lies))

    def offered(self, number: int, cards: Counts) -> None:
        """The owner offers cards of his hand (PR-14)."""
        self.asked_for_bribe(number, offered=True)
        self.bribe = cards
        if self.owner in self.story.watched:
            self.ledger.sort(OFFERED, WORTH.label(worth(cards)))

    def asked_for_bribe(self, number: int, *, offered: bool) -> None:
        """The owner was asked, for he has a card in hand (PR-14, PR-Q7)."""
        moment = self.story.moments.get((number, self.owner))
        if moment is not None and moment.ask.key == "bribe":
            self.ledger.note("offers", offered, TRUTHS[not self.lies])

    def answered(self, inspector: Seat, accepted: bool) -> None:
        """The inspector has looked at the bribe (PR-14)."""
        self.was_bribed = accepted
        if inspector in self.story.watched:
            self.ledger.note("accepts", accepted)
            self.ledger.note("accepts_by_size", accepted, WORTH.label(worth(self.bribe)))
            if accepted:
                self.ledger.note("inspection", False)

    def decided(self, number: int, inspector: Seat, stood_down: bool) -> None:
        """Where nothing was offered the inspector may stand down (PR-15)."""
        moment = self.story.moments.get((number, inspector))
        if moment is not None and moment.ask.key == "decide":
            self.ledger.note("stands_down", stood_down)
        if inspector in self.story.watched:
            self.ledger.note("inspection", not stood_down)

    def settle(self) -> None:
        """The convoy is in somebody's store (PR-12, PR-14, PR-17)."""
        if self.owner not in self.story.watched:
            return
        if self.lies:
            self.ledger.note("caught", self.was_caught)
            self.ledger.note("bought_off", self.was_bribed)
        else:
            self.ledger.note("accused", self.inspector is not None)


def worth(cards: Counts) -> int:
    """What cards count in a store (PR-2)."""
    return sum(count * dollars for count, dollars in zip(cards, IN_STORE))


MANNER = Manner(FIGURES, Claim, read)
