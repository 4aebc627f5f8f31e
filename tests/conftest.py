"""Puts every test folder on the path, so that its builders can be imported by name, and forgets cached answers."""

import gc
import sys
from collections.abc import Generator
from pathlib import Path

import pytest

for folder in sorted(Path(__file__).parent.rglob("*")):
    if folder.is_dir() and any(folder.glob("*.py")):
        sys.path.insert(0, str(folder))

HERE = Path(__file__).parent
COVERED = ("contrabande.engine", "contrabande.games")
LONGEST = tuple(HERE / name for name in ("lockstep", "learning", "laws/test_worlds.py"))

# Matches, trees and programs are many objects and few cycles: to look for these at every 700 takes 8 % of the time.
gc.set_threshold(20_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """First what takes longest: one worker has most of what jax compiles, and none is left alone with it at the end."""
    items.sort(key=lambda item: not any(item.path.is_relative_to(place) for place in LONGEST))


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Where nothing is to be covered nobody watches: in a worker two did, and pytest-cov sends only one away."""
    if item.get_closest_marker("no_cover") is None:
        return (yield)
    watching = sys.gettrace()
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(watching)
        forget()


@pytest.fixture(scope="session", autouse=True)
def _cold_caches() -> None:
    """What a game remembers from an earlier run in this process must not hide a change of its rules."""
    forget()


def forget() -> None:
    """Empty the caches of kernel and games: what is answered from them is not covered."""
    for name, module in list(sys.modules.items()):
        if name.startswith(COVERED):
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()
