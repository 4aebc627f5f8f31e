"""The first command of the README: what it fetches for which command."""

import os
import signal
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from tempfile import gettempdir
from time import monotonic
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def start() -> ModuleType:
    """`start.py`, which is no part of the package."""
    found = spec_from_file_location("start", ROOT / "start.py")
    assert found is not None
    assert found.loader is not None
    module = module_from_spec(found)
    found.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("said", "extras"),
    [
        ("", []),
        ("serve --port 0", []),
        ("serve --database postgresql://house", ["postgres"]),
        ("play hs", []),
        ("bench engine --json", ["bench"]),
        ("bench sim --games hs", ["bench", "lab"]),
        ("lockstep hs --matches 1", ["lab"]),
        ("train hs", ["lab", "openspiel"]),
        ("distill hg average.npz", ["lab"]),
        ("blend hs between.npz old.npz new.npz", ["lab"]),
        ("pack hs small.npz policy.npz", ["lab"]),
        ("sharpen hs sharp.npz policy.npz --by 2", ["lab"]),
        ("gains probe.jsonl", ["lab"]),
        ("strengths arena.jsonl", ["lab"]),
        ("habits conduct.jsonl --figure bluff", ["lab"]),
        ("arena hs --ray local", ["lab"]),
        ("drill crash --store postgres", ["drills"]),
        ("mcp", ["mcp"]),
    ],
)
def test_a_command_brings_what_it_needs_and_no_more(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, said: str, extras: list[str]
) -> None:
    monkeypatch.delenv("CONTRABANDE_DATABASE", raising=False)
    assert start.extras(said.split()) == extras


def test_every_extra_it_names_is_declared(start: ModuleType) -> None:
    declared = (ROOT / "pyproject.toml").read_text("utf-8")
    named = start.extras(["bench", "sim"]) + start.extras(["train"]) + start.extras(["drill"]) + start.extras(["mcp"])
    assert all(f"\n{extra} = [" in declared for extra in named)


@pytest.fixture
def uv(tmp_path: Path) -> str:
    """A `uv run --quiet` that runs what is there."""
    tool = tmp_path / "uv"
    tool.write_text('#!/bin/sh\nshift 2\nexec "$@"\n')
    tool.chmod(0o755)
    return str(tool)


def test_what_runs_beside_is_heard_and_judged(start: ModuleType, uv: str, capfd: pytest.CaptureFixture[str]) -> None:
    steps = (("types", ("sh", "-c", "echo clean")), ("layers", ("sh", "-c", "echo broken >&2; exit 3")))
    with start.beside(uv, steps) as found:
        assert start.all_pass(uv, [("tests", ("echo", "passed"))])
        assert list(found()) == [True, False]
    assert capfd.readouterr().out.splitlines() == ["── tests", "passed", "── types", "clean", "── layers", "broken"]


def test_what_runs_beside_does_not_outlive_what_failed(start: ModuleType, uv: str) -> None:
    begun = monotonic()
    with start.beside(uv, [("types", ("sleep", "600"))]):
        assert not start.all_pass(uv, [("tests", ("false",)), ("never", ("sleep", "600"))])
    assert monotonic() - begun < 300


SLOW_TO_LEAVE = """
import signal, time
def leave(*_):
    time.sleep(1)
    print("kept", flush=True)
    raise SystemExit(7)
signal.signal(signal.SIGINT, leave)
print("begun", flush=True)
time.sleep(600)
"""


def test_who_is_called_off_may_still_keep_something(uv: str, tmp_path: Path) -> None:
    """Ctrl-C at a terminal reaches both; the first command stays until the other has left."""
    (tmp_path / "slow.py").write_text(SLOW_TO_LEAVE)
    words = f"import start, sys; sys.exit(start.run({uv!r}, '-', '-', sys.executable, {str(tmp_path / 'slow.py')!r}))"
    process = subprocess.Popen(
        [sys.executable, "-c", words], cwd=ROOT, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "begun\n"
    os.killpg(process.pid, signal.SIGINT)
    assert process.communicate()[0] == "kept\n"
    assert process.returncode == 7


def test_python_keeps_what_it_has_compiled_and_not_beside_the_sources(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    assert "PYTHONPYCACHEPREFIX" not in start.surroundings()
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    found = start.surroundings()
    assert "PYTHONDONTWRITEBYTECODE" not in found
    assert Path(found["PYTHONPYCACHEPREFIX"]).is_relative_to(ROOT / ".tools")


@pytest.mark.parametrize("plenty", [0, 1 << 62])
def test_what_tests_write_is_gone_afterwards_wherever_there_was_room(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, plenty: int
) -> None:
    monkeypatch.setattr(start, "PLENTY", plenty)
    with start.scratch() as folder:
        (folder / "file").write_text("x")
        assert plenty == 0 or folder.parent == Path(gettempdir())
    assert not folder.exists()


def test_jax_knows_the_settings_that_let_it_compile_once(start: ModuleType, tmp_path: Path) -> None:
    jax = pytest.importorskip("jax")
    for name in start.compiled_once(tmp_path):
        assert hasattr(jax.config, name.lower())
