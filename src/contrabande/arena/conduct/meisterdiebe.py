"""Conduct in Meisterdiebe: nobody states anything there, so what counts is who was played, stolen from and trapped."""

from collections.abc import Sequence

from contrabande.arena.conduct.ledger import Figure, Ledger, Manner, Story
from contrabande.engine.events import Event
from contrabande.engine.seats import Seat
from contrabande.games.meisterdiebe.model import (
    AlarmRang,
    AlarmReturned,
    AlarmSet,
    CardRevealed,
    ChestTurned,
    DrawerOpened,
    ImitationsLaid,
    JewelsCollected,
    JewelsFell,
    JewelsStolen,
    LayWithAlarm,
    MatchEnded,
    RoundBegun,
    SecretSearched,
)
from contrabande.games.meisterdiebe.tables import Printed

THIEVES = ("thief", "master_thief")
COLLECTORS = ("smuggler", "detective")

FIRST = Figure("first", "the character it plays first in a cycle", Printed.CHARACTERS)
SEARCHED = Figure("searched", "its searches for rubies", ("ruby", "fallen_ruby", "nothing"))

FIGURES = (
    FIRST,
    Figure("steals", "rounds as a thief in which it stole something", THIEVES),
    Figure("collects", "rounds in which it got jewels of the red cushion", COLLECTORS),
    SEARCHED,
    Figure("blocked", "drawers it opened from which jewels fell"),
    Figure("trapped", "drawers it opened in which another's alarm rang"),
    Figure("sets_alarm", "laid its alarm where it could"),
    Figure("pays_off", "of its alarms that fell, brought it jewels"),
    Figure("turns", "turned the chest at the end of its turn"),
    Figure("flips", "flipped the chest at the end of its turn"),
)


def read(story: Story, ledger: Ledger) -> None:
    """Count what the watched seats did."""
    reader = _Reader(story, ledger)
    for number, entry in enumerate(story.entries):
        reader.at_drawer(number, entry)
        for event in entry:
            reader.see(event)


class _Reader:
    """Follows a round."""

    def __init__(self, story: Story, ledger: Ledger) -> None:
        self.story = story
        self.ledger = ledger
        self.begin(0)

    def begin(self, cards: int) -> None:
        """A round in which everybody chooses among so many cards (MD-15, MD-18)."""
        self.cards = cards
        self.played: dict[Seat, str] = {}
        self.stole: set[Seat] = set()
        self.collected: set[Seat] = set()

    def see(self, event: Event) -> None:
        """One event more."""
        match event:
            case RoundBegun():
                self.settle()
                self.begin(event.cards)
            case MatchEnded():
                self.settle()
            case CardRevealed() if event.seat in self.story.watched:
                self.played[event.seat] = event.character
            case JewelsStolen() if any(event.jewels):
                self.stole.add(event.seat)
            case JewelsCollected() if any(event.jewels):
                self.collected.add(event.seat)
            case SecretSearched() if event.seat in self.story.watched:
                self.ledger.sort(SEARCHED, event.found)
            case ChestTurned() if event.seat in self.story.watched:
                self.ledger.note("turns", event.rotation != "none")
                self.ledger.note("flips", event.flip == "yes")
            case _:
                pass

    def settle(self) -> None:
        """The round is over (MD-27, MD-33, MD-35, MD-36)."""
        for seat, character in self.played.items():
            if self.cards == len(Printed.CHARACTERS):
                self.ledger.sort(FIRST, character)
            if character in THIEVES:
                self.ledger.note("steals", seat in self.stole, character)
            if character in COLLECTORS:
                self.ledger.note("collects", seat in self.collected, character)

    def at_drawer(self, number: int, entry: Sequence[Event]) -> None:
        """A drawer is opened, or something laid into it (MD-21 to MD-23, MD-28, MD-30)."""
        rings = [event for event in entry if isinstance(event, AlarmRang)]
        for event in entry:
            match event:
                case DrawerOpened() if event.seat in self.story.watched:
                    fell = any(isinstance(other, JewelsFell | AlarmRang) for other in entry)
                    self.ledger.note("blocked", fell)
                    self.ledger.note("trapped", any(ring.owner != event.seat for ring in rings))
                case AlarmReturned() if event.owner in self.story.watched:
                    self.ledger.note("pays_off", any(ring.owner == event.owner for ring in rings))
                case ImitationsLaid():
                    moment = self.story.moments.get((number, event.seat))
                    if moment is not None and moment.ask.offers(LayWithAlarm):
                        self.ledger.note("sets_alarm", any(isinstance(other, AlarmSet) for other in entry))
                case _:
                    pass


MANNER = Manner(FIGURES, None, read)
