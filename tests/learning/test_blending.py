"""The policy between two of one line."""

from pathlib import Path

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
import pytest
from cli_harness import Terminal
from pennies import PENNIES, tower

from contrabande.engine.errors import OptionsError
from contrabande.lab import registry
from contrabande.lab.learning.blending import blended
from contrabande.lab.learning.keeping import keep_actor, read_actor
from contrabande.lab.learning.network import Tower


@pytest.fixture
def contrabande(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """The command, in a house where everybody plays for pennies."""
    monkeypatch.setattr(registry, "simulator_named", lambda _: PENNIES)
    return Terminal(monkeypatch, capsys)


def _policy(width: int = 8) -> Tower:
    return tower(jax.random.key(1), jnp.eye(2), width, 1, 2)


def _leaning(lean: float) -> Tower:
    return {**_policy(), "head_b": jnp.array([lean, 0.0])}


@pytest.fixture
def ends(tmp_path: Path) -> list[Path]:
    """Two policies of one line in their files."""
    paths = [tmp_path / "old.npz", tmp_path / "new.npz"]
    for path, lean in zip(paths, (0.0, 2.0)):
        keep_actor(path, _leaning(lean))
    return paths


@pytest.mark.parametrize(("part", "lean"), [(0.0, 0.0), (0.25, 0.5), (0.5, 1.0), (1.0, 2.0)])
def test_it_is_so_far_on_the_way(part: float, lean: float) -> None:
    between = blended(_leaning(0.0), _leaning(2.0), part)
    assert between["head_b"].tolist() == [lean, 0.0]
    assert all(jnp.array_equal(row, _policy()[name]) for name, row in between.items() if name != "head_b")


@pytest.mark.parametrize("is_turned", [False, True])
def test_where_one_saw_less_the_rest_counted_for_nothing(is_turned: bool) -> None:
    older = tower(jax.random.key(1), jnp.eye(2)[:, :1], 8, 1, 2)
    newer = {**_policy(), "mean": _policy()["mean"].at[0].set(older["mean"][0])}
    newer["scale"] = newer["scale"].at[0].set(older["scale"][0])
    between = blended(*((newer, older) if is_turned else (older, newer)), 0.5)
    assert between["in_w"].shape == (2, 8)
    np.testing.assert_allclose(between["in_w"][0], (older["in_w"][0] + newer["in_w"][0]) / 2, rtol=1e-6)
    np.testing.assert_allclose(between["in_w"][1], newer["in_w"][1] / 2, rtol=1e-6)


@pytest.mark.parametrize("part", [-0.1, 1.1, float("nan")])
def test_beyond_either_end_there_is_nothing(part: float) -> None:
    with pytest.raises(OptionsError, match="from 0, the first, to 1, the second"):
        blended(_leaning(0.0), _leaning(2.0), part)


def test_who_began_apart_has_nothing_in_common() -> None:
    stranger = {**_leaning(2.0), "mean": jnp.array([0.25, 0.5])}
    with pytest.raises(OptionsError, match="these two began apart"):
        blended(_leaning(0.0), stranger, 0.5)


def test_another_size_is_refused() -> None:
    with pytest.raises(OptionsError, match="differ in width or blocks"):
        blended(_policy(), _policy(16), 0.5)


def test_the_command_writes_it(contrabande: Terminal, tmp_path: Path, ends: list[Path]) -> None:
    kept = tmp_path / "new" / "between.npz"
    called = contrabande("blend", "hs", kept, *ends, "--part", 0.75, "--json")
    assert (called.status, called.err) == (0, "")
    told = msgspec.json.decode(called.out)
    assert told == {
        "game": "hochstapler",
        "one": str(ends[0]),
        "other": str(ends[1]),
        "part": 0.75,
        "kept": str(kept),
    }
    assert np.asarray(read_actor(kept)["head_b"]).tolist() == [1.5, 0.0]


def test_the_command_says_in_a_line_where_it_is(contrabande: Terminal, tmp_path: Path, ends: list[Path]) -> None:
    kept = tmp_path / "between.npz"
    called = contrabande("blend", "hs", kept, *ends)
    assert called.out == f"hochstapler: what is 50% of the way from {ends[0]} to {ends[1]} is in {kept}\n"


def test_what_it_cannot_do_is_said_in_a_line(contrabande: Terminal, tmp_path: Path, ends: list[Path]) -> None:
    kept, missing = tmp_path / "between.npz", tmp_path / "nobody.npz"
    for arguments, reason in [
        ((kept, ends[0], missing), f"there is no policy {missing}"),
        ((kept, *ends, "--part", 2), "part=2 is no part of the way"),
        ((tmp_path, *ends), f"{tmp_path} cannot be written"),
    ]:
        called = contrabande("blend", "hs", *arguments)
        assert (called.status, called.out) == (2, "")
        assert called.err.startswith("contrabande: ")
        assert reason in called.err
        assert called.err.count("\n") == 1
        assert not kept.exists()
