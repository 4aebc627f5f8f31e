"""Who acts when at a table of Meisterdiebe as arrays, and how the round goes on (MD-15 … MD-19, MD-27, MD-37)."""

from functools import reduce
from operator import or_
from typing import NamedTuple

import jax.numpy as jnp
from jax import Array, lax

from contrabande.games.meisterdiebe.tables import Tiny
from contrabande.lab.sim.arrays import dear, pick, settled, total
from contrabande.lab.sim.meisterdiebe_state import (
    CARD,
    CHARACTERS,
    CHOOSE,
    DETECTIVE,
    EXCLUDED,
    MANIPULATE,
    PICK,
    RUBY,
    SMUGGLER,
    TAKE,
    TINY,
    WHITE_MASK,
    State,
    chosen_of,
    edition,
    has,
    number_of,
)

_SEAT, _GROUP = 3, 7
"""Who acts when as one number: the character from _GROUP on, the card's number from _SEAT on, then the seat."""
_NOBODY = (1 << 10) - 1


class Order(NamedTuple):
    """The cards of this round, with the one that is just chosen: uint32."""

    following: Array  # who acts next, as one number
    entitled: Array  # a bit per number of a smuggler who may share the loot
    detectives: Array  # a bit per number
    smugglers: Array  # how many


def order_of(state: State, token: Array, me: Array) -> Order:
    """Who acts after the player at turn: by character, then by number (MD-16, MD-17)."""
    own = number_of(pick(state.cards, state.turn), chosen_of(me))
    now = chosen_of(me) << _GROUP | own << _SEAT | state.turn.astype(jnp.uint32)
    now = jnp.where(state.phase == CHOOSE, (SMUGGLER << _GROUP) - 1, now)
    now = jnp.where(state.phase == PICK, (SMUGGLER + 1 << _GROUP) - 1, now)
    following, entitled, detectives, smugglers = [], [], [], []
    for seat, (cushions, cards) in enumerate(zip(state.cushions, state.cards)):
        chosen = chosen_of(cushions) + jnp.where(state.turn == seat, committed(state, token), 0)
        number = number_of(cards, chosen)
        place, its = chosen << _GROUP | number << _SEAT | seat, jnp.uint32(1) << number >> 1
        following.append(jnp.where(place > now, place, _NOBODY))
        smugglers.append((chosen == SMUGGLER).astype(jnp.uint32))
        entitled.append(jnp.where((chosen == SMUGGLER) & ~has(cushions, EXCLUDED), its, 0))
        detectives.append(jnp.where(chosen == DETECTIVE, its, 0))
    first = reduce(jnp.minimum, following)
    word = dear(first | reduce(or_, entitled) << 10 | reduce(or_, detectives) << 18 | total(smugglers) << 26)
    return Order(word & _NOBODY, word >> 10 & 255, word >> 18 & 255, word >> 26)


def committed(state: State, token: Array) -> Array:
    """The character that the token chooses; 0 where it does something else."""
    return jnp.where(state.phase == CHOOSE, token - CARD + 1, 0).astype(jnp.uint32)


# How the round goes on.


class Course(NamedTuple):
    """What follows a token: flags."""

    goes_on: Array  # the next one opens a drawer
    reveals: Array  # all cards are turned face up
    shares: Array  # the red cushion is shared out
    loots: Array  # by the smugglers
    picks: Array  # or they pick by hand
    begins: Array  # a round begins
    passes: Array  # with other cards
    over: Array


def course_after(state: State, token: Array, order: Order) -> Course:
    """After the last of a group comes the next one; after all of them the round ends (MD-16 … MD-19, MD-37)."""
    turns = state.phase == MANIPULATE
    is_filling = state.played == 0
    all_chosen = (state.phase == CHOOSE) & (state.turn + 1 == state.seats)
    all_taken = (token == TAKE) & (state.red == 1)
    moves_on = (turns & ~is_filling) | all_chosen | all_taken
    is_last = moves_on & (order.following >= DETECTIVE << _GROUP)
    reveals = moves_on & (order.following >= SMUGGLER + 1 << _GROUP) & (state.is_open == 0)
    detectives = lax.population_count(order.detectives)
    is_loot = (state.red > 0) & (order.entitled > 0) & (order.smugglers >= detectives)
    loots, is_tiny = reveals & is_loot, state.variant == TINY
    picks = loots & is_tiny
    collects = is_last & ~loots & (detectives > 0) & (state.red > 0)
    ends = is_last & ~picks
    over = ends & _is_decided(state)
    cycle = edition(state.variant, CHARACTERS, len(Tiny.CHARACTERS))
    passes = ends & ~over & (state.played.astype(jnp.uint32) == cycle)
    begins = (ends & ~over) | (turns & is_filling & (_following(state) == state.starter))
    shares = (loots & ~is_tiny) | collects
    flags = [moves_on & ~is_last & ~picks, reveals, shares, loots, picks, begins, passes, over]
    return Course(*settled(*((flag, 1) for flag in flags)))


def _is_decided(state: State) -> Array:
    """Whether somebody has no imitation left, or the chest no ruby (MD-37)."""
    empty = [((row & WHITE_MASK) == 0) & (seat < state.seats) for seat, row in enumerate(state.cushions)]
    decided: Array = reduce(or_, empty) | ~has(reduce(or_, state.chest), RUBY)
    return decided


def _following(state: State) -> Array:
    return jnp.where(state.turn + 1 == state.seats, 0, state.turn + 1)


def next_turn(state: State, course: Course, order: Order) -> Array:
    """Who is asked next, unless a round begins."""
    filler = jnp.where(state.phase == MANIPULATE, _following(state), state.turn)
    on = jnp.where(state.phase == CHOOSE, state.turn + 1, filler)
    both = order.entitled & order.entitled - 1
    on = jnp.where((state.phase == PICK) & (both > 0), 1 - state.turn, on)
    lowest = order.entitled ^ both
    first = jnp.where(lowest << 1 == jnp.uint32(1) << (state.cards[0] & 15), 0, 1)  # two seats pick by hand at most
    opener = (order.following & (1 << _SEAT) - 1).astype(jnp.int8)
    return jnp.where(course.picks > 0, first, jnp.where(course.goes_on > 0, opener, on))
