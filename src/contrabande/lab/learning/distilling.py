"""One policy in the place of many: it learns to answer as whoever sits there would, and is not told who that is.

For a whole match each seat is one teacher's, drawn for every seat by itself: what others do tells nobody who he is. Who
then answers every question in the odds in which those answer it who get that far plays the teachers' average.
"""

import math
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import optax  # type: ignore[import-untyped]
from jax import Array, lax

from contrabande.engine.errors import OptionsError
from contrabande.engine.seats import MOST_SEATS
from contrabande.lab.learning.cloning import Taught, log_loss
from contrabande.lab.learning.network import Tower, log_policy, nearer, widened
from contrabande.lab.learning.playing import at_seat, hall_of, sampled, seated
from contrabande.lab.learning.settings import Settings
from contrabande.lab.learning.training import moved, part_of
from contrabande.lab.rollout import stepped
from contrabande.lab.sim.simulator import AnySimulator

AVERAGING = 0.01
TOLD_EVERY = 25
PACE = optax.scale_by_adam(eps=1e-7)
"""Steps are never cut short: that would count an answer for less the rarer it is."""


class Student(NamedTuple):
    """Who learns to answer."""

    actor: Tower
    average: Tower
    """The actor's running average: what is kept."""
    pace: Any


class School(NamedTuple):
    """The tables at which teachers play."""

    state: Any
    teacher: Array
    """int [seats, tables]: whose the seats are in this match."""
    key: Array


class Lesson(NamedTuple):
    """How far it is."""

    seconds: float
    tokens: int
    surprise: float
    """How much an answer surprises the student, in nats."""


def distilled(
    simulator: AnySimulator,
    settings: Settings,
    teachers: Sequence[Tower],
    *,
    seconds: float,
    on_lesson: Callable[[Lesson], None],
) -> Tower:
    """Learn for so long, beginning as the first of the teachers; the rate falls with the clock."""
    if not (seconds > 0 and math.isfinite(seconds)):
        raise OptionsError(f"{seconds:g} seconds are no time to learn in; say how many, as in 100")
    sees_most = max(teachers, key=lambda teacher: teacher["mean"].shape[0])
    teachers = [widened(teacher, sees_most) for teacher in teachers]
    update, everybody = _update_of(simulator, settings, len(teachers)), seated(teachers)
    school = _school(simulator, settings, len(teachers))
    actor, average = (jax.tree.map(jnp.copy, teachers[0]) for _ in range(2))
    student = Student(actor, average, PACE.init(actor))
    updates, began, part = 0, time.monotonic(), 0.0
    while part < 1:
        warm = min((updates + 1) / settings.warm_updates, 1.0)
        rate = warm * (settings.rate + part * (settings.last_rate - settings.rate))
        student, school, surprise = update(student, school, everybody, jnp.float32(rate))
        updates += 1
        if updates == 1:
            surprise.block_until_ready()  # it is compiled now
            began = time.monotonic()
        if updates % TOLD_EVERY == 0:
            surprised = float(surprise)
            passed = time.monotonic() - began
            part = passed / seconds
            on_lesson(Lesson(passed, updates * settings.tables * settings.tokens, surprised))
    return student.average


def _school(simulator: AnySimulator, settings: Settings, teachers: int) -> School:
    hall = hall_of(simulator, settings)
    key, draw = jax.random.split(hall.key)
    return School(hall.state, _drawn(draw, settings.tables, teachers), key)


def _drawn(key: Array, tables: int, teachers: int) -> Array:
    """Whose the seats of freshly dealt tables are."""
    return jax.random.randint(key, (MOST_SEATS, tables), 0, teachers)


def _taught(
    simulator: AnySimulator, settings: Settings, everybody: Tower, teachers: int, school: School
) -> tuple[School, Taught]:
    """Play `settings.tokens` tokens on every table; each seat's answers are its teacher's."""

    def one(school: School, _: None) -> tuple[School, Taught]:
        state = school.state
        key, choose, chance, draw = jax.random.split(school.key, 4)
        seen, legal, seat = simulator.observe(state).T, simulator.mask(state).T, simulator.acting(state)
        policies = jax.vmap(log_policy, in_axes=(0, None, None))(everybody, seen, legal)
        whose = at_seat(school.teacher, seat)
        token = sampled(jnp.take_along_axis(policies, whose[None, :, None], axis=0)[0], choose)
        then = stepped(simulator, state, token.astype(jnp.int32), jax.random.bits(chance, seat.shape))
        teacher = jnp.where(then.is_over, _drawn(draw, settings.tables, teachers), school.teacher)
        return School(then.state, teacher, key), Taught(seen, legal, token)

    return lax.scan(one, school, None, length=settings.tokens)


Update = Callable[[Student, School, Tower, Array], tuple[Student, School, Array]]


def _update_of(simulator: AnySimulator, settings: Settings, teachers: int) -> Update:
    """Some tokens at all tables, and a step of the student for each part of them."""
    parts = settings.minibatches

    def update(student: Student, school: School, everybody: Tower, rate: Array) -> tuple[Student, School, Array]:
        school, taught = _taught(simulator, settings, everybody, teachers, school)

        def step(student: Student, part: Array) -> tuple[Student, Array]:
            cut = part_of(part, settings.tables // parts)
            some = Taught(*(cut(each, 1).reshape(-1, *each.shape[2:]) for each in taught))
            surprise, gradient = jax.value_and_grad(log_loss)(student.actor, some)
            actor, pace = moved(PACE, gradient, student.pace, student.actor, rate)
            return Student(actor, nearer(student.average, actor, AVERAGING), pace), surprise

        student, surprise = lax.scan(step, student, jnp.arange(parts))
        return student, school, surprise.mean()

    return jax.jit(update, donate_argnums=(0, 1))
