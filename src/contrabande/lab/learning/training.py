"""Regularised self-play: one policy in all seats, proximal updates, and a price on every nat of certainty.

An update plays a few tokens on many tables, judges every decision by a critic that sees the whole table, and moves the
policy a little. Payoffs are never normalised by their spread in a batch: so the price of entropy means what it says,
and what is approached is the equilibrium of a game in which certainty costs that much. The price falls during the run.
A magnet, the policy of a while ago, may hold it back. What is shipped is the running average of the policy.
"""

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import msgspec
import optax  # type: ignore[import-untyped]
from jax import Array, lax

from contrabande.engine.errors import OptionsError
from contrabande.engine.seats import MOST_SEATS
from contrabande.lab.learning.losses import Minibatch, actor_loss, critic_loss, foreseen, weighty
from contrabande.lab.learning.network import FIXED, Tower, log_policy, nearer, tower, whole
from contrabande.lab.learning.settings import GROUPS, Settings
from contrabande.lab.rollout import advance, begin, stepped
from contrabande.lab.sim.arrays import UNIT, ladder
from contrabande.lab.sim.simulator import AnySimulator


class Learner(NamedTuple):
    """All that learns."""

    actor: Tower
    critic: Tower
    average: Tower
    """The actor's running average: what is shipped."""
    magnet: Tower
    """The average of a while ago, from which the actor parts only for a gain."""
    actor_pace: Any
    critic_pace: Any


class Hall(NamedTuple):
    """The tables that are being played."""

    state: Any
    is_guest: Array
    """bool [seats, tables]: where an older self sits."""
    key: Array


class Dials(NamedTuple):
    """What changes in the course of a run."""

    rate: Array
    entropy: Array
    averaging: Array


class Played(NamedTuple):
    """What a stretch of play leaves behind: [tokens played, …, tables]."""

    state: Any
    seen: Array
    legal: Array
    token: Array
    log_chance: Array
    seat: Array
    weighs: Array
    """float: 1 where there was a choice and it was the learner's."""
    is_choice: Array
    payoffs: Array
    """float [seats]: not zero where the match ended with this token."""
    is_over: Array
    guested: Array
    """float: at a table with guests where the match ended, how many seats were the learner's."""
    gained: Array
    """float: their payoffs together."""


class Told(NamedTuple):
    """What an update says of itself."""

    decisions: Array
    entropy: Array
    divergence: Array
    explained: Array
    """The part of the payoffs' variance that the critic foresees."""
    matches: Array
    guested: Array
    gained: Array
    """What the learner's seats won from guests: their number, and their payoffs together."""
    squared: Array
    """The squares of those payoffs, match by match: what one match deviates from another."""


# Play.


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
        if simulator.habit is None:
            raise OptionsError(f"the simulator does not know the heuristic bot of {simulator.key}; set bots=0")
        theirs = jax.tree.map(lambda each: each[..., : bots * size], state)
        rows.append(simulator.habit(theirs).T)
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
            weighs=(is_choice & ~is_guest).astype(jnp.float32),
            is_choice=is_choice,
            payoffs=won,
            is_over=is_over,
            guested=ours.sum(axis=0),
            gained=(ours * won).sum(axis=0),
        )
        fresh = jnp.where(is_over, guests_at(state.seats, sit, settings), hall.is_guest)
        return Hall(following, fresh, key), left

    return lax.scan(one, hall, None, length=settings.tokens)


# Judgement.


def advantages(settings: Settings, played: Played, values: Array, last: Array) -> Array:
    """How much better than foreseen it went on for every seat, from every token on: [tokens, tables, seats].

    *values* [tokens, tables, seats] are what the critic foresaw before each token, *last* before the next one.
    """

    def back(later: tuple[Array, Array], row: tuple[Array, Array, Array, Array]) -> tuple[tuple[Array, Array], Array]:
        gain, foreseen = later
        value, payoff, is_over, is_choice = row
        goes_on = 1 - is_over.astype(jnp.float32)[:, None]
        fades = jnp.where(is_choice, settings.smoothing, 1.0)[:, None]
        gain = payoff.T + goes_on * (foreseen + fades * gain) - value
        return (gain, value), gain

    rows = (values, played.payoffs, played.is_over, played.is_choice)
    return lax.scan(back, (jnp.zeros_like(last), last), rows, reverse=True)[1]


# The update.


def learner_of(simulator: AnySimulator, settings: Settings) -> Learner:
    """A learner that knows nothing but what inputs look like in random play."""
    key = jax.random.key(settings.seed)
    seen, table = _looked_around(simulator, settings, key)
    ours, theirs = jax.random.split(key)
    actor = tower(ours, seen, settings.width, settings.blocks, simulator.tokens)
    critic = tower(theirs, table, settings.critic_width, settings.blocks, simulator.seats)
    pace = pace_of(settings)
    average, magnet = (jax.tree.map(jnp.copy, actor) for _ in range(2))
    return Learner(actor, critic, average, magnet, pace.init(actor), pace.init(critic))


def magnetised(learner: Learner) -> Learner:
    """The same with its magnet where its average is by now."""
    return learner._replace(magnet=jax.tree.map(jnp.copy, learner.average))


def _looked_around(simulator: AnySimulator, settings: Settings, key: Array, rounds: int = 24) -> tuple[Array, Array]:
    """What seats and the whole table look like at many moments of random play."""
    carry = begin(simulator, *sizes(settings, 512), key)
    on = jax.jit(advance(simulator, 23))
    look = jax.jit(lambda state: (simulator.observe(state).T.astype(jnp.float32), whole(state)))
    looks = []
    for _ in range(rounds):
        carry = on(carry)
        looks.append(look(carry.state))
    seen, table = zip(*looks)
    return jnp.concatenate(seen), jnp.concatenate(table)


def sizes(settings: Settings, tables: int) -> tuple[Array, Array]:
    """Seats and variant of every table, in equal parts and well mixed."""
    rows = _mixed(settings, settings.seats, tables)
    if settings.bot_tables:
        number = jnp.arange(tables)
        is_bots = (number >= settings.hosts) & (number < settings.bots_until)
        rows = jnp.where(is_bots[:, None], _mixed(settings, settings.bot_tables, tables), rows)
    return rows[:, 0], rows[:, 1]


def _mixed(settings: Settings, seats: Sequence[int], tables: int) -> Array:
    """Rows of seats and variant, in equal parts and in no order."""
    kinds = [(count, variant) for variant in settings.variants for count in seats]
    order = jax.random.permutation(jax.random.key(0), tables)
    return jnp.array(kinds, jnp.int8)[order % len(kinds)]


def hall_of(simulator: AnySimulator, settings: Settings) -> Hall:
    """Deal all tables."""
    key, deal, sit = jax.random.split(jax.random.key(settings.seed + 1), 3)
    seats, variant = sizes(settings, settings.tables)
    carry = begin(simulator, seats, variant, deal)
    return Hall(carry.state, guests_at(seats, sit, settings), key)


def pace_of(settings: Settings) -> Any:
    """How steps follow from gradients."""
    clipped = optax.clip_by_global_norm(settings.gradient_norm)
    return optax.chain(clipped, optax.scale_by_adam(eps=1e-7))


def moved(pace: Any, gradient: Tower, state: Any, towered: Tower, rate: Array) -> tuple[Tower, Any]:
    """One step against the gradient; what inputs look like stays."""
    gradient = {name: jnp.zeros_like(each) if name in FIXED else each for name, each in gradient.items()}
    change, state = pace.update(gradient, state)
    return jax.tree.map(lambda old, by: old - rate * by, towered, change), state


Update = Callable[[Learner, Hall, Tower, Dials], tuple[Learner, Hall, Told]]


def update_of(simulator: AnySimulator, settings: Settings) -> Update:
    """The compiled update: play, judge, learn, average. Which tables are dealt is not its business."""
    return _compiled(
        simulator, msgspec.structs.replace(settings, seats=(), variants=(), bot_tables=(), seed=0, clock=0.0)
    )


@lru_cache(maxsize=4)
def _compiled(simulator: AnySimulator, settings: Settings) -> Update:
    pace = pace_of(settings)
    parts = settings.minibatches

    def study(
        learner: Learner, played: Played, gain: Array, judged: tuple[Any, Array], dials: Dials
    ) -> tuple[Learner, Array]:
        """All minibatches once: a minibatch is a part of the tables with all their tokens."""

        def lesson(learner: Learner, part: Array) -> tuple[Learner, Array]:
            cut = part_of(part, settings.tables // parts)
            rows = (played.seen, played.legal, played.token, played.log_chance, gain, played.weighs, played.state.seats)
            flat = Minibatch(*(cut(each, 1).reshape(-1, *each.shape[2:]) for each in rows))
            flat = weighty(flat, settings.studied)
            slope = jax.grad(actor_loss, has_aux=True)
            gradient, said = slope(learner.actor, flat, learner.magnet, dials.entropy, settings)
            actor, actor_pace = moved(pace, gradient, learner.actor_pace, learner.actor, dials.rate)
            state = jax.tree.map(lambda each: cut(each, each.ndim - 1), judged[0])
            gradient = jax.grad(critic_loss)(learner.critic, state, cut(judged[1], 1), settings.value_cost)
            critic, critic_pace = moved(pace, gradient, learner.critic_pace, learner.critic, dials.rate)
            paces = {"actor_pace": actor_pace, "critic_pace": critic_pace}
            return learner._replace(actor=actor, critic=critic, **paces), jnp.stack(said)

        return lax.scan(lesson, learner, jnp.arange(parts))

    def update(learner: Learner, hall: Hall, company: Tower, dials: Dials) -> tuple[Learner, Hall, Told]:
        hall, played = play(simulator, settings, learner.actor, company, hall)
        values = jax.vmap(lambda state: foreseen(learner.critic, state))(played.state)
        gains = advantages(settings, played, values, foreseen(learner.critic, hall.state))
        gain = jnp.take_along_axis(gains, played.seat[..., None].astype(jnp.int32), axis=-1)[..., 0]
        targets = gains + values
        said = jnp.zeros(2)
        for epoch in range(settings.epochs):
            judged = _every((played.state, targets), epoch % settings.judged, settings.judged)
            learner, each = study(learner, played, gain, judged, dials)
            said = each.mean(axis=0)
        average = nearer(learner.average, learner.actor, dials.averaging)
        return learner._replace(average=average), hall, _told(played, gains, targets, said)

    return jax.jit(update, donate_argnums=(0, 1))


def _every(rows: tuple[Any, Array], first: int, step: int) -> tuple[Any, Array]:
    """Every so-many-th token of all tables."""
    found: tuple[Any, Array] = jax.tree.map(lambda each: each[first::step], rows)
    return found


def part_of(part: Array, size: int) -> Callable[[Array, int], Array]:
    """The tables of one minibatch, along an axis: every so-many-th, so that guests are in all of them."""

    def cut(each: Array, axis: int) -> Array:
        parted = each.reshape(*each.shape[:axis], size, -1, *each.shape[axis + 1 :])
        found: Array = lax.dynamic_index_in_dim(parted, part, axis + 1, keepdims=False)
        return found

    return cut


def _told(played: Played, gains: Array, targets: Array, said: Array) -> Told:
    return Told(
        decisions=played.weighs.sum(),
        entropy=said[0],
        divergence=said[1],
        explained=1 - jnp.mean(jnp.square(gains)) / jnp.maximum(jnp.var(targets), 1e-9),
        matches=played.is_over.sum(),
        guested=played.guested.sum(),
        gained=played.gained.sum(),
        squared=jnp.square(played.gained).sum(),
    )
