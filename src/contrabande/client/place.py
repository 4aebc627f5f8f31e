"""A place at a table: a socket that says hello, keeps what it was told, resumes where it was, and asks once."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from types import TracebackType

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from contrabande.client import wire
from contrabande.client.refusals import Cut, Refusal
from contrabande.engine.actions import Action

_read = msgspec.json.Decoder(wire.FromServer).decode

PATIENCE = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 2.0, 2.0, 2.0, 2.0)
"""Seconds between tries to connect again."""


class Place:
    """One member's socket. `table` and `match` are always as last told; `happened` is what was told so far."""

    def __init__(self, address: str, admission: wire.Admission) -> None:
        self.admission = admission
        self.table: wire.TableView | None = None
        self.match: wire.MatchView | None = None
        self.number = 0
        self.happened: list[wire.Happening] = []
        self._url = f"ws{address.rstrip('/').removeprefix('http')}/api/tables/{admission.table}/socket"
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._waiting: dict[str, asyncio.Future[wire.Ack | wire.Refused]] = {}
        self._news = asyncio.Condition()

    async def __aenter__(self) -> "Place":
        await self.connect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # The connection.

    async def connect(self) -> None:
        """Connect, or connect again, and take in what happened since (Refusal, OSError)."""
        await self.close()
        since = self.number or None
        self._socket = await connect(self._url, compression=None, max_size=None, open_timeout=30)
        await self._socket.send(msgspec.json.encode(wire.Hello(self.admission.token, since)).decode())
        try:
            self._take(_read(await self._socket.recv()))
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 1006
            raise Refusal(wire.Refused(None, "closed", facts={"code": code})) from None
        self._reading = asyncio.create_task(self._read())

    async def close(self) -> None:
        """Hang up."""
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            self._reading.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reading
        self._socket = self._reading = None

    def drop(self) -> None:
        """Let the connection break, as a tunnel would."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _read(self) -> None:
        assert self._socket is not None
        with contextlib.suppress(ConnectionClosed, WebSocketException):
            while True:
                message = _read(await self._socket.recv())
                self._take(message)
                async with self._news:
                    self._news.notify_all()
        for future in self._waiting.values():
            if not future.done():
                future.set_exception(Cut())
        self._waiting.clear()
        self._socket = None
        async with self._news:
            self._news.notify_all()

    def _take(self, message: wire.FromServer) -> None:
        match message:
            case wire.Ack() | wire.Refused():
                future = self._waiting.pop(message.id or "", None)
                if future is not None and not future.done():
                    future.set_result(message)
            case wire.State():
                if message.forgotten < self.number:  # told anew, as another pair of eyes saw it
                    self.happened.clear()
                self.number = message.number
                self.happened.extend(message.happened)
                self.table, self.match = message.table, message.match
            case wire.Step():
                for happening in message.happened:
                    self.number = happening.number
                    self.happened.append(happening)
                self.table, self.match = message.table, message.match
            case _:
                pass

    @property
    def is_connected(self) -> bool:
        """Whether the socket is open."""
        return self._socket is not None

    async def reconnect(self) -> None:
        """Connect again, with growing patience."""
        for wait in PATIENCE:
            try:
                await self.connect()
                return
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(wait)
        await self.connect()

    # What one does.

    async def do(self, command: wire.AnyCommand) -> None:
        """Carry out a command; a broken connection is mended and the command sent again, which is safe (Refusal)."""
        while True:
            try:
                await self.do_once(command)
                return
            except Cut:
                await self.reconnect()

    async def do_once(self, command: wire.AnyCommand) -> None:
        """Send a command and wait for its answer (Refusal, Cut)."""
        if self._socket is None:
            raise Cut
        future: asyncio.Future[wire.Ack | wire.Refused] = asyncio.get_running_loop().create_future()
        self._waiting[command.id] = future
        try:
            await self._socket.send(msgspec.json.encode(command).decode())
        except ConnectionClosed:
            self._waiting.pop(command.id, None)
            # Whoever reads must notice too, or one who tries again at once would try for ever.
            await asyncio.sleep(0)
            raise Cut from None
        answer = await future
        if isinstance(answer, wire.Refused):
            raise Refusal(answer)

    async def answer(self, action: Action) -> None:
        """Answer the open prompt."""
        prompt = self.prompt
        assert prompt is not None, "nothing is asked"
        await self.do(wire.Give(id=new_id(), prompt=prompt.number, action=msgspec.Raw(msgspec.json.encode(action))))

    @property
    def prompt(self) -> wire.PromptView | None:
        """The question put to this place."""
        return self.match.prompt if self.match is not None else None

    async def changes(self) -> AsyncIterator[None]:
        """Wakes up after every message."""
        while self.is_connected:
            yield
            async with self._news:
                await self._news.wait()

    async def news(self) -> None:
        """Wait for the next message."""
        async with self._news:
            await self._news.wait()


def new_id() -> str:
    """An id for a command."""
    return secrets.token_hex(8)
