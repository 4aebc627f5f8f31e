"""What probes have found, drawn as curves."""

from pathlib import Path

from contrabande.cli.complaint import Complaint
from contrabande.cli.laboratory import need_jax, need_place
from contrabande.cli.lines import chosen_drawing, lines_in, of_one_game
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
    need_jax("gains")
    from contrabande.lab.learning.gains import Look, curves_of, draw

    chosen_drawing(keep)
    looks = [lines_in(path, Look, "probe") for path in files]
    if not any(looks):
        raise Complaint("there is nothing to draw; name a file that contrabande probe --json has filled")
    game = of_one_game((look.game for each in looks for look in each), "probes")
    need_place(keep)
    curves = curves_of(looks)
    try:
        draw(keep, curves, Wording(game_named(game), "en").title)
    except OSError as error:
        raise Complaint(f"{keep} cannot be written ({error.strerror}); choose another file") from None
    print(f"{sum(map(len, looks))} looks are drawn in {keep}")
    return 0
