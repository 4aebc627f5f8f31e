"""Behaviour cards, drawn: what bots do at the table, beside each other."""

from pathlib import Path

from contrabande.arena.conduct.cards import Card
from contrabande.cli.laboratory import need_matplotlib
from contrabande.cli.lines import counted, drawn_in, lines_in, of_one_game
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

    cards = [card for found in lines_in(files, Card, "conduct") for card in found]
    game = game_named(of_one_game((card.game for card in cards), "cards"))
    with drawn_in(keep):
        draw_habits(keep, cards, figure, Wording(game, "en").title)
    figures, owners = counted(len(set(figure)), "figure", "figures"), counted(len(cards), "card", "cards")
    print(f"{figures} of {owners} drawn in {keep}")
    return 0
