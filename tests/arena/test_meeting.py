"""Bots meet: every deal in all rotations, each seat with dice of its own, and figures from all of it."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from contrabande.arena import deals as dealing
from contrabande.arena.arena import meet, shared_out
from contrabande.arena.contests import mixed, pairs, rotated
from contrabande.arena.errors import ArenaError
from contrabande.arena.figures import Report
from contrabande.arena.tables import play_out
from contrabande.engine.match import Match
from contrabande.games import GAMES, game_named

HS = game_named("hochstapler")


def met(*bots: str, deals: int = 3, seats: int = 4, seed: str = "0") -> Report:
    """Hochstapler between those bots."""
    return meet(HS, HS.variants[0].options, seats, bots, deals, seed=seed)


def test_the_first_of_two_sits_in_one_seat_and_the_second_in_all_others() -> None:
    """And moves clockwise."""
    assert pairs(2, 4) == ((0, 1, 1, 1),)
    assert mixed(2, 4) == ()
    assert [rotated((0, 1, 1), places) for places in range(3)] == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]


def test_of_three_each_meets_each_and_all_sit_together() -> None:
    """One among two of another, and everybody equally often at mixed tables."""
    assert set(pairs(3, 3)) == {(0, 1, 1), (0, 2, 2), (1, 0, 0), (1, 2, 2), (2, 0, 0), (2, 1, 1)}
    assert mixed(3, 4) == ((0, 1, 2, 0), (1, 2, 0, 1), (2, 0, 1, 2))
    assert Counter(bot for row in mixed(5, 3) for bot in row) == dict.fromkeys(range(5), 3)


def test_all_rotations_of_a_deal_have_the_same_chance_and_other_deals_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """The match seed depends on the deal alone."""
    seeds: list[bytes] = []

    def noted(game: Any, options: Any, seats: int, seed: bytes) -> Any:
        seeds.append(seed)
        return Match(game, options, seats, seed)

    monkeypatch.setattr(dealing, "Match", noted)
    met("random", "random", deals=2)
    assert len(seeds) == 8
    assert len(set(seeds[:4])) == len(set(seeds[4:])) == 1
    assert len(set(seeds)) == 2


def test_dice_differ_from_seat_to_seat_and_from_rotation_to_rotation(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or equal bots would make equal throws."""
    throws: list[float] = []

    def noted(match: Any, players: Any, name: str, rngs: Sequence[Any], order: Any) -> Any:
        throws.extend(rng.random() for rng in rngs)
        return play_out(match, players, name, rngs, order)

    monkeypatch.setattr(dealing, "play_out", noted)
    met("random", "random", deals=1)
    assert len(set(throws)) == 16


def test_the_same_seed_gives_the_same_figures_and_another_one_others() -> None:
    """To the last digit."""
    assert met("random", "arena_bots:First") == met("random", "arena_bots:First")
    assert met("random", "random") != met("random", "random", seed="1")


def test_shares_of_all_seats_sum_to_one() -> None:
    """One of the first bot, three of the second."""
    one, other = met("heuristic", "random").entries
    assert one.win_share + 3 * other.win_share == pytest.approx(1, abs=1e-5)
    assert one.ci95[0] <= one.win_share <= one.ci95[1]
    assert one.matches == other.matches == 12
    assert one.faults == other.faults == 0


def test_the_matrix_of_three_holds_all_that_met_and_the_entries_are_its_rows() -> None:
    """Mixed tables sum to one as well, and the stronger bot is rated higher."""
    report = met("heuristic", "random", "arena_bots:First", deals=2)
    assert [row.count(None) for row in report.matrix] == [1, 1, 1]
    for number, entry in enumerate(report.entries):
        row = [share for share in report.matrix[number] if share is not None]
        assert entry.win_share == pytest.approx(sum(row) / 2, abs=1e-5)
    assert report.mixed is not None
    assert sum(report.mixed) * 4 / 3 == pytest.approx(1, abs=1e-4)
    assert report.bradley_terry is not None
    assert report.bradley_terry[0].points > report.bradley_terry[1].points
    assert report.matches == 2 * 4 * 9


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_every_game_is_played_at_its_smallest_table(game: Any) -> None:
    """With a score as well."""
    report = meet(game, game.variants[0].options, game.seats[0], ("strong:gambler", "random"), 1)
    assert report.seats == game.seats[0]
    assert report.entries[0].mean_score != report.entries[1].mean_score


def test_one_bot_alone_is_no_contest() -> None:
    """It says how to name two."""
    with pytest.raises(ArenaError, match="name two"):
        met("random")


def test_work_is_shared_out_whole() -> None:
    """In parts that differ by one at most, and none is empty."""
    assert shared_out(5, 2) == [range(0, 2), range(2, 5)]
    assert shared_out(2, 9) == [range(0, 1), range(1, 2)]
    assert [number for part in shared_out(1000, 256) for number in part] == list(range(1000))
