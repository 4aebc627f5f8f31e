"""Sockets: one connection of one device. Hello first, then commands in, messages out."""

import asyncio
import contextlib
from collections.abc import Sequence
from functools import cache
from time import perf_counter
from urllib.parse import urlsplit

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from contrabande.client import wire
from contrabande.engine.codec import encode
from contrabande.server.cables import cut_of
from contrabande.server.connections import Connection
from contrabande.server.host import Host, NoTable
from contrabande.server.limits import DEED_TURNS, PATIENCE, Bucket
from contrabande.server.refusal import TableRefusal, nonsense
from contrabande.server.room import Room
from contrabande.server.saying import told
from contrabande.server.store.interface import StoreDown

HELLO_WITHIN = 10.0
HEARD_BY = 16
"""Devices for whom a command costs its sender one more: what all of them are told is work too."""
MOST_NONSENSE = 50
"""Frames that make no sense, after which a socket is closed; the same device may connect again."""

CLOSE_NONSENSE, CLOSE_NO_PLACE, CLOSE_LATER = 4400, 4404, 1013

GONE = (RuntimeError, OSError, WebSocketDisconnect)
"""What a framework may raise when the other side has hung up."""

read = msgspec.json.Decoder(wire.FromClient).decode


class Nonsense(Exception):
    """A frame that is none of the messages a client may send."""


class Socket:
    """A WebSocket at a table."""

    def __init__(self, host: Host, socket: WebSocket) -> None:
        self._host = host
        self._socket = socket
        self._bucket: Bucket
        self._nonsense = 0

    async def serve(self, table: str) -> None:
        """From the first frame to the last."""
        if not is_from_here(self._socket, self._host.settings.origins):
            await self._socket.close(CLOSE_NO_PLACE)
            return
        await self._socket.accept()
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = parsed(await self._socket.receive())
            if not isinstance(hello, wire.Hello):
                raise Nonsense
            room, member = await self._entered(table, hello.token)
        except (Nonsense, TimeoutError):
            await self._close(CLOSE_NONSENSE)
            return
        except NoTable:
            await self._close(CLOSE_NO_PLACE)
            return
        except (StoreDown, TableRefusal):
            await self._close(CLOSE_LATER)
            return
        except EndOfSocket:
            return
        await self._attend(room, member, hello.since)

    async def _entered(self, table: str, token: str) -> tuple[Room, int]:
        """The place behind a token; whoever asks for places that are not his is slowed down (NoTable, StoreDown)."""
        address = self._socket.client.host if self._socket.client else ""
        if self._host.settings.is_slowing:
            await self._host.crowd.turn()
        await self._host.strangers.stand_back(address)
        try:
            return await self._host.entered(table, token)
        except NoTable:
            self._host.strangers.blame(address)
            await self._host.strangers.slow_down(address)
            raise

    async def _attend(self, room: Room, member: int, since: int | None) -> None:
        connection = Connection(member, cut_of(self._socket.scope))
        self._bucket = room.bucket(member)
        if self._host.settings.is_slowing:
            await self._bucket.slow_down(self._host.lane, DEED_TURNS)
        writing = asyncio.create_task(self._write(connection))
        try:
            await room.connect(connection, since)
            await self._read(room, connection)
        except EndOfSocket:
            pass
        finally:
            connection.close()
            if self._host.settings.is_slowing and not self._host.is_closing:
                await self._host.crowd.turn()
            await room.disconnect(connection)
            with contextlib.suppress(asyncio.CancelledError):
                await writing

    async def _write(self, connection: Connection) -> None:
        send = self._socket.send
        while True:
            message, spread = await connection.next()
            try:
                if message is None:
                    await self._close(CLOSE_LATER)
                    return
                await send({"type": "websocket.send", "text": message.decode()})
            except GONE:
                connection.is_open = False
                message = None
            finally:
                if spread is not None:
                    spread.written()
            if message is None:
                return

    async def _read(self, room: Room, connection: Connection) -> None:
        while connection.is_open:
            frame = await self._socket.receive()
            since = perf_counter()
            is_aside = self._host.settings.is_slowing and await self._bucket.slow_down(self._host.lane)
            try:
                said = parsed(frame)
            except Nonsense:
                self._puzzled(connection)
                continue
            if isinstance(said, wire.Ping):
                connection.send(encode(wire.Pong(said.echo)))
            elif isinstance(said, wire.Hello):
                self._puzzled(connection)
            else:
                answer = await room.command(connection.member, said, since)
                self._host.metrics.commands.labels("done" if isinstance(answer, wire.Ack) else "refused").inc()
                if isinstance(answer, wire.Refused):
                    self._bucket.blame()
                else:
                    self._bucket.wait(room.listeners / HEARD_BY)
                    if is_aside:
                        self._host.lane.charge(DEED_TURNS)
                connection.send(encode(answer))

    def _puzzled(self, connection: Connection) -> None:
        self._host.metrics.frames.inc()
        self._nonsense += 1
        self._bucket.blame(2 * PATIENCE)
        connection.send(puzzled())
        if self._nonsense >= MOST_NONSENSE:
            connection.close()

    async def _close(self, code: int) -> None:
        with contextlib.suppress(*GONE):
            await self._socket.close(code)


class EndOfSocket(Exception):
    """The other side has hung up."""


def parsed(frame: Message) -> wire.FromClient:
    """What a frame says (Nonsense, EndOfSocket)."""
    if frame["type"] == "websocket.disconnect":
        raise EndOfSocket
    text = frame.get("text") or frame.get("bytes") or b""
    if len(text) > wire.MOST_FRAME:
        raise Nonsense
    try:
        said: wire.FromClient = read(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise Nonsense from None
    if isinstance(said, wire.Command) and not is_good_id(said.id):
        raise Nonsense
    return said


@cache
def puzzled() -> bytes:
    """What is said to a frame that makes no sense, the same each time."""
    refusal = nonsense()
    return encode(wire.Refused(None, refusal.key, refusal.cited, text=told("en", refusal)))


def is_good_id(text: str) -> bool:
    """Whether a command's id is short and can be shown."""
    return 0 < len(text) <= wire.LONGEST_ID and text.isprintable()


def is_from_here(socket: WebSocket, others: Sequence[str]) -> bool:
    """Whether the page that opens the socket came from this server; programs send no origin."""
    origin = socket.headers.get("origin")
    if origin is None or origin in others:
        return True
    return urlsplit(origin).netloc == socket.headers.get("host")
