"""Grants: what a token opens, and that it can be taken back once."""

import asyncio

import pytest
from store_samples import a_sheet, rows

from contrabande.server.store.interface import Grant, NumberTaken
from contrabande.server.store.sql import SqlStore

pytestmark = pytest.mark.anyio

SEAT = Grant(b"\x00\xff" * 16, "anna", 2, "seat", person=b"p" * 32)
PASS = Grant(b"pass", "anna", 2, "pass", expires=5000)


async def test_a_grant_is_found_by_its_hash(store: SqlStore) -> None:
    await store.create(a_sheet(), rows(0), [SEAT])
    await store.append("anna", rows(1), grants=[PASS])
    assert await store.grant(SEAT.hash) == SEAT
    assert await store.grant(PASS.hash) == PASS
    assert await store.grant(b"guess") is None


async def test_a_person_finds_all_of_his_tables(store: SqlStore) -> None:
    await store.create(a_sheet(), rows(0), [SEAT, PASS])
    assert await store.grants_of(b"p" * 32) == [SEAT]


async def test_a_grant_is_taken_back_by_one_only(store: SqlStore, other: SqlStore) -> None:
    await store.create(a_sheet(), rows(0), [PASS])
    told = await asyncio.gather(*(place.revoke(PASS.hash) for place in (store, other, store, other)))
    assert sorted(told) == [False, False, False, True]
    assert await store.grant(PASS.hash) is None


async def test_passes_that_nobody_used_in_time_are_swept_away(store: SqlStore) -> None:
    late = Grant(b"late", "anna", 2, "pass", expires=9000)
    await store.create(a_sheet(), rows(0), [SEAT, PASS, late])
    assert await store.expire(5001) == 1
    assert [await store.grant(one.hash) for one in (SEAT, PASS, late)] == [SEAT, None, late]


async def test_a_refused_entry_grants_nothing(store: SqlStore) -> None:
    await store.create(a_sheet(), rows(0))
    with pytest.raises(NumberTaken):
        await store.append("anna", rows(0), grants=[SEAT])
    assert await store.grant(SEAT.hash) is None


async def test_a_forgotten_table_leaves_nothing(store: SqlStore) -> None:
    await store.create(a_sheet("anna", "ABCD"), rows(0, 1), [SEAT])
    await store.forget("anna")
    assert await store.sheet("anna") is None
    assert await store.read("anna") == []
    assert await store.grant(SEAT.hash) is None
