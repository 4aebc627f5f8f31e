"""What a seat may do and what it sees, at a table of Meisterdiebe as arrays.

The observation is cut out of a few words per drawer and per seat: each number of a block is a place and a width in one
of them, so that a block is one pass over the batch.
"""

from collections.abc import Sequence
from functools import reduce
from operator import or_

import jax.numpy as jnp
import numpy as np
from jax import Array

from contrabande.games.meisterdiebe.tables import Printed, Tiny
from contrabande.lab.sim.arrays import dear, hot, ladder, pick
from contrabande.lab.sim.meisterdiebe_state import (
    ACT,
    AGE,
    ALARM,
    BELOW,
    BLACK_RUBIES,
    CARD,
    CHARACTERS,
    CHOOSE,
    DIAMONDS_MASK,
    EXCLUDED,
    HELD,
    HELD_MASK,
    JEWELLER,
    JEWELS,
    LADY_JEWELLER,
    LAY,
    LAY_WITH_ALARM,
    LONG,
    MANIPULATE,
    MASTER_THIEF,
    ON_CARD,
    ONE,
    OPEN,
    OVER,
    PICK,
    PLACE,
    PLUNDER,
    RUBY,
    RUBY_BELOW,
    SAPPHIRES,
    SEARCH,
    SEATS,
    SLOTS,
    SMUGGLER,
    STOCK,
    STOP,
    TAKE,
    TINY_HELD,
    TINY_SLOTS,
    TOKENS,
    TURN,
    WHITE,
    WHITE_SAPPHIRES,
    State,
    bit,
    chosen_of,
    edition,
    has,
)

SLOT_NUMBERS = 13
SEAT_NUMBERS = 10 + 4 * CHARACTERS
OWN, TABLE, CHOSEN_SO_FAR = 3 * CHARACTERS, 6, 2
FEATURES = OWN + OVER + 1 + TABLE + SLOTS * SLOT_NUMBERS + SEATS * SEAT_NUMBERS + CHOSEN_SO_FAR
"""The game's features, then the imitations chosen so far."""

_EVERY_TURN, _TINY_TURN = ((1 << 2 * len(tables.ROTATIONS)) - 1 for tables in (Printed, Tiny))
_ONE_TURN = sum(1 << 2 * rotation for rotation in range(len(Printed.ROTATIONS))) | 2
"""A bit for each rotation, first without a flip, then with one; in the variant not both (MD-24, MD-39)."""


def column(values: Sequence[int], like: Array) -> Array:
    """A number for each place of a first axis, for every entry of *like*: uint32."""
    return jnp.asarray(np.array(values, np.uint32).reshape(-1, *(1,) * like.ndim))


# What is legal.


def mask(state: State) -> Array:
    """Which tokens are legal: bool `[TOKENS]`, computed as the bits of two words."""
    first = dear(_slot_bits(state) | _card_bits(state) << CARD)
    rest = dear(_act_bits(state) | _turn_bits(state) << TURN - LAY | bit(state.phase == PICK, TAKE - LAY))
    token = ladder(TOKENS, first, dtype=jnp.uint32)
    return (jnp.where(token < LAY, first >> token, rest >> token - LAY) & 1) > 0


def _slot_bits(state: State) -> Array:
    """Any drawer, to fill it or to open it (MD-14, MD-20)."""
    opens = (state.phase == PLACE) | (state.phase == OPEN)
    return jnp.where(opens, edition(state.variant, (1 << SLOTS) - 1, (1 << TINY_SLOTS) - 1), 0)


def _card_bits(state: State) -> Array:
    """Any character in hand (MD-15, MD-18)."""
    return jnp.where(state.phase == CHOOSE, pick(state.cards, state.turn) >> HELD, 0)


def _act_bits(state: State) -> Array:
    """What the character can do at the open drawer (MD-25, MD-28, MD-32, MD-33)."""
    me, content = dear(pick(state.cushions, state.turn)), pick(state.chest, state.opened) & (1 << BELOW) - 1
    character, diamonds = chosen_of(me), (state.laid & 15).astype(jnp.uint32)
    sapphires = (state.laid >> 4).astype(jnp.uint32)
    lays = (character >= SMUGGLER) & (character <= LADY_JEWELLER)
    diamond = lays & (me >> WHITE & 15 > diamonds) & (sapphires == 0)
    sapphire = lays & (me >> WHITE_SAPPHIRES & 3 > sapphires)
    alarms = (character == JEWELLER) & has(me, ON_CARD) & (content >> ALARM == 0)
    robs = character == MASTER_THIEF
    legal = {
        LAY: diamond,
        LAY + 1: sapphire,
        LAY_WITH_ALARM: diamond & alarms,
        LAY_WITH_ALARM + 1: sapphire & alarms,
        STOP: state.laid > 0,
        PLUNDER: robs,
        SEARCH: robs,
    }
    return jnp.where(state.phase == ACT, reduce(or_, [bit(flag, token - LAY) for token, flag in legal.items()]), 0)


def _turn_bits(state: State) -> Array:
    """A rotation and a flip; in the variant one of them, but while the chest is filled (MD-24, MD-39, MD-Q19)."""
    is_one = (state.variant == ONE) & (state.played > 0)
    turns = jnp.where(is_one, jnp.uint32(_ONE_TURN), edition(state.variant, _EVERY_TURN, _TINY_TURN))
    return jnp.where(state.phase == MANIPULATE, turns, 0)


# What is seen.


def observe(state: State) -> Array:
    """What the acting seat sees, block by block as in the game's features: uint8 `[FEATURES]`."""
    batch = state.turn.shape
    so_far = jnp.stack([state.laid & 15, state.laid >> 4])
    blocks = [_own(state), hot(OVER + 1, state.phase), _table(state), _chest(state), _around(state), so_far]
    return jnp.concatenate([block.astype(jnp.uint8).reshape(-1, *batch) for block in blocks])


def _own(state: State) -> Array:
    """Per character: in hand, its number, chosen for this round; `[characters, 3]`."""
    cards, chosen = pick(state.cards, state.turn), chosen_of(pick(state.cushions, state.turn))
    cards, chosen = dear(cards), dear(chosen)
    place = ladder(CHARACTERS, cards, dtype=jnp.uint32)
    held = cards >> HELD + place & 1
    return jnp.stack([held, (cards >> 4 * place & 15) * held, chosen == place + 1], axis=1)


def _table(state: State) -> Array:
    """Round in the cycle, cycles, filling, red diamonds, red sapphires, my diamonds."""
    is_filling = state.played == 0
    mine = pick(state.cushions, state.turn) >> STOCK & 7
    red = [state.red & DIAMONDS_MASK, state.red >> SAPPHIRES]
    rows = [state.played - 1 + is_filling, state.cycle, is_filling, *red, mine]
    return jnp.stack([row.astype(jnp.uint8) for row in rows])


_COMPARTMENT = ((0, 7), (SAPPHIRES, 5), (14, 1), (15, 1))
_REST = ((0, 1), (1, 1), (2, 1), (3, 1), (4, 8))


def _chest(state: State) -> Array:
    """Slot by slot: above, below, ruby above and below, long, open, how many openings ago; `[slots, 13]`."""
    chest, slot = state.chest, ladder(SLOTS, state.turn)
    owner = chest >> ALARM & 15
    is_mine = owner == state.turn.astype(jnp.uint32) + 1
    content = chest & JEWELS | bit(is_mine, 14) | bit((owner > 0) & ~is_mine, 15)
    is_open = (state.phase == ACT) & (slot == state.opened)
    ruby, below = chest >> RUBY & 1, chest >> RUBY_BELOW & 1
    rest = ruby - below | below << 1 | bit(has(chest, LONG), 2) | bit(is_open, 3) | chest >> AGE << 4
    both = dear(content << jnp.where(has(chest, BELOW), 16, 0).astype(jnp.uint32))[:, None]
    faces = [(place + start, width) for start in (0, 16) for place, width in _COMPARTMENT]
    place, width = (column(row, state.turn) for row in zip(*faces, *_REST))
    is_rest = column([0] * len(faces) + [1] * len(_REST), state.turn) > 0
    return jnp.where(is_rest, dear(rest)[:, None], both) >> place & (1 << width) - 1


_CUSHIONS, _FLAGS, _NUMBERS = range(3)
_PRESENT, _AT_TURN = 29, 30
_PLAYED, _KNOWN = CHARACTERS, 2 * CHARACTERS
_SEAT_ROWS = (
    *((_CUSHIONS, place, 1) for place in (_PRESENT, _AT_TURN, ON_CARD, EXCLUDED)),
    *((_CUSHIONS, place, width) for place, width in ((WHITE, 4), (WHITE_SAPPHIRES, 2), (31, 1))),
    *((_CUSHIONS, place, width) for place, width in ((0, 7), (SAPPHIRES, 5), (BLACK_RUBIES, 3))),
    *(
        row
        for place in range(CHARACTERS)
        for row in (
            (_FLAGS, place, 1),
            (_FLAGS, _PLAYED + place, 1),
            (_NUMBERS, 4 * place, 4),
            (_FLAGS, _KNOWN + place, 1),
        )
    ),
)
"""Of which word each number of a seat is cut, where, and how wide; no cushion has white rubies, and no word bit 31."""


def _around(state: State) -> Array:
    """Clockwise from the acting seat: the cushions, then the cards as far as they were seen; `[seats, 34]`."""
    place = ladder(SEATS, state.turn)
    is_present = place < state.seats
    seat = place + state.turn
    seat = dear(jnp.where(is_present, jnp.where(seat >= state.seats, seat - state.seats, seat), SEATS).astype(jnp.int8))
    cushions, cards = pick(state.cushions, seat), dear(pick(state.cards, seat))
    cushions |= bit(is_present, _PRESENT) | bit((seat == state.turn) & (state.phase != CHOOSE), _AT_TURN)
    cushions = dear(cushions)
    flags = dear(_seen(state, cushions, cards, (place == 0) | (state.cycle > 0)))
    known = flags >> _KNOWN
    numbers = dear(
        cards & reduce(or_, [(known >> character & 1) * (15 << 4 * character) for character in range(CHARACTERS)])
    )
    source, start, width = (column(row, state.turn) for row in zip(*_SEAT_ROWS))
    words = jnp.where(source == _NUMBERS, numbers[:, None], flags[:, None])
    return jnp.where(source == _CUSHIONS, cushions[:, None], words) >> start & (1 << width) - 1


def _seen(state: State, cushions: Array, cards: Array, is_known: Array) -> Array:
    """A bit per character: face up now, shown in this cycle, its number known to the acting seat (MD-16, MD-18)."""
    chosen = chosen_of(cushions)
    shows = (state.is_open > 0) | ((state.phase != CHOOSE) & (chosen == SMUGGLER))
    card, whole = jnp.uint32(1) << chosen >> 1, edition(state.variant, HELD_MASK, TINY_HELD)
    whole = jnp.where(has(cushions, _PRESENT), whole, 0)
    played = whole & ~(cards >> HELD) & ~jnp.where(shows, 0, card)
    return jnp.where(shows, card, 0) | played << _PLAYED | jnp.where(is_known, whole, played) << _KNOWN
