"""Builders for tests of connections: lines of which every byte is ours."""

import asyncio
import json
import socket as system
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from houses import running

from contrabande.client import wire
from contrabande.client.house import House

UPGRADE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
FOLLOW = "GET /api/tables/{table}/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\r\n"
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def raw(address: str) -> AsyncIterator[Stream]:
    """A connection on which anything can be sent."""
    host, _, port = address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        async with asyncio.timeout(60):
            yield reader, writer
    finally:
        writer.close()


@asynccontextmanager
async def socket(address: str, table: str) -> AsyncIterator[Stream]:
    """A WebSocket of which every byte is ours."""
    async with raw(address) as (reader, writer):
        writer.write(UPGRADE.format(table=table).encode())
        await reader.readuntil(b"\r\n\r\n")
        yield reader, writer


def text(message: bytes, first: int = 0x81) -> bytes:
    """A masked frame."""
    size = bytes([0x80 | len(message)]) if len(message) < 126 else b"\xfe" + len(message).to_bytes(2, "big")
    return bytes([first]) + size + b"\0\0\0\0" + message


def hello(mine: wire.Admission) -> bytes:
    """The first frame."""
    return text(json.dumps({"type": "hello", "token": mine.token}).encode())


async def heard(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """The next frame of the server: its kind, and what it says."""
    kind, size = await reader.readexactly(2)
    if size == 126:
        size = int.from_bytes(await reader.readexactly(2), "big")
    elif size == 127:
        size = int.from_bytes(await reader.readexactly(8), "big")
    return kind & 15, await reader.readexactly(size)


async def ended(reader: asyncio.StreamReader) -> bytes:
    """Whatever comes until the other side hangs up."""
    found = b""
    with suppress(ConnectionError):
        while some := await reader.read(65_536):
            found += some
    return found


class Deaf:
    """A device that asks, and reads nothing of what it is told."""

    def __init__(self, address: str) -> None:
        host, _, port = address.removeprefix("http://").partition(":")
        self.line = system.socket()
        self.line.setsockopt(system.SOL_SOCKET, system.SO_RCVBUF, 2048)
        self.line.connect((host, int(port)))
        self.line.setblocking(False)

    async def say(self, said: bytes) -> None:
        """Send, as long as there is somebody to hear it."""
        with suppress(OSError):
            await asyncio.get_running_loop().sock_sendall(self.line, said)

    async def follow(self, mine: wire.Admission, way: str) -> "Deaf":
        """Follow a table by its socket or by its stream of lines; the house has begun to tell when this is done."""
        loop = asyncio.get_running_loop()
        wanted = UPGRADE if way == "socket" else FOLLOW
        await self.say(wanted.format(table=mine.table, token=mine.token).encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += await loop.sock_recv(self.line, 1)
        if way == "socket":
            await self.say(hello(mine))
        await loop.sock_recv(self.line, 1)
        return self


@asynccontextmanager
async def opened(tmp_path: Path, **settings: object) -> AsyncIterator[tuple[str, wire.Admission]]:
    """A house with a table."""
    async with running(tmp_path / "t.db", **settings) as address, House(address) as house:
        yield address, await house.open_table(wire.OpenTable(name="Anna", game="hochstapler"))
