"""A table of Prohis as arrays: its fields, its tokens, and what the editions differ in."""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from contrabande.games.prohis.tables import KINDS, Printed, Tiny
from contrabande.lab.sim.prohis_cards import packed_cards

SEATS = Printed.SEATS[-1]
PRINTED, FASTEST, TINY = range(3)
TURN, DRAW, CLAIM, _RAISE, BRIBE, ANSWER, DECIDE, FLIP, OVER = range(9)
"""The phases in the order of the features; with sealed claims nobody raises."""
DISPLAY, PILE = 1, 2
NOBODY = -1

# Tokens: five by five, so that a token of a card has its kind as remainder.
TAKE = 0
TAKE_PILE, STOP = 3, 4
CARD = 5
PASS, WAIVE, CLAIMS = 10, 11, 12
OFFER_NOTHING, ACCEPT, REFUSE, INSPECT, STAND_DOWN = range(15, 20)
TURN_CARD = 20
TOKENS = TURN_CARD + Printed.CONVOY_MOST
ROW = len(KINDS)

SEAT_NUMBERS = 8 + 2 * ROW
FEATURES = OVER + 1 + 4 * ROW + 2 * ROW + 2 + ROW + 6 + ROW + SEATS * SEAT_NUMBERS + ROW
"""The game's features, then the cards laid so far in a convoy or a bribe that is not complete."""

DEAL = 1
WORDS = DEAL + SEATS * Printed.DEALT + Printed.DISPLAY
"""The first word draws who begins, the next card or an inspector among equals; the others deal."""

SENT, CLEAN, CAUGHT = 0, 8, 16
"""Where in `conduct` these numbers begin."""
HINT_TO = 24
"""Where in `hints` the seat that was given it begins."""


class State(NamedTuple):
    """One table, or a batch of tables along the last axis; int8 unless it says otherwise, cards as one uint32."""

    variant: Array
    seats: Array
    phase: Array
    turn: Array
    is_final: Array
    """Whether the match ends with this turn (PR-18)."""
    passes: Array
    source: Array
    """Where the first card of this turn came from, while a second may follow."""
    emptied_by: Array
    inspector: Array
    offers: Array
    claimed: Array
    """How many opponents have committed a claim or waived."""
    claims: Array
    """uint32: two bits per seat, the rank that it has committed."""
    chosen: Array
    """Cards laid so far in a convoy or a bribe that is not complete."""
    pile: Array
    display: Array
    convoy: Array
    turned: Array
    control: Array
    """The control card on the table."""
    offer: Array
    hands: Array
    """[seats]."""
    stores: Array
    """[seats, seats]: what the first knows to lie in the store of the second; in its own store, everything."""
    fresh: Array
    """[seats]: the shuffled cards that a seat has never seen."""
    sure: Array
    """[seats]: the cards that everybody knows to be in that hand."""
    hints: Array
    """[seats]: what one other seat knows to be there besides, from a bribe that it has refused; from HINT_TO on that
    seat plus one."""
    conduct: Array
    """uint32 [seats]: convoys sent, passed after an inspection, and caught."""


def acting(state: State) -> Array:
    """The seat that is asked; claims are committed in seat order."""
    claimant = state.claimed + (state.claimed >= state.turn)
    one = jnp.where(state.phase >= ANSWER, state.inspector, state.turn)
    return jnp.where(state.phase == CLAIM, claimant, one).astype(jnp.int8)


def own_stores(state: State) -> Array:
    """What lies in the stores: [seats]."""
    return jnp.stack([state.stores[seat, seat] for seat in range(SEATS)])


def done(state: State) -> Array:
    """Whether the match is over."""
    return state.phase == OVER


def edition(variant: Array, printed: int, tiny: int) -> Array:
    """A number that the editions differ in: uint32."""
    return jnp.where(variant == TINY, jnp.uint32(tiny), jnp.uint32(printed))


def deck(seats: Array, variant: Array) -> Array:
    """What is shuffled (PR-3)."""
    small = edition(variant, packed_cards(Printed.SMALL_DECK), packed_cards(Tiny.SMALL_DECK))
    return jnp.where(seats <= Printed.SMALL_TABLE, small, jnp.uint32(packed_cards(Printed.DECK)))
