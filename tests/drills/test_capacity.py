"""The capacity benchmarks in small size."""

import asyncio
from pathlib import Path

import pytest
from rich.console import Console

from contrabande.drills import capacity
from contrabande.drills.load import PACE, Figures

QUIET = Console(quiet=True)


def test_everybody_is_back_after_a_crash(tmp_path: Path) -> None:
    told = asyncio.run(capacity.restart(tmp_path, 2, QUIET))
    assert (told["restart_tables"], told["restart_sockets"]) == (2, 10)
    assert 0 < told["restart_ready_s"] <= told["restart_back_s"]


def test_idle_tables_stay_open(tmp_path: Path) -> None:
    told = asyncio.run(capacity.idle(tmp_path, 3, QUIET, watched=0.1))
    assert told["idle_tables"] == 3


@pytest.mark.parametrize(("limit", "first"), [(1100, 1000), (300, 1000), (2000, 10)])
def test_the_largest_number_of_tables_is_found_to_an_eighth(
    limit: int, first: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def paced(_folder: Path, tables: int, seconds: float, _cores: list[int], _console: Console) -> Figures:
        return {"p99_ms": 10.0 if tables <= limit else 500.0, "paced_commands": tables * seconds / PACE}

    monkeypatch.setattr(capacity, "paced", paced)
    monkeypatch.setattr(capacity, "divided_cores", lambda: [0])
    monkeypatch.setattr(capacity, "raise_file_limit", lambda: 20_000)
    told = asyncio.run(capacity.largest(tmp_path, first, 3.0, QUIET))
    assert limit * 7 / 8 <= told["largest_tables"] <= limit
    assert told["p99_ms"] == 10.0


def test_a_load_generator_that_cannot_keep_up_finds_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def paced(_folder: Path, *_: object) -> Figures:
        return {"p99_ms": 1.0, "paced_commands": 0}

    monkeypatch.setattr(capacity, "paced", paced)
    monkeypatch.setattr(capacity, "divided_cores", lambda: [0])
    assert asyncio.run(capacity.largest(tmp_path, 8, 3.0, QUIET))["largest_tables"] == 0
