"""The card: rates with the interval that other deals would give, and how well the alarm fits the lies."""

from collections.abc import Callable, Sequence
from math import sqrt

import msgspec
import numpy as np
from numpy.typing import NDArray

from contrabande.arena.conduct.ledger import Figure, Ledger
from contrabande.arena.figures import Interval

BINS = 10
SURE = 0.9
NORMAL = 1.96
"""So many deviations hold 95 % of a normal distribution."""


class Rate(msgspec.Struct):
    """How often something was done, of how often it could have been."""

    figure: str
    says: str
    group: str
    count: int
    of: int
    rate: float | None
    """None where it could never be done; so is the interval."""
    ci95: Interval | None


class Bin(msgspec.Struct):
    """The moments at which the network raised the alarm with about the same probability."""

    low: float
    high: float
    moments: int
    alarm: float | None
    """The mean of that probability."""
    lies: float | None
    """How often there was a lie."""
    ci95: Interval | None


class Calibration(msgspec.Struct):
    """The probability of the alarm against the truth. It is a mixed strategy and no belief: see docs/behaviour.md."""

    moments: int
    brier: float
    brier_ci95: Interval
    constant_brier: float
    """Of somebody who always says how many lie on average."""
    when_lying: float | None
    """The mean probability of the alarm where there was a lie, and where there was none."""
    when_honest: float | None
    bins: list[Bin]


class Mixing(msgspec.Struct):
    """How much of what it does a coin decides, and how much what it sees: over all tokens at which it had a choice."""

    tokens: int
    favourite: float
    """The mean odds of the likeliest token."""
    favourite_ci95: Interval
    sure: float | None
    """How often these odds are nine in ten or more."""
    sure_ci95: Interval | None
    nats: float
    """The mean entropy."""


class Card(msgspec.Struct):
    """What a bot does at the table."""

    game: str
    bot: str
    among: str
    seats: int
    matches: int
    rates: list[Rate]
    calibration: Calibration | None
    """None where no network plays, or nothing can be doubted."""
    faults: int
    first_fault: str | None
    seconds: float = 0.0
    seed: str = "0"
    """The same one gives the same figures."""
    mixing: Mixing | None = None
    """None where no network plays, or one that forgets."""

    def rate(self, figure: str, group: str = "") -> Rate:
        """One line of it."""
        return next(rate for rate in self.rates if (rate.figure, rate.group) == (figure, group))


# Rates.


def rates(figures: Sequence[Figure], deals: Sequence[Ledger]) -> list[Rate]:
    """A line for every figure and group."""
    return [_rate(figure, group, deals) for figure in figures for group in figure.groups]


def _rate(figure: Figure, group: str, deals: Sequence[Ledger]) -> Rate:
    rows = np.array([ledger.tallies.get((figure.key, group), (0, 0)) for ledger in deals], np.float64)
    hits, count = map(int, rows.sum(axis=0))
    share, ci95 = shared(rows[:, 0], rows[:, 1])
    return Rate(figure.key, figure.says, group, hits, count, share, ci95)


def shared(hits: NDArray[np.float64], counts: NDArray[np.float64]) -> tuple[float | None, Interval | None]:
    """The share of hits over all deals, and Wilson's interval for as many independent chances as the deals are worth.

    Chances of one deal are alike. Where shares differ from deal to deal more than by chance, fewer of them count.
    """
    count = counts.sum()
    if not count:
        return None, None
    share = float(hits.sum() / count)
    plain, real = share * (1 - share) / count, spread(hits, counts) ** 2
    worth = count * min(1.0, plain / real) if real > 0 else count
    return round(share, 4), _wilson(share, float(worth))


def spread(sums: NDArray[np.float64], counts: NDArray[np.float64]) -> float:
    """The standard error of a mean over all deals, each of which has a sum and a count; 0 for one deal alone."""
    deals, count = len(sums), counts.sum()
    if deals < 2:
        return 0.0
    residues = sums - counts * (sums.sum() / count)
    return sqrt(float(np.square(residues).sum()) * deals / (deals - 1)) / float(count)


def _wilson(share: float, count: float) -> Interval:
    square = NORMAL**2 / count
    middle = (share + square / 2) / (1 + square)
    reach = NORMAL * sqrt(share * (1 - share) / count + square / (4 * count)) / (1 + square)
    return (round(max(0.0, middle - reach), 4), round(min(1.0, middle + reach), 4))


def _averaged(sums: NDArray[np.float64], counts: NDArray[np.float64]) -> tuple[float, Interval]:
    """The mean of numbers from 0 to 1 whose sums and counts are given deal by deal, and where it lies at 95 %."""
    mean, reach = float(sums.sum() / counts.sum()), NORMAL * spread(sums, counts)
    return round(mean, 4), (round(max(0.0, mean - reach), 4), round(min(1.0, mean + reach), 4))


# Mixing.


def mixing(deals: Sequence[Ledger]) -> Mixing | None:
    """How sure a network was of its tokens, where it had a choice."""
    rows = [np.array(ledger.coins, np.float64).reshape(-1, 2) for ledger in deals]
    favourites, nats = np.concatenate(rows).T
    if not len(favourites):
        return None
    counts = np.array([len(row) for row in rows], np.float64)
    sums = _each(rows, lambda row: row[:, 0].sum())
    sure = shared(_each(rows, lambda row: (row[:, 0] >= SURE).sum()), counts)
    return Mixing(len(favourites), *_averaged(sums, counts), *sure, round(float(nats.mean()), 4))


# Calibration.


def calibration(deals: Sequence[Ledger]) -> Calibration | None:
    """How the alarm fits the lies, where a network has said how likely it raised it."""
    rows = [np.array(ledger.beliefs, np.float64).reshape(-1, 2) for ledger in deals]
    alarms, lies = np.concatenate(rows).T
    if not len(alarms):
        return None
    counts = np.array([len(row) for row in rows], np.float64)
    errors = np.array([np.square(row[:, 0] - row[:, 1]).sum() for row in rows])
    brier, brier_ci95 = _averaged(errors, counts)
    return Calibration(
        moments=len(alarms),
        brier=brier,
        brier_ci95=brier_ci95,
        constant_brier=round(float(lies.mean() * (1 - lies.mean())), 4),
        when_lying=_mean(alarms[lies == 1]),
        when_honest=_mean(alarms[lies == 0]),
        bins=[_bin(number, rows) for number in range(BINS)],
    )


def _bin(number: int, rows: Sequence[NDArray[np.float64]]) -> Bin:
    """The moments whose probability lies between two tenths; the last bin holds certainty, too."""
    inside = [row[np.minimum(row[:, 0] * BINS, BINS - 1).astype(int) == number] for row in rows]
    lies, ci95 = shared(_each(inside, lambda row: row[:, 1].sum()), _each(inside, len))
    alarms = np.concatenate(inside)[:, 0]
    return Bin(number / BINS, (number + 1) / BINS, len(alarms), _mean(alarms), lies, ci95)


def _each(rows: Sequence[NDArray[np.float64]], figure: Callable[[NDArray[np.float64]], float]) -> NDArray[np.float64]:
    return np.array([figure(row) for row in rows], np.float64)


def _mean(numbers: NDArray[np.float64]) -> float | None:
    return round(float(numbers.mean()), 4) if len(numbers) else None
