"""Tables and their twins: no false alarm in the real server, and every planted leak is caught."""

import asyncio
from itertools import repeat

import pytest
from leak_plants import PLANTS, Plant

from contrabande.drills.leak import Report, compare
from contrabande.games import GAMES, game_named

SEATS = 4


def compared(game: str, samples: int, *, tcp_share: float = 0.0, seed: int = 3) -> Report:
    """The base game at a table of four, until something is found."""
    played = game_named(game)
    tables = repeat((played.variants[0].options, SEATS))
    return asyncio.run(compare(played, samples, tables, seed=seed, tcp_share=tcp_share, most=1))


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_nobody_can_tell_a_table_from_its_twin(game: str) -> None:
    report = compared(game, 30)
    assert report.samples == 30
    assert report.differing > 10
    assert report.steps > 15
    assert report.told == []


def test_nobody_can_over_real_sockets_either() -> None:
    report = compared("prohis", 6, tcp_share=1.0)
    assert report.wired == report.samples == 6
    assert report.told == []


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: f"{plant.game}: {plant.leak.__name__}")
def test_every_planted_leak_is_caught(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plant.target, plant.name, plant.leak)
    assert compared(plant.game, 200).differences > 0
