"""The curves of a run: a table that grows stretch by stretch, and a picture of it."""

import csv
from collections.abc import Iterable
from pathlib import Path

import msgspec

from contrabande.lab.learning.stretch import Point

CHALLENGED = "challenger_payoff"
"""Shown only where there was a challenger."""
SHOWN = ("entropy", "explained", "guest_payoff", CHALLENGED, "divergence")


class Curves:
    """Points of a run, kept as `curves.csv` in its folder."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "curves.csv"
        self._waiting: list[Point] = []

    def add(self, point: Point) -> None:
        """Remember a point."""
        self._waiting.append(point)

    def write(self) -> None:
        """Append what is new."""
        append_rows(self._path, Point, self._waiting)
        self._waiting = []

    def draw(self) -> None:
        """Draw `curves.png`, one strip per curve; a bare machine without matplotlib keeps the table alone."""
        try:
            from matplotlib.figure import Figure
        except ImportError:
            return
        with self._path.open(newline="") as file:
            rows = list(csv.DictReader(file))
        shown = [name for name in SHOWN if name != CHALLENGED or any(float(row.get(name) or 0) for row in rows)]
        figure = Figure(figsize=(8, 2.25 * len(shown)), layout="constrained")
        strips = figure.subplots(len(shown), 1, sharex=True)
        made = [float(row["decisions"]) / 1e6 for row in rows]
        for strip, name in zip(strips, shown):
            strip.plot(made, [float(row.get(name) or "nan") for row in rows], linewidth=1)
            strip.set_ylabel(name.replace("_", " "))
            strip.grid(alpha=0.3)
        strips[-1].set_xlabel("decisions, millions")
        figure.savefig(self._path.with_suffix(".png"), dpi=110)


def append_rows(path: Path, kind: type[msgspec.Struct], rows: Iterable[msgspec.Struct]) -> None:
    """Append rows of a kind to a table, which begins with the names of their fields."""
    path.parent.mkdir(parents=True, exist_ok=True)
    is_new = not path.exists()
    if not is_new:
        _widen(path, kind.__struct_fields__)
    with path.open("a", newline="") as file:
        writer = csv.writer(file)
        if is_new:
            writer.writerow(kind.__struct_fields__)
        writer.writerows(map(_short, msgspec.structs.astuple(row)) for row in rows)


def _widen(path: Path, names: tuple[str, ...]) -> None:
    """Make room in a table, all or nothing, for what was not told yet when it began; there it says nothing."""
    with path.open(newline="") as file:
        told = csv.DictReader(file)
        if tuple(told.fieldnames or ()) == names:
            return
        rows = list(told)
    beside = path.with_suffix(".part.csv")
    with beside.open("w", newline="") as file:
        writer = csv.DictWriter(file, names)
        writer.writeheader()
        writer.writerows(rows)
    beside.replace(path)


def _short(number: float) -> float | str:
    return number if isinstance(number, int) else f"{number:.6g}"
