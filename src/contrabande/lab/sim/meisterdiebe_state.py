"""A table of Meisterdiebe as arrays: its fields, its tokens, and how drawers, cushions and cards are one word each.

A drawer is named by the slot it stands in, in tokens as in observations: level by level from the top, clockwise from
the north side. Both faces of a front compartment never hold something (MD-40), so a drawer has one content, which
lies above or below.
"""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from contrabande.games.meisterdiebe.tables import FLIPS, Printed, Tiny

SEATS = Printed.SEATS[-1]
SIDES = len(Printed.RUBIES)
SLOTS = Printed.LEVELS * SIDES
TINY_SLOTS = Tiny.LEVELS * len(Tiny.RUBIES)
CHARACTERS = len(Printed.CHARACTERS)
PRINTED, ONE, TINY = range(3)
PLACE, CHOOSE, OPEN, ACT, MANIPULATE, PICK, OVER = range(7)
"""The phases in the order of the features."""
SMUGGLER, JEWELLER, LADY_JEWELLER, THIEF, MASTER_THIEF, DETECTIVE = range(1, CHARACTERS + 1)
"""The characters in acting order (MD-2); 0 is none."""

# Tokens. A lady jeweller lays diamonds first, one at a time, until STOP or until nothing can follow.
CARD = SLOTS
LAY = CARD + CHARACTERS
LAY_WITH_ALARM = LAY + 2
STOP, PLUNDER, SEARCH = range(LAY + 4, LAY + 7)
TURN = SEARCH + 1
TAKE = TURN + len(Printed.ROTATIONS) * len(FLIPS)
TOKENS = TAKE + 1

DRAWERS = 1 + SEATS * CHARACTERS
WORDS = DRAWERS + SLOTS - 1
"""The first word draws who begins, the next deal, seat by seat and character by character, the last mix the drawers."""

# Jewels, wherever they lie: diamonds, and from SAPPHIRES on sapphires.
DIAMONDS_MASK, SAPPHIRES, SAPPHIRES_MASK = 127, 7, 31
JEWELS = (1 << 12) - 1

# A drawer: jewels, the owner of an alarm plus one, whether both lie below; a ruby, whether it lies below; whether it is
# a long one; its own number; how many drawers were opened since it was.
ALARM, BELOW, RUBY, RUBY_BELOW, LONG, NUMBER, AGE = 12, 16, 17, 18, 19, 20, 24
CONTENT = (1 << BELOW) - 1
OLDEST = 255

# A seat's cushions: black jewels, black rubies, white diamonds and sapphires; its alarm on the card, whether it is
# excluded from the loot, diamonds still to be placed, and the character of this round.
BLACK_RUBIES, WHITE, WHITE_SAPPHIRES, ON_CARD, EXCLUDED, STOCK, CHOSEN = 12, 15, 19, 21, 22, 23, 26
WHITE_MASK = 63 << WHITE

# A seat's cards: a number per character, four bits each, and from HELD on a bit per character that is in hand.
HELD = 4 * CHARACTERS
HELD_MASK = (1 << CHARACTERS) - 1
TINY_HELD = sum(1 << Printed.CHARACTERS.index(name) for name in Tiny.CHARACTERS)


class State(NamedTuple):
    """One table, or a batch of tables along the last axis; int8 unless it says otherwise."""

    variant: Array
    seats: Array
    phase: Array
    turn: Array
    """Who is asked; while all choose, who commits next."""
    starter: Array
    cycle: Array
    played: Array
    """Which round of the cycle it is, from 1; 0 while the chest is filled."""
    is_open: Array
    """Whether all cards of the round lie face up, not only the smugglers' (MD-16)."""
    upside: Array
    opened: Array
    """The slot of the open drawer while somebody acts at it."""
    laid: Array
    """What is chosen so far of several imitations: diamonds, and 16 for each sapphire."""
    red: Array
    """Jewels on the red cushion: uint32."""
    cards: Array
    """[seats] uint32."""
    cushions: Array
    """[seats] uint32."""
    chest: Array
    """[slots] uint32."""


def acting(state: State) -> Array:
    """The seat that is asked."""
    return state.turn


def done(state: State) -> Array:
    """Whether the match is over."""
    return state.phase == OVER


def edition(variant: Array, printed: int, tiny: int) -> Array:
    """A number that the editions differ in: uint32."""
    return jnp.where(variant == TINY, jnp.uint32(tiny), jnp.uint32(printed))


def chosen_of(cushions: Array) -> Array:
    """The character of this round, from 1; 0 where there is none: uint32."""
    character: Array = cushions >> CHOSEN & 7
    return character


def number_of(cards: Array, character: Array) -> Array:
    """The number on the card of a character; 0 for no character: uint32."""
    number: Array = cards << 4 >> 4 * character & 15
    return number


def bit(flag: Array, place: int) -> Array:
    """A flag as a word with that bit: uint32."""
    return flag.astype(jnp.uint32) << place


def has(word: Array, place: int) -> Array:
    """Whether a word has that bit."""
    return (word >> place & 1) > 0
