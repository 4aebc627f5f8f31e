"""Hart an der Grenze as arrays, written from RULES.md; only the printed tables are shared with the reference.

Packing (HG-12) and keeping (HG-28) are told card by card, kinds in table order, then STOP. Seats are told by their
place clockwise from the acting one, sums of money by themselves; what a token means beyond that, the phase says.
"""

from functools import reduce

import jax.numpy as jnp
from jax import Array

from contrabande.lab.sim.arrays import ladder, utilities
from contrabande.lab.sim.hart_an_der_grenze_cards import SEATS
from contrabande.lab.sim.hart_an_der_grenze_look import FEATURES, acting, done, mask, observe
from contrabande.lab.sim.hart_an_der_grenze_step import init, step
from contrabande.lab.sim.hart_an_der_grenze_table import TOKENS, WORDS, State
from contrabande.lab.sim.simulator import Simulator


def rewards(state: State) -> Array:
    """Utilities once it is over: most money wins, ties share (HG-37)."""
    nobody = jnp.int16(-32768)
    sums = [jnp.where(seat < state.seats, cash, nobody) for seat, cash in enumerate(state.cash)]
    has_most = state.cash == reduce(jnp.maximum, sums)
    return utilities(state.seats, has_most & (ladder(SEATS, state.phase) < state.seats) & done(state))


def spend(state: State, word: Array) -> State:
    """Every stone has left the game, or has not (HG-26)."""
    return state._replace(stones=state.stones & word)


SIMULATOR = Simulator(
    key="hart-an-der-grenze",
    seats=SEATS,
    tokens=TOKENS,
    features=FEATURES,
    words=WORDS,
    init=init,
    step=step,
    mask=mask,
    acting=acting,
    observe=observe,
    rewards=rewards,
    done=done,
    spend=spend,
)
