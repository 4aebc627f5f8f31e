"""What a seat may do and what it sees, at a table of Prohis as arrays."""

from functools import reduce
from operator import or_

import jax.numpy as jnp
from jax import Array

from contrabande.games.prohis.tables import GOODS, INSPECTOR, LIEUTENANT, Printed, Tiny
from contrabande.lab.sim.arrays import dear, hot, ladder, pick
from contrabande.lab.sim.prohis_cards import BITS, PLACES, WIDTHS, count_of, size, spread
from contrabande.lab.sim.prohis_state import (
    ACCEPT,
    ANSWER,
    BRIBE,
    CARD,
    CAUGHT,
    CLAIM,
    CLAIMS,
    CLEAN,
    DECIDE,
    DISPLAY,
    DRAW,
    FLIP,
    HINT_TO,
    INSPECT,
    NOBODY,
    OFFER_NOTHING,
    OVER,
    PASS,
    PILE,
    REFUSE,
    SEAT_NUMBERS,
    SEATS,
    SENT,
    STAND_DOWN,
    STOP,
    TAKE,
    TAKE_PILE,
    TOKENS,
    TURN,
    TURN_CARD,
    WAIVE,
    State,
    acting,
    edition,
    own_stores,
)


def mask(state: State) -> Array:
    """Which tokens are legal: bool `[TOKENS]`, computed as the bits of one word."""
    hand = dear(pick(state.hands, acting(state)))
    legal = _turn_tokens(state, hand) | _card_tokens(state, hand) | _inspection_tokens(state, hand)
    word = dear(reduce(or_, [flag.astype(jnp.uint32) << token for token, flag in sorted(legal.items())]))
    return (word >> ladder(TOKENS, word, dtype=jnp.uint32) & 1) > 0


def _turn_tokens(state: State, hand: Array) -> dict[int, Array]:
    """Draw, stop, or pass near the end (PR-8, PR-9, PR-10)."""
    begins = (state.phase == TURN) & (state.chosen == 0)
    may_begin = begins & (size(hand) < edition(state.variant, Printed.HAND_LIMIT, Tiny.HAND_LIMIT))
    may_draw = may_begin | (state.phase == DRAW)
    near = edition(state.variant, Printed.NEAR_END, Tiny.NEAR_END) * state.seats.astype(jnp.uint32)
    taken = {TAKE + kind: may_draw & (count_of(state.display, kind) > 0) for kind in range(LIEUTENANT + 1)}
    return taken | {
        TAKE_PILE: may_draw & (state.pile > 0) & (state.source != PILE),
        STOP: (state.phase == DRAW) | _may_complete(state),
        PASS: begins & (size(state.pile) <= near),
    }


def _may_complete(state: State) -> Array:
    """Whether the cards laid so far make a convoy or a bribe (PR-11, PR-14)."""
    is_enough = (state.phase == BRIBE) | (size(state.chosen) >= Printed.CONVOY_LEAST)
    return (state.chosen > 0) & is_enough


def _card_tokens(state: State, hand: Array) -> dict[int, Array]:
    """One card more for a convoy or a bribe, kinds in table order, so that every set is laid in one way only."""
    rest = hand - state.chosen
    opens = (state.phase == TURN) & (state.chosen == 0)
    no_goods = hand >> PLACES[LIEUTENANT] << PLACES[LIEUTENANT] == hand
    may_lack_goods = no_goods & (size(hand) >= edition(state.variant, Printed.HAND_LIMIT, Tiny.HAND_LIMIT))
    asked = (state.phase == TURN) | (state.phase == BRIBE)
    found = {}
    for kind, (place, width) in enumerate(zip(PLACES, WIDTHS)):
        in_order = state.chosen >> place + width == 0
        reaches = size(hand >> place << place) >= Printed.CONVOY_LEAST
        fits = reaches & (may_lack_goods if kind >= len(GOODS) else True)
        found[CARD + kind] = asked & (count_of(rest, kind) > 0) & in_order & (fits | ~opens)
    return found


def _inspection_tokens(state: State, hand: Array) -> dict[int, Array]:
    """Claim, offer nothing, answer, decide, turn a card (PR-12 … PR-16)."""
    phase, down = state.phase, size(state.convoy)
    controls = range(LIEUTENANT, INSPECTOR + 1)
    return {
        WAIVE: phase == CLAIM,
        **{CLAIMS + rank: (phase == CLAIM) & (count_of(hand, kind) > 0) for rank, kind in enumerate(controls)},
        OFFER_NOTHING: (phase == BRIBE) & (state.chosen == 0),
        ACCEPT: phase == ANSWER,
        REFUSE: phase == ANSWER,
        INSPECT: phase == DECIDE,
        STAND_DOWN: phase == DECIDE,
        **{TURN_CARD + back: (phase == FLIP) & (back < down) for back in range(TOKENS - TURN_CARD)},
    }


def observe(state: State) -> Array:
    """What the acting seat sees, block by block as in the game's features: uint8 `[FEATURES]`."""
    seat = dear(acting(state))
    hand, fresh = pick(state.hands, seat), pick(state.fresh, seat)
    store = pick(own_stores(state), seat)
    convoy = jnp.where(seat == state.turn, state.convoy, 0)
    own = [spread(cards) for cards in (hand, store, convoy, state.offer)]
    road = [size(state.convoy)[None], size(state.offer)[None], spread(state.control)]
    sources = [(state.source == DISPLAY)[None], (state.source == PILE)[None]]
    clock = [size(state.pile)[None], *sources, state.passes[None], state.is_final[None], state.offers[None]]
    blocks = [
        hot(OVER + 1, state.phase),
        *own,
        spread(state.display),
        spread(state.turned),
        *road,
        *clock,
        spread(fresh),
        _around(state, seat),
        spread(state.chosen),
    ]
    return jnp.concatenate([block.astype(jnp.uint8) for block in blocks])


def _around(state: State, seat: Array) -> Array:
    """Clockwise from *seat*: the table's numbers, then the cards known in each hand and in each store."""
    place = ladder(SEATS, seat)
    is_present = place < state.seats
    around = place + seat
    around = jnp.where(is_present, jnp.where(around >= state.seats, around - state.seats, around), NOBODY)
    around = dear(around.astype(jnp.int8))
    hands, stores, conduct = (dear(pick(dear(rows), around)) for rows in _known(state, seat))
    rows = [
        is_present,
        around == state.turn,
        is_present & (around == state.inspector),
        conduct >> HINT_TO,
        stores >> BITS,
        *(conduct >> start & 0xFF for start in (SENT, CLEAN, CAUGHT)),
    ]
    numbers = jnp.stack([row.astype(jnp.uint8) for row in rows])
    found = jnp.concatenate([numbers, spread(hands), spread(stores)])
    return found.swapaxes(0, 1).reshape(SEATS * SEAT_NUMBERS, *seat.shape)


def _known(state: State, seat: Array) -> tuple[Array, Array, Array]:
    """Per seat what *seat* knows of its hand; of its store, with its size; its conduct, with the size of its hand."""
    is_told = state.hints >> HINT_TO == (seat + 1).astype(jnp.uint32)
    known = state.sure + jnp.where(is_told, state.hints & (1 << HINT_TO) - 1, 0)
    hands = jnp.where(hot(SEATS, seat), state.hands, known)
    stores = pick(state.stores, seat) + (size(own_stores(state)) << BITS)
    return hands, stores, state.conduct + (size(state.hands) << HINT_TO)
