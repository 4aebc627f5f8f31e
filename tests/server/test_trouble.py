"""When the store fails, clocks jump or processes die: tables wait and go on, and nobody pays for it."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from houses import one_who_is_asked, play_at_random, running, seated
from tables import Desk

from contrabande.client import wire
from contrabande.client.house import House
from contrabande.client.place import Place, new_id
from contrabande.client.refusals import Refusal
from contrabande.client.sampling import sampled
from contrabande.server import entries as log
from contrabande.server.care import Care
from contrabande.server.host import Host
from contrabande.server.paces import pace_of
from contrabande.server.settings import Settings
from contrabande.server.store.interface import StoreDown
from contrabande.server.store.opening import open_store
from contrabande.server.store.sql import SqlStore


def test_a_table_waits_while_the_store_is_down_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    is_down = False
    append = SqlStore.append

    async def failing(self: SqlStore, *arguments: object, **named: object) -> None:
        if is_down:
            raise StoreDown("the disk is full")
        await append(self, *arguments, **named)  # type: ignore[arg-type]

    async def scene() -> None:
        nonlocal is_down
        monkeypatch.setattr(SqlStore, "append", failing)
        async with running(tmp_path / "t.db") as address, seated(address, "hochstapler", people=3, seats=3) as places:
            place = await one_who_is_asked(places)
            before = place.match
            prompt = place.prompt
            assert prompt is not None
            command = wire.Give(id="held", prompt=prompt.number, action=sampled(prompt, Random(1)))
            is_down = True
            with pytest.raises(Refusal) as refusal:
                await place.do(command)
            assert refusal.value.refused.key == "store-down"
            assert place.match == before
            is_down = False
            await place.do(command)
            async with asyncio.timeout(60):
                await asyncio.gather(*(play_at_random(one, Random(n)) for n, one in enumerate(places)))

    asyncio.run(scene())


def test_a_clock_that_is_set_does_not_make_the_house_jump(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    import time

    host = Host(Settings(str(tmp_path / "t.db")), open_store(str(tmp_path / "t.db")))
    before = host.now()
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + 3_600_000_000_000)
    assert host.now() - before < 60_000


def test_after_an_outage_clocks_begin_anew() -> None:
    desk = Desk()
    desk.deal()
    for who in desk.table.people():
        who.processes.add("p")
    live = pace_of("live", 24)
    care = Care(desk.table, Random(1))
    desk.at += 3_600_000
    assert care.due(live, desk.at)
    desk.take(log.Awoke())
    assert care.due(live, desk.at) == []


def test_another_process_goes_on_with_the_tables_of_one_that_died(tmp_path: Path) -> None:
    async def scene() -> None:
        database = tmp_path / "t.db"
        async with running(database) as address, seated(address, "hochstapler", people=2, seats=3) as places:
            admissions = [place.admission for place in places]
        async with running(database) as address, House(address):
            again = [Place(address, admission) for admission in admissions]
            for place in again:
                await place.connect()
            async with asyncio.timeout(60):
                await asyncio.gather(*(play_at_random(place, Random(n)) for n, place in enumerate(again)))
            assert all(place.table is not None and place.table.phase == "finished" for place in again)
            await again[0].do(wire.Phrase(id=new_id(), number=1))
            for place in again:
                await place.close()

    asyncio.run(scene())
