"""Welcome: what one can do here."""

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from contrabande.cli.chosen import chosen_language
from contrabande.games import GAMES
from contrabande.wording import Catalogue, Wording


def welcome() -> None:
    """A sign over the door, the games, and the commands."""
    language = chosen_language(None)
    words = Catalogue(None, language)
    console = Console(highlight=False)
    sign = Table.grid(padding=(0, 2))
    sign.add_column(no_wrap=True, style="bold")
    sign.add_column(no_wrap=True)
    sign.add_column(style="dim")
    for game in GAMES:
        told = Wording(game, language)
        first, last = game.seats[0], game.seats[-1]
        sign.add_row(told.title, words.say("games-seats", first=first, last=last), told.tagline)
    console.print(Text("C O N T R A B A N D E", "bold"))
    console.print(words.say("welcome"))
    console.print(Padding(sign, (1, 0, 1, 2)))
    verbs = Table.grid(padding=(0, 2))
    verbs.add_column(no_wrap=True, style="bold")
    verbs.add_column()
    for command, key in (
        (f"contrabande play {GAMES[0].key}", "welcome-play"),
        (f"contrabande rules {GAMES[0].key}", "welcome-rules"),
        ("contrabande games", "welcome-games"),
        ("contrabande --help", "welcome-help"),
    ):
        verbs.add_row(command, words.say(key))
    console.print(Padding(verbs, (0, 0, 0, 2)))
