"""Bots that have learned nothing, as guests of self-play: the game's heuristic bot and the random one, on arrays."""

from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from contrabande.engine.errors import OptionsError
from contrabande.lab.learning.network import IMPOSSIBLE
from contrabande.lab.learning.settings import Settings
from contrabande.lab.sim.simulator import AnySimulator


def bots_answer(simulator: AnySimulator, settings: Settings, state: Any, legal: Array) -> Array:
    """Log probabilities of their tokens, up to a constant: the heuristic bots' groups of tables, then the novices'."""
    size = len(legal) // settings.bots
    thoughtful = (settings.bots - settings.novices) * size
    rows = []
    if thoughtful:
        if simulator.habit is None:
            raise OptionsError(f"the simulator does not know the heuristic bot of {simulator.key}; set bots=0")
        rows.append(simulator.habit(jax.tree.map(lambda each: each[..., :thoughtful], state)).T)
    if settings.novices:
        if not simulator.choices:
            raise OptionsError(f"the simulator does not know the random bot of {simulator.key}; set novices=0")
        rows.append(at_random(legal[thoughtful:], simulator.choices))
    return jnp.concatenate(rows)


def at_random(legal: Array, choices: tuple[int, ...]) -> Array:
    """Log probabilities of who takes a legal choice and then one of its tokens, each equally likely: like `legal`."""
    ends = [sum(choices[:number]) for number in range(1, len(choices) + 1)]
    parts = [legal[:, end - size : end] for end, size in zip(ends, choices, strict=True)]
    counts = [part.sum(axis=1, keepdims=True) for part in parts]
    offered = sum((count > 0).astype(jnp.float32) for count in counts)
    each = [jnp.broadcast_to(-jnp.log(jnp.maximum(count, 1)), part.shape) for part, count in zip(parts, counts)]
    return jnp.where(legal, jnp.concatenate(each, axis=1) - jnp.log(jnp.maximum(offered, 1)), IMPOSSIBLE)
