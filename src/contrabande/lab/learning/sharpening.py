"""The same policy with its log odds times a number: above 1 nearer to its favourite tokens, below 1 softer.

Only its head changes, and nothing is learned. How sure of itself a policy plays best is to be measured, like any other
change.
"""

import math

import jax.numpy as jnp
import numpy as np

from contrabande.engine.errors import OptionsError
from contrabande.lab.learning.network import Tower

HEAD = ("head_w", "head_b")
LEAST, MOST = float(np.finfo(np.float16).tiny), float(np.finfo(np.float16).max)
"""The ends of half precision: below the least it loses bits, beyond the most it has no numbers."""


def sharpened(policy: Tower, by: float) -> Tower:
    """The policy with all its log odds *by* times as large."""
    return {name: by * each if name in HEAD else each for name, each in policy.items()}


def need_room(policy: Tower, by: float) -> None:
    """Refuse a number with which half precision, in which policies are kept, cannot tell the policy's log odds."""
    if not 0 < by < math.inf:
        raise OptionsError(f"by={by:g} will not do; say a number above 0: above 1 is sharper, below 1 is softer")
    largest = max(float(jnp.abs(policy[name]).max()) for name in HEAD)
    if by * largest > MOST:
        raise OptionsError(
            f"by={by:g} is too much: a policy is kept in half precision, which ends at {MOST:.0f}; "
            f"for this one say at most {int(MOST / largest)}"
        )
    if by * largest < LEAST <= largest:
        raise OptionsError(
            f"by={by:g} is too little: a policy is kept in half precision, "
            "which no longer tells such odds apart; say more"
        )
