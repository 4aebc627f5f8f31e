"""`contrabande bench doors` measures every game through both doors, beside a game of theirs."""

import json

import pytest

from contrabande.cli import bench_doors, run
from contrabande.games import game_named

QUICK = ("bench", "doors", "--seconds", "0.001")


@pytest.fixture(autouse=True)
def _one_short_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """The form of the figures does not depend on how long they are measured."""
    monkeypatch.setattr(bench_doors, "ROUNDS", 1)
    monkeypatch.setattr(bench_doors, "GAMES", (game_named("hochstapler"),))


def test_bench_doors_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    """A rate for each game and door; null for a peer that is not installed."""
    assert run([*QUICK, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert set(figures) == {"pettingzoo", "pettingzoo_read", "openspiel", "peers"}
    assert figures["pettingzoo"]["hochstapler"] > 0
    assert figures["pettingzoo_read"]["hochstapler"] > 0
    assert figures["openspiel"]["hochstapler"] > 0
    assert set(figures["peers"]) == {"pettingzoo-leduc", "python_liars_poker"}


def test_bench_doors_shows_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    """With the ratio to the door's own game."""
    assert run(QUICK) == 0
    assert "hochstapler" in capsys.readouterr().out


def test_no_time_to_play_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """In one line."""
    assert run(["bench", "doors", "--seconds", "0"]) == 2
    assert "give more than 0" in capsys.readouterr().err
