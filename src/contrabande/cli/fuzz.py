"""Fuzz: random matches under every law of the engine, for as long as you like."""

import sys
from math import inf
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from contrabande.cli.chosen import chosen_game
from contrabande.cli.complaint import Complaint
from contrabande.cli.files import write_saved
from contrabande.engine.game import AnyGame


def fuzz(game: str, /, *, minutes: float = 1.0, seats: int | None = None, seed: int = 0) -> int:
    """Play random matches under every law; a match that breaks one is saved as a record.

    Parameters
    ----------
    game
        A game's name or its two letters: hochstapler, HS.
    minutes
        How long.
    seats
        Only tables of this many seats; all sizes unless you say so.
    seed
        The same seed tries the same matches.
    """
    played = chosen_game(game)
    if not 0 < minutes < inf:
        raise Complaint(f"--minutes {minutes:g} is no time to play; give a number of minutes above 0")
    if seats is not None and seats not in played.seats:
        first, last = played.seats[0], played.seats[-1]
        raise Complaint(f"{played.key} is for {first} to {last} seats, not {seats}")
    return _under_the_laws(played, minutes, seats, seed)


def _under_the_laws(game: AnyGame, minutes: float, seats: int | None, seed: int) -> int:
    from contrabande.laws import fuzz as laws
    from contrabande.laws.broken import LawBroken

    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TextColumn("{task.fields[told]}"))
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=not sys.stderr.isatty(), transient=True) as bar:
        task = bar.add_task(game.key, total=minutes * 60, told="")

        def on_progress(report: laws.Report) -> None:
            bar.update(task, completed=report.seconds, told=f"{report.matches} matches, {report.worlds} worlds")

        try:
            only = None if seats is None else range(seats, seats + 1)
            report = laws.run(game, minutes=minutes, seed=seed, seats=only, on_progress=on_progress)
        except LawBroken as broken:
            return _tell_breach(game, broken.law, str(broken), broken.record)
    print(f"{game.key}: no law broken in {report.matches} matches ({report.seconds:.0f} s)")
    print(f"{report.decisions} decisions, {report.worlds} sampled worlds, {report.worlds_that_differ} unlike the truth")
    for ending, count in sorted(report.endings.items()):
        print(f"  {ending:<20} {count:>7}")
    return 0


def _tell_breach(game: AnyGame, law: int, told: str, record: bytes | None) -> int:
    """Keep the match that breaks a law, so that it can be replayed."""
    print(f"contrabande: {game.key}: {told}", file=sys.stderr)
    if record is not None:
        path = Path(f"{game.key}-law-{law}.json")
        write_saved(path, record, None, advice="work in a folder where you may write")
        print(f"the match is saved in {path}", file=sys.stderr)
    return 1
