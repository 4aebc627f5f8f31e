"""Regularised self-play: one policy in all seats, proximal updates, and a price on every nat of certainty.

An update plays a few tokens on many tables, judges every decision by a critic that sees the whole table, and moves the
policy a little. Payoffs are never normalised by their spread in a batch: so the price of entropy means what it says,
and what is approached is the equilibrium of a game in which certainty costs that much. The price falls during the run.
A magnet, the policy of a while ago, may hold it back. What is shipped is the running average of the policy.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import msgspec
import optax  # type: ignore[import-untyped]
from jax import Array, lax

from contrabande.lab.learning.losses import Minibatch, actor_loss, critic_loss, foreseen, weighty
from contrabande.lab.learning.network import FIXED, Tower, nearer, tower, whole
from contrabande.lab.learning.playing import Hall, Played, play, sizes
from contrabande.lab.learning.settings import PLAIN, Settings
from contrabande.lab.rollout import advance, begin
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


class Dials(NamedTuple):
    """What changes in the course of a run."""

    rate: Array
    entropy: Array
    averaging: Array


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
    on, look = _looking(simulator)
    looks = []
    for _ in range(rounds):
        carry = on(carry)
        looks.append(look(carry.state))
    seen, table = zip(*looks)
    return jnp.concatenate(seen), jnp.concatenate(table)


@lru_cache(maxsize=4)
def _looking(simulator: AnySimulator) -> tuple[Callable[[Any], Any], Callable[[Any], tuple[Array, Array]]]:
    """A while of random play, and a look at all tables."""
    look = jax.jit(lambda state: (simulator.observe(state).T.astype(jnp.float32), whole(state)))
    return jax.jit(advance(simulator, 23)), look


def pace_of(settings: Settings) -> Any:
    """How steps follow from gradients."""
    clipped = optax.clip_by_global_norm(settings.gradient_norm)
    return optax.chain(clipped, optax.scale_by_adam(eps=1e-7))


def moved(pace: Any, gradient: Tower, state: Any, towered: Tower, rate: Array) -> tuple[Tower, Any]:
    """One step against the gradient; what inputs look like stays."""
    gradient = {name: jnp.zeros_like(each) if name in FIXED else each for name, each in gradient.items()}
    change, state = pace.update(gradient, state)
    return jax.tree.map(lambda old, by: old - rate * by, towered, change), state


OUTSIDE = (
    *("variants", "seats", "bot_tables", "seed", "decisions", "clock"),
    *("rate", "last_rate", "warm_updates", "entropy", "last_entropy", "magnet_stay", "average", "sharpness"),
    *("visits", "challenges", "newcomers", "career", "older_selves"),
)
"""Settings that an update does not read: one program does, whatever they are."""

Update = Callable[[Learner, Hall, Tower, Dials], tuple[Learner, Hall, Told]]


def update_of(simulator: AnySimulator, settings: Settings) -> Update:
    """The compiled update: play, judge, learn, average. Which tables are dealt and who comes is not its business."""
    return _compiled(simulator, msgspec.structs.replace(settings, **{name: getattr(PLAIN, name) for name in OUTSIDE}))


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
        targets = jnp.where(played.is_opening[..., None], values, gains + values)
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
    )
