"""What heuristic bots teach: tokens that were legal, and only their own."""

from pathlib import Path

import pytest

from contrabande.cli.complaint import Complaint
from contrabande.cli.lessons import lessons
from contrabande.games import game_named
from contrabande.lab.learning.lessons import Share, match_lessons, recorded


def test_every_token_of_a_lesson_was_one_of_several_legal_ones() -> None:
    lessons = list(match_lessons(game_named("hochstapler"), 3, "a match"))
    assert len(lessons) > 20
    assert all(lesson.legal[lesson.token] and lesson.legal.sum() > 1 for lesson in lessons)


def test_nobody_learns_from_the_guest() -> None:
    game = game_named("hochstapler")
    alone = sum(len(list(match_lessons(game, 3, f"match {n}"))) for n in range(12))
    beside = sum(len(list(match_lessons(game, 3, f"match {n}", "heuristic"))) for n in range(12))
    assert 0.5 * alone < beside < 0.8 * alone


def test_a_worker_writes_rows_of_one_length() -> None:
    rows = recorded(Share("prohis", 0.0001, "seed", "random"))
    assert len(rows["seen"]) == len(rows["legal"]) == len(rows["token"]) > 0


def test_a_worker_who_has_no_time_plays_one_match() -> None:
    alone = len(list(match_lessons(game_named("prohis"), 3, "seed/0")))
    assert len(recorded(Share("prohis", 0.0, "seed"))["token"]) == alone


def test_lessons_may_be_taught_at_tables_of_one_size() -> None:
    """Of the first match, which is all that there is time for."""
    alone = len(list(match_lessons(game_named("prohis"), 6, "seed/0")))
    assert len(recorded(Share("prohis", 0.0001, "seed", None, (6,)))["token"]) == alone


def test_a_table_that_the_game_has_not_teaches_nothing(tmp_path: Path) -> None:
    with pytest.raises(Complaint, match="prohis is not for 7 seats"):
        lessons("prohis", tmp_path / "lessons.npz", seats=(3, 7))
