"""Play at many tables at once: the policy that learns, its guests, and matches that begin as nobody would do it."""

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax
from numpy.typing import NDArray

from contrabande.engine.errors import OptionsError
from contrabande.engine.seats import MOST_SEATS
from contrabande.lab.learning.bots import bots_answer
from contrabande.lab.learning.network import Tower, log_policy
from contrabande.lab.learning.settings import GROUPS, Settings
from contrabande.lab.rollout import begin, stepped
from contrabande.lab.sim.arrays import UNIT, ladder
from contrabande.lab.sim.simulator import AnySimulator

ASTRAY = 0.5
"""The chance of a token in an opening to be any legal one."""


class Hall(NamedTuple):
    """The tables that are being played."""

    state: Any
    is_guest: Array
    """bool [seats, tables]: where an older self sits."""
    opening: Array
    """int [tables]: how many tokens are still to come of an opening, in which any legal token may be said."""
    key: Array


class Played(NamedTuple):
    """What a stretch of play leaves behind: [tokens played, …, tables]."""

    state: Any
    seen: Array
    legal: Array
    token: Array
    log_chance: Array
    seat: Array
    weighs: Array
    """float: 1 where there was a choice, it was the learner's, and the opening was over."""
    is_opening: Array
    is_choice: Array
    payoffs: Array
    """float [seats]: not zero where the match ended with this token."""
    is_over: Array
    guested: Array
    """float: at a table with guests where the match ended, how many seats were the learner's."""
    gained: Array
    """float: their payoffs together."""


def sizes(settings: Settings, tables: int) -> tuple[Array, Array]:
    """Seats and variant of every table, in equal parts and well mixed."""
    rows = _mixed(settings, settings.seats, tables)
    if settings.bot_tables:
        bots = slice(settings.hosts, settings.bots_until)
        rows[bots] = _mixed(settings, settings.bot_tables, tables)[bots]
    return jnp.asarray(rows[:, 0]), jnp.asarray(rows[:, 1])


def _mixed(settings: Settings, seats: Sequence[int], tables: int) -> NDArray[np.int8]:
    """Rows of seats and variant, in equal parts and in no order."""
    kinds = [(count, variant) for variant in settings.variants for count in seats]
    order = np.asarray(jax.random.permutation(jax.random.key(0), tables))
    rows: NDArray[np.int8] = np.array(kinds, np.int8)[order % len(kinds)]
    return rows


def hall_of(simulator: AnySimulator, settings: Settings) -> Hall:
    """Deal all tables."""
    key, deal, sit = jax.random.split(jax.random.key(settings.seed + 1), 3)
    seats, variant = sizes(settings, settings.tables)
    state = begin(simulator, seats, variant, deal).state
    state = spent(simulator, settings, state, jnp.ones(settings.tables, bool), sit)
    return Hall(state, guests_at(seats, sit, settings), openings(sit, settings), key)


def payoffs(simulator: AnySimulator, state: Any) -> Array:
    """Utilities divided by their deviation among equals, so that all table sizes weigh the same: float [seats]."""
    deviation = jnp.sqrt(jnp.maximum(state.seats, 2).astype(jnp.float32) - 1)
    return simulator.rewards(state).astype(jnp.float32) / UNIT / deviation


def guests_at(seats: Array, key: Array, settings: Settings) -> Array:
    """Who plays for an older self on freshly dealt tables: bool [seats, tables]. One seat at least is the learner's."""
    tables = seats.shape[0]
    place = ladder(MOST_SEATS, seats)
    own, others = jax.random.split(key)
    kept = jax.random.randint(own, (tables,), 0, seats.astype(jnp.int32))
    number = jnp.arange(tables)
    chance = jnp.where(number < settings.bots_until, settings.bot_seats, settings.guest_seats)
    some = jax.random.bernoulli(others, chance, place.shape)
    is_open = number >= settings.hosts
    return some & (place != kept) & (place < seats) & is_open


def openings(key: Array, settings: Settings) -> Array:
    """With how many tokens of an opening freshly dealt matches begin, most of them with none: int [tables]."""
    if not settings.openings:
        return jnp.zeros(settings.tables, jnp.int32)
    some, length = jax.random.split(jax.random.fold_in(key, 2))
    is_some = jax.random.bernoulli(some, settings.openings, (settings.tables,))
    return is_some * jax.random.randint(length, (settings.tables,), 1, settings.opening + 1)


def spent(simulator: AnySimulator, settings: Settings, state: Any, is_new: Array, key: Array) -> Any:
    """The same tables, but at some of those that are freshly dealt there are things already spent."""
    if not settings.spent:
        return state
    if simulator.spend is None:
        raise OptionsError(f"nothing can be spent in {simulator.key} as the simulator knows it; set spent=0")
    some, coins = jax.random.split(jax.random.fold_in(key, 3))
    is_some = is_new & jax.random.bernoulli(some, settings.spent, is_new.shape)
    less = simulator.spend(state, jax.random.bits(coins, is_new.shape))
    return jax.tree.map(lambda new, old: jnp.where(is_some, new, old), less, state)


def at_seat(rows: Array, seat: Array) -> Array:
    """What *rows* [seats, tables] say of one seat of every table."""
    return jnp.take_along_axis(rows, seat[None].astype(jnp.int32), axis=0)[0]


def sampled(log_policy: Array, key: Array) -> Array:
    """One token per table."""
    return jnp.argmax(log_policy + jax.random.gumbel(key, log_policy.shape), axis=-1)


def everywhere(guest: Tower) -> Tower:
    """One guest in all groups of tables."""
    return seated([guest] * GROUPS)


def seated(guests: Sequence[Tower]) -> Tower:
    """A guest for each group of tables, as one tower of towers."""
    return {name: jnp.stack([guest[name] for guest in guests]) for name in guests[0]}


def strange(
    simulator: AnySimulator, settings: Settings, company: Tower, state: Any, seen: Array, legal: Array
) -> Array:
    """Log probabilities of the guests' tokens, group by group: [tables with guests, tokens]."""
    bots, size = settings.bots, len(seen) // GROUPS
    rows = []
    if bots:
        theirs = jax.tree.map(lambda each: each[..., : bots * size], state)
        rows.append(bots_answer(simulator, settings, theirs, legal[: bots * size]))
    if bots < GROUPS:
        parted = (each[bots * size :].reshape(GROUPS - bots, size, -1) for each in (seen, legal))
        towers = {name: each[bots:] for name, each in company.items()}
        policy = jax.vmap(log_policy)(towers, *parted).reshape(-1, legal.shape[-1])
        rows.append(settings.guest_heat * policy)
    return trembling(jnp.concatenate(rows), legal, settings.guest_trembles)


def trembling(policy: Array, legal: Array, part: float) -> Array:
    """Log probabilities, up to a constant, of who takes any legal token in a *part* of the cases."""
    if not part:
        return policy
    any_token = jnp.log(legal / legal.sum(axis=-1, keepdims=True))
    return jnp.logaddexp(jnp.log1p(-part) + jax.nn.log_softmax(policy), math.log(part) + any_token)


def play(simulator: AnySimulator, settings: Settings, actor: Tower, company: Tower, hall: Hall) -> tuple[Hall, Played]:
    """Play `settings.tokens` tokens on every table; guests play as their group's part of *company*."""
    hosts = settings.hosts

    def one(hall: Hall, _: None) -> tuple[Hall, Played]:
        state = hall.state
        key, choose, chance, sit = jax.random.split(hall.key, 4)
        seen, legal, seat = simulator.observe(state).T, simulator.mask(state).T, simulator.acting(state)
        policy = log_policy(actor, seen, legal)
        is_guest = at_seat(hall.is_guest, seat)
        mixed = policy
        if hosts < settings.tables:
            visited = jax.tree.map(lambda each: each[..., hosts:], state)
            theirs = strange(simulator, settings, company, visited, seen[hosts:], legal[hosts:])
            mixed = policy.at[hosts:].set(jnp.where(is_guest[hosts:, None], theirs, policy[hosts:]))
        is_opening = hall.opening > 0
        if settings.openings:
            mixed = jnp.where(is_opening[:, None], trembling(mixed, legal, ASTRAY), mixed)
        token = sampled(mixed, choose)
        after, is_over, following = stepped(
            simulator, state, token.astype(jnp.int32), jax.random.bits(chance, seat.shape)
        )
        is_choice = legal.sum(axis=-1) > 1
        won = payoffs(simulator, after)
        ours = is_over & hall.is_guest.any(axis=0) & ~hall.is_guest & (ladder(MOST_SEATS, seat) < state.seats)
        ours = ours[: simulator.seats].astype(jnp.float32)
        left = Played(
            state=state,
            seen=seen,
            legal=legal,
            token=token,
            log_chance=jnp.take_along_axis(policy, token[:, None], axis=-1)[:, 0],
            seat=seat,
            weighs=(is_choice & ~is_guest & ~is_opening).astype(jnp.float32),
            is_opening=is_opening,
            is_choice=is_choice,
            payoffs=won,
            is_over=is_over,
            guested=ours.sum(axis=0),
            gained=(ours * won).sum(axis=0),
        )
        fresh = jnp.where(is_over, guests_at(state.seats, sit, settings), hall.is_guest)
        opening = jnp.where(is_over, openings(sit, settings), jnp.maximum(hall.opening - 1, 0))
        following = spent(simulator, settings, following, is_over, sit)
        return Hall(following, fresh, opening, key), left

    return lax.scan(one, hall, None, length=settings.tokens)
