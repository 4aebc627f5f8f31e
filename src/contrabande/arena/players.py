"""Players: who sits at a table of the arena, in this process or at a URL."""

from functools import lru_cache
from random import Random
from time import sleep
from typing import Protocol

import httpx
import msgspec

from contrabande.arena.errors import ArenaError
from contrabande.arena.imported import imported
from contrabande.arena.protocol import question
from contrabande.bots.registry import AnyBot, bot_named, is_bot
from contrabande.engine.actions import Action
from contrabande.engine.codec import actions_of
from contrabande.engine.errors import shortened
from contrabande.engine.game import AnyGame
from contrabande.engine.match import AnyMatch
from contrabande.engine.seats import Seat

PATIENCE = 10.0
"""Seconds that a bot at a URL may think."""
PAUSES = (0.1, 0.5, 2.0)
"""Seconds before a question is put again to a bot that could not be reached."""
AWAY = (502, 503, 504)
"""A gateway says that the bot is not there."""


class Fault(Exception):
    """A bot gave no answer that could be read."""


class Player(Protocol):
    """Somebody who answers for a seat."""

    def answer(self, match: AnyMatch, seat: Seat, name: str, seed: int) -> Action:
        """An answer to the question put to *seat*; *name* tells this match from all others, dice come from *seed*."""
        ...

    def leave(self) -> None:
        """Nothing more will be asked."""
        ...


def player_called(game: AnyGame, name: str, patience: float = PATIENCE) -> Player:
    """The player with that name: a bot of the house, `module:Class`, `file.py:Class`, or a URL."""
    if name.startswith(("http://", "https://")):
        return UrlPlayer(name, patience)
    return LocalPlayer(_bot(game, name))


@lru_cache(maxsize=64)
def _bot(game: AnyGame, name: str) -> AnyBot:
    """Kept from one part of the work to the next: a bot may be heavy."""
    return imported(game, name) if ":" in name and not is_bot(name) else bot_named(game, name)


class LocalPlayer:
    """A bot in this process: it is handed what its seat may know, and never the match."""

    def __init__(self, bot: AnyBot) -> None:
        self._bot = bot

    def answer(self, match: AnyMatch, seat: Seat, name: str, seed: int) -> Action:
        """What the bot chooses."""
        prompt = match.prompt(seat)
        assert prompt is not None
        return self._bot.choose(match.view(seat), prompt.ask, match.knowledge(seat), Random(seed))

    def leave(self) -> None:
        """The bot stays for the next."""


class UrlPlayer:
    """A bot behind HTTP: each question is posted to its URL, and the body of the reply is the action."""

    def __init__(self, url: str, patience: float) -> None:
        try:
            self._url = httpx.URL(url)
        except httpx.InvalidURL as error:
            raise ArenaError(f"{url!r} is no address of a bot: {error}") from None
        self._http = httpx.Client(timeout=patience)

    def answer(self, match: AnyMatch, seat: Seat, name: str, seed: int) -> Action:
        """What the bot replies (Fault where that is no action, ArenaError where nobody is there)."""
        reply = self._ask(question(match, seat, name, seed))
        if reply.status_code != httpx.codes.OK:
            raise Fault(f"status {reply.status_code}: {shortened(reply.text)}")
        try:
            return actions_of(match.game).decode(reply.content)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Fault(f"no action: {shortened(reply.text)} ({error})") from None

    def leave(self) -> None:
        """Hang up."""
        self._http.close()

    def _ask(self, body: bytes) -> httpx.Response:
        """The reply; a question may be put again, for it changes nothing."""
        for pause in PAUSES:
            try:
                return self._post(body)
            except httpx.TransportError:
                sleep(pause)
        try:
            return self._post(body)
        except httpx.TransportError as error:
            raise ArenaError(f"the bot at {self._url} cannot be reached: {error}") from None

    def _post(self, body: bytes) -> httpx.Response:
        try:
            reply = self._http.post(self._url, content=body, headers={"Content-Type": "application/json"})
        except httpx.ReadTimeout:
            raise Fault(f"no answer within {self._http.timeout.read:g} s") from None
        if reply.status_code in AWAY:
            raise httpx.ConnectError(f"status {reply.status_code}")
        return reply
