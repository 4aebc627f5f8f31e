"""A network that plays like the heuristic bots: a guest for self-play, for the simulators know no Python bots."""

from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import optax  # type: ignore[import-untyped]
from jax import Array, lax

from contrabande.lab.learning.network import FIXED, Tower, log_policy, tower
from contrabande.lab.learning.settings import Settings
from contrabande.lab.sim.simulator import AnySimulator

BATCH = 4096
STEPS = 4000
RATE = 1e-3
HELD_OUT = 0.05


def cloned(simulator: AnySimulator, settings: Settings, path: Path) -> tuple[Tower, float]:
    """A tower of the learner's own make that imitates the lessons, and its log loss on lessons that it has not seen."""
    with np.load(path) as file:
        seen, token = jnp.asarray(file["seen"]), jnp.asarray(file["token"], jnp.int32)
        packed = np.unpackbits(file["legal"], axis=1)[:, : simulator.tokens]
    legal = jnp.asarray(packed, jnp.bool_)
    order = jax.random.permutation(jax.random.key(7), len(token))
    held, taught = jnp.split(order, [int(HELD_OUT * len(token))])
    looks = seen[taught[:20_000]].astype(jnp.float32)
    fresh = tower(jax.random.key(8), looks, settings.width, settings.blocks, simulator.tokens)
    pace = optax.adamw(optax.cosine_decay_schedule(RATE, STEPS), weight_decay=1e-3)

    def loss(actor: Tower, rows: Array) -> Array:
        policy = log_policy(actor, seen[rows], legal[rows])
        return -jnp.mean(jnp.take_along_axis(policy, token[rows][:, None], axis=-1))

    def step(carry: tuple[Tower, optax.OptState, Array], _: None) -> tuple[tuple[Tower, optax.OptState, Array], None]:
        actor, state, key = carry
        key, now = jax.random.split(key)
        rows = taught[jax.random.randint(now, (BATCH,), 0, len(taught))]
        change, state = pace.update(jax.grad(loss)(actor, rows), state, actor)
        kept = {name: jnp.zeros_like(each) if name in FIXED else each for name, each in change.items()}
        return (optax.apply_updates(actor, kept), state, key), None

    start = (fresh, pace.init(fresh), jax.random.key(9))
    actor, _, _ = jax.jit(lambda carry: lax.scan(step, carry, None, length=STEPS)[0])(start)
    return actor, float(jax.jit(loss)(actor, held))
