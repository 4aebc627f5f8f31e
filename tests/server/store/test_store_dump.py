"""Backups: made while people play, and good for a new beginning."""

import asyncio
import gzip
from pathlib import Path

import pytest
from store_samples import a_row, a_sheet, rows

from contrabande.server.store.dump import read_dump, write_dump
from contrabande.server.store.dumpfile import DumpError, End
from contrabande.server.store.interface import Grant, Row
from contrabande.server.store.opening import open_store
from contrabande.server.store.sql import SqlStore

pytestmark = pytest.mark.anyio

SEAT = Grant(b"\x00\xff", "anna", 0, "seat", person=b"p", expires=9)


def counts(end: End) -> tuple[int, int, int]:
    """How many lines of each kind went through."""
    return (end.sheets, end.entries, end.grants)


async def logs_of(url: str, *tables: str) -> list[list[Row]]:
    """The logs in the database at *url*."""
    store = open_store(url)
    await store.start("reader", lambda table, number: None)
    found = [await store.read(table) for table in tables]
    await store.stop()
    return found


async def test_a_backup_made_during_play_restores_one_moment(url: str, store: SqlStore, tmp_path: Path) -> None:
    await store.create(a_sheet("anna"), rows(0))
    await store.create(a_sheet("bram"), rows(0))

    async def play() -> None:
        for number in range(1, 40):  # anna is always written before bram
            await store.append("anna", rows(number))
            await store.append("bram", rows(number))

    playing = asyncio.ensure_future(play())
    end = await asyncio.to_thread(write_dump, url, tmp_path / "backup.gz")
    await playing
    await asyncio.to_thread(read_dump, str(tmp_path / "new.db"), tmp_path / "backup.gz")
    anna, bram = await logs_of(str(tmp_path / "new.db"), "anna", "bram")
    assert len(anna) + len(bram) == end.entries
    assert len(anna) - len(bram) in (0, 1)
    assert anna == rows(*range(len(anna)))


async def test_a_backup_brings_everything_back(url: str, store: SqlStore, tmp_path: Path) -> None:
    entries = [a_row(0, b'{"a": 1}'), a_row(1, b"\xff\x00"), a_row(2, b"")]
    await store.create(a_sheet("anna", "ABCD", wake_at=5), entries, [SEAT])
    assert counts(write_dump(url, tmp_path / "backup.ndjson")) == (1, 3, 1)
    await store.forget("anna")
    assert counts(read_dump(url, tmp_path / "backup.ndjson")) == (1, 3, 1)
    assert await store.read("anna") == entries
    assert await store.sheet("anna") == a_sheet("anna", "ABCD", wake_at=5)
    assert await store.grant(SEAT.hash) == SEAT


async def test_what_is_there_already_is_refused_by_name(url: str, store: SqlStore, tmp_path: Path) -> None:
    await store.create(a_sheet("anna"), rows(0))
    await store.create(a_sheet("bram"), rows(0))
    write_dump(url, tmp_path / "backup.gz")
    await store.forget("anna")
    with pytest.raises(DumpError, match="bram is in this database already"):
        read_dump(url, tmp_path / "backup.gz")
    assert await store.sheet("anna") is None


async def test_a_code_in_use_is_refused_by_name(url: str, store: SqlStore, tmp_path: Path) -> None:
    await store.create(a_sheet("anna", "ABCD"), rows(0))
    write_dump(url, tmp_path / "anna", table="ABCD")
    await store.forget("anna")
    await store.create(a_sheet("bram", "ABCD"), rows(0))
    with pytest.raises(DumpError, match="anna has the code ABCD, as has bram"):
        read_dump(url, tmp_path / "anna")


async def test_an_export_holds_one_table_and_no_grants(url: str, store: SqlStore, tmp_path: Path) -> None:
    await store.create(a_sheet("anna"), rows(0, 1), [SEAT])
    await store.create(a_sheet("bram"), rows(0))
    assert counts(write_dump(url, tmp_path / "anna.ndjson", table="anna")) == (1, 2, 0)
    assert b"bram" not in (tmp_path / "anna.ndjson").read_bytes()


async def test_a_table_that_is_not_there_cannot_be_exported(url: str, store: SqlStore, tmp_path: Path) -> None:
    with pytest.raises(DumpError, match="no table 'nobody'"):
        write_dump(url, tmp_path / "nobody.ndjson", table="nobody")
    assert list(tmp_path.glob("*nobody*")) == []


async def test_a_backup_that_was_cut_short_is_refused(store: SqlStore, url: str, tmp_path: Path) -> None:
    await store.create(a_sheet("anna"), rows(*range(5)))
    write_dump(url, tmp_path / "whole.gz")
    await store.forget("anna")
    lines = gzip.decompress((tmp_path / "whole.gz").read_bytes()).splitlines(keepends=True)
    (tmp_path / "cut.ndjson").write_bytes(b"".join(lines[:-1]))
    (tmp_path / "gap.ndjson").write_bytes(b"".join(lines[:3] + lines[4:]))
    (tmp_path / "cut.gz").write_bytes((tmp_path / "whole.gz").read_bytes()[:-20])
    for name in ("cut.ndjson", "gap.ndjson", "cut.gz"):
        with pytest.raises(DumpError, match="cut short"):
            read_dump(url, tmp_path / name)
    assert await store.sheet("anna") is None


async def test_an_export_that_was_changed_is_refused_and_leaves_nothing(
    store: SqlStore, url: str, tmp_path: Path
) -> None:
    """Another name, a space more, two lines in the other order: the digest tells."""
    await store.create(a_sheet("anna"), rows(*range(5)))
    write_dump(url, tmp_path / "whole.ndjson")
    lines = (tmp_path / "whole.ndjson").read_bytes().splitlines(keepends=True)
    changed = (
        [line.replace(b"anna", b"hans") for line in lines],
        [lines[0].replace(b":", b": ", 1), *lines[1:]],
        [*lines[:3], lines[4], lines[3], *lines[5:]],
    )
    for each in changed:
        (tmp_path / "changed.ndjson").write_bytes(b"".join(each))
        with pytest.raises(DumpError, match="changed"):
            read_dump(str(tmp_path / "new.db"), tmp_path / "changed.ndjson")
        assert not (tmp_path / "new.db").exists()


async def test_a_file_of_the_first_version_is_still_read(store: SqlStore, url: str, tmp_path: Path) -> None:
    await store.create(a_sheet("anna"), rows(0, 1))
    write_dump(url, tmp_path / "new.ndjson")
    lines = (tmp_path / "new.ndjson").read_bytes().splitlines()
    old = [lines[0].replace(b'"version":2', b'"version":1'), *lines[1:-1], lines[-1].split(b',"digest"')[0] + b"}"]
    (tmp_path / "old.ndjson").write_bytes(b"\n".join(old) + b"\n")
    assert counts(read_dump(str(tmp_path / "there.db"), tmp_path / "old.ndjson")) == (1, 2, 0)


@pytest.mark.parametrize("text", ["", "hello", '{"type":"sheet"}', '{"type":"contrabande-tables","version":9}\n'])
def test_another_file_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text(text)
    with pytest.raises(DumpError):
        read_dump(str(tmp_path / "new.db"), tmp_path / "file")
    assert not (tmp_path / "new.db").exists()
