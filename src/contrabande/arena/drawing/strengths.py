"""How strong bots are, drawn: a panel for each game, sizes of table to the right, odds upwards."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from contrabande.arena.drawing.sheet import LINE, beside, hands, keep_sheet, sheet
from contrabande.arena.errors import ArenaError
from contrabande.arena.figures import Report

if TYPE_CHECKING:
    from matplotlib.axes import Axes

LOWEST, HIGHEST = 0.25, 20_000.0
"""Odds beyond are drawn at the edge; at the upper one is who has lost nothing, whose odds have no end."""
TICKS = (0.5, 1, 2, 5, 10, 50, 200, 1000)


def contest(report: Report) -> str:
    """Who sat in one seat among whom."""
    one, *others = (entry.bot for entry in report.entries)
    return f"one {one}, all others {others[0] if others else one}"


def draw_strengths(path: Path, reports: Sequence[Report], titles: dict[str, str], bars: Sequence[float] = ()) -> None:
    """Write the drawing. *titles* are the games', in the order of the panels; *bars* are odds that are asked for."""
    for report in reports:
        if len(report.entries) > 2:
            raise ArenaError("of three bots and more an arena prints a matrix; draw contests of two")
    names = list(dict.fromkeys(map(contest, reports)))
    figure, axes = sheet(len(titles), width=2.7, height=4.4)
    for panel, (game, title) in zip(axes, titles.items()):
        here = [report for report in reports if report.game == game]
        _panel(panel, here, names)
        panel.set_title(title, fontsize=LINE, loc="left")
        for bar in bars:
            panel.axhline(bar, color="grey", linewidth=0.8, linestyle=":")
    axes[0].set_ylabel("odds, 1 is a fair share", fontsize=LINE)
    axes[-1].set_xlabel("seats", fontsize=LINE, loc="right")
    keep_sheet(figure, axes, path, "Odds of winning, with 95 %")


def _panel(panel: "Axes", reports: Sequence[Report], names: Sequence[str]) -> None:
    inks = hands(names)
    for report in reports:
        name, entry = contest(report), report.entries[0]
        ink, mark = inks[name]
        place = beside(report.seats, names.index(name), len(names))
        low, high = (_seen(each) for each in entry.odds_ci95)
        panel.plot([place, place], [low, high], color=ink, linewidth=1.2)
        panel.plot([place], [_seen(entry.odds)], mark, color=ink, markersize=4.5, clip_on=False, label=name)
    sizes = sorted({report.seats for report in reports})
    panel.set_yscale("log")
    panel.set_ylim(LOWEST, HIGHEST)
    panel.set_yticks([*TICKS, HIGHEST], [*(f"{tick:g}" for tick in TICKS), "∞"])
    panel.minorticks_off()
    panel.set_xticks(sizes)
    panel.set_xlim(min(sizes, default=2) - 0.6, max(sizes, default=2) + 0.6)
    panel.axhline(1, color="grey", linewidth=0.6)


def _seen(odds: float | None) -> float:
    return HIGHEST if odds is None else min(max(odds, LOWEST), HIGHEST)
