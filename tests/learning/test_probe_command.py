"""`contrabande probe` as others read it: one line of JSON for every look and every size of table."""

from pathlib import Path
from typing import Any

import jax.numpy as jnp
import msgspec
import pytest

from contrabande.bots.neural import network
from contrabande.bots.neural.network import Card
from contrabande.cli.complaint import Complaint
from contrabande.cli.probe import ENDLESS, probe
from contrabande.lab.learning import probing
from contrabande.lab.learning.keeping import keep_actor, read_actor
from contrabande.lab.learning.network import Tower
from contrabande.lab.learning.probing import Look, Probed
from contrabande.lab.learning.settings import Settings
from contrabande.lab.learning.versus import Share

MARKED = "mark"
"""Where two policies differ that are the same otherwise."""
SHARES = {3: Share(0.4, 0.01, 8000), 4: Share(0.2, 0.01, 8100)}


class Asked(list[Settings]):
    """The settings of every learner who was sent; against whom, and for how long."""

    def __init__(self) -> None:
        self.rivals: list[Tower] = []
        self.seconds: list[float] = []


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """Whoever is sent comes back at once, with two looks."""
    sent = Asked()

    def probed(simulator: Any, settings: Settings, rival: Tower, *, seconds: float, **more: Any) -> Probed:
        sent.append(settings)
        sent.rivals.append(rival)
        sent.seconds.append(seconds)
        return Probed((Look(SHARES, 1000, 1.26), Look(SHARES, 2000, 2.5)), {})

    monkeypatch.setattr(probing, "probed", probed)
    return sent


def test_every_look_and_size_is_a_line(asked: Asked, capsys: pytest.CaptureFixture[str]) -> None:
    probe("hs", seats=(3, 4, 4), settings=("entropy=0.01",), as_json=True)
    lines = [msgspec.json.decode(line) for line in capsys.readouterr().out.splitlines()]
    assert [(line["seats"], line["decisions"]) for line in lines] == [(3, 1000), (4, 1000), (3, 2000), (4, 2000)]
    assert lines[1] == {
        "game": "hochstapler",
        "seats": 4,
        "self_play_share": 0.25,
        "best_response_share": 0.2,
        "gain": pytest.approx(-0.05),
        "gain_ci95": [pytest.approx(-0.0696), pytest.approx(-0.0304)],
        "matches": 8100,
        "decisions": 1000,
        "seconds": 1.3,
        "argmax": False,
        "warm": False,
        "goes_on": False,
        "tables": [3, 4, 4],
        "set": ["entropy=0.01"],
    }
    assert asked[0].seats == (3, 4, 4)
    assert asked[0].entropy == 0.01


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[Path, Card]:
    """As if the champion of Prohis had a network for small tables and one for large ones."""
    (weights,) = network.weights_of("prohis")
    found = {tmp_path / "large.npz": Card(seats=(5, 6)), tmp_path / "small.npz": Card(seats=(3, 4))}
    for mark, path in enumerate(found):
        keep_actor(path, {**read_actor(weights), MARKED: jnp.full(1, mark)})
    monkeypatch.setattr(network, "weights_of", lambda _: list(found))
    monkeypatch.setattr(network, "card_of", found.__getitem__)
    return found


def test_each_network_of_a_champion_meets_a_learner_of_its_own(
    asked: Asked, cards: dict[Path, Card], capsys: pytest.CaptureFixture[str]
) -> None:
    probe("prohis", seats=(3, 5, 4, 6, 6), seconds=60, as_json=True)
    assert [settings.seats for settings in asked] == [(3, 4), (5, 6, 6)]
    assert [float(rival[MARKED][0]) for rival in asked.rivals] == [1, 0]
    assert asked.seconds == [24, 36]
    lines = [msgspec.json.decode(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["tables"] for line in lines] == [[3, 4]] * 4 + [[5, 6, 6]] * 4


@pytest.mark.parametrize("said", [{"keep": "kept.npz"}, {"go_on_from": "kept.npz"}, {"run": "", "warm": True}])
def test_of_several_learners_none_is_kept_nor_begins_as_another(
    asked: Asked, cards: dict[Path, Card], tmp_path: Path, said: dict[str, Any]
) -> None:
    folder = tmp_path / "new"
    paths = {name: folder / value if isinstance(value, str) else value for name, value in said.items()}
    with pytest.raises(Complaint, match="a network for 3, 4 and for 5, 6 seats, and a learner meets each"):
        probe("prohis", seats=(3, 5, 4, 6), **paths)
    assert not asked
    assert not folder.exists()


def test_a_table_for_which_the_champion_has_no_network_is_refused(cards: dict[Path, Card], tmp_path: Path) -> None:
    cards[tmp_path / "large.npz"] = Card(seats=(6,))
    with pytest.raises(Complaint, match="no learned bot for such a table"):
        probe("prohis", seats=(3, 5))


def test_a_learner_ends_by_the_clock_unless_his_decisions_are_counted(asked: Asked) -> None:
    probe("hs", seats=(3,))
    probe("hs", seats=(3,), settings=("decisions=5000",))
    assert [settings.decisions for settings in asked] == [ENDLESS, 5000]
