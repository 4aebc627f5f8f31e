"""When the store fails, clocks jump or processes die: tables wait and go on, and nobody pays for it."""

import asyncio
import contextlib
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
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


def test_a_table_goes_on_after_the_clock_was_set_back_between_two_runs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    import time

    async def scene() -> None:
        async with running(tmp_path / "t.db") as address, seated(address, "hochstapler", people=2, seats=3) as places:
            admissions = [place.admission for place in places]
        real = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: real() - 3_600_000_000_000)
        async with running(tmp_path / "t.db") as address:
            again = [Place(address, admission) for admission in admissions]
            for place in again:
                await place.connect()
            async with asyncio.timeout(60):
                await asyncio.gather(*(play_at_random(place, Random(n)) for n, place in enumerate(again)))
            for place in again:
                await place.close()

    asyncio.run(scene())


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A real disk of a few megabytes, where the machine lets us have one."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounting = ["mount", "-t", "tmpfs", "-o", "size=4m", "contrabande-test", str(disk)]
    if shutil.which("mount") is None or subprocess.run(mounting, capture_output=True, check=False).returncode != 0:
        pytest.skip("a small disk needs the right to mount one")
    yield disk
    subprocess.run(["umount", str(disk)], check=True)


def test_a_real_disk_that_is_full_stops_a_table_until_there_is_room(small_disk: Path) -> None:
    async def scene() -> None:
        async with running(small_disk / "t.db") as address, seated(address, "prohis", people=3, seats=3) as places:
            place = await one_who_is_asked(places)
            prompt = place.prompt
            assert prompt is not None
            command = wire.Give(id="held", prompt=prompt.number, action=sampled(prompt, Random(1)))
            filled(small_disk / "ballast")
            with pytest.raises(Refusal) as refusal:
                await talked(place, 200)  # what is left of the last page takes a few entries more
            assert refusal.value.refused.key == "store-down"
            (small_disk / "ballast").unlink()
            async with asyncio.timeout(60):
                await until_taken(place, command)
                await asyncio.gather(*(play_at_random(one, Random(n)) for n, one in enumerate(places)))

    asyncio.run(scene())
    with contextlib.closing(sqlite3.connect(small_disk / "t.db")) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)


async def talked(place: Place, phrases: int) -> None:
    """Say so much."""
    for number in range(phrases):
        await place.do(wire.Phrase(id=f"{number}", number=1))


def filled(ballast: Path) -> None:
    """Write until the disk is full."""
    with ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(b"x" * 4096)


async def until_taken(place: Place, command: wire.AnyCommand) -> None:
    """Send a command again until the house has room for it."""
    while True:
        try:
            return await place.do(command)
        except Refusal:
            await asyncio.sleep(0.05)


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
