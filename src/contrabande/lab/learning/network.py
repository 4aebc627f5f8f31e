"""Two towers of one make: the actor sees what its seat knows, the critic sees the whole table.

A tower is a dictionary of arrays, the same that `bots/neural/network.py` runs without jax: inputs are centred and
scaled, pass one layer and a few residual blocks, and leave by a head. Here a batch comes first.
"""

from typing import Any, TypeAlias

import jax
import jax.numpy as jnp
from jax import Array

Tower: TypeAlias = dict[str, Array]

FARTHEST = 8.0
NARROWEST = 0.3
IMPOSSIBLE = -1e9
FIXED = ("mean", "scale")
"""What inputs look like is measured once and never learned."""


def tower(key: Array, seen: Array, width: int, blocks: int, outputs: int) -> Tower:
    """A fresh tower whose inputs look like *seen* `[many, inputs]`; its head says next to nothing yet."""
    inputs = seen.shape[1]
    keys = iter(jax.random.split(key, 2 + 2 * blocks))
    made = {
        "mean": seen.mean(axis=0),
        "scale": 1 / jnp.maximum(seen.std(axis=0), NARROWEST),
        "in_w": _spread(next(keys), inputs, width),
        "in_b": jnp.zeros(width),
    }
    for block in range(blocks):
        made[f"block{block}_a_w"] = _spread(next(keys), width, width)
        made[f"block{block}_a_b"] = jnp.zeros(width)
        made[f"block{block}_b_w"] = 0.3 * _spread(next(keys), width, width)
        made[f"block{block}_b_b"] = jnp.zeros(width)
    made["head_w"] = 0.01 * _spread(next(keys), width, outputs)
    made["head_b"] = jnp.zeros(outputs)
    return made


def _spread(key: Array, inputs: int, outputs: int) -> Array:
    return jax.random.normal(key, (inputs, outputs)) * jnp.sqrt(2 / inputs)


def size_of(tower: Tower) -> tuple[int, int]:
    """How wide a tower is, and how many blocks it has."""
    return tower["in_w"].shape[1], sum(name.endswith("_a_w") for name in tower)


def widened(old: Tower, fresh: Tower) -> Tower:
    """A tower that sees what its game shows by now: new inputs come last, and count for nothing yet."""
    size = old["mean"].shape[0]
    if size >= fresh["mean"].shape[0]:
        return old
    looks = {name: jnp.concatenate([old[name], fresh[name][size:]]) for name in FIXED}
    unheard = jnp.zeros_like(fresh["in_w"][size:])
    return {**old, **looks, "in_w": jnp.concatenate([old["in_w"], unheard])}


def outputs(tower: Tower, seen: Array) -> Array:
    """What a tower says to `[batch, inputs]`: float32 `[batch, outputs]`; it does not see inputs newer than itself."""
    centred = (seen[:, : tower["mean"].shape[0]].astype(jnp.float32) - tower["mean"]) * tower["scale"]
    flow = _layer(tower, "in", jnp.clip(centred, -FARTHEST, FARTHEST))
    block = 0
    while f"block{block}_a_w" in tower:
        inner = jax.nn.relu(_layer(tower, f"block{block}_a", _norm(flow)))
        flow = flow + _layer(tower, f"block{block}_b", inner)
        block += 1
    return _layer(tower, "head", jax.nn.relu(_norm(flow)))


def _layer(tower: Tower, name: str, flow: Array) -> Array:
    """Products in half precision where the machine has it, sums in full."""
    kind = jnp.float32 if jax.default_backend() == "cpu" else jnp.bfloat16
    weights = tower[f"{name}_w"].astype(kind)
    product = jnp.matmul(flow.astype(kind), weights, preferred_element_type=jnp.float32)
    return product + tower[f"{name}_b"]


def _norm(flow: Array) -> Array:
    centred = flow - flow.mean(axis=-1, keepdims=True)
    return centred * jax.lax.rsqrt(jnp.square(centred).mean(axis=-1, keepdims=True) + 1e-5)


def log_policy(actor: Tower, seen: Array, legal: Array) -> Array:
    """Log probabilities of all tokens `[batch, tokens]`; an illegal one has none to speak of."""
    return jax.nn.log_softmax(jnp.where(legal, outputs(actor, seen), IMPOSSIBLE))


def nearer(old: Tower, new: Tower, part: Array | float) -> Tower:
    """The *old* tower, moved so large a part of the way to the *new* one: a running average."""
    moved: Tower = jax.tree.map(lambda before, after: before + part * (after - before), old, new)
    return moved


def whole(state: Any) -> Array:
    """A simulator's state, every bit of it, as inputs for the critic: int16 `[batch, inputs]`."""
    return jnp.concatenate([_parts(field) for field in jax.tree.leaves(state)]).T


def _parts(field: Array) -> Array:
    """Packed words bit by bit, numbers as they are: `[inputs, batch]`."""
    rows = field.reshape(-1, field.shape[-1])
    if rows.dtype != jnp.uint32:
        return rows.astype(jnp.int16)
    bits = rows[:, None] >> jnp.arange(32, dtype=jnp.uint32)[:, None] & 1
    return bits.astype(jnp.int16).reshape(-1, rows.shape[-1])
