"""Games of Pgx as peers: random play on the same terms as ours, with their own auto-reset."""

import warnings
from collections.abc import Callable
from contextlib import redirect_stderr
from importlib import import_module
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from contrabande.lab.rollout import Carry

PEERS = ("sparrow_mahjong", "bridge_bidding", "leduc_holdem")


def make(name: str) -> Any:
    """The environment; ImportError where Pgx is not installed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pgx: Any = import_module("pgx")
        return _bridge() if name == "bridge_bidding" else pgx.make(name)


def _bridge() -> Any:
    """Bridge bidding reads solved deals from a file that has to be downloaded; random ones play as fast."""
    rng = np.random.default_rng(0)
    owners = rng.permuted(np.tile(np.arange(52) // 13, (10_000, 1)), axis=1).reshape(-1, 4, 13)
    keys = (owners * 4 ** np.arange(12, -1, -1)).sum(axis=2)
    tricks = (rng.integers(0, 14, (10_000, 4, 5)) * 16 ** np.arange(5)).sum(axis=2)
    with TemporaryDirectory() as folder, redirect_stderr(StringIO()):
        path = Path(folder) / "deals.npy"
        np.save(path, np.stack([keys, tricks]).astype(np.int32))
        return import_module("pgx.bridge_bidding").BridgeBidding(str(path))


def begin(env: Any, batch: int) -> Carry:
    """Deal a batch of tables."""
    key, deal = jax.random.split(jax.random.key(0))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(deal, batch))
    return Carry(state, key, jnp.zeros((batch,)), jnp.int32(0), jnp.int32(0))


def advance(env: Any, batch: int, steps: int) -> Callable[[Carry], Carry]:
    """Legal tokens at random, auto-reset, fresh keys, the observation read."""
    step = jax.vmap(import_module("pgx.experimental").auto_reset(env.step, env.init))

    def one(carry: Carry, _: None) -> tuple[Carry, None]:
        key, choice, chance = jax.random.split(carry.key, 3)
        mask: Array = carry.state.legal_action_mask
        token = jax.random.categorical(choice, jnp.where(mask, 0.0, -jnp.inf))
        after = step(carry.state, token, jax.random.split(chance, batch))
        seen = carry.seen + jnp.sum(after.observation.reshape(batch, -1), axis=1, dtype=jnp.float32)
        decisions = carry.decisions + jnp.sum(jnp.sum(mask, axis=1) > 1, dtype=jnp.int32)
        return Carry(after, key, seen, carry.won, decisions), None

    return lambda carry: lax.scan(one, carry, None, length=steps)[0]
