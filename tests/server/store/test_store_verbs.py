"""The verbs backup, export and import, as they are typed."""

import asyncio
from pathlib import Path

import pytest
from cyclopts import App
from store_samples import a_row, a_sheet

from contrabande.cli.backup import backup
from contrabande.cli.complaint import Complaint
from contrabande.cli.export import export
from contrabande.cli.import_ import import_
from contrabande.server import entries as log
from contrabande.server.entries import Arrangement, Logged
from contrabande.server.store.opening import open_store

app = App()
app.command(backup)
app.command(export)
app.command(import_, name="import")


def typed(*words: str | Path) -> None:
    """Carry out a line of words."""
    app([str(word) for word in words], exit_on_error=False, print_error=False, result_action="return_value")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database with one table."""

    async def make() -> None:
        store = open_store(str(tmp_path / "tables.db"))
        await store.start("one", lambda table, number: None)
        arrangement = Arrangement("hochstapler", {}, 3, "live", 24, "link", True)
        entries = (log.Opened(arrangement, "ABCD", "00" * 32), log.Joined(0, "Anna", "star", "en", "player"))
        rows = [a_row(number, log.encode(Logged(entry))) for number, entry in enumerate(entries)]
        await store.create(a_sheet("anna", "ABCD"), rows)
        await store.stop()

    asyncio.run(make())
    return tmp_path / "tables.db"


def test_backup_and_import(database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    typed("backup", tmp_path / "all.gz", "--database", database)
    typed("import", tmp_path / "all.gz", "--database", tmp_path / "new.db")
    said = capsys.readouterr().out.splitlines()
    assert said[0].endswith("all.gz: 1 tables, 2 entries, 0 grants")
    assert said[1].endswith("all.gz: 1 tables, 2 entries, 0 grants imported")


def test_export_finds_the_database_in_the_environment(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CONTRABANDE_DATABASE", f"sqlite:///{database}")
    typed("export", "ABCD", tmp_path / "anna.ndjson")
    assert '"table":"anna"' in (tmp_path / "anna.ndjson").read_text()


def test_a_missing_database_is_a_complaint(tmp_path: Path) -> None:
    with pytest.raises(Complaint, match="there is no database"):
        typed("backup", tmp_path / "all.gz", "--database", tmp_path / "none.db")


def test_a_missing_file_is_a_complaint(tmp_path: Path) -> None:
    with pytest.raises(Complaint, match="cannot be read: No such file"):
        typed("import", tmp_path / "none.gz", "--database", tmp_path / "new.db")


def test_a_second_import_is_a_complaint(database: Path, tmp_path: Path) -> None:
    typed("backup", tmp_path / "all.gz", "--database", database)
    with pytest.raises(Complaint, match="anna is in this database already"):
        typed("import", tmp_path / "all.gz", "--database", database)
