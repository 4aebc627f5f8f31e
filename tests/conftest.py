"""Puts every test folder on the path, so that its builders can be imported by name, and forgets cached answers."""

import sys
from pathlib import Path

import pytest

for folder in sorted(Path(__file__).parent.rglob("*")):
    if folder.is_dir() and any(folder.glob("*.py")):
        sys.path.insert(0, str(folder))


@pytest.fixture(scope="session", autouse=True)
def _cold_caches() -> None:
    """What a game remembers from an earlier run in this process must not hide a change of its rules."""
    for name, module in list(sys.modules.items()):
        if name.startswith("contrabande.games"):
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()
