"""The NDJSON twin of a socket, heard line by line: straight from the application, or over TCP."""

import asyncio
import contextlib
from collections.abc import Mapping
from typing import Any, Protocol

import httpx
from starlette.types import ASGIApp, Message

PATIENCE = 20.0
"""Seconds after which a line that does not come is missing."""
SILENCE = b'{"type":"pong"'
"""What comes every few seconds by the clock on the wall, to keep a stream open."""
NOISE = ("date", "content-length")
"""Headers that are not compared: the time of the day, and what the body tells anyway."""


def head(status: int, headers: Mapping[str, str]) -> bytes:
    """The beginning of an answer over HTTP as one row of bytes."""
    told = sorted(f"{name.lower()}: {value}" for name, value in headers.items() if name.lower() not in NOISE)
    return b"%d %s" % (status, "; ".join(told).encode())


class Stream(Protocol):
    """A stream of lines from a table."""

    async def heard(self, expected: int) -> list[bytes]:
        """The next lines, at least so many unless one is missing; the first of all is the head of the answer."""
        ...

    async def close(self) -> None:
        """Hang up."""
        ...


class Lines:
    """Lines that have come and were not asked for yet."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[bytes] = asyncio.Queue()

    def take(self, line: bytes) -> None:
        """One more line."""
        if line and not line.startswith(SILENCE):
            self._queue.put_nowait(line)

    async def heard(self, expected: int) -> list[bytes]:
        """The next lines, at least so many unless one is missing."""
        lines: list[bytes] = []
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while len(lines) < expected:
                    lines.append(await self._queue.get())
        while not self._queue.empty():
            lines.append(self._queue.get_nowait())
        return lines


class DirectStream(Lines):
    """A stream without a network."""

    def __init__(self, app: ASGIApp, scope: dict[str, Any]) -> None:
        super().__init__()
        self._is_asked = False
        self._gone = asyncio.Event()
        self._serving = asyncio.create_task(self._serve(app, scope))

    async def _serve(self, app: ASGIApp, scope: dict[str, Any]) -> None:
        await app(scope, self._receive, self._send)

    async def _receive(self) -> Message:
        if not self._is_asked:
            self._is_asked = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.take(head(message["status"], {name.decode(): value.decode() for name, value in message["headers"]}))
        else:
            for line in message.get("body", b"").splitlines():
                self.take(line)

    async def close(self) -> None:
        """Hang up."""
        self._gone.set()
        await self._serving


class WiredStream(Lines):
    """A stream over TCP."""

    def __init__(self, http: httpx.AsyncClient, path: str, headers: Mapping[str, str]) -> None:
        super().__init__()
        self._reading = asyncio.create_task(self._read(http, path, headers))

    async def _read(self, http: httpx.AsyncClient, path: str, headers: Mapping[str, str]) -> None:
        async with http.stream("GET", path, headers=headers, timeout=None) as reply:
            self.take(head(reply.status_code, reply.headers))
            async for line in reply.aiter_lines():
                self.take(line.encode())

    async def close(self) -> None:
        """Hang up."""
        self._reading.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._reading
