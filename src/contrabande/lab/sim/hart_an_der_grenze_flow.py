"""Hart an der Grenze, one token: what it leads to, and what becomes of the case in question."""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from contrabande.games.hart_an_der_grenze.tables import Printed
from contrabande.lab.sim.arrays import dear, nibble, pick, settled
from contrabande.lab.sim.hart_an_der_grenze_cards import EACH, KINDS, bit_of, onward, rounds, shift_of, turns, worth
from contrabande.lab.sim.hart_an_der_grenze_table import (
    AGREE,
    BRIBE,
    CHOOSE,
    DECLARED,
    EXTRA,
    INSPECT,
    KEEP,
    MONEY,
    OPEN,
    PACK,
    PASS,
    RED,
    SEAT,
    SEIZE,
    STOP,
    WHITE,
    State,
)


class Flow(NamedTuple):
    """What a token does and leads to: bool."""

    adds: Array  # one card more is packed or kept
    packed: Array  # a seat has packed
    kept: Array  # a seat has announced what it keeps
    declares: Array
    addresses: Array  # somebody is inspected
    names: Array  # a sum is offered or demanded
    agrees: Array
    opens: Array
    seizes: Array
    extra: Array  # the white stone may be used next
    seizure: Array  # the red stone may be used next
    clears: Array  # the turn ends
    deals: Array  # a turn begins
    sells: Array  # the round ends
    finishes: Array


def flow_of(state: State, token: Array) -> Flow:
    """What is done, and what comes of it (HG-12 … HG-33), computed once."""
    phase, sheriff = state.phase, state.sheriff
    points, passes, stops = (token >= SEAT) & (token < PASS), token == PASS, token == STOP
    agrees, opens = token == AGREE, token == OPEN
    ends_talk = agrees | opens
    stones = nibble(state.stones, sheriff)
    has_closed = (state.fates & EACH & ~jnp.where(ends_talk, bit_of(state.target), 0)) > 0
    extra = ends_talk & ((stones & WHITE) > 0) & has_closed
    may_seize = (ends_talk & ~extra) | (passes & (phase != SEIZE))
    seizure = may_seize & ((stones & RED) > 0) & has_closed
    clears = (may_seize & ~seizure) | ((phase == SEIZE) & (points | passes))
    kept = stops & (phase == KEEP)
    sells = kept & (onward(state.asked + 1, state.seats) == sheriff)
    flags = Flow(
        adds=token < KINDS,
        packed=stops & (phase == PACK),
        kept=kept,
        declares=(token >= DECLARED) & (token < SEAT),
        addresses=points & ((phase == INSPECT) | (phase == EXTRA)),
        names=token > MONEY,
        agrees=agrees,
        opens=opens,
        seizes=points & (phase == SEIZE),
        extra=extra,
        seizure=seizure,
        clears=clears,
        deals=(clears & (state.turn < turns(state.variant, state.seats))) | (points & (phase == CHOOSE)),
        sells=sells,
        finishes=sells & (state.round == rounds(state.variant)),
    )
    return Flow(*(flag > 0 for flag in settled(*((flag, 1) for flag in flags))))


class Customs(NamedTuple):
    """What happens to one case and to its owner's money."""

    whose: Array
    bribe: Array
    """What is paid to the sheriff."""
    rest: Array
    """Cards that do not match the declaration, where it is opened or seized: uint32."""
    earns: Array
    """What the owner earns or loses: int16."""


def customs_of(state: State, flow: Flow, seat: Array) -> Customs:
    """Judge the case in question (HG-16 … HG-21, HG-25)."""
    sum_ = jnp.where(state.phase == BRIBE, state.demand, state.offer)
    whose, bribe = settled((jnp.where(flow.seizes, seat, state.target), 3), (jnp.where(flow.agrees, sum_, 0), 7))
    case = pick(state.cases, whose)
    declared = state.declared >> 5 * whose.astype(jnp.uint32)
    number, kind = declared & 7, declared >> 3 & 3
    matching = case >> shift_of(kind) & 31
    rest = case - (jnp.minimum(number, matching) << shift_of(kind))
    rest = dear(jnp.where(flow.opens | flow.seizes, rest, 0))
    is_true = flow.opens & (rest == 0) & (matching == number)
    compensation = jnp.where(is_true, pick(map(jnp.int16, Printed.COMPENSATION), kind), 0)
    fine = jnp.where(flow.opens, worth(rest, Printed.FINES), 0)
    return Customs(whose, bribe, rest, dear(compensation - fine - bribe))


def next_sheriff(state: State, flow: Flow, seat: Array) -> Array:
    """The star passes clockwise, or to whom the poorest names (HG-7, HG-32)."""
    following = jnp.where(flow.clears, onward(state.sheriff + 1, state.seats), seat)
    return jnp.where(flow.deals, following, state.sheriff).astype(jnp.int8)
