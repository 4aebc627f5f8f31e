"""A sheet of panels beside each other, all in one hand: one legend, small type, no boxes."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from matplotlib.artist import Artist
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INKS = ("#1f3a5f", "#b5452c", "#3f7d5a", "#8a6d1f", "#6a4a82", "#4a4a4a")
"""One for each series, told apart by their marks as well."""
MARKS = ("o", "s", "^", "D", "v", "P")
LINE, SMALL = 9, 8
"""Sizes of type."""
DENSITY = 130


def sheet(panels: int, *, width: float, height: float = 3.6) -> tuple["Figure", list["Axes"]]:
    """Panels in a row with one scale upwards."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(max(width * panels, 5.0), height), layout="constrained")
    axes: list[Axes] = [*figure.subplots(1, panels, sharey=True, squeeze=False)[0]]
    for panel in axes:
        panel.tick_params(labelsize=SMALL)
        for side in ("top", "right"):
            panel.spines[side].set_visible(False)
    return figure, axes


def hands(names: Sequence[str]) -> dict[str, tuple[str, str]]:
    """Ink and mark of each series; the seventh has those of the first."""
    return {name: (INKS[place % len(INKS)], MARKS[place % len(MARKS)]) for place, name in enumerate(names)}


def beside(place: float, number: int, of: int, room: float = 0.5) -> float:
    """Where the mark of a series stands, so that none covers another."""
    return place + room * ((number + 0.5) / of - 0.5)


def keep_sheet(figure: "Figure", axes: Sequence["Axes"], path: Path, title: str) -> None:
    """Write it, with every series named once."""
    named = dict(_named(axes))
    figure.legend(list(named.values()), list(named), loc="outside lower center", ncols=3, frameon=False, fontsize=SMALL)
    figure.suptitle(title, fontsize=11, x=0.01, ha="left")
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, dpi=DENSITY)


def _named(axes: Sequence["Axes"]) -> Iterator[tuple[str, "Artist"]]:
    for panel in axes:
        drawn, names = panel.get_legend_handles_labels()
        yield from zip(names, drawn)
