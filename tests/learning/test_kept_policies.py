"""A policy that a probe kept: it visits a run, and another probe goes on from it."""

from pathlib import Path

import jax.numpy as jnp
import pytest

from contrabande.cli.complaint import Complaint
from contrabande.cli.laboratory import kept_policy
from contrabande.cli.probe import probe
from contrabande.cli.train import train
from contrabande.lab.learning.keeping import keep_actor

LIKENESS = {"head_w": jnp.ones((4, 2)), "head_b": jnp.zeros(2)}


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    keep_actor(tmp_path / "kept.npz", {"head_w": jnp.full((4, 2), 0.5), "head_b": jnp.ones(2)})
    return tmp_path / "kept.npz"


def test_a_kept_policy_is_read_as_it_was_kept(kept: Path) -> None:
    policy = kept_policy(kept, LIKENESS)
    assert policy["head_w"].tolist() == [[0.5, 0.5]] * 4
    assert policy["head_b"].tolist() == [1.0, 1.0]


def test_a_policy_of_another_shape_is_refused(kept: Path) -> None:
    with pytest.raises(Complaint, match="no policy of this game"):
        kept_policy(kept, {**LIKENESS, "head_b": jnp.zeros(3)})


@pytest.mark.parametrize("held", [b"not a policy", b"", b"PK\x03\x04 cut off"])
def test_a_file_that_is_no_policy_is_refused(tmp_path: Path, held: bytes) -> None:
    (tmp_path / "words.npz").write_bytes(held)
    with pytest.raises(Complaint, match="is no policy"):
        kept_policy(tmp_path / "words.npz", LIKENESS)


def test_train_and_probe_name_a_policy_that_is_not_there(tmp_path: Path) -> None:
    missing = tmp_path / "nobody.npz"
    with pytest.raises(Complaint, match="there is no policy"):
        train("HS", folder=tmp_path / "run", visitors=(missing,), settings=("width=16", "critic_width=16"))
    with pytest.raises(Complaint, match="there is no policy"):
        probe("HS", seats=(3,), go_on_from=missing)


def test_a_probe_that_is_never_looked_at_is_refused() -> None:
    with pytest.raises(Complaint, match="--looks 0 shows nothing"):
        probe("HS", seats=(3,), looks=0)


def test_a_probe_begins_as_one_policy_only(kept: Path) -> None:
    with pytest.raises(Complaint, match="say one of them"):
        probe("HS", seats=(3,), warm=True, go_on_from=kept)
    with pytest.raises(Complaint, match="say --warm or --go-on-from"):
        probe("HS", seats=(3,), run=kept.parent)
