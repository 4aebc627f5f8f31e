"""How strong bots are, drawn: a panel for each game, sizes of table to the right, odds upwards."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from contrabande.arena.drawing.sheet import LINE, beside, hands, keep_sheet, plain_text, sheet
from contrabande.arena.errors import ArenaError
from contrabande.arena.figures import Report

if TYPE_CHECKING:
    from matplotlib.axes import Axes

TICKS = tuple(step * 10.0**power for power in range(-6, 7) for step in (1, 2, 5))
MOST_TICKS = 9
ROOM = 1.6
"""What is left above and below all that is drawn, and three times that to 0 and to odds without an end."""


def contest(report: Report) -> str:
    """Who sat in one seat among whom."""
    if len(report.entries) != 2:
        raise ArenaError("only contests of two bots can be drawn; of three and more an arena prints a matrix")
    one, other = (entry.bot for entry in report.entries)
    return f"one {one}, all others {other}"


def draw_strengths(path: Path, reports: Sequence[Report], titles: dict[str, str], bars: Sequence[float] = ()) -> None:
    """Write the drawing. *titles* are the games', in the order of the panels; *bars* are odds that are asked for."""
    _refuse_twice(reports)
    names = list(dict.fromkeys(map(contest, reports)))
    scale = _scale(reports, bars)
    with plain_text():
        figure, axes = sheet(len(titles), width=2.7, height=4.1, across=4)
        for panel, (game, title) in zip(axes, titles.items()):
            _panel(panel, [report for report in reports if report.game == game], names, scale)
            panel.set_title(title, fontsize=LINE, loc="left")
            for bar in bars:
                panel.axhline(bar, color="grey", linewidth=0.8, linestyle=":")
        axes[0].set_ylabel("odds, 1 is a fair share", fontsize=LINE)
        axes[-1].set_xlabel("seats", fontsize=LINE, loc="right")
        keep_sheet(figure, axes, path, "Odds of winning, with 95 % intervals")


def _refuse_twice(reports: Sequence[Report]) -> None:
    known = set()
    for report in reports:
        which = (report.game, report.seats, contest(report))
        if which in known:
            raise ArenaError(f"{report.game}, {report.seats} seats: {which[2]} is there twice; leave one of them out")
        known.add(which)


class Scale(NamedTuple):
    """From which odds to which a panel goes; who has won nothing is at the foot, who has lost nothing at the head."""

    foot: float
    head: float
    ticks: dict[float, str]

    def place(self, odds: float | None) -> float:
        """Where odds stand."""
        return self.head if odds is None else odds or self.foot


def _scale(reports: Sequence[Report], bars: Sequence[float]) -> Scale:
    every = [end for report in reports for end in (report.entries[0].odds, *report.entries[0].odds_ci95)]
    finite = [1.0, *bars, *(odds for odds in every if odds)]
    foot, head = min(finite) / ROOM, max(finite) * ROOM
    within = [tick for tick in TICKS if foot <= tick <= head]
    thinned = [tick for tick in within if len(within) <= MOST_TICKS or f"{tick:e}"[0] == "1"]
    ticks = {tick: f"{tick:,g}" for tick in (*thinned, *bars)}
    if 0 in every:
        foot /= 3 * ROOM
        ticks[foot] = "0"
    if None in every:
        head *= 3 * ROOM
        ticks[head] = "∞"
    return Scale(foot, head, ticks)


def _panel(panel: "Axes", reports: Sequence[Report], names: Sequence[str], scale: Scale) -> None:
    inks = hands(names)
    for report in reports:
        name, entry = contest(report), report.entries[0]
        ink, mark = inks[name]
        place = beside(report.seats, names.index(name), len(names))
        panel.plot([place, place], [scale.place(end) for end in entry.odds_ci95], color=ink, linewidth=1.2)
        panel.plot([place], [scale.place(entry.odds)], mark, color=ink, markersize=4.5, clip_on=False, label=name)
    sizes = sorted({report.seats for report in reports})
    panel.set_yscale("log")
    panel.set_ylim(scale.foot, scale.head)
    panel.set_yticks([*scale.ticks], [*scale.ticks.values()])
    panel.minorticks_off()
    panel.set_xticks(sizes)
    panel.set_xlim(sizes[0] - 0.6, sizes[-1] + 0.6)
    panel.axhline(1, color="grey", linewidth=0.6)
