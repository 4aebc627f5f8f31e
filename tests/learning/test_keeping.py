"""What a run leaves behind is good for another one, also when the game shows more by then."""

from pathlib import Path

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
import pytest
from pennies import PENNIES, outputs, tower

from contrabande.engine.errors import OptionsError
from contrabande.lab.learning.keeping import (
    Kept,
    begun_as,
    keep,
    keep_actor,
    kept,
    policy_in,
    read_actor,
    read_towers,
    resumed,
    towers_in,
)
from contrabande.lab.learning.network import widened
from contrabande.lab.learning.settings import settings_of
from contrabande.lab.learning.stretch import Progress
from contrabande.lab.learning.training import learner_of


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


def test_what_ships_may_be_surer_than_what_learns_on(tmp_path: Path) -> None:
    quick = settings_of("hochstapler", variants=[2], tables=64, width=16, blocks=1, critic_width=16, sharpness=2.0)
    learner = learner_of(PENNIES, quick)
    keep(tmp_path, learner, Kept(settings=quick, progress=Progress()))
    shipped, going_on = read_actor(tmp_path / "policy.npz"), read_towers(tmp_path / "resume.npz")["average"]
    np.testing.assert_allclose(shipped["head_w"], 2 * going_on["head_w"], rtol=1e-2)
    assert jnp.array_equal(shipped["in_w"], going_on["in_w"])


@pytest.mark.parametrize("number", [jnp.inf, jnp.nan, 70_000.0])
def test_a_policy_with_numbers_that_are_none_is_refused(tmp_path: Path, number: float) -> None:
    policy = tower(jax.random.key(0), jnp.zeros((1, PENNIES.features)), 8, 1, PENNIES.tokens)
    whole, broken = tmp_path / "whole.npz", tmp_path / "broken.npz"
    keep_actor(whole, policy)
    rows = {name: np.asarray(row) for name, row in policy.items()}
    np.savez(broken, **{**rows, "head_b": np.full_like(rows["head_b"], number)})  # type: ignore[arg-type]
    assert policy_in(whole, PENNIES).keys() == policy.keys()
    with pytest.raises(OptionsError, match=r"broken\.npz holds numbers beyond 65504"):
        policy_in(broken, PENNIES)


def test_a_policy_may_see_less_than_its_game_shows_by_now_and_no_more(tmp_path: Path) -> None:
    paths = [tmp_path / "older.npz", tmp_path / "newer.npz"]
    for path, inputs in zip(paths, (1, 3)):
        keep_actor(path, tower(jax.random.key(0), jnp.eye(inputs), 8, 1, 2))
    assert policy_in(paths[0], PENNIES)["mean"].shape == (1,)
    with pytest.raises(OptionsError, match=r"newer\.npz is no policy of this game"):
        policy_in(paths[1], PENNIES)


def test_a_file_that_holds_one_array_is_no_policy(tmp_path: Path) -> None:
    np.save(tmp_path / "row.npy", np.zeros(3))
    with pytest.raises(OptionsError, match=r"row\.npy is no policy, or a broken one"):
        policy_in(tmp_path / "row.npy", PENNIES)


@pytest.mark.parametrize("sharpness", [0.0, 100.5])
def test_a_sharpness_that_would_lose_the_policy_is_refused(sharpness: float) -> None:
    with pytest.raises(OptionsError, match="will not do: say a number above 0, up to 100"):
        settings_of("hochstapler", sharpness=sharpness)


def test_a_run_begins_as_another_only_where_it_is_as_wide_and_deep(tmp_path: Path) -> None:
    quick = settings_of("hochstapler", variants=[2], tables=64, width=16, blocks=1, critic_width=8)
    keep(tmp_path, learner_of(PENNIES, quick), Kept(settings=quick, progress=Progress()))
    assert resumed(tmp_path, PENNIES, quick).actor["in_w"].shape[1] == 16
    size = {"variants": [2], "tables": 64, "width": 16, "blocks": 1, "critic_width": 8}
    for other in {"width": 32}, {"blocks": 2}, {"critic_width": 32}:
        with pytest.raises(OptionsError, match="a run with width=16, blocks=1 and critic_width=8; who"):
            resumed(tmp_path, PENNIES, settings_of("hochstapler", **{**size, **other}))


def test_a_run_may_begin_as_a_policy_with_the_critic_of_another_run() -> None:
    quick = settings_of("hochstapler", variants=[2], tables=64, width=16, blocks=1, critic_width=8)
    other = msgspec.structs.replace(quick, seed=1)
    before, another = learner_of(PENNIES, quick), learner_of(PENNIES, other)
    begun = begun_as(another.actor, before)
    for tower_of_it in begun.actor, begun.average, begun.magnet:
        assert jnp.array_equal(tower_of_it["in_w"], another.actor["in_w"])
    assert jnp.array_equal(begun.critic["in_w"], before.critic["in_w"])
    assert jnp.array_equal(begun_as(another.actor, before, another.critic).critic["in_w"], another.critic["in_w"])


def test_a_folder_that_holds_no_run_of_the_game_is_named(tmp_path: Path) -> None:
    with pytest.raises(OptionsError, match=r"holds no run to begin with: there is no resume\.npz"):
        towers_in(tmp_path, "hochstapler")
    (tmp_path / "resume.npz").write_bytes(b"no towers")
    with pytest.raises(OptionsError, match=r"resume\.npz is no resume file"):
        towers_in(tmp_path, "hochstapler")


def test_a_run_says_whose_it_is_and_who_visited_it(tmp_path: Path) -> None:
    quick = settings_of("hochstapler", variants=[2], tables=64, width=16, blocks=1, critic_width=8)
    keep(tmp_path, learner_of(PENNIES, quick), Kept(settings=quick, progress=Progress(), visitors=("learner.npz",)))
    found = kept(tmp_path)
    assert found is not None
    assert found.visitors == ("learner.npz",)
    assert "critic" in towers_in(tmp_path, "hochstapler")
    with pytest.raises(OptionsError, match="holds a run of hochstapler, which is another game"):
        towers_in(tmp_path, "prohis")
