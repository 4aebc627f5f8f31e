"""The figures: odds to a fair share, intervals that cover the truth, strengths that explain who was ahead."""

import numpy as np
import pytest

from contrabande.arena.bradley_terry import ratings
from contrabande.arena.deals import Job, blank_sheet
from contrabande.arena.figures import joined, odds, report

TWO = Job("hochstapler", (), 4, ("one", "other"), "0", 1.0)


def test_odds_are_told_as_a_multiple_of_a_fair_share() -> None:
    """At four seats 40 % are twice the odds, a third one and a half times."""
    assert odds(0.25, 4) == 1
    assert odds(0.4, 4) == 2
    assert odds(1 / 3, 4) == 1.5
    assert odds(1, 4) is None


def test_the_interval_is_that_of_other_deals() -> None:
    """A coin that is thrown once per deal, all rotations alike: 1.96 standard errors to each side."""
    sheet = blank_sheet(TWO, 400)
    wins = np.random.default_rng(1).random(400) < 0.4
    sheet.shares[:, 0, 0] = 4 * wins
    sheet.shares[:, 0, 1] = 4 * ~wins
    entry = report(TWO, sheet).entries[0]
    error = wins.std() / 20
    assert entry.win_share == pytest.approx(wins.mean())
    assert entry.ci95[0] == pytest.approx(wins.mean() - 1.96 * error, abs=0.008)
    assert entry.ci95[1] == pytest.approx(wins.mean() + 1.96 * error, abs=0.008)


def test_a_deal_that_decides_nothing_has_no_interval() -> None:
    """Where every deal gives the same, other deals would too."""
    sheet = blank_sheet(TWO, 5)
    sheet.shares[:, 0] = 1, 3
    one, other = report(TWO, sheet).entries
    assert (one.win_share, one.ci95, one.odds) == (0.25, (0.25, 0.25), 1)
    assert other.win_share == 0.25


def test_odds_are_those_of_the_figures_before_they_are_rounded() -> None:
    """7 of 12 at four seats are 4.2, not 4.199994: the interval holds its own point."""
    sheet = blank_sheet(TWO, 5)
    sheet.shares[:, 0] = 7 / 3, 5 / 3
    one = report(TWO, sheet).entries[0]
    assert (one.win_share, one.ci95) == (0.583333, (0.583333, 0.583333))
    assert (one.odds, one.odds_ci95) == (4.2, (4.2, 4.2))


def test_sheets_are_joined_in_order_with_the_first_fault() -> None:
    """Counts add up."""
    one = blank_sheet(TWO, 2)._replace(faults=(0, 2), first_faults=(None, "early"))
    other = blank_sheet(TWO, 3)._replace(faults=(1, 1), first_faults=("only", "late"))
    whole = joined([one, other])
    assert len(whole.shares) == len(whole.better) == 5
    assert whole.faults == (1, 3)
    assert whole.first_faults == ("only", "early")


def test_strengths_are_found_again_from_what_they_predict() -> None:
    """Three bots, each twice as strong as the next: 120 points apart."""
    strength = np.array([4.0, 2.0, 1.0])
    better = 1e6 * strength[:, None] / (strength[:, None] + strength) * (1 - np.eye(3))
    points = ratings(better)
    assert points == pytest.approx([120.41, 0, -120.41], abs=0.01)
    assert ratings(np.stack([better, better.T]))[1] == pytest.approx(points[::-1])


def test_a_bot_that_never_won_is_rated_too() -> None:
    """Low, and finite."""
    points = ratings(np.array([[0.0, 50.0], [0.0, 0.0]]))
    assert points[0] - points[1] == pytest.approx(400 * np.log10(50.5 / 0.5))
