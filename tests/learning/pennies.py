"""The smallest simulator there is: one seat hides a penny, the other guesses which side is up, and the guesser wins."""

from itertools import count
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from contrabande.lab.learning import network
from contrabande.lab.learning.playing import Hall
from contrabande.lab.learning.settings import Settings, settings_of
from contrabande.lab.learning.training import Dials, Learner, Told
from contrabande.lab.sim.arrays import UNIT
from contrabande.lab.sim.simulator import Simulator

tower = jax.jit(network.tower, static_argnums=(2, 3, 4))
outputs, log_policy = jax.jit(network.outputs), jax.jit(network.log_policy)
"""In one piece: where they are run step by step, each step is compiled by itself, which takes several times as long."""


class Pennies(NamedTuple):
    """Both tokens are 0 until they are told, then 1 or 2."""

    seats: Array
    variant: Array
    hidden: Array
    guessed: Array


def _init(seats: Array, variant: Array, words: Array) -> Pennies:
    return Pennies(seats, variant, jnp.zeros_like(seats), jnp.zeros_like(seats))


def _step(state: Pennies, token: Array, words: Array) -> Pennies:
    told, is_first = token.astype(jnp.int8) + 1, state.hidden == 0
    return state._replace(
        hidden=jnp.where(is_first, told, state.hidden), guessed=jnp.where(is_first, jnp.int8(0), told)
    )


def _done(state: Pennies) -> Array:
    return state.guessed > 0


def _rewards(state: Pennies) -> Array:
    won = jnp.where(state.guessed == state.hidden, jnp.int16(UNIT), jnp.int16(-UNIT))
    won = jnp.where(_done(state), won, jnp.int16(0))
    return jnp.stack([-won, won])


def _acting(state: Pennies) -> Array:
    return (state.hidden > 0).astype(jnp.int8)


PENNIES = Simulator(
    key="pennies",
    seats=2,
    tokens=2,
    features=2,
    words=1,
    init=_init,
    step=_step,
    mask=lambda state: jnp.stack([~_done(state)] * 2),
    acting=_acting,
    observe=lambda state: jnp.stack([_acting(state), 1 - _acting(state)]).astype(jnp.uint8),
    rewards=_rewards,
    done=_done,
)

QUICK = settings_of(
    "hochstapler", variants=[2], seats=[2], tables=256, tokens=4, width=16, blocks=1, critic_width=16, challenges=1
)
"""Settings for all tests that learn: what is compiled for one of them is there for the others."""


class Clock:
    """What `time` is to who learns: a second passes from one look to the next, whatever the machine."""

    def __init__(self) -> None:
        self._looks = count()

    def monotonic(self) -> float:
        """A second later than the last time."""
        return float(next(self._looks))


def small(**changed: object) -> Settings:
    """Many tables and next to no network, for tests of who plays there; without guests unless it is said."""
    plain = {"variants": [2], "tables": 2000, "tokens": 4, "width": 8, "blocks": 1, "critic_width": 8, "guests": 0.0}
    return settings_of("hochstapler", **{**plain, **changed})


def told(**numbers: float) -> Told:
    """What an update says of itself: these numbers, and else nothing."""
    return Told(**{name: jnp.float32(numbers.get(name, 0)) for name in Told._fields})


def counted(learner: Learner, hall: Hall, company: object, dials: Dials) -> tuple[Learner, Hall, Told]:
    """An update that need not be compiled: 48 decisions, and an average that moves on by 1."""
    average = {name: each + 1 for name, each in learner.average.items()}
    return learner._replace(average=average), hall, told(decisions=48)
