"""`train --selves` keeps a run's policy on the way, and `distill` makes one policy of several."""

from pathlib import Path

import jax
import jax.numpy as jnp
import msgspec
import pytest
from cli_harness import Terminal
from pennies import PENNIES, tower

from contrabande.lab import registry
from contrabande.lab.learning.keeping import keep_actor, kept, read_actor, read_towers
from contrabande.lab.learning.network import Tower

TINY = ("variants=[2]", "tables=8", "tokens=6", "minibatches=1", "width=8", "blocks=1", "critic_width=8", "guests=0.0")
SET = [word for pair in TINY for word in ("--set", pair)]
RUN = ("--seconds", 3600, "--set", f"decisions={70 * 8 * 6}", "--set", "average=10")
"""It ends with its decisions, at the third look after 25 updates each, and is averaged from its beginning on."""


@pytest.fixture
def contrabande(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """The command, in a house where everybody plays for pennies."""
    monkeypatch.setattr(registry, "simulator_named", lambda _: PENNIES)
    return Terminal(monkeypatch, capsys)


def _policy(features: int = 2) -> Tower:
    return tower(jax.random.key(features), jnp.eye(features), 8, 1, 2)


@pytest.fixture
def teachers(tmp_path: Path) -> list[Path]:
    """Two policies in their files."""
    paths = [tmp_path / "one.npz", tmp_path / "other.npz"]
    for path, lean in zip(paths, (0.5, -0.5)):
        keep_actor(path, {**_policy(), "head_b": jnp.array([lean, 0.0])})
    return paths


def _refused(contrabande: Terminal, *arguments: object) -> str:
    """The one line that says why."""
    called = contrabande("distill", *arguments, *SET)
    assert (called.status, called.out) == (2, "")
    assert called.err.startswith("contrabande: ")
    assert called.err.count("\n") == 1
    return called.err


def test_an_average_of_nobody_or_of_one_is_refused(contrabande: Terminal, tmp_path: Path, teachers: list[Path]) -> None:
    kept = tmp_path / "average.npz"
    assert "--teacher" in _refused(contrabande, "hs", kept)
    assert "the average of one policy is that policy" in _refused(contrabande, "hs", kept, "--teacher", teachers[0])
    assert not kept.exists()


def test_a_teacher_who_is_not_there_is_named(contrabande: Terminal, tmp_path: Path, teachers: list[Path]) -> None:
    missing, kept = tmp_path / "nobody.npz", tmp_path / "average.npz"
    said = _refused(contrabande, "hs", kept, "--teacher", teachers[0], "--teacher", missing)
    assert f"there is no policy {missing}" in said
    assert not kept.exists()


def test_a_teacher_of_another_game_is_refused(contrabande: Terminal, tmp_path: Path, teachers: list[Path]) -> None:
    stranger, kept = tmp_path / "stranger.npz", tmp_path / "average.npz"
    keep_actor(stranger, _policy(3))
    said = _refused(contrabande, "hs", kept, "--teacher", teachers[0], "--teacher", stranger)
    assert f"{stranger} is no policy of this game" in said
    assert not kept.exists()


def test_a_place_that_cannot_be_written_is_told_before_anybody_learns(
    contrabande: Terminal, tmp_path: Path, teachers: list[Path]
) -> None:
    named = [word for path in teachers for word in ("--teacher", path)]
    for place in (tmp_path, teachers[0] / "below.npz"):
        assert f"{place} cannot be written" in _refused(contrabande, "hs", place, *named)


@pytest.mark.slow
def test_two_teachers_become_one_policy_in_a_file(contrabande: Terminal, tmp_path: Path, teachers: list[Path]) -> None:
    kept = tmp_path / "new" / "average.npz"
    named = [word for path in teachers for word in ("--teacher", path)]
    called = contrabande("distill", "hs", kept, *named, "--seconds", "0.001", "--json", *SET)
    assert (called.status, called.err) == (0, "")
    told = msgspec.json.decode(called.out)
    assert (told["game"], told["teachers"], told["tokens"]) == ("hochstapler", 2, 25 * 8 * 6)
    assert told["kept"] == str(kept)
    first, average = read_actor(teachers[0]), read_actor(kept)
    assert {name: each.shape for name, each in average.items()} == {name: each.shape for name, each in first.items()}
    assert not jnp.array_equal(average["head_b"], first["head_b"])


@pytest.mark.slow
def test_a_run_keeps_its_selves_on_the_way(contrabande: Terminal, tmp_path: Path) -> None:
    assert contrabande("train", "hs", "--folder", tmp_path, "--selves", 3, *RUN, *SET).status == 0
    assert sorted(path.name for path in (tmp_path / "selves").iterdir()) == ["01.npz", "02.npz", "03.npz"]
    early, _, late = (read_actor(path)["in_w"] for path in sorted((tmp_path / "selves").iterdir()))
    towers = read_towers(tmp_path / "resume.npz")
    far = [float(jnp.abs(late - each).max()) for each in (towers["average"]["in_w"], towers["actor"]["in_w"], early)]
    assert far[0] < 0.001 < min(far[1:])


@pytest.mark.slow
def test_a_self_is_kept_once_however_many_stretches_a_run_takes(contrabande: Terminal, tmp_path: Path) -> None:
    assert contrabande("train", "hs", "--folder", tmp_path, *RUN, *SET).status == 0
    assert not (tmp_path / "selves").exists()
    run = kept(tmp_path)
    assert run is not None
    run.progress.decisions //= 2
    (tmp_path / "run.json").write_bytes(msgspec.json.encode(run))
    assert contrabande("train", "hs", "--folder", tmp_path, "--selves", 3, "--seconds", "1e-9").status == 0
    assert not (tmp_path / "selves").exists()


@pytest.mark.slow
def test_a_run_that_begins_afresh_forgets_the_selves_of_another(contrabande: Terminal, tmp_path: Path) -> None:
    keep_actor(tmp_path / "selves" / "12.npz", _policy())
    assert contrabande("train", "hs", "--folder", tmp_path, "--afresh", "--selves", 1, *RUN, *SET).status == 0
    assert [path.name for path in (tmp_path / "selves").iterdir()] == ["01.npz"]


def test_fewer_selves_than_none_are_refused(contrabande: Terminal, tmp_path: Path) -> None:
    called = contrabande("train", "hs", "--folder", tmp_path, "--selves", -1)
    assert (called.status, "--selves -1 keeps nothing" in called.err) == (2, True)
