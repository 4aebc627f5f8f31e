"""A policy that a probe kept: it visits a run, and another probe goes on from it."""

from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from pennies import PENNIES, tower

from contrabande.cli.complaint import Complaint
from contrabande.cli.probe import probe
from contrabande.cli.train import train
from contrabande.engine.errors import OptionsError
from contrabande.lab.learning.keeping import keep_actor, policy_in
from contrabande.lab.learning.network import Tower


@pytest.fixture(scope="module")
def policy() -> Tower:
    return tower(jax.random.key(1), jnp.eye(2), 4, 1, 2)


@pytest.fixture
def kept(policy: Tower, tmp_path: Path) -> Path:
    keep_actor(tmp_path / "kept.npz", policy)
    return tmp_path / "kept.npz"


def test_a_kept_policy_is_read_as_it_was_kept(kept: Path, policy: Tower) -> None:
    for read in policy_in(kept, PENNIES), policy_in(kept, PENNIES, (4, 1)):
        assert read.keys() == policy.keys()
        for name, row in read.items():
            np.testing.assert_allclose(row, policy[name], rtol=1e-3)


@pytest.mark.parametrize(
    "changed",
    [
        {"in_w": (5, 4), "mean": (5,), "scale": (5,)},
        {"head_w": (4, 3), "head_b": (3,)},
        {"in_w": (2,)},
        {"block0_b_w": (4, 8)},
    ],
)
def test_a_policy_that_sees_or_says_something_else_is_refused(
    kept: Path, policy: Tower, changed: dict[str, tuple[int, ...]]
) -> None:
    keep_actor(kept, {**policy, **{name: jnp.ones(shape) for name, shape in changed.items()}})
    with pytest.raises(OptionsError, match="no policy of this game"):
        policy_in(kept, PENNIES)


def test_what_is_no_tower_is_refused(kept: Path) -> None:
    keep_actor(kept, {"head_b": jnp.zeros(2)})
    with pytest.raises(OptionsError, match="no policy of this game"):
        policy_in(kept, PENNIES)


def test_a_policy_of_another_size_says_which_it_must_have(kept: Path) -> None:
    with pytest.raises(OptionsError, match="has width=4 and blocks=1; here it must be width=8 and blocks=2"):
        policy_in(kept, PENNIES, (8, 2))


@pytest.mark.parametrize("held", [b"not a policy", b"", b"PK\x03\x04 cut off"])
def test_a_file_that_is_no_policy_is_refused(tmp_path: Path, held: bytes) -> None:
    (tmp_path / "words.npz").write_bytes(held)
    with pytest.raises(OptionsError, match="is no policy"):
        policy_in(tmp_path / "words.npz", PENNIES)


def test_train_and_probe_name_a_policy_that_is_not_there(tmp_path: Path) -> None:
    missing = tmp_path / "nobody.npz"
    with pytest.raises(OptionsError, match="there is no policy"):
        train("HS", folder=tmp_path / "run", visitors=(missing,), settings=("width=16", "critic_width=16"))
    with pytest.raises(OptionsError, match="there is no policy"):
        probe("HS", seats=(3,), go_on_from=missing)
    with pytest.raises(OptionsError, match="there is no policy"):
        probe("HS", seats=(3,), policy=missing)


def test_who_learns_alone_is_not_told_about_guests() -> None:
    for pair in "prices=[2,2,2,2,2,2]", "guest_trembles=0.5", "magnet=0.1", "seats=[3]", "opening=5", "career=5":
        with pytest.raises(Complaint, match="says nothing to one who learns alone"):
            probe("HS", seats=(3,), settings=(pair,))


@pytest.mark.parametrize("seats", [0, 2, 8])
def test_a_probe_at_a_table_that_the_game_has_not_is_refused(seats: int) -> None:
    with pytest.raises(OptionsError, match=f"hochstapler is not for {seats} seats"):
        probe("HS", seats=(seats,))


def test_a_visitor_without_a_table_is_refused(kept: Path) -> None:
    with pytest.raises(Complaint, match="would sit nowhere"):
        train("HS", folder=kept.parent / "run", visitors=(kept,), settings=("guests=0",))


def test_a_probe_that_is_never_looked_at_is_refused() -> None:
    with pytest.raises(Complaint, match="--looks 0 shows nothing"):
        probe("HS", seats=(3,), looks=0)


def test_a_probe_begins_as_one_policy_only(kept: Path) -> None:
    with pytest.raises(Complaint, match="say one of them"):
        probe("HS", seats=(3,), warm=True, go_on_from=kept)
    with pytest.raises(Complaint, match="say --warm or --go-on-from"):
        probe("HS", seats=(3,), run=kept.parent)
