"""Two ways into a house that say the same: straight into the application, or over TCP like anybody."""

import asyncio
import contextlib
from collections.abc import Mapping
from itertools import count
from typing import Any, Protocol
from urllib.parse import urlsplit

import httpx
from starlette.types import ASGIApp, Message
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from contrabande.client import wire
from contrabande.drills.leak_streams import DirectStream, Stream, WiredStream, head
from contrabande.engine.codec import encode

HOST = "house"
"""What every request calls the server, so that a port tells no houses apart."""


def reply(status: int, headers: Mapping[str, str], body: bytes) -> bytes:
    """A whole answer over HTTP as one row of bytes."""
    return head(status, headers) + b"\n" + body


class Socket(Protocol):
    """An open socket at a table."""

    async def say(self, text: str) -> None:
        """Send one frame."""
        ...

    async def heard(self) -> list[bytes]:
        """Every frame that has come since one last asked."""
        ...

    async def close(self) -> None:
        """Hang up."""
        ...


class Line(Protocol):
    """A way into a house."""

    async def request(self, method: str, path: str, headers: Mapping[str, str], body: bytes = b"") -> bytes:
        """The whole answer to a request."""
        ...

    async def socket(self, table: str) -> Socket:
        """A new socket at a table, before the first word."""
        ...

    def stream(self, path: str, headers: Mapping[str, str]) -> Stream:
        """A stream of lines."""
        ...

    async def close(self) -> None:
        """Let go."""
        ...


class Direct:
    """The application itself, without a network."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def request(self, method: str, path: str, headers: Mapping[str, str], body: bytes = b"") -> bytes:
        """The whole answer to a request."""
        sent: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Message) -> None:
            sent.append(message)

        await self._app({**_scope("http", path, headers), "method": method}, receive, send)
        start, *parts = sent
        told = {name.decode(): value.decode() for name, value in start["headers"]}
        return reply(start["status"], told, b"".join(part.get("body", b"") for part in parts))

    async def socket(self, table: str) -> Socket:
        """A new socket at a table, before the first word."""
        return DirectSocket(self._app, table)

    def stream(self, path: str, headers: Mapping[str, str]) -> Stream:
        """A stream of lines."""
        return DirectStream(self._app, {**_scope("http", path, headers), "method": "GET"})

    async def close(self) -> None:
        """Nothing is held."""


def _scope(kind: str, path: str, headers: Mapping[str, str]) -> dict[str, Any]:
    parts = urlsplit(path)
    row = [(name.encode(), value.encode()) for name, value in {"host": HOST, **headers}.items()]
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": parts.path,
        "raw_path": parts.path.encode(),
        "root_path": "",
        "query_string": parts.query.encode(),
        "headers": row,
        "client": ("127.0.0.1", 1),
        "server": (HOST, 80),
        "subprotocols": [],
    }


class DirectSocket:
    """A WebSocket without a network."""

    def __init__(self, app: ASGIApp, table: str) -> None:
        self._inbox: asyncio.Queue[Message] = asyncio.Queue()
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue()
        self._echoes = count(1)
        self._inbox.put_nowait({"type": "websocket.connect"})
        scope = _scope("websocket", f"/api/tables/{table}/socket", {})
        self._serving = asyncio.create_task(self._serve(app, scope))

    async def _serve(self, app: ASGIApp, scope: dict[str, Any]) -> None:
        await app(scope, self._inbox.get, self._send)

    async def _send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self._outbox.put_nowait(message["text"].encode())
        elif message["type"] == "websocket.close":
            self._outbox.put_nowait(_closed(message["code"]))

    async def say(self, text: str) -> None:
        """Send one frame."""
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})

    async def heard(self) -> list[bytes]:
        """Every frame that has come since one last asked."""
        echo = next(self._echoes)
        await self.say(_ping(echo))
        frames = [await self._outbox.get()]
        while frames[-1] != _pong(echo) and not is_closed(frames[-1]):
            frames.append(await self._outbox.get())
        return frames if is_closed(frames[-1]) else frames[:-1]

    async def close(self) -> None:
        """Hang up."""
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._serving


class Wired:
    """A server's address, reached over TCP."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30)

    async def request(self, method: str, path: str, headers: Mapping[str, str], body: bytes = b"") -> bytes:
        """The whole answer to a request."""
        told = await self._http.request(method, path, headers={"host": HOST, **headers}, content=body)
        return reply(told.status_code, told.headers, told.content)

    async def socket(self, table: str) -> Socket:
        """A new socket at a table, before the first word."""
        url = f"ws://127.0.0.1:{self._port}/api/tables/{table}/socket"
        return WiredSocket(await connect(url, compression=None, max_size=None, open_timeout=60))

    def stream(self, path: str, headers: Mapping[str, str]) -> Stream:
        """A stream of lines."""
        return WiredStream(self._http, path, {"host": HOST, **headers})

    async def close(self) -> None:
        """Let the connections go."""
        await self._http.aclose()


class WiredSocket:
    """A WebSocket over TCP."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._echoes = count(1)

    async def say(self, text: str) -> None:
        """Send one frame."""
        with contextlib.suppress(ConnectionClosed):
            await self._socket.send(text)

    async def heard(self) -> list[bytes]:
        """Every frame that has come since one last asked."""
        echo = next(self._echoes)
        await self.say(_ping(echo))
        frames: list[bytes] = []
        try:
            while not frames or frames[-1] != _pong(echo):
                frames.append(await self._socket.recv(decode=False))
        except ConnectionClosed as closed:
            return [*frames, _closed(closed.rcvd.code if closed.rcvd else 1006)]
        return frames[:-1]

    async def close(self) -> None:
        """Hang up."""
        await self._socket.close()


def _ping(echo: int) -> str:
    return encode(wire.Ping(echo)).decode()


def _pong(echo: int) -> bytes:
    return encode(wire.Pong(echo))


def _closed(code: int) -> bytes:
    return b"closed %d" % code


def is_news(frame: bytes) -> bool:
    """Whether a stream of lines tells this frame too: everything but answers to commands."""
    return not frame.startswith((b'{"type":"ack"', b'{"type":"refused"', b"closed "))


def is_closed(frame: bytes) -> bool:
    """Whether this is the last frame of a socket."""
    return frame.startswith(b"closed ")
