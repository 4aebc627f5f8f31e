"""What an update makes small: the actor's loss over the decisions that weigh, the critic's over all who sit."""

import math
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from contrabande.engine.seats import MOST_SEATS
from contrabande.lab.learning.network import Tower, log_policy, outputs, whole
from contrabande.lab.learning.settings import Settings
from contrabande.lab.sim.arrays import ladder


class Minibatch(NamedTuple):
    """Some of the decisions: everything is [decisions, …]."""

    seen: Array
    legal: Array
    token: Array
    log_chance: Array
    gain: Array
    weighs: Array
    seats: Array


def weighty(batch: Minibatch, part: float) -> Minibatch:
    """The decisions that weigh, with room for so large a *part*: what is left of it weighs nothing, what is beyond
    it is left out."""
    if part >= 1:
        return batch
    count = len(batch.weighs)
    (found,) = jnp.nonzero(batch.weighs, size=math.ceil(part * count), fill_value=count)
    return Minibatch(*(each.at[found].get(mode="fill", fill_value=0) for each in batch))


def actor_loss(
    actor: Tower, batch: Minibatch, magnet: Tower, entropy_price: Array, settings: Settings
) -> tuple[Array, tuple[Array, Array]]:
    """The clipped surrogate minus the prices of certainty and of distance; beside it entropy and divergence."""
    policy = log_policy(actor, batch.seen, batch.legal)
    log_chance = jnp.take_along_axis(policy, batch.token[:, None], axis=-1)[:, 0]
    ratio = jnp.exp(log_chance - batch.log_chance)
    clipped = jnp.clip(ratio, 1 - settings.clip, 1 + settings.clip)
    surrogate = jnp.minimum(ratio * batch.gain, clipped * batch.gain)
    entropy = -jnp.sum(jnp.where(batch.legal, jnp.exp(policy) * policy, 0), axis=-1)
    worth = surrogate + entropy_price * relative_price(batch.seats, settings.prices) * entropy
    if settings.magnet:
        away = policy - log_policy(magnet, batch.seen, batch.legal)
        worth -= settings.magnet * jnp.sum(jnp.where(batch.legal, jnp.exp(policy) * away, 0), axis=-1)
    weight = batch.weighs / jnp.maximum(batch.weighs.sum(), 1)
    divergence = jnp.sum(weight * (ratio - 1 - (log_chance - batch.log_chance)))
    return -jnp.sum(weight * worth), (jnp.sum(weight * entropy), divergence)


def relative_price(seats: Array, prices: tuple[float, ...]) -> Array | float:
    """What certainty costs at tables of so many seats, times what it costs elsewhere."""
    if not prices:
        return 1.0
    from_none = (1.0, 1.0, *prices, *(1.0 for _ in range(MOST_SEATS)))
    return jnp.array(from_none)[seats]


def foreseen(critic: Tower, state: Any) -> Array:
    """What the critic expects for every seat: [tables, seats]; nothing for who does not sit."""
    sits = ladder(critic["head_b"].shape[0], state.seats) < state.seats
    return jnp.where(sits.T, outputs(critic, whole(state)), 0)


def critic_loss(critic: Tower, state: Any, targets: Array, cost: float) -> Array:
    """Squared error over all seats that sit."""
    return cost * jnp.mean(jnp.square(jax.vmap(lambda each: foreseen(critic, each))(state) - targets))
