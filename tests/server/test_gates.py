"""The gates: many small things in one packet are taken in by the spoon, and nobody is waited for for ever."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from houses import running
from lines import ended, heard, hello, opened, raw, socket, text
from websockets.asyncio.client import connect

from contrabande.server import doors, gates

PING, EMPTY_PIECE = b"\x89\x80\0\0\0\0", b"\x00\x80\0\0\0\0"
MANY = 24
"""Messages at once, for the last of which one must wait a second."""


async def answers(reader: asyncio.StreamReader, wanted: int) -> list[int]:
    """So many pongs of the table, by what they echo."""
    found: list[int] = []
    while len(found) < wanted:
        kind, told = await heard(reader)
        said = json.loads(told) if kind == 1 else {}
        if said.get("type") == "pong":
            found.append(said["echo"])
    return found


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
            writer.write(hello(mine) + b"".join(pings))
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
            writer.write(hello(mine))
            kind, told = 0, b""
            while kind != 8:
                kind, told = await heard(reader)
            assert int.from_bytes(told[:2], "big") == 1011

    asyncio.run(scene())


def test_a_message_in_a_few_pieces_and_one_larger_than_a_spoon_are_heard_whole(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as (address, mine), socket(address, mine.table) as (reader, writer):
            writer.write(hello(mine))
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


HEALTH = "GET /health HTTP/1.1\r\nHost: x\r\n"
UNREAD = {
    "length": HEALTH + "Content-Length: 1000000\r\n\r\n",
    "chunks": HEALTH + "Transfer-Encoding: chunked\r\n\r\n",
    "refused": "POST /api/tables/x/commands HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n",
}


async def trickle(writer: asyncio.StreamWriter, head: str) -> None:
    """A head, and then a little of the body again and again."""
    writer.write(head.encode())
    with suppress(ConnectionError):
        while not writer.is_closing():
            writer.write(b"1\r\nx\r\n" if "chunked" in head else b"x")
            await writer.drain()
            await asyncio.sleep(0.02)


async def let_go(tmp_path: Path, head: str) -> bytes:
    """What whoever trickles is told until he is let go."""
    async with running(tmp_path / "t.db") as address, raw(address) as (reader, writer):
        trickling = asyncio.create_task(trickle(writer, head))
        told = await ended(reader)
        writer.close()
        await trickling
        return told


@pytest.mark.parametrize("head", UNREAD.values(), ids=UNREAD)
def test_what_is_left_of_a_body_after_the_reply_is_not_waited_for(
    head: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gates, "REST_WITHIN", 0.1)
    told = asyncio.run(let_go(tmp_path, head))
    assert told.startswith((b"HTTP/1.1 200", b"HTTP/1.1 401"))


def test_a_body_that_trickles_is_cut_off_whatever_its_door_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gates, "BODY_WITHIN", 0.1)
    monkeypatch.setattr(doors, "BODY_WITHIN", 600.0)
    head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 10000\r\n\r\n"
    assert b"200" not in asyncio.run(let_go(tmp_path, head))


def test_whoever_sends_the_rest_of_his_body_after_the_reply_may_ask_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gates, "REST_WITHIN", 60.0)

    async def scene() -> None:
        async with running(tmp_path / "t.db") as address, raw(address) as (reader, writer):
            writer.write(b"POST /api/tables/x/commands HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n")
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 401")
            writer.write(b"{}" + HEALTH.encode() + b"\r\n")
            assert b"HTTP/1.1 200" in await reader.readuntil(b'"ok"')

    asyncio.run(scene())
