"""Capacity: how many live and idle tables one process holds, and how soon all are back after a crash."""

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from contrabande.client import wire
from contrabande.client.house import House
from contrabande.drills.load import OPENING, PACE, SEATS, Figures, Party, Player, divided_cores, paced, seat_parties
from contrabande.drills.serving import raise_file_limit, serve

HOLDS_MS = 100.0
"""What the slowest command in a hundred may take."""
FINENESS = 8
"""The largest number of tables is found to an eighth of itself."""
OTHER_FILES = 200
"""Open files that are no sockets of players."""
FEWEST_ACTIONS = 0.8
"""Of the actions that should have been sent: with fewer the load generator was the limit, not the server."""
WATCHED = 5.0
"""Seconds for which idle tables are watched."""
MOVES = 3
"""Answers at each table before the crash."""


async def largest(folder: Path, first: int, seconds: float, console: Console) -> Figures:
    """The largest number of live tables at which the p99 holds; it begins with *first*."""
    most = (raise_file_limit() - OTHER_FILES) // (SEATS + 1)
    held, too_many, tables, figures = 0, most + 1, min(first, most), Figures()
    while tables > 0 and too_many - held > max(1, held // FINENESS):
        place = folder / f"{tables}"
        place.mkdir()
        told = await paced(place, tables, seconds, divided_cores(), console)
        console.print(f"{tables} tables: p99 {told['p99_ms']} ms, {told['paced_commands']} commands")
        is_busy = told["paced_commands"] >= FEWEST_ACTIONS * tables * seconds / PACE
        if is_busy and told["p99_ms"] < HOLDS_MS:
            held, figures = tables, told
        else:
            too_many = tables
        tables = min(2 * held, most) if too_many > most else (held + too_many) // 2
    return {"largest_tables": held, "limit_ms": HOLDS_MS, **figures}


async def idle(folder: Path, tables: int, console: Console, watched: float = WATCHED) -> Figures:
    """So many tables with somebody connected to each, at which nothing happens."""
    raise_file_limit()
    served = serve(str(folder / "idle.db"), "--no-slow-down", cores=divided_cores())
    try:
        before = served.rss_mb
        with console.status(f"opening {tables} tables"):
            players = await _waiting(served.address, tables)
        since, work = time.monotonic(), served.cpu_seconds
        await asyncio.sleep(watched)
        share = (served.cpu_seconds - work) / (time.monotonic() - since)
        return {
            "idle_tables": sum(not player.is_gone for player in players),
            "idle_rss_mb": round(served.rss_mb, 1),
            "idle_kb_per_table": round((served.rss_mb - before) * 1024 / tables, 1),
            "idle_core_share": round(share, 3),
        }
    finally:
        served.kill()


async def _waiting(address: str, tables: int) -> list[Player]:
    """Somebody at each of so many tables, who waits for others."""
    gate = asyncio.Semaphore(OPENING)
    async with House(address) as house:

        async def one() -> Player:
            async with gate:
                opened = await house.open_table(wire.OpenTable(name="P0", game="hochstapler", seats=SEATS))
                return await Player.connected(address, opened)

        return list(await asyncio.gather(*(one() for _ in range(tables))))


async def restart(folder: Path, tables: int, console: Console) -> Figures:
    """Kill a server with so many live tables, start it again, and let everybody come back at once."""
    raise_file_limit()
    database = str(folder / "restart.db")
    served = serve(database, "--no-slow-down", cores=divided_cores())
    try:
        with console.status(f"opening {tables} tables"):
            parties = await seat_parties(served.address, tables)
        for _ in range(MOVES):
            await asyncio.gather(*(party.act() for party in parties))
            await asyncio.sleep(1.0)
    finally:
        served.kill()
    since = time.monotonic()
    served = serve(database, "--no-slow-down", cores=divided_cores())
    try:
        ready = time.monotonic() - since
        with console.status("everybody comes back"):
            await _all_back(served.address, parties)
        back = time.monotonic() - since
        sockets = sum(len(party.players) for party in parties)
        figures: Figures = {"restart_tables": tables, "restart_sockets": sockets}
        return figures | {"restart_ready_s": round(ready, 2), "restart_back_s": round(back, 2)}
    finally:
        served.kill()


async def _all_back(address: str, parties: Sequence[Party]) -> None:
    """Everybody connects again and is told how things are."""
    gate = asyncio.Semaphore(200)

    async def back(player: Player) -> None:
        async with gate:
            again = await Player.connected(address, player.admission)
            await again.news.wait()

    await asyncio.gather(*(back(player) for party in parties for player in party.players))
