"""What the writer is asked to do, and how a batch of it is carried out in one transaction."""

from collections.abc import Callable, Sequence
from itertools import groupby

import msgspec
from sqlalchemy import Connection, Insert, Update, bindparam, exc, insert, update

from contrabande.server.store.interface import CodeTaken, Grant, NumberTaken, Row, Sheet, StoreError
from contrabande.server.store.schema import grants, logs, sheets

Values = dict[str, object]


class Append(msgspec.Struct, frozen=True):
    """Entries of one table with its new cover and new grants; *is_new* if the table does not exist yet."""

    table: str
    rows: Sequence[Row]
    sheet: Sheet | None
    grants: Sequence[Grant]
    is_new: bool = False


class Task(msgspec.Struct, frozen=True):
    """Anything else that is written."""

    do: Callable[[Connection], object]


Job = Append | Task


def table_of(job: Job) -> str:
    """Which table a job writes to; other tasks have none."""
    return job.table if isinstance(job, Append) else ""


def carry_out(connection: Connection, jobs: Sequence[Job]) -> list[object]:
    """Do *jobs* in order; neighbouring appends go into a few statements. One result for each."""
    results: list[object] = []
    for kind, neighbours in groupby(jobs, type):
        if kind is Append:
            appends = [job for job in neighbours if isinstance(job, Append)]
            _append(connection, appends)
            results += [None] * len(appends)
        else:
            results += [job.do(connection) for job in neighbours if isinstance(job, Task)]
    return results


def _append(connection: Connection, appends: Sequence[Append]) -> None:
    """Covers first, sorted by table: of two processes one then waits for a table's cover and holds nothing beyond."""
    appends = sorted(appends, key=table_of)
    covers = [(append.is_new, _of_sheet(append.sheet)) for append in appends if append.sheet]
    entries = [_of_row(append.table, row) for append in appends for row in append.rows]
    permits = [msgspec.structs.asdict(grant) for append in appends for grant in append.grants]
    _execute(connection, _NEW_SHEET, [cover for is_new, cover in covers if is_new], CodeTaken)
    _execute(connection, _NEXT_SHEET, [_renamed(cover) for is_new, cover in covers if not is_new], CodeTaken)
    _execute(connection, _NEW_ROW, entries, NumberTaken)
    _execute(connection, _NEW_GRANT, permits, StoreError)


def _execute(
    connection: Connection, statement: Insert | Update, values: Sequence[Values], taken: type[StoreError]
) -> None:
    if not values:
        return
    try:
        connection.execute(statement, list(values))
    except exc.IntegrityError as error:
        if is_orphan(error):
            raise StoreError("this table does not exist, or no longer") from None
        raise taken(str(error.orig).strip().splitlines()[0]) from None


def is_orphan(error: exc.IntegrityError) -> bool:
    """Whether a row was refused because the table it belongs to does not exist."""
    return getattr(error.orig, "sqlstate", None) == "23503" or "FOREIGN KEY" in str(error.orig)


def _of_row(table: str, row: Row) -> Values:
    return {"table": table, "number": row.number, "at": row.at, "body": row.body}


def _of_sheet(sheet: Sheet) -> Values:
    return msgspec.structs.asdict(sheet)


def _renamed(cover: Values) -> Values:
    """An update may not name a parameter like a column that it looks for."""
    return {**cover, "of": cover["table"]}


_NEW_SHEET = insert(sheets)
_NEW_ROW = insert(logs)
_NEW_GRANT = insert(grants)
_NEXT_SHEET = (
    update(sheets)
    .where(sheets.c.table == bindparam("of"))
    .values({name: bindparam(name) for name in Sheet.__struct_fields__ if name != "table"})
)
