"""Texts that no database can hold: they are not there, and asking for them is no trouble."""

from pathlib import Path

import pytest
from store_samples import a_sheet, rows

from contrabande.server.store.dump import write_dump
from contrabande.server.store.dumpfile import DumpError
from contrabande.server.store.sql import SqlStore

pytestmark = pytest.mark.anyio

ODD = ("\x00", "an\x00na", "\ud800", "anna\udcff")


@pytest.mark.parametrize("text", ODD, ids=ascii)
async def test_a_table_by_an_impossible_name_is_not_there(store: SqlStore, text: str) -> None:
    await store.create(a_sheet("anna", "ABCD"), rows(0))
    assert await store.sheet(text) is None
    assert await store.sheet_by_code(text) is None
    assert await store.read(text) == []
    assert await store.read("anna") == rows(0)


@pytest.mark.parametrize("text", ODD, ids=ascii)
async def test_a_table_by_an_impossible_name_cannot_be_exported(
    url: str, store: SqlStore, tmp_path: Path, text: str
) -> None:
    with pytest.raises(DumpError, match="there is no table"):
        write_dump(url, tmp_path / "nobody.ndjson", table=text)
