"""What was chosen on the command line: a game, seats, options, bots, a language; refused by name."""

import os
import re
from collections.abc import Sequence
from difflib import get_close_matches
from itertools import cycle, islice

import msgspec

from contrabande.bots.registry import AnyBot, bot_named
from contrabande.cli.complaint import Complaint
from contrabande.engine.game import AnyGame
from contrabande.engine.options import read_options
from contrabande.games import GAMES
from contrabande.wording import LANGUAGES
from contrabande.wording.folding import fold


def chosen_game(name: str) -> AnyGame:
    """The game that *name* means: its key, its two letters, or the beginning of its name."""
    wanted = fold(name)
    found = [game for game in GAMES if wanted in (fold(game.key), fold(game.prefix))]
    found = found or [game for game in GAMES if wanted and fold(game.key).startswith(wanted)]
    if len(found) == 1:
        return found[0]
    keys = [game.key for game in GAMES]
    near = get_close_matches(wanted, [fold(key) for key in keys], 1)
    hint = f"did you mean {next(key for key in keys if fold(key) == near[0])}?" if near else ""
    raise Complaint(f"there is no game {name!r}; {hint or 'there are ' + ', '.join(keys)}")


def chosen_seats(game: AnyGame, seats: int | None) -> int:
    """How many sit down: what was asked for, else four or as many as the game takes."""
    if seats is None:
        return min(max(4, game.seats[0]), game.seats[-1])
    return seats


def chosen_options(game: AnyGame, pairs: Sequence[str], seats: int) -> msgspec.Struct:
    """The options that `name=value` pairs set over the base game."""
    raw: dict[str, str | int] = {}
    given: set[str] = set()
    for pair in pairs:
        name, is_given, value = pair.partition("=")
        if not is_given or not name or not value:
            raise Complaint(f"--option {pair!r} is not of the form {game.prefix.lower()}.name=value")
        short = name.casefold().removeprefix(f"{game.prefix.lower()}.")
        if short in given:
            raise Complaint(f"option {name} is given twice; give it once")
        given.add(short)
        raw[name.casefold()] = value
    options: msgspec.Struct = read_options(game, raw, seats)
    return options


def chosen_bots(game: AnyGame, names: str, seats: int) -> tuple[tuple[str, AnyBot], ...]:
    """A bot for every seat: one name for all of them, or a list that goes around the table until all have sat down."""
    named = [name.strip() for name in names.split(",")]
    if len(named) > seats:
        raise Complaint(f"--bots names {len(named)} bots for {seats} seats; name at most one for each seat")
    row = list(islice(cycle(named), seats))
    made: dict[str, AnyBot] = {}
    for name in row:
        if name not in made:
            made[name] = bot_named(game, name)
    return tuple((name, made[name]) for name in row)


def chosen_language(name: str | None) -> str:
    """The language asked for, else that of the environment, else English."""
    if name is not None:
        language = _language_of(name)
        if language not in LANGUAGES:
            raise Complaint(f"there is no language {name!r}; there are {', '.join(LANGUAGES)}")
        return language
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        found = os.environ.get(variable, "")
        if found:
            language = _language_of(found)
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def _language_of(locale: str) -> str:
    """The language of a locale such as `nl_BE.UTF-8`, `de-AT` or `en`."""
    return re.split(r"[-_.@]", locale.casefold(), maxsplit=1)[0]


def chosen_seed(text: str | None) -> bytes:
    """The dealer's seed: the hexadecimal digits given, else a fresh one."""
    if text is None:
        return os.urandom(16)
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        raise Complaint(f"--seed {text!r} is not hexadecimal; give pairs of 0-9 and a-f, such as 00ff17") from None
    if not seed:
        raise Complaint("--seed is empty; give pairs of 0-9 and a-f, such as 00ff17")
    return seed
