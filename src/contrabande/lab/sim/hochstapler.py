"""Hochstapler as arrays, written from RULES.md; only the printed tables are shared with the reference.

Token 7 × sum + colour announces (HS-6), with sum 0 it swaps that colour (HS-7), and the last token doubts (HS-9).
"""

from functools import reduce
from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from contrabande.games.hochstapler.tables import LOWEST_SUM, Printed, Tiny
from contrabande.lab.sim.arrays import (
    drawn_packed,
    hot,
    ladder,
    nibble,
    nibble_sum,
    one_at,
    packed,
    pick,
    scaled,
    settled,
    total,
    utilities,
)
from contrabande.lab.sim.simulator import Simulator

SEATS = Printed.SEATS[-1]
COLOURS = len(Printed.COLOURS)
VALUES = len(Printed.COPIES)
SUMS = Printed.HIGHEST_CARD * SEATS
DOUBT = COLOURS * (SUMS + 1)
TOKENS = DOUBT + 1
WORDS = 1 + SEATS * COLOURS
"""The first word swaps, or draws who begins; the others deal, seat by seat and colour by colour."""

PRINTED, TO10, TINY = range(3)
TURN, ANNOUNCE, OVER = range(3)
NONE, ABSENT = -1, -2

PER_SEAT = 2 * COLOURS + 2
"""What is shown of a seat's exchanges."""
FEATURES = COLOURS * (VALUES + 1) + COLOURS + 2 + COLOURS + COLOURS * VALUES + SEATS * (5 + COLOURS + PER_SEAT)


class State(NamedTuple):
    """One table, or a batch of tables along the last axis; int8 unless it says otherwise."""

    variant: Array
    seats: Array
    phase: Array
    stage: Array
    opener: Array
    turn: Array
    bid: Array
    """The last sum, 0 where there is none; its announcer is the right neighbour of who is at turn."""
    named: Array
    """The colour of that sum."""
    hands: Array
    """[colours] uint32: per seat the value held plus one, 0 where nothing is held."""
    laid: Array
    """[colours] uint32: per value, how many lie face up."""
    takers: Array
    """[colours]: NONE while it is in the game, ABSENT where the edition lacks it."""
    points: Array
    """[seats]: minus points."""
    sums: Array
    """[seats]: the last sum each has announced in this bidding round."""
    claims: Array
    """[seats, colours]: the last sum announced of a colour in this stage while the card is the same."""
    given: Array
    """[seats] uint8: the values of all cards each has exchanged in this stage, together;"""
    swaps: Array
    """[seats] uint8: and how many they were."""
    last_given: Array
    """[seats, colours]: the value of the last card each has exchanged of a colour in this stage, plus one."""
    last_swapped: Array
    """[seats]: the colour of the last card each has exchanged in this stage, plus one; 0 if it is out of the game."""


def init(seats: Array, variant: Array, words: Array) -> State:
    """Deal, and draw who begins (HS-3, HS-4)."""
    first = scaled(words[0], seats).astype(jnp.int8)
    zero = jnp.zeros_like(first)
    takers = _untaken(variant)
    nobody = jnp.zeros((SEATS, *zero.shape), jnp.int8)
    return State(
        variant=variant,
        seats=seats,
        phase=zero + TURN,
        stage=zero + 1,
        opener=first,
        turn=first,
        bid=zero,
        named=zero,
        hands=_deal(seats, variant, words),
        laid=jnp.zeros(takers.shape, jnp.uint32),
        takers=takers,
        points=nobody,
        sums=nobody,
        claims=jnp.zeros((SEATS, COLOURS, *zero.shape), jnp.int8),
        given=nobody.astype(jnp.uint8),
        swaps=nobody.astype(jnp.uint8),
        last_given=jnp.zeros((SEATS, COLOURS, *zero.shape), jnp.int8),
        last_swapped=nobody,
    )


def _copies(variant: Array) -> Array:
    """The cards of a colour, packed by value (HS-1)."""
    return jnp.where(variant == TINY, jnp.uint32(packed(Tiny.COPIES)), jnp.uint32(packed(Printed.COPIES)))


def _untaken(variant: Array) -> Array:
    """Who has taken each colour when a stage begins: nobody."""
    colours = jnp.where(variant == TINY, len(Tiny.COLOURS), COLOURS)
    return jnp.where(ladder(COLOURS, variant) < colours, NONE, ABSENT).astype(jnp.int8)


def _deal(seats: Array, variant: Array, words: Array) -> Array:
    """Everybody takes a card of each colour (HS-3)."""
    exists = _untaken(variant) == NONE
    pile = jnp.broadcast_to(_copies(variant), exists.shape)
    hands = jnp.zeros_like(pile)
    for seat in range(SEATS):
        start = 1 + seat * COLOURS
        card = drawn_packed(words[start : start + COLOURS], pile)
        pile -= one_at(card)
        hands |= jnp.where(exists & (seat < seats), card + 1 << 4 * seat, 0)
    return hands


class _Move(NamedTuple):
    """What a token comes to, computed once for all fields of the state."""

    own: Array  # the card of the named colour that the player at turn holds, plus one
    new: Array  # the card that a swap brings, plus one
    colour: Array
    sum: Array
    loser: Array
    flags: Array  # 1 swaps, 2 doubts, 4 ends the stage, 8 ends the match


def _move(state: State, token: Array, words: Array) -> _Move:
    """Look at the cards of the colour in question (HS-7, HS-9, HS-10) and at the points (HS-14, HS-15)."""
    swaps, doubts = token < COLOURS, token == DOUBT
    colour = jnp.where(doubts, state.named, (token % COLOURS).astype(jnp.int8))
    hand, face = pick(state.hands, colour), pick(state.laid, colour)
    new = drawn_packed(words[0], _copies(state.variant) - face - _held(hand)) + 1
    announcer = jnp.where(state.turn == 0, state.seats, state.turn) - 1
    shown = nibble_sum(hand).astype(jnp.int8) - state.seats
    loser = jnp.where(shown >= state.bid, state.turn, announcer).astype(jnp.int8)
    in_game = total((taker == NONE).astype(jnp.int8) for taker in state.takers)
    most = reduce(jnp.maximum, [points + (loser == seat) for seat, points in enumerate(state.points)])
    stage_ends = doubts & (in_game == 1)
    ends = stage_ends & ((state.variant != TO10) | (most >= Printed.STAGES_END_AT))
    flags = swaps + 2 * doubts + 4 * stage_ends + 8 * ends
    own, sum_ = nibble(hand, state.turn), token // COLOURS
    return _Move(*settled((own, 4), (new, 4), (colour, 3), (sum_, 6), (loser, 3), (flags, 4)))


def step(state: State, token: Array, words: Array) -> State:
    """Swap, announce or doubt (HS-5)."""
    move = _move(state, token, words)
    swaps, doubts, stage_ends, ends = ((move.flags & 1 << bit) > 0 for bit in range(4))
    announces, again = ~(swaps | doubts), stage_ends & ~ends
    column = hot(COLOURS, move.colour)
    taken = doubts & column
    changed = (move.own ^ move.new).astype(jnp.uint32) << 4 * state.turn.astype(jnp.uint32)
    hands = jnp.where(taken, 0, state.hands ^ jnp.where(swaps & column, changed, 0))
    laid = state.laid + jnp.where(swaps & column, one_at(move.own - 1), 0)
    following = jnp.where(state.turn + 1 == state.seats, 0, state.turn + 1).astype(jnp.int8)
    is_acting = hot(SEATS, state.turn)
    sums = jnp.where(announces & is_acting, move.sum, state.sums)
    is_swapper = swaps & is_acting
    given = jnp.where(is_swapper, move.own - 1, 0).astype(jnp.uint8)
    return State(
        variant=state.variant,
        seats=state.seats,
        phase=jnp.where(ends, OVER, jnp.where(swaps, ANNOUNCE, TURN)).astype(jnp.int8),
        stage=state.stage + again,
        opener=jnp.where(again, state.turn, state.opener),
        turn=jnp.where(announces, following, state.turn),
        bid=jnp.where(doubts, 0, jnp.where(announces, move.sum, state.bid)).astype(jnp.int8),
        named=jnp.where(doubts, 0, jnp.where(announces, move.colour, state.named)).astype(jnp.int8),
        hands=jnp.where(again, _deal(state.seats, state.variant, words), hands),
        laid=jnp.where(taken, 0, laid),
        takers=jnp.where(again, _untaken(state.variant), jnp.where(taken, move.loser, state.takers)),
        points=state.points + (doubts & hot(SEATS, move.loser)),
        sums=jnp.where(doubts, 0, sums).astype(jnp.int8),
        # A swap takes back the claim to the card, a doubt all claims to the colour: a stage ends without any.
        claims=_noted(state.claims, is_acting | doubts, move.colour, jnp.where(announces, move.sum, 0)),
        given=jnp.where(again, 0, state.given + given).astype(jnp.uint8),
        swaps=jnp.where(again, 0, state.swaps + is_swapper).astype(jnp.uint8),
        last_given=_noted(state.last_given, is_swapper | doubts, move.colour, jnp.where(swaps, move.own, 0)),
        last_swapped=jnp.where(
            is_swapper | (doubts & (state.last_swapped == move.colour + 1)),
            jnp.where(swaps, move.colour + 1, 0).astype(jnp.int8),
            state.last_swapped,
        ),
    )


def _noted(rows: Array, who: Array, colour: Array, number: Array) -> Array:
    """`[seats, colours]`: of those who are meant, the number stands at the colour; all else is as it was."""
    return jnp.where(who[:, None] & hot(COLOURS, colour), number.astype(jnp.int8), rows)


def _held(hand: Array) -> Array:
    """How many of each value are in hands, of one colour: packed by value."""
    cards = [nibble(hand, seat) for seat in range(SEATS)]
    return total(jnp.where(card > 0, one_at(card - 1 & 7), 0) for card in cards)


def _left(state: State) -> Array:
    """How many cards lie face down, per colour."""
    whole = nibble_sum(_copies(state.variant)).astype(jnp.int8) - state.seats
    return jnp.where(state.takers == NONE, whole - nibble_sum(state.laid).astype(jnp.int8), 0)


def _highest(state: State) -> Array:
    """The greatest sum that may be announced (HS-Q4)."""
    card = jnp.where(state.variant == TINY, Tiny.HIGHEST_CARD, Printed.HIGHEST_CARD)
    return (card * state.seats).astype(jnp.int8)


def mask(state: State) -> Array:
    """Which tokens are legal: bool `[TOKENS]`."""
    highest = _highest(state)
    in_game, is_turn = state.takers == NONE, state.phase == TURN
    swaps = is_turn & (state.bid < highest) & in_game & (_left(state) > 0)
    sums = ladder(SUMS, state.turn) + LOWEST_SUM
    announces = ((sums > state.bid) & (sums <= highest) & (state.phase != OVER))[:, None] & in_game
    doubts = is_turn & (state.bid > 0)
    return jnp.concatenate([swaps, announces.reshape(SUMS * COLOURS, *state.turn.shape), doubts[None]])


def observe(state: State) -> Array:
    """What the seat at turn sees, block by block as in the game's features: uint8 `[FEATURES]`."""
    batch = state.turn.shape
    hand = nibble(state.hands, state.turn).astype(jnp.int8)  # [colours]
    in_game, is_bid = state.takers == NONE, state.bid > 0
    value = ladder(VALUES, state.turn)
    cards = hand[:, None] == value + 1  # [colours, values]
    faces = nibble(state.laid[:, None], value).astype(jnp.int8)
    whole = nibble(_copies(state.variant), value).astype(jnp.int8)
    unseen = jnp.where(in_game[:, None], whole - faces - cards, 0)
    own = jnp.concatenate([cards, (hand == 0)[:, None]], axis=1)
    bid = [hot(COLOURS, state.named) & is_bid, state.bid[None], is_bid[None]]
    blocks = [own, *bid, _left(state), unseen, _around(state), _claims(state), _exchanged(state)]
    return jnp.concatenate([block.astype(jnp.uint8).reshape(-1, *batch) for block in blocks])


def _around(state: State) -> Array:
    """Clockwise from the seat at turn: present, minus points, bidder, at turn, last sum; `[seats, 5]`."""
    place, seat = ladder(SEATS, state.turn), clockwise(state)
    is_present = seat != NONE
    is_bidder = (state.bid > 0) & (place == state.seats - 1)
    rows = [is_present, pick(state.points, seat), is_bidder, place == 0, pick(state.sums, seat)]
    return jnp.stack([row.astype(jnp.uint8) for row in rows], axis=1)


def _claims(state: State) -> Array:
    """Clockwise from the seat at turn, colour by colour; `[seats, colours]`."""
    return pick(state.claims, clockwise(state)[:, None])


def _exchanged(state: State) -> Array:
    """Clockwise from the seat at turn: the last card of each colour, how many, their sum, the colour of the last."""
    seat = clockwise(state)
    is_last = pick(state.last_swapped, seat)[:, None] == ladder(COLOURS, state.turn) + 1
    rows = [
        pick(state.last_given, seat[:, None]),
        pick(state.swaps, seat)[:, None],
        pick(state.given, seat)[:, None],
        is_last,
    ]
    return jnp.concatenate([row.astype(jnp.uint8) for row in rows], axis=1)


def clockwise(state: State) -> Array:
    """The seats from that at turn on, NONE where nobody sits: `[seats]`."""
    place = ladder(SEATS, state.turn)
    seat = place + state.turn
    return jnp.where(place < state.seats, jnp.where(seat >= state.seats, seat - state.seats, seat), NONE)


def acting(state: State) -> Array:
    """The seat that is asked."""
    return state.turn


def done(state: State) -> Array:
    """Whether the match is over."""
    return state.phase == OVER


def rewards(state: State) -> Array:
    """Utilities once it is over: fewest minus points wins, ties share (HS-14)."""
    sits = ladder(SEATS, state.turn) < state.seats
    points = jnp.where(sits, state.points, 127)
    fewest = reduce(jnp.minimum, [jnp.where(seat < state.seats, row, 127) for seat, row in enumerate(state.points)])
    return utilities(state.seats, (points == fewest) & done(state))


SIMULATOR = Simulator(
    key="hochstapler",
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
    choices=(COLOURS, SUMS * COLOURS, 1),
)
