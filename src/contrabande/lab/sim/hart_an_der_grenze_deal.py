"""Hart an der Grenze, the deal: hands are filled one card at a time, clockwise from the sheriff's left (HG-9, HG-10).

Seats are walked through in table order, sweep by sweep: in sweep *k* those from the sheriff's left up to the last seat
draw the card of lap *k*, and those before him the card of lap *k* - 1. So laps that begin anywhere need no turning.

A sweep leaves one word, per seat a nibble: 6 for a jug, … 1 for a statue, 0 for no card; its top bit says that the
discards were shuffled. Within a sweep a pile is two words of three counts, ten bits wide: a product adds them up.
"""

from functools import reduce
from operator import or_
from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from contrabande.games.hart_an_der_grenze.tables import Printed
from contrabande.lab.sim.arrays import dear, ladder, nibble, scaled, total
from contrabande.lab.sim.hart_an_der_grenze_cards import EACH, KINDS, SEATS, bit_of, count_of, some

_THIRDS = np.uint32(1 | 1 << 10 | 1 << 20)
_GUARDS = np.uint32(_THIRDS << 9)


class Pile(NamedTuple):
    """Counts per kind: jug, maracas, sombrero in the first word, cigar, tequila, statue in the second."""

    legal: Array
    illegal: Array


class Dealt(NamedTuple):
    """What a deal comes to."""

    pile: Array
    discards: Array
    sweeps: list[Array]

    def cards(self) -> Array:
        """The cards that each seat is given: uint32 `[seats]`."""
        seat = ladder(SEATS, self.pile, dtype=jnp.uint32)
        return total(_card(nibble(sweep, seat)) for sweep in self.sweeps)

    def sizes(self) -> Array:
        """How many that are: a nibble per seat."""
        return total((sweep | sweep >> 1 | sweep >> 2) & EACH for sweep in self.sweeps)


def deal(pile: Array, discards: Array, missing: Array, start: Array, words: Array) -> Dealt:
    """Fill hands from *start* on; *missing* is a nibble per seat, and after the first word each has five to draw by."""
    late = bit_of(start) - 1 & EACH
    sweeps: list[Array] = []
    shuffled = jnp.zeros_like(pile, bool)
    for number in range(Printed.HAND + 1):
        needs = _needs(number, missing, late)
        sweep = dear(_sweep(pile, discards, shuffled, needs, _draws(number, start, words)))
        now = sweep >> 31 > 0
        drawn = total(_card(nibble(sweep, seat)) for seat in range(SEATS))
        pile = dear(pile + jnp.where(now, discards, 0) - drawn)
        shuffled |= now
        sweeps.append(sweep)
    return Dealt(pile, jnp.where(shuffled, 0, discards), sweeps)


def _needs(number: int, missing: Array, late: Array) -> Array:
    """The set of those who draw in a sweep, marked by the top bit of their nibbles."""
    if number == 0:
        return (some(missing) & ~late) << 3
    return (missing + late | EACH << 3) - EACH * np.uint32(number + 1) & EACH << 3


def _draws(number: int, start: Array, words: Array) -> list[Array]:
    """The word of every seat in a sweep: that of its lap."""
    draws = [words[1 + seat * Printed.HAND : 1 + (seat + 1) * Printed.HAND] for seat in range(SEATS)]
    lap, late = min(number, Printed.HAND - 1), max(number - 1, 0)
    return [jnp.where(seat < start, row[late], row[lap]) for seat, row in enumerate(draws)]


def _sweep(pile: Array, discards: Array, shuffled: Array, needs: Array, draws: list[Array]) -> Array:
    """One card for each seat that lacks one; an empty pile is replaced by the discards, once (HG-10)."""
    now, discarded = _piled(pile), _piled(discards)
    may_shuffle = ~shuffled
    found = []
    for seat, word in enumerate(draws):
        is_served = (needs & 8 << 4 * seat) > 0
        shuffles = is_served & may_shuffle & ((now.legal | now.illegal) == 0)
        may_shuffle &= ~shuffles
        now = Pile(*(jnp.where(shuffles, fresh, old) for fresh, old in zip(discarded, now)))
        card, now = _drawn(word, now, is_served)
        found.append(card << 4 * seat)
    return reduce(or_, found) | jnp.where(~shuffled & ~may_shuffle, jnp.uint32(1 << 31), 0)


def _piled(cards: Array) -> Pile:
    """A pile from its one word."""
    fields = [count_of(cards, kind) for kind in range(KINDS)]
    return Pile(*(low | middle << 10 | high << 20 for low, middle, high in (fields[:3], fields[3:])))


def _drawn(word: Array, pile: Pile, is_served: Array) -> tuple[Array, Pile]:
    """The card that comes, as a sweep tells it, and the pile without it."""
    legal = pile.legal * _THIRDS
    illegal = (pile.illegal + (legal >> 20 & 1023)) * _THIRDS
    place = (scaled(word, illegal >> 20 & 1023) + 1) * _THIRDS
    guards = jnp.where(is_served, _GUARDS, 0)
    # A guard stays where a kind, with all kinds before it, reaches beyond the place.
    first, second = (((heights | _GUARDS) - place) & guards for heights in (legal, illegal))
    card = lax.population_count(first | second >> 1)
    taken = first & ~(first << 10), second & ~(second << 10 | first >> 20)
    return card, Pile(pile.legal - (taken[0] >> 9), pile.illegal - (taken[1] >> 9))


def _card(told: Array) -> Array:
    """The card that a nibble of a sweep tells."""
    card: Array = jnp.uint32(1) << 5 * (told & 7) >> 5
    return card
