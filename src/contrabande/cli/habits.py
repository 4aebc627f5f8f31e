"""Behaviour cards, drawn: what bots do at the table, beside each other."""

from pathlib import Path

from contrabande.arena.conduct.cards import Card
from contrabande.cli.complaint import Complaint
from contrabande.cli.laboratory import need_matplotlib, need_place
from contrabande.cli.lines import chosen_drawing, lines_in, of_one_game
from contrabande.games import game_named
from contrabande.wording import Wording


def habits(*files: Path, figure: list[str], keep: Path = Path("habits.png")) -> int:
    """Draw what bots do at the table, each figure in its groups, with 95 % intervals.

    Parameters
    ----------
    files
        What `contrabande conduct GAME --json` printed, a line for each card, all of one game.
    figure
        Which figure of the cards, such as bluff_by_size; may be given several times.
    keep
        Where the drawing is written: .png, .svg or .pdf.
    """
    need_matplotlib("habits")
    from contrabande.arena.drawing.habits import draw_habits

    chosen_drawing(keep)
    cards = [card for path in files for card in lines_in(path, Card, "conduct")]
    if not cards:
        raise Complaint("there is nothing to draw; name a file that contrabande conduct --json has filled")
    game = game_named(of_one_game((card.game for card in cards), "cards"))
    need_place(keep)
    try:
        draw_habits(keep, cards, figure, Wording(game, "en").title)
    except OSError as error:
        raise Complaint(f"{keep} cannot be written ({error.strerror}); choose another file") from None
    print(f"{len(figure)} figures of {len(cards)} cards are drawn in {keep}")
    return 0
