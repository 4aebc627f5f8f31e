"""`contrabande probe` as others read it: one line of JSON for every look and every size of table."""

import io
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import jax.numpy as jnp
import msgspec
import pytest
from cli_harness import Terminal

from contrabande.bots.neural import network
from contrabande.bots.neural.network import Card
from contrabande.cli.complaint import Complaint
from contrabande.cli.probe import ENDLESS, probe
from contrabande.lab.learning import probing
from contrabande.lab.learning.keeping import keep_actor, read_actor
from contrabande.lab.learning.network import Tower
from contrabande.lab.learning.probing import Look
from contrabande.lab.learning.settings import Settings
from contrabande.lab.learning.versus import Share

WEIGHTS = Path(network.__file__).parents[1] / "weights"
MARKED = "mark"
"""Where two policies differ that are the same otherwise."""
SHARES = {3: Share(0.4, 8000), 4: Share(0.2, 8100)}


class Asked(list[Settings]):
    """The settings of every learner who was sent; against whom, and for how long."""

    def __init__(self) -> None:
        self.rivals: list[Tower] = []
        self.seconds: list[float] = []
        self.starts: list[Tower | None] = []
        self.on_the_way: Callable[[], object] = lambda: None
        """What happens between his looks."""


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """Whoever is sent comes back at once, with two looks."""
    sent = Asked()

    def probed(
        simulator: Any,
        settings: Settings,
        rival: Tower,
        *,
        seconds: float,
        on_look: Callable[[Look], None],
        **more: Any,
    ) -> None:
        sent.append(settings)
        sent.rivals.append(rival)
        sent.seconds.append(seconds)
        sent.starts.append(more["start"])
        on_look(Look(SHARES, 1000, 1.26, {MARKED: jnp.ones(1)}))
        sent.on_the_way()
        on_look(Look(SHARES, 2000, 2.5, {MARKED: 2 * jnp.ones(1)}))

    monkeypatch.setattr(probing, "probed", probed)
    return sent


def test_every_look_and_size_is_a_line(
    asked: Asked, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(network, "weights_of", lambda _: [WEIGHTS / "hochstapler.npz"])
    monkeypatch.setattr(network, "card_of", lambda _: Card())
    probe("hs", seats=(3, 4, 4), settings=("entropy=0.01",), as_json=True)
    lines = [msgspec.json.decode(line) for line in capsys.readouterr().out.splitlines()]
    assert [(line["seats"], line["decisions"]) for line in lines] == [(3, 1000), (4, 1000), (3, 2000), (4, 2000)]
    assert lines[1] == {
        "game": "hochstapler",
        "seats": 4,
        "self_play_share": 0.25,
        "best_response_share": 0.2,
        "gain": pytest.approx(-0.05),
        "gain_ci95": [pytest.approx(-0.0586, abs=5e-5), pytest.approx(-0.0411, abs=5e-5)],
        "matches": 8100,
        "decisions": 1000,
        "seconds": 1.3,
        "argmax": False,
        "warm": False,
        "goes_on": False,
        "tables": [3, 4, 4],
        "set": ["entropy=0.01"],
        "policy": "hochstapler.npz",
        "sha256": sha256((WEIGHTS / "hochstapler.npz").read_bytes()).hexdigest()[:8],
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


def test_who_begins_as_a_sharpened_policy_begins_as_it_was_before(asked: Asked, tmp_path: Path) -> None:
    (weights,) = network.weights_of("prohis")
    before = read_actor(weights)
    keep_actor(tmp_path / "sharp.npz", {**before, **{name: 2 * before[name] for name in ("head_w", "head_b")}})
    (tmp_path / "sharp.json").write_text('{"sharpness": 2}')
    probe("prohis", seats=(3,), policy=tmp_path / "sharp.npz", warm=True, as_json=True)
    probe("prohis", seats=(3,), policy=tmp_path / "sharp.npz", as_json=True)
    start, nobody = asked.starts
    assert start is not None
    assert all(jnp.array_equal(each, before[name]) for name, each in start.items())
    assert jnp.array_equal(asked.rivals[0]["head_w"], 2 * before["head_w"])
    assert nobody is None


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


def test_a_line_says_whose_policy_it_was(asked: Asked, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    policy = tmp_path / "mine.npz"
    policy.write_bytes((WEIGHTS / "prohis.npz").read_bytes())
    probe("prohis", seats=(3,), policy=policy, as_json=True)
    line = msgspec.json.decode(capsys.readouterr().out.splitlines()[0])
    assert line["policy"] == str(policy)
    assert line["sha256"] == sha256(policy.read_bytes()).hexdigest()[:8]


class Shown(io.TextIOWrapper):
    """A file that standard output goes to, or a terminal."""

    def __init__(self, *, is_terminal: bool = False) -> None:
        self.file = io.BytesIO()
        self._is_terminal = is_terminal
        super().__init__(self.file, encoding="utf-8")

    def isatty(self) -> bool:
        return self._is_terminal

    @property
    def lines(self) -> list[str]:
        """What has arrived there by now."""
        return self.file.getvalue().decode().splitlines()


@pytest.mark.parametrize("as_json", [True, False])
def test_a_look_is_printed_and_kept_as_it_is_made(
    asked: Asked, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, as_json: bool
) -> None:
    shown, keep, seen = Shown(), tmp_path / "kept.npz", []
    monkeypatch.setattr(sys, "stdout", shown)
    asked.on_the_way = lambda: seen.append((len(shown.lines), float(read_actor(keep)[MARKED][0])))
    probe("hs", seats=(3, 4), policy=WEIGHTS / "hochstapler.npz", keep=keep, as_json=as_json)
    assert seen == [(2, 1.0)]
    assert (len(shown.lines), float(read_actor(keep)[MARKED][0])) == (4, 2.0)


def test_who_calls_a_probe_off_has_what_was_shown(
    asked: Asked, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def pressed() -> None:
        raise KeyboardInterrupt

    asked.on_the_way = pressed
    with pytest.raises(SystemExit, match="130"):
        Terminal(monkeypatch, capsys)("probe", "hs", "--policy", WEIGHTS / "hochstapler.npz", "--json")
    lines = capsys.readouterr().out.splitlines()
    assert [msgspec.json.decode(line)["decisions"] for line in lines] == [1000, 1000]


def test_a_bar_in_the_terminal_takes_no_line_from_a_file(asked: Asked, monkeypatch: pytest.MonkeyPatch) -> None:
    shown, terminal = Shown(), Shown(is_terminal=True)
    monkeypatch.setattr(sys, "stdout", shown)
    monkeypatch.setattr(sys, "stderr", terminal)
    probe("hs", seats=(3,), policy=WEIGHTS / "hochstapler.npz", as_json=True)
    terminal.flush()
    assert len([msgspec.json.decode(line) for line in shown.lines]) == 4
    assert "hochstapler, 3 seats" in " ".join(terminal.lines)
    assert "gain" not in " ".join(terminal.lines)
