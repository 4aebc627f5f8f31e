"""The curves of a run: a table that outlives every stretch, and a picture of it where one can be drawn."""

import sys
from pathlib import Path

import msgspec
import pytest

from contrabande.lab.learning.curves import Curves
from contrabande.lab.learning.stretch import Point


def _kept(folder: Path) -> Curves:
    curves = Curves(folder)
    for number in range(3):
        curves.add(msgspec.convert({name: number for name in Point.__struct_fields__}, Point))
    curves.write()
    return curves


def test_a_picture_stands_beside_the_table(tmp_path: Path) -> None:
    _kept(tmp_path).draw()
    assert (tmp_path / "curves.png").stat().st_size > 1000


def test_where_nothing_can_draw_the_table_is_kept_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    _kept(tmp_path).draw()
    assert [path.name for path in tmp_path.iterdir()] == ["curves.csv"]
    assert len((tmp_path / "curves.csv").read_text().splitlines()) == 4
