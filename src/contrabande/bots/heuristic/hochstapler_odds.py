"""The odds of Hochstapler: what the hands of a colour add up to, and what a minus point costs."""

from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp, factorial, sqrt
from typing import NamedTuple

from contrabande.engine.counts import Counts

Odds = tuple[float, ...]
"""Per sum, from 0 on: the chance that it is reached."""

Heights = tuple[float, ...]
"""Per sum, from 0 on: how far above the average it lies."""

SLOT = 16
"""Bytes for one coefficient."""

FINENESS = 40
"""A lean is counted in steps of 1 / FINENESS, so that equal beliefs are computed once."""


class Unseen(NamedTuple):
    """Cards of one colour out of sight, and how many hands hold one of them.

    What is believed of those hands is their *lean*: each step of it makes a card that is greater by one likelier
    by the factor e^(1 / FINENESS).
    """

    cards: Counts
    hands: int
    lean: int


Groups = tuple[Unseen, ...]


@lru_cache(maxsize=1 << 16)
def reach(groups: Groups) -> Odds:
    """The chance that the hands of all *groups* together hold at least 0, 1, 2 …, drawn without replacement."""
    spread: Sequence[float] = (1.0,)
    for group in groups:
        spread = _convolve(spread, _ways(group))
    total = sum(spread)
    odds: list[float] = []
    left = 0.0
    for weight in reversed(spread):
        left += weight
        odds.append(left / total)
    return tuple(reversed(odds))


def chance(odds: Odds, wanted: int) -> float:
    """The chance that *wanted* is reached."""
    if wanted <= 0:
        return 1.0
    return odds[wanted] if wanted < len(odds) else 0.0


def _ways(group: Unseen) -> list[int]:
    """In how many ways, weighted by the lean, the hands come to each sum.

    It is the product of 1 + weight · x^value · y over all cards, where x counts values and y hands, multiplied
    as one long integer: a slot per sum, a row of slots per hand.
    """
    cards, hands, lean = group
    best = len(cards) - 1
    sums = hands * best + 1
    row = 8 * SLOT * sums
    whole = (1 << row * (hands + 1)) - 1
    ways = 1
    for value, copies in enumerate(cards):
        weight = round(1024 * exp(lean * (value if lean > 0 else value - best) / FINENESS))
        for _ in range(copies):
            ways += ways * weight << row + 8 * SLOT * value
        ways &= whole
    slots = (ways >> row * hands).to_bytes(SLOT * sums, "little")
    return [int.from_bytes(slots[start : start + SLOT], "little") for start in range(0, len(slots), SLOT)]


def _convolve(one: Sequence[float], other: Sequence[float]) -> Sequence[float]:
    if len(one) == 1:
        return other
    both = [0.0] * (len(one) + len(other) - 1)
    for first, weight in enumerate(one):
        for second, more in enumerate(other):
            both[first + second] += weight * more
    return both


@lru_cache(maxsize=1 << 14)
def average(cards: Counts) -> float:
    """The mean value of *cards*."""
    return sum(value * count for value, count in enumerate(cards)) / sum(cards)


@lru_cache(maxsize=1 << 14)
def heights(cards: Counts, colours: int, seats: int) -> Heights:
    """Per sum, how many standard deviations it lies above the average, where *cards* of all colours are unseen."""
    size, mean = sum(cards) / colours, average(cards)
    variance = sum((value - mean) ** 2 * count for value, count in enumerate(cards)) / sum(cards)
    deviation = sqrt(variance * seats * (size - seats) / (size - 1)) or 1.0
    return tuple((total - mean * seats) / deviation for total in range(seats * (len(cards) - 1) + 1))


@cache
def stakes(points: tuple[int, ...], seat: int, stacks: int) -> tuple[float, ...]:
    """What it costs *seat* if each seat took the next stack, in units in which its own loss costs 1.

    The average over the others is 0; it is less than that when a rival loses, and more when a weak seat does.
    """
    shares = [_share_after(points, seat, loser, stacks - 1) for loser in range(len(points))]
    usual = (sum(shares) - shares[seat]) / (len(points) - 1)
    loss = usual - shares[seat]
    if loss < 1e-3:
        return flat_stakes(len(points), seat)
    return tuple((usual - share) / loss for share in shares)


@cache
def flat_stakes(seats: int, seat: int) -> tuple[float, ...]:
    """What it costs *seat* where only its own points count."""
    return tuple(float(loser == seat) for loser in range(seats))


def _share_after(points: tuple[int, ...], seat: int, loser: int, stacks: int) -> float:
    after = [count + (other == loser) for other, count in enumerate(points)]
    mine = after.pop(seat)
    least = min(mine, *after)
    return _win_share(mine - least, tuple(sorted(count - least for count in after)), stacks)


@cache
def _win_share(mine: int, others: tuple[int, ...], stacks: int) -> float:
    """The expected share of the win if *stacks* more minus points fall on seats at random."""
    whole = 0.0
    for taken in range(stacks + 1):
        whole += _share_at(mine + taken, others, stacks - taken) / factorial(taken)
    ways = factorial(stacks) / float(len(others) + 1) ** stacks
    return whole * ways


def _share_at(final: int, others: tuple[int, ...], stacks: int) -> float:
    """The weight of all ways to give *stacks* to *others* so that none ends below *final*; a tie splits the win."""
    ways = {(0, 0): 1.0}
    for count in others:
        longer: dict[tuple[int, int], float] = {}
        for (tied, given), weight in ways.items():
            for more in range(max(0, final - count), stacks - given + 1):
                key = (tied + (count + more == final), given + more)
                longer[key] = longer.get(key, 0.0) + weight / factorial(more)
        ways = longer
    return sum(weight / (tied + 1) for (tied, given), weight in ways.items() if given == stacks)
