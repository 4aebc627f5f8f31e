"""A likeness learns what it is taught."""

from pathlib import Path

import jax.numpy as jnp
import numpy as np
import pytest
from pennies import PENNIES

from contrabande.lab.learning import cloning
from contrabande.lab.learning.network import log_policy
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
