"""Records the matches of this folder anew: one for each ending, tie-break and option value of a game.

    .venv/bin/python tests/recorded/record.py              all games
    .venv/bin/python tests/recorded/record.py hochstapler  one game
    .venv/bin/python tests/recorded/record.py hochstapler --tries 2000

For each wish it plays matches from numbered seeds, by heuristic and random players in turn, until a few fulfil
the wish, and keeps the shortest. An option value is wished for *in action*: the same match under the option's
default would have looked different to somebody, asked something else, or been against the rules. What chance
hardly ever brings is steered to: of many random ways on, the shortest that makes progress is taken. The folder
of the game is written anew, with a README line per match; what cannot be found is said, and the exit code is 1.
"""

import argparse
import shutil
import sys
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from wishes import AnyMatch, Table, Wish, wishes

from contrabande.bots.registry import AnyBot, bot_named
from contrabande.engine.actions import Action
from contrabande.engine.errors import OptionsError
from contrabande.engine.game import AnyGame
from contrabande.engine.match import Match
from contrabande.engine.record import encode as encode_record
from contrabande.engine.seats import Seat
from contrabande.games import GAMES, game_named

FOLDER = Path(__file__).parent
AT_ONE_TABLE = 10
"""Matches played at one table before the next is tried."""
WAYS = 60
"""Random ways on that are tried from each point of a steered match."""
ENOUGH = 3
"""Matches that fulfil a wish before the shortest is kept."""


def play(game: AnyGame, table: Table, seed: bytes, player: str) -> AnyMatch:
    """One match among players of one kind."""
    rng = Random(seed)
    bot = player_named(game, player)
    match = begun(game, table, seed, player)
    while match.to_act:
        play_step(match, bot, rng)
    return match


def begun(game: AnyGame, table: Table, seed: bytes, player: str) -> AnyMatch:
    """A match that has just been dealt."""
    options, seats = table
    return Match(game, options, seats, seed, players=[f"{player} {seat}" for seat in range(seats)])


def play_step(match: AnyMatch, bot: AnyBot, rng: Random) -> list[tuple[Seat, Action]]:
    """Everybody who is asked answers, in any order; their answers."""
    row = []
    for seat in rng.sample(sorted(match.to_act), len(match.to_act)):
        prompt = match.prompt(seat)
        assert prompt is not None
        action = bot.choose(match.view(seat), prompt.ask, match.knowledge(seat), rng)
        match.answer(seat, action)
        row.append((seat, action))
    return row


def steer(game: AnyGame, table: Table, seed: bytes, progress: Callable[[AnyMatch], int]) -> AnyMatch:
    """A match of random players in which, step by step, what made *progress* soonest has happened."""
    rng = Random(seed)
    bot = bot_named(game, "random")
    line: list[tuple[Seat, Action]] = []
    while True:
        ways = [way_on(begun(game, table, seed, "random"), line, bot, rng, progress) for _ in range(WAYS)]
        better = [way for way, has_gained in ways if has_gained]
        if not better:
            break
        line = min(better, key=len)
    match = begun(game, table, seed, "random")
    for seat, action in line:
        match.answer(seat, action)
    while match.to_act:
        play_step(match, bot, rng)
    return match


def way_on(
    match: AnyMatch,
    line: list[tuple[Seat, Action]],
    bot: AnyBot,
    rng: Random,
    progress: Callable[[AnyMatch], int],
) -> tuple[list[tuple[Seat, Action]], bool]:
    """The answers of *line* and then random ones until there is progress, or the end."""
    for seat, action in line:
        match.answer(seat, action)
    before, way = progress(match), line[:]
    while match.to_act and progress(match) <= before:
        way += play_step(match, bot, rng)
    return way, progress(match) > before


def player_named(game: AnyGame, name: str) -> AnyBot:
    """That player, or a random one where the game has none of that name."""
    try:
        return bot_named(game, name)
    except OptionsError:
        return bot_named(game, "random")


def find(game: AnyGame, wish: Wish, tries: int) -> bytes | None:
    """The shortest of the first few matches that fulfil *wish*."""
    found: list[bytes] = []
    for number in range(tries):
        seed = blake2b(f"{game.key}/{wish.name}/{number}".encode(), digest_size=32).digest()
        if wish.progress is None:
            table = wish.tables[number // AT_ONE_TABLE % len(wish.tables)]
            match = play(game, table, seed, ("heuristic", "random")[number % 2])
        else:
            match = steer(game, wish.tables[number % len(wish.tables)], seed, wish.progress)
        if wish.holds(match):
            found.append(encode_record(match.record()))
        if len(found) == ENOUGH:
            break
    return min(found, key=len, default=None)


def record_all(game: AnyGame, tries: int) -> list[str]:
    """Write the folder of *game* anew; the wishes that were not fulfilled."""
    folder = FOLDER / game.key
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    lines, missing = [], []
    for wish in wishes(game):
        text = find(game, wish, tries)
        if text is None:
            missing.append(wish.name)
            continue
        (folder / f"{wish.name}.json").write_bytes(text)
        lines.append(f"- `{wish.name}.json`: {wish.why}; {described(msgspec.json.decode(text))}.")
        print(f"{game.key}: {lines[-1][2:]}", flush=True)
    heading = f"# Recorded matches of {game.key}\n\nWhy each exists; `record.py {game.key}` writes them anew.\n"
    (folder / "README.md").write_text("\n".join([heading, *lines, ""]), encoding="utf-8")
    return [f"{game.key}: no match for {name}" for name in missing]


def described(record: dict[str, Any]) -> str:
    """Seats, length and result of a match in a few words."""
    places = record["end"]["outcome"]["places"]
    winners = " and ".join(str(seat) for seat, place in enumerate(places) if place == 1)
    return f"{record['header']['seats']} seats, {len(record['entries'])} entries, won by seat {winners}"


def main() -> int:
    """Record the games that were named, or all."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="hochstapler, …; all unless named")
    parser.add_argument("--tries", type=int, default=200, help="matches played for each wish at most (200)")
    arguments = parser.parse_args()
    try:
        chosen = [game_named(key) for key in arguments.games] or list(GAMES)
    except OptionsError as error:
        parser.error(str(error))
    missing = [line for game in chosen for line in record_all(game, arguments.tries)]
    for line in missing:
        print(line, file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
