"""A house for the leak drill: the whole application around one table, with a clock that stands until it is set."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager

import uvicorn

from contrabande.client import wire
from contrabande.drills.leak_lines import Direct, Line, Socket, Wired
from contrabande.drills.leak_store import ShortStore
from contrabande.drills.leak_streams import Stream
from contrabande.engine.codec import encode
from contrabande.server import entries as log
from contrabande.server.app import application
from contrabande.server.connections import Connection, Spread
from contrabande.server.entries import Logged
from contrabande.server.host import Host
from contrabande.server.room import Room
from contrabande.server.settings import Settings
from contrabande.server.store.interface import Grant, Row, Sheet
from contrabande.server.table import Table
from contrabande.server.tokens import token_hash


class TimedHost(Host):
    """A host whose clock the drill sets."""

    def __init__(self) -> None:
        super().__init__(Settings("", is_slowing=False), ShortStore())
        self.time = 0

    def now(self) -> int:
        """The time that was set."""
        return self.time


class Deaf(Connection):
    """A device that is there, so that its member counts as present, and hears nothing."""

    __slots__ = ()

    def send(self, message: bytes, spread: Spread | None = None) -> None:
        """Drop it."""


class House:
    """One server with one table in it."""

    def __init__(self, host: TimedHost, line: Line) -> None:
        self.host = host
        self.line = line
        self._room: Room | None = None

    @classmethod
    def direct(cls) -> "House":
        """A house without a network."""
        host = TimedHost()
        return cls(host, Direct(application(host)))

    @property
    def room(self) -> Room:
        """The room of the table."""
        assert self._room is not None, "a table is put into the house first"
        return self._room

    @property
    def table(self) -> Table:
        """The table."""
        return self.room.table

    async def put(self, table: Table, sheet: Sheet, tokens: Sequence[str]) -> None:
        """Put a table into the house; *tokens* open it for its members, in their order."""
        grants = [Grant(token_hash(token), table.name, member, "seat") for member, token in enumerate(tokens)]
        self.host.rooms.clear()
        self.host.store = ShortStore()
        opened = log.Opened(table.arrangement, table.code or "", "")
        await self.host.store.create(sheet, [Row(0, sheet.changed_at, log.encode(Logged(opened)))], grants)
        await self.host.room(table.name)
        for who in table.members.values():
            who.processes = {self.host.process}
        self._room = self.host.rooms[table.name] = Room(self.host, table)
        self._room.connections = {member: [Deaf(member)] for member in table.members}

    async def enter(self, token: str, since: int | None) -> Socket:
        """A socket that has said hello."""
        opened = await self.line.socket(self.table.name)
        await opened.say(encode(wire.Hello(token, since)).decode())
        return opened

    def follow(self, token: str, since: int | None) -> Stream:
        """A stream of lines."""
        query = "" if since is None else f"?since={since}"
        path = f"/api/tables/{self.table.name}/stream{query}"
        return self.line.stream(path, {"authorization": f"Bearer {token}"})


@asynccontextmanager
async def wired() -> AsyncIterator[House]:
    """A house behind a real port."""
    host = TimedHost()
    listening = socket.socket(proto=socket.IPPROTO_TCP)  # asyncio sends without delay only where it is named
    listening.bind(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    served = _Quiet(
        uvicorn.Config(
            application(host),
            lifespan="off",
            ws="websockets-sansio",
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
        )
    )
    task = asyncio.create_task(served.serve([listening]))
    while not served.started and not task.done():
        await asyncio.sleep(0.01)
    line = Wired(port)
    try:
        yield House(host, line)
    finally:
        await line.close()
        served.should_exit = True
        await task


class _Quiet(uvicorn.Server):
    """A server that leaves Ctrl-C to the drill."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Take no signals."""
        yield
