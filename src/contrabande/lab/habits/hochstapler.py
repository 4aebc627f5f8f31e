"""Hochstapler's heuristic bot on arrays: how likely it gives each answer, in the printed edition.

It weighs as `bots/heuristic/hochstapler.py` does, with the weights that stand there; only what that bot looks up by
table is computed here for all sums, colours and cards at once. Axes are sums, then colours, then the batch.
"""

from functools import cache, reduce
from itertools import accumulate
from math import comb
from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array, lax
from jax.nn import sigmoid

from contrabande.bots.heuristic.hochstapler import HOPELESS, HeuristicBot
from contrabande.bots.heuristic.hochstapler_odds import FINENESS, average, stakes
from contrabande.games.hochstapler.tables import LOWEST_SUM, Printed
from contrabande.lab.sim.arrays import hot, ladder, nibble, pick, total
from contrabande.lab.sim.hochstapler import COLOURS, NONE, SEATS, SUMS, VALUES, State, clockwise, mask

BOT = HeuristicBot()
BEST = VALUES - 1
NEVER = jnp.float32(1e3)
"""What an answer costs that is not thought of."""
CERTAIN = 1 - 1e-6
IMPOSSIBLE = -1e9
FINE_WEIGHTS = 1024
"""The bot counts in whole numbers: weights of cards are rounded to this part of 1."""


class Look(NamedTuple):
    """What is seen of the table by the seat at turn."""

    seats: Array
    in_game: Array  # bool [colours]
    colours: Array
    card: Array  # [colours]: its own
    unseen: Array  # [values, colours]: not laid face up, its own cards among them
    mean: Array
    deviation: Array
    lowest: Array


def habit(state: State) -> Array:
    """Log probabilities of all tokens, up to a constant: float32 `[tokens]`."""
    look = _look(state)
    leans = _leans(state, look)
    own = hot(VALUES, look.card)  # [values, colours]
    others = _reach(look.unseen - own, look.seats - 1, _mean_lean(state, leans, look, without_own=True))
    public = _reach(look.unseen, look.seats, _mean_lean(state, leans, look, without_own=False))
    next_loses, bidder_loses = _losses(state)
    costs = _costs(look, public, others, next_loses)  # [values, sums, colours]
    announcing = total(jnp.where(here, row, 0) for here, row in zip(own[:, None], costs))
    swapping = _swapping(look, look.unseen - own, announcing, costs)
    doubting = _doubting(state, look, others, bidder_loses)
    batch = state.turn.shape
    each = [swapping, announcing[LOWEST_SUM:].reshape(SUMS * COLOURS, *batch), doubting[None]]
    cost = jnp.where(mask(state), jnp.concatenate(each), NEVER)
    least = cost.min(axis=0)
    return jnp.where(cost <= least + 5 * BOT.heat, (least - cost) / BOT.heat, IMPOSSIBLE)


def _look(state: State) -> Look:
    seats = state.seats.astype(jnp.float32)
    in_game = state.takers == NONE
    colours = total(each.astype(jnp.float32) for each in in_game)
    laid = nibble(state.laid, ladder(VALUES, state.laid, dtype=jnp.uint32)).astype(jnp.float32)
    whole = jnp.array(Printed.COPIES, jnp.float32).reshape(-1, *(1,) * state.laid.ndim)
    unseen = jnp.where(in_game, whole - laid, 0)
    cards = unseen.sum(axis=1)  # [values]
    value = ladder(VALUES, state.turn, dtype=jnp.float32)
    count = cards.sum(axis=0)
    mean = (value * cards).sum(axis=0) / count
    variance = (jnp.square(value - mean) * cards).sum(axis=0) / count
    size = count / colours
    deviation = jnp.sqrt(variance * seats * (size - seats) / (size - 1))
    return Look(
        seats=seats,
        in_game=in_game,
        colours=colours,
        card=nibble(state.hands, state.turn).astype(jnp.int32) - 1,
        unseen=unseen,
        mean=mean,
        deviation=jnp.where(deviation > 0, deviation, 1.0),
        lowest=state.bid.astype(jnp.int32) + LOWEST_SUM,
    )


# Beliefs.


def _leans(state: State, look: Look) -> Array:
    """What each seat is believed to hold of a colour: `[seats, colours]`."""
    usual = average(Printed.COPIES)
    pips = state.given.astype(jnp.float32) - usual * state.swaps.astype(jnp.float32)
    suspicion = -jnp.minimum(BOT.suspicion * jnp.maximum(pips, 0.0), BOT.firmest)  # [seats]
    height = (state.claims - look.mean * look.seats) / look.deviation
    trust = jnp.clip((BOT.trust + BOT.trust_by_height * height) / look.seats, 0.0, BOT.firmest)
    return suspicion[:, None] + jnp.where(state.claims > 0, trust, 0)


def _mean_lean(state: State, leans: Array, look: Look, *, without_own: bool) -> Array:
    """How all hands of a colour lean on average, or those of all others, in steps: `[colours]`."""
    acts = hot(SEATS, state.turn)[:, None]
    sits = (ladder(SEATS, state.turn) < state.seats)[:, None]
    theirs = jnp.where(sits & ~acts, leans, 0).sum(axis=0)
    mean = theirs / (look.seats - 1) if without_own else (theirs + BOT.trust / look.seats) / look.seats
    return jnp.round(FINENESS * mean)


def _reach(cards: Array, hands: Array, lean: Array) -> Array:
    """The chance that so many *hands* hold at least 0, 1, 2 … of a colour together: `[sums, colours]`.

    Card after card joins the ways in which each number of hands comes to each sum.
    """
    kinds = [(value, copy) for value, most in enumerate(Printed.COPIES) for copy in range(most)]

    def joined(ways: Array, kind: Array) -> tuple[Array, None]:
        value, copy = kind
        power = jnp.where(lean > 0, value, value - BEST) * lean / FINENESS
        weight = jnp.round(FINE_WEIGHTS * jnp.exp(power)) / FINE_WEIGHTS
        by = jnp.where(cards[value] > copy, weight, 0)
        room = jnp.pad(ways, ((1, 0), (BEST, 0), *((0, 0),) * lean.ndim))
        higher = lax.dynamic_slice_in_dim(room[:-1], BEST - value, SUMS + 1, axis=1)
        return ways + by * higher, None

    nothing = jnp.zeros((SEATS + 1, SUMS + 1, *lean.shape)).at[0, 0].set(1.0)
    ways, _ = lax.scan(joined, nothing, jnp.array(kinds))
    spread = pick(ways, hands.astype(jnp.int32))
    left = jnp.flip(jnp.cumsum(jnp.flip(spread, axis=0), axis=0), axis=0)
    return left / jnp.maximum(left[:1], 1e-30)


def _raised(rows: Array, by: int, fill: float = 0.0) -> Array:
    """The same along sums that are higher by so much."""
    if by == 0:
        return rows
    return jnp.concatenate([jnp.full_like(rows[:by], fill), rows[:-by]])


# Considerations.


def _costs(look: Look, public: Array, others: Array, next_loses: Array) -> Array:
    """What announcing costs with each card in hand: `[values, sums, colours]`."""
    sums = ladder(SUMS + 1, look.seats, dtype=jnp.float32)
    height = (sums - look.mean * look.seats) / look.deviation  # [sums]
    nerve = BOT.doubt + BOT.doubt_by_few_seats / look.seats + BOT.doubt_by_few_colours / look.colours
    reason = sigmoid((nerve + BOT.doubt_by_height * height)[:, None] + BOT.doubt_by_truth * public)
    doubted = BOT.whim + (1 - BOT.whim) * reason
    usual = BOT.back + BOT.back_by_few_seats / look.seats
    back = sigmoid(usual + BOT.back_by_height * height + BOT.back_by_height_squared * jnp.square(height))
    passed = (1 - doubted) * back[:, None]
    known = jnp.clip(others, 1e-9, CERTAIN)
    after = BOT.truth + BOT.truth_by_odds * jnp.log(known / (1 - known)) + BOT.truth_by_few_seats / look.seats
    caught = jnp.where(others > CERTAIN, 0.0, sigmoid(-after))
    is_hoped = (others >= HOPELESS).astype(jnp.float32)
    is_higher = (sums >= look.lowest)[:, None]
    is_lowest = (sums == look.lowest)[:, None]
    rows = []
    for value in range(VALUES):
        lie, hoped = _raised(caught, value), _raised(is_hoped, value, 1.0) > 0
        cost = doubted * (next_loses + (1 - next_loses) * lie) + passed
        cost = jnp.where(hoped, cost, jnp.where(is_lowest, doubted + passed, NEVER))
        rows.append(jnp.where(is_higher, cost, NEVER))
    return jnp.stack(rows)


def _swapping(look: Look, pile: Array, announcing: Array, costs: Array) -> Array:
    """What a swap costs: `[colours]`."""
    best = jnp.where(look.in_game, announcing.min(axis=0), NEVER)
    rest = [[row for place, row in enumerate(best) if place != colour] for colour in range(COLOURS)]
    elsewhere = jnp.stack([reduce(jnp.minimum, rows) for rows in rest])
    elsewhere = jnp.where(look.colours > 1, elsewhere, 1.0)
    least = jnp.minimum(elsewhere, costs.min(axis=1))  # [values, colours]
    return BOT.swap + (pile * least).sum(axis=0) / jnp.maximum(pile.sum(axis=0), 1)


def _doubting(state: State, look: Look, others: Array, bidder_loses: Array) -> Array:
    """What a doubt costs."""
    wanted = state.bid - pick(look.card, state.named)
    odds = pick(jnp.moveaxis(others, 1, 0), state.named)  # [sums]
    truth = jnp.where(wanted > 0, pick(odds, wanted), 1.0)
    return truth + (1 - truth) * bidder_loses


# Stakes.


def _losses(state: State) -> tuple[Array, Array]:
    """What it costs the seat at turn if its left neighbour, or its right one, takes the next stack."""
    points = [pick(state.points, seat) for seat in clockwise(state)]
    index = jnp.zeros_like(state.turn, jnp.int32)
    ways = jnp.array([[comb(n, k) for k in range(SEATS + 1)] for n in range(2 * SEATS + 1)])
    for number, taken in enumerate(accumulate(points)):
        term = ways[(taken + number).astype(jnp.int32), number + 1]
        index += jnp.where(number < state.seats, term, 0)
    table = jnp.asarray(_stakes_table())
    found = table[state.seats.astype(jnp.int32), jnp.minimum(index, table.shape[1] - 1)]
    return found[..., 0], found[..., 1]


@cache
def _stakes_table() -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    """By seats and the place of the points among all: what the left neighbour's loss costs, and the right one's."""
    table = np.zeros((SEATS + 1, comb(COLOURS - 1 + SEATS, SEATS), 2), np.float32)
    for seats in Printed.SEATS:
        for points in _all_points(seats, COLOURS - 1):
            taken = accumulate(points)
            index = sum(comb(sum_ + number, number + 1) for number, sum_ in enumerate(taken))
            losses = stakes(points, 0, COLOURS - sum(points))
            table[seats, index] = losses[1], losses[-1]
    return table


def _all_points(seats: int, most: int) -> list[tuple[int, ...]]:
    """All ways in which up to *most* minus points lie on so many seats."""
    rows: list[tuple[int, ...]] = [()]
    for _ in range(seats):
        rows = [(*row, more) for row in rows for more in range(most - sum(row) + 1)]
    return rows
