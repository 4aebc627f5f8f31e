"""Rules: the player's rules text of a game, with the numbers that the table cites."""

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from contrabande.cli.chosen import chosen_game, chosen_language
from contrabande.wording import Section, Wording

MEASURE = 100
"""The widest line that reads well."""


def rules(game: str, /, *, lang: str | None = None) -> None:
    """Print the rules of a game.

    Parameters
    ----------
    game
        A game's name or its two letters: hochstapler, HS.
    lang
        nl, de or en; your system's language unless you say so.
    """
    words = Wording(chosen_game(game), chosen_language(lang))
    console = Console(highlight=False)
    width = min(console.width, MEASURE)
    console.print(Text(words.title.upper(), "bold"), width=width)
    console.print(Text(words.tagline, "italic"), width=width)
    for section in words.rules():
        console.print()
        console.print(Text(section.heading, "bold underline"), width=width)
        console.print(paragraphs(section), width=width)


def paragraphs(section: Section) -> Padding:
    """The rules of a section, their numbers hanging in the margin."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="dim")
    table.add_column()
    for rule in section.rules:
        table.add_row(rule.id, Text(rule.text))
    return Padding(table, (0, 0, 0, 1))
