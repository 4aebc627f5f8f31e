"""What probes have found, drawn as curves."""

from pathlib import Path

from contrabande.cli.complaint import Complaint
from contrabande.cli.laboratory import need_jax, need_place
from contrabande.games import game_named
from contrabande.wording import Wording

DRAWN = (".png", ".svg", ".pdf")


def gains(*files: Path, keep: Path = Path("gains.png")) -> int:
    """Draw what probes have gained, by decisions and size of table.

    Parameters
    ----------
    files
        What `contrabande probe --json` printed, in the order in which it was learned; a learner who went on goes on in
        his curve.
    keep
        Where the drawing is written: .png, .svg or .pdf.
    """
    need_jax("gains")
    from contrabande.lab.learning.gains import curves_of, draw, looks_in

    if keep.suffix not in DRAWN:
        raise Complaint(f"--keep {keep} is no drawing; choose one of {', '.join(DRAWN)}")
    looks = [look for path in files for look in looks_in(path)]
    if not looks:
        raise Complaint("there is nothing to draw; name a file that contrabande probe --json has filled")
    games = {look.game for look in looks}
    if len(games) > 1:
        raise Complaint(f"these are probes of several games, {', '.join(sorted(games))}; draw one after the other")
    need_place(keep)
    draw(keep, curves_of(looks), Wording(game_named(games.pop()), "en").title)
    print(f"{len(looks)} looks are drawn in {keep}")
    return 0
