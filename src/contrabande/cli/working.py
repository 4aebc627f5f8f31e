"""Who does the work: what was chosen on the command line, and a bar while it lasts."""

import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, track

from contrabande.arena.workers import Workforce
from contrabande.bots.registry import bot_named, is_bot
from contrabande.cli.complaint import Complaint
from contrabande.engine.game import AnyGame

T = TypeVar("T")


def chosen_force(processes: int | None, ray: str | None, *, unless_said: int | None = None) -> Workforce:
    """So many processes, or all cores, or a Ray cluster; without a word and a cluster, *unless_said*."""
    if processes is not None and processes < 1:
        raise Complaint(f"--processes {processes} leaves nobody to work; give 1 or more")
    if ray is not None and not ray:
        raise Complaint("--ray needs the address of a cluster, or local to start one")
    if processes is None and ray is None:
        processes = unless_said
    return Workforce(processes or _cores(), ray)


def chosen_patience(seconds: float) -> float:
    """How long a bot at a URL may think."""
    if not 0 < seconds < float("inf"):
        raise Complaint(f"--timeout {seconds:g} is no time to think; give more than 0")
    return seconds


def chosen_time(seconds: float, what: str) -> float:
    """How long something goes on."""
    if not 0 < seconds < float("inf"):
        raise Complaint(f"--seconds {seconds:g} is no time to {what}; say how many, as in 100")
    return seconds


def tell_of_understudies(game: AnyGame, options: Struct, seats: int, names: Iterable[str]) -> None:
    """Say on standard error for which bots another one plays at this table: their figures are not their own."""
    from contrabande.bots.neural.registry import has_learned  # numpy, which not every command needs

    for name in dict.fromkeys(names):
        if is_bot(name) and not has_learned(bot_named(game, name), options, seats):
            print(f"{name} has not learned such a table; a heuristic bot plays in its place", file=sys.stderr)


def _cores() -> int:
    """The cores that this process may use; not every system says."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def with_bar(things: Iterable[T], count: int, what: str) -> Iterator[T]:
    """The same things as they come, with a bar and the time left where standard error is a terminal."""
    if not sys.stderr.isatty():
        yield from things
    else:
        yield from track(things, what, count, console=Console(stderr=True), transient=True)


@contextmanager
def growing_bar(what: str, part: float = 0.0) -> Iterator[Callable[[float, str], None]]:
    """A bar that is told how far it is and what to say of it; it is seen where standard error is a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TextColumn("{task.fields[told]}"))
    # Lines that go to a file are none of the bar's business: it would write them to its terminal.
    is_shared, console = sys.stdout.isatty(), Console(stderr=True)
    with Progress(*columns, console=console, disable=not sys.stderr.isatty(), redirect_stdout=is_shared) as bar:
        task = bar.add_task(what, total=1.0, told="compiling")
        bar.update(task, completed=part)
        yield lambda part, told: bar.update(task, completed=part, told=told)


@contextmanager
def called_off() -> Iterator[Callable[[], bool]]:
    """Whether somebody has pressed Ctrl-C: once is heard here and nowhere else, twice ends everything as it does."""
    is_pressed, usual = False, signal.getsignal(signal.SIGINT)

    def hear(*_: object) -> None:
        nonlocal is_pressed
        is_pressed = True
        signal.signal(signal.SIGINT, usual)

    # Where Ctrl-C means nothing, as behind nohup, it stays so.
    if usual is signal.default_int_handler:
        signal.signal(signal.SIGINT, hear)
    try:
        yield lambda: is_pressed
    finally:
        signal.signal(signal.SIGINT, usual)
