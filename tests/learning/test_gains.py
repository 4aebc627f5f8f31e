"""What probes have gained, as curves and as a drawing."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from matplotlib.image import imread

from contrabande.bots.neural.network import weights_of
from contrabande.cli.complaint import Complaint
from contrabande.cli.gains import gains
from contrabande.engine.errors import ContrabandeError
from contrabande.lab.learning.gains import Curve, Look, curves_of, sha256_of


def _look(decisions: int, seats: int = 3, **more: Any) -> Look:
    plain = {"game": "hochstapler", "gain": 0.01, "gain_ci95": (0.0, 0.02), "argmax": False}
    return Look(decisions=decisions, seats=seats, **{**plain, **more})


def _made(curves: list[Curve]) -> list[tuple[int, bool, list[int]]]:
    return [(curve.seats, curve.argmax, [decisions for decisions, _ in curve.looks]) for curve in curves]


def test_every_learner_has_a_curve_for_each_size_of_table() -> None:
    looks = [
        _look(decisions, seats, argmax=argmax) for argmax in (False, True) for decisions in (5, 9) for seats in (3, 4)
    ]
    every = [(3, False, [5, 9]), (4, False, [5, 9]), (3, True, [5, 9]), (4, True, [5, 9])]
    assert _made(curves_of([looks])) == every
    mixed = sorted(looks, key=lambda look: look.decisions)
    assert sorted(_made(curves_of([mixed]))) == sorted(every)


def test_who_goes_on_goes_on_in_his_curve_also_at_a_table_that_is_new_to_him() -> None:
    first = [_look(5), _look(9), _look(7, argmax=True)]
    then = [
        _look(4, goes_on=True),
        _look(4, 6, goes_on=True),
        _look(8, goes_on=True),
        _look(2, argmax=True, goes_on=True),
    ]
    last = [_look(1, goes_on=True)]
    curves = [(3, False, [5, 9, 13, 17, 18]), (3, True, [7, 9]), (6, False, [13])]
    assert _made(curves_of([first, then, last])) == curves
    assert _made(curves_of([first + then + last])) == curves


@pytest.mark.parametrize("decisions", [40, 104, 281])
def test_who_goes_on_for_longer_than_before_is_not_taken_for_a_look_of_the_first_part(decisions: int) -> None:
    looks = [_look(50), _look(104), _look(decisions, goes_on=True), _look(500, goes_on=True)]
    assert _made(curves_of([looks])) == [(3, False, [50, 104, 104 + decisions, 604])]


def test_who_begins_anew_has_a_curve_of_his_own() -> None:
    alone = [(3, False, [5, 9]), (3, False, [4, 6])]
    assert _made(curves_of([[_look(5), _look(9), _look(4), _look(6)]])) == alone
    assert _made(curves_of([[_look(57)], [_look(112)]])) == [(3, False, [57]), (3, False, [112])]
    for more in {"warm": True}, {"tables": (3, 4)}, {"set": ("rate=0.1",)}, {"sha256": "01234567"}:
        assert _made(curves_of([[_look(5), _look(9, **more)]])) == [(3, False, [5]), (3, False, [9])]


def test_who_goes_on_must_have_begun() -> None:
    with pytest.raises(ContrabandeError, match="goes on who has not begun"):
        curves_of([[_look(5), _look(7, argmax=True, goes_on=True)]])


def _file(path: Path, *looks: Look) -> Path:
    path.write_bytes(b"".join(msgspec.json.encode(look) + b"\n" for look in looks))
    return path


def test_a_drawing_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = _file(tmp_path / "probe.jsonl", _look(5), _look(9), _look(9, 4), _look(6, argmax=True))
    assert gains(found, keep=tmp_path / "there" / "gains.svg") == 0
    drawn = (tmp_path / "there" / "gains.svg").read_text()
    assert "<svg" in drawn
    assert capsys.readouterr().out.startswith("4 looks are drawn in")


def test_a_drawing_says_champion_only_of_the_shipped_one(tmp_path: Path) -> None:
    """Old lines do not say whose policy it was: they are of the champion."""
    (shipped, *_) = weights_of("hochstapler")
    champion = {"policy": shipped.name, "sha256": sha256_of(shipped)}
    other = {"policy": shipped.name, "sha256": "01234567"}
    for more, name in ({}, "the champion"), (champion, "the champion"), (other, "the policy"):
        assert _look(5, **more).against == name
        assert _look(5, argmax=True, **more).against == "its favourite tokens"
    gains(_file(tmp_path / "probe.jsonl", _look(5), _look(5, **other)), keep=tmp_path / "gains.svg")
    drawn = (tmp_path / "gains.svg").read_text()
    assert "<!-- against the champion -->" in drawn
    assert "<!-- against the policy -->" in drawn


def test_the_names_of_both_curves_are_whole_beside_one_size_of_table(tmp_path: Path) -> None:
    found = _file(tmp_path / "probe.jsonl", _look(5), _look(6, argmax=True))
    gains(found, keep=tmp_path / "gains.png")
    drawn = imread(tmp_path / "gains.png")
    names = drawn[-drawn.shape[0] // 8 :, :, :3]
    assert names.min() < 0.5
    assert names[:, 0].min() == names[:, -1].min() == 1


def test_what_cannot_be_drawn_is_refused_in_one_line(tmp_path: Path) -> None:
    other = _file(tmp_path / "other.jsonl", _look(5, game="prohis"))
    some, nothing = _file(tmp_path / "some.jsonl", _look(5)), _file(tmp_path / "nothing.jsonl")
    wrong, torn = tmp_path / "wrong.jsonl", tmp_path / "torn.jsonl"
    wrong.write_text('{"seats": 3}\n')
    torn.write_bytes(b'{"game": "pr\xff"}\n')
    with pytest.raises(Complaint, match="several games, hochstapler, prohis"):
        gains(some, other, keep=tmp_path / "gains.png")
    with pytest.raises(Complaint, match="nothing to draw"):
        gains(nothing, keep=tmp_path / "gains.png")
    with pytest.raises(Complaint, match=r"is no drawing; choose one of \.png"):
        gains(some, keep=tmp_path / "gains.txt")
    for each in wrong, torn:
        with pytest.raises(Complaint, match="line 1, is not what contrabande probe --json prints"):
            gains(each, keep=tmp_path / "gains.png")
    with pytest.raises(Complaint, match="cannot be read"):
        gains(tmp_path / "missing.jsonl", keep=tmp_path / "gains.png")
    assert not list(tmp_path.glob("gains.*"))


def test_a_place_that_takes_no_drawing_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("contrabande.lab.learning.gains.draw", full)
    with pytest.raises(Complaint, match=r"gains\.PNG cannot be written \(No space left on device\)"):
        gains(_file(tmp_path / "probe.jsonl", _look(5)), keep=tmp_path / "gains.PNG")
