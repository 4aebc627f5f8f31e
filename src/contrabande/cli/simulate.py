"""Simulate: many matches between bots, counted."""

from pathlib import Path
from time import perf_counter
from typing import Annotated, NamedTuple

import msgspec
from cyclopts import Parameter

from contrabande.arena.arena import MOST, PARTS, shared_out
from contrabande.arena.workers import Workforce, each
from contrabande.cli.chosen import chosen_bots, chosen_game, chosen_options, chosen_seats
from contrabande.cli.complaint import Complaint
from contrabande.cli.files import write_saved
from contrabande.cli.tournament import Tally, tournament
from contrabande.cli.working import chosen_force, with_bar
from contrabande.engine.match import AnyMatch
from contrabande.engine.record import encode
from contrabande.games import game_named


class Report(msgspec.Struct):
    """What came of the matches; win shares of all bots sum to one."""

    game: str
    seats: int
    matches: int
    decisions: int
    seconds: float
    win_share: dict[str, float]
    endings: dict[str, int]


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
    processes: int | None = None,
    ray: str | None = None,
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
        One bot for all seats, or a list that goes around the table; the bots change seats from match to match.
    option
        A table option, such as hs.mode=to10; may be given several times.
    records
        A folder for the record of every match, to replay or verify.
    processes
        How many processes share the work; one unless you say so, on a local cluster all cores.
    ray
        The address of a Ray cluster that does the work, or local to start one on this machine.
    as_json
        Print one line of JSON and nothing else.
    """
    played = chosen_game(game)
    count = chosen_seats(played, seats)
    options = chosen_options(played, option or (), count)
    line_up = chosen_bots(played, bots, count)
    if matches < 1:
        raise Complaint(f"--matches {matches} leaves nothing to play; give 1 or more")
    if matches > MOST:
        raise Complaint(f"--matches {matches} is more than can be played; give {MOST} or fewer")
    if records is not None:
        _refuse_older(records, played.key, matches)
    force, start = chosen_force(processes, ray, unless_said=1), perf_counter()
    job = Job(played.key, options, count, bots, seed, records is not None)
    tally = _play(job, matches, force, records)
    report = Report(
        game=played.key,
        seats=count,
        matches=matches,
        decisions=tally.decisions,
        seconds=round(perf_counter() - start, 3),
        win_share={name: float(tally.wins[name] / matches) for name, _ in line_up},
        endings={ending: tally.endings[ending] for ending in played.endings},
    )
    print(msgspec.json.encode(report).decode() if as_json else told(report))


class Job(NamedTuple):
    """What is played; plain data, for it travels to the workers."""

    game: str
    options: msgspec.Struct
    seats: int
    bots: str
    seed: str
    keeps_records: bool


Kept = list[tuple[int, bytes]]
"""Records by the number of their match."""


def _refuse_older(folder: Path, game: str, matches: int) -> None:
    """Records of another run are neither written over nor mixed with ours."""
    older = next((path for number in range(matches) if (path := _record_in(folder, game, number)).exists()), None)
    if older is not None:
        raise Complaint(f"{older} is the record of another run; choose another folder with --records")


def _record_in(folder: Path, game: str, number: int) -> Path:
    return folder / f"{game}-{number}.json"


def _play(job: Job, matches: int, force: Workforce, folder: Path | None) -> Tally:
    """Share the matches out, write records as they come, and count."""
    tally = Tally()
    parts = [(job, numbers) for numbers in shared_out(matches, PARTS)]
    for found, kept in with_bar(each(play_part, parts, force), len(parts), "matches"):
        tally.add(found)
        if folder is not None:
            for number, record in kept:
                path = _record_in(folder, job.game, number)
                write_saved(path, record, None, advice="choose another folder with --records")
    return tally


def play_part(part: tuple[Job, range]) -> tuple[Tally, Kept]:
    """In the worker: the matches with those numbers, and their records where they are wanted."""
    job, numbers = part
    game = game_named(job.game)
    kept: Kept = []

    def keep(number: int, match: AnyMatch) -> None:
        if job.keeps_records:
            kept.append((number, encode(match.record())))

    return tournament(game, job.options, chosen_bots(game, job.bots, job.seats), numbers, job.seed, keep), kept


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
