"""Thinking: bots in processes of their own, which receive what their seat is sent and nothing else."""

import asyncio
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random, SystemRandom

import msgspec

from contrabande.bots.registry import bot_at
from contrabande.client.wire import OptionValues
from contrabande.engine.codec import encode, events_of, views_of
from contrabande.engine.match import AnyMatch
from contrabande.engine.options import read_options
from contrabande.engine.seats import Seat
from contrabande.games import game_named

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


def thought(asked: bytes, seed: int) -> bytes:
    """In the worker: the bot's answer."""
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
    return encode(bot_at(game, put.level, put.temper).choose(view, ask, knowledge, Random(seed)))


def _worker() -> None:
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    os.nice(5)


class Thinker:
    """A few worker processes, started when the first bot is asked."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def answer(self, match: AnyMatch, seat: Seat, level: str, temper: str) -> bytes:
        """An action for *seat* as bytes; by chance among the legal ones where the worker fails."""
        prompt = match.prompt(seat)
        assert prompt is not None
        asked = question(match, seat, level, temper)
        for _ in range(2):
            try:
                seed = SystemRandom().getrandbits(62)
                job = asyncio.get_running_loop().run_in_executor(self._started(), thought, asked, seed)
                return await asyncio.wait_for(job, THOUGHT_LIMIT)
            except BrokenProcessPool:
                self._pool = None
            except TimeoutError:
                break
        return encode(prompt.ask.sample(SystemRandom().random))

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
