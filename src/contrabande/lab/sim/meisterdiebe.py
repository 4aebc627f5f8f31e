"""Meisterdiebe as arrays, written from RULES.md; only the printed tables are shared with the reference.

Characters are chosen as hidden commits in seat order. After the deal nothing is drawn any more: chance mixes the
drawers, deals the cards and says who begins.
"""

from functools import reduce
from operator import or_

import jax.numpy as jnp
from jax import Array

from contrabande.games.meisterdiebe.tables import Printed, Tiny
from contrabande.lab.sim.arrays import dear, drawn_packed, ladder, one_at, packed, scaled, total, utilities
from contrabande.lab.sim.meisterdiebe_moves import step
from contrabande.lab.sim.meisterdiebe_sight import FEATURES, column, mask, observe
from contrabande.lab.sim.meisterdiebe_state import (
    BLACK_RUBIES,
    CHARACTERS,
    DIAMONDS_MASK,
    DRAWERS,
    HELD,
    HELD_MASK,
    LONG,
    NUMBER,
    ON_CARD,
    PLACE,
    RUBY,
    RUBY_BELOW,
    SAPPHIRES,
    SAPPHIRES_MASK,
    SEATS,
    SLOTS,
    STOCK,
    TINY,
    TINY_HELD,
    TINY_SLOTS,
    TOKENS,
    WHITE,
    WHITE_SAPPHIRES,
    WORDS,
    State,
    acting,
    done,
    edition,
)
from contrabande.lab.sim.simulator import Simulator

_RUBIES = {"none": 0, "above": 1 << LONG | 1 << RUBY, "below": 1 << LONG | 1 << RUBY | 1 << RUBY_BELOW}
_LOWEST = sum(value * count for value, count in zip(Printed.VALUES, Printed.IMITATIONS))
"""How far a score can be below 0."""


def init(seats: Array, variant: Array, words: Array) -> State:
    """Lay out cushions, hide the rubies, deal the cards, hand out the diamonds (MD-9 … MD-13)."""
    zero = jnp.zeros_like(seats)
    first = dear(jnp.where(variant == TINY, 0, scaled(words[0], seats)).astype(jnp.int8))
    return State(
        variant=variant,
        seats=seats,
        phase=zero + PLACE,
        turn=first,
        starter=first,
        cycle=zero,
        played=zero,
        is_open=zero,
        upside=zero,
        opened=zero,
        laid=zero,
        red=jnp.zeros(seats.shape, jnp.uint32),
        cards=_deal(seats, variant, words),
        cushions=_cushions(seats, variant, first),
        chest=_chest(variant, words),
    )


def _deal(seats: Array, variant: Array, words: Array) -> Array:
    """Everybody takes a card from each character's pile (MD-11): uint32 `[seats]`."""
    whole = edition(variant, packed([1] * Printed.NUMBERS), packed([1] * Tiny.NUMBERS))
    pile = jnp.broadcast_to(whole, (CHARACTERS, *seats.shape))
    taken = jnp.zeros_like(pile)
    for seat in range(SEATS):
        start = 1 + seat * CHARACTERS
        card = drawn_packed(_words_of(words[start : start + CHARACTERS], variant), pile)
        pile -= one_at(card)
        taken |= card + 1 << 4 * seat
    taken, whose = dear(taken), ladder(SEATS, seats, dtype=jnp.uint32)
    held = edition(variant, HELD_MASK, TINY_HELD)
    cards = total(
        jnp.where((held >> place & 1) > 0, (row >> 4 * whose & 15) << 4 * place, 0) for place, row in enumerate(taken)
    )
    return jnp.where(whose < seats.astype(jnp.uint32), cards | held << HELD, 0)


def _words_of(words: Array, variant: Array) -> Array:
    """The word of each character: the tiny edition has every other one, and so many words fewer."""
    few = words[: len(Tiny.CHARACTERS)][:, None]
    doubled = jnp.broadcast_to(few, (few.shape[0], 2, *variant.shape)).reshape(words.shape)
    return jnp.where(variant == TINY, doubled, words)


def _cushions(seats: Array, variant: Array, first: Array) -> Array:
    """Imitations, alarm, and the share of the diamonds that go into the chest (MD-9, MD-13): uint32 `[seats]`."""
    seat = ladder(SEATS, seats)
    away = jnp.where(seat < first, seat - first + seats, seat - first)
    filling = jnp.where(variant == TINY, Tiny.FILLING, Printed.FILLING).astype(jnp.int8)
    stock = total((filling - away > many * seats).astype(jnp.uint32) for many in range(Printed.FILLING // 2))
    white = edition(variant, packed(Printed.IMITATIONS), packed(Tiny.IMITATIONS))
    return jnp.where(seat < seats, white << WHITE | 1 << ON_CARD | stock << STOCK, 0)


def _chest(variant: Array, words: Array) -> Array:
    """The drawers by chance, each long one with its ruby (MD-12, MD-Q24): uint32 `[slots]`."""
    slot, half = ladder(SLOTS, variant, dtype=jnp.uint32), SLOTS // 2
    upper, lower = _mixed(words[DRAWERS:])
    number = jnp.where(slot < half, upper >> 4 * slot, lower >> 4 * (slot - half)) & 15
    printed = column([_RUBIES[where] for where in Printed.RUBIES * Printed.LEVELS], variant)
    tiny = column([_RUBIES[where] for where in Tiny.RUBIES] + [0] * (SLOTS - TINY_SLOTS), variant)
    return jnp.where(variant == TINY, tiny, printed | number << NUMBER)


def _mixed(words: Array) -> tuple[Array, Array]:
    """Which drawer stands where, the upper and the lower half of the slots packed: each draw takes one of the rest.

    A draw is a place among the drawers that are left; from the last to the first it becomes a place among all.
    """
    order = [scaled(word, jnp.uint32(SLOTS - number)).astype(jnp.int8) for number, word in enumerate(words)]
    order.append(jnp.zeros_like(order[0]))
    for first in reversed(range(SLOTS - 1)):
        order[first + 1 :] = [place + (place >= order[first]) for place in order[first + 1 :]]
    half = SLOTS // 2
    upper, lower = (
        reduce(or_, [place.astype(jnp.uint32) << 4 * number for number, place in enumerate(part)])
        for part in (order[:half], order[half:])
    )
    return dear(upper), dear(lower)


def rewards(state: State) -> Array:
    """Utilities once it is over: the best score wins, then more rubies, then more sapphires (MD-38, MD-Q18)."""
    cushions = state.cushions
    black = [cushions & DIAMONDS_MASK, cushions >> SAPPHIRES & SAPPHIRES_MASK, cushions >> BLACK_RUBIES & 7]
    white = [cushions >> WHITE & 15, cushions >> WHITE_SAPPHIRES & 3]
    won, owed = (total(value * row for value, row in zip(Printed.VALUES, rows)) for rows in (black, white))
    score = won + _LOWEST - owed
    sits = ladder(SEATS, state.turn) < state.seats
    rank = dear(jnp.where(sits, 1 + (score << 8 | black[2] << 5 | black[1]), 0))
    return utilities(state.seats, (rank == reduce(jnp.maximum, rank)) & done(state))


SIMULATOR = Simulator(
    key="meisterdiebe",
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
