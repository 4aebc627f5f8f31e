"""Who looks after a table: the process that holds it, as long as that process says that it is alive.

Nobody's own clock decides who lives, for it may be set while somebody is dead. Where processes of many machines share a
database, the database tells the time; a file is shared by processes of one machine, which tell it by how long that
machine has been running.
"""

import time

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    and_,
    cast,
    delete,
    exists,
    func,
    insert,
    literal,
    not_,
    or_,
    select,
    update,
)

from contrabande.server.store.interface import LEASE, Milliseconds
from contrabande.server.store.schema import processes, sheets

DAY: Milliseconds = 24 * 60 * 60 * 1000
FARTHEST = 2 * LEASE
"""No lease ends later than this: one that does was given by a clock that has been set back, or before a restart."""


def wall(connection: Connection) -> ColumnElement[int]:
    """The time since 1970: the database's where machines share it, else this machine's."""
    if connection.dialect.name == "postgresql":
        return cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
    return literal(time.time_ns() // 1_000_000, BigInteger)


def clock(connection: Connection) -> ColumnElement[int]:
    """The time by which leases are judged; nobody who plays can set it."""
    if connection.dialect.name == "postgresql":
        return wall(connection)
    return literal(time.monotonic_ns() // 1_000_000, BigInteger)


def moment(connection: Connection) -> Milliseconds:
    """What time it is."""
    return connection.execute(select(wall(connection))).scalar_one()


def beat(connection: Connection, process: str) -> None:
    """Note that *process* lives; forget processes that have been dead for a day."""
    now = clock(connection)
    changed = connection.execute(update(processes).where(processes.c.process == process).values(until=now + LEASE))
    if changed.rowcount == 0:
        connection.execute(insert(processes).values(process=process, until=now + LEASE))
        connection.execute(delete(processes).where(not_(processes.c.until.between(now - DAY, now + DAY))))


def leave(connection: Connection, process: str) -> None:
    """Note that *process* lives no longer, so that others may take over at once."""
    connection.execute(delete(processes).where(processes.c.process == process))


def alive(connection: Connection) -> set[str]:
    """The processes that live."""
    return set(connection.scalars(select(processes.c.process).where(_lives(connection))))


def claim(connection: Connection, table: str, process: str) -> bool:
    """Give *table* to *process* unless another living one has it; whether it has it now."""
    free = or_(sheets.c.holder == process, _is_orphaned(connection))
    taking = update(sheets).where(sheets.c.table == table, free).values(holder=process)
    return connection.execute(taking).rowcount == 1


def due(connection: Connection, process: str, now: Milliseconds, limit: int) -> list[str]:
    """Give *process* the tables whose moment has come and that nobody alive holds, itself included; earliest first."""
    free = and_(sheets.c.wake_at <= now, _is_orphaned(connection))
    chosen = select(sheets.c.table).where(free).order_by(sheets.c.wake_at).limit(limit)
    # SQLite, where there is one writer at a time, leaves the locking clause out.
    chosen = chosen.with_for_update(skip_locked=True)
    taking = update(sheets).where(sheets.c.table.in_(chosen)).values(holder=process)
    taken = connection.execute(taking.returning(sheets.c.wake_at, sheets.c.table))
    return [table for _, table in sorted((wake_at, table) for wake_at, table in taken)]


def release(connection: Connection, table: str, process: str) -> None:
    """Take *table* from *process*, if it has it."""
    held = and_(sheets.c.table == table, sheets.c.holder == process)
    connection.execute(update(sheets).where(held).values(holder=None))


def _is_orphaned(connection: Connection) -> ColumnElement[bool]:
    is_alive = exists().where(processes.c.process == sheets.c.holder, _lives(connection))
    return or_(sheets.c.holder.is_(None), ~is_alive)


def _lives(connection: Connection) -> ColumnElement[bool]:
    now = clock(connection)
    return and_(processes.c.until > now, processes.c.until <= now + FARTHEST)
