"""Lockstep: a simulator of the lab against the rules, token by token."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, NamedTuple

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from contrabande.arena.arena import shared_out
from contrabande.arena.workers import ALONE, Workforce, each
from contrabande.cli.chosen import chosen_game
from contrabande.cli.complaint import Complaint
from contrabande.cli.laboratory import need_jax
from contrabande.cli.working import chosen_force
from contrabande.engine.game import AnyGame
from contrabande.games import game_named

if TYPE_CHECKING:
    from contrabande.lab.lockstep import Report

SHARE = 4096
"""Matches that a worker takes at a time where there are many: a lane is idle while the last ones end."""


def lockstep(
    game: str,
    /,
    *,
    seats: int | None = None,
    matches: int = 300,
    seed: str = "0",
    processes: int | None = None,
    ray: str | None = None,
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
        How many processes share the work; one unless you say so, on a local cluster all cores.
    ray
        The address of a Ray cluster that does the work, or local to start one on this machine.
    as_json
        Print one line of JSON and nothing else.
    """
    played = chosen_game(game)
    force = chosen_force(processes, ray, unless_said=1)
    if matches < 1:
        raise Complaint(f"--matches {matches} leaves nothing to play; give 1 or more")
    if seats is not None and not any(seats in variant.seats for variant in played.variants):
        raise Complaint(f"no variant of {played.key} is for {seats} seats")
    need_jax("lockstep")
    with _bar(played.key, matches) as show:
        report = _shared(played, matches, seats, seed, force, show)
    if report.first is not None:
        print(report.first, file=sys.stderr)
    figures = {"matches": report.matches, "steps": report.steps, "differences": report.differences}
    print(msgspec.json.encode(figures).decode() if as_json else _told(played.key, report))
    return 1 if report.differences else 0


def _told(key: str, report: "Report") -> str:
    found = f"{report.differences} differ" if report.differences else "no difference"
    return f"{key}: {report.matches} matches, {report.steps} steps, {found}"


def _shared(
    game: AnyGame, matches: int, seats: int | None, seed: str, force: Workforce, show: Callable[["Report"], None]
) -> "Report":
    """The work of one process, or of several put together."""
    from contrabande.lab.lockstep import Report

    if force == ALONE:
        return _part(Part(game.key, range(matches), seats, seed), show)
    count = max(force.processes, matches // SHARE)
    parts = [Part(game.key, numbers, seats, seed) for numbers in shared_out(matches, count)]
    whole = Report()
    for found in each(_part, parts, force):
        whole.matches += found.matches
        whole.steps += found.steps
        whole.differences += found.differences
        whole.first = whole.first or found.first
        show(whole)
    return whole


class Part(NamedTuple):
    """Some of the matches; plain data, for it travels to the workers."""

    game: str
    matches: range
    seats: int | None
    seed: str


def _part(part: Part, on_progress: Callable[["Report"], None] = lambda _report: None) -> "Report":
    from contrabande.lab.lockstep import lockstep as compare
    from contrabande.lab.reference import cases
    from contrabande.lab.registry import bridge_named, simulator_named

    game, simulator = game_named(part.game), simulator_named(part.game)
    chosen = cases(game, part.matches, part.seats, part.seed)
    return compare(game, simulator, bridge_named(part.game), chosen, on_progress=on_progress)


@contextmanager
def _bar(name: str, matches: int) -> Iterator[Callable[["Report"], None]]:
    """A bar where standard error is a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TextColumn("{task.fields[told]}"))
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as bar:
        task = bar.add_task(name, total=matches, told="")

        def show(report: "Report") -> None:
            bar.update(task, completed=report.matches, told=f"{report.steps} steps, {report.differences} differ")

        yield show
