"""`contrabande train` before it learns, and when it is called off."""

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jax.numpy as jnp
import msgspec
import pytest
from cli_harness import Terminal
from pennies import PENNIES, Clock, counted

from contrabande.lab import registry
from contrabande.lab.learning import stretch
from contrabande.lab.learning.keeping import Kept, kept, read_towers
from contrabande.lab.learning.settings import settings_of
from contrabande.lab.learning.stretch import Progress

TINY = ("variants=[2]", "tables=8", "width=8", "blocks=1", "critic_width=8", "guests=0.0")
SET = [word for pair in TINY for word in ("--set", pair)]
NOWHERE = Path("/proc/x")
"""Where nobody writes, whoever he is and whatever he may."""


@pytest.fixture
def contrabande(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """The command, in a house where everybody plays for pennies and nothing is compiled."""
    monkeypatch.setattr(registry, "simulator_named", lambda _: PENNIES)
    monkeypatch.setattr(stretch, "update_of", lambda *_: counted)
    return Terminal(monkeypatch, capsys)


@pytest.fixture
def at_the_third_update(contrabande: Terminal, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Somebody presses Ctrl-C then."""
    usual, updates = signal.signal(signal.SIGINT, signal.default_int_handler), 0

    def pressed(*told: Any) -> Any:
        nonlocal updates
        updates += 1
        if updates == 3:
            signal.raise_signal(signal.SIGINT)
        return counted(*told)

    monkeypatch.setattr(stretch, "update_of", lambda *_: pressed)
    yield
    signal.signal(signal.SIGINT, usual)


def _left(folder: Path, game: str = "hochstapler", **progress: float) -> Path:
    """A folder in which a run lies, so far as it says of itself."""
    run = Kept(settings=settings_of(game, decisions=1000, clock=60.0), progress=Progress(**progress))  # type: ignore[arg-type]
    (folder / "run.json").write_bytes(msgspec.json.encode(run))
    return folder


def _refused(contrabande: Terminal, *arguments: object) -> str:
    """The one line that says why."""
    called = contrabande("train", *arguments)
    assert (called.status, called.out) == (2, "")
    assert called.err.count("\n") == 1
    return called.err


@pytest.mark.parametrize("progress", [{"decisions": 1000}, {"decisions": 1}, {"decisions": 2000, "seconds": 70.0}])
def test_a_run_that_is_over_stays_as_it_is(contrabande: Terminal, tmp_path: Path, progress: dict[str, float]) -> None:
    folder = _left(tmp_path, **{"seconds": 60.0, **progress})
    before = (folder / "run.json").read_bytes()
    said = _refused(contrabande, "hs", "--folder", folder)
    assert f"the run in {folder} is over" in said
    assert f"--start-from {folder}" in said
    assert "--afresh" in said
    assert "is over" in _refused(contrabande, "hs", "--folder", folder, "--set", "entropy=0.03")
    assert [path.name for path in folder.iterdir()] == ["run.json"]
    assert (folder / "run.json").read_bytes() == before


def test_a_run_of_another_game_does_not_go_on(contrabande: Terminal, tmp_path: Path) -> None:
    said = _refused(contrabande, "prohis", "--folder", _left(tmp_path, decisions=5))
    assert "holds a run of hochstapler, not of prohis" in said


@pytest.mark.parametrize("seconds", ["nan", "inf", "0", "-1"])
def test_no_time_at_all_is_refused(contrabande: Terminal, tmp_path: Path, seconds: str) -> None:
    folder, file = tmp_path / "run", tmp_path / "lessons.npz"
    assert "is no time to learn" in _refused(contrabande, "hs", "--folder", folder, "--seconds", seconds)
    for verb in ("probe", "hs"), ("lessons", "hs", file), ("distill", "hs", file, "--teacher", file, "--teacher", file):
        called = contrabande(*verb, "--seconds", seconds)
        assert (called.status, called.out, called.err.count("\n")) == (2, "", 1)
        assert "is no time to" in called.err
    assert not list(tmp_path.glob("*"))


def test_a_folder_that_cannot_be_written_is_told_before_anybody_learns(contrabande: Terminal, tmp_path: Path) -> None:
    plain = tmp_path / "file"
    plain.touch()
    for folder in plain, plain / "below":
        assert f"{folder} cannot be written" in _refused(contrabande, "hs", "--folder", folder, *SET)


@pytest.mark.skipif(not NOWHERE.parent.is_dir(), reason="this system has no such place")
def test_a_place_where_nobody_writes_is_refused_to_root_too(contrabande: Terminal, tmp_path: Path) -> None:
    assert f"{NOWHERE} cannot be written" in _refused(contrabande, "hs", "--folder", NOWHERE, *SET)
    called = contrabande("probe", "hs", "--keep", NOWHERE)
    assert (called.status, f"{NOWHERE} cannot be written" in called.err) == (2, True)


def test_a_refused_run_leaves_no_folder_behind(contrabande: Terminal, tmp_path: Path) -> None:
    _refused(contrabande, "hs", "--folder", tmp_path / "far" / "away", "--set", "nonsense=1")
    assert not list(tmp_path.glob("*"))


def test_a_run_that_ends_by_its_clock_is_told_whole(
    contrabande: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stretch, "time", Clock())
    called = contrabande("train", "hs", "--folder", tmp_path, "--set", "clock=40", *SET)
    assert called.status == 0
    assert called.out == "hochstapler: 2,448 decisions in 51 updates, 100% of the run\n"


@pytest.mark.usefixtures("at_the_third_update")
def test_who_calls_a_run_off_keeps_what_was_learned(contrabande: Terminal, tmp_path: Path) -> None:
    called = contrabande("train", "hs", "--folder", tmp_path, "--seconds", 20, "--json", *SET)
    assert (called.status, called.out) == (130, "")
    assert called.err.splitlines()[-1] == f"called off; {tmp_path} keeps the run after 144 decisions"
    found = kept(tmp_path)
    assert found is not None
    assert (found.progress.updates, found.progress.decisions) == (3, 144)
    assert float(jnp.max(read_towers(tmp_path / "resume.npz")["average"]["head_b"])) == 3
    assert len((tmp_path / "curves.csv").read_text().splitlines()) == 2
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
