"""Leases: one living process looks after a table."""

import asyncio

import pytest
from store_samples import a_sheet, rows

from contrabande.server.store.opening import open_store
from contrabande.server.store.sql import SqlStore

pytestmark = pytest.mark.anyio


async def test_a_table_belongs_to_the_living_process_that_claimed_it(store: SqlStore) -> None:
    await store.create(a_sheet(), rows(0))
    await store.beat("one", until=100)
    await store.beat("two", until=100)
    assert await store.claim("anna", "one", now=50)
    assert await store.claim("anna", "one", now=60)
    assert not await store.claim("anna", "two", now=60)


async def test_a_dead_process_loses_its_tables(store: SqlStore) -> None:
    await store.create(a_sheet(), rows(0))
    await store.beat("one", until=100)
    await store.claim("anna", "one", now=50)
    assert not await store.claim("anna", "two", now=99)
    assert await store.claim("anna", "two", now=100)


async def test_a_beat_prolongs_the_life(store: SqlStore) -> None:
    await store.create(a_sheet(), rows(0))
    await store.beat("one", until=100)
    await store.claim("anna", "one", now=50)
    await store.beat("one", until=200)
    assert not await store.claim("anna", "two", now=150)


async def test_a_process_that_stops_gives_its_tables_up(url: str, store: SqlStore) -> None:
    leaving = open_store(url)
    await leaving.start("leaving", lambda table, number: None)
    await store.create(a_sheet(), rows(0))
    await leaving.beat("leaving", until=100)
    assert await leaving.claim("anna", "leaving", now=1)
    await leaving.stop()
    assert await store.claim("anna", "one", now=2)


async def test_nobody_claims_a_table_that_is_not_there(store: SqlStore) -> None:
    assert not await store.claim("nobody", "one", now=1)


async def test_a_new_cover_leaves_the_table_with_its_holder(store: SqlStore) -> None:
    await store.create(a_sheet(), rows(0))
    await store.beat("one", until=100)
    await store.claim("anna", "one", now=50)
    await store.append("anna", rows(1), a_sheet(phase="playing"))
    assert not await store.claim("anna", "two", now=60)


async def test_tables_are_due_when_their_moment_has_come(store: SqlStore) -> None:
    for table, wake_at in (("later", 80), ("now", 50), ("earlier", 20), ("never", None)):
        await store.create(a_sheet(table, wake_at=wake_at), rows(0))
    assert await store.due("one", now=50) == ["earlier", "now"]
    assert await store.due("one", now=90, limit=1) == ["earlier"]


async def test_what_a_living_process_holds_is_not_due_again_until_it_lets_go(store: SqlStore) -> None:
    await store.create(a_sheet(wake_at=10), rows(0))
    await store.beat("one", until=100)
    assert await store.due("one", now=50) == ["anna"]
    assert await store.due("one", now=50) == []
    await store.release("anna", "two")
    assert await store.due("one", now=50) == []
    await store.release("anna", "one")
    assert await store.due("one", now=50) == ["anna"]


async def test_a_due_table_of_another_living_process_is_left_to_it(store: SqlStore) -> None:
    await store.create(a_sheet(wake_at=10), rows(0))
    await store.beat("two", until=100)
    await store.claim("anna", "two", now=1)
    assert await store.due("one", now=50) == []
    assert await store.due("one", now=100) == ["anna"]


async def test_a_due_table_goes_to_one_process(store: SqlStore, other: SqlStore) -> None:
    tables = [f"table-{number}" for number in range(50)]
    await asyncio.gather(*(store.create(a_sheet(table, wake_at=1), rows(0)) for table in tables))
    await store.beat("one", until=100)
    await other.beat("two", until=100)
    asked = [(store, "one"), (other, "two")] * 5
    named = await asyncio.gather(*(place.due(process, now=50, limit=5) for place, process in asked))
    ones = {table for part in named[::2] for table in part}
    twos = {table for part in named[1::2] for table in part}
    assert ones
    assert twos
    assert not ones & twos
