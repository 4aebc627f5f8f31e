"""The same policy in less room: its weights keep fewer bits of their fraction, so that a file of them can be squeezed.

All networks of a game together have 4 MiB. Half precision has ten bits of fraction, which is more than a policy needs;
how much fewer will do is to be measured, like any other change.
"""

import jax.numpy as jnp
from jax import Array

from contrabande.engine.errors import OptionsError
from contrabande.lab.learning.network import Tower

FRACTION = 10
"""Bits of fraction in half precision."""


def packed(policy: Tower, bits: int) -> Tower:
    """The policy with so many bits of fraction left in its weights; with all ten it is as it was."""
    if not 1 <= bits <= FRACTION:
        raise OptionsError(f"bits={bits} will not do: half precision has from 1 to {FRACTION} bits of fraction")
    return {name: _rounded(each, bits) if name.endswith("_w") else each for name, each in policy.items()}


def _rounded(weights: Array, bits: int) -> Array:
    """To the nearest number that so many bits can tell."""
    significand, exponent = jnp.frexp(weights)
    steps = 2.0 ** (bits + 1)
    return jnp.ldexp(jnp.round(significand * steps) / steps, exponent)
