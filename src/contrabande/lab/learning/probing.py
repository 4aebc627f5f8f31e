"""A best response by learning: one seat learns against a frozen policy in all others, and shows what it has learned."""

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from contrabande.lab.learning.keeping import begun_as
from contrabande.lab.learning.network import Tower, size_of
from contrabande.lab.learning.settings import Settings
from contrabande.lab.learning.stretch import Point, Progress, stretch
from contrabande.lab.learning.training import Learner, learner_of
from contrabande.lab.learning.versus import Share, versus
from contrabande.lab.sim.simulator import AnySimulator


class Look(NamedTuple):
    """What a best response won at every size of table, and what it had cost to find by then."""

    shares: dict[int, Share]
    decisions: int
    seconds: float
    policy: Tower
    """How it plays by then, until it learns on."""


def probed(
    simulator: AnySimulator,
    settings: Settings,
    rival: Tower,
    *,
    start: Tower | None = None,
    critic: Tower | None = None,
    seconds: float,
    matches: int,
    looks: int = 1,
    on_look: Callable[[Look], None],
    on_point: Callable[[Point, float], None] = lambda *_: None,
) -> None:
    """Learn against *rival* for so long, then play so many matches; with several *looks* also on the way there.

    The learner knows nothing, or plays like *start* at first; who also has that policy's *critic* need not begin by
    learning what is to be expected. Rates fall with the clock, which goes on while he is looked at. *on_point* is told
    which part of the way is behind him.
    """
    progress = Progress()
    settings = msgspec.structs.replace(settings, clock=seconds)
    if start is not None:
        width, blocks = size_of(start)
        settings = msgspec.structs.replace(settings, width=width, blocks=blocks)
    if critic is not None:
        settings = msgspec.structs.replace(settings, critic_width=size_of(critic)[0])
    learner = None if start is None else begun_as(start, learner_of(simulator, settings), critic)
    seen = 0

    def look(learner: Learner) -> None:
        nonlocal seen
        shares = {}
        for seats in sorted(set(settings.seats)):
            there = msgspec.structs.replace(settings, seats=(seats,))
            shares[seats] = versus(simulator, there, learner, rival, matches=matches)
        seen += 1
        on_look(Look(shares, progress.decisions, progress.seconds, learner.average))

    def shown(learner: Learner, point: Point) -> None:
        part = progress.part(settings)
        on_point(point, part)
        if part >= (seen + 1) / looks and seen < looks - 1:
            look(learner)

    look(stretch(simulator, settings, learner, progress, seconds=seconds, on_point=shown, rival=rival))
