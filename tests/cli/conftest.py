"""The command line in this process, and saved matches in a folder of the test's own."""

from pathlib import Path

import pytest
from cli_harness import Terminal, finished_record, save_unfinished


@pytest.fixture(autouse=True)
def _own_surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "COLUMNS"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


@pytest.fixture
def contrabande(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """The command."""
    return Terminal(monkeypatch, capsys)


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a match that is over."""
    path = tmp_path / "finished.json"
    path.write_bytes(finished_record())
    return path


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A match that one person has left."""
    path = tmp_path / "saved.json"
    save_unfinished(path)
    return path
