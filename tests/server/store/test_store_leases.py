"""Leases: one living process looks after a table, and no clock that somebody sets decides which."""

import asyncio
import time

import pytest
from sqlalchemy import BigInteger, ColumnElement, Connection, literal
from store_samples import a_sheet, rows

from contrabande.server.store import leases
from contrabande.server.store.interface import LEASE
from contrabande.server.store.opening import open_store
from contrabande.server.store.sql import SqlStore

pytestmark = pytest.mark.anyio

HOUR = 60 * 60 * 1000
DAY = 24 * HOUR


class Clock:
    """The clock by which leases are judged, in the hand of the test."""

    now = 1_000_000

    def read(self, _connection: Connection) -> ColumnElement[int]:
        """What it says."""
        return literal(self.now, BigInteger)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """A clock that stands still until the test moves it."""
    held = Clock()
    monkeypatch.setattr(leases, "clock", held.read)
    return held


async def test_a_table_belongs_to_the_living_process_that_claimed_it(store: SqlStore, clock: Clock) -> None:
    await store.create(a_sheet(), rows(0))
    await store.beat("one")
    await store.beat("two")
    assert await store.claim("anna", "one")
    assert await store.claim("anna", "one")
    assert not await store.claim("anna", "two")
    assert await store.alive() == {"one", "two"}


async def test_a_dead_process_loses_its_tables(store: SqlStore, clock: Clock) -> None:
    await store.create(a_sheet(), rows(0))
    await store.beat("one")
    await store.claim("anna", "one")
    clock.now += LEASE - 1
    assert not await store.claim("anna", "two")
    clock.now += 1
    assert await store.alive() == set()
    assert await store.claim("anna", "two")


async def test_a_beat_prolongs_the_life(store: SqlStore, clock: Clock) -> None:
    await store.create(a_sheet(), rows(0))
    await store.beat("one")
    await store.claim("anna", "one")
    clock.now += LEASE - 1
    await store.beat("one")
    clock.now += LEASE - 1
    assert not await store.claim("anna", "two")


async def test_who_died_before_the_clock_was_set_back_is_dead(store: SqlStore, clock: Clock) -> None:
    await store.create(a_sheet(wake_at=0), rows(0))
    await store.beat("one")
    await store.claim("anna", "one")
    clock.now -= DAY
    assert await store.alive() == set()
    assert await store.due("two", now=1) == ["anna"]


async def test_who_lives_stays_alive_when_the_clock_falls_back_a_little(store: SqlStore, clock: Clock) -> None:
    await store.beat("one")
    clock.now -= 100
    assert await store.alive() == {"one"}


async def test_a_machine_with_another_clock_sees_the_same_processes_alive(
    store: SqlStore, other: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "LEASE", HOUR)
    monkeypatch.setattr(leases, "FARTHEST", 2 * HOUR)
    await store.create(a_sheet(wake_at=0), rows(0))
    await store.beat("one")
    assert await store.due("one", now=1) == ["anna"]
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() - DAY * 1_000_000)
    await other.beat("two")
    assert await other.due("two", now=1) == []
    assert await store.alive() == await other.alive() == {"one", "two"}


async def test_processes_that_are_long_dead_are_forgotten(store: SqlStore, clock: Clock) -> None:
    await store.beat("one")
    clock.now += 2 * DAY
    await store.beat("two")
    clock.now -= 2 * DAY
    assert await store.alive() == set()


async def test_a_process_that_stops_gives_its_tables_up(url: str, store: SqlStore, clock: Clock) -> None:
    leaving = open_store(url)
    await leaving.start("leaving", lambda table, number: None)
    await store.create(a_sheet(), rows(0))
    await leaving.beat("leaving")
    assert await leaving.claim("anna", "leaving")
    await leaving.stop()
    assert await store.claim("anna", "one")


async def test_nobody_claims_a_table_that_is_not_there(store: SqlStore) -> None:
    assert not await store.claim("nobody", "one")


async def test_a_new_cover_leaves_the_table_with_its_holder(store: SqlStore, clock: Clock) -> None:
    await store.create(a_sheet(), rows(0))
    await store.beat("one")
    await store.claim("anna", "one")
    await store.append("anna", rows(1), a_sheet(phase="playing"))
    assert not await store.claim("anna", "two")


async def test_tables_are_due_when_their_moment_has_come(store: SqlStore) -> None:
    for table, wake_at in (("later", 80), ("now", 50), ("earlier", 20), ("never", None)):
        await store.create(a_sheet(table, wake_at=wake_at), rows(0))
    assert await store.due("one", now=50) == ["earlier", "now"]
    assert await store.due("one", now=90, limit=1) == ["earlier"]


async def test_what_a_living_process_holds_is_not_due_again_until_it_lets_go(store: SqlStore, clock: Clock) -> None:
    await store.create(a_sheet(wake_at=10), rows(0))
    await store.beat("one")
    assert await store.due("one", now=50) == ["anna"]
    assert await store.due("one", now=50) == []
    await store.release("anna", "two")
    assert await store.due("one", now=50) == []
    await store.release("anna", "one")
    assert await store.due("one", now=50) == ["anna"]


async def test_a_due_table_of_another_living_process_is_left_to_it(store: SqlStore, clock: Clock) -> None:
    await store.create(a_sheet(wake_at=10), rows(0))
    await store.beat("two")
    await store.claim("anna", "two")
    assert await store.due("one", now=50) == []
    clock.now += LEASE
    assert await store.due("one", now=50) == ["anna"]


async def test_a_due_table_goes_to_one_process(store: SqlStore, other: SqlStore, clock: Clock) -> None:
    tables = [f"table-{number}" for number in range(50)]
    await asyncio.gather(*(store.create(a_sheet(table, wake_at=1), rows(0)) for table in tables))
    await store.beat("one")
    await other.beat("two")
    asked = [(store, "one"), (other, "two")] * 5
    named = await asyncio.gather(*(place.due(process, now=50, limit=5) for place, process in asked))
    ones = {table for part in named[::2] for table in part}
    twos = {table for part in named[1::2] for table in part}
    assert ones
    assert twos
    assert not ones & twos
