"""What is read from the database, as typed structs."""

from sqlalchemy import ColumnElement, Connection, select

from contrabande.server.store.interface import Grant, Row, Sheet
from contrabande.server.store.schema import grants, logs, sheets

_SHEETS = select(*(sheets.c[name] for name in Sheet.__struct_fields__))
_GRANTS = select(*(grants.c[name] for name in Grant.__struct_fields__))


def log_since(connection: Connection, table: str, since: int) -> list[Row]:
    """The entries of *table* from number *since* on."""
    if not is_storable(table):
        return []
    wanted = select(logs.c.number, logs.c.at, logs.c.body).where(logs.c.table == table, logs.c.number >= since)
    return [Row(number, at, body) for number, at, body in connection.execute(wanted.order_by(logs.c.number))]


def sheet_of(connection: Connection, table: str) -> Sheet | None:
    """The cover of *table*."""
    return _first_sheet(connection, sheets.c.table == table) if is_storable(table) else None


def sheet_with(connection: Connection, code: str) -> Sheet | None:
    """The cover that bears *code*."""
    return _first_sheet(connection, sheets.c.code == code) if is_storable(code) else None


def is_storable(text: str) -> bool:
    """Whether a database could hold *text*: what it cannot hold is not there, and need not be asked for."""
    return "\x00" not in text and not any("\ud800" <= letter <= "\udfff" for letter in text)


def sheets_like(connection: Connection, phase: str | None, is_public: bool | None, limit: int) -> list[Sheet]:
    """Covers of a phase, or all of them, latest changed first."""
    wanted = _SHEETS.order_by(sheets.c.changed_at.desc(), sheets.c.table).limit(limit)
    if phase is not None:
        wanted = wanted.where(sheets.c.phase == phase)
    if is_public is not None:
        wanted = wanted.where(sheets.c.is_public == is_public)
    return [Sheet(*found) for found in connection.execute(wanted)]


def grant_of(connection: Connection, hash: bytes) -> Grant | None:
    """The grant under *hash*."""
    found = connection.execute(_GRANTS.where(grants.c.hash == hash)).first()
    return None if found is None else Grant(*found)


def grants_of(connection: Connection, person: bytes) -> list[Grant]:
    """The grants of *person*."""
    wanted = _GRANTS.where(grants.c.person == person).order_by(grants.c.table, grants.c.member, grants.c.hash)
    return [Grant(*found) for found in connection.execute(wanted)]


def _first_sheet(connection: Connection, condition: ColumnElement[bool]) -> Sheet | None:
    found = connection.execute(_SHEETS.where(condition)).first()
    return None if found is None else Sheet(*found)
