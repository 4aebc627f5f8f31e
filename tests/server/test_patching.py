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


def stored(database: str, entries: list[AnyEntry], *more: list[bytes]) -> None:
    """The same in a database; after it, other tables, t2 and so on, whose logs are given in bytes."""

    async def write() -> None:
        store = open_store(database)
        await store.start("test", lambda _table, _number: None)
        rows = [Row(number, 1, log.encode(Logged(entry))) for number, entry in enumerate(entries)]
        await store.create(Sheet("t1", "BCDF", "hochstapler", "playing", False, 0, 1), rows)
        for place, bodies in enumerate(more, 2):
            sheet = Sheet(f"t{place}", None, "hochstapler", "lobby", False, 0, place)
            await store.create(sheet, [Row(number, 1, body) for number, body in enumerate(bodies)])
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
    assert run(["patch", "--database", database]) == 2
    told = " ".join(capsys.readouterr().out.split())
    assert "t1" in told
    assert "differs from version 1 at log entry" in told


def test_every_table_is_tried_and_what_cannot_be_read_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = str(tmp_path / "t.db")
    stored(database, played(version=1), [b'{"entry":{"type":"Levitated"}}'], [], [b"\xff"])
    assert run(["patch", "--database", database, "--dry-run"]) == 2
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(maxsplit=2)[::2] for line in lines[:-1]] == [
        ["t4", "log entry 0 cannot be read (DecodeError)"],
        ["t3", "log entry 0 is missing"],
        ["t2", "log entry 0 cannot be read (ValidationError)"],
        ["t1", "version 1, replays as it was played"],
    ]
    assert lines[-1] == "3 of these tables cannot go on"


def test_a_file_with_tables_that_cannot_be_read_is_refused_by_name_and_leaves_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stored(str(tmp_path / "t.db"), played(version=1), [b'{"entry":{"type":"Levitated"}}'], [])
    dump, new = str(tmp_path / "all.ndjson"), tmp_path / "new" / "t.db"
    assert run(["backup", dump, "--database", str(tmp_path / "t.db")]) == 0
    assert run(["import", dump, "--database", str(new)]) == 2
    complaint = capsys.readouterr().err
    assert complaint.count("\n") == 1
    assert "t2 (log entry 0 cannot be read (ValidationError)), t3 (log entry 0 is missing)" in complaint
    assert not new.parent.exists()
    assert run(["import", dump, "--unchecked", "--database", str(new)]) == 0
    assert "3 tables" in capsys.readouterr().out


def test_a_file_with_sound_tables_is_imported(tmp_path: Path) -> None:
    stored(str(tmp_path / "t.db"), played(version=99))
    assert run(["export", "t1", str(tmp_path / "t1.ndjson"), "--database", str(tmp_path / "t.db")]) == 0
    assert run(["import", str(tmp_path / "t1.ndjson"), "--database", str(tmp_path / "new.db")]) == 0


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
