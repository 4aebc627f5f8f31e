"""One token further at a table of Meisterdiebe as arrays, written from RULES.md.

How the round goes on and what happens at the open drawer is worked out once (`course_after`, `deed_of`); then every
field of the state follows from it.
"""

import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from contrabande.games.meisterdiebe.tables import Printed
from contrabande.lab.sim.arrays import dear, ladder, nibble, packed, pick, total
from contrabande.lab.sim.meisterdiebe_course import Course, Order, committed, course_after, next_turn, order_of
from contrabande.lab.sim.meisterdiebe_deed import Deed, deed_of
from contrabande.lab.sim.meisterdiebe_state import (
    ACT,
    AGE,
    BELOW,
    CHOOSE,
    CHOSEN,
    CONTENT,
    DETECTIVE,
    DIAMONDS_MASK,
    EXCLUDED,
    HELD,
    HELD_MASK,
    MANIPULATE,
    OLDEST,
    OPEN,
    OVER,
    PICK,
    PLACE,
    RUBY,
    RUBY_BELOW,
    SAPPHIRES,
    SEATS,
    SIDES,
    SLOTS,
    SMUGGLER,
    TINY,
    TINY_HELD,
    TINY_SLOTS,
    TURN,
    State,
    bit,
    chosen_of,
    edition,
    has,
    number_of,
)

_BLOCKS = packed([{"none": 0, "top1": 1, "top2": 2}[name.split("_")[0]] for name in Printed.ROTATIONS])
_BACK = packed([{"none": 0, "cw": 1, "ccw": SIDES - 1}[name.split("_")[-1]] for name in Printed.ROTATIONS])
"""Per rotation, how many levels turn, and how many sides back a drawer has come from (MD-6)."""
_WITHOUT_CARD = np.uint32(0xFFFFFFFF ^ (7 << CHOSEN | 1 << EXCLUDED))


def step(state: State, token: Array, words: Array) -> State:
    """Whatever the player who is asked has chosen; nothing is drawn after the deal."""
    me, slot = dear(pick(state.cushions, state.turn)), jnp.where(token < SLOTS, token, state.opened).astype(jnp.int8)
    order = order_of(state, token, me)
    course = course_after(state, token, order)
    deed = deed_of(state, token, me, dear(pick(state.chest, slot)), order)
    begins, over = course.begins > 0, course.over > 0
    busy = jnp.where(state.phase == MANIPULATE, PLACE, state.phase)
    busy = jnp.where(deed.ready > 0, MANIPULATE, jnp.where(deed.acts > 0, ACT, busy))
    asked = jnp.where(course.picks > 0, PICK, jnp.where(course.goes_on > 0, OPEN, busy))
    return State(
        variant=state.variant,
        seats=state.seats,
        phase=jnp.where(over, OVER, jnp.where(begins, CHOOSE, asked)).astype(jnp.int8),
        turn=jnp.where(over | begins, 0, next_turn(state, course, order)).astype(jnp.int8),
        starter=state.starter,
        cycle=state.cycle + course.passes,
        played=jnp.where(course.passes > 0, 0, state.played) + course.begins,
        is_open=jnp.where(begins, 0, state.is_open | course.reveals).astype(jnp.int8),
        upside=state.upside ^ _flips(state, token).astype(jnp.int8),
        opened=jnp.where(deed.acts > 0, slot, 0).astype(jnp.int8),
        laid=jnp.where(deed.ready > 0, 0, deed.laid).astype(jnp.int8),
        red=jnp.where(course.shares > 0, 0, deed.red),
        cards=_cards(state, token, course),
        cushions=_cushions(state, course, deed, order),
        chest=_chest(state, token, slot, deed),
    )


# The fields.


def _flips(state: State, token: Array) -> Array:
    return (state.phase == MANIPULATE) & (token - TURN & 1 > 0)


def _chest(state: State, token: Array, slot: Array, deed: Deed) -> Array:
    """One drawer changed and all others older by one opening, or the chest turned and flipped (MD-6, MD-7)."""
    flips, place = _flips(state, token), ladder(SLOTS, state.turn)
    rotation = jnp.where(state.phase == MANIPULATE, token - TURN >> 1, 0).astype(jnp.uint32)
    block, back = (nibble(jnp.uint32(row), rotation).astype(jnp.int8) for row in (_BLOCKS, _BACK))
    level, side = place // SIDES, place % SIDES
    level, side = jnp.where(flips, SLOTS // SIDES - 1 - level, level), jnp.where(flips, -side, side)
    side -= jnp.where(level < block, back, 0)
    is_tiny = state.variant == TINY
    moved = pick(state.chest, jnp.where(is_tiny, place, level * SIDES + (side & SIDES - 1)))
    over = bit((moved & CONTENT) > 0, BELOW) | (moved >> RUBY & 1) << RUBY_BELOW
    ages = (token < SLOTS) & (moved >> AGE < OLDEST) & ~(is_tiny & (place >= TINY_SLOTS))
    moved = (moved ^ jnp.where(flips, over, 0)) + bit(ages, AGE)
    return jnp.where((deed.touches > 0) & (place == slot), deed.drawer, moved)


def _cushions(state: State, course: Course, deed: Deed, order: Order) -> Array:
    """What the token brings or costs, the loot, what detectives collect; a new round takes back the cards."""
    seat = ladder(SEATS, state.turn)
    cushions = state.cushions + jnp.where(seat == state.turn, deed.own, 0)
    cushions += jnp.where(seat + 1 == deed.owner, deed.owners, 0)
    chosen, loots = chosen_of(cushions), course.loots > 0
    is_taker = (chosen == jnp.where(loots, jnp.uint32(SMUGGLER), DETECTIVE)) & ~has(cushions, EXCLUDED)
    lower = (jnp.uint32(1) << number_of(state.cards, chosen) >> 1) - 1
    takers = jnp.where(loots, order.entitled, order.detectives)
    share = _share(state.red, takers, lax.population_count(takers & lower))
    cushions += jnp.where((course.shares > 0) & is_taker, share, 0)
    return jnp.where(course.begins > 0, cushions & _WITHOUT_CARD, cushions)


def _share(red: Array, takers: Array, rank: Array) -> Array:
    """The jewels of the taker of that rank: one each in turn, sapphires first (MD-27, MD-36, MD-Q16)."""
    count = lax.population_count(takers)
    sapphires = red >> SAPPHIRES
    jewels = sapphires + (red & DIAMONDS_MASK)
    inverse = total(jnp.where(count == many, jnp.uint32(-(-1024 // many)), 0) for many in range(1, SEATS + 1))
    each, few = (number * inverse >> 10 for number in (jewels, sapphires))
    rest, rest_few = jewels - each * count, sapphires - few * count
    word = dear(each | rest << 7 | few << 10 | rest_few << 15)
    number = (word & 127) + (rank < (word >> 7 & 7))
    first = (word >> 10 & 31) + (rank < word >> 15)
    return first << SAPPHIRES | number - first


def _cards(state: State, token: Array, course: Course) -> Array:
    """A chosen card leaves the hand; after a cycle all cards go to the left neighbour (MD-18, MD-19)."""
    seat, passes = ladder(SEATS, state.turn), course.passes > 0
    giver = jnp.where(passes, jnp.where(seat == 0, state.seats, seat) - 1, seat)
    cards = pick(state.cards, giver)
    whole = jnp.where(seat < state.seats, cards | edition(state.variant, HELD_MASK, TINY_HELD) << HELD, 0)
    played = jnp.uint32(1) << (committed(state, token) + (HELD - 1))
    leaves = (state.phase == CHOOSE) & (seat == state.turn)
    return jnp.where(passes, whole, jnp.where(leaves, cards & ~played, cards))
