"""The heart: it says once a second that this process lives, and sends it on its rounds. Whatever comes, it goes on."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterator
from time import monotonic

from contrabande.server.refusal import TableRefusal
from contrabande.server.store.interface import LEASE, Store, StoreDown

BEAT = 1.0
LATE = LEASE / 1000
"""Seconds without a beat after which others take this process for dead, and so does its own door of health."""

LOG = logging.getLogger(__name__)


class Heart:
    """The heart of one process."""

    def __init__(self, store: Store, process: str, rounds: Callable[[], Awaitable[None]]) -> None:
        self._store = store
        self._process = process
        self._rounds = rounds
        self._task: asyncio.Task[None] | None = None
        self._beaten_at = -LATE

    async def start(self) -> None:
        """Beat once, and from now on (StoreDown)."""
        await self.beat()
        self._task = asyncio.create_task(self._go_on())

    def stop(self) -> None:
        """Beat no more."""
        if self._task is not None:
            self._task.cancel()

    @property
    def is_beating(self) -> bool:
        """Whether others take this process for alive."""
        return self._task is not None and not self._task.done() and monotonic() - self._beaten_at < LATE

    async def beat(self) -> None:
        """Say that this process lives, if that has not been said in the last second; long rounds do it in between."""
        if monotonic() - self._beaten_at >= BEAT:
            await self._store.beat(self._process)
            self._beaten_at = monotonic()

    async def _go_on(self) -> None:
        while True:
            try:
                await self.beat()
                await self._rounds()
            except StoreDown:
                pass  # those who play are told, and so is whoever asks for the health
            except Exception:
                LOG.exception("the rounds were broken off")
            await asyncio.sleep(BEAT)


@contextlib.contextmanager
def alone(table: str) -> Iterator[None]:
    """What goes wrong with one *table* stops no other; a store that is down is not about one table."""
    try:
        yield
    except TableRefusal:
        pass  # it is set aside, which has been said
    except StoreDown:
        raise
    except Exception:
        LOG.exception("table %s could not be looked after", table)
