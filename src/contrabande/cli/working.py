"""Who does the work: what was chosen on the command line, and a bar while it lasts."""

import os
import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import track

from contrabande.arena.workers import Workforce
from contrabande.cli.complaint import Complaint

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


def _cores() -> int:
    """The cores that this process may use; not every system says."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def with_bar(things: Iterable[T], count: int, what: str) -> Iterator[T]:
    """The same things as they come, with a bar and the time left where standard error is a terminal."""
    if not sys.stderr.isatty():
        yield from things
    else:
        yield from track(things, what, count, console=Console(stderr=True), transient=True)
