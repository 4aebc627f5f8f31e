"""Simulate: many matches between bots, counted."""

import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import track

from contrabande.cli.chosen import chosen_bots, chosen_game, chosen_options, chosen_seats
from contrabande.cli.complaint import Complaint
from contrabande.cli.files import write_saved
from contrabande.cli.tournament import Report, tournament
from contrabande.engine.match import AnyMatch
from contrabande.engine.record import encode


def simulate(
    game: str,
    /,
    *,
    seats: int | None = None,
    matches: int = 100,
    seed: str = "0",
    bots: str = "heuristic",
    option: Annotated[list[str] | None, Parameter(name=["--option", "-o"])] = None,
    records: Path | None = None,
    as_json: Annotated[bool, Parameter(name="--json", show_default=False)] = False,
) -> None:
    """Let bots play many matches and count who wins and how it ends.

    Parameters
    ----------
    game
        A game's name or its two letters: hochstapler, HS.
    seats
        How many play.
    matches
        How many matches.
    seed
        The same seed gives the same matches.
    bots
        One bot for all seats, or a list with one for each; the bots change seats from match to match.
    option
        A table option, such as hs.mode=to10; may be given several times.
    records
        A folder for the record of every match, to replay or verify.
    as_json
        Print one line of JSON and nothing else.
    """
    played = chosen_game(game)
    count = chosen_seats(played, seats)
    options = chosen_options(played, option or (), count)
    line_up = chosen_bots(played, bots, count)
    if matches < 1:
        raise Complaint(f"--matches {matches} leaves nothing to play; give 1 or more")
    report = tournament(played, options, line_up, _with_bar(range(matches)), seed, _keeper(records))
    print(msgspec.json.encode(report).decode() if as_json else told(report))


def _keeper(folder: Path | None) -> Callable[[int, AnyMatch], None]:
    """What is done with each match: its record is written, where a folder is named."""

    advice = "choose another folder with --records"

    def keep(number: int, match: AnyMatch) -> None:
        if folder is not None:
            write_saved(folder / f"{match.game.key}-{number}.json", encode(match.record()), None, advice=advice)

    return keep


def _with_bar(numbers: Sequence[int]) -> Iterable[int]:
    """The same numbers, with a bar where standard error is a terminal."""
    if not sys.stderr.isatty():
        return numbers
    return track(numbers, description="matches", console=Console(stderr=True), transient=True)


def told(report: Report) -> str:
    """The report for people."""
    rate = report.decisions / max(report.seconds, 0.001)
    lines = [
        f"{report.game}, {report.seats} seats: {report.matches} matches in {report.seconds:.1f} s",
        f"{report.decisions} decisions, {rate:,.0f} a second",
        *(f"  {name:<14} {share:6.1%} of the wins" for name, share in report.win_share.items()),
        *(f"  {ending:<14} {count:>6} matches" for ending, count in report.endings.items()),
    ]
    return "\n".join(lines)
