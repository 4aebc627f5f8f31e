"""Patching: a running match played again by the rules of this program, step by step against what its log says."""

import time
from dataclasses import dataclass

from contrabande.server import entries as log
from contrabande.server.entries import Logged
from contrabande.server.reading import Unreadable, read_table
from contrabande.server.store.interface import NumberTaken, Row, Store
from contrabande.server.table import BY_KEY, Table


@dataclass(frozen=True)
class Patched:
    """What came of one table."""

    is_same: bool
    told: str


async def patched(store: Store, name: str, *, is_dry: bool = False) -> Patched:
    """Take one table over, if nothing in it differs."""
    rows = await store.read(name)
    try:
        table = read_table(name, rows)
    except Unreadable as unreadable:
        return Patched(False, unreadable.why)
    if not table.is_foreign:
        return Patched(True, f"version {table.version}, replays as it was played")
    version = BY_KEY[table.arrangement.game].version
    place = difference(name, rows, version)
    if place is not None:
        return Patched(False, f"version {table.version} differs from version {version} at log entry {place}")
    if not is_dry:
        row = Row(len(rows), time.time_ns() // 1_000_000, log.encode(Logged(log.Repinned(version))))
        try:
            await store.append(name, [row])
        except NumberTaken:
            return Patched(False, "a server has written to it meanwhile; stop the server first")
    return Patched(True, f"version {table.version} goes on as version {version}")


def difference(name: str, rows: list[Row], version: int) -> int | None:
    """The first entry of the log at which rules of *version* part from it; None if they never do."""
    table = Table(name, pinned=version)
    for row in rows:
        try:
            table.fold(row.at, log.decode(row.body))
        except Exception:  # whatever other rules stumble over is a difference, not a failure of this program
            return row.number
        if table.is_foreign:
            return row.number
    return None
