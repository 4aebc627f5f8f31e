"""Openings: matches that begin as nobody would begin them, so that what follows is learned, too."""

import jax
import jax.numpy as jnp
import numpy as np
from pennies import PENNIES

from contrabande.lab.learning.network import Tower
from contrabande.lab.learning.playing import ASTRAY, Played, everywhere, hall_of, openings, play
from contrabande.lab.learning.settings import Settings, settings_of
from contrabande.lab.learning.training import learner_of


def _settings(**changed: object) -> Settings:
    small = {"variants": [2], "tables": 2000, "tokens": 4, "width": 8, "blocks": 1, "critic_width": 8, "guests": 0.0}
    return settings_of("hochstapler", **{**small, **changed})


def _firm(settings: Settings) -> Tower:
    """Who always says the first token."""
    actor = learner_of(PENNIES, settings).actor
    return {**actor, "head_b": actor["head_b"].at[0].add(50.0)}


def _played(settings: Settings, opening: int) -> Played:
    actor, hall = _firm(settings), hall_of(PENNIES, settings)
    hall = hall._replace(opening=jnp.full(settings.tables, opening))
    return play(PENNIES, settings, actor, everywhere(actor), hall)[1]


def test_some_matches_begin_with_an_opening_and_it_has_any_length() -> None:
    drawn = openings(jax.random.key(0), _settings(tables=20000, openings=0.25, opening=7))
    counts = np.bincount(drawn, minlength=8)
    assert abs(counts[0] / 20000 - 0.75) < 0.02
    assert len(counts) == 8
    assert np.ptp(counts[1:]) < 200
    assert not openings(jax.random.key(0), _settings()).any()


def test_in_an_opening_every_other_token_is_any_and_teaches_nothing() -> None:
    played = _played(_settings(openings=1e-9), opening=1)
    strange = np.asarray(played.token[0] != 0)
    assert abs(strange.mean() - ASTRAY / 2) < 0.04  # of two legal tokens one is the firm one's own
    assert not played.weighs[0][strange].any()
    assert abs(float(played.weighs[0].mean()) - (1 - ASTRAY)) < 0.04


def test_after_an_opening_all_play_as_they_do_and_learn() -> None:
    played = _played(_settings(openings=1e-9), opening=1)
    assert not played.token[1:].any()
    assert played.weighs[1:].all()


def test_a_guest_goes_astray_as_well() -> None:
    settings = _settings(openings=1e-9, guests=1.0, guest_seats=1.0)
    played = _played(settings, opening=1)
    assert abs(float((played.token[0] != 0).mean()) - ASTRAY / 2) < 0.04


def test_the_next_match_at_a_table_begins_on_its_own() -> None:
    settings = _settings(openings=1.0, opening=3)
    hall = hall_of(PENNIES, settings)
    actor = _firm(settings)
    after, played = play(PENNIES, settings, actor, everywhere(actor), hall)
    assert set(np.unique(hall.opening)) == {1, 2, 3}
    assert played.is_over[-1].all()
    assert set(np.unique(after.opening)) == {1, 2, 3}
