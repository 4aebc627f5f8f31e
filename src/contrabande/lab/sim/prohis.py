"""Prohis as arrays, written from RULES.md; only the printed tables are shared with the reference.

A convoy and a bribe are laid card by card, kinds in table order, until STOP or until no card can follow; the sealed
claims are committed in seat order. In the variant in which the fastest inspects, that is the order of arrival.
"""

from functools import reduce

import jax.numpy as jnp
from jax import Array

from contrabande.games.prohis.tables import IN_HAND, IN_STORE, KINDS, LIEUTENANT, Printed, Tiny
from contrabande.lab.sim.arrays import dear, ladder, scaled, total, utilities
from contrabande.lab.sim.prohis_cards import card_of, count_of, drawn_kind, packed_cards
from contrabande.lab.sim.prohis_moves import step
from contrabande.lab.sim.prohis_sight import mask, observe
from contrabande.lab.sim.prohis_state import (
    DEAL,
    FEATURES,
    NOBODY,
    SEATS,
    TINY,
    TOKENS,
    TURN,
    WORDS,
    State,
    acting,
    deck,
    done,
    edition,
    own_stores,
)
from contrabande.lab.sim.simulator import Simulator

DOLLARS = 1000
"""Money is counted in thousands."""
RUIN = -1000
"""Less than anybody can have."""


def init(seats: Array, variant: Array, words: Array) -> State:
    """Give out control cards, deal, open the display and draw who begins (PR-3 … PR-6)."""
    zero, nothing = jnp.zeros_like(seats), jnp.zeros(seats.shape, jnp.uint32)
    nowhere = jnp.zeros((SEATS, *seats.shape), jnp.uint32)
    hands, display = _deal(seats, variant, words)
    sits = ladder(SEATS, seats) < seats
    given = jnp.where(sits, edition(variant, packed_cards(Printed.GIVEN), packed_cards(Tiny.GIVEN)), 0)
    dealt, shuffled = jnp.stack(hands), deck(seats, variant)
    first = jnp.where(variant == TINY, 0, scaled(words[0], seats)).astype(jnp.int8)
    return State(
        variant=variant,
        seats=seats,
        phase=zero + TURN,
        turn=first,
        is_final=zero,
        passes=zero,
        source=zero,
        emptied_by=zero + NOBODY,
        inspector=zero + NOBODY,
        offers=zero,
        claimed=zero,
        claims=nothing,
        chosen=nothing,
        pile=shuffled - total(hands) - display,
        display=display,
        convoy=nothing,
        turned=nothing,
        control=nothing,
        offer=nothing,
        hands=dealt + given,
        stores=jnp.zeros((SEATS, SEATS, *seats.shape), jnp.uint32),
        fresh=jnp.where(sits, shuffled - display - dealt, 0),
        sure=given,
        hints=nowhere,
        conduct=nowhere,
    )


def _deal(seats: Array, variant: Array, words: Array) -> tuple[list[Array], Array]:
    """The cards that come to each hand, and the display (PR-5)."""
    pile, hands = deck(seats, variant), []
    for seat in range(SEATS):
        many = jnp.where(seat < seats, edition(variant, Printed.DEALT, Tiny.DEALT), 0)
        start = DEAL + seat * Printed.DEALT
        hands.append(_dealt(words[start : start + Printed.DEALT], pile, many))
        pile -= hands[-1]
    start = DEAL + SEATS * Printed.DEALT
    return hands, _dealt(words[start:], pile, edition(variant, Printed.DISPLAY, Tiny.DISPLAY))


def _dealt(words: Array, pile: Array, many: Array) -> Array:
    """So many of the next cards; only goods and lieutenants are shuffled."""
    cards = jnp.zeros_like(pile)
    for number, word in enumerate(words):
        card = card_of(drawn_kind(word, pile - cards, LIEUTENANT + 1))
        cards += jnp.where(number < many, card, 0)
    return dear(cards)


def rewards(state: State) -> Array:
    """Utilities once it is over: most money wins, ties share (PR-20, PR-Q16)."""
    sits = ladder(SEATS, state.turn) < state.seats
    money = _worth(own_stores(state), IN_STORE) + _worth(state.hands, IN_HAND)
    money = dear(jnp.where(sits, money, RUIN).astype(jnp.int16))
    return utilities(state.seats, (money == reduce(jnp.maximum, money)) & done(state))


def _worth(cards: Array, dollars: tuple[int, ...]) -> Array:
    """What cards are worth, in thousands (PR-2): int32."""
    return total(count_of(cards, kind).astype(jnp.int32) * (dollars[kind] // DOLLARS) for kind in range(len(KINDS)))


SIMULATOR = Simulator(
    key="prohis",
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
)
