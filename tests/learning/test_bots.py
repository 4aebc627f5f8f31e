"""Bots that have learned nothing, as guests: the random one answers on arrays as it does at a table."""

from dataclasses import replace
from random import Random

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from contrabande.bots.neural.hochstapler import SPEECH
from contrabande.bots.registry import bot_named
from contrabande.engine.actions import Answer, Ask
from contrabande.engine.chance import SeededChance
from contrabande.engine.errors import OptionsError
from contrabande.games.hochstapler import GAME
from contrabande.lab.learning import bots
from contrabande.lab.learning.bots import bots_answer
from contrabande.lab.learning.settings import settings_of
from contrabande.lab.registry import simulator_named
from contrabande.lab.sim import hochstapler as sim
from contrabande.laws.line import Line

at_random = jax.jit(bots.at_random, static_argnums=1)
LEGAL = jnp.array([[True, True, False, True], [False, False, True, True], [True, False, False, False]])


def test_a_random_bot_takes_a_choice_and_then_one_of_its_tokens() -> None:
    odds = jnp.exp(at_random(LEGAL, (2, 1, 1)))
    np.testing.assert_allclose(odds, [[0.25, 0.25, 0, 0.5], [0, 0, 0.5, 0.5], [1, 0, 0, 0]], atol=1e-6)


def test_hochstaplers_random_bot_on_arrays_gives_every_answer_as_often() -> None:
    masks, wanted = [], []
    for seats in GAME.variants[sim.PRINTED].seats:
        for mask, odds in _moments(seats):
            masks.append(mask)
            wanted.append(odds)
    simulator = simulator_named("hochstapler")
    found = jnp.exp(at_random(jnp.array(masks), simulator.choices))
    assert len(wanted) > 100
    np.testing.assert_allclose(found, wanted, atol=1e-6)


def _moments(seats: int) -> list[tuple[list[bool], list[float]]]:
    """Every moment of a match among random bots: the legal tokens, and how likely such a bot gives each."""
    rng, chance = Random(seats), SeededChance(Random(seats).randbytes(32))
    bot = bot_named(GAME, "random")
    line = Line.begin(GAME, GAME.variants[sim.PRINTED].options, seats, chance)
    moments = []
    while asks := line.asks():
        ((seat, ask),) = asks.items()
        view, known = GAME.view(line.state, seat), line.knowledge[seat]
        moments.append(_likely(view, ask))
        line.play((Answer(seat, bot.choose(view, ask, known, rng)),), chance)
    return moments


def _likely(view: object, ask: Ask) -> tuple[list[bool], list[float]]:
    odds = np.zeros(sim.TOKENS)
    for choice in ask.choices:
        actions = list(choice.actions())
        for action in actions:
            (token,) = SPEECH.spell(view, ask, action)
            odds[token] = 1 / len(ask.choices) / len(actions)
    return (odds > 0).tolist(), odds.tolist()


def test_heuristic_bots_come_first_and_novices_last() -> None:
    one_answer = jnp.arange(sim.TOKENS * 4, dtype=jnp.float32).reshape(-1, 4)
    simulator = replace(simulator_named("hochstapler"), habit=lambda state: one_answer[:, state])
    legal = jax.random.bernoulli(jax.random.key(3), 0.5, (4, sim.TOKENS)).at[:, 0].set(True)
    found = bots_answer(simulator, settings_of("hochstapler", bots=2, novices=1), jnp.arange(4), legal)
    np.testing.assert_array_equal(found[:2], one_answer.T[:2])
    np.testing.assert_allclose(found[2:], at_random(legal, simulator.choices)[2:])


@pytest.mark.parametrize(("novices", "said"), [(0, "heuristic bot of prohis; set bots=0"), (1, "random bot of prohis")])
def test_a_bot_that_is_not_known_on_arrays_is_refused(novices: int, said: str) -> None:
    settings = settings_of("prohis", bots=1, novices=novices)
    with pytest.raises(OptionsError, match=said):
        bots_answer(simulator_named("prohis"), settings, (), LEGAL)
