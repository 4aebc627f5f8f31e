"""What arenas have found, drawn: odds by game and size of table."""

from pathlib import Path

from contrabande.arena.figures import Report
from contrabande.cli.complaint import Complaint
from contrabande.cli.laboratory import need_matplotlib
from contrabande.cli.lines import counted, drawn_in, lines_in
from contrabande.games import GAMES, game_named
from contrabande.wording import Wording

HIGHEST = 1e6
"""Odds that nobody has."""


def strengths(*files: Path, bar: list[float] | None = None, keep: Path = Path("strengths.png")) -> int:
    """Draw how strong bots are, by game and size of table, with 95 % intervals.

    Parameters
    ----------
    files
        What `contrabande arena --bots ONE,OTHER --json` printed, a line for each contest.
    bar
        Odds that are asked for, as a dotted line; may be given several times.
    keep
        Where the drawing is written: .png, .svg or .pdf.
    """
    need_matplotlib("strengths")
    from contrabande.arena.drawing.strengths import draw_strengths

    bars = bar or ()
    for odds in bars:
        if not 1 / HIGHEST <= odds <= HIGHEST:
            raise Complaint(f"--bar {odds:g} is no odds that can be drawn; 1 is a fair share, 2 twice its odds")
    reports = [report for found in lines_in(files, Report, "arena") for report in found]
    for report in reports:
        if report.seats not in game_named(report.game).seats:
            raise Complaint(f"{report.game} is not for {report.seats} seats; draw what an arena has printed")
    played = {game_named(report.game).key for report in reports}
    titles = {game.key: Wording(game, "en").title for game in GAMES if game.key in played}
    with drawn_in(keep):
        draw_strengths(keep, reports, titles, bars)
    print(f"{counted(len(reports), 'contest is', 'contests are')} drawn in {keep}")
    return 0
