"""A best response by learning, at a table that everybody can solve in the head."""

import jax
import jax.numpy as jnp
import msgspec
import pytest
from pennies import PENNIES, QUICK

from contrabande.lab.learning.network import Tower, log_policy, sharpened, tower
from contrabande.lab.learning.probing import probed
from contrabande.lab.learning.training import learner_of
from contrabande.lab.learning.versus import Share, seated_alone

ALONE = seated_alone(msgspec.structs.replace(QUICK, decisions=60_000, warm_updates=1), 2)
LONG = 3600.0
"""Seconds that nobody waits for: the run ends after its decisions, however slow the machine."""


def _rival(leaning: float) -> Tower:
    """Who tells the first token so much more gladly than the second."""
    rival = tower(jax.random.key(5), jnp.eye(2), 16, 1, 2)
    return {**rival, "head_w": jnp.zeros((16, 2)), "head_b": jnp.array([leaning, 0.0])}


@pytest.mark.slow
def test_a_best_response_finds_out_who_always_says_the_same() -> None:
    first, last = probed(PENNIES, ALONE, _rival(9.0), seconds=LONG, matches=4000, looks=2).looks
    assert last.shares[2].interval[0] > 0.9
    assert ALONE.decisions / 2 <= first.decisions < ALONE.decisions <= last.decisions
    assert first.shares[2].share > 0.5


@pytest.mark.slow
def test_a_size_that_is_named_twice_is_shown_once() -> None:
    twice = msgspec.structs.replace(seated_alone(ALONE, 2, 2), decisions=2_000)
    (look,) = probed(PENNIES, twice, _rival(0.0), seconds=LONG, matches=400).looks
    assert list(look.shares) == [2]


@pytest.mark.slow
def test_nothing_can_be_gained_from_who_mixes_evenly() -> None:
    low, high = probed(PENNIES, ALONE, _rival(0.0), seconds=LONG, matches=4000).looks[-1].shares[2].interval
    assert low - 0.03 < 0.5 < high + 0.03


@pytest.mark.slow
def test_a_favourite_token_gives_away_what_mixing_hides() -> None:
    rival = _rival(0.2)
    found = probed(PENNIES, ALONE, sharpened(rival, 1e4), start=rival, seconds=LONG, matches=4000)
    assert found.looks[-1].shares[2].share > 0.9


@pytest.mark.full
def test_who_has_the_critic_too_finds_as_much_by_the_clock() -> None:
    rival = _rival(9.0)
    knowing = learner_of(PENNIES, msgspec.structs.replace(QUICK, critic_width=8)).critic
    found = probed(PENNIES, ALONE, rival, start=rival, critic=knowing, seconds=LONG, matches=4000)
    assert found.looks[-1].shares[2].interval[0] > 0.9


def test_a_sharpened_policy_says_its_favourite_token_alone() -> None:
    seen, legal = jnp.eye(2), jnp.ones((2, 2), bool)
    odds = jnp.exp(log_policy(sharpened(_rival(0.2), 1e4), seen, legal))
    assert odds.tolist() == [[1.0, 0.0], [1.0, 0.0]]


def test_a_share_says_how_sure_it_is() -> None:
    low, high = Share(0.3, 0.01, 100).interval
    assert (round(low, 4), round(high, 4)) == (0.2804, 0.3196)
