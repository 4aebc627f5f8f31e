"""Hart an der Grenze, the course of play: set-up, and one token further."""

import jax.numpy as jnp
from jax import Array

from contrabande.games.hart_an_der_grenze.tables import Printed
from contrabande.lab.sim.arrays import dear, ladder, scaled
from contrabande.lab.sim.hart_an_der_grenze_cards import (
    SEATS,
    TINY,
    TINY3,
    bit_of,
    copies,
    everyone,
    hand,
    lowest,
    onward,
    purse,
    seat_sizes,
    some,
)
from contrabande.lab.sim.hart_an_der_grenze_change import (
    behind_sizes,
    cards,
    declared,
    discards,
    fates,
    hand_sizes,
    money,
    records,
    stones,
    talk,
    trade,
    wealth_of,
)
from contrabande.lab.sim.hart_an_der_grenze_deal import Dealt, deal
from contrabande.lab.sim.hart_an_der_grenze_flow import Customs, Flow, customs_of, flow_of, next_sheriff
from contrabande.lab.sim.hart_an_der_grenze_next import follows
from contrabande.lab.sim.hart_an_der_grenze_table import PACK, RED, SALES, SEAT, WHITE, State


def init(seats: Array, variant: Array, words: Array) -> State:
    """Everybody has money and stones; one takes the star and deals (HG-3 … HG-5)."""
    sheriff = jnp.where(variant < TINY, scaled(words[0], seats), 0).astype(jnp.int8)
    zero, none = jnp.zeros_like(sheriff), jnp.zeros_like(words[0])
    sitting = everyone(seats)
    dealt = deal(copies(variant), none, sitting * hand(variant).astype(jnp.uint32), onward(sheriff + 1, seats), words)
    sizes = dealt.sizes()
    nothing = jnp.zeros((SEATS, *zero.shape), jnp.uint32)
    has_white = (seats >= Printed.EXTRA_SEATS[0]) | (variant == TINY3)
    return State(
        variant=variant,
        seats=seats,
        phase=zero + PACK,
        round=zero + 1,
        turn=zero + 1,
        sheriff=sheriff,
        asked=lowest(some(sizes) & ~bit_of(sheriff)),
        hands=dealt.cards(),
        cases=nothing,
        behind=nothing,
        under=nothing,
        hand_sizes=sizes,
        behind_sizes=none,
        declared=none,
        fates=none,
        target=zero,
        offers=zero,
        offer=zero,
        demand=zero,
        stones=sitting * jnp.where(has_white, jnp.uint32(RED | WHITE), RED),
        pile=dealt.pile,
        discards=none,
        cash=jnp.where(ladder(SEATS, seats) < seats, purse(variant), 0).astype(jnp.int16),
        bribes=nothing.astype(jnp.uint8),
        paid=nothing.astype(jnp.uint8),
        lots=none,
        caught=none,
        honest=none,
        bought=none,
        traded=nothing,
        sold=jnp.zeros((SALES, SEATS, *zero.shape), jnp.uint32),
        searched=none,
        let_through=none,
        income=nothing.astype(jnp.uint8),
    )


def step(state: State, token: Array, words: Array) -> State:
    """One token further."""
    flow = flow_of(state, token)
    seat = onward(state.asked + (token - SEAT).astype(jnp.int8), state.seats)
    customs = customs_of(state, flow, seat)
    wealth = dear(wealth_of(state))
    dealt = _deal(state, flow, customs, seat, words)
    sheriff = next_sheriff(state, flow, seat)
    closed = dear(fates(state, flow, customs))
    sizes = hand_sizes(state, flow, dealt)
    phase, asked = follows(state, flow, seat, sheriff, sizes, wealth)
    return State(
        variant=state.variant,
        seats=state.seats,
        phase=phase,
        round=state.round + (flow.deals & ~flow.clears),
        turn=jnp.where(flow.deals, jnp.where(flow.clears, state.turn + 1, 1), state.turn).astype(jnp.int8),
        sheriff=sheriff,
        asked=asked,
        **cards(state, flow, customs, token, dealt),
        hand_sizes=sizes,
        behind_sizes=behind_sizes(state, flow, customs),
        declared=declared(state, flow, token),
        fates=jnp.where(flow.deals, 0, closed),
        **talk(state, flow, seat, token),
        stones=stones(state, flow),
        pile=dealt.pile,
        **money(state, flow, customs, wealth),
        **records(state, flow, customs, closed),
        **trade(state, flow, customs, closed),
    )


def _deal(state: State, flow: Flow, customs: Customs, seat: Array, words: Array) -> Dealt:
    """Fill the hands when a turn begins (HG-9)."""
    start = dear(onward(next_sheriff(state, flow, seat) + 1, state.seats))
    full = everyone(state.seats) * hand(state.variant).astype(jnp.uint32)
    missing = dear(jnp.where(flow.deals, full - seat_sizes(state.hands), 0))
    return deal(state.pile, discards(state, flow, customs), missing, start, words)
