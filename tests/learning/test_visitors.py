"""Who comes from elsewhere to a run: it is written down, and missed when he stays away."""

from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from cli_harness import Terminal
from pennies import PENNIES, outputs, tower

from contrabande.lab import registry
from contrabande.lab.learning import stretch
from contrabande.lab.learning.keeping import keep_actor, kept
from contrabande.lab.learning.network import Tower
from contrabande.lab.learning.settings import settings_of
from contrabande.lab.learning.training import learner_of

SET = [
    word for pair in ("variants=[2]", "tables=8", "width=8", "blocks=1", "critic_width=8") for word in ("--set", pair)
]


def test_a_run_knows_its_visitors_and_misses_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(registry, "simulator_named", lambda _: PENNIES)
    monkeypatch.setattr(stretch, "stretch", lambda simulator, settings, *_, **__: learner_of(simulator, settings))
    contrabande, run, visitor = Terminal(monkeypatch, capsys), tmp_path / "run", tmp_path / "visitor.npz"
    keep_actor(visitor, tower(jax.random.key(0), jnp.eye(2), 8, 1, 2))

    called = contrabande("train", "HS", "--folder", run, "--visitor", visitor, *SET)
    assert (called.status, called.err) == (0, "")
    called = contrabande("train", "HS", "--folder", run)
    assert called.status == 0
    assert "visitor.npz sat among the guests of this run; it stays away unless you name it" in called.err
    found = kept(run)
    assert found is not None
    assert found.visitors == (str(visitor),)
    assert contrabande("train", "HS", "--folder", run, "--visitor", visitor).err == ""


def test_a_visitor_who_sees_less_is_deaf_to_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """He learned before the game showed as much as it does by now, and sits beside who sees all of it."""
    plain = {"variants": [2], "tables": 8, "width": 8, "blocks": 1, "critic_width": 8, "challenges": 0.5}
    older = tower(jax.random.key(0), jnp.eye(1), 8, 1, 2)
    met: list[Tower] = []

    def came(_simulator: object, _settings: object, _beginner: object, _learner: object, visitors: list[Tower]) -> None:
        met.extend(visitors)
        raise InterruptedError

    monkeypatch.setattr(stretch, "Challenger", came)
    with pytest.raises(InterruptedError):
        stretch.stretch(
            PENNIES,
            settings_of("hochstapler", seats=[2], **plain),
            None,
            stretch.Progress(),
            seconds=1,
            on_point=lambda *_: None,
            visitors=[older],
        )
    seen = jnp.array([[0.0, 1.0], [1.0, 0.0], [1.0, 1.0]])
    assert met[0]["in_w"].shape == (2, 8)
    np.testing.assert_allclose(outputs(met[0], seen), outputs(older, seen[:, :1]), rtol=1e-6)
