"""The curves of a run: a table that grows stretch by stretch, and a picture of it."""

import csv
from collections.abc import Iterable
from pathlib import Path

import msgspec

from contrabande.lab.learning.stretch import Point

SHOWN = ("entropy", "explained", "guest_payoff", "divergence")


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
        """Draw `curves.png`, one strip per curve."""
        from matplotlib.figure import Figure

        with self._path.open(newline="") as file:
            rows = list(csv.DictReader(file))
        figure = Figure(figsize=(8, 9), layout="constrained")
        strips = figure.subplots(len(SHOWN), 1, sharex=True)
        made = [float(row["decisions"]) / 1e6 for row in rows]
        for strip, name in zip(strips, SHOWN):
            strip.plot(made, [float(row[name]) for row in rows], linewidth=1)
            strip.set_ylabel(name.replace("_", " "))
            strip.grid(alpha=0.3)
        strips[-1].set_xlabel("decisions, millions")
        figure.savefig(self._path.with_suffix(".png"), dpi=110)


def append_rows(path: Path, kind: type[msgspec.Struct], rows: Iterable[msgspec.Struct]) -> None:
    """Append rows of a kind to a table, which begins with the names of their fields."""
    path.parent.mkdir(parents=True, exist_ok=True)
    is_new = not path.exists()
    with path.open("a", newline="") as file:
        writer = csv.writer(file)
        if is_new:
            writer.writerow(kind.__struct_fields__)
        writer.writerows(map(_short, msgspec.structs.astuple(row)) for row in rows)


def _short(number: float) -> float | str:
    return number if isinstance(number, int) else f"{number:.6g}"
