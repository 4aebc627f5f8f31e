"""`contrabande drill leak` as it is typed."""

import json

import pytest

from contrabande.cli import run
from contrabande.drills import leak_markers
from contrabande.drills.leak_ledger import Ledger
from contrabande.server import showing


async def _nothing(*_: object, **__: object) -> Ledger:
    return Ledger()


def test_the_last_line_is_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(leak_markers, "look_for_markers", _nothing)
    assert run(["drill", "leak", "--samples", "6", "--game", "hs", "--json"]) == 0
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert told == {"samples": {"hochstapler": 6}, "differences": 0, "markers_found": 0}


def test_a_leak_is_a_status(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(leak_markers, "look_for_markers", _nothing)
    monkeypatch.setattr(showing, "public", lambda entry: showing.Raw(showing.encode(entry)))
    assert run(["drill", "leak", "--samples", "6", "--game", "hs"]) == 1
    assert "can tell worlds apart" in capsys.readouterr().err


def test_no_samples_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["drill", "leak", "--samples", "0"]) == 2
    assert "give 1 or more" in capsys.readouterr().err
