"""Openings: matches that begin as nobody would begin them, so that what follows is learned, too."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from pennies import PENNIES, small

from contrabande.lab.learning.network import Tower
from contrabande.lab.learning.playing import ASTRAY, Played, everywhere, hall_of, openings, play
from contrabande.lab.learning.settings import Settings
from contrabande.lab.learning.training import Dials, learner_of, update_of


def _firm(settings: Settings) -> Tower:
    """Who always says the first token."""
    actor = learner_of(PENNIES, settings).actor
    return {**actor, "head_b": actor["head_b"].at[0].add(50.0)}


def _played(settings: Settings) -> Played:
    actor, hall = _firm(settings), hall_of(PENNIES, settings)
    hall = hall._replace(opening=jnp.ones(settings.tables, jnp.int32))
    return play(PENNIES, settings, actor, everywhere(actor), hall)[1]


def test_some_matches_begin_with_an_opening_and_it_has_any_length() -> None:
    drawn = openings(jax.random.key(0), small(tables=20000, openings=0.25, opening=7))
    counts = np.bincount(drawn, minlength=8)
    assert abs(counts[0] / 20000 - 0.75) < 0.02
    assert len(counts) == 8
    assert np.ptp(counts[1:]) < 200
    assert not openings(jax.random.key(0), small()).any()


@pytest.fixture(scope="module")
def played() -> Played:
    """What follows from an opening of one token."""
    return _played(small(openings=1e-9))


def test_in_an_opening_half_of_the_tokens_are_any_and_nothing_is_learned(played: Played) -> None:
    strange = float((played.token[0] != 0).mean())
    assert abs(strange - ASTRAY / 2) < 0.04  # of two legal tokens one is the firm one's own
    assert played.is_opening[0].all()
    assert not played.weighs[0].any()


def test_after_an_opening_all_play_as_they_do_and_learn(played: Played) -> None:
    assert not played.token[1:].any()
    assert not played.is_opening[1:].any()
    assert played.weighs[1:].all()


def _moved(opening: int) -> tuple[float, float, float]:
    """Decisions that count in an update of matches that begin so, and how far head and critic's head move by it.

    The critic's loss is so cheap that rounding alone takes no step, which is as long as it likes where a loss is dear.
    """
    settings = small(tables=64, openings=1.0, opening=1000, value_cost=1e-5)
    learner, hall = learner_of(PENNIES, settings), hall_of(PENNIES, settings)
    before = jax.tree.map(jnp.copy, learner)
    hall = hall._replace(opening=jnp.full(settings.tables, opening))
    dials = Dials(rate=jnp.float32(0.01), entropy=jnp.float32(0.0), averaging=jnp.float32(1.0))
    after, _, told = update_of(PENNIES, settings)(learner, hall, everywhere(before.actor), dials)
    moved = (jnp.abs(new["head_w"] - old["head_w"]).max() for new, old in zip(after[:2], before[:2]))
    return float(told.decisions), *map(float, moved)


def test_a_critic_learns_nothing_in_an_opening() -> None:
    """Whoever is always in one foresees at last what he foresaw at first, and does what he did; others learn both."""
    decisions, actor, critic = _moved(opening=1000)
    assert decisions == actor == 0
    assert critic < 1e-3
    decisions, actor, critic = _moved(opening=0)
    assert decisions > 0
    assert min(actor, critic) > 5e-3


def test_a_guest_goes_astray_as_well() -> None:
    settings = small(openings=1e-9, guests=1.0, guest_seats=1.0)
    played = _played(settings)
    assert abs(float((played.token[0] != 0).mean()) - ASTRAY / 2) < 0.04


def test_the_next_match_at_a_table_begins_on_its_own() -> None:
    settings = small(openings=1.0, opening=3)
    hall = hall_of(PENNIES, settings)
    actor = _firm(settings)
    after, played = play(PENNIES, settings, actor, everywhere(actor), hall)
    assert set(np.unique(hall.opening)) == {1, 2, 3}
    assert played.is_over[-1].all()
    assert set(np.unique(after.opening)) == {1, 2, 3}
