"""A best response by learning: one seat learns against a frozen policy in all others, and shows what it has learned."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
import msgspec

from contrabande.lab.learning.keeping import widened
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


class Probed(NamedTuple):
    """What a best response has learned."""

    looks: tuple[Look, ...]
    """On the way, and at last."""
    policy: Tower
    """How it plays at last."""


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
) -> Probed:
    """Learn against *rival* for so long, then play so many matches; with several *looks* also on the way there.

    The learner knows nothing, or plays like *start* at first; who also has that policy's *critic* need not begin by
    learning what is to be expected. Rates fall with the clock, which goes on while he is looked at.
    """
    progress = Progress()
    settings = msgspec.structs.replace(settings, clock=seconds)
    if start is not None:
        width, blocks = size_of(start)
        settings = msgspec.structs.replace(settings, width=width, blocks=blocks)
    if critic is not None:
        settings = msgspec.structs.replace(settings, critic_width=size_of(critic)[0])
    learner = None if start is None else _beginning_as(start, critic, simulator, settings)
    seen: list[Look] = []

    def look(learner: Learner) -> None:
        shares = {}
        for seats in sorted(set(settings.seats)):
            there = msgspec.structs.replace(settings, seats=(seats,))
            shares[seats] = versus(simulator, there, learner, rival, matches=matches)
        seen.append(Look(shares, progress.decisions, progress.seconds))

    def on_point(learner: Learner, _: Point) -> None:
        is_time = progress.part(settings) >= (len(seen) + 1) / looks
        if is_time and len(seen) < looks - 1:
            look(learner)

    learner = stretch(simulator, settings, learner, progress, seconds=seconds, on_point=on_point, rival=rival)
    look(learner)
    return Probed(tuple(seen), learner.average)


def _beginning_as(actor: Tower, critic: Tower | None, simulator: AnySimulator, settings: Settings) -> Learner:
    fresh = learner_of(simulator, settings)
    grown = widened(actor, fresh.actor)
    foresees = fresh.critic if critic is None else widened(critic, fresh.critic)
    return fresh._replace(
        actor=jax.tree.map(jnp.copy, grown),
        average=jax.tree.map(jnp.copy, grown),
        critic=jax.tree.map(jnp.copy, foresees),
    )
