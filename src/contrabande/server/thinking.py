"""Thinking: bots in processes of their own, which receive what their seat is sent and nothing else."""

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random, SystemRandom
from typing import Any, NamedTuple

import msgspec

from contrabande.bots.registry import AnyBot, bot_at
from contrabande.client.wire import Considered, OptionValues
from contrabande.engine.actions import Ask
from contrabande.engine.codec import actions_of, encode, events_of, views_of
from contrabande.engine.game import AnyGame
from contrabande.engine.match import AnyMatch
from contrabande.engine.options import read_options
from contrabande.engine.seats import Seat
from contrabande.games import game_named

ADVISER = "champion"
THOUGHT_LIMIT = 5.0
"""Seconds after which a bot that is still thinking is answered for by chance."""


class Question(msgspec.Struct, frozen=True):
    """What a bot is sent: its seat's view and everything its seat has been told, as bytes."""

    game: str
    options: OptionValues
    seats: int
    seat: int
    level: str
    temper: str
    view: msgspec.Raw
    told: list[list[msgspec.Raw]]


def question(match: AnyMatch, seat: Seat, level: str, temper: str) -> bytes:
    """What the bot in *seat* is sent."""
    told = [[msgspec.Raw(encode(event)) for event in entry] for entry in match.events(seat)]
    view = msgspec.Raw(encode(match.view(seat)))
    options = msgspec.to_builtins(match.options)
    return encode(Question(match.game.key, options, match.seats, seat, level, temper, view, told))


class Thought(msgspec.Struct, frozen=True):
    """What a champion thinks of a question: its likeliest answers, and the odds of the one that was given."""

    likely: tuple[Considered, ...]
    given: float


class Moment(NamedTuple):
    """A question as a bot sees it."""

    game: AnyGame
    bot: AnyBot
    view: Any
    ask: Ask
    knowledge: Any


def thought(asked: bytes, seed: int) -> bytes:
    """In the worker: the bot's answer."""
    at = _read(asked)
    return encode(at.bot.choose(at.view, at.ask, at.knowledge, Random(seed)))


def advised(asked: bytes, given: bytes) -> bytes:
    """In the worker: what the bot thinks of the answer that was given; null where it has not learned such a table."""
    from contrabande.bots.neural.advice import advised as judged
    from contrabande.bots.neural.bot import NeuralBot

    at = _read(asked)
    assert isinstance(at.bot, NeuralBot), "every level is the learned bot"
    answer = actions_of(at.game).decode(given)
    found = judged(at.bot, at.view, at.ask, at.knowledge, answer)
    if found is None:
        return encode(None)
    likely = tuple(Considered(msgspec.Raw(encode(action)), odds) for action, odds in found.likely)
    return encode(Thought(likely, found.given))


def _read(asked: bytes) -> Moment:
    put = msgspec.json.decode(asked, type=Question)
    game = game_named(put.game)
    options = read_options(game, put.options, put.seats)
    knowledge = game.blank(options, put.seats, Seat(put.seat))
    read = events_of(game).decode
    for entry in put.told:
        for event in entry:
            knowledge = game.remember(knowledge, read(event))
    view = views_of(game).decode(put.view)
    ask = game.ask(view)
    assert ask is not None, "only a seat that is asked thinks"
    return Moment(game, bot_at(game, put.level, put.temper), view, ask, knowledge)


def _worker() -> None:
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    os.nice(5)


class Thinker:
    """A few worker processes, started when the first bot is asked."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._advising = asyncio.Lock()

    async def answer(self, match: AnyMatch, seat: Seat, level: str, temper: str) -> bytes:
        """An action for *seat* as bytes; by chance among the legal ones where the worker fails."""
        prompt = match.prompt(seat)
        assert prompt is not None
        asked, seed = question(match, seat, level, temper), SystemRandom().getrandbits(62)
        try:
            return await asyncio.wait_for(self._worked(thought, asked, seed), THOUGHT_LIMIT)
        except (BrokenProcessPool, TimeoutError):
            return encode(prompt.ask.sample(SystemRandom().random))

    async def advice(self, match: AnyMatch, seat: Seat, given: bytes) -> Thought | None:
        """What a champion thinks of the answer that *seat* gave there; None where it has not learned such a table.

        One question at a time, so that bots for whom people wait come in between.
        """
        asked = question(match, seat, ADVISER, "")
        async with self._advising:
            return msgspec.json.decode(await self._worked(advised, asked, bytes(given)), type=Thought | None)

    async def _worked(self, work: Callable[..., bytes], *about: object) -> bytes:
        """What a worker makes of it; where one has died, another tries once more."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._started(), work, *about)
        except BrokenProcessPool:
            self._pool = None
            return await loop.run_in_executor(self._started(), work, *about)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=_worker)
        return self._pool

    def stop(self) -> None:
        """Let the workers go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
