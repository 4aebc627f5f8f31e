"""`contrabande bench sim`: how fast the simulators of the lab are, beside games of Pgx in the same run."""

import json as json_format
import os
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from contrabande.cli.chosen import chosen_game
from contrabande.cli.complaint import Complaint
from contrabande.cli.laboratory import need_jax

if TYPE_CHECKING:
    from contrabande.lab.measure import Speed

CPU_BATCH, GPU_BATCH = 512, 1 << 18
MOST_BATCH = 1 << 24
"""Decisions between two looks at the clock are counted in 32 bits."""


def sim(*, json: bool = False, games: str | None = None, batch: int | None = None, seconds: float = 5.0) -> None:
    """Measure random play in the simulators: all seat counts in one batch, observations read, tables dealt anew.

    A decision is a step with at least two legal tokens. On a CPU everything runs on one core; a graphics card is used
    where jax finds one. Games of Pgx are measured on the same terms; without Pgx they are null.

    Parameters
    ----------
    json
        Print one JSON object on the last line.
    games
        Names or letters of games, with commas; all that have a simulator unless you say so.
    batch
        Tables at once; 512 on a CPU and 262144 on a card unless you say so.
    seconds
        How long each game plays.
    """
    if not 0 < seconds < inf:
        raise Complaint(f"--seconds {seconds:g} is no time to play; give more than 0")
    if batch is not None and batch < 1:
        raise Complaint(f"--batch {batch} leaves no table; give 1 or more")
    if batch is not None and batch > MOST_BATCH:
        raise Complaint(f"--batch {batch} is more than can be counted; give {MOST_BATCH} or fewer")
    need_jax("bench sim")
    wanted = None if games is None else [chosen_game(name).key for name in games.split(",")]
    core = _one_core()

    from contrabande.lab import measure, peers, registry

    keys = wanted or registry.simulated()
    for key in keys:
        registry.simulator_named(key)
    size = batch or (GPU_BATCH if core is None else CPU_BATCH)
    where = measure.device() + ("" if core is None else f", core {core} alone")
    with Console(stderr=True).status("measuring …") as status:
        speeds: dict[str, Speed | None] = {}
        for key in keys:
            status.update(f"measuring {key} …")
            speeds[key] = measure.game_speed(key, size, seconds)
        for name in peers.PEERS:
            status.update(f"measuring pgx {name} …")
            speeds[f"pgx-{name}"] = measure.peer_speed(name, size, seconds)
        limit = measure.bandwidth()
    Console(stderr=json).print(_table(speeds, where, size, limit))
    if json:
        print(json_format.dumps(_figures(speeds, where, size, limit)))


def _one_core() -> int | None:
    """Keep to one core, before jax counts them, where there is no card; which."""
    if Path("/dev/nvidiactl").exists() and os.environ.get("JAX_PLATFORMS", "") != "cpu":
        return None
    os.environ["XLA_FLAGS"] = f"{os.environ.get('XLA_FLAGS', '')} --xla_cpu_multi_thread_eigen=false".strip()
    if not hasattr(os, "sched_setaffinity"):
        return 0
    core = min(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def _figures(speeds: "dict[str, Speed | None]", where: str, batch: int, limit: float) -> dict[str, object]:
    rates = {name: None if speed is None else round(speed.decisions_per_s) for name, speed in speeds.items()}
    known = {name: speed for name, speed in speeds.items() if speed}
    ours = [name for name in speeds if not name.startswith("pgx-")]
    return {
        "device": where,
        "batch": batch,
        "decisions_per_s": {name: rates[name] for name in ours},
        "peers": {name: rate for name, rate in rates.items() if name not in ours},
        "compile_s": {name: round(known[name].compile_s, 2) for name in ours},
        "steps_per_s": {name: round(speed.steps_per_s) for name, speed in known.items()},
        "bytes_per_step": {name: speed.bytes_per_step for name, speed in known.items()},
        "bytes_per_step_compiled": {name: speed.bytes_compiled for name, speed in known.items()},
        "operations_per_step": {name: speed.operations for name, speed in known.items()},
        "memory_bytes_per_s": round(limit),
    }


def _table(speeds: "dict[str, Speed | None]", where: str, batch: int, limit: float) -> Table:
    title = f"Random play, batch {batch:,}, {where}; memory {limit / 1e9:,.0f} GB/s"
    columns = ("decisions/s", "steps/s", "compile s", "bytes/step", "as compiled", "of the limit", "operations")
    table = Table("", *columns, title=title)
    table.columns[0].no_wrap = True
    for column in table.columns[1:]:
        column.justify = "right"
    for name, speed in speeds.items():
        if speed is None:
            table.add_row(name, *["–"] * len(columns))
            continue
        share = speed.steps_per_s * speed.bytes_compiled / limit
        rates = (f"{speed.decisions_per_s:,.0f}", f"{speed.steps_per_s:,.0f}", f"{speed.compile_s:.1f}")
        moved = (f"{speed.bytes_per_step:,}", f"{speed.bytes_compiled:,}", f"{share:.1%}")
        table.add_row(name, *rates, *moved, f"{speed.operations:,}")
    return table
