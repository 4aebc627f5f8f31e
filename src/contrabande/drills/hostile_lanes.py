"""Lanes: hostile members who send as much as the server lets them, and judge what comes back."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from itertools import cycle
from random import Random

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from contrabande.client import wire
from contrabande.drills.hostile_frames import CLOSED, KINDS, PINGS, Frame, frame, said, watchers_frame
from contrabande.drills.hostile_requests import DOORS, Asked
from contrabande.drills.hostile_tables import Target, coming_from
from contrabande.server.sockets import CLOSE_LATER

BURST, ROUND = 12, 2
"""Frames that a flood sends before it listens, and anybody else."""
PING, PINGING = b"\x89\x80\0\0\0\0", 0.02
"""A control frame, which only the gate sees, and how many floods are made of them."""
PATIENCE = 120.0
ENOUGH = 20
"""After so many times the frames that were asked for, a cell that is still empty stays so, and is reported."""
NONSENSE_KINDS = ("malformed", "oversized")

Cell = tuple[str, str, str]
"""Class, endpoint, phase."""


class Answer(msgspec.Struct):
    """What a socket says, as far as it matters here."""

    type: str
    key: str | None = None


class Seen(msgspec.Struct):
    """Whose eyes a state is for."""

    match: wire.MatchView | None


@dataclass
class Score:
    """What came of it so far."""

    most: int
    wanted: frozenset[Cell] = frozenset()
    """Cells that must be tried, however many frames that takes."""
    cells: Counter[Cell] = field(default_factory=Counter)
    frames: int = 0
    wrong: list[str] = field(default_factory=list)
    """Answers that are not right, of no consequence for seats."""
    cut_off: int = 0
    """Sockets that were closed because they did not take their messages: nobody need wait for them."""
    taken: list[str] = field(default_factory=list)
    """Cases where somebody acted or saw for another seat."""
    open: asyncio.Event = field(default_factory=asyncio.Event)
    """Attacks go on while it is set; now and then they pause, for comparison."""
    ramp: float = 0.0
    """Seconds after the opening within which everybody begins."""
    at_work: int = 0
    """Lanes that have not heard all answers yet."""
    is_closed: bool = False
    """Whether lanes may go home."""

    @property
    def is_over(self) -> bool:
        """Whether enough was sent, and everything was tried."""
        return self.frames >= self.most and (self.wanted <= self.cells.keys() or self.frames >= ENOUGH * self.most)

    async def rounds(self, rng: Random) -> AsyncIterator[str]:
        """The classes in turn, each when attacks are open, until lanes may go home."""
        for kind in cycle(rng.sample(KINDS, len(KINDS))):
            if not self.open.is_set():
                await self.open.wait()
                await asyncio.sleep(rng.random() * self.ramp)
            if self.is_closed:
                return
            self.at_work += 1
            try:
                yield kind
            finally:
                self.at_work -= 1

    def note(self, kind: str, endpoint: str, target: Target, told: str | None) -> None:
        """Count an attack; *told* says what is wrong with its answer."""
        self.frames += 1
        self.cells[kind, endpoint, target.phase] += 1
        if told is not None:
            # Who is shown the door has taken nothing.
            is_taken = kind == "cross-seat" and f"answered {CLOSED}" not in told
            (self.taken if is_taken else self.wrong).append(f"{kind} {endpoint} {target.phase}: {told}")


class SocketLane:
    """A hostile member with a socket."""

    def __init__(self, address: str, target: Target, admission: wire.Admission, score: Score, rng: Random) -> None:
        self._url = f"ws{address.removeprefix('http')}/api/tables/{target.table}/socket"
        self._target = target
        self._admission = admission
        self._is_watcher = admission is not target.seat
        self._score = score
        self._rng = rng
        self._socket: ClientConnection | None = None

    async def come(self) -> None:
        """Sit down as everybody does."""
        await self._connected()

    async def run(self) -> None:
        """Attack until enough was sent."""
        async for kind in self._score.rounds(self._rng):
            if self._is_watcher and kind == "cross-seat" and self._rng.random() < 0.1:
                await self._intrude()
            else:
                await self._attack(kind)
        if self._socket is not None:
            await self._socket.close()

    async def _connected(self) -> ClientConnection:
        if self._socket is None:
            self._socket = await self._hello(self._admission.token, self._rng.choice((None, 0, 5, 10**12)))
            await self._heard(self._socket, "state")
        return self._socket

    async def _hello(self, token: str, since: int | None) -> ClientConnection:
        socket = await connect(self._url, compression=None, max_size=None, open_timeout=PATIENCE, ping_interval=None)
        await socket.send(said(wire.Hello(token, since)).decode())
        return socket

    async def _attack(self, kind: str) -> None:
        frames = self._frames(kind)
        try:
            socket = await self._connected()
            for one in frames:
                await _send(socket, one)
            for one in frames:
                answer = await self._heard(socket)
                is_cut_off = answer == CLOSED and socket.close_code == CLOSE_LATER
                self._score.cut_off += is_cut_off
                # So much nonsense closes a socket in the end.
                is_right = answer == one.answer or is_cut_off or (answer == CLOSED and kind in NONSENSE_KINDS)
                why = f" ({socket.close_code} {socket.close_reason})" if answer == CLOSED else ""
                told = None if is_right else f"{one.body[:200]!r} was answered {answer}{why}"
                self._score.note(kind, "socket", self._target, told)
                if answer == CLOSED:
                    self._socket = None
                    return
        except (ConnectionClosed, OSError, WebSocketException, TimeoutError):
            self._socket = None

    def _frames(self, kind: str) -> list[Frame]:
        if kind == "flooding" and self._rng.random() < PINGING:
            return [PINGS]
        make = watchers_frame if self._is_watcher else frame
        made = [make(kind, self._target, self._rng) for _ in range(BURST if kind == "flooding" else ROUND)]
        return [one for one in made if self._is_watcher or not one.is_watcher]

    async def _heard(self, socket: ClientConnection, kind: str | None = None) -> str:
        """The next answer; what happens at the table meanwhile is not for us."""
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    told = msgspec.json.decode(await socket.recv(), type=Answer)
                    if told.type == kind or (kind is None and told.type in ("ack", "refused", "pong")):
                        return told.type
        except ConnectionClosed:
            return CLOSED

    async def _intrude(self) -> None:
        """Say hello with what is no key to this table."""
        target = self._target
        keys = (target.stranger, target.spent, target.seat.token.upper(), "", "\u0000", "x" * 10_000)
        try:
            socket = await self._hello(self._rng.choice(keys), self._rng.choice((None, 0, -1, 2**64, 10**30)))
            answer = await self._heard(socket, "state")
        except (OSError, WebSocketException, TimeoutError):
            return
        told = None if answer == CLOSED else f"a strange token was answered {answer}"
        self._score.note("cross-seat", "socket", target, told)
        await socket.close()


async def _send(socket: ClientConnection, one: Frame) -> None:
    """Also text that is none, which the library would not let us send."""
    if not one.is_text:
        await socket.send(one.body)
        return
    async with socket.send_context():
        if one.pings:
            socket.transport.write(PING * one.pings)
        socket.protocol.send_text(one.body)


class DoorLane:
    """A hostile stranger at one of the doors of HTTP, with an address of his own."""

    def __init__(self, address: str, target: Target, door: str, number: int, score: Score, rng: Random) -> None:
        self._target = target
        self._door = door
        self._score = score
        self._rng = rng
        self._http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, headers=coming_from(number))

    async def come(self) -> None:
        """A stranger is nobody yet."""

    async def run(self) -> None:
        """Attack until enough was sent."""
        async with self._http:
            async for kind in self._score.rounds(self._rng):
                asked = [
                    DOORS[self._door](kind, self._target, self._rng) for _ in range(5 if kind == "flooding" else 1)
                ]
                with contextlib.suppress(httpx.HTTPError):
                    await asyncio.gather(*(self._ask(kind, one) for one in asked))

    async def _ask(self, kind: str, asked: Asked) -> None:
        headers = {} if asked.token is None else {b"Authorization": f"Bearer {asked.token}".encode()}
        request = self._http.build_request(asked.method, asked.path, content=asked.body or None, headers=headers)
        reply = await self._http.send(request, stream=True)
        try:
            told = None
            if reply.status_code not in asked.statuses:
                told = f"{asked.method} {asked.path[:120]} {asked.body[:120]!r} was answered {reply.status_code}"
            elif asked.is_watcher:
                told = await _seen_too_much(reply)
            self._score.note(kind, self._door, self._target, told)
        finally:
            await reply.aclose()


async def _seen_too_much(reply: httpx.Response) -> str | None:
    """Whether a watcher was shown what a seat sees."""
    async for line in reply.aiter_lines():
        match = msgspec.json.decode(line, type=Seen).match
        if match is not None and (match.seat is not None or match.prompt is not None or bytes(match.draft) != b"null"):
            return "a watcher saw a seat's view"
        return None
    return "nothing was told"
