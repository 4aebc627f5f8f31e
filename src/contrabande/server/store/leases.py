"""Who looks after a table: the process that holds it, as long as that process says that it is alive."""

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, insert, or_, select, update

from contrabande.server.store.interface import Milliseconds
from contrabande.server.store.schema import processes, sheets

DAY: Milliseconds = 24 * 60 * 60 * 1000


def beat(connection: Connection, process: str, until: Milliseconds) -> None:
    """Note that *process* lives until then; forget processes that have been dead for a day."""
    changed = connection.execute(update(processes).where(processes.c.process == process).values(until=until))
    if changed.rowcount == 0:
        connection.execute(insert(processes).values(process=process, until=until))
        connection.execute(delete(processes).where(processes.c.until < until - DAY))


def leave(connection: Connection, process: str) -> None:
    """Note that *process* lives no longer, so that others may take over at once."""
    connection.execute(delete(processes).where(processes.c.process == process))


def alive(connection: Connection, now: Milliseconds) -> set[str]:
    """The processes that live."""
    return set(connection.scalars(select(processes.c.process).where(processes.c.until > now)))


def claim(connection: Connection, table: str, process: str, now: Milliseconds) -> bool:
    """Give *table* to *process* unless another living one has it; whether it has it now."""
    free = and_(sheets.c.table == table, _is_free(process, now))
    return connection.execute(update(sheets).where(free).values(holder=process)).rowcount == 1


def due(connection: Connection, process: str, now: Milliseconds, limit: int) -> list[str]:
    """Give *process* the tables whose moment has come and that nobody alive holds, itself included; earliest first."""
    free = and_(sheets.c.wake_at <= now, _is_orphaned(now))
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


def _is_free(process: str, now: Milliseconds) -> ColumnElement[bool]:
    return or_(sheets.c.holder == process, _is_orphaned(now))


def _is_orphaned(now: Milliseconds) -> ColumnElement[bool]:
    is_alive = exists().where(processes.c.process == sheets.c.holder, processes.c.until > now)
    return or_(sheets.c.holder.is_(None), ~is_alive)
