"""Random rollouts: legal tokens at random, finished tables dealt anew, fresh chance and every observation read."""

from collections.abc import Callable
from itertools import accumulate
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax

from contrabande.lab.sim.arrays import dear, ladder, pick, scaled, total
from contrabande.lab.sim.simulator import AnySimulator

GROUP = 16


class Carry(NamedTuple):
    """What goes from step to step."""

    state: Any
    key: Array
    seen: Array
    """uint8 [features, batch]: all observations so far, added up, so that none can be left out."""
    won: Array
    """int32: rewards of seat 0 so far, added up."""
    decisions: Array
    """int32: steps with at least two legal tokens since the count was last read."""


def expanded(seeds: Array, size: int) -> Array:
    """*size* words per table from one random word each, mixed: uint32 [size, *batch]."""
    word: Array = seeds + ladder(size, seeds, dtype=jnp.uint32) * jnp.uint32(0x9E3779B9)
    word = (word ^ word >> 16) * jnp.uint32(0x85EBCA6B)
    word = (word ^ word >> 13) * jnp.uint32(0xC2B2AE35)
    return word ^ word >> 16


def random_token(mask: Array, word: Array) -> tuple[Array, Array]:
    """One of the legal tokens, each equally likely, and how many there are.

    The mask is counted in groups; the group that holds the chosen token is then looked through.
    """
    size = mask.shape[0]
    missing = -size % GROUP
    padding = jnp.zeros((missing, *mask.shape[1:]), jnp.int8)
    groups = jnp.concatenate([mask.astype(jnp.int8), padding]).reshape(-1, GROUP, *mask.shape[1:])
    counts = dear(total(groups[:, place] for place in range(GROUP)))
    heights = list(accumulate(count.astype(jnp.int16) for count in counts))
    wanted = scaled(word, heights[-1]).astype(jnp.int16)
    group = total((height <= wanted).astype(jnp.int8) for height in heights)
    rest = wanted - total(jnp.where(height <= wanted, count, 0) for height, count in zip(heights, counts))
    found = dear(_word(group) | _word(rest) << 8 | _word(heights[-1]) << 16)
    group, rest = (found & 0xFF).astype(jnp.int8), (found >> 8 & 0xFF).astype(jnp.int8)
    row = dear(pick(groups, group))
    place = total((height <= rest).astype(jnp.int8) for height in accumulate(row))
    return group.astype(jnp.int32) * GROUP + place, found >> 16


def _word(number: Array) -> Array:
    return number.astype(jnp.uint32)


def begin(simulator: AnySimulator, seats: Array, variant: Array, key: Array) -> Carry:
    """Deal a batch of tables."""
    key, deal = jax.random.split(key)
    words = expanded(jax.random.bits(deal, seats.shape), simulator.words)
    state = jax.jit(simulator.init)(seats, variant, words)
    seen = jnp.zeros((simulator.features, *seats.shape), jnp.uint8)
    return Carry(state, key, seen, jnp.int32(0), jnp.int32(0))


class Stepped(NamedTuple):
    """A token later."""

    after: Any
    """The state that the token led to."""
    is_over: Array
    state: Any
    """The same, but dealt anew where a match is over."""


def stepped(simulator: AnySimulator, state: Any, token: Array, chance: Array) -> Stepped:
    """Every table after its token; *chance* is one random word for each."""
    words = expanded(chance, simulator.words)
    after = simulator.step(state, token, words)
    is_over = simulator.done(after)
    dealt = simulator.init(state.seats, state.variant, words)
    return Stepped(after, is_over, jax.tree.map(lambda new, old: jnp.where(is_over, new, old), dealt, after))


def advance(simulator: AnySimulator, steps: int) -> Callable[[Carry], Carry]:
    """A function that plays *steps* tokens on every table of a batch; compile it with `jax.jit`."""

    def one(carry: Carry, _: None) -> tuple[Carry, None]:
        state = carry.state
        key, now = jax.random.split(carry.key)
        choice, chance = jax.random.bits(now, (2, *carry.seen.shape[1:]))
        token, legal = random_token(simulator.mask(state), choice)
        then = stepped(simulator, state, token, chance)
        return Carry(
            state=then.state,
            key=key,
            seen=carry.seen + simulator.observe(state),
            won=carry.won + jnp.sum(simulator.rewards(then.after)[0], dtype=jnp.int32),
            decisions=carry.decisions + jnp.sum(legal > 1, dtype=jnp.int32),
        ), None

    return lambda carry: lax.scan(one, carry, None, length=steps)[0]
