"""Welcome: a sign over the door, the games, and what to type."""

from rich import box
from rich.console import Console, Group
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from contrabande.cli.chosen import chosen_language
from contrabande.cli.tables.look import WIDEST
from contrabande.games import GAMES
from contrabande.wording import Catalogue, Wording

BRASS = "#e3b857"
NIGHT = "#f3ead2 on #14181f"

COMMANDS = (
    ("contrabande play hochstapler", "welcome-play"),
    ("contrabande rules hochstapler", "welcome-rules"),
    ("contrabande games", "welcome-games"),
    ("contrabande --help", "welcome-help"),
)


def welcome() -> None:
    """What one can do here."""
    language = chosen_language(None)
    words = Catalogue(None, language)
    console = Console(highlight=False)
    parts = (Text(words.say("welcome"), "italic"), Padding(_games(language), (1, 0)), _commands(words))
    sign = Text(" C O N T R A B A N D E ", f"bold {BRASS}")
    width = min(console.width, WIDEST)
    console.print(Panel(Group(*parts), box=box.DOUBLE, style=NIGHT, border_style=BRASS, title=sign, width=width))


def _games(language: str) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style=f"bold {BRASS}")
    table.add_column(no_wrap=True)
    table.add_column()
    for game in GAMES:
        told = Wording(game, language)
        seats = told.say("games-seats", first=game.seats[0], last=game.seats[-1])
        table.add_row(told.title, seats, Text(told.tagline))
    return table


def _commands(words: Catalogue) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for command, key in COMMANDS:
        table.add_row(command, words.say(key))
    return table
