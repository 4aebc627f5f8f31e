"""The load generator: many tables of four and a spectator, over real sockets, paced or as fast as they can."""

import asyncio
import os
import statistics
import time
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random

import msgspec
from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from contrabande.client import wire
from contrabande.client.house import House
from contrabande.client.sampling import sampled
from contrabande.drills.serving import Served, cpu_seconds, raise_file_limit, rss_mb, serve
from contrabande.games import GAMES

SEATS = 4
PACE = 3.0
"""Seconds between two actions at one table."""
OPENING = 24
"""So many tables are opened at a time."""


class Asked(msgspec.Struct):
    """As much of a match as a player who answers at random must know."""

    prompt: wire.PromptView | None
    draft: msgspec.Raw


class Told(msgspec.Struct):
    """As much of a message."""

    type: str
    match: Asked | None = None
    table: "Where | None" = None


class Where(msgspec.Struct):
    """As much of a table."""

    phase: str


_told = msgspec.json.Decoder(Told).decode

Figures = dict[str, float | int]


@dataclass
class Player:
    """One socket; only those who may have to answer read what they are told."""

    socket: ClientConnection
    admission: wire.Admission
    asked: Asked | None = None
    phase: str = "playing"
    reading: asyncio.Task[None] | None = None
    news: asyncio.Event = field(default_factory=asyncio.Event)
    acks: int = 0
    is_gone: bool = False

    @classmethod
    async def connected(cls, address: str, admission: wire.Admission) -> "Player":
        """Somebody who has said hello."""
        url = f"ws{address.removeprefix('http')}/api/tables/{admission.table}/socket"
        socket = await connect(
            url, compression=None, max_size=None, open_timeout=60, ping_interval=None, max_queue=None
        )
        await socket.send(msgspec.json.encode(wire.Hello(admission.token)).decode())
        player = cls(socket, admission)
        player.reading = asyncio.create_task(player.read())
        return player

    async def read(self) -> None:
        """Take in what comes, until the server is gone."""
        with suppress(ConnectionClosed):
            async for message in self.socket:
                if self.admission.seat is None:
                    self.news.set()
                    continue
                told = _told(message)
                if told.type in ("step", "state"):
                    self.asked = told.match
                    self.phase = told.table.phase if told.table else self.phase
                self.acks += told.type == "ack"
                self.news.set()
        self.is_gone = True

    async def do(self, command: wire.AnyCommand) -> None:
        """Send a command and wait until it is done."""
        wanted = self.acks + 1
        await self.socket.send(msgspec.json.encode(command).decode())
        while self.acks < wanted:
            self.news.clear()
            await self.news.wait()


@dataclass
class Party:
    """One table as its players see it."""

    game: str
    players: list[Player]
    rng: Random
    sent: int = 0

    async def act(self) -> bool:
        """One answer by one of those who are asked; whether anybody was."""
        for player in self.players:
            asked = player.asked
            if asked is None or asked.prompt is None or bytes(asked.draft) != b"null":
                continue
            command = wire.Give(id=f"{self.sent}", prompt=asked.prompt.number, action=sampled(asked.prompt, self.rng))
            player.asked = None
            player.news.clear()
            await player.socket.send(msgspec.json.encode(command).decode())
            self.sent += 1
            return True
        return False

    async def again(self) -> None:
        """Sit down for another match."""
        for number, command in enumerate((wire.Again(id=f"a{self.sent}"), wire.Ready(id=f"r{self.sent}"))):
            for player in self.players[: 1 if number == 0 else SEATS]:
                await player.socket.send(msgspec.json.encode(command).decode())
                self.sent += 1
        await asyncio.sleep(0.02)
        await self.players[0].socket.send(msgspec.json.encode(wire.Start(id=f"s{self.sent}")).decode())
        self.sent += 1


def divided_cores() -> list[int]:
    """Give the first core to the server and keep the others; the server's."""
    if not hasattr(os, "sched_getaffinity"):
        return [0]
    cores = list(range(os.cpu_count() or 1))
    if len(cores) > 1:
        os.sched_setaffinity(0, cores[1:])
    return cores[:1]


async def measure(folder: Path, tables: int, seconds: float, console: Console) -> Figures:
    """Everything that `bench server` reports."""
    raise_file_limit()
    theirs = divided_cores()
    figures: Figures = {"tables": tables, "sockets": tables * (SEATS + 1)}
    figures |= await paced(folder, tables, seconds, theirs, console)
    figures |= await _saturated(folder, min(tables, 200), seconds / 3, theirs, console)
    figures |= await _echoed(seconds / 3, theirs, console)
    figures["share_of_echo"] = round(figures["commands_per_s"] / figures["echo_commands_per_s"], 3)
    return figures


async def paced(folder: Path, tables: int, seconds: float, cores: list[int], console: Console) -> Figures:
    """Live tables, one action at each every three seconds."""
    served = serve(str(folder / "paced.db"), "--no-slow-down", module="contrabande.drills.measured", cores=cores)
    try:
        before = served.rss_mb
        with console.status(f"opening {tables} tables"):
            parties = await seat_parties(served.address, tables)
        ready = served.rss_mb
        with console.status(f"playing them for {seconds:.0f} s"):
            served.report()
            start, server_start, own_start = time.monotonic(), served.cpu_seconds, cpu_seconds(os.getpid())
            await asyncio.gather(*(_play_paced(party, seconds) for party in parties))
            spent = time.monotonic() - start
            told = served.report()
        return {
            "p50_ms": round(told["p50_ms"], 2),
            "p99_ms": round(told["p99_ms"], 2),
            "worst_ms": round(told["worst_ms"], 2),
            "paced_commands": int(told["count"]),
            "rss_mb": round(served.rss_mb, 1),
            "kb_per_table": round((ready - before) * 1024 / tables, 1),
            "server_core_share": round((served.cpu_seconds - server_start) / spent, 3),
            "generator_core_share": round((cpu_seconds(os.getpid()) - own_start) / spent, 3),
            "generator_rss_mb": round(rss_mb(os.getpid()), 1),
        }
    finally:
        served.kill()


async def _play_paced(party: Party, seconds: float) -> None:
    deadline = time.monotonic() + seconds
    await asyncio.sleep(party.rng.random() * PACE)
    while time.monotonic() < deadline:
        due = time.monotonic() + PACE
        while not await party.act():
            if any(player.phase == "finished" for player in party.players):
                await party.again()
            await asyncio.sleep(0.1)
            if time.monotonic() > deadline:
                return
        await asyncio.sleep(max(0.0, due - time.monotonic()))


async def _saturated(folder: Path, tables: int, seconds: float, cores: list[int], console: Console) -> Figures:
    served = serve(
        str(folder / "full.db"), "--no-slow-down", "--tempo", "0", module="contrabande.drills.measured", cores=cores
    )
    try:
        with console.status(f"{tables} tables without pauses"):
            parties = await seat_parties(served.address, tables)
            served.report()
            start = time.monotonic()
            await asyncio.gather(*(_play_hard(party, start + seconds) for party in parties))
            spent = time.monotonic() - start
            told = served.report()
        return {"commands_per_s": round(told["count"] / spent), "saturated_p99_ms": round(told["p99_ms"], 2)}
    finally:
        served.kill()


async def _play_hard(party: Party, deadline: float) -> None:
    while time.monotonic() < deadline:
        if await party.act():
            continue
        if any(player.phase == "finished" for player in party.players):
            await party.again()
        waiting = [asyncio.ensure_future(player.news.wait()) for player in party.players[:1]]
        await asyncio.wait(waiting, timeout=0.05)
        for one in waiting:
            one.cancel()
        party.players[0].news.clear()


async def seat_parties(address: str, tables: int) -> list[Party]:
    """So many tables of all games in turn, dealt and watched."""
    games = cycle(game.key for game in GAMES)
    wanted = [(number, next(games)) for number in range(tables)]
    gate = asyncio.Semaphore(OPENING)
    async with House(address) as house:

        async def one(number: int, game: str) -> Party:
            async with gate:
                return await _seat_party(house, address, number, game)

        return list(await asyncio.gather(*(one(number, game) for number, game in wanted)))


async def _seat_party(house: House, address: str, number: int, game: str) -> Party:
    opened = await house.open_table(wire.OpenTable(name="P0", game=game, seats=SEATS))
    admissions = [opened]
    for seat in range(1, SEATS):
        admissions.append(await house.join(opened.table, wire.JoinTable(name=f"P{seat}")))
    admissions.append(await house.join(opened.table, wire.JoinTable(name="W", role="watcher")))
    players = [await Player.connected(address, admission) for admission in admissions]
    for player in players[:SEATS]:
        await player.do(wire.Ready(id="ready"))
    await players[0].do(wire.Start(id="start"))
    return Party(game, players, Random(number))


async def _echoed(seconds: float, cores: list[int], console: Console) -> Figures:
    """The same stack with nothing behind it: a frame comes in, five of a view's size go out."""
    served = serve("", module="contrabande.drills.echoing", cores=cores)
    try:
        with console.status("a bare echo on the same stack"):
            counts = await asyncio.gather(*(_echo(served, seconds) for _ in range(50)))
        return {"echo_commands_per_s": round(sum(counts) / seconds)}
    finally:
        served.kill()


async def _echo(served: Served, seconds: float) -> int:
    url = f"ws{served.address.removeprefix('http')}/echo"
    frame, count = "x" * 120, 0
    async with connect(url, compression=None, max_size=None, max_queue=None) as socket:
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            await socket.send(frame)
            for _ in range(SEATS + 1):
                await socket.recv()
            count += 1
    return count


def percentile(times: list[float], share: float) -> float:
    """The time that *share* of all stay under."""
    if not times:
        return float("nan")
    return (
        statistics.quantiles(times, n=1000, method="inclusive")[int(share * 1000) - 1] if len(times) > 1 else times[0]
    )
