"""A best response by learning, at a table that everybody can solve in the head."""

from typing import Any

import jax
import jax.numpy as jnp
import msgspec
import pytest
from pennies import PENNIES, QUICK, log_policy, small, told, tower

from contrabande.lab.learning import versus
from contrabande.lab.learning.network import Tower, size_of
from contrabande.lab.learning.probing import Look, probed
from contrabande.lab.learning.settings import Settings
from contrabande.lab.learning.sharpening import sharpened
from contrabande.lab.learning.training import learner_of
from contrabande.lab.learning.versus import Share, seated_alone

ALONE = seated_alone(msgspec.structs.replace(QUICK, decisions=60_000, warm_updates=1), 2)
LONG = 3600.0
"""Seconds that nobody waits for: the run ends after its decisions, however slow the machine."""


def _rival(leaning: float) -> Tower:
    """Who tells the first token so much more gladly than the second."""
    rival = tower(jax.random.key(5), jnp.eye(2), 16, 1, 2)
    return {**rival, "head_w": jnp.zeros((16, 2)), "head_b": jnp.array([leaning, 0.0])}


def _looks(settings: Settings, rival: Tower, *, matches: int = 4000, **how: Any) -> list[Look]:
    """What the learner shows."""
    looks: list[Look] = []
    probed(PENNIES, settings, rival, seconds=LONG, matches=matches, on_look=looks.append, **how)
    return looks


@pytest.mark.slow
def test_a_best_response_finds_out_who_always_says_the_same() -> None:
    first, last = _looks(ALONE, _rival(9.0), looks=2)
    assert last.shares[2].interval[0] > 0.9
    assert ALONE.decisions / 2 <= first.decisions < ALONE.decisions <= last.decisions
    assert first.shares[2].share > 0.5


@pytest.mark.slow
def test_a_size_that_is_named_twice_is_shown_once() -> None:
    twice = msgspec.structs.replace(seated_alone(ALONE, 2, 2), decisions=2_000)
    (look,) = _looks(twice, _rival(0.0), matches=400)
    assert list(look.shares) == [2]


@pytest.mark.slow
def test_nothing_can_be_gained_from_who_mixes_evenly() -> None:
    low, high = _looks(ALONE, _rival(0.0))[-1].shares[2].interval
    assert low - 0.03 < 0.5 < high + 0.03


@pytest.mark.slow
def test_a_favourite_token_gives_away_what_mixing_hides() -> None:
    rival = _rival(0.2)
    (look,) = _looks(ALONE, sharpened(rival, 1e4), start=rival)
    assert look.shares[2].share > 0.9


@pytest.mark.full
def test_who_has_the_critic_too_finds_as_much_by_the_clock() -> None:
    rival = _rival(9.0)
    knowing = learner_of(PENNIES, msgspec.structs.replace(QUICK, critic_width=8)).critic
    (look,) = _looks(ALONE, rival, start=rival, critic=knowing)
    assert look.shares[2].interval[0] > 0.9


def test_a_sharpened_policy_says_its_favourite_token_alone() -> None:
    seen, legal = jnp.eye(2), jnp.ones((2, 2), bool)
    odds = jnp.exp(log_policy(sharpened(_rival(0.2), 1e4), seen, legal))
    assert odds.tolist() == [[1.0, 0.0], [1.0, 0.0]]


def test_a_share_says_how_sure_it_is() -> None:
    low, high = Share(0.3, 100).interval
    assert (round(low, 4), round(high, 4)) == (0.2189, 0.3959)


@pytest.mark.parametrize(("share", "low", "high"), [(0.0, 0.0, 0.0262), (1.0, 0.9738, 1.0)])
def test_who_wins_nothing_or_everything_might_still_do_otherwise(share: float, low: float, high: float) -> None:
    found = Share(share, 143).interval
    assert found == pytest.approx((low, high), abs=5e-5)
    assert 0 <= found[0] < found[1] <= 1


def test_no_share_is_less_than_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Payoffs come in single precision: three seats, and a learner who wins no match."""
    alone = seated_alone(small(guests=0.6), 3)
    lost = told(matches=alone.tables, guested=50, gained=-50 * 0.7072)
    monkeypatch.setattr(versus, "update_of", lambda *_: lambda learner, hall, *_: (learner, hall, lost))
    found = versus.versus(PENNIES, alone, learner_of(PENNIES, alone), _rival(0.0), matches=100)
    assert found == Share(0.0, 100)


@pytest.mark.slow
def test_a_tower_without_blocks_learns_too() -> None:
    plain = msgspec.structs.replace(ALONE, blocks=0, decisions=2_000)
    (look,) = _looks(plain, _rival(9.0), matches=400)
    assert size_of(look.policy) == (16, 0)
