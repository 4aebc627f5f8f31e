"""Games: what can be played here, for how many, and with which options."""

from collections.abc import Sequence

import msgspec
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from contrabande.cli.chosen import chosen_game, chosen_language
from contrabande.engine.game import AnyGame
from contrabande.engine.options import values_of
from contrabande.games import GAMES
from contrabande.wording import Wording

MOST_VALUES = 4
"""A longer row of values is a range of numbers."""


def games(game: str | None = None, /, *, lang: str | None = None) -> None:
    """List the games with their seats and options.

    Parameters
    ----------
    game
        Only this game: its name or its two letters.
    lang
        nl, de or en; your system's language unless you say so.
    """
    console = Console(highlight=False)
    language = chosen_language(lang)
    for each in GAMES if game is None else (chosen_game(game),):
        console.print(described(each, language))


def described(game: AnyGame, language: str) -> Group:
    """One game: title, seats, and its options; a dot marks the value of the base game."""
    words = Wording(game, language)
    prefix = game.prefix.lower()
    seats = words.say("games-seats", first=game.seats[0], last=game.seats[-1])
    heading = Text.assemble((words.title, "bold"), f"  {seats}  ", (f"contrabande play {prefix}", "dim"))
    defaults = msgspec.to_builtins(game.variants[0].options)
    parts: list[RenderableType] = [heading, Padding(Text(words.tagline, "italic"), (0, 2))]
    for name, values in values_of(game.options).items():
        parts.append(Text.assemble(("  " + f"{prefix}.{name}", "bold"), f"  {words.option(name)}"))
        parts.append(Padding(_values(words, name, values, defaults[name]), (0, 0, 0, 4)))
    return Group(*parts, Text())


def _values(words: Wording, name: str, values: Sequence[str | int], default: str | int) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(width=1)
    table.add_column(no_wrap=True)
    table.add_column(style="dim")
    if len(values) > MOST_VALUES:
        table.add_row("", f"{values[0]}–{values[-1]}", "")
        values = (default,)
    for value in values:
        table.add_row("•" if value == default else "", str(value), Text(words.option_value(name, value)))
    return table
