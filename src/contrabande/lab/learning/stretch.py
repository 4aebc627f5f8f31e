"""A stretch of training: updates until the time or the run is over, with older selves as guests on the way."""

import math
import time
from collections.abc import Callable, Sequence

import jax
import jax.numpy as jnp
import msgspec
import numpy as np

from contrabande.lab.learning.challenger import Challenger
from contrabande.lab.learning.network import Tower, widened
from contrabande.lab.learning.playing import hall_of
from contrabande.lab.learning.pool import Pool
from contrabande.lab.learning.settings import Settings
from contrabande.lab.learning.training import Dials, Learner, Told, learner_of, magnetised, update_of
from contrabande.lab.sim.simulator import AnySimulator

TOLD_EVERY = 25
"""Updates between two looks at the device."""


class Progress(msgspec.Struct, kw_only=True):
    """How far a run is, over all its stretches."""

    updates: int = 0
    decisions: int = 0
    matches: int = 0
    seconds: float = 0.0

    def part(self, settings: Settings) -> float:
        """How much of the run is behind it: by its decisions, or by the clock where that is further."""
        by_clock = self.seconds / settings.clock if settings.clock else 0.0
        return min(max(self.decisions / settings.decisions, by_clock), 1.0)


class Point(msgspec.Struct, kw_only=True, frozen=True):
    """A point of the curves: means since the point before."""

    decisions: int
    updates: int
    seconds: float
    decisions_per_s: float
    """Of the updates that were timed: not of the first one of a stretch, which is compiled meanwhile."""
    entropy: float
    divergence: float
    explained: float
    guest_payoff: float
    """What the learner's seats win from older selves, in deviations."""
    challenger_payoff: float
    """What a challenger wins in his one seat by now, in deviations; 0 where there is none."""
    price: float
    rate: float


def dials_of(settings: Settings, progress: Progress, updates_here: int) -> Dials:
    """Rates fall in a straight line, the price of certainty by equal factors."""
    part = progress.part(settings)
    warm = min((updates_here + 1) / settings.warm_updates, 1.0)
    rate = settings.rate + part * (settings.last_rate - settings.rate)
    price = settings.entropy * (settings.last_entropy / settings.entropy) ** part
    a_run = settings.decisions / (settings.tables * settings.tokens)
    if settings.clock and part:
        a_run = progress.updates / part
    averaging = max(1 / (progress.updates + 1), 1 / (1 + settings.average * a_run))
    return Dials(*(jnp.float32(each) for each in (warm * rate, price, averaging)))


def stretch(
    simulator: AnySimulator,
    settings: Settings,
    learner: Learner | None,
    progress: Progress,
    *,
    seconds: float,
    on_point: Callable[[Learner, Point], None],
    visitors: Sequence[Tower] = (),
    rival: Tower | None = None,
    is_called_off: Callable[[], bool] = lambda: False,
) -> Learner:
    """Train for so long, to the end of the run, or until it is called off.

    Where there is a *rival* he is the only guest, as for a best response.
    """
    beginner = learner_of(simulator, settings)
    learner = beginner if learner is None else learner
    visitors = [widened(visitor, beginner.actor) for visitor in visitors]
    challenger = None
    if settings.challenges and rival is None:
        challenger = Challenger(simulator, settings, beginner, learner, visitors)
    pool = Pool(settings, rival or jax.tree.map(jnp.copy, beginner.actor), visitors, challenger)
    if rival is None and progress.updates:
        pool.take_in(learner.average)
    update, hall = update_of(simulator, settings), hall_of(simulator, settings)
    hall = hall._replace(key=jax.random.key(settings.seed + 2 + progress.updates))
    heard: list[Told] = []
    challenged: list[Told] = []
    ends_at = before = math.inf
    here, untimed, taken_in, is_going = 0, 0, progress.part(settings), True
    while is_going:
        dials = dials_of(settings, progress, here)
        learner, hall, told = update(learner, hall, pool.company(), dials)
        heard.append(told)
        here += 1
        progress.updates += 1
        if settings.magnet and here % settings.magnet_stay == 0:
            learner = magnetised(learner)
        if challenger is not None:
            challenged.append(challenger.learn(learner.average))
        if here == 1:
            untimed = int(told.decisions)  # all is compiled now
            before = time.monotonic()
            ends_at = before + seconds
        is_going = time.monotonic() < ends_at and progress.part(settings) < 1 and not is_called_off()
        if len(heard) == TOLD_EVERY or not is_going:
            now = time.monotonic()
            point = _point(heard, challenged, progress, dials, now - before, untimed)
            heard, challenged, before, untimed = [], [], now, 0
            on_point(learner, point)
        if rival is None and progress.part(settings) - taken_in > 1 / (3 * settings.older_selves):
            pool.take_in(learner.average)
            taken_in = progress.part(settings)
    return learner


def _point(
    heard: list[Told], challenged: list[Told], progress: Progress, dials: Dials, seconds: float, untimed: int
) -> Point:
    """Ask the device how it went; so many *untimed* decisions were made before the clock ran."""
    rows = _fetched(heard)
    made = int(rows.decisions.sum())
    progress.decisions += made
    progress.matches += int(rows.matches.sum())
    progress.seconds += seconds
    return Point(
        decisions=progress.decisions,
        updates=progress.updates,
        seconds=round(progress.seconds, 1),
        decisions_per_s=round((made - untimed) / seconds) if seconds else 0,
        entropy=float(rows.entropy.mean()),
        divergence=float(rows.divergence.mean()),
        explained=float(rows.explained.mean()),
        guest_payoff=_payoff(rows),
        challenger_payoff=_payoff(_fetched(challenged)) if challenged else 0.0,
        price=float(dials.entropy),
        rate=float(dials.rate),
    )


def _fetched(heard: list[Told]) -> Told:
    """What updates said, each as a row of numbers."""
    return Told(*np.asarray(jax.device_get(jnp.stack([jnp.stack(each) for each in heard])), np.float64).T)


def _payoff(rows: Told) -> float:
    """What a seat that learned won in a match among guests."""
    return float(rows.gained.sum()) / max(float(rows.guested.sum()), 1.0)
