"""Head to head on the simulator: one policy in one seat, another in all others, thousands of matches in seconds."""

import math
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

import jax
import jax.numpy as jnp
import msgspec
from jax import Array

from contrabande.lab.learning.network import Tower
from contrabande.lab.learning.settings import Settings
from contrabande.lab.learning.training import Hall, hall_of, play
from contrabande.lab.sim.simulator import AnySimulator


class Share(NamedTuple):
    """What the one seat won."""

    share: float
    """Its part of the wins; a fair one is 1 / seats."""
    error: float
    """Its standard error."""
    matches: int

    def odds(self, seats: int) -> float:
        """The share over a fair one."""
        return self.share * seats


def versus(
    simulator: AnySimulator,
    settings: Settings,
    one: Tower,
    others: Tower,
    seats: int,
    *,
    matches: int = 20_000,
    heat: float = 1.0,
    seed: int = 0,
) -> Share:
    """Play about so many matches of *one* among *others*, who play at that heat.

    Tables are dealt anew as soon as a match ends; all of them play equally many tokens, so a match in progress at the
    end is not counted. Short matches weigh slightly more: a quick look, not the proof (see `contrabande arena`).
    """
    there = msgspec.structs.replace(
        settings, seats=(seats,), tables=4096, tokens=64, guests=1.0, guest_seats=1.0, guest_heat=heat, seed=seed
    )
    hall, go = hall_of(simulator, there), _round(simulator, there)
    count, total, squares = 0.0, 0.0, 0.0
    while count < matches:
        hall, sums = go(one, others, hall)
        ended, gained, squared = (float(each) for each in sums)
        count, total, squares = count + ended, total + gained, squares + squared
    mean = total / count
    error = math.sqrt(max(squares / count - mean * mean, 0) / count)
    scale = math.sqrt(seats - 1) / seats
    return Share(1 / seats + scale * mean, scale * error, int(count))


@lru_cache(maxsize=64)
def _round(simulator: AnySimulator, settings: Settings) -> Callable[[Tower, Tower, Hall], tuple[Hall, Array]]:
    """Some tokens on every table; how many matches ended, what they brought, and its squares."""

    def go(one: Tower, others: Tower, hall: Hall) -> tuple[Hall, Array]:
        hall, played = play(simulator, settings, one, others, hall)
        return hall, jnp.stack([played.guested.sum(), played.gained.sum(), jnp.square(played.gained).sum()])

    return jax.jit(go)
