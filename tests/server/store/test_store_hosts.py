"""Processes on either database: a table that nobody can read stops no other, and no clock decides who lives."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable

import pytest
from sqlalchemy import ColumnElement, Connection
from store_postgres import Postgres
from store_samples import a_row, a_sheet

from contrabande.client import wire
from contrabande.server import heart
from contrabande.server.host import Host
from contrabande.server.reading import Unreadable
from contrabande.server.settings import Settings
from contrabande.server.store import leases
from contrabande.server.store.interface import StoreDown
from contrabande.server.store.opening import open_store
from contrabande.server.store.sql import SqlStore

pytestmark = pytest.mark.anyio

HOUR = 60 * 60 * 1000
DAY = 24 * HOUR
HOT = 0


@pytest.fixture(autouse=True)
def _is_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hearts that beat a hundred times a second, and processes that no slow machine takes for dead."""
    monkeypatch.setattr(heart, "BEAT", 0.01)
    monkeypatch.setattr(heart, "LATE", 3600.0)
    monkeypatch.setattr(leases, "LEASE", HOUR)
    monkeypatch.setattr(leases, "FARTHEST", 2 * HOUR)


@pytest.fixture
async def hosts(url: str, anyio_backend: str) -> AsyncIterator[Callable[[], Host]]:
    """Makes processes on one database; all are stopped at the end."""
    made: list[Host] = []

    def another() -> Host:
        made.append(Host(Settings(url), open_store(url)))
        return made[-1]

    yield another
    for host in made:
        if not host.is_closing:
            await host.stop()


async def an_open_table(host: Host) -> str:
    """A table that is looked after by *host*."""
    return (await host.open_table(wire.OpenTable(name="Anna", game="hochstapler"))).table


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(60):
        while not is_so():
            await asyncio.sleep(0.01)


def looks_after(host: Host, table: str) -> bool:
    """Whether *host* cares for that table."""
    room = host.rooms.get(table)
    return room is not None and room.is_mine


def lines(caplog: pytest.LogCaptureFixture, table: str) -> list[str]:
    """What the log says of a table."""
    return [record.getMessage() for record in caplog.records if table in record.getMessage()]


async def test_a_table_that_cannot_be_read_is_set_aside_and_the_others_go_on(
    hosts: Callable[[], Host], store: SqlStore, caplog: pytest.LogCaptureFixture
) -> None:
    await store.create(a_sheet("bad", wake_at=HOT), [a_row(0, b'{"entry":{"type":"Dealz","seed":"secret"}}')])
    first = hosts()
    await first.start()
    table = await an_open_table(first)
    await first.stop()
    caplog.clear()
    second = hosts()
    await second.start()
    await until(lambda: looks_after(second, table) and bool(lines(caplog, "bad")))
    await second.check()
    assert lines(caplog, "bad") == ["table bad is set aside: log entry 0 cannot be read (ValidationError)"]
    assert caplog.records[0].levelno == logging.ERROR
    assert b"contrabande_tables_unreadable 1.0" in second.metrics.text()


async def test_a_table_that_was_set_aside_is_not_read_again(
    hosts: Callable[[], Host], store: SqlStore, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await store.create(a_sheet("bad", wake_at=HOT), [a_row(0)])
    asked: list[str] = []
    due = SqlStore.due

    async def counted(self: SqlStore, process: str, now: int, limit: int = 100) -> list[str]:
        asked.append(process)
        return await due(self, process, now, limit)

    monkeypatch.setattr(SqlStore, "due", counted)
    one, two = hosts(), hosts()
    await one.start()
    await until(lambda: bool(lines(caplog, "bad")))
    await two.start()
    await until(lambda: min(asked.count(one.process), asked.count(two.process)) >= 5)
    for _ in range(3):
        with pytest.raises(Unreadable):
            await one.room("bad")
    assert len(lines(caplog, "bad")) == 1


async def test_when_one_process_dies_the_next_sets_the_table_aside_and_lives(
    hosts: Callable[[], Host], store: SqlStore, caplog: pytest.LogCaptureFixture
) -> None:
    await store.create(a_sheet("bad", wake_at=HOT), [a_row(0)])
    one, two = hosts(), hosts()
    await one.start()
    await until(lambda: len(lines(caplog, "bad")) == 1)
    table = await an_open_table(one)
    await two.start()
    await one.stop()
    await until(lambda: looks_after(two, table) and len(lines(caplog, "bad")) == 2)
    await two.check()


async def test_what_another_process_wrote_and_nobody_here_can_read_sets_the_table_aside(
    hosts: Callable[[], Host], store: SqlStore, caplog: pytest.LogCaptureFixture
) -> None:
    host = hosts()
    await host.start()
    table = await an_open_table(host)
    number = host.rooms[table].table.length
    await store.append(table, [a_row(number, b'{"entry":{"type":"Levitated"}}')])
    host._heard(table, number + 1)  # noqa: SLF001  # what the store says on PostgreSQL, and never on SQLite
    await until(lambda: table not in host.rooms and bool(lines(caplog, table)))
    with pytest.raises(Unreadable):
        await host.room(table)


async def test_a_heart_that_stumbles_goes_on(
    hosts: Callable[[], Host], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    first = hosts()
    await first.start()
    table = await an_open_table(first)
    await first.stop()
    due, stumbles = SqlStore.due, iter((ValueError("one"), KeyError("two")))

    async def stumbling(self: SqlStore, process: str, now: int, limit: int = 100) -> list[str]:
        if (error := next(stumbles, None)) is not None:
            raise error
        return await due(self, process, now, limit)

    monkeypatch.setattr(SqlStore, "due", stumbling)
    second = hosts()
    await second.start()
    await until(lambda: looks_after(second, table))
    told = [record.exc_info[0] for record in caplog.records if record.exc_info]
    assert told == [ValueError, KeyError]


async def test_a_table_that_cannot_be_looked_after_does_not_hold_up_the_others(
    hosts: Callable[[], Host], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    first = hosts()
    await first.start()
    tables = [await an_open_table(first) for _ in range(3)]
    await first.stop()
    sheet = SqlStore.sheet

    async def broken(self: SqlStore, table: str) -> object:
        if table == tables[0]:
            raise ValueError("nobody expected this")
        return await sheet(self, table)

    monkeypatch.setattr(SqlStore, "sheet", broken)
    second = hosts()
    await second.start()
    await until(lambda: looks_after(second, tables[1]) and looks_after(second, tables[2]))
    await until(lambda: lines(caplog, tables[0]) == [f"table {tables[0]} could not be looked after"])


async def test_a_process_whose_heart_stands_still_is_not_well(
    hosts: Callable[[], Host], monkeypatch: pytest.MonkeyPatch
) -> None:
    host = hosts()
    await host.start()
    await host.check()
    with monkeypatch.context() as late:
        late.setattr(heart, "LATE", 0.0)
        with pytest.raises(StoreDown):
            await host.check()
    await host.check()
    host.heart.stop()
    await until(lambda: not host.heart.is_beating)
    with pytest.raises(StoreDown):
        await host.check()


async def test_a_start_takes_over_from_who_died_before_the_clock_was_set_back(
    hosts: Callable[[], Host], store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = hosts()
    await first.start()
    table = await an_open_table(first)
    await first.stop()
    clock = leases.clock

    def ahead(connection: Connection) -> ColumnElement[int]:
        return clock(connection) + 5 * HOUR

    with monkeypatch.context() as tomorrow:
        tomorrow.setattr(leases, "clock", ahead)
        await store.beat("killed")
        assert await store.claim(table, "killed")
    second = hosts()
    await second.start()
    await until(lambda: looks_after(second, table))


async def test_processes_that_share_a_database_tell_the_time_by_its_clock(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() - DAY * 1_000_000)
    host = Host(Settings(""), open_store(postgres.new_database("telling")))
    await host.start()
    assert abs(host.now() - real() // 1_000_000) < HOUR
    await host.stop()
