"""How fast simulators are: compiled rollouts on the clock, beside games of Pgx in the same run."""

from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import NamedTuple, TypeAlias

import jax
import jax.numpy as jnp

from contrabande.games import game_named
from contrabande.lab import peers
from contrabande.lab.registry import simulator_named
from contrabande.lab.rollout import Carry, advance, begin

STEPS = 64
"""Tokens per table between two looks at the clock."""
BANDWIDTH = {"NVIDIA H200": 4.8e12}
"""Bytes per second that a card's data sheet promises."""


Player: TypeAlias = Callable[[int], Callable[[Carry], Carry]]
"""Play so many steps."""


class Speed(NamedTuple):
    """What a runner reached."""

    steps_per_s: float
    decisions_per_s: float
    compile_s: float
    bytes_per_step: int
    """State and observation, read and written once: what a step must move if nothing else did."""
    bytes_compiled: int
    """What a step reads and writes as it was compiled, one kernel handing to the next."""
    operations: int
    """Arithmetic of a step as it was compiled."""


def game_speed(key: str, batch: int, seconds: float) -> Speed:
    """Random play of a game's printed variant, its seat counts side by side in the batch."""
    simulator, game = simulator_named(key), game_named(key)
    seats = jnp.asarray(game.seats)[jnp.arange(batch) % len(game.seats)].astype(jnp.int8)
    carry = begin(simulator, seats, jnp.zeros_like(seats), jax.random.key(0))
    moved = 2 * (sum(leaf.nbytes for leaf in carry.state) + carry.seen.nbytes) // batch
    return _timed(partial(advance, simulator), carry, batch, seconds, moved)


def peer_speed(name: str, batch: int, seconds: float) -> Speed | None:
    """The same of a game of Pgx; None where Pgx is not installed."""
    try:
        env = peers.make(name)
    except ImportError:
        return None
    carry = peers.begin(env, batch)
    moved = 2 * sum(leaf.nbytes for leaf in jax.tree.leaves(carry.state)) // batch
    return _timed(partial(peers.advance, env, batch), carry, batch, seconds, moved)


def _timed(player: Player, carry: Carry, batch: int, seconds: float, moved: int) -> Speed:
    """Compile, warm up, then play for *seconds*."""
    start = perf_counter()
    run = jax.jit(player(STEPS)).lower(carry).compile()
    compile_s = perf_counter() - start
    carry = run(carry)
    int(carry.decisions)  # reading a number waits for it
    steps = decisions = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds:
        carry = run(carry._replace(decisions=jnp.int32(0)))
        steps += STEPS * batch
        decisions += int(carry.decisions)
    compiled, operations = _cost(player, carry)
    return Speed(steps / spent, decisions / spent, compile_s, moved, compiled // batch, operations // batch)


def _cost(player: Player, carry: Carry) -> tuple[int, int]:
    """Bytes and arithmetic of one step for the whole batch, as the compiler counts them.

    The step is taken out of its loop, for a loop is counted as if it were run once, with all that surrounds it.
    """
    found = jax.jit(player(1)).lower(carry).compile().cost_analysis() or {}
    return int(found.get("bytes accessed", 0)), int(found.get("flops", 0))


def bandwidth() -> float:
    """Bytes per second of this device: the data sheet's for a known card, else a copy on the clock."""
    known = BANDWIDTH.get(device())
    if known is not None:
        return known
    block = jnp.zeros(1 << 26, jnp.uint8)
    copy = jax.jit(lambda row: row + jnp.uint8(1))
    block = copy(block)
    int(block[0])
    start = perf_counter()
    for _ in range(8):
        block = copy(block)
    int(block[0])
    return float(8 * 2 * block.nbytes / (perf_counter() - start))


def device() -> str:
    """The device that is measured, in words."""
    return str(jax.devices()[0].device_kind)
