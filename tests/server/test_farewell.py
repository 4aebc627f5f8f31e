"""Farewells: whoever does not listen is let go, and everybody is told when the house closes."""

import asyncio
import logging
import os
import signal
import socket as system
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import ClassVar

import httpx
import pytest
from houses import running
from lines import Deaf, ended, opened

from contrabande.client import wire
from contrabande.client.house import House
from contrabande.client.place import new_id
from contrabande.server import cables, connections, gates, room
from contrabande.server import running as process

WAYS = ["socket", "stream"]
NEVER = 600.0
EMPTY = b"\x81\x80\0\0\0\0"
"""A frame, so that one who does not listen is not silent."""
SMALL = 4096
ENOUGH = 20
"""Things to be told of that no small cable holds."""


class Narrow(cables.Cable):
    """A cable that holds little."""

    made: ClassVar[list["Narrow"]] = []

    def __init__(self, transport: asyncio.Transport) -> None:
        super().__init__(transport)
        self.made.append(self)
        transport.set_write_buffer_limits(SMALL)
        transport.get_extra_info("socket").setsockopt(system.SOL_SOCKET, system.SO_SNDBUF, SMALL)


@pytest.fixture(autouse=True)
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever must go goes soon, and for no other reason than the test's."""
    monkeypatch.setattr(gates, "Cable", Narrow)
    monkeypatch.setattr(Narrow, "made", [])
    monkeypatch.setattr(cables, "CLOSE_WITHIN", 0.1)
    monkeypatch.setattr(cables, "TAKEN_WITHIN", NEVER)
    monkeypatch.setattr(cables, "GONE_AFTER", int(NEVER))


class Scene:
    """A table at which one talks to those who do not listen."""

    def __init__(self, address: str, mine: wire.Admission, house: House) -> None:
        self.address, self.mine = address, mine
        self._house = house
        self._devices: list[Deaf] = []

    async def deaf(self, way: str) -> Deaf:
        """One more device that does not listen."""
        self._devices.append(Deaf(self.address))
        return await self._devices[-1].follow(self.mine, way)

    def close(self) -> None:
        """The test is over."""
        for device in self._devices:
            device.line.close()

    async def listener(self, way: str) -> "asyncio.Task[bytes]":
        """A device that listens to the end."""
        device = await Deaf(self.address).follow(self.mine, way)
        reader, writer = await asyncio.open_connection(sock=device.line)
        listening = asyncio.create_task(ended(reader))
        listening.add_done_callback(lambda _: writer.close())
        return listening

    async def talk(self, times: int = 1) -> None:
        """Something to be told of."""
        for _ in range(times):
            await self._house.do(self.mine, wire.Phrase(id=new_id(), number=7))

    def held(self) -> int:
        """How many of those who do not listen still have a cable."""
        deaf = {device.line.getsockname() for device in self._devices}
        ours = [one for one in Narrow.made if one.get_extra_info("peername") in deaf]
        return sum(one.get_extra_info("socket").fileno() != -1 for one in ours)

    async def until(self, wanted: int) -> None:
        """Wait until they are so many."""
        while self.held() != wanted:
            await asyncio.sleep(0.02)


@asynccontextmanager
async def talking(tmp_path: Path) -> AsyncIterator[Scene]:
    """A table in a house."""
    async with (
        opened(tmp_path) as (address, mine),
        House(address) as house,
        asyncio.timeout(60),
    ):
        table = Scene(address, mine, house)
        yield table
    table.close()


@pytest.mark.parametrize(("way", "said"), [("socket", b""), ("socket", EMPTY), ("stream", b"")])
def test_a_device_that_takes_no_messages_is_cut_off(
    way: str, said: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "MOST_WAITING", 10)

    async def scene() -> None:
        async with talking(tmp_path) as table:
            deaf = await table.deaf(way)
            while table.held():
                await table.talk()
                await deaf.say(said)

    asyncio.run(scene())


@pytest.mark.parametrize("way", WAYS)
def test_a_member_has_no_more_devices_than_are_allowed_though_none_listens(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "MOST_DEVICES", 2)

    async def scene() -> None:
        async with talking(tmp_path) as table:
            for _ in range(4):
                await table.deaf(way)
                await table.talk(ENOUGH)
            await table.until(2)

    asyncio.run(scene())


def test_a_socket_that_neither_reads_nor_answers_is_taken_for_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = gates.SocketGate.__init__

    def make(gate: gates.SocketGate, *given: object, **named: object) -> None:
        made(gate, *given, **named)
        gate.ping_interval, gate.ping_timeout = 1.0, 0.3

    monkeypatch.setattr(gates.SocketGate, "__init__", make)

    async def scene() -> None:
        async with talking(tmp_path) as table:
            await table.deaf("socket")
            await table.talk(ENOUGH)
            await table.until(0)

    asyncio.run(scene())


@pytest.mark.parametrize("way", WAYS)
def test_whoever_is_behind_for_too_long_is_let_go(way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cables, "TAKEN_WITHIN", 0.1)
    monkeypatch.setattr(connections, "MOST_WAITING", 1_000_000)

    async def scene() -> None:
        async with talking(tmp_path) as table:
            await table.deaf(way)
            while table.held():
                await table.talk()

    asyncio.run(scene())


@pytest.mark.skipif(not hasattr(system, "TCP_USER_TIMEOUT"), reason="this system has no such option")
def test_a_machine_without_power_is_asked_for_now_and_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[int] = []
    made = gates.HttpGate.connection_made

    def make(gate: gates.HttpGate, transport: asyncio.Transport) -> None:
        made(gate, transport)
        line = transport.get_extra_info("socket")
        found.append(line.getsockopt(system.SOL_SOCKET, system.SO_KEEPALIVE))
        found.append(line.getsockopt(system.IPPROTO_TCP, system.TCP_USER_TIMEOUT))

    monkeypatch.setattr(gates.HttpGate, "connection_made", make)

    async def scene() -> None:
        async with running(tmp_path / "t.db") as address, httpx.AsyncClient() as http:
            await http.get(f"{address}/health")
            assert found == [1, 1000 * cables.GONE_AFTER]

    asyncio.run(scene())


CLOSING = b'{"type":"trouble","key":"closing","text":""}'


def test_a_house_that_closes_tells_everybody_and_waits_for_nobody_who_is_deaf(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(process, "GOODBYE_WITHIN", 30.0)

    async def scene() -> None:
        async with talking(tmp_path) as table:
            for way in WAYS:
                await table.deaf(way)
            await table.talk(ENOUGH)
            listening = [await table.listener(way) for way in WAYS]
        frames, lines = await asyncio.gather(*listening)
        assert lines.endswith(CLOSING + b"\n\r\n0\r\n\r\n")
        assert CLOSING + b"\x88\x02\x03\xf5" in frames

    asyncio.run(scene())
    assert [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR] == []


def served(tmp_path: Path) -> "subprocess.Popen[str]":
    """A house in a process of its own."""
    command = [sys.executable, "-m", "contrabande", "serve", "--no-browser", "--local", "--port", "0"]
    environment = {**os.environ, "CONTRABANDE_DATABASE": str(tmp_path / "t.db")}
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)


def test_a_process_that_is_told_to_end_ends_well_and_keeps_what_was_acknowledged(tmp_path: Path) -> None:
    process = served(tmp_path)
    assert process.stdout is not None
    address = process.stdout.readline().strip().rstrip("/")

    async def scene() -> list[wire.FromServer]:
        async with House(address) as house, asyncio.timeout(60):
            mine = await house.open_table(wire.OpenTable(name="Anna", game="hochstapler"))
            told = [await anext(stream := house.stream(mine))]
            await house.do(mine, wire.Phrase(id="last", number=7))
            process.send_signal(signal.SIGTERM)
            told += [one async for one in stream]
        async with running(tmp_path / "t.db") as again, House(again) as house:
            return [*told, await house.state(mine)]

    *_, goodbye, kept = asyncio.run(scene())
    _, log = process.communicate(timeout=60)
    assert (process.returncode, '"error"' in log) == (0, False)
    assert goodbye == wire.Trouble("closing")
    assert isinstance(kept, wire.State)
    assert any(b"phrase" in bytes(one.what) for one in kept.happened)
