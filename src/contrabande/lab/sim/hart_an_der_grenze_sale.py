"""Hart an der Grenze, the double sale: up to a cap per kind, the largest holdings first (HG-33 … HG-35)."""

import jax.numpy as jnp
import numpy as np
from jax import Array

from contrabande.games.hart_an_der_grenze.tables import Printed, Tiny
from contrabande.lab.sim.arrays import dear, nibble, packed, total
from contrabande.lab.sim.hart_an_der_grenze_cards import SEATS, TINY, count_of

_SHARE = 9
"""A division by up to six is a product with a ninth power of two: exact for the sums of a sale."""


def proceeds(variant: Array, seats: Array, under: Array) -> Array:
    """What each seat is paid for the cards under its case, *under* `[seats]`: int16 `[seats]`."""
    caps = dear(_caps(variant, seats))
    rows = [
        _paid(nibble(caps, kind).astype(jnp.int8), Printed.SALE_FACTOR * price, under, kind)
        for kind, price in enumerate(Printed.VALUES)
    ]
    return total(rows)


def _caps(variant: Array, seats: Array) -> Array:
    """The row in the lid of the case that counts, a nibble per kind (HG-1)."""
    printed = total(
        jnp.where(seats == count, jnp.uint32(packed(row)), 0) for count, row in zip(Printed.SEATS, Printed.CAPS)
    )
    return jnp.where(variant < TINY, printed, jnp.uint32(packed(Tiny.CAPS[0])))


def _paid(cap: Array, price: int, under: Array, kind: int) -> Array:
    """What is left of the cap when all larger holdings are sold is shared by the equal ones, rounded down (HG-35)."""
    own = count_of(under, kind).astype(jnp.int8)
    others = [count_of(cards, kind).astype(jnp.int8) for cards in under]
    larger = total(jnp.where(other > own, other, 0) for other in others)
    equal = total((other == own).astype(jnp.int8) for other in others)
    sold = jnp.minimum(jnp.maximum(cap - larger, 0), own * equal).astype(jnp.uint16)
    share = total(jnp.where(equal == many, jnp.uint16(-(-(1 << _SHARE) // many)), 0) for many in range(1, SEATS + 1))
    return (sold * np.uint16(price) * share >> _SHARE).astype(jnp.int16)
