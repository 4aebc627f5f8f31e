"""A chair in another house: what its table tells over the wire, and the commands that answer it."""

import asyncio
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import cast

import msgspec
from websockets.exceptions import WebSocketException

from contrabande.adapters.mcp.chair import Log, Phase, is_done, needs_answer
from contrabande.adapters.models.objection import NotTaken, Objection
from contrabande.adapters.models.reading import Reader
from contrabande.adapters.models.telling import spoken
from contrabande.client import wire
from contrabande.client.place import Place, new_id
from contrabande.client.refusals import Refusal
from contrabande.engine.actions import Action, Ask, Choice, Form, Prompt
from contrabande.engine.codec import actions_of, encode, events_of
from contrabande.engine.game import AnyGame
from contrabande.engine.options import read_options
from contrabande.engine.seats import Audience, Seat
from contrabande.games import game_named
from contrabande.wording import Catalogue, Wording, general

LOOKS_AGAIN = 1.0
"""Seconds after which one who waits looks for himself."""


class ChairThere:
    """One place at a table of another house."""

    def __init__(self, place: Place, language: str) -> None:
        self._place = place
        self._language = language
        self._frame = Catalogue(None, language)
        self._heard = 0
        self._log = Log()

    @property
    def table(self) -> wire.TableView:
        """The table as last told."""
        assert self._place.table is not None
        return self._place.table

    @property
    def log(self) -> Log:
        """What was told so far."""
        for happening in self._place.happened[self._heard :]:
            self._hear(happening)
        self._heard = len(self._place.happened)
        return self._log

    def _hear(self, happening: wire.Happening) -> None:
        if bytes(happening.events) != b"null":
            read = events_of(self.game).decode
            events = [read(raw) for raw in msgspec.json.decode(happening.events, type=list[msgspec.Raw])]
            self._log.hear(self.words, self.options, events)
        if bytes(happening.what) != b"null":
            what = msgspec.json.decode(happening.what, type=dict[str, object])
            if what.get("type") == "Spoke" and what.get("kind") == "phrase":
                seat, phrase, to = (cast(int, what.get(key)) for key in ("seat", "phrase", "to"))
                self._log.say(spoken(self.words, seat, phrase, to))

    @property
    def game(self) -> AnyGame:
        """What is played; another version of it than ours is refused."""
        game = game_named(self.table.game)
        if game.version != self.table.version:
            facts = {"there": str(self.table.version), "game": game.key, "here": str(game.version)}
            raise NotTaken(Objection("other-version", self._frame.say("model-version", **facts)))
        return game

    @property
    def code(self) -> str:
        """The table's code."""
        return self.table.code or self.table.table

    @property
    def seat(self) -> Audience:
        """Where this chair stands."""
        found = [member.seat for member in self.table.members if member.member == self._place.admission.member]
        return found[0] if found else None

    @property
    def seats(self) -> int:
        """How many play."""
        return self.table.seats

    @property
    def options(self) -> msgspec.Struct:
        """What is played with."""
        options: msgspec.Struct = read_options(self.game, self.table.options, self.seats)
        return options

    @property
    def words(self) -> Wording:
        """The voice of the table."""
        names: dict[Seat | None, str] = {member.seat: member.name for member in self.table.members}
        names |= {bot.seat: bot.name for bot in self.table.bots}
        players = tuple(names.get(Seat(seat), f"seat {seat}") for seat in range(self.seats))
        return _words(self.game, self._language, players)

    @property
    def reader(self) -> Reader:
        """Reads answers at this table."""
        return _reader(self.words, encode(self.options), self.seats)

    @property
    def phase(self) -> Phase:
        """How far the table is."""
        return self.table.phase

    @property
    def asked(self) -> Sequence[Seat]:
        """Who is asked now."""
        return self.table.asked

    @property
    def answered(self) -> int:
        """How many of them have answered."""
        return self.table.locked

    @property
    def view(self) -> bytes | None:
        """What this place sees of the match."""
        return None if self._place.match is None else bytes(self._place.match.view)

    @property
    def prompt(self) -> Prompt | None:
        """The question put to this place."""
        put = self._place.prompt
        if put is None:
            return None
        choices = tuple(_choice(self.game, form) for form in put.choices)
        return Prompt(put.number, Ask(put.key, choices, put.rules, tuple(put.facts.items())))

    @property
    def draft(self) -> Action | None:
        """One's own sealed answer."""
        match = self._place.match
        if match is None or bytes(match.draft) == b"null":
            return None
        return actions_of(self.game).decode(match.draft)

    async def answer(self, action: Action, prompt: int) -> None:
        """Answer the question with that number."""
        given = wire.Give(id=new_id(), prompt=prompt, action=msgspec.Raw(encode(action)))
        try:
            await self._do(given)
        except NotTaken as refused:
            raise NotTaken(self._explained(refused.objection, action)) from None

    def _explained(self, objection: Objection, action: Action) -> Objection:
        """The house's refusal, with what was understood and the field that is wrong."""
        put, texts = self.prompt, self.reader.texts
        wrong = texts.wrong_field(action, put.ask) if put is not None and objection.rule is not None else None
        return msgspec.structs.replace(
            objection,
            rule=objection.rule or (general.ANSWERS if put is None else put.ask.rules[0]),
            understood=texts.string(action),
            field=None if wrong is None else wrong[0],
            allowed=None if wrong is None else texts.domain(*wrong),
        )

    async def wait(self, seconds: float) -> None:
        """Until this place is asked, or the match is over."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not (needs_answer(self) or is_done(self)):
                    await self._start_if_all_are_ready()
                    if not self._place.is_connected:
                        await self._reached(self._place.reconnect())
                    with suppress(TimeoutError):
                        await asyncio.wait_for(self._place.news(), LOOKS_AGAIN)

    async def say(self, phrase: int, to: Seat | None) -> None:
        """Say one of the game's phrases."""
        await self._do(wire.Phrase(id=new_id(), number=phrase, to=to))

    async def leave(self) -> None:
        """Leave; a bot plays on in the seat."""
        with suppress(NotTaken):
            await self._do(wire.Leave(id=new_id()))
        await self._place.close()

    async def ready(self, bots: Sequence[Seat], level: str) -> None:
        """Seat the bots, and be ready; whoever is ready last begins."""
        for seat in bots:
            await self._do(wire.AddBot(id=new_id(), seat=seat, level=cast(wire.Level, level)))
        if self.phase == "lobby":
            await self._do(wire.Ready(id=new_id()))
        await self._start_if_all_are_ready()

    async def _start_if_all_are_ready(self) -> None:
        players = [member for member in self.table.members if member.seat is not None]
        is_full = len(players) + len(self.table.bots) == self.seats
        if self.phase == "lobby" and self.seat is not None and is_full and all(each.is_ready for each in players):
            with suppress(NotTaken):
                await self._do(wire.Start(id=new_id()))

    async def _do(self, command: wire.AnyCommand) -> None:
        await self._reached(self._place.do(command))

    async def _reached(self, done: Awaitable[None]) -> None:
        """Wait for the house; a refusal, or silence for long, is told (NotTaken)."""
        try:
            await done
        except Refusal as refusal:
            raise NotTaken(objection_of(refusal)) from None
        except (OSError, WebSocketException):
            raise NotTaken(Objection("no-house", self._frame.say("model-silent"))) from None


def objection_of(refusal: Refusal) -> Objection:
    """What the house says, as a model is told it."""
    refused = refusal.refused
    text, rule = refused.text or refused.key, refused.rule
    return Objection(refused.key, text if rule is None or rule in text else f"{text} ({rule})", rule)


@lru_cache(maxsize=256)
def _words(game: AnyGame, language: str, players: tuple[str, ...]) -> Wording:
    return Wording(game, language, players)


@lru_cache(maxsize=256)
def _reader(words: Wording, options: bytes, seats: int) -> Reader:
    return Reader(words.game, msgspec.json.decode(options, type=words.game.options), seats, words)


def _choice(game: AnyGame, form: Form) -> Choice:
    """A form as the kernel's own choice again."""
    action = next(each for each in game.actions if each.__name__ == form.action)
    return Choice(action, tuple(form.fields[name] for name in action.__struct_fields__))
