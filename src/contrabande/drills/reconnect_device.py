"""A device of a seat that keeps every byte it was told, and notices what is told twice or never."""

import asyncio
import contextlib
from dataclasses import dataclass

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from contrabande.client import wire

PATIENCE = 20.0
"""Seconds in which an answer comes, or something is broken."""

CLOSERS = (b'"RoundBegun"', b'"Reopened"')
"""What may close the log before it: a new round in a game of memory, and the same people's next match."""


class Told(msgspec.Struct, frozen=True):
    """Any message of the server, its parts as they came."""

    type: str
    id: str | None = None
    key: str | None = None
    echo: int = 0
    number: int = 0
    forgotten: int = 0
    happened: tuple[msgspec.Raw, ...] = ()
    table: msgspec.Raw = wire.NULL
    match: msgspec.Raw = wire.NULL


class Numbered(msgspec.Struct, frozen=True):
    """The number of a happening, and its events."""

    number: int
    events: msgspec.Raw = wire.NULL


@dataclass(frozen=True, slots=True)
class Snapshot:
    """How things were at one moment, byte for byte."""

    number: int
    table: bytes
    match: bytes


class Device:
    """One socket of a member, without a will of its own: it reads when it is told to."""

    def __init__(self, address: str, admission: wire.Admission) -> None:
        self.address = address
        self.admission = admission
        self.number = 0
        self.happened: dict[int, bytes] = {}
        self.snapshots: list[Snapshot] = []
        self.forgotten: set[int] = set()
        """Numbers it was told it would never hear of."""
        self.faults: list[str] = []
        self.compared = 0
        """Up to here its happenings were found to be its twin's."""
        self._socket: ClientConnection | None = None
        self._pings = 0

    @property
    def now(self) -> Snapshot:
        """How things are, as last told."""
        return self.snapshots[-1]

    @property
    def table(self) -> wire.TableView:
        """The table, read."""
        return msgspec.json.decode(self.now.table, type=wire.TableView)

    @property
    def match(self) -> wire.MatchView | None:
        """The match, read."""
        return msgspec.json.decode(self.now.match, type=wire.MatchView | None)

    # The socket.

    async def open(self) -> None:
        """Connect, and say nothing yet."""
        url = f"ws{self.address.removeprefix('http')}/api/tables/{self.admission.table}/socket"
        self._socket = await connect(url, compression=None, max_size=None, open_timeout=PATIENCE, ping_interval=None)

    async def hello(self) -> None:
        """Say who one is and what was seen last."""
        await self._write(wire.Hello(self.admission.token, self.number or None))

    async def resume(self) -> None:
        """Connect, say hello, and take in how things are."""
        await self.open()
        await self.hello()
        await self.until("state")

    def abort(self) -> None:
        """Let the connection break, as a tunnel would."""
        assert self._socket is not None
        self._socket.transport.abort()

    async def close(self) -> None:
        """Hang up."""
        if self._socket is not None:
            await self._socket.close()

    async def send(self, command: wire.AnyCommand) -> None:
        """Send a command and wait for nothing."""
        await self._write(command)

    async def _write(self, said: wire.FromClient) -> None:
        assert self._socket is not None
        with contextlib.suppress(ConnectionClosed):
            await self._socket.send(msgspec.json.encode(said).decode())

    async def until(self, *kinds: str, command: str | None = None) -> Told:
        """Read on to the first message of one of these kinds, for *command* where that is given."""
        assert self._socket is not None
        async with asyncio.timeout(PATIENCE):
            while True:
                told = msgspec.json.decode(await self._socket.recv(), type=Told)
                self.take(told)
                if told.type in kinds and (command is None or told.id == command):
                    return told

    async def answer_to(self, command: wire.AnyCommand) -> Told:
        """Send a command and read on to its answer."""
        await self.send(command)
        return await self.until("ack", "refused", command=command.id)

    async def catch_up(self) -> None:
        """Read everything the server has sent by now."""
        self._pings += 1
        await self._write(wire.Ping(self._pings))
        while (await self.until("pong")).echo != self._pings:
            pass

    # The same over HTTP.

    async def read_line(self, http: httpx.AsyncClient) -> None:
        """Take in the first line of the stream of lines, which is what a socket is told first."""
        query = f"?since={self.number}" if self.number else ""
        path = f"/api/tables/{self.admission.table}/stream{query}"
        async with http.stream("GET", path, headers=self._rights) as reply:
            async for line in reply.aiter_lines():
                self.take(msgspec.json.decode(line, type=Told))
                return

    async def post(self, http: httpx.AsyncClient, command: wire.AnyCommand) -> Told:
        """Carry a command out at the HTTP door."""
        path, body = f"/api/tables/{self.admission.table}/commands", msgspec.json.encode(command)
        reply = await http.post(path, content=body, headers=self._rights)
        return msgspec.json.decode(reply.content, type=Told)

    @property
    def _rights(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.admission.token}"}

    # What it is told.

    def take(self, told: Told) -> None:
        """Keep a message, and note a happening that comes twice or is left out."""
        if told.type == "state":
            self.forgotten.update(range(self.number + 1, told.forgotten + 1))
            self.number = max(self.number, told.forgotten)
        if told.type not in ("state", "step"):
            return
        for raw in told.happened:
            number = msgspec.json.decode(raw, type=Numbered).number
            if number != self.number + 1:
                self.faults.append(f"happening {number} came after {self.number}")
            self.number = number
            self.happened[number] = bytes(raw)
        if told.type == "state" and told.number != self.number:
            self.faults.append(f"state {told.number} was told with happenings up to {self.number}")
        self.snapshots.append(Snapshot(self.number, bytes(told.table), bytes(told.match)))


def unlike(device: Device, twin: Device) -> list[str]:
    """Where what a device was told differs from what its twin was told, who never lost the line."""
    found = [*device.faults, *twin.faults]
    device.faults, twin.faults = [], []
    for number in range(device.compared + 1, device.number + 1):
        mine, his = device.happened.get(number), twin.happened.get(number, b"")
        if mine == his or (mine is None and number in device.forgotten and _is_closed(twin, number)):
            continue
        if mine is None or not _is_rest(mine, his):
            found.append(f"happening {number} is {mine!r}, not {his!r}")
    device.compared = device.number
    return found


def _is_closed(twin: Device, number: int) -> bool:
    """Whether something later closed the log of *number*."""
    later = (told for place, told in twin.happened.items() if place > number)
    return any(closer in told for told in later for closer in CLOSERS)


def _is_rest(mine: bytes, his: bytes) -> bool:
    """Whether the events of one are the last events of the other: the log was closed between them."""
    part, whole = (msgspec.json.decode(raw, type=Numbered).events for raw in (mine, his))
    return bytes(whole).endswith(bytes(part)[1:]) and CLOSERS[0] in bytes(part)
