"""Games: what can be played here, for how many, and with which options."""

import msgspec
from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from contrabande.cli.chosen import chosen_language
from contrabande.engine.game import AnyGame
from contrabande.engine.options import values_of
from contrabande.games import GAMES
from contrabande.wording import Wording


def games(*, lang: str | None = None) -> None:
    """List the games with their seats and options.

    Parameters
    ----------
    lang
        nl, de or en; your system's language unless you say so.
    """
    console = Console(highlight=False)
    language = chosen_language(lang)
    for game in GAMES:
        console.print(described(game, language))


def described(game: AnyGame, language: str) -> Group:
    """One game: title, seats, options with their values; the first is the base game's."""
    words = Wording(game, language)
    first, last = game.seats[0], game.seats[-1]
    heading = Text.assemble((words.title, "bold"), f"  {words.say('games-seats', first=first, last=last)}  ")
    heading.append(f"contrabande play {game.prefix.lower()}", "dim")
    table = Table.grid(padding=(0, 2))
    defaults = msgspec.to_builtins(game.variants[0].options)
    for name, values in values_of(game.options).items():
        table.add_row(Text(f"{game.prefix.lower()}.{name}"), Text(words.option(name)))
        default = defaults[name]
        if all(isinstance(value, int) for value in values):
            table.add_row("", Text(f"{values[0]}–{values[-1]} ({default})", "dim"))
            continue
        for value in values:
            mark = "•" if value == default else " "
            table.add_row("", Text(f"{mark} {value}: {words.option_value(name, value)}", "dim"))
    return Group(heading, Text(f"  {words.tagline}", "italic"), Padding(table, (0, 0, 1, 2)))
