"""Hart an der Grenze in words: the cards of a zone, a number or a mark per seat, what each edition prints.

Cards are one uint32: kind *k* is counted 5 × (5 - k) bits up, so that jugs, of which there are most, have the free bits
on top. To lay cards together is to add. A number per seat is a nibble, a set of seats has the lowest bit of each.
"""

from functools import lru_cache

import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from contrabande.games.hart_an_der_grenze.tables import Printed, Tiny, TinyThree
from contrabande.lab.sim.arrays import ladder, total

SEATS = Printed.SEATS[-1]
KINDS = len(Printed.GOODS)
PRINTED, EXACT, TINY, TINY3 = range(4)
MAX_OFFERS = {PRINTED: 4, EXACT: 4, TINY: 2, TINY3: 1}
"""An option of the variants, not a printed table."""

EACH = np.uint32(0x111111)
"""The set of all seats."""
_BITS = 5
_TOP = _BITS * (KINDS - 1)
CLAIMS = _BITS * len(Printed.LEGAL)
"""So far below each legal kind there is room for what is claimed of it, where no illegal ones are counted."""
assert 2 * len(Printed.LEGAL) == KINDS
_SPREAD = np.uint32(sum(1 << _BITS * kind for kind in range(KINDS)))
_EVEN = np.uint32(0b00000_11111_00000_11111_00000_11111)
_ODD = np.uint32(0b1111111_00000_11111_00000_11111)
_THIRDS = np.uint32(1 | 1 << 10 | 1 << 20)


# Cards.


@lru_cache(maxsize=1 << 14)
def cards_of(counts: tuple[int, ...]) -> int:
    """A count per kind as one number."""
    return sum(count << _TOP - _BITS * kind for kind, count in enumerate(counts))


def shift_of(kind: Array) -> Array:
    """How far up a kind is counted."""
    return _TOP - _BITS * kind.astype(jnp.uint32)


def one_of(kind: Array) -> Array:
    """One card of a kind."""
    card: Array = jnp.uint32(1) << shift_of(kind)
    return card


def count_of(cards: Array, kind: int) -> Array:
    """How many of a kind there are: uint32."""
    found: Array = cards >> _TOP - _BITS * kind & (127 if kind == 0 else 31)
    return found


def counts(cards: Array) -> Array:
    """How many there are of each kind, along a new first axis: uint8."""
    kind = ladder(KINDS, cards, dtype=jnp.uint32)
    return (cards >> shift_of(kind) & jnp.where(kind == 0, jnp.uint32(127), 31)).astype(jnp.uint8)


def size(cards: Array) -> Array:
    """How many cards there are, at most 31: uint32."""
    found: Array = cards * _SPREAD >> _TOP & 31
    return found


def pile_size(cards: Array) -> Array:
    """How many cards there are, up to all of them: uint32."""
    found: Array = ((cards & _EVEN) + (cards >> _BITS & _ODD)) * _THIRDS >> 20 & 1023
    return found


def worth(cards: Array, prices: tuple[int, ...]) -> Array:
    """What cards are worth at a price per kind: int16."""
    return total(count_of(cards, kind) * np.uint32(price) for kind, price in enumerate(prices)).astype(jnp.int16)


# Seats.


def bit_of(seat: Array) -> Array:
    """The set of one seat."""
    chosen: Array = jnp.uint32(1) << 4 * seat.astype(jnp.uint32)
    return chosen


def everyone(seats: Array) -> Array:
    """The set of those who sit at the table."""
    return EACH & bit_of(seats) - 1


def some(numbers: Array) -> Array:
    """The set of the seats whose number is not 0."""
    return (numbers | numbers >> 1 | numbers >> 2 | numbers >> 3) & EACH


def lowest(chosen: Array) -> Array:
    """The first seat of a set: int8; 8 of the empty set."""
    return (lax.population_count((chosen & -chosen) - 1) >> 2).astype(jnp.int8)


def onward(seat: Array, seats: Array) -> Array:
    """The seat that such a number is when one counts round the table."""
    return jnp.where(seat >= seats, seat - seats, seat).astype(jnp.int8)


def turned(chosen: Array, seat: Array, seats: Array) -> Array:
    """The set seen from *seat* on clockwise; beyond the table's seats it means nothing."""
    return chosen >> 4 * seat.astype(jnp.uint32) | chosen << 4 * (seats - seat).astype(jnp.uint32)


def nearest(chosen: Array, seat: Array, seats: Array) -> Array:
    """The first of a set clockwise, from *seat* itself on: int8."""
    return onward(seat + lowest(turned(chosen, seat, seats)), seats)


def seat_sizes(rows: Array, bits: int = 4) -> Array:
    """The number of cards of every seat, each that many bits wide."""
    return total(size(cards) << bits * seat for seat, cards in enumerate(rows))


# Editions.


def edition(variant: Array, printed: int, tiny: int, tiny3: int) -> Array:
    """One of three numbers."""
    return jnp.where(variant < TINY, printed, jnp.where(variant == TINY, tiny, tiny3))


def copies(variant: Array) -> Array:
    """All cards of the game (HG-1)."""
    assert Tiny.COPIES == TinyThree.COPIES
    return jnp.where(variant < TINY, jnp.uint32(cards_of(Printed.COPIES)), jnp.uint32(cards_of(Tiny.COPIES)))


def turns(variant: Array, seats: Array) -> Array:
    """How many turns a round has (HG-6)."""
    printed = total(jnp.where(seats == count, many, 0) for count, many in zip(Printed.SEATS, Printed.TURNS))
    return jnp.where(variant < TINY, printed, Tiny.TURNS[0])


def rounds(variant: Array) -> Array:
    """How many rounds there are (HG-6)."""
    return edition(variant, Printed.ROUNDS, Tiny.ROUNDS, TinyThree.ROUNDS)


def purse(variant: Array) -> Array:
    """How many dollars one starts with (HG-3)."""
    return edition(variant, Printed.CASH, Tiny.CASH, TinyThree.CASH)


def hand(variant: Array) -> Array:
    """Up to how many cards one is dealt (HG-4, HG-9)."""
    return edition(variant, Printed.HAND, Tiny.HAND, TinyThree.HAND)
