"""A sheet of panels, all in one hand: rows of a few, one legend, small type, no boxes."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from matplotlib.artist import Artist
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INKS = ("#1f3a5f", "#b5452c", "#3f7d5a", "#8a6d1f", "#6a4a82", "#4a4a4a")
MARKS = ("o", "s", "^", "D", "v", "P")
"""Ink and mark of each series; from the seventh on the inks come with other marks."""
LINE, SMALL = 9, 8
"""Sizes of type."""
DENSITY = 130
NARROWEST = 5.0
"""Inches."""
LONGEST = 56
"""Letters of a line in the legend."""


@contextmanager
def plain_text() -> Iterator[None]:
    """A dollar is a dollar, and begins no formula."""
    from matplotlib import rc_context

    with rc_context({"text.parse_math": False}):
        yield


def sheet(panels: int, *, width: float, height: float, across: int) -> tuple["Figure", list["Axes"]]:
    """So many panels, *across* in a row, with one scale upwards."""
    from matplotlib.figure import Figure

    across = min(panels, across)
    rows = -(-panels // across)
    figure = Figure(figsize=(max(width * across, NARROWEST), height * rows), layout="constrained")
    axes: list[Axes] = [*figure.subplots(rows, across, sharey=True, squeeze=False).flat]
    for spare in axes[panels:]:
        spare.remove()
    for panel in axes[:panels]:
        panel.tick_params(labelsize=SMALL)
        for side in ("top", "right"):
            panel.spines[side].set_visible(False)
    return figure, axes[:panels]


def hands(names: Sequence[str]) -> dict[str, tuple[str, str]]:
    """Ink and mark of each series."""
    of = len(INKS)
    return {name: (INKS[place % of], MARKS[(place + place // of) % of]) for place, name in enumerate(names)}


def beside(place: float, number: int, of: int, room: float = 0.5) -> float:
    """Where the mark of a series stands, so that none covers another."""
    return place + room * ((number + 0.5) / of - 0.5)


def keep_sheet(figure: "Figure", axes: Sequence["Axes"], path: Path, title: str) -> None:
    """Write it, with every series named once below, in as many columns as there is room for."""
    figure.suptitle(title, fontsize=11, x=0.01, ha="left")
    named = dict(_named(axes))
    labels = [fill(name, LONGEST) for name in named]
    for columns in range(min(3, len(named)), 0, -1):
        legend = figure.legend(
            [*named.values()], labels, loc="outside lower center", ncols=columns, frameon=False, fontsize=SMALL
        )
        size = legend.get_window_extent()
        if size.width <= figure.bbox.width or columns == 1:
            figure.set_figheight(figure.get_figheight() + size.height / figure.dpi)
            break
        legend.remove()
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, dpi=DENSITY)


def _named(axes: Sequence["Axes"]) -> Iterator[tuple[str, "Artist"]]:
    for panel in axes:
        drawn, names = panel.get_legend_handles_labels()
        yield from zip(names, drawn)
