"""One thread that writes: whatever is waiting goes into one transaction, and is answered after its commit."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import groupby
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic

from sqlalchemy import Connection, Engine

from contrabande.server.store.engines import first_line, is_down, is_quarrel
from contrabande.server.store.interface import StoreDown, StoreError
from contrabande.server.store.jobs import Job, carry_out, table_of

LARGEST_BATCH = 1000
QUARRELS = 5
"""How often a batch is tried again that PostgreSQL broke off for the sake of another process."""
FIRST_PAUSE = 0.05
LONGEST_PAUSE = 1.0
"""Seconds for which a database that failed is left alone; what is asked meanwhile is refused at once."""

Waiting = tuple[Job, "asyncio.Future[object]"]


class Writer:
    """The only one in this process that changes the database."""

    def __init__(self, engine: Engine, committed: Callable[[Sequence[Job]], None]) -> None:
        self.commits = 0
        self._engine = engine
        self._committed = committed
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._connection: Connection | None = None
        self._pause = 0.0
        self._rest_until = 0.0
        self._why = ""
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._work, name="store-writer", daemon=True)
        self._thread.start()

    async def write(self, job: Job) -> object:
        """The job's result once it is durable. A caller that is cancelled does not stop the writing."""
        answer: asyncio.Future[object] = self._loop.create_future()
        self._queue.put((job, answer))
        return await answer

    async def stop(self) -> None:
        """Write what is waiting, then end the thread."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        is_going = True
        while is_going:
            batch, is_going = self._gather()
            if batch:
                outcomes = self._outcomes([job for job, _ in batch])
                self._answer([answer for _, answer in batch], outcomes)
        self._let_go()

    def _gather(self) -> tuple[list[Waiting], bool]:
        """Wait for a job, take all others that are there; whether there may be more later."""
        batch: list[Waiting] = []
        item = self._queue.get()
        with suppress(Empty):
            while item is not None:
                batch.append(item)
                if len(batch) == LARGEST_BATCH:
                    return batch, True
                item = self._queue.get_nowait()
            return batch, False
        return batch, True

    def _outcomes(self, jobs: Sequence[Job]) -> list[object]:
        """A result or an exception for each job; whatever happens, this thread lives."""
        if monotonic() < self._rest_until:
            return [StoreDown(self._why) for _ in jobs]
        try:
            outcomes = self._commit(jobs)
        except Exception as error:
            self._let_go()
            self._rest(error)
            return [StoreDown(self._why) for _ in jobs]
        self._pause = 0.0
        self._committed([job for job, outcome in zip(jobs, outcomes) if not isinstance(outcome, Exception)])
        return outcomes

    def _commit(self, jobs: Sequence[Job]) -> list[object]:
        """All in one transaction; if one of them is refused, again with a savepoint around each."""
        way = carry_out
        for _ in range(QUARRELS):
            try:
                connection = self._connected()
                with connection.begin():
                    outcomes = way(connection, jobs)
                self.commits += 1
                return outcomes
            except Exception as error:
                if is_down(error) and not is_quarrel(error):
                    raise
                way = one_by_one
        raise StoreDown("other processes are always in the way")

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _let_go(self) -> None:
        """Drop the connection for good: after a failure nobody knows what state it is in."""
        if self._connection is not None:
            with suppress(Exception):
                self._connection.invalidate()
                self._connection.close()
        self._connection = None

    def _rest(self, error: Exception) -> None:
        self._why = first_line(error)
        self._pause = min(LONGEST_PAUSE, self._pause * 2 or FIRST_PAUSE)
        self._rest_until = monotonic() + self._pause

    def _answer(self, answers: Sequence["asyncio.Future[object]"], outcomes: Sequence[object]) -> None:
        # A loop that is closed has nobody left who waits.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(_settle, answers, outcomes)


def one_by_one(connection: Connection, jobs: Sequence[Job]) -> list[object]:
    """Each job behind its own savepoint: the refused ones leave no trace and stop nobody else.

    Tables are written in the order of their names here too, or two processes would wait for each other crosswise.
    """
    outcomes: dict[int, object] = {}
    for _, neighbours in groupby(range(len(jobs)), key=lambda place: type(jobs[place])):
        for place in sorted(neighbours, key=lambda place: table_of(jobs[place])):
            outcomes[place] = _alone(connection, jobs[place])
    return [outcomes[place] for place in range(len(jobs))]


def _alone(connection: Connection, job: Job) -> object:
    try:
        with connection.begin_nested():
            return carry_out(connection, [job])[0]
    except StoreError as error:
        return error
    except Exception as error:
        if is_down(error):
            raise
        return StoreError(first_line(error))


def _settle(answers: Sequence["asyncio.Future[object]"], outcomes: Sequence[object]) -> None:
    for answer, outcome in zip(answers, outcomes):
        if answer.done():
            continue
        if isinstance(outcome, Exception):
            answer.set_exception(outcome)
        else:
            answer.set_result(outcome)
