"""One policy in the place of many: how often it gives each answer can be worked out by hand."""

from dataclasses import replace
from typing import NamedTuple

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
import pytest
from jax import Array
from pennies import PENNIES, Clock, log_policy, outputs, tower

from contrabande.engine.errors import OptionsError
from contrabande.lab.learning import distilling
from contrabande.lab.learning.distilling import TOLD_EVERY, Lesson, distilled
from contrabande.lab.learning.network import Tower
from contrabande.lab.learning.settings import Settings
from contrabande.lab.sim.simulator import AnySimulator, Simulator

QUICK = Settings(game="pennies", seats=(2,), tables=64, tokens=4, rate=0.002, last_rate=0.00001, warm_updates=1)
LOOKS = 16.0
"""So many looks at the clock."""


@pytest.fixture(autouse=True)
def _a_clock_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """A run is as long on any machine."""
    monkeypatch.setattr(distilling, "time", Clock())


def _average(simulator: AnySimulator, teachers: list[Tower]) -> Tower:
    return distilled(simulator, QUICK, teachers, seconds=LOOKS, on_lesson=lambda _: None)


def _who_says(*first: float) -> Tower:
    """Who says the first token so often: to the first of all questions, to the second, and so on."""
    questions = jnp.eye(len(first))
    fresh = tower(jax.random.key(5), questions, 16, 1, 2)
    inside = outputs({**fresh, "head_w": jnp.eye(16), "head_b": jnp.zeros(16)}, questions)
    wanted = jnp.log(jnp.array([[each, 1 - each] for each in first]))
    return {**fresh, "head_w": jnp.linalg.pinv(inside) @ wanted}


def _odds(policy: Tower) -> list[float]:
    """How often the first token is said, question by question."""
    questions = jnp.eye(len(policy["mean"]))
    told: list[float] = jnp.exp(log_policy(policy, questions, jnp.ones((len(questions), 2), bool)))[:, 0].tolist()
    return told


def test_a_teacher_says_what_is_asked_of_him() -> None:
    assert _odds(_who_says(0.9, 0.02, 0.5)) == pytest.approx([0.9, 0.02, 0.5], abs=1e-3)


def test_a_teacher_who_sees_less_says_what_he_would_say() -> None:
    """A game shows more by now than when he learned."""
    older = {**_who_says(0.9, 0.1)}
    older |= {name: older[name][:1] for name in ("mean", "scale", "in_w")}
    says = jnp.exp(log_policy(older, jnp.eye(2)[:, :1], jnp.ones((2, 2), bool)))[:, 0]
    average = _average(PENNIES, [older, _who_says(0.02, 0.02)])
    assert _odds(average) == pytest.approx(((says + 0.02) / 2).tolist(), abs=0.05)


@pytest.mark.slow
def test_who_learns_from_two_answers_as_each_half_of_the_time() -> None:
    average = _average(PENNIES, [_who_says(0.98, 0.98), _who_says(0.02, 0.02)])
    assert _odds(average) == pytest.approx([0.5, 0.5], abs=0.05)


@pytest.mark.slow
def test_a_teacher_who_is_said_three_times_counts_three_times() -> None:
    once, often = _who_says(0.02, 0.02), _who_says(0.98, 0.98)
    assert _odds(_average(PENNIES, [once, often, often, often])) == pytest.approx([0.74, 0.74], abs=0.05)


@pytest.mark.slow
def test_teachers_play_as_they_do_whatever_guests_a_run_had() -> None:
    strange = msgspec.structs.replace(QUICK, guest_heat=9.0, bots=1, bot_tables=(2,))
    average = distilled(PENNIES, strange, [_who_says(0.7, 0.7)] * 2, seconds=LOOKS / 2, on_lesson=lambda _: None)
    assert _odds(average) == pytest.approx([0.7, 0.7], abs=0.04)


@pytest.mark.slow
def test_what_another_does_tells_nobody_who_he_is() -> None:
    """Who guesses sees the penny: of those who see the first side half are one teacher, half the other."""
    seeing = replace(
        PENNIES, features=3, observe=lambda state: (jnp.arange(3)[:, None] == state.hidden).astype(jnp.uint8)
    )
    average = _average(seeing, [_who_says(0.98, 0.98, 0.98), _who_says(0.02, 0.02, 0.02)])
    assert _odds(average) == pytest.approx([0.5, 0.5, 0.5], abs=0.05)


class Vows(NamedTuple):
    """Each seat in turn says a token, and then each says another; all are 0 until they are told, then 1 or 2."""

    seats: Array
    variant: Array
    turn: Array
    first: Array
    """int8 [2]: what the seats said first."""


def _vowed(state: Vows, token: Array, words: Array) -> Vows:
    is_now = jnp.arange(2)[:, None] == state.turn
    return state._replace(turn=state.turn + 1, first=jnp.where(is_now, token.astype(jnp.int8) + 1, state.first))


def _own(state: Vows) -> Array:
    """What the acting seat has said so far, as one of three."""
    own = jnp.where(state.turn % 2 == 0, state.first[0], state.first[1])
    return (jnp.arange(3)[:, None] == own).astype(jnp.uint8)


VOWS = Simulator(
    key="vows",
    seats=2,
    tokens=2,
    features=3,
    words=1,
    init=lambda seats, variant, words: Vows(
        seats, variant, jnp.zeros_like(seats), jnp.zeros((2, *seats.shape), "int8")
    ),
    step=_vowed,
    mask=lambda state: jnp.stack([state.turn < 4] * 2),
    acting=lambda state: state.turn % 2,
    observe=_own,
    rewards=lambda state: jnp.zeros((2, *state.turn.shape), jnp.int16),
    done=lambda state: state.turn == 4,
)


@pytest.mark.slow
def test_a_second_answer_is_that_of_who_gave_the_first() -> None:
    """Of those who have said the first token nine in ten are the first teacher: it is not for both to answer now."""
    average = _average(VOWS, [_who_says(0.9, 0.98, 0.98), _who_says(0.1, 0.02, 0.02)])
    assert _odds(average) == pytest.approx([0.5, 0.884, 0.116], abs=0.05)


@pytest.mark.parametrize("seconds", [0.0, -1.0, float("inf"), float("nan")])
def test_no_time_at_all_is_refused(seconds: float) -> None:
    with pytest.raises(OptionsError, match="no time to learn in"):
        distilled(PENNIES, QUICK, [_who_says(0.5, 0.5)] * 2, seconds=seconds, on_lesson=lambda _: None)


def test_lessons_are_told_until_the_time_is_over() -> None:
    told: list[Lesson] = []
    distilled(PENNIES, QUICK, [_who_says(0.5, 0.5)] * 2, seconds=2, on_lesson=told.append)
    assert [each.seconds for each in told] == [1, 2]
    assert [each.tokens for each in told] == [TOLD_EVERY * 64 * 4, 2 * TOLD_EVERY * 64 * 4]
    assert told[-1].surprise == pytest.approx(np.log(2), abs=0.05)
