"""The heuristic bot on arrays answers as the bot itself does, moment by moment."""

from random import Random

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from contrabande.bots.heuristic.hochstapler import HeuristicBot
from contrabande.bots.neural.hochstapler import SPEECH
from contrabande.bots.registry import bot_named
from contrabande.engine.actions import Answer
from contrabande.engine.chance import SeededChance
from contrabande.games.hochstapler import GAME
from contrabande.lab.bridge.hochstapler import arrays
from contrabande.lab.registry import simulator_named
from contrabande.lab.sim import hochstapler as sim
from contrabande.laws.line import Line

BOT = HeuristicBot()


def _moments(seats: int, seed: int) -> tuple[list[dict[str, object]], list[list[float]]]:
    """Every moment of a match: the table as arrays, and how likely the bot gives each answer.

    Every fourth answer is a random one, so that tables come up to which the bot itself would never lead.
    """
    rng, chance = Random(f"{seats}/{seed}"), SeededChance(Random(seed).randbytes(32))
    reckless = bot_named(GAME, "random")
    line = Line.begin(GAME, GAME.variants[sim.PRINTED].options, seats, chance)
    tables, odds = [], []
    while asks := line.asks():
        ((seat, ask),) = asks.items()
        view, known = GAME.view(line.state, seat), line.knowledge[seat]
        costs = np.full(sim.TOKENS, np.inf)
        for option in BOT.weigh(view, ask, known):
            (token,) = SPEECH.spell(view, ask, option.action)
            costs[token] = option.cost
        weights = np.where(costs <= costs.min() + 5 * BOT.heat, np.exp((costs.min() - costs) / BOT.heat), 0)
        tables.append(dict(arrays(line)))
        odds.append((weights / weights.sum()).tolist())
        bot = reckless if rng.random() < 0.25 else BOT
        line.play((Answer(seat, bot.choose(view, ask, known, rng)),), chance)
    return tables, odds


@pytest.mark.slow
def test_hochstaplers_bot_on_arrays_gives_every_answer_as_often() -> None:
    tables, wanted = [], []
    for seats in GAME.variants[sim.PRINTED].seats:
        for seed in range(3):
            here, odds = _moments(seats, seed)
            tables += here
            wanted += odds
    like = sim.init(jnp.int8(3), jnp.int8(0), jnp.zeros(sim.WORDS, jnp.uint32))
    rows = {
        name: jnp.asarray(np.stack([np.asarray(table[name]) for table in tables], axis=-1), field.dtype)
        for name, field in like._asdict().items()
    }
    habit = simulator_named("hochstapler").habit
    assert habit is not None
    found = jax.nn.softmax(jax.jit(habit)(sim.State(**rows)), axis=0).T
    assert len(wanted) > 400
    np.testing.assert_allclose(found, wanted, atol=1e-4)
