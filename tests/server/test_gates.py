"""The gates: many small things in one packet are taken in by the spoon, and nobody is waited for for ever."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from houses import running
from websockets.asyncio.client import connect

from contrabande.client import wire
from contrabande.client.house import House
from contrabande.server import doors, gates

PING, EMPTY_PIECE = b"\x89\x80\0\0\0\0", b"\x00\x80\0\0\0\0"
UPGRADE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
MANY = 24
"""Messages at once, for the last of which one must wait a second."""
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


async def heard(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """The next frame of the server: its kind, and what it says."""
    kind, size = await reader.readexactly(2)
    if size == 126:
        size = int.from_bytes(await reader.readexactly(2), "big")
    elif size == 127:
        size = int.from_bytes(await reader.readexactly(8), "big")
    return kind & 15, await reader.readexactly(size)


async def answers(reader: asyncio.StreamReader, wanted: int) -> list[int]:
    """So many pongs of the table, by what they echo."""
    found: list[int] = []
    while len(found) < wanted:
        kind, told = await heard(reader)
        said = json.loads(told) if kind == 1 else {}
        if said.get("type") == "pong":
            found.append(said["echo"])
    return found


@asynccontextmanager
async def opened(tmp_path: Path, **settings: object) -> AsyncIterator[tuple[str, wire.Admission]]:
    """A house with a table."""
    async with running(tmp_path / "t.db", **settings) as address, House(address) as house:
        yield address, await house.open_table(wire.OpenTable(name="Anna", game="hochstapler"))


@pytest.mark.parametrize("frames", [PING * 100, text(b"x", 0x01) + EMPTY_PIECE * 100], ids=["pings", "pieces"])
def test_a_flood_of_frames_that_say_nothing_is_cut_off(frames: bytes, tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as (address, mine), socket(address, mine.table) as (reader, writer):
            writer.write(frames)
            kind, told = 0, b""
            while kind != 8:
                kind, told = await heard(reader)
            assert int.from_bytes(told[:2], "big") == 1008

    asyncio.run(scene())


def test_many_messages_in_one_packet_are_heard_one_after_another(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as (address, mine), socket(address, mine.table) as (reader, writer):
            pings = [text(b'{"type":"ping","echo":%d}' % number) for number in range(300)]
            writer.write(text(b'{"type":"hello","token":"%s"}' % mine.token.encode()) + b"".join(pings))
            assert await answers(reader, 300) == list(range(300))

    asyncio.run(scene())


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sockets are asked three times a second whether they are still there."""
    made = gates.SocketGate.__init__

    def make(gate: gates.SocketGate, *given: object, **named: object) -> None:
        made(gate, *given, **named)
        gate.ping_interval = gate.ping_timeout = 0.3

    monkeypatch.setattr(gates.SocketGate, "__init__", make)


@pytest.mark.usefixtures("impatient")
def test_whoever_must_wait_is_not_taken_for_gone(tmp_path: Path) -> None:
    async def scene() -> None:
        url = "ws{}/api/tables/{}/socket"
        async with (
            opened(tmp_path, is_slowing=True) as (address, mine),
            connect(url.format(address.removeprefix("http"), mine.table)) as eager,
        ):
            await eager.send(json.dumps({"type": "hello", "token": mine.token}))
            for _ in range(MANY):
                await eager.send('{"type":"ping","echo":1}')
            found = 0
            while found < MANY:
                found += json.loads(await eager.recv())["type"] == "pong"

    asyncio.run(scene())


@pytest.mark.usefixtures("impatient")
def test_whoever_says_nothing_any_more_is_taken_for_gone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as (address, mine), socket(address, mine.table) as (reader, writer):
            writer.write(text(b'{"type":"hello","token":"%s"}' % mine.token.encode()))
            kind, told = 0, b""
            while kind != 8:
                kind, told = await heard(reader)
            assert int.from_bytes(told[:2], "big") == 1011

    asyncio.run(scene())


def test_a_message_in_a_few_pieces_and_one_larger_than_a_spoon_are_heard_whole(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as (address, mine), socket(address, mine.table) as (reader, writer):
            writer.write(text(b'{"type":"hello","token":"%s"}' % mine.token.encode()))
            writer.write(text(b'{"type":"ping",', 0x01) + text(b'"echo":', 0x00) + text(b"1}", 0x80))
            writer.write(text(b'{"type":"ping","echo":2' + b" " * 10 * gates.SPOON + b"}"))
            assert await answers(reader, 2) == [1, 2]

    asyncio.run(scene())


def test_a_request_larger_than_a_spoon_is_heard_whole(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path / "t.db") as address, httpx.AsyncClient(base_url=address) as http:
            body = b" " * 10 * gates.SPOON + b'{"name":"Anna","game":"hochstapler"}'
            reply = await http.post("/api/tables", content=body, headers={"X-Long": "x" * 4 * gates.SPOON})
            assert reply.status_code == 201

    asyncio.run(scene())


def test_whoever_does_not_finish_his_request_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gates, "FIRST_REQUEST_WITHIN", 0.05)

    async def scene() -> None:
        async with running(tmp_path / "t.db") as address, raw(address) as (reader, writer):
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
            assert await reader.read() == b""

    asyncio.run(scene())


@pytest.mark.parametrize("patience", [0.05, 20.0])
def test_a_body_without_end_is_refused_and_the_connection_closed(
    patience: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "BODY_WITHIN", patience)

    async def scene() -> None:
        async with running(tmp_path / "t.db") as address, raw(address) as (reader, writer):
            writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
            writer.write(b"1\r\nx\r\n" * (1 if patience < 1 else 17_000))
            reply = await reader.readuntil(b"\r\n\r\n")
            assert reply.startswith(b"HTTP/1.1 400")
            assert b"connection: close" in reply.lower()

    asyncio.run(scene())
