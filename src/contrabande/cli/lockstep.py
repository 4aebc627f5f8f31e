"""Lockstep: a simulator of the lab against the rules, token by token."""

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from contrabande.cli.chosen import chosen_game
from contrabande.cli.complaint import Complaint
from contrabande.cli.laboratory import need_jax
from contrabande.engine.game import AnyGame
from contrabande.games import game_named

if TYPE_CHECKING:
    from contrabande.lab.lockstep import Report


def lockstep(
    game: str,
    /,
    *,
    seats: int | None = None,
    matches: int = 300,
    seed: str = "0",
    processes: int = 1,
    as_json: Annotated[bool, Parameter(name="--json", show_default=False)] = False,
) -> int:
    """Play random matches in the rules and in the simulator and compare everything at every step.

    Parameters
    ----------
    game
        A game's name or its two letters: hochstapler, HS.
    seats
        Only tables of this many seats; all sizes of all variants in turn unless you say so.
    matches
        How many matches in all.
    seed
        The same seed tries the same matches.
    processes
        How many processes share the work.
    as_json
        Print one line of JSON and nothing else.
    """
    played = chosen_game(game)
    if matches < 1 or processes < 1:
        raise Complaint("--matches and --processes must be 1 or more")
    if seats is not None and not any(seats in variant.seats for variant in played.variants):
        raise Complaint(f"no variant of {played.key} is for {seats} seats")
    need_jax("lockstep")
    with _bar(played.key, matches) as show:
        report = _shared(played, matches, seats, seed, processes, show)
    if report.first is not None:
        print(report.first, file=sys.stderr)
    figures = {"matches": report.matches, "steps": report.steps, "differences": report.differences}
    print(msgspec.json.encode(figures).decode() if as_json else _told(played.key, report))
    return 1 if report.differences else 0


def _told(key: str, report: "Report") -> str:
    found = f"{report.differences} differ" if report.differences else "no difference"
    return f"{key}: {report.matches} matches, {report.steps} steps, {found}"


def _shared(
    game: AnyGame, matches: int, seats: int | None, seed: str, processes: int, show: Callable[["Report"], None]
) -> "Report":
    """The work of one process, or of several put together."""
    from contrabande.lab.lockstep import Report

    if processes == 1:
        return _part(game.key, range(matches), seats, seed, show)
    shares = [range(matches * part // processes, matches * (part + 1) // processes) for part in range(processes)]
    whole = Report()
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        for part in [pool.submit(_part, game.key, share, seats, seed) for share in shares]:
            found = part.result()
            whole.matches += found.matches
            whole.steps += found.steps
            whole.differences += found.differences
            whole.first = whole.first or found.first
            show(whole)
    return whole


def _part(
    key: str,
    matches: range,
    seats: int | None,
    seed: str,
    on_progress: Callable[["Report"], None] = lambda _report: None,
) -> "Report":
    from contrabande.lab.lockstep import lockstep as compare
    from contrabande.lab.reference import cases
    from contrabande.lab.registry import bridge_named, simulator_named

    game, simulator = game_named(key), simulator_named(key)
    return compare(game, simulator, bridge_named(key), cases(game, matches, seats, seed), on_progress=on_progress)


@contextmanager
def _bar(name: str, matches: int) -> Iterator[Callable[["Report"], None]]:
    """A bar where standard error is a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TextColumn("{task.fields[told]}"))
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as bar:
        task = bar.add_task(name, total=matches, told="")

        def show(report: "Report") -> None:
            bar.update(task, completed=report.matches, told=f"{report.steps} steps, {report.differences} differ")

        yield show
