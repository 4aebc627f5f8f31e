"""The hostile drill: frames of every bad kind at every door in every phase, while others play on.

The server runs in a process of its own with its limits on, as it does for everybody. Attackers are members who came as
all do; they attack in waves, from a process that keeps off the first core and yields to all others. After each wave
they hear their last answers, and then bystanders are measured in peace for a while, so that a busy machine slows both
sides of the comparison alike. What is compared is how long a bystander waits, from sending a command until he hears
that it is on disk: the way there and back, the server's loop, and the disk.
"""

import asyncio
import json
import os
import subprocess
import sys
import urllib.request
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory, TemporaryFile
from time import monotonic
from typing import TextIO

from contrabande.drills.hostile_frames import KINDS
from contrabande.drills.hostile_lanes import Cell, DoorLane, Score, SocketLane
from contrabande.drills.hostile_requests import DOORS
from contrabande.drills.hostile_tables import PHASES, Target, new_target
from contrabande.drills.load import divided_cores
from contrabande.drills.serving import Served, raise_file_limit, serve, until

Span = tuple[float, float]
"""From when until when, by the monotonic clock."""
ENDPOINTS = ("socket", *DOORS)
BYSTANDER_TABLES = 8
WAVE, LONG_WAVE = 8.0, 60.0
"""Seconds of attack."""
CALM, SHORTEST_CALM = 0.2, 4.0
"""The comparison after a wave: a part of it, and so many seconds if it was long enough."""
RAMP = 12.0
"""Seconds, at most half a wave, in which attackers begin one after another: no clock is common to all of them."""
AT_ONCE = 8
"""Tables that are prepared at a time."""
MANY = 200_000
"""Frames from which on waves are long."""
WARMING, LAST_ANSWERS = 3.0, 15.0
"""Seconds before anything is compared, and at most between an attack and its comparison."""
FEWEST_WAVES = 2
SLOWEST, MOST_OF = 1.0, 0.8
"""Seconds of work that no single frame may cost; on a busy machine a probe may wait for other reasons."""


@dataclass
class Report:
    """What came of the attack."""

    score: Score
    errors: list[str] = field(default_factory=list)
    """Lines of the server's log that tell of an exception, and probes that waited too long."""
    attacked: list[float] = field(default_factory=list)
    """How long bystanders' commands took during attacks, in seconds."""
    peaceful: list[float] = field(default_factory=list)
    waves: list[Span] = field(default_factory=list)
    calms: list[Span] = field(default_factory=list)
    """After each wave, when nobody attacks."""
    seconds: float = 0.0
    work: float = 0.0
    """Seconds of the server's processor during attacks."""
    rss_mb: tuple[float, float] = (0.0, 0.0)
    """The server's memory before and after."""

    @property
    def escaped(self) -> int:
        """Exceptions, frames that cost too much, answers that are not right."""
        return len(self.errors) + len(self.score.wrong)

    @property
    def ratio(self) -> float:
        """How much slower bystanders were served during attacks, one time in a hundred."""
        return p99(self.attacked) / p99(self.peaceful)

    @property
    def seconds_attacked(self) -> float:
        """How long attacks lasted."""
        return sum(last - first for first, last in self.waves)

    def sort(self, told: str) -> None:
        """Tell the bystanders' times in attacks from those in peace; what began in between is neither."""
        for line in told.splitlines():
            at, took = map(float, line.split())
            for spans, times in ((self.waves, self.attacked), (self.calms, self.peaceful)):
                if any(first <= at <= last for first, last in spans):
                    times.append(took)

    @property
    def missing(self) -> list[Cell]:
        """What was never tried."""
        return [cell for cell in cells() if not self.score.cells[cell]]


def cells() -> list[Cell]:
    """Every class at every endpoint in every phase."""
    return [(kind, endpoint, phase) for kind in KINDS for endpoint in ENDPOINTS for phase in PHASES]


def p99(times: Sequence[float]) -> float:
    """What one in a hundred exceeds."""
    return sorted(times)[len(times) * 99 // 100] if times else float("nan")


def run(
    frames: int,
    *,
    crews: int,
    seed: int = 0,
    wave: float | None = None,
    on_progress: Callable[[Score], None] | None = None,
    is_yielding: bool = True,
) -> Report:
    """Send at least *frames*; a crew attacks four tables, one in each phase.

    Attackers come from other machines. Where *is_yielding*, this process yields to the server, as if it were one.
    """
    wave = wave or (WAVE if frames < MANY else LONG_WAVE)
    with TemporaryDirectory() as folder:
        errors = Path(folder) / "errors"
        database = f"sqlite:///{Path(folder) / 'drill.db'}"
        served = serve(database, "--tempo", "0", errors=errors)
        raise_file_limit()
        try:
            report = asyncio.run(
                _drill(served, frames, crews, Random(seed), wave, on_progress, is_yielding=is_yielding)
            )
        finally:
            served.stop()
        report.errors += logged_errors(errors.read_text().splitlines())
    return report


def logged_errors(lines: Iterable[str]) -> list[str]:
    """Lines that tell of an exception: those of that level, and all that are no log lines at all."""
    found = []
    for line in lines:
        try:
            told = json.loads(line)
        except ValueError:
            told = {"level": "error"} if "Traceback" in line else {}
        if told.get("level") in ("error", "critical"):
            found.append(line)
    return found


async def _drill(
    served: Served,
    frames: int,
    crews: int,
    rng: Random,
    wave: float,
    on_progress: Callable[[Score], None] | None,
    *,
    is_yielding: bool,
) -> Report:
    score = Score(frames, frozenset(cells()), ramp=min(RAMP, wave / 2))
    report = Report(score)
    targets = await _targets(served.address, crews, rng)
    for target, other in pairwise([*targets, targets[0]]):
        target.stranger = other.seat.token
        target.before = target.standing()
    begun, before = monotonic(), served.rss_mb
    with TemporaryFile("w+") as told, _bystanders(served.address, told) as bystanders:
        if is_yielding:
            os.nice(19)
            divided_cores()
        await _attack(served, targets, report, rng, wave, on_progress)
        bystanders.communicate(timeout=60)
        told.seek(0)
        report.sort(told.read())
    report.seconds, report.rss_mb = monotonic() - begun, (before, served.rss_mb)
    for target in targets:
        await target.victim.close()
        await target.company.close()
    return report


async def _targets(address: str, crews: int, rng: Random) -> list[Target]:
    """Four tables for each crew, a few of them opened at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(number: int, phase: str) -> Target:
        async with gate:
            return await new_target(address, phase, number, Random(rng.random()))

    return await asyncio.gather(*(one(number + 1, phase) for number, phase in enumerate(PHASES * crews)))


def _bystanders(address: str, told: TextIO) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "contrabande.drills.hostile_bystander", address, str(BYSTANDER_TABLES)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=told, text=True)


async def _attack(
    served: Served,
    targets: Sequence[Target],
    report: Report,
    rng: Random,
    wave: float,
    on_progress: Callable[[Score], None] | None,
) -> None:
    """Whole waves of attacks, each with its comparison, until enough was sent."""
    score = report.score
    hostile = list(_lanes(served.address, targets, score, rng))
    for lane in hostile:
        await lane.come()
    lanes = [asyncio.create_task(lane.run()) for lane in hostile]
    pulse = asyncio.create_task(_pulse(served, report))
    await asyncio.sleep(WARMING)
    while not score.is_over or len(report.waves) < FEWEST_WAVES:
        work = served.cpu_seconds
        score.open.set()
        report.waves.append(await _span(wave))
        score.open.clear()
        report.work += served.cpu_seconds - work
        with suppress(TimeoutError):
            await until(lambda: score.at_work == 0, LAST_ANSWERS)
        report.calms.append(await _span(max(wave * CALM, min(wave, SHORTEST_CALM))))
        report.score.taken += [f"{target.phase}: {told}" for target in targets for told in _changes(target)]
        if on_progress is not None:
            on_progress(score)
    score.is_closed = True
    score.open.set()
    for told in await asyncio.gather(*lanes, return_exceptions=True):
        if isinstance(told, BaseException):
            raise told
    pulse.cancel()


async def _span(seconds: float) -> Span:
    since = monotonic()
    await asyncio.sleep(seconds)
    return since, monotonic()


def _lanes(address: str, targets: Sequence[Target], score: Score, rng: Random) -> Iterable[SocketLane | DoorLane]:
    """A socket for every hostile member; strangers at the doors of the first table of each phase."""
    for number, target in enumerate(targets):
        for admission in (target.seat, *target.watchers):
            yield SocketLane(address, target, admission, score, Random(rng.random()))
        if number < len(PHASES):
            for place, door in enumerate(DOORS):
                yield DoorLane(address, target, door, 0xA000 + number * len(DOORS) + place, score, Random(rng.random()))


def _changes(target: Target) -> list[str]:
    """What an attack has changed for a victim."""
    now = target.standing()
    if now == target.before:
        return []
    told = [f"{before} became {after}" for before, after in zip(target.before, now, strict=True) if before != after]
    target.before = now
    return told


async def _pulse(served: Served, report: Report) -> None:
    """A probe that no limit slows down: if it waits while the server works, one frame held everybody up."""
    while True:
        since, work = monotonic(), served.cpu_seconds
        await asyncio.get_running_loop().run_in_executor(None, _health, served.address)
        took, worked = monotonic() - since, served.cpu_seconds - work
        if worked > max(SLOWEST, MOST_OF * took):
            report.errors.append(f"a probe waited {took:.2f} s while the server worked {worked:.2f} s")
        await asyncio.sleep(0.25)


def _health(address: str) -> None:
    with suppress(OSError), urllib.request.urlopen(f"{address}/health", timeout=30) as reply:
        reply.read()


def crews_for(frames: int) -> int:
    """So many that the side lane is always full in a long attack: a million frames take a quarter of an hour."""
    return max(1, min(20, frames // 2_000))


def tables_of(counts: Counter[Cell]) -> Iterable[tuple[str, list[list[str]]]]:
    """For each endpoint the counts by class and phase; the first row names the phases."""
    for endpoint in ENDPOINTS:
        rows = [[kind, *(f"{counts[kind, endpoint, phase]}" for phase in PHASES)] for kind in KINDS]
        yield endpoint, [["", *PHASES], *rows]
