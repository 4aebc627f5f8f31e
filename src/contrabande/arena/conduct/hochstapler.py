"""Conduct in Hochstapler: sums above what the hands hold, and doubts."""

from contrabande.arena.conduct.ledger import Figure, Ledger, Manner, Scale, Story, told
from contrabande.engine.events import Event
from contrabande.engine.seats import Seat
from contrabande.games.hochstapler.model import (
    Bid,
    CardsRevealed,
    CardSwapped,
    Doubt,
    HandDealt,
    Options,
    SumAnnounced,
    SumDoubted,
)

A_HEAD = Scale((1, 2, 2.5, 3, 3.5, 4), ("to 1", "to 2", "to 2½", "to 3", "to 3½", "to 4", "above 4"))
"""A sum for each seat; the cards of a colour are 2.9 on average (HS-1)."""
EXCESS = Scale((0, 2, 5), ("true", "1–2 too high", "3–5 too high", "6+ too high"))

BY_EXCESS = Figure("announced", "announcements by how far they were off", EXCESS.labels)

FIGURES = (
    Figure("bluff", "announcements above what all hands held"),
    BY_EXCESS,
    Figure("bluff_by_size", "… by the sum a head", A_HEAD.labels),
    Figure("caught", "of these bluffs, doubted"),
    Figure("accused", "true announcements that were doubted"),
    Figure("swap", "turns with a swap"),
    Figure("alarm", "doubted, of all sums it could doubt"),
    Figure("hit", "… of those that were too high"),
    Figure("false_alarm", "… of those that were true"),
    Figure("alarm_by_size", "… by the sum a head", A_HEAD.labels),
    Figure("right", "of its doubts, right"),
)


def read(story: Story, ledger: Ledger) -> None:
    """Count what the watched seats did."""
    reader = _Reader(story, ledger)
    for number, entry in enumerate(story.entries):
        for event in entry:
            reader.see(number, event)


class _Reader:
    """Holds all hands, and the sum that stands."""

    def __init__(self, story: Story, ledger: Ledger) -> None:
        assert isinstance(story.options, Options)
        self.story = story
        self.ledger = ledger
        self.colours = story.options.tables.COLOURS
        self.hands: list[list[int]] = [[] for _ in range(story.seats)]
        self.bid: Bid | None = None
        self.swapped = False

    def see(self, number: int, event: Event) -> None:
        """One event more."""
        match event:
            case HandDealt():
                self.hands[event.seat] = [*told(event.hand)]
            case CardSwapped():
                self.answered(number, event.seat, doubted=False)
                self.hands[event.seat][self.colours.index(event.colour)] = told(event.drawn)
                self.swapped = True
            case SumAnnounced():
                if not self.swapped:
                    self.answered(number, event.seat, doubted=False)
                self.announced(Bid(event.seat, event.sum, event.colour))
            case SumDoubted():
                self.answered(number, event.seat, doubted=True)
            case CardsRevealed():
                self.bid = None
            case _:
                pass

    def excess(self, bid: Bid) -> int:
        """How much more was announced than all hands hold at this moment (HS-9, HS-10)."""
        place = self.colours.index(bid.colour)
        return bid.sum - sum(hand[place] for hand in self.hands)

    def announced(self, bid: Bid) -> None:
        """A sum stands (HS-6); with a swap before it or without (HS-7)."""
        if bid.seat in self.story.watched:
            excess = self.excess(bid)
            self.ledger.note("bluff", excess > 0)
            self.ledger.note("bluff_by_size", excess > 0, A_HEAD.label(bid.sum / self.story.seats))
            self.ledger.sort(BY_EXCESS, EXCESS.label(excess))
            self.ledger.note("swap", self.swapped)
        self.bid = bid
        self.swapped = False

    def answered(self, number: int, seat: Seat, *, doubted: bool) -> None:
        """The next player doubts the sum, or goes on; the cards are those before his swap (HS-5, HS-8)."""
        bid = self.bid
        if bid is None:
            return
        lied = self.excess(bid) > 0
        if bid.seat in self.story.watched:
            self.ledger.note("caught" if lied else "accused", doubted)
        moment = self.story.moments.get((number, seat))
        if moment is None or len(moment.ask.choices) == 1:  # at the highest sum one must doubt (HS-Q4)
            return
        self.ledger.note("alarm", doubted)
        self.ledger.note("hit" if lied else "false_alarm", doubted)
        self.ledger.note("alarm_by_size", doubted, A_HEAD.label(bid.sum / self.story.seats))
        if doubted:
            self.ledger.note("right", lied)
        if moment.odds:
            self.ledger.beliefs.append((moment.odds[Doubt()], lied))


MANNER = Manner(FIGURES, Doubt, read)
