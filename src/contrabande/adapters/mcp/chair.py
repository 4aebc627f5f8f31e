"""A chair: one place at one table, here or in another house; what a model's tools ask of it."""

from collections.abc import Iterable, Sequence
from typing import Literal, Protocol

import msgspec

from contrabande.adapters.models.objection import Objection, objection
from contrabande.adapters.models.reading import Reader
from contrabande.engine.actions import Action, Prompt
from contrabande.engine.events import Event
from contrabande.engine.game import AnyGame
from contrabande.engine.seats import Audience, Seat
from contrabande.wording import Wording

Phase = Literal["lobby", "playing", "finished", "closed"]


class Log:
    """What one place was told, in sentences. What a game of memory closes is not told again."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._floor = 0
        self._told = 0

    def hear(self, words: Wording, options: msgspec.Struct, events: Iterable[Event]) -> None:
        """Take in what happened."""
        for event in events:
            if words.game.forgets(options, event):
                self._floor = len(self._lines)
            self._lines.append(words.event(event))

    def say(self, line: str) -> None:
        """Take in what somebody said."""
        self._lines.append(line)

    def catch_up(self) -> None:
        """Whoever comes late is told what may still be told, and no more."""
        self._told = self._floor

    def news(self) -> list[str]:
        """What this place has not been told yet."""
        news, self._told = self._lines[self._told :], len(self._lines)
        return news

    def again(self) -> list[str]:
        """All that may be read again."""
        return self._lines[self._floor :]


class Chair(Protocol):
    """A seat, or a watcher's place (`seat` is None)."""

    @property
    def log(self) -> Log:
        """What this place was told."""
        ...

    @property
    def code(self) -> str:
        """The table's code."""
        ...

    @property
    def seat(self) -> Audience:
        """Where it stands."""
        ...

    @property
    def reader(self) -> Reader:
        """Reads answers at this table."""
        ...

    @property
    def words(self) -> Wording:
        """The voice of the table, with its players' names."""
        ...

    @property
    def options(self) -> msgspec.Struct:
        """What is played with."""
        ...

    @property
    def seats(self) -> int:
        """How many play."""
        ...

    @property
    def phase(self) -> Phase:
        """How far the table is."""
        ...

    @property
    def asked(self) -> Sequence[Seat]:
        """Who is asked now."""
        ...

    @property
    def answered(self) -> int:
        """How many of them have answered; never who."""
        ...

    @property
    def view(self) -> bytes | None:
        """What this place sees of the match, as JSON."""
        ...

    @property
    def prompt(self) -> Prompt | None:
        """The question put to this place."""
        ...

    @property
    def draft(self) -> Action | None:
        """One's own sealed answer while others are still asked."""
        ...

    async def answer(self, action: Action, prompt: int) -> None:
        """Answer the question with that number (NotTaken)."""
        ...

    async def wait(self, seconds: float) -> None:
        """Until this place is asked, or the match is over, but no longer than that."""
        ...

    async def say(self, phrase: int, to: Seat | None) -> None:
        """Say one of the game's phrases to all, or to one (NotTaken)."""
        ...

    async def leave(self) -> None:
        """Leave; a bot plays on in the seat."""
        ...


class Wanted(msgspec.Struct, frozen=True):
    """A new table that can be: what is played, who else sits there, and who asks."""

    game: AnyGame
    options: msgspec.Struct
    seats: int
    level: str
    free_seats: int
    name: str
    language: str


class Notice(msgspec.Struct, frozen=True):
    """What a stranger may know of a table."""

    code: str
    game: str
    phase: str
    free_seats: int | None


class Tables(Protocol):
    """Where tables are opened and found."""

    async def notices(self) -> list[Notice]:
        """Tables that one may join or watch."""
        ...

    async def open(self, wanted: Wanted) -> Chair:
        """A new table, and the first chair at it (NotTaken)."""
        ...

    async def join(self, code: str, name: str, language: str) -> Chair:
        """A free seat at a table (NotTaken)."""
        ...

    async def watch(self, code: str, language: str) -> Chair:
        """A watcher's place (NotTaken)."""
        ...


def needs_answer(chair: Chair) -> bool:
    """Whether the table waits for this place."""
    return chair.prompt is not None and chair.draft is None


def is_done(chair: Chair) -> bool:
    """Whether nothing more will happen."""
    return chair.phase in ("finished", "closed")


def not_open(words: Wording, given: int, put: Prompt) -> Objection:
    """Another question than the one that was answered is open."""
    facts = {"given": str(given), "open": str(put.number)}
    return objection(words, "not-your-prompt", "model-not-open", put.ask.rules[0], **facts)
