"""The first command of the README: what it fetches for which command."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
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
