"""Trouble: the database is gone or full; nothing is corrupt, and it goes on when it is back."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, event
from store_listening import Ear
from store_postgres import Postgres
from store_samples import a_row, a_sheet, rows

from contrabande.server.store.interface import Row, StoreDown
from contrabande.server.store.opening import open_store
from contrabande.server.store.sql import SqlStore

pytestmark = pytest.mark.anyio


class Disk:
    """How many pages a new SQLite connection may fill."""

    pages = 60

    def limit(self, driver: sqlite3.Connection, _entry: object) -> None:
        """Tell a new connection."""
        driver.execute(f"PRAGMA max_page_count = {self.pages}")


@pytest.fixture
def disk() -> Iterator[Disk]:
    """A small disk."""
    small = Disk()
    event.listen(Engine, "connect", small.limit)
    yield small
    event.remove(Engine, "connect", small.limit)


@pytest.fixture
async def cramped(disk: Disk, tmp_path: Path, anyio_backend: str) -> AsyncIterator[SqlStore]:
    """A store on a small disk, with one table."""
    store = open_store(str(tmp_path / "tables.db"))
    await store.start("one", lambda table, number: None)
    await store.create(a_sheet(), rows(0))
    yield store
    await store.stop()


async def until_written(store: SqlStore, row: Row) -> None:
    """Try to append *row* until the database takes it."""
    async with asyncio.timeout(30):
        while True:
            try:
                return await store.append("anna", [row])
            except StoreDown:
                await asyncio.sleep(0.05)


async def first_refused(store: SqlStore) -> int:
    """Append until the disk is full; the number that did not fit."""
    for number in range(1, 1000):
        try:
            await store.append("anna", [a_row(number, b"x" * 8000)])
        except StoreDown:
            return number
    raise AssertionError("this disk is never full")


async def test_a_full_disk_refuses_and_loses_nothing(cramped: SqlStore, disk: Disk) -> None:
    number = await first_refused(cramped)
    assert [row.number for row in await cramped.read("anna")] == list(range(number))
    disk.pages = 100_000
    await until_written(cramped, a_row(number))
    assert [row.number for row in await cramped.read("anna")] == list(range(number + 1))


async def test_a_full_disk_leaves_the_file_whole(cramped: SqlStore, disk: Disk, tmp_path: Path) -> None:
    with pytest.raises(StoreDown, match="full"):
        await cramped.append("anna", [a_row(1, b"x" * 1_000_000)])
    with sqlite3.connect(tmp_path / "tables.db") as plain:
        assert plain.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    plain.close()
    assert await cramped.read("anna") == rows(0)


async def test_a_database_that_went_away_is_used_again_when_it_is_back(postgres: Postgres, ear: Ear) -> None:
    store = open_store(postgres.new_database("away"))
    await store.start("one", ear.hear)
    await store.create(a_sheet(), rows(0))
    await asyncio.to_thread(postgres.stop)
    tried = await asyncio.gather(*(store.append("anna", rows(1)) for _ in range(5)), return_exceptions=True)
    assert {type(result) for result in tried} == {StoreDown}
    with pytest.raises(StoreDown):
        await store.read("anna")
    await asyncio.to_thread(postgres.start)
    await until_written(store, a_row(1))
    assert await store.read("anna") == rows(0, 1)
    await ear.until(None, 0)
    await store.stop()


async def test_a_store_that_is_not_open_says_so(tmp_path: Path) -> None:
    with pytest.raises(StoreDown, match="not open"):
        await open_store(str(tmp_path / "tables.db")).append("anna", rows(0))


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("a letter to Anna, which is longer than a header\n" * 100)
    with pytest.raises(StoreDown, match="not a database"):
        await open_store(str(tmp_path / "tables.db")).start("one", lambda table, number: None)
