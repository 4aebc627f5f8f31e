"""Hart an der Grenze, what the acting seat sees: legal tokens, and the observation."""

import jax.numpy as jnp
from jax import Array

from contrabande.games.hart_an_der_grenze.tables import Printed, Tiny, TinyThree
from contrabande.lab.sim.arrays import dear, ladder, nibble, pick
from contrabande.lab.sim.hart_an_der_grenze_cards import (
    EACH,
    EXACT,
    KINDS,
    MAX_OFFERS,
    PRINTED,
    SEATS,
    TINY,
    TINY3,
    copies,
    counts,
    edition,
    onward,
    pile_size,
    shift_of,
    size,
    turned,
)
from contrabande.lab.sim.hart_an_der_grenze_table import (
    BRIBE,
    CHOOSE,
    DECLARE,
    EXTRA,
    HAGGLE,
    INSPECT,
    KEEP,
    LEGAL,
    OVER,
    PACK,
    RED,
    SALES,
    SEIZE,
    WHITE,
    State,
)

PER_SEAT = 25
TRADE = (1 + SALES) * KINDS + 3
DEBT = 64
"""Money is shown with this much added; what is then below 0 or above 255 stays there."""
FEATURES = OVER + 4 * KINDS + 2 * KINDS + 5 + 4 + SEATS * PER_SEAT + KINDS + SEATS + SEATS * TRADE


def mask(state: State) -> Array:
    """Which tokens are legal: bool `[TOKENS]`."""
    phase = state.phase
    cash = pick(state.cash, state.asked)
    talks = (phase == BRIBE) | (phase == HAGGLE)
    passes = (phase == INSPECT) | (phase == EXTRA) | (phase == SEIZE)
    agrees = (phase == HAGGLE) | ((phase == BRIBE) & (state.demand > 0) & (state.demand <= cash))
    sums = ladder(Printed.HIGHEST_BRIBE, phase) + 1 <= dear(_most_money(state, cash))
    return jnp.concatenate(
        [_cards(state), _declarations(state), _seats(state), passes[None], agrees[None], talks[None], sums]
    )


def _cards(state: State) -> Array:
    """One card more of a kind not before the last one, or stop (HG-12, HG-28): bool `[KINDS + 1]`."""
    is_pack, is_keep = state.phase == PACK, state.phase == KEEP
    told = dear(pick(state.cases, state.asked))
    zone = jnp.where(is_pack, pick(state.hands, state.asked), jnp.where(is_keep, pick(state.behind, state.asked), 0))
    packs = edition(state.variant, Printed.MOST_PACKED, Tiny.MOST_PACKED, TinyThree.MOST_PACKED)
    keeps = edition(state.variant, Printed.MOST_KEPT, Tiny.MOST_KEPT, TinyThree.MOST_KEPT)
    zone = dear(jnp.where(size(told) < jnp.where(is_pack, packs, keeps).astype(jnp.uint32), zone, 0))
    one = jnp.uint32(1) << shift_of(ladder(KINDS, zone, dtype=jnp.uint32))
    more = ((zone & 31 * one) > 0) & ((told & one - 1) == 0)
    stop = is_keep | (is_pack & (told > 0))
    return jnp.concatenate([more, stop[None]])


def _declarations(state: State) -> Array:
    """A number and a legal kind (HG-13, HG-Q1): bool `[MOST_PACKED × LEGAL]`."""
    number = (ladder(Printed.MOST_PACKED, state.phase) + 1)[:, None]
    kinds = jnp.where(state.variant < TINY, LEGAL, len(Tiny.LEGAL))
    most = edition(state.variant, Printed.MOST_PACKED, Tiny.MOST_PACKED, TinyThree.MOST_PACKED)
    is_true = number == dear(size(pick(state.cases, state.asked)).astype(jnp.int8))
    goes = jnp.where(state.variant == EXACT, is_true, number <= most) & (state.phase == DECLARE)
    return (goes & (ladder(LEGAL, state.phase) < kinds)).reshape(-1, *state.phase.shape)


def _seats(state: State) -> Array:
    """Closed cases for the sheriff, everybody for the poorest (HG-14, HG-23, HG-24, HG-32): bool `[SEATS]`."""
    place = ladder(SEATS, state.phase, dtype=jnp.uint32)
    closed = nibble(turned(state.fates & EACH, state.asked, state.seats), place) > 0
    points = (state.phase == INSPECT) | (state.phase == EXTRA) | (state.phase == SEIZE)
    return (place < state.seats.astype(jnp.uint32)) & ((closed & points) | (state.phase == CHOOSE))


def _most_money(state: State, cash: Array) -> Array:
    """The greatest sum that may be named, 0 for none (HG-Q7, HG-Q8): int8."""
    highest = edition(state.variant, Printed.HIGHEST_BRIBE, Tiny.HIGHEST_BRIBE, TinyThree.HIGHEST_BRIBE)
    demands = jnp.where((state.phase == HAGGLE) & (_offers_left(state) > 0), highest, 0)
    return jnp.where(state.phase == BRIBE, jnp.clip(cash, 0, highest), demands).astype(jnp.int8)


def _offers_left(state: State) -> Array:
    """How often the target may still offer (HG-Q8)."""
    most = edition(state.variant, MAX_OFFERS[PRINTED], MAX_OFFERS[TINY], MAX_OFFERS[TINY3])
    return most - state.offers


def observe(state: State) -> Array:
    """The game's features; between seats and trade what is told so far, and money above 255: uint8 `[FEATURES]`."""
    batch = state.phase.shape
    hand, case, behind, under = (
        dear(pick(zone, state.asked)) for zone in (state.hands, state.cases, state.behind, state.under)
    )
    is_pack, is_keep = state.phase == PACK, state.phase == KEEP
    told = jnp.where(is_pack | is_keep, case, 0)
    own = [hand + jnp.where(is_pack, case, 0), case - told, behind + jnp.where(is_keep, case, 0), under]
    unseen = copies(state.variant) - state.discards - hand - case - behind - under
    numbers = [pile_size(state.pile), state.round, state.turn, _offers_left(state), jnp.zeros_like(state.phase)]
    talk = [state.offer, state.demand, state.offer > 0, state.demand > 0]
    around, excess = _around(state)
    blocks = [
        ladder(OVER, state.phase) == state.phase,
        *map(counts, [*own, state.discards, unseen]),
        *(number[None] for number in [*numbers, *talk]),
        around,
        counts(told),
        excess,
        _trade(state),
    ]
    return jnp.concatenate([block.astype(jnp.uint8).reshape(-1, *batch) for block in blocks])


def _circle(state: State) -> tuple[Array, Array]:
    """Clockwise from the acting seat: whether there is one more, and its number, which is `SEATS` for one too many."""
    place = ladder(SEATS, state.phase)
    sits = place < state.seats
    return sits, jnp.where(sits, onward(place + state.asked, state.seats), SEATS)


def _around(state: State) -> tuple[Array, Array]:
    """Clockwise from the acting seat, `[SEATS, PER_SEAT]`: see the game's features; and money above 255."""
    sits, seat = _circle(state)
    far = seat.astype(jnp.uint32)
    is_pack = state.phase == PACK
    is_talk = (state.phase == BRIBE) | (state.phase == HAGGLE)
    money = jnp.where(sits, pick(state.cash, seat), 0) + DEBT
    declared = state.declared >> 5 * far & 31
    fate = jnp.where(is_pack, 0, nibble(state.fates, far))
    rows = [
        sits,
        state.sheriff == seat,
        jnp.where(is_pack, state.sheriff, state.asked) == seat,
        is_talk & (state.target == seat),
        jnp.clip(money, 0, 255),
        sits,
        nibble(state.hand_sizes, far),
        state.behind_sizes >> 5 * far & 31,
        size(pick(state.under, seat)),
        nibble(state.stones, far) & WHITE,
        (nibble(state.stones, far) & RED) > 0,
        declared & 7,
        *((declared > 0) & (declared >> 3 == kind) for kind in range(LEGAL)),
        sits & (fate == 0),
        *(fate >> mark & 1 for mark in range(4)),
        nibble(state.lots, far),
        nibble(state.caught, far),
        nibble(state.honest, far),
        nibble(state.bought, far),
        pick(state.paid, seat),
    ]
    return jnp.stack([row.astype(jnp.uint8) for row in rows], axis=1), jnp.clip(money - 255, 0, 255)


def _trade(state: State) -> Array:
    """Clockwise from the acting seat, `[SEATS, TRADE]`: see the game's features."""
    _, seat = _circle(state)
    far = seat.astype(jnp.uint32)
    rows = [counts(pick(cards, seat)) for cards in (state.traded, *state.sold)]
    deeds = [nibble(state.searched, far), nibble(state.let_through, far), pick(state.income, seat)]
    return jnp.concatenate([*rows, jnp.stack([deed.astype(jnp.uint8) for deed in deeds])]).swapaxes(0, 1)


def acting(state: State) -> Array:
    """The seat whose token comes next."""
    return state.asked


def done(state: State) -> Array:
    """Whether the match is over."""
    return state.phase == OVER
