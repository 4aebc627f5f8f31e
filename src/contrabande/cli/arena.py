"""Arena: bots meet on the same deals from every seat, with intervals that say how sure the figures are."""

import sys
from time import perf_counter
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from contrabande.arena.arena import MOST, meet
from contrabande.arena.figures import FEW, PLENTY, Interval, Report
from contrabande.arena.players import PATIENCE
from contrabande.cli.chosen import chosen_game, chosen_options, chosen_seats
from contrabande.cli.complaint import Complaint
from contrabande.cli.working import chosen_force, chosen_patience, tell_of_understudies, with_bar


def arena(
    game: str,
    /,
    *,
    seats: int | None = None,
    bots: str = "heuristic,random",
    deals: int = 100,
    seed: str = "0",
    option: Annotated[list[str] | None, Parameter(name=["--option", "-o"])] = None,
    processes: int | None = None,
    ray: str | None = None,
    timeout: float = PATIENCE,
    as_json: Annotated[bool, Parameter(name="--json", show_default=False)] = False,
) -> None:
    """Measure how strong bots are: duplicate deals, all seat rotations, 95 % intervals by bootstrap over deals.

    Parameters
    ----------
    game
        A game's name or its two letters: hochstapler, HS.
    seats
        How many play.
    bots
        Two bots: the first in one seat, the second in all others. Three or more: each against each, and all mixed.
        A bot is random, heuristic, ismcts:200, a level (strong, strong:gambler), module:Class, file.py:Class, a URL, or
        a learned one: neural, neural:argmax, neural:0.7 at a temperature, neural@file.npz, neural@file.npz:0.7.
    deals
        How many deals; each is played from every seat.
    seed
        The same seed gives the same figures.
    option
        A table option, such as hs.mode=to10; may be given several times.
    processes
        How many processes share the work; all cores unless you say so.
    ray
        The address of a Ray cluster that does the work, or local to start one on this machine.
    timeout
        How many seconds a bot at a URL may think.
    as_json
        Print one line of JSON and nothing else.
    """
    played = chosen_game(game)
    count = chosen_seats(played, seats)
    options = chosen_options(played, option or (), count)
    if deals < 1:
        raise Complaint(f"--deals {deals} leaves nothing to play; give 1 or more")
    if deals > MOST:
        raise Complaint(f"--deals {deals} is more than can be played; give {MOST} or fewer")
    names = [name.strip() for name in bots.split(",")]
    start = perf_counter()
    report = meet(
        played,
        options,
        count,
        names,
        deals,
        seed=seed,
        patience=chosen_patience(timeout),
        force=chosen_force(processes, ray),
        watch=lambda sheets, parts: with_bar(sheets, parts, f"{played.key}, {deals} deals"),
    )
    report.seconds = round(perf_counter() - start, 3)
    tell_of_understudies(played, options, count, names)
    for entry in report.entries:
        if entry.faults:
            print(f"{entry.bot}: {entry.faults} answers refused, first {entry.first_fault}", file=sys.stderr)
    if deals < FEW:
        few = f"{deals} deals make" if deals > 1 else "1 deal makes"
        print(f"{few} the intervals narrower than their 95 %; --deals {PLENTY} would do", file=sys.stderr)
    if as_json:
        print(msgspec.json.encode(report).decode())
    else:
        _show(report, Console())


def _show(report: Report, console: Console) -> None:
    rate = report.matches / max(report.seconds, 0.001)
    console.print(
        f"{report.game}, {report.seats} seats: {report.deals} deals, {report.matches} matches "
        f"in {report.seconds:.1f} s ({rate:,.1f} a second); a fair share is {1 / report.seats:.1%}",
        highlight=False,
        soft_wrap=True,
    )
    console.print(_entries(report))
    if report.mixed is not None:
        console.print(_matrix(report))


def _entries(report: Report) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("bot", overflow="fold", min_width=10)
    for title in ("win share (95 %)", "odds to fair share", "score", "refused"):
        table.add_column(title, justify="right", no_wrap=True)
    for entry in report.entries:
        low, high = entry.ci95
        share = f"{entry.win_share:.1%} ({100 * low:.1f} – {100 * high:.1f})"
        ratio = f"{_odds(entry.odds)} ({_odds(entry.odds_ci95[0])} – {_odds(entry.odds_ci95[1])})"
        table.add_row(entry.bot, share, ratio, f"{entry.mean_score:,.1f}", str(entry.faults))
    return table


def _odds(ratio: float | None) -> str:
    return "∞" if ratio is None else f"{ratio:.2f}"


def _matrix(report: Report) -> Table:
    """One in a seat (row) among others (column), at mixed tables, and rated."""
    assert report.mixed is not None
    assert report.bradley_terry is not None
    table = Table(box=SIMPLE_HEAD, pad_edge=False, title="one seat (row) among others (column)")
    table.add_column("", overflow="fold", min_width=10)
    for title in (*(entry.bot for entry in report.entries), "all mixed", "Bradley–Terry"):
        table.add_column(title, justify="right", overflow="fold", min_width=9)
    for entry, row, mixed, rating in zip(report.entries, report.matrix, report.mixed, report.bradley_terry):
        cells = ["–" if share is None else f"{share:.1%}" for share in row]
        table.add_row(entry.bot, *cells, f"{mixed:.1%}", f"{rating.points:+.0f} {_points(rating.ci95)}")
    return table


def _points(interval: Interval) -> str:
    return f"({interval[0]:+.0f} … {interval[1]:+.0f})"
