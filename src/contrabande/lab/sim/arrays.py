"""Small tools over batch-last arrays: the first axes are the table's, all later ones the batch's.

A seat number is `[*batch]`, a row per colour `[colours, *batch]`; one table is the case of no batch axes. Everything is
a comparison, a shift or a `where`, which fuse and vectorise over the batch; nothing gathers, scatters or loops.

Up to eight small counts make one uint32 of eight nibbles: a pile of at most 15 cards of eight kinds is one number, and
to look, to add up and to draw are a few bit operations instead of a reduction.
"""

from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import accumulate
from operator import add, or_

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from contrabande.engine.seats import MOST_SEATS

_EVERY_NIBBLE = np.uint32(0x11111111)
_LOW_HALVES = np.uint32(0x0F0F0F0F)
_EVERY_BYTE = np.uint32(0x01010101)
_TOP_BITS = np.uint32(0x80808080)


def ladder(size: int, like: Array, *, dtype: jax.typing.DTypeLike = jnp.int8) -> Array:
    """0 … size - 1 along a new first axis, for every entry of *like*."""
    return lax.broadcasted_iota(dtype, (size, *like.shape), 0)


def hot(size: int, index: Array) -> Array:
    """True at *index* along a new first axis: bool `[size, *index.shape]`."""
    return ladder(size, index, dtype=index.dtype) == index


def total(rows: Iterable[Array]) -> Array:
    """The sum over a first axis, unrolled: a reduction is not vectorised over the batch on a CPU."""
    return reduce(add, rows)


def pick(rows: Iterable[Array], index: Array) -> Array:
    """The row at *index*; 0 where there is none."""
    return total(jnp.where(index == place, row, 0) for place, row in enumerate(rows))


def dear(value: Array) -> Array:
    """The same number (not the greatest of its type), computed once however many read it.

    XLA computes what several outputs share again for each of them, and on a CPU drops optimisation barriers before it
    fuses. It spares only what it holds to be dear, such as a remainder; this one changes nothing.
    """
    return lax.rem(value, jnp.full_like(value, np.iinfo(value.dtype).max))


def settled(*parts: tuple[Array, int]) -> tuple[Array, ...]:
    """The same small numbers, each given with its width in bits (up to 31 in all), computed once and in one word."""
    places = list(accumulate((bits for _, bits in parts), initial=0))
    assert places[-1] < 32
    word = dear(reduce(or_, [value.astype(jnp.uint32) << place for (value, _), place in zip(parts, places)]))
    return tuple((word >> place & (1 << bits) - 1).astype(jnp.int8) for (_, bits), place in zip(parts, places))


def scaled(word: Array, bound: Array) -> Array:
    """*word* × *bound* >> 32 without 64-bit numbers, as the reference draws; bounds below 2^16."""
    wide = bound.astype(jnp.uint32)
    high, low = word >> 16, word & 0xFFFF
    return (high * wide + (low * wide >> 16)) >> 16


def drawn(word: Array, counts: Sequence[Array]) -> Array:
    """The kind that comes from a pile of so many cards per kind."""
    heights = list(accumulate(counts))
    place = scaled(word, heights[-1]).astype(heights[-1].dtype)
    return total((height <= place).astype(jnp.int8) for height in heights)


def packed(counts: Sequence[int]) -> int:
    """Up to eight numbers below 16 as one."""
    return sum(count << 4 * place for place, count in enumerate(counts))


def nibble(row: Array, place: Array | int) -> Array:
    """The number at *place* of a packed row: uint32."""
    found: Array = row >> (4 * jnp.asarray(place).astype(jnp.uint32)) & 15
    return found


def one_at(place: Array) -> Array:
    """A packed row that holds 1 at *place*."""
    row: Array = jnp.ones_like(place, jnp.uint32) << 4 * place.astype(jnp.uint32)
    return row


def nibble_sum(row: Array) -> Array:
    """All numbers of a packed row together: uint32."""
    found: Array = ((row & _LOW_HALVES) + (row >> 4 & _LOW_HALVES)) * _EVERY_BYTE >> 24
    return found


def drawn_packed(word: Array, pile: Array) -> Array:
    """The kind that comes from a packed pile of at most 15 cards: uint32."""
    heights = pile * _EVERY_NIBBLE
    place = scaled(word, heights >> 28) * _EVERY_BYTE | _TOP_BITS
    even = place - (heights & _LOW_HALVES) & _TOP_BITS
    odd = place - (heights >> 4 & _LOW_HALVES) & _TOP_BITS
    return lax.population_count(even | odd >> 1)


UNIT = 840
"""Rewards are utilities times this: one win shared by up to eight is a whole number."""


def utilities(seats: Array, winners: Array) -> Array:
    """Seats × win share - 1 in units of 1 / UNIT: int16 `[most seats]`; zeros while nobody has won."""
    count = total(winners.astype(jnp.int16))
    prize = total(jnp.where(count == many, jnp.int16(UNIT // many), 0) for many in range(1, MOST_SEATS + 1)) * seats
    sits = (ladder(winners.shape[0], seats) < seats) & (count > 0)
    return jnp.where(sits, jnp.where(winners, prize, 0) - UNIT, 0).astype(jnp.int16)
