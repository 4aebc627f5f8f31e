"""A network that plays like the heuristic bots: a guest for self-play, for the simulators know no Python bots."""

from pathlib import Path
from typing import NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
import optax  # type: ignore[import-untyped]
from jax import Array, lax

from contrabande.engine.errors import OptionsError
from contrabande.lab.learning.keeping import unbroken
from contrabande.lab.learning.network import FIXED, Tower, log_policy, tower
from contrabande.lab.learning.settings import Settings
from contrabande.lab.sim.simulator import AnySimulator

BATCH = 4096
STEPS = 4000
PASSES = 12
"""It takes at least so many steps, and sees every lesson at least so often."""
RATE = 1e-3
HELD_OUT = 0.05

Carry: TypeAlias = tuple[Tower, optax.OptState, Array]


class Taught(NamedTuple):
    """Lessons on the device. They travel as arguments: a program that held millions of them would never be compiled."""

    seen: Array
    legal: Array
    token: Array


def cloned(simulator: AnySimulator, settings: Settings, path: Path) -> tuple[Tower, float]:
    """A tower of the learner's own make that imitates the lessons, and its log loss on lessons that it has not seen."""
    held, taught = _read(path, simulator)
    looks = taught.seen[:20_000].astype(jnp.float32)
    fresh = tower(jax.random.key(8), looks, settings.width, settings.blocks, simulator.tokens)
    count = len(taught.token)
    steps = max(STEPS, PASSES * count // BATCH)
    pace = optax.adamw(optax.cosine_decay_schedule(RATE, steps), weight_decay=1e-3)

    def imitate(carry: Carry, taught: Taught) -> Carry:
        def step(carry: Carry, _: None) -> tuple[Carry, None]:
            actor, state, key = carry
            key, now = jax.random.split(key)
            rows = jax.random.randint(now, (BATCH,), 0, count)
            gradient = jax.grad(log_loss)(actor, Taught(*(each[rows] for each in taught)))
            change, state = pace.update(gradient, state, actor)
            kept = {name: jnp.zeros_like(each) if name in FIXED else each for name, each in change.items()}
            return (optax.apply_updates(actor, kept), state, key), None

        return lax.scan(step, carry, None, length=steps)[0]

    actor, _, _ = jax.jit(imitate)((fresh, pace.init(fresh), jax.random.key(9)), taught)
    return actor, float(jax.jit(log_loss)(actor, held))


def log_loss(actor: Tower, taught: Taught) -> Array:
    """How surprised the actor is by what was said, in nats."""
    policy = log_policy(actor, taught.seen, taught.legal)
    return -jnp.mean(jnp.take_along_axis(policy, taught.token[:, None], axis=-1))


def _read(path: Path, simulator: AnySimulator) -> tuple[Taught, Taught]:
    """Lessons to be judged by, and those to learn from, in no order."""
    if not path.is_file():
        raise OptionsError(f"there are no lessons {path}: contrabande lessons writes them")
    with unbroken(path, "file of lessons"), np.load(path) as file:
        seen, packed, token = file["seen"], file["legal"], file["token"].astype(np.int32)
    if (seen.shape[1], packed.shape[1]) != (simulator.features, -(-simulator.tokens // 8)):
        raise OptionsError(f"{path} holds lessons of another game, or of what was once seen in it")
    legal = np.unpackbits(packed, axis=1)[:, : simulator.tokens].astype(bool)
    order = np.random.default_rng(7).permutation(len(token))
    parts = np.split(order, [int(HELD_OUT * len(token))])
    held, taught = (Taught(*(jnp.asarray(each[part]) for each in (seen, legal, token))) for part in parts)
    return held, taught
