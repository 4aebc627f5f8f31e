"""A backup of everything, or one table to take along; and the way back. The same file for both databases.

Leases stay behind: they mean nothing elsewhere.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import groupby, islice
from pathlib import Path

import msgspec
from sqlalchemy import Connection, Table, exc, func, insert, or_, select

from contrabande.server.store.dumpfile import Cover, DumpError, End, Entry, Line, Permit, read_lines, write_lines
from contrabande.server.store.engines import first_line, reading_engine, writing_engine
from contrabande.server.store.interface import Grant, Milliseconds, Row, Sheet, StoreDown
from contrabande.server.store.migrating import prepare
from contrabande.server.store.opening import make_folder, parsed, refuse_missing
from contrabande.server.store.questions import is_storable
from contrabande.server.store.schema import grants, logs, sheets

CHUNK = 500

Told = Callable[[int, int | None], None]
"""Told how many entries are done, and of how many if that is known."""


def write_dump(url: str, path: Path, *, table: str | None = None, told: Told | None = None) -> End:
    """Write everything, or one *table* without its grants, as of one moment; how much that was."""
    if table is not None and not is_storable(table):
        raise _unknown(table)
    with _connected(url, is_writing=False) as connection:
        lines = _everything(connection) if table is None else _one_table(connection, table)
        return write_lines(path, _watched(lines, told, _entries(connection, table)))


def read_dump(url: str, path: Path, *, told: Told | None = None) -> End:
    """Put every table of the file into the database, all or none; how much that was.

    The file is read to its end before the database is touched: a bad one leaves nothing behind.
    """
    end = End()
    for _ in read_lines(path):
        pass
    lines = _watched(read_lines(path), told, None)
    with _connected(url, is_writing=True) as connection, connection.begin():
        while some := list(islice(lines, CHUNK)):
            _insert(connection, some)
            for line in some:
                end.count(line)
    return end


def logs_in(lines: Iterable[Line]) -> Iterator[tuple[str, list[Row]]]:
    """Every table of a dump with its log, one log at a time; at last those that have none."""
    empty: dict[str, None] = {}
    for table, some in groupby(lines, lambda line: line.table if isinstance(line, Entry) else None):
        if table is None:
            empty.update((line.sheet.table, None) for line in some if isinstance(line, Cover))
        else:
            empty.pop(table, None)
            yield table, [Row(line.number, line.at, line.body) for line in some if isinstance(line, Entry)]
    yield from ((table, []) for table in empty)


@contextmanager
def _connected(url: str, *, is_writing: bool) -> Iterator[Connection]:
    address, synchronous = parsed(url)
    if not is_writing:
        refuse_missing(url)
    else:
        make_folder(address)
    writing, reading = writing_engine(address, synchronous), reading_engine(address)
    try:
        prepare(writing)
        with (writing if is_writing else reading).connect() as connection:
            if address.get_backend_name() == "postgresql":
                connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection
    except exc.SQLAlchemyError as error:
        raise StoreDown(first_line(error)) from None
    finally:
        writing.dispose()
        reading.dispose()


def _watched(lines: Iterable[Line], told: Told | None, total: int | None) -> Iterator[Line]:
    """The same lines; now and then somebody is told how far they have come."""
    for number, line in enumerate(lines):
        if told is not None and number % CHUNK == 0:
            told(number, total)
        yield line


def _entries(connection: Connection, table: str | None) -> int:
    counted = select(func.count()).select_from(logs)
    return connection.execute(counted if table is None else counted.where(logs.c.table == table)).scalar_one()


_SHEETS = select(*(sheets.c[name] for name in Sheet.__struct_fields__)).order_by(sheets.c.table)
_ENTRIES = select(logs.c.table, logs.c.number, logs.c.at, logs.c.body).order_by(logs.c.table, logs.c.number)
_GRANTS = select(*(grants.c[name] for name in Grant.__struct_fields__)).order_by(grants.c.hash)


def _everything(connection: Connection) -> Iterator[Line]:
    connection = connection.execution_options(yield_per=CHUNK)
    yield from (Cover(Sheet(*found)) for found in connection.execute(_SHEETS))
    yield from (_entry(*found) for found in connection.execute(_ENTRIES))
    yield from (Permit(Grant(*found)) for found in connection.execute(_GRANTS))


def _one_table(connection: Connection, table: str) -> Iterator[Line]:
    found = connection.execute(_SHEETS.where(or_(sheets.c.table == table, sheets.c.code == table))).first()
    if found is None:
        raise _unknown(table)
    sheet = Sheet(*found)
    yield Cover(sheet)
    yield from (_entry(*entry) for entry in connection.execute(_ENTRIES.where(logs.c.table == sheet.table)))


def _unknown(table: str) -> DumpError:
    return DumpError(f"there is no table {table!r} in this database")


def _entry(table: str, number: int, at: Milliseconds, body: bytes) -> Entry:
    try:
        return Entry(table, number, at, text=body.decode())
    except UnicodeDecodeError:
        return Entry(table, number, at, raw=body)


def _insert(connection: Connection, lines: Iterable[Line]) -> None:
    covers, entries, permits = [], [], []
    for line in lines:
        match line:
            case Cover(sheet):
                _refuse_known(connection, sheet)
                covers.append(msgspec.structs.asdict(sheet))
            case Entry():
                entries.append({"table": line.table, "number": line.number, "at": line.at, "body": line.body})
            case Permit(grant):
                permits.append(msgspec.structs.asdict(grant))
    _insert_all(connection, sheets, covers)
    _insert_all(connection, logs, entries)
    _insert_all(connection, grants, permits)


def _insert_all(connection: Connection, target: Table, values: list[dict[str, object]]) -> None:
    try:
        if values:
            connection.execute(insert(target), values)
    except exc.IntegrityError as error:
        raise DumpError(f"the file contradicts itself or this database: {first_line(error)}") from None


def _refuse_known(connection: Connection, sheet: Sheet) -> None:
    is_same = or_(sheets.c.table == sheet.table, sheets.c.code == (sheet.code or ""))
    known = connection.execute(select(sheets.c.table).where(is_same)).scalar()
    if known == sheet.table:
        raise DumpError(f"the table {known} is in this database already; nothing was imported")
    if known is not None:
        raise DumpError(
            f"the table {sheet.table} has the code {sheet.code}, as has {known} in this database; nothing was imported"
        )
