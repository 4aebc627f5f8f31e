"""Places where no file can be: one line that says so, and nothing else."""

import subprocess
import sys
from pathlib import Path

import pytest

from contrabande.cli import run
from contrabande.server.store.dumpfile import write_lines
from contrabande.server.store.interface import StoreError
from contrabande.server.store.opening import open_store, refuse_missing


@pytest.fixture
def nowhere(tmp_path: Path) -> str:
    """A folder that cannot be made: there is a file in its place."""
    (tmp_path / "file").write_text("a letter to Anna")
    return str(tmp_path / "file" / "folder")


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What is said when the command is refused."""
    assert run(arguments) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    return told


def test_a_house_needs_a_folder_that_can_be_made(nowhere: str) -> None:
    serving = ["serve", "--local", "--port", "0", "--no-browser", "--database", f"{nowhere}/t.db"]
    ended = subprocess.run([sys.executable, "-m", "contrabande", *serving], capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert ended.stderr.startswith(f"contrabande: the folder {nowhere} cannot be made")
    assert ended.stderr.count("\n") == 1


def test_an_import_needs_a_folder_that_can_be_made(
    nowhere: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_lines(tmp_path / "empty.ndjson", [])
    told = complaint(capsys, "import", str(tmp_path / "empty.ndjson"), "--database", f"{nowhere}/t.db")
    assert f"the folder {nowhere} cannot be made" in told


def test_a_patch_needs_a_database_that_is_there(nowhere: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "there is no database" in complaint(capsys, "patch", "--database", f"{nowhere}/t.db")


@pytest.mark.parametrize("verb", [["backup"], ["export", "t1"]], ids=" ".join)
def test_a_backup_or_an_export_needs_a_folder_that_can_be_made(
    verb: list[str], nowhere: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "t.db").touch()
    told = complaint(capsys, *verb, f"{nowhere}/t.ndjson", "--database", str(tmp_path / "t.db"))
    assert "cannot be written" in told


def test_a_name_that_no_system_takes_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be made"):
        open_store(f"{tmp_path}/{'x' * 300}/t.db")
    with pytest.raises(StoreError, match="there is no database"):
        refuse_missing(f"{tmp_path}/{'x' * 300}.db")
