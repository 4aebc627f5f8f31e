"""Matches that begin with things already spent, so that who has them no longer is met early, too."""

from dataclasses import replace

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from pennies import PENNIES, Pennies, small

from contrabande.engine.errors import OptionsError
from contrabande.lab.learning.playing import everywhere, hall_of, play
from contrabande.lab.learning.training import learner_of
from contrabande.lab.rollout import begin
from contrabande.lab.sim.hart_an_der_grenze import SIMULATOR
from contrabande.lab.sim.hart_an_der_grenze_table import RED, WHITE

TABLES = 2000


def _marked(state: Pennies, word: jax.Array) -> Pennies:
    """One more seat than can be: so that it is seen who has spent."""
    return state._replace(seats=jnp.full_like(state.seats, 9))


SPENDERS = replace(PENNIES, spend=_marked)


def _is_spent(state: Pennies) -> np.ndarray:
    return np.asarray(state.seats == 9)


def test_so_many_tables_are_dealt_with_something_spent() -> None:
    found = _is_spent(hall_of(SPENDERS, small(spent=0.25)).state)
    assert abs(found.mean() - 0.25) < 0.04
    assert not _is_spent(hall_of(SPENDERS, small()).state).any()


def test_a_match_that_goes_on_keeps_what_it_has_and_the_next_one_draws_anew() -> None:
    settings = small(spent=1.0, tokens=3)
    hall = hall_of(SPENDERS, small())
    actor = learner_of(PENNIES, settings).actor
    after, played = play(SPENDERS, settings, actor, everywhere(actor), hall)
    first, second, third = _is_spent(played.state)
    assert played.is_over[1].all()
    assert not first.any()
    assert not second.any()
    assert third.all()
    assert _is_spent(after.state).all()


def test_a_game_in_which_nothing_can_be_spent_says_so() -> None:
    with pytest.raises(OptionsError, match="nothing can be spent in pennies"):
        hall_of(PENNIES, small(spent=0.5))


def test_stones_are_there_or_gone_by_a_coin_each() -> None:
    assert SIMULATOR.spend is not None
    seats = jnp.repeat(jnp.array([3, 6], jnp.int8), TABLES)
    state = begin(SIMULATOR, seats, jnp.zeros_like(seats), jax.random.key(0)).state
    less = SIMULATOR.spend(state, jax.random.bits(jax.random.key(1), seats.shape))
    for seat in range(6):
        for stone in (RED, WHITE):
            before, after = ((each.stones >> 4 * seat & stone) > 0 for each in (state, less))
            assert not (after & ~before).any()
            for here in (slice(None, TABLES), slice(TABLES, None)):
                left = float(after[here].mean()) / max(float(before[here].mean()), 1e-9)
                assert abs(left - 0.5 * float(before[here].any())) < 0.05
    assert all((new == old).all() for name, new, old in zip(state._fields, less, state) if name != "stones")
