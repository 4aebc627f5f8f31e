"""Running tables under other rules: what replays goes on, what differs is named."""

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest
from tables import Desk

from contrabande.cli import run
from contrabande.client import wire
from contrabande.client.place import new_id
from contrabande.engine.codec import encode
from contrabande.server import entries as log
from contrabande.server.entries import AnyEntry, Logged
from contrabande.server.patching import patched
from contrabande.server.store.interface import Row, Sheet
from contrabande.server.store.opening import open_store
from contrabande.server.table import Table


def played(version: int, *, before: str | None = None) -> list[AnyEntry]:
    """A log of a match that was begun by *version* of the rules; with *before*, by rules that played otherwise."""
    desk = Desk()
    entries: list[AnyEntry] = [shown.what for shown in desk.table.shown if shown.what is not None]
    for member in range(3):
        entries += desk.do(member, wire.Ready(id=new_id()))
    (dealt,) = desk.do(0, wire.Start(id=new_id()))
    entries.append(msgspec.structs.replace(dealt, version=version))  # type: ignore[type-var]
    for _ in range(3):
        seat = next(iter(desk.table.asked))
        prompt = desk.table.match.prompt(seat)  # type: ignore[union-attr]
        assert prompt is not None
        raw = msgspec.Raw(encode(prompt.ask.sample(Random(1).random)))
        (answer,) = desk.do(int(seat), wire.Give(id=new_id(), prompt=prompt.number, action=raw))
        entries.append(msgspec.structs.replace(answer, before=before) if before else answer)  # type: ignore[type-var]
    return entries


def stored(database: str, entries: list[AnyEntry]) -> None:
    """The same in a database."""

    async def write() -> None:
        store = open_store(database)
        await store.start("test", lambda _table, _number: None)
        rows = [Row(number, 1, log.encode(Logged(entry))) for number, entry in enumerate(entries)]
        await store.create(Sheet("t1", "BCDF", "hochstapler", "playing", False, 0, 1), rows)
        await store.stop()

    asyncio.run(write())


def test_a_match_that_replays_goes_on_by_the_new_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "t.db")
    stored(database, played(version=99))
    assert run(["patch", "--database", database, "--dry-run"]) == 0
    assert run(["patch", "--database", database]) == 0
    assert "version 99 goes on as version 1" in " ".join(capsys.readouterr().out.split())

    async def after() -> Table:
        store = open_store(database)
        await store.start("test", lambda _table, _number: None)
        rows = await store.read("t1")
        await store.stop()
        return Table.read("t1", rows)

    table = asyncio.run(after())
    assert not table.is_foreign
    assert table.match is not None


def test_a_match_that_differs_is_named_and_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "t.db")
    stored(database, played(version=99, before="0123456789abcdef"))
    assert run(["patch", "--database", database]) == 1
    told = " ".join(capsys.readouterr().out.split())
    assert "t1" in told
    assert "differs from version 1 at log entry" in told


def test_a_table_of_these_rules_needs_nothing(tmp_path: Path) -> None:
    database = str(tmp_path / "t.db")
    stored(database, played(version=1))

    async def scene() -> None:
        store = open_store(database)
        await store.start("test", lambda _table, _number: None)
        found = await patched(store, "t1")
        await store.stop()
        assert found.is_same
        assert "replays as it was played" in found.told

    asyncio.run(scene())
