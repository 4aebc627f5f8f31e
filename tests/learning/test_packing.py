"""The same policy in less room."""

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
from contrabande.lab.learning.keeping import keep_actor, read_actor
from contrabande.lab.learning.network import Tower
from contrabande.lab.learning.packing import FRACTION, packed

WIDTH = 64


@pytest.fixture
def contrabande(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """The command, in a house where everybody plays for pennies."""
    monkeypatch.setattr(registry, "simulator_named", lambda _: PENNIES)
    return Terminal(monkeypatch, capsys)


@pytest.fixture
def policy() -> Tower:
    """One with all bits of half precision in use."""
    fresh = tower(jax.random.key(1), jnp.eye(2), WIDTH, 1, 2)
    return {name: each.astype(jnp.float16).astype(jnp.float32) for name, each in fresh.items()}


def test_with_all_its_bits_it_is_the_same(policy: Tower) -> None:
    assert all(jnp.array_equal(each, policy[name]) for name, each in packed(policy, FRACTION).items())


@pytest.mark.parametrize("bits", [1, 4, 6, 9])
def test_a_weight_is_the_nearest_that_so_many_bits_can_tell(policy: Tower, bits: int) -> None:
    smaller, weights = packed(policy, bits)["block0_a_w"], policy["block0_a_w"]
    assert float(jnp.abs(smaller / weights - 1).max()) <= 2.0 ** -(bits + 1)
    told = np.asarray(smaller, np.float16)
    told = told[np.abs(told) >= np.finfo(np.float16).tiny]
    assert len(told) > 0.9 * smaller.size
    assert not (told.view(np.uint16) & (1 << (FRACTION - bits)) - 1).any()
    assert not jnp.array_equal(smaller, weights)


def test_zero_and_what_is_no_weight_stay(policy: Tower) -> None:
    bare = {**policy, "in_w": jnp.zeros_like(policy["in_w"]), "head_b": jnp.array([0.123, -0.456])}
    smaller = packed(bare, 3)
    assert not smaller["in_w"].any()
    assert jnp.array_equal(smaller["head_b"], bare["head_b"])


@pytest.mark.parametrize("bits", [0, 11])
def test_other_numbers_of_bits_there_are_none(policy: Tower, bits: int) -> None:
    with pytest.raises(OptionsError, match=f"bits={bits} will not do: half precision has from 1 to 10"):
        packed(policy, bits)


def test_the_command_writes_a_smaller_file(contrabande: Terminal, tmp_path: Path, policy: Tower) -> None:
    large, fine, small = (tmp_path / name for name in ("large.npz", "new/fine.npz", "small.npz"))
    keep_actor(large, policy)
    called = contrabande("pack", "hs", fine, large, "--json")
    assert (called.status, called.err) == (0, "")
    size = fine.stat().st_size
    assert msgspec.json.decode(called.out) == {
        "game": "hochstapler",
        "policy": str(large),
        "bits": FRACTION,
        "before": large.stat().st_size,
        "bytes": size,
        "kept": str(fine),
    }
    assert all(jnp.array_equal(each, policy[name]) for name, each in read_actor(fine).items())
    called = contrabande("pack", "hs", small, large, "--bits", 4)
    assert called.out == (
        f"hochstapler: {large} has {large.stat().st_size:,} bytes, and {small.stat().st_size:,} in {small}\n"
    )
    assert small.stat().st_size < 0.8 * size < 0.8 * large.stat().st_size


def test_what_it_cannot_do_is_said_in_a_line(contrabande: Terminal, tmp_path: Path, policy: Tower) -> None:
    large, missing = tmp_path / "large.npz", tmp_path / "nobody.npz"
    keep_actor(large, policy)
    for arguments, reason in [
        ((tmp_path / "small.npz", missing), f"there is no policy {missing}"),
        ((tmp_path / "small.npz", large, "--bits", 12), "bits=12 will not do"),
        ((tmp_path, large), f"{tmp_path} cannot be written"),
    ]:
        called = contrabande("pack", "hs", *arguments)
        assert (called.status, called.out) == (2, "")
        assert reason in called.err
        assert not (tmp_path / "small.npz").exists()
