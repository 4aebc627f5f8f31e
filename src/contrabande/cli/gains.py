"""What probes have found, drawn as curves."""

from pathlib import Path

from contrabande.cli.laboratory import need_matplotlib
from contrabande.cli.lines import counted, drawn_in, lines_in, of_one_game
from contrabande.games import game_named
from contrabande.wording import Wording


def gains(*files: Path, keep: Path = Path("gains.png")) -> int:
    """Draw what probes have gained, by decisions and size of table.

    Parameters
    ----------
    files
        What `contrabande probe --json` printed, in the order in which it was learned. A learner who went on goes on in
        his curve; a file begins with other learners than the last one.
    keep
        Where the drawing is written: .png, .svg or .pdf.
    """
    need_matplotlib("gains")
    from contrabande.lab.learning.gains import Look, curves_of, draw

    looks = lines_in(files, Look, "probe")
    game = of_one_game((look.game for each in looks for look in each), "probes")
    with drawn_in(keep):
        draw(keep, curves_of(looks), Wording(game_named(game), "en").title)
    print(f"{counted(sum(map(len, looks)), 'look is', 'looks are')} drawn in {keep}")
    return 0
