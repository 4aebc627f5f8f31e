"""A likeness learns what it is taught."""

from pathlib import Path

import jax.numpy as jnp
import numpy as np
import pytest
from pennies import PENNIES, log_policy

from contrabande.engine.errors import OptionsError
from contrabande.lab.learning import cloning
from contrabande.lab.learning.settings import Settings

SMALL = Settings(game="pennies", width=16, blocks=1)


@pytest.mark.slow
def test_a_likeness_says_what_its_teacher_said_where_it_had_the_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cloning, "STEPS", 500)
    monkeypatch.setattr(cloning, "BATCH", 64)
    seen = np.eye(2, dtype=np.int8)[np.arange(400) % 2]
    legal = np.packbits(np.ones((400, 2), np.uint8), axis=1)
    np.savez(tmp_path / "lessons.npz", seen=seen, legal=legal, token=(np.arange(400) % 2).astype(np.int16))
    likeness, surprise = cloning.cloned(PENNIES, SMALL, tmp_path / "lessons.npz")
    said = jnp.argmax(log_policy(likeness, jnp.eye(2), jnp.ones((2, 2), bool)), axis=-1)
    assert said.tolist() == [0, 1]
    assert surprise < 0.2


def test_lessons_that_are_none_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "lessons.npz"
    with pytest.raises(OptionsError, match="there are no lessons"):
        cloning.cloned(PENNIES, SMALL, path)
    path.write_bytes(b"no lessons")
    with pytest.raises(OptionsError, match="is no file of lessons, or a broken one"):
        cloning.cloned(PENNIES, SMALL, path)
    np.savez(path, head_w=np.zeros(3))
    with pytest.raises(OptionsError, match="is no file of lessons, or a broken one"):
        cloning.cloned(PENNIES, SMALL, path)


@pytest.mark.parametrize(("features", "tokens"), [(3, 2), (2, 9)])
def test_lessons_of_another_game_are_refused(tmp_path: Path, features: int, tokens: int) -> None:
    path = tmp_path / "lessons.npz"
    legal = np.packbits(np.ones((4, tokens), np.uint8), axis=1)
    np.savez(path, seen=np.zeros((4, features), np.int8), legal=legal, token=np.zeros(4, np.int16))
    with pytest.raises(OptionsError, match="lessons of another game"):
        cloning.cloned(PENNIES, SMALL, path)
