"""The power-cut drill: what was acknowledged is still there after the disk has lost everything that was not synced.

A crash of a process proves little about a disk, because the page cache survives it. Here a player appends through
the store on a disk that keeps only what was synced (`powercut.c`); at a random instant the power is cut; then the
store is opened on what is left.
"""

import asyncio
import sqlite3
import tempfile
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec

from contrabande.drills.powercut_disk import Disk, built_shim
from contrabande.drills.powercut_houses import DeadHouse, House, PostgresHouse, SqliteHouse
from contrabande.drills.powercut_player import body_of
from contrabande.drills.powercut_players import Players
from contrabande.server.store.interface import Row, StoreError
from contrabande.server.store.opening import open_store

LONGEST_LIFE = 0.4
"""Seconds of writing before a cut, at most."""
EARLY = 0.25
"""How many of the cuts may come before the first acknowledgement, while a database is made or recovers."""
GENERATION = 10
"""After so many cuts of one database the next one begins empty."""

Logs = dict[str, list[Row]]


class Losses(msgspec.Struct):
    """What the cuts have cost; all but the first three must be 0."""

    trials: int = 0
    acknowledged: int = 0
    survived: int = 0
    lost: int = 0
    """Acknowledged entries that are missing."""
    gaps: int = 0
    """Numbers that are missing, doubled or out of order."""
    damaged: int = 0
    """Entries that are not what was written."""
    broken: int = 0
    """Databases that could not be opened, or do not pass their own check."""

    @property
    def is_clean(self) -> bool:
        """Whether nothing was lost."""
        return not (self.lost or self.gaps or self.damaged or self.broken)


def power_cut(
    trials: int,
    store: str = "sqlite",
    synchronous: str = "FULL",
    *,
    seed: int = 0,
    told: Callable[[Losses], None] = lambda losses: None,
) -> Losses:
    """Cut the power *trials* times and count what is missing; half of the cuts also leave torn writes behind."""
    losses, chance, known = Losses(), Random(seed), dict[str, int]()
    with tempfile.TemporaryDirectory(prefix="powercut-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        disk = Disk(folder, built_shim(folder))
        house: House = SqliteHouse(disk) if store == "sqlite" else PostgresHouse(disk, folder)
        with closing(Players(house.environment)) as players:
            for trial in range(trials):
                if trial % GENERATION == 0:
                    house.settle()
                    known = {}
                known = _trial(disk, house, players, synchronous, chance, known, losses)
                told(losses)
    return losses


def _trial(
    disk: Disk,
    house: House,
    players: Players,
    synchronous: str,
    chance: Random,
    known: Mapping[str, int],
    losses: Losses,
) -> dict[str, int]:
    """One life and one cut; how far each log goes afterwards."""
    disk.power_on()
    mark = "&" if "?" in house.url else "?"
    with house.powered():
        acknowledged = players.play(
            f"{house.url}{mark}synchronous={synchronous}",
            chance.uniform(0, LONGEST_LIFE),
            disk.cut,
            is_early=chance.random() < EARLY,
        )
    disk.come_back(chance if chance.random() < 0.5 else None)
    losses.trials += 1
    losses.acknowledged += len(acknowledged)
    expected = {**known, **{table: number + 1 for table, number in acknowledged}}
    logs = _left(house)
    if logs is None:
        losses.broken += 1
        losses.lost += sum(expected.values())
        house.settle()
        return {}
    _compare(logs, expected, losses)
    return {table: len(rows) for table, rows in logs.items()}


def _left(house: House) -> Logs | None:
    """The logs in what is left; None if it is no database any more."""
    try:
        with house.in_peace():
            if not _is_sound(house.url):
                return None
            return asyncio.run(_read(house.url))
    except (StoreError, DeadHouse, sqlite3.Error):
        return None


def _is_sound(url: str) -> bool:
    if not url.startswith("sqlite"):
        return True
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as file:
        return file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


async def _read(url: str) -> Logs:
    store = open_store(url)
    await store.start("inspector", lambda table, number: None)
    try:
        return {sheet.table: await store.read(sheet.table) for sheet in await store.sheets()}
    finally:
        await store.stop()


def _compare(logs: Logs, expected: Mapping[str, int], losses: Losses) -> None:
    for table, length in expected.items():
        there = {row.number for row in logs.get(table, ())}
        losses.lost += len(set(range(length)) - there)
    for table, rows in logs.items():
        losses.survived += len(rows)
        losses.gaps += sum(row.number != place for place, row in enumerate(rows))
        losses.damaged += sum(row.body != body_of(table, row.number) for row in rows)
