"""Logs: what is acknowledged is there, in order, once."""

import asyncio

import pytest
from store_samples import a_row, a_sheet, rows

from contrabande.server.store.interface import CodeTaken, NumberTaken, StoreError
from contrabande.server.store.opening import open_store
from contrabande.server.store.sql import SqlStore

pytestmark = pytest.mark.anyio


async def test_a_log_is_read_in_the_order_of_its_numbers(store: SqlStore) -> None:
    await store.create(a_sheet(), rows(0))
    await asyncio.gather(*(store.append("anna", [a_row(number, b"%d" % number)]) for number in (3, 1, 2)))
    assert [row.body for row in await store.read("anna")] == [b"{}", b"1", b"2", b"3"]
    assert await store.read("anna", since=2) == [a_row(2, b"2"), a_row(3, b"3")]


async def test_a_log_outlives_the_process(url: str, store: SqlStore) -> None:
    await store.create(a_sheet(), rows(0, 1))
    await store.stop()
    again = open_store(url)
    await again.start("later", lambda table, number: None)
    assert await again.read("anna") == rows(0, 1)
    await again.stop()


async def test_a_body_comes_back_byte_for_byte(store: SqlStore) -> None:
    body = bytes(range(256)) * 40
    await store.create(a_sheet(), [a_row(0, body)])
    assert (await store.read("anna"))[0].body == body


async def test_of_two_processes_that_want_one_number_one_is_refused(store: SqlStore, other: SqlStore) -> None:
    await store.create(a_sheet(), rows(0))
    tries = (store.append("anna", [a_row(1, b"one")]), other.append("anna", [a_row(1, b"two")]))
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(type(result) for result in results if result) == [NumberTaken]
    assert [row.body for row in await store.read("anna", 1)] == [b"one" if results[0] is None else b"two"]


async def test_entries_are_written_all_or_none(store: SqlStore) -> None:
    await store.create(a_sheet(), rows(0, 1))
    with pytest.raises(NumberTaken):
        await store.append("anna", rows(2, 1), a_sheet(phase="playing"))
    assert await store.read("anna") == rows(0, 1)
    assert await store.sheet("anna") == a_sheet()


async def test_a_refused_entry_does_not_stop_those_beside_it(store: SqlStore) -> None:
    for table in ("anna", "bram", "carl"):
        await store.create(a_sheet(table), rows(0))
    results = await asyncio.gather(
        *(store.append(table, rows(number)) for table, number in (("anna", 1), ("bram", 0), ("carl", 1))),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), NumberTaken, type(None)]
    assert await store.read("carl") == rows(0, 1)


async def test_what_waits_together_is_committed_together(store: SqlStore) -> None:
    tables = [f"table-{number}" for number in range(100)]
    await asyncio.gather(*(store.create(a_sheet(table), rows(0)) for table in tables))
    before = store.commits
    await asyncio.gather(*(store.append(table, rows(1)) for table in tables))
    assert store.commits - before <= 10


async def test_two_processes_that_write_many_tables_at_once_lose_nothing(store: SqlStore, other: SqlStore) -> None:
    tables = [f"table-{number}" for number in range(20)]
    await asyncio.gather(*(store.create(a_sheet(table), rows(0)) for table in tables))
    order = [(place, table, number) for number in range(1, 11) for place in (store, other) for table in tables]
    mixed = [item for item in order if item[0] is store] + [item for item in reversed(order) if item[0] is other]
    results = await asyncio.gather(
        *(place.append(table, rows(number), a_sheet(table)) for place, table, number in mixed), return_exceptions=True
    )
    assert [type(result) for result in results].count(NumberTaken) == 200
    assert {table: await store.read(table) for table in tables} == {table: rows(*range(11)) for table in tables}


async def test_an_entry_of_a_table_that_is_not_there_is_refused(store: SqlStore) -> None:
    with pytest.raises(StoreError, match="does not exist") as refusal:
        await store.append("nobody", rows(0))
    assert refusal.type is StoreError


async def test_a_code_opens_one_table_only(store: SqlStore) -> None:
    await store.create(a_sheet("anna", "ABCD"), rows(0))
    with pytest.raises(CodeTaken):
        await store.create(a_sheet("bram", "ABCD"), rows(0))
    assert await store.sheet("bram") is None
    assert await store.sheet_by_code("ABCD") == a_sheet("anna", "ABCD")


async def test_a_code_that_was_given_back_may_be_used_again(store: SqlStore) -> None:
    await store.create(a_sheet("anna", "ABCD"), rows(0))
    await store.append("anna", rows(1), a_sheet("anna", None, phase="finished"))
    await store.create(a_sheet("bram", "ABCD"), rows(0))
    assert await store.sheet_by_code("ABCD") == a_sheet("bram", "ABCD")


async def test_a_table_is_created_once(store: SqlStore) -> None:
    await store.create(a_sheet(), rows(0))
    with pytest.raises(StoreError):
        await store.create(a_sheet(phase="playing"), rows(0))
    assert await store.sheet("anna") == a_sheet()


async def test_covers_are_listed_latest_first(store: SqlStore) -> None:
    await store.create(a_sheet("old", phase="playing", is_public=True, changed_at=1), rows(0))
    await store.create(a_sheet("new", phase="playing", is_public=True, changed_at=3), rows(0))
    await store.create(a_sheet("secret", phase="playing", changed_at=2), rows(0))
    await store.create(a_sheet("open", is_public=True, changed_at=4), rows(0))
    listed = await store.sheets(phase="playing", is_public=True)
    assert [sheet.table for sheet in listed] == ["new", "old"]
    assert [sheet.table for sheet in await store.sheets(limit=2)] == ["open", "new"]


async def test_a_caller_that_went_away_harms_nobody(store: SqlStore) -> None:
    await store.create(a_sheet(), rows(0))
    gone = asyncio.ensure_future(store.append("anna", rows(1)))
    await asyncio.sleep(0)
    gone.cancel()
    await store.append("anna", rows(2))
    assert await store.read("anna") == rows(0, 1, 2)


async def test_stopping_writes_what_is_waiting(url: str, store: SqlStore) -> None:
    await store.create(a_sheet(), rows(0))
    waiting = [asyncio.ensure_future(store.append("anna", rows(number))) for number in range(1, 50)]
    await asyncio.sleep(0)
    await store.stop()
    await asyncio.gather(*waiting)
    again = open_store(url)
    await again.start("later", lambda table, number: None)
    assert len(await again.read("anna")) == 50
    await again.stop()
