"""Connections to either database, set up so that a commit is on disk when it returns."""

import logging
from enum import StrEnum
from typing import Protocol

from sqlalchemy import URL, Connection, Engine, create_engine, event, exc
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

BUSY_MS = 5000
"""How long SQLite waits for another process's transaction before it gives up."""
READERS = 4
"""Connections, and threads, that read."""


class Synchronous(StrEnum):
    """Whether a commit waits for the disk. OFF is there so that a drill can show what it costs."""

    FULL = "FULL"
    OFF = "OFF"


class _Driver(Protocol):
    def execute(self, statement: str, /) -> object: ...
    def commit(self) -> object: ...


def writing_engine(url: URL, synchronous: Synchronous) -> Engine:
    """Connections for the one writer."""
    if url.get_backend_name() == "sqlite":
        return _sqlite(url, synchronous, begin="BEGIN IMMEDIATE")
    return _postgres(url, synchronous)


def reading_engine(url: URL) -> Engine:
    """Connections for readers, who never wait for the writer."""
    if url.get_backend_name() == "sqlite":
        return _sqlite(url, Synchronous.FULL, begin="BEGIN")
    # Each question is one statement and needs no transaction around it; a backup asks for one.
    return _postgres(url, Synchronous.FULL).execution_options(isolation_level="AUTOCOMMIT")


def use_write_ahead_log(engine: Engine) -> None:
    """Turn SQLite's journal into a write-ahead log, which stays so; PostgreSQL has one always."""
    if engine.dialect.name != "sqlite":
        return
    # Not on a connection of the engine's own, which would begin a transaction first.
    plain = create_engine(engine.url, isolation_level="AUTOCOMMIT", poolclass=NullPool)
    with plain.connect() as connection:
        connection.exec_driver_sql(f"PRAGMA busy_timeout = {BUSY_MS}")
        connection.exec_driver_sql("PRAGMA journal_mode = WAL")


def is_down(error: BaseException) -> bool:
    """Whether *error* says that the database is out of reach or cannot write, rather than that it refuses."""
    if isinstance(error, exc.DBAPIError):
        return error.connection_invalidated or isinstance(error, exc.OperationalError | exc.InternalError)
    return isinstance(error, exc.TimeoutError | exc.DisconnectionError)


def is_quarrel(error: BaseException) -> bool:
    """Whether PostgreSQL broke off a transaction only because another one stood in its way."""
    return isinstance(error, exc.DBAPIError) and getattr(error.orig, "sqlstate", None) in ("40001", "40P01")


def first_line(error: BaseException) -> str:
    """What the database says, without the statement."""
    told = str(error.orig if isinstance(error, exc.DBAPIError) else error).strip()
    return told.splitlines()[0] if told else type(error).__name__


def _sqlite(url: URL, synchronous: Synchronous, *, begin: str) -> Engine:
    # The driver must not begin transactions by itself: isolation_level None leaves that to us.
    engine = create_engine(
        url, pool_size=READERS, connect_args={"isolation_level": None, "timeout": BUSY_MS / 1000}, hide_parameters=True
    )

    @event.listens_for(engine, "connect")
    def settle(driver: _Driver, _entry: ConnectionPoolEntry) -> None:
        driver.execute(f"PRAGMA synchronous = {synchronous}")
        driver.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _postgres(url: URL, synchronous: Synchronous) -> Engine:
    # Whatever goes wrong is raised; the driver's own remarks on a broken batch would only say it twice.
    logging.getLogger("psycopg").setLevel(logging.ERROR)
    engine = create_engine(
        url.set(drivername="postgresql+psycopg"),
        pool_size=READERS,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args={
            "connect_timeout": 5,
            "keepalives_idle": 10,
            "keepalives_interval": 5,
            "keepalives_count": 3,
            "tcp_user_timeout": 15_000,
            "application_name": "contrabande",
        },
    )

    @event.listens_for(engine, "connect")
    def settle(driver: _Driver, _entry: ConnectionPoolEntry) -> None:
        driver.execute(_ASYNCHRONOUS if synchronous is Synchronous.OFF else _AT_LEAST_SYNCHRONOUS)
        driver.commit()

    return engine


_ASYNCHRONOUS = "SET synchronous_commit = off"
_AT_LEAST_SYNCHRONOUS = (
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
)
