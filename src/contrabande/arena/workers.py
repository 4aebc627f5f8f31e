"""Workers: a function over many parts of work, done in this process, in several, or on a Ray cluster.

A part carries its own seed, and results come in the order of the parts. So they are the same wherever the work is done,
also when a worker dies in the middle and its part is done again.
"""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, redirect_stdout
from logging import ERROR
from multiprocessing import get_context
from socket import create_connection
from types import ModuleType
from typing import NamedTuple, TypeVar

from contrabande.arena.errors import ArenaError

PartT = TypeVar("PartT")
DoneT = TypeVar("DoneT")

LIVES = 4
"""So often a part is begun anew after its worker died."""
LOCAL = "local"
STARTS = 3

QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nothing is reported to anybody
    "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",  # workers run in this environment; Ray would build them one of their own
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}


class Workforce(NamedTuple):
    """Who does the work: so many processes of this machine, or the cluster at an address (`local` starts one)."""

    processes: int = 1
    ray: str | None = None


ALONE = Workforce()


def each(work: Callable[[PartT], DoneT], parts: Sequence[PartT], force: Workforce) -> Iterator[DoneT]:
    """What *work* makes of each part, in their order."""
    if force.ray is not None:
        return _on_ray(work, parts, force)
    if force.processes > 1 and len(parts) > 1:
        return _in_processes(work, parts, min(force.processes, len(parts)))
    return map(work, parts)


# Several processes.


def _in_processes(work: Callable[[PartT], DoneT], parts: Sequence[PartT], processes: int) -> Iterator[DoneT]:
    done, lives = 0, LIVES
    while done < len(parts):
        pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=_one_thread)
        try:
            for future in [pool.submit(work, part) for part in parts[done:]]:
                yield future.result()
                done += 1
        except BrokenProcessPool:
            lives -= 1
            if not lives:
                raise ArenaError(f"worker processes died {LIVES} times; try --processes 1 to see why") from None
        finally:
            pool.shutdown(cancel_futures=True)


def _one_thread() -> None:
    """Each process has a core of its own: more threads only get in each other's way."""
    os.environ["OPENBLAS_NUM_THREADS"] = "1"


# A Ray cluster.


def _on_ray(work: Callable[[PartT], DoneT], parts: Sequence[PartT], force: Workforce) -> Iterator[DoneT]:
    # Ray tells of a dead worker on standard output, which belongs to the figures.
    with redirect_stdout(sys.stderr), cluster(force) as ray:
        remote = ray.remote(max_retries=LIVES)(_call)
        for promise in [remote.remote(work, part) for part in parts]:
            try:
                yield ray.get(promise)
            except ray.exceptions.RayTaskError as error:
                raise error.cause from None
            except ray.exceptions.RayError as error:
                raise ArenaError(f"the Ray cluster gave up: {_reason(error)}") from None


def _call(work: Callable[[PartT], DoneT], part: PartT) -> DoneT:
    return work(part)


@contextmanager
def cluster(force: Workforce) -> Iterator[ModuleType]:
    """Ray, connected; a cluster that was connected before stays so."""
    os.environ.update(QUIET)
    if force.ray == LOCAL:
        os.environ.setdefault("RAY_AUTH_MODE", "token")  # whoever reaches its port could run code otherwise
    try:
        import ray
    except ImportError:
        raise ArenaError("--ray needs Ray, which comes with the extra lab: pip install 'contrabande[lab]'") from None
    was_connected = ray.is_initialized()
    if not was_connected:
        _connect(ray, force)
    try:
        yield ray
    finally:
        if not was_connected:
            ray.shutdown()


def _connect(ray: ModuleType, force: Workforce) -> None:
    """Join a cluster, or start one: on a busy machine that may take a second try, for Ray waits half a minute only."""
    cores, dashboard, tries = (force.processes, False, STARTS) if force.ray == LOCAL else (None, None, 1)
    for left in reversed(range(tries)):
        try:
            _knock(force.ray or LOCAL)
            ray.init(
                force.ray,
                num_cpus=cores,
                include_dashboard=dashboard,
                log_to_driver=False,
                logging_level=ERROR,
                configure_logging=False,
            )
            return
        except Exception as error:  # Ray raises whatever it likes
            ray.shutdown()
            if not left:
                raise ArenaError(f"there is no Ray cluster at {force.ray!r}: {_reason(error)}") from None


def _knock(address: str) -> None:
    """Whether somebody listens there (OSError): Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        create_connection((host, int(port)), timeout=5).close()


def _reason(error: Exception) -> str:
    return " ".join(str(error).split())[:200]
