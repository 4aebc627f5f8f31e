"""What arenas have found, drawn: odds by game and size of table."""

from pathlib import Path

from contrabande.arena.figures import Report
from contrabande.cli.complaint import Complaint
from contrabande.cli.laboratory import need_matplotlib, need_place
from contrabande.cli.lines import chosen_drawing, lines_in
from contrabande.games import GAMES
from contrabande.wording import Wording


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

    chosen_drawing(keep)
    for odds in bar or ():
        if not odds > 0:
            raise Complaint(f"--bar {odds:g} is no odds; say a number above 0, where 1 is a fair share")
    reports = [report for path in files for report in lines_in(path, Report, "arena")]
    if not reports:
        raise Complaint("there is nothing to draw; name a file that contrabande arena --json has filled")
    need_place(keep)
    played = {report.game for report in reports}
    titles = {game.key: Wording(game, "en").title for game in GAMES if game.key in played}
    try:
        draw_strengths(keep, reports, titles, bar or ())
    except OSError as error:
        raise Complaint(f"{keep} cannot be written ({error.strerror}); choose another file") from None
    print(f"{len(reports)} contests are drawn in {keep}")
    return 0
