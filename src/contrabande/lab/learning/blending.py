"""One policy between two of one line: every weight of it is so far on the way from the one to the other.

A run that goes on from another one unlearns something while it learns. Between the two there is often a policy that has
kept most of both, at the price of no learning at all; it is a find, to be measured like any other.
"""

import jax.numpy as jnp

from contrabande.engine.errors import OptionsError
from contrabande.lab.learning.network import FIXED, Tower, size_of, widened


def blended(one: Tower, other: Tower, part: float) -> Tower:
    """The policy *part* of the way from *one* to *other*."""
    if not 0 <= part <= 1:
        raise OptionsError(f"part={part:g} is no part of the way; say a number from 0, the first, to 1, the second")
    if size_of(one) != size_of(other):
        raise OptionsError("these two differ in width or blocks; nothing is between them")
    one, other = widened(one, other), widened(other, one)
    if not all(jnp.array_equal(one[name], other[name]) for name in FIXED):
        raise OptionsError(
            "these two began apart: only where one went on from the other is there a policy between them"
        )
    return {name: here + part * (other[name] - here) for name, here in one.items()}
