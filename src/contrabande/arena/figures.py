"""Figures: shares of the win with the interval that other deals would give, the matrix, and one rating per bot."""

from collections.abc import Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from contrabande.arena.bradley_terry import ratings
from contrabande.arena.contests import pairs
from contrabande.arena.deals import Job, Numbers, Sheet

RESAMPLES = 1000
FEW = 30
"""With fewer deals than this the interval is too narrow: it holds the true share in fewer than 95 of 100 cases."""
PLENTY = 60
"""With so many it is as wide as it says (docs/arena.md)."""
Interval = tuple[float, float]


class Entry(msgspec.Struct):
    """A bot. Its win share is that of one seat, so a fair share is one part of as many as there are seats."""

    bot: str
    win_share: float
    ci95: Interval
    mean_score: float
    odds: float | None
    """Of winning, as a multiple of the odds of a fair share; null where it has won everything."""
    odds_ci95: tuple[float | None, float | None]
    matches: int
    """Matches that the share rests on."""
    faults: int
    """Answers that were refused, and what was wrong with the first."""
    first_fault: str | None


class Rating(msgspec.Struct):
    """A bot's Bradley–Terry strength in points around the mean of all; 400 points are odds of ten to one."""

    bot: str
    points: float
    ci95: Interval


class Report(msgspec.Struct):
    """What the arena says."""

    game: str
    seats: int
    deals: int
    entries: list[Entry]
    matrix: list[list[float | None]]
    """Row i, column j: the win share of bot i in one seat with bot j in all others; null where they did not meet so."""
    mixed: list[float] | None
    """Per bot, its win share per seat at tables of all bots; null where only two are named."""
    bradley_terry: list[Rating] | None
    matches: int
    seconds: float = 0.0
    seed: str = "0"
    """The same one gives the same figures."""


def joined(sheets: Sequence[Sheet]) -> Sheet:
    """All deals on one sheet."""
    faults = tuple(map(sum, zip(*(sheet.faults for sheet in sheets))))
    firsts = tuple(next(filter(None, row), None) for row in zip(*(sheet.first_faults for sheet in sheets)))
    shares, scores, better = (np.concatenate([sheet[field] for sheet in sheets]) for field in range(3))
    return Sheet(shares, scores, better, faults, firsts)


def report(job: Job, sheet: Sheet) -> Report:
    """The figures of a sheet."""
    deals, bots = len(sheet.shares), len(job.bots)
    counted = _counted(job)
    shares = _per_seat(sheet.shares, job, counted)
    scores = _per_seat(sheet.scores, job, counted).mean(0)
    draws = _resampled(np.concatenate([shares, sheet.better.reshape(deals, -1)], axis=1))
    means, bounds = shares.mean(0), _bounds(draws[:, :bots] / deals)
    entries = [
        Entry(
            bot=name,
            win_share=_round(means[bot]),
            ci95=_rounded(bounds[bot]),
            mean_score=_round(scores[bot]),
            odds=odds(means[bot], job.seats),
            odds_ci95=(odds(bounds[bot][0], job.seats), odds(bounds[bot][1], job.seats)),
            matches=int(counted[:, bot].sum()) * job.seats * deals,
            faults=sheet.faults[bot],
            first_fault=sheet.first_faults[bot],
        )
        for bot, name in enumerate(job.bots)
    ]
    matches = deals * len(job.contests) * job.seats
    matrix, mixed = _matrix(job, sheet), _mixed(job, sheet)
    fitted = None if mixed is None else _ratings(job, sheet, draws[:, bots:])
    return Report(job.game, job.seats, deals, entries, matrix, mixed, fitted, matches, seed=job.seed)


def odds(share: float, seats: int) -> float | None:
    """The odds of winning as a multiple of those of a fair share.

    >>> odds(0.4, 4)
    2.0
    """
    return None if share >= 1 else _round(share / (1 - share) * (seats - 1))


def _counted(job: Job) -> NDArray[np.bool_]:
    """Which contests a bot's own figures rest on, [contests, bots]: those of its one seat among others of one kind.

    When only two are named, the second has no such contest, and what it does in all other seats counts.
    """
    lone = [line_up[0] for line_up in pairs(len(job.bots), job.seats)]
    counted = np.zeros((len(job.contests), len(job.bots)), np.bool_)
    counted[np.arange(len(lone)), lone] = True
    if len(job.bots) == 2:
        counted[0, 1] = True
    return counted


def _per_seat(sums: Numbers, job: Job, counted: NDArray[np.bool_]) -> Numbers:
    """The mean per deal and bot over its seats in the contests that count, [deals, bots]."""
    seats = np.array([[line_up.count(bot) for bot in range(len(job.bots))] for line_up in job.contests])
    means: Numbers = (sums * counted).sum(1) / ((seats * counted).sum(0) * job.seats)
    return means


def _matrix(job: Job, sheet: Sheet) -> list[list[float | None]]:
    bots = range(len(job.bots))
    matrix: list[list[float | None]] = [[None for _ in bots] for _ in bots]
    for contest, (one, other, *_) in enumerate(pairs(len(job.bots), job.seats)):
        matrix[one][other] = _round(sheet.shares[:, contest, one].mean() / job.seats)
    return matrix


def _mixed(job: Job, sheet: Sheet) -> list[float] | None:
    first = len(pairs(len(job.bots), job.seats))
    if first == len(job.contests):
        return None
    is_mixed = np.arange(len(job.contests))[:, None] >= first
    return [_round(share) for share in _per_seat(sheet.shares, job, is_mixed).mean(0)]


def _ratings(job: Job, sheet: Sheet, draws: Numbers) -> list[Rating]:
    bots = len(job.bots)
    points = ratings(sheet.better.sum(0))
    bounds = _bounds(ratings(draws.reshape(-1, bots, bots)))
    return [Rating(name, _round(points[bot]), _rounded(bounds[bot])) for bot, name in enumerate(job.bots)]


def _resampled(values: Numbers) -> Numbers:
    """Sums over as many deals, drawn with replacement, [resamples, columns]: the deals are what chance has chosen."""
    rng = np.random.default_rng(0)
    deals = len(values)
    draws = (np.bincount(rng.integers(deals, size=deals), minlength=deals) for _ in range(RESAMPLES))
    return np.array([counts @ values for counts in draws])


def _bounds(draws: Numbers) -> list[Interval]:
    """Between which figures 95 of 100 draws lie, in full precision."""
    low, high = np.quantile(draws, (0.025, 0.975), axis=0)
    return list(zip(low.tolist(), high.tolist()))


def _rounded(interval: Interval) -> Interval:
    return _round(interval[0]), _round(interval[1])


def _round(number: float) -> float:
    return round(float(number), 6)
