"""Connections: where a member's messages go, be it a socket or a stream of lines."""

import asyncio
from collections.abc import Callable
from time import perf_counter

from contrabande.server import cables

MOST_WAITING = 512
"""A device that has not taken so many messages is gone, or hostile: it may come back and resume."""


class Spread:
    """One command's way to everybody: it is over when the last of them has been written to."""

    __slots__ = ("_done", "_left", "_since")

    def __init__(self, since: float, done: Callable[[float], None]) -> None:
        self._since = since
        self._left = 1
        self._done = done

    def add(self) -> None:
        """One more to write to."""
        self._left += 1

    def written(self) -> None:
        """One of them has been written to."""
        self._left -= 1
        if self._left == 0:
            self._done(perf_counter() - self._since)


class Connection:
    """A queue of messages for one device of one member; *cut* hangs up on a device that does not take them."""

    __slots__ = ("_cut", "_queue", "is_open", "member")

    def __init__(self, member: int, cut: Callable[[], None] = cables.stay) -> None:
        self.member = member
        self.is_open = True
        self._cut = cut
        self._queue: asyncio.Queue[tuple[bytes | None, Spread | None]] = asyncio.Queue()

    def send(self, message: bytes, spread: Spread | None = None) -> None:
        """Put a message into the queue; one who does not take his messages is cut off."""
        if not self.is_open:
            return
        if self._queue.qsize() >= MOST_WAITING:
            self.close()
            return
        if spread is not None:
            spread.add()
        self._queue.put_nowait((message, spread))

    def close(self) -> None:
        """No more messages; what waits may still be taken, but not for long."""
        if self.is_open:
            self.is_open = False
            self._queue.put_nowait((None, None))
            asyncio.get_running_loop().call_later(cables.CLOSE_WITHIN, self._cut)

    async def next(self) -> tuple[bytes | None, Spread | None]:
        """The next message, and whose way it is on; None when the connection is to be closed."""
        return await self._queue.get()
