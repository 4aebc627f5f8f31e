"""What a token does at the open drawer and to the cushions, at a table of Meisterdiebe as arrays (MD-20 … MD-35)."""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array, lax

from contrabande.lab.sim.arrays import dear, settled
from contrabande.lab.sim.meisterdiebe_course import Order, committed
from contrabande.lab.sim.meisterdiebe_state import (
    ACT,
    AGE,
    ALARM,
    BELOW,
    BLACK_RUBIES,
    CHOSEN,
    CONTENT,
    EXCLUDED,
    JEWELS,
    LADY_JEWELLER,
    LAY,
    LAY_WITH_ALARM,
    ON_CARD,
    OPEN,
    PLACE,
    PLUNDER,
    RUBY,
    RUBY_BELOW,
    SAPPHIRES,
    SEARCH,
    SLOTS,
    SMUGGLER,
    STOCK,
    STOP,
    TAKE,
    THIEF,
    WHITE,
    WHITE_SAPPHIRES,
    State,
    bit,
    chosen_of,
    has,
)


class Deed(NamedTuple):
    """What becomes of drawer and cushions."""

    drawer: Array  # the drawer afterwards
    red: Array
    own: Array  # what is added to the cushions of the player at turn
    owners: Array  # and to those of the owner of an alarm that fell
    owner: Array  # that owner, plus one
    laid: Array
    ready: Array  # the turn is over but for the manipulation
    acts: Array  # there is something to be done at the open drawer
    touches: Array  # the drawer has changed


class _Opening(NamedTuple):
    """What lies above, and what has fallen."""

    top: Array
    fallen: Array  # jewels
    owner: Array  # of an alarm that has fallen, plus one
    rings: Array  # for another one than who opened


def deed_of(state: State, token: Array, me: Array, drawer: Array, order: Order) -> Deed:
    """Open a drawer (MD-20 … MD-23), then act at it, each as he can (MD-25 … MD-35)."""
    opening = _opening(state, token, drawer)
    character, fell = chosen_of(me), opening.fallen > 0
    places, turns = (token < SLOTS) & (state.phase == PLACE), (token < SLOTS) & (state.phase == OPEN)
    gathers = turns & ~fell & (character == SMUGGLER)
    searches, drops = token == SEARCH, (token == SEARCH) & has(drawer, RUBY_BELOW)
    finds = searches & has(drawer, RUBY) & ~drops
    steals = (turns & ~fell & (character == THIEF)) | (token == PLUNDER) | (searches & ~drops)
    taken = jnp.where(gathers | steals, opening.top & JEWELS, 0)
    stolen = jnp.where(steals, taken, 0) + bit(finds, BLACK_RUBIES) + bit(token == TAKE, 0)
    laid, completes = _imitations(state, token, me, order)
    spent = jnp.where(completes, laid, 0)
    with_alarm = (token >= LAY_WITH_ALARM) & (token < STOP)
    added = (spent & 15 | spent >> 4 << SAPPHIRES) + bit(places, 0) + _alarm(state, with_alarm)
    excluded = turns & fell & (character == SMUGGLER)
    card = committed(state, token) << CHOSEN | bit(excluded, EXCLUDED)
    acts = turns & (character != THIEF) & (~fell | (character == LADY_JEWELLER))
    ready = (turns & ~acts) | completes | (places & (me >> STOCK & 7 == 1))
    stays = acts | ((state.phase == ACT) & ~completes)
    flags = ((ready, 1), (stays, 1), ((token < SLOTS) | completes, 1))
    return Deed(
        dear(_kept(token, drawer, finds) | opening.top - taken + added),
        _red(state, token, opening) + jnp.where(gathers, taken, 0),
        dear(card + stolen - (spent << WHITE) - bit(places, STOCK) - bit(with_alarm, ON_CARD)),
        dear(jnp.where(opening.rings, opening.fallen, 0) + bit(opening.owner > 0, ON_CARD)),
        *settled((opening.owner, 4), (laid, 6), *flags),
    )


def _opening(state: State, token: Array, drawer: Array) -> _Opening:
    """Everything in the lower compartment falls out, an alarm with it (MD-21, MD-30)."""
    content = drawer & CONTENT
    fallen = jnp.where((token < SLOTS) & has(drawer, BELOW), content, 0)
    owner = fallen >> ALARM
    rings = (owner > 0) & (owner != state.turn.astype(jnp.uint32) + 1)
    return _Opening(content - fallen, fallen & JEWELS, owner, rings)


def _alarm(state: State, with_alarm: Array) -> Array:
    return jnp.where(with_alarm, state.turn.astype(jnp.uint32) + 1, 0) << ALARM


def _kept(token: Array, drawer: Array, finds: Array) -> Array:
    """The drawer itself: a ruby is taken out, or lies above after a search; it is young again (MD-33, MD-34)."""
    kept = drawer & ~(CONTENT | 1 << BELOW | bit(finds, RUBY) | bit(token == SEARCH, RUBY_BELOW))
    return jnp.where(token < SLOTS, kept & (1 << AGE) - 1, kept)


def _red(state: State, token: Array, opening: _Opening) -> Array:
    """The red cushion: fallen jewels come, unless an alarm rings for another; one may be picked (MD-22, MD-30)."""
    return state.red + jnp.where(opening.rings, 0, opening.fallen) - bit(token == TAKE, 0)


def _imitations(state: State, token: Array, me: Array, order: Order) -> tuple[Array, Array]:
    """What is laid with this token, and whether the deed is complete: enough, or nothing can follow (MD-32)."""
    adds = (token >= LAY) & (token < STOP)
    one = jnp.where(token & 1 == LAY & 1, 1, 16)
    laid = state.laid.astype(jnp.uint32) + jnp.where(adds, one, 0).astype(jnp.uint32)
    diamonds, sapphires = laid & 15, laid >> 4
    extra = jnp.where(chosen_of(me) == LADY_JEWELLER, lax.population_count(order.detectives), 0)
    follows = ((sapphires == 0) & (me >> WHITE & 15 > diamonds)) | (me >> WHITE_SAPPHIRES & 3 > sapphires)
    is_full = adds & ((diamonds + sapphires > extra) | ~follows)
    return laid, is_full | ((token >= STOP) & (token <= SEARCH))
