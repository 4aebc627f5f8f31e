"""Cards of Prohis as one uint32: a count per kind, each in a field that holds all cards of its kind (PR-1).

To put cards together is to add, to take them away to subtract; a hand, a store and the pile are one number each.
"""

from functools import lru_cache
from itertools import accumulate

import jax.numpy as jnp
import numpy as np
from jax import Array

from contrabande.games.prohis.tables import INSPECTOR, KINDS, LIEUTENANT
from contrabande.lab.sim.arrays import ladder, scaled, total

WIDTHS = (6, 5, 4, 4, 4)
"""Bits per kind."""
PLACES = tuple(accumulate(WIDTHS[:-1], initial=0))
BITS = sum(WIDTHS)
_PLACES = np.uint32(sum(place << 5 * kind for kind, place in enumerate(PLACES)))
_MASKS = tuple((1 << width) - 1 for width in WIDTHS)
_CONTROL_MASK = _MASKS[LIEUTENANT]


@lru_cache(maxsize=16384)
def packed_cards(counts: tuple[int, ...]) -> int:
    """So many cards per kind as one number."""
    return sum(count << place for count, place in zip(counts, PLACES))


def place_of(kind: Array) -> Array:
    """Where the field of a kind begins: uint32."""
    place: Array = _PLACES >> 5 * kind.astype(jnp.uint32) & 31
    return place


def card_of(kind: Array) -> Array:
    """One card of that kind."""
    card: Array = jnp.uint32(1) << place_of(kind)
    return card


def count_of(cards: Array, kind: int) -> Array:
    """How many are of that kind: uint32."""
    count: Array = cards >> PLACES[kind] & _MASKS[kind]
    return count


def holds_control(cards: Array, kind: Array) -> Array:
    """Whether a control card of that kind is among them."""
    return (cards >> place_of(kind) & _CONTROL_MASK) > 0


def size(cards: Array) -> Array:
    """How many cards there are: uint32."""
    return total(count_of(cards, kind) for kind in range(len(KINDS)))


def spread(cards: Array) -> Array:
    """The count per kind along a new first axis: uint8 `[kinds, *cards.shape]`."""
    kind = ladder(len(KINDS), cards, dtype=jnp.uint32)
    mask = jnp.where(kind == 0, _MASKS[0], jnp.where(kind == 1, _MASKS[1], _CONTROL_MASK))
    return (cards >> place_of(kind) & mask).astype(jnp.uint8)


def rank_of(control: Array) -> Array:
    """The rank of one control card, which is how many cards it may inspect (PR-2): uint32; 0 where there is none."""
    controls = range(LIEUTENANT, INSPECTOR + 1)
    return total(count_of(control, kind) * rank for rank, kind in enumerate(controls, start=1))


def drawn_kind(word: Array, cards: Array, kinds: int = len(KINDS)) -> Array:
    """The kind that comes from a pile, of which only the first *kinds* are in it: uint32."""
    heights = list(accumulate(count_of(cards, kind) for kind in range(kinds)))
    place = scaled(word, heights[-1])
    return total((height <= place).astype(jnp.uint32) for height in heights[:-1])
