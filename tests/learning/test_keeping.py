"""What a run leaves behind is good for another one, also when the game shows more by then."""

import jax
import jax.numpy as jnp
import numpy as np

from contrabande.lab.learning.keeping import widened
from contrabande.lab.learning.network import outputs, tower


def test_a_tower_grows_with_its_game_and_says_the_same_at_first() -> None:
    key = jax.random.key(0)
    seen = jax.random.normal(key, (32, 9))
    old, fresh = tower(key, seen[:, :6], 8, 1, 4), tower(key, seen, 8, 1, 4)
    grown = widened(old, fresh)
    assert {name: each.shape for name, each in grown.items()} == {name: each.shape for name, each in fresh.items()}
    np.testing.assert_allclose(outputs(grown, seen), outputs(old, seen), rtol=1e-5, atol=1e-6)


def test_what_it_has_learned_of_old_inputs_stays_when_nothing_is_new() -> None:
    key = jax.random.key(1)
    old = tower(key, jax.random.normal(key, (32, 6)), 8, 1, 4)
    assert all(jnp.array_equal(each, old[name]) for name, each in widened(old, old).items())
