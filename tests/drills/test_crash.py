"""The crash drill in small size, and proof that it can fail."""

import asyncio
from pathlib import Path

from contrabande.drills.crash import Notebook, crash, held_against
from contrabande.server import entries as log
from contrabande.server.entries import Arrangement, Logged
from contrabande.server.store.interface import Row, Sheet
from contrabande.server.store.opening import open_store

ARRANGEMENT = Arrangement("hochstapler", {}, 3, "relaxed", 24, "link", False)
OPENED = log.Opened(ARRANGEMENT, "BCDF", "00" * 32)
JOINED = log.Joined(0, "Anna", "star", "en", "player")


def written(database: str, *entries: Logged) -> None:
    """A table with this log."""

    async def write() -> None:
        store = open_store(database)
        await store.start("test", lambda _table, _number: None)
        rows = [Row(number, 1, log.encode(entry)) for number, entry in enumerate(entries)]
        await store.create(Sheet("t1", "BCDF", "hochstapler", "lobby", False, None, 1), rows)
        await store.stop()

    asyncio.run(write())


def test_a_server_that_is_killed_under_load_loses_and_doubles_nothing(tmp_path: Path) -> None:
    found = asyncio.run(crash(f"sqlite:///{tmp_path / 't.db'}", tmp_path, trials=3, tables=2))
    assert found.acknowledged > 0
    assert (found.lost, found.doubled, found.hash_mismatches) == (0, 0, 0)


def test_an_acknowledged_command_that_is_not_in_the_log_is_lost(tmp_path: Path) -> None:
    database = str(tmp_path / "t.db")
    written(database, Logged(OPENED), Logged(JOINED), Logged(log.Readied(0, True), 0, "there"))
    book = Notebook(acknowledged={(0, "there"), (0, "gone")})
    assert asyncio.run(held_against(database, {"t1": book}, 1)).lost == 1


def test_a_command_that_is_in_the_log_twice_is_doubled(tmp_path: Path) -> None:
    database = str(tmp_path / "t.db")
    twice = Logged(log.Readied(0, True), 0, "twice")
    written(database, Logged(OPENED), Logged(JOINED), twice, twice)
    assert asyncio.run(held_against(database, {"t1": Notebook()}, 1)).doubled == 1


def test_a_head_that_the_log_does_not_give_is_a_mismatch(tmp_path: Path) -> None:
    database = str(tmp_path / "t.db")
    written(database, Logged(OPENED), Logged(JOINED))
    book = Notebook(heads={5: "a head that somebody was shown"})
    assert asyncio.run(held_against(database, {"t1": book}, 1)).hash_mismatches == 1
