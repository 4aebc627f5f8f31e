"""The reconnect drill in small size, and proof that it can fail."""

import asyncio
from pathlib import Path

import pytest
from houses import running

from contrabande.drills.reconnect import Report, drill, wanted_cells
from contrabande.games import GAMES, game_named
from contrabande.server.showing import Showing
from contrabande.server.table import Table

HOCHSTAPLER = game_named("hochstapler")


def drilled(folder: Path, game: str, matches: int = 1, *, questions: int | None = 8) -> Report:
    """A report of so many matches, given up after so many questions."""

    async def scene() -> Report:
        async with running(folder / "drill.db", tempo=0.03) as address:
            return await drill(address, [game_named(game)], matches, most_questions=questions)

    return asyncio.run(scene())


def test_a_line_that_breaks_at_any_step_of_hochstapler_is_found_again(tmp_path: Path) -> None:
    report = drilled(tmp_path, "hochstapler", 20, questions=None)
    assert report.differences == []
    assert report.missing == []
    assert report.steps >= len(wanted_cells("hochstapler"))


@pytest.mark.parametrize("game", [game.key for game in GAMES if game is not HOCHSTAPLER])
def test_the_beginning_of_every_other_game_survives_a_lost_line_at_every_answer(game: str, tmp_path: Path) -> None:
    report = drilled(tmp_path, game, questions=20)
    assert report.differences == []
    assert report.steps > 30


def test_a_happening_that_is_left_out_at_a_resumption_is_noticed(tmp_path: Path, plant: pytest.MonkeyPatch) -> None:
    told = Showing.state
    plant.setattr(Showing, "state", lambda self, who, since, now: told(self, who, since and since + 1, now))
    assert any("came after" in found or "told with" in found for found in drilled(tmp_path, "hochstapler").differences)


def test_a_happening_that_is_told_twice_is_noticed(tmp_path: Path, plant: pytest.MonkeyPatch) -> None:
    told = Showing.state
    plant.setattr(Showing, "state", lambda self, who, since, now: told(self, who, since and since - 1, now))
    assert any("came after" in found for found in drilled(tmp_path, "hochstapler").differences)


def test_a_resumption_with_a_strangers_view_is_noticed(tmp_path: Path, plant: pytest.MonkeyPatch) -> None:
    told = Showing.state
    plant.setattr(Showing, "state", lambda self, who, since, now: told(self, (who + (since or 0) % 2) % 3, since, now))
    assert any("its twin" in found for found in drilled(tmp_path, "hochstapler").differences)


def test_a_table_that_forgets_commands_is_noticed(tmp_path: Path, plant: pytest.MonkeyPatch) -> None:
    plant.setattr(Table, "knows", lambda self, member, command: False)
    assert any("changed something" in found for found in drilled(tmp_path, "hochstapler").differences)


@pytest.fixture(name="plant")
def _plant(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Plants a fault in the server for one test."""
    return monkeypatch
