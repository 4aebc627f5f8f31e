"""A table in this process: models in the free seats, bots in all others, and whoever likes watching."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random

import msgspec

from contrabande.adapters.mcp.chair import Log, Phase, is_done, needs_answer, not_open
from contrabande.adapters.models.objection import NotTaken, objection
from contrabande.adapters.models.reading import Reader
from contrabande.adapters.models.telling import illegal, spoken
from contrabande.bots.registry import AnyBot
from contrabande.engine.actions import Action, Prompt
from contrabande.engine.codec import encode
from contrabande.engine.errors import IllegalAction, RulesError
from contrabande.engine.game import AnyGame
from contrabande.engine.match import AnyMatch, Match
from contrabande.engine.seats import Audience, Seat
from contrabande.wording import Catalogue, Wording, general
from contrabande.wording.sentences import PHRASES


class TableHere:
    """One match. Bots answer as soon as they are asked; each sees its own seat's view and knowledge."""

    def __init__(self, code: str, game: AnyGame, options: msgspec.Struct, seats: int, bot: AnyBot, free: int) -> None:
        self.code = code
        self.game = game
        self.options = options
        self.seats = seats
        self.match: AnyMatch | None = None
        self.players = [f"Bot {seat}" for seat in range(seats)]
        self.free = [Seat(seat) for seat in range(free)]
        self.chairs: list[ChairHere] = []
        self.drafts: dict[Seat, Action] = {}
        self.seed = secrets.token_bytes(32)
        self._bot = bot
        self._rng = Random(self.seed)
        self._told = 0
        self._news = asyncio.Event()
        self._bots: asyncio.Task[None] | None = None

    @property
    def phase(self) -> Phase:
        """How far the table is."""
        if self.match is None:
            return "lobby" if any(chair.seat is not None for chair in self.chairs) else "closed"
        return "finished" if self.match.is_over else "playing"

    def sit(self, name: str, language: str) -> "ChairHere":
        """Take the next free seat; when the last one is taken, the cards are dealt."""
        if not self.free:
            words = Catalogue(None, language)
            raise NotTaken(objection(words, "seats-taken", "model-full", general.SEATS, code=self.code))
        seat = self.free.pop(0)
        self.players[seat] = name
        chair = self._place(seat, language)
        self._deal()
        return chair

    def watch(self, language: str) -> "ChairHere":
        """A watcher's place."""
        return self._place(None, language)

    def _place(self, seat: Audience, language: str) -> "ChairHere":
        chair = ChairHere(self, seat, language)
        self.chairs.append(chair)
        if self.match is not None:
            for events in self.match.events(seat):
                chair.log.hear(chair.words, self.options, events)
            chair.log.catch_up()
        return chair

    def _deal(self) -> None:
        if not self.free and self.match is None:
            for chair in self.chairs:
                chair.learn_names()
            self.match = Match(self.game, self.options, self.seats, self.seed, players=self.players)
            self.advance()

    def give(self, seat: Seat, action: Action, prompt: int | None = None) -> None:
        """An answer (RulesError)."""
        assert self.match is not None
        entry = self.match.entries
        self.match.answer(seat, action, prompt)
        if self.match.entries > entry:
            self.drafts.clear()
        else:
            self.drafts[seat] = action

    def advance(self) -> None:
        """Tell everybody what happened, and let the bots answer that are asked."""
        assert self.match is not None
        for number in range(self._told, self.match.entries):
            for chair in self.chairs:
                chair.log.hear(chair.words, self.options, self.match.events(chair.seat, number)[0])
        self._told = self.match.entries
        self.wake()
        if self._asked_bots() and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._let_bots_answer())

    def wake(self) -> None:
        """Let those who wait look again."""
        self._news.set()
        self._news = asyncio.Event()

    async def wait(self, seconds: float, is_so: Callable[[], bool]) -> None:
        """Until something is so, but no longer than that."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not is_so():
                    if self._bots is not None and self._bots.done():
                        self._bots.result()
                    await self._news.wait()

    def _asked_bots(self) -> list[Seat]:
        assert self.match is not None
        people = {chair.seat for chair in self.chairs}
        return [seat for seat in sorted(self.match.to_act) if seat not in people and seat not in self.drafts]

    async def _let_bots_answer(self) -> None:
        """In a thread, so that nobody waits longer than he wants to."""
        match = self.match
        assert match is not None
        while asked := self._asked_bots():
            seat = self._rng.choice(asked)
            prompt = match.prompt(seat)
            assert prompt is not None
            mind = (match.view(seat), prompt.ask, match.knowledge(seat), self._rng)
            self.give(seat, await asyncio.to_thread(self._bot.choose, *mind))
            self.advance()
        self.wake()

    def leave(self, chair: "ChairHere") -> None:
        """Nobody sits there any more; a bot plays on."""
        if chair not in self.chairs:
            return
        self.chairs.remove(chair)
        if self.match is not None:
            self.advance()
        elif chair.seat is not None:
            self.free.append(chair.seat)
            self.wake()


class ChairHere:
    """One place at a table in this process."""

    def __init__(self, table: TableHere, seat: Audience, language: str) -> None:
        self._table = table
        self.seat = seat
        self.code = table.code
        self.options = table.options
        self.seats = table.seats
        self.log = Log()
        self._language = language
        self.learn_names()

    def learn_names(self) -> None:
        """Speak of the players by the names they have now."""
        self.words = Wording(self._table.game, self._language, self._table.players)
        self.reader = Reader(self._table.game, self.options, self.seats, self.words)

    @property
    def phase(self) -> Phase:
        """How far the table is."""
        return self._table.phase

    @property
    def asked(self) -> Sequence[Seat]:
        """Who is asked now."""
        match = self._table.match
        return () if match is None else sorted(match.to_act)

    @property
    def answered(self) -> int:
        """How many of them have answered."""
        match = self._table.match
        return 0 if match is None else match.answered

    @property
    def view(self) -> bytes | None:
        """What this place sees of the match."""
        match = self._table.match
        return None if match is None else encode(match.view(self.seat))

    @property
    def prompt(self) -> Prompt | None:
        """The question put to this place."""
        match = self._table.match
        return None if match is None or self.seat is None else match.prompt(self.seat)

    @property
    def draft(self) -> Action | None:
        """One's own sealed answer."""
        return None if self.seat is None else self._table.drafts.get(self.seat)

    async def answer(self, action: Action, prompt: int) -> None:
        """Answer the question with that number."""
        put = self.prompt
        if put is None or self.seat is None:
            raise NotTaken(objection(self.words, "not-asked", "model-not-asked", general.ANSWERS))
        try:
            self._table.give(self.seat, action, prompt)
        except IllegalAction as error:
            refused = illegal(error, self.reader.texts, self.words, put.ask, is_helped=True)
            raise NotTaken(refused) from None
        except RulesError:
            raise NotTaken(not_open(self.words, prompt, put)) from None
        self._table.advance()

    async def wait(self, seconds: float) -> None:
        """Until this place is asked, or the match is over."""
        await self._table.wait(seconds, lambda: needs_answer(self) or is_done(self))

    async def say(self, phrase: int, to: Seat | None) -> None:
        """Say one of the game's phrases."""
        if self.seat is None:
            raise NotTaken(objection(self.words, "not-seated", "door-not-seated", general.SEATS))
        if not 1 <= phrase <= PHRASES:
            raise NotTaken(objection(self.words, "no-such-phrase", "model-phrases", general.ANSWERS, last=PHRASES))
        if to is not None and not 0 <= to < self.seats:
            raise NotTaken(objection(self.words, "no-such-seat", "door-no-such-seat", general.SEATS))
        for chair in self._table.chairs:
            chair.log.say(spoken(chair.words, self.seat, phrase, to))

    async def leave(self) -> None:
        """Leave; a bot plays on in the seat."""
        self._table.leave(self)
