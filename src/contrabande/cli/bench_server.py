"""`contrabande bench server`: how many live tables one process holds, beside a bare echo on the same stack."""

import asyncio
import json as json_format
import math
import tempfile
from pathlib import Path

from rich.console import Console

from contrabande.cli.complaint import Complaint


def server(
    *,
    tables: int = 1000,
    seconds: float = 30.0,
    largest: bool = False,
    idle: int = 0,
    restart: bool = False,
    json: bool = False,
) -> None:
    """Play so many live tables over real sockets and measure what the server takes for a command.

    Each table has four seats and a spectator and gets one action every three seconds. Measured inside the server:
    from the arrival of a command until the last view of it has been written. Then the same server without pauses,
    and an echo server on the same stack: what a command costs beside what a socket costs.
    The server has one core and the load generator another.

    Parameters
    ----------
    tables
        How many tables are played at once.
    seconds
        How long the paced part takes; the two parts without pauses take a third of it each.
    largest
        Look instead for the largest number of live tables whose p99 stays below 100 ms, from *tables* on.
    idle
        Open so many tables instead, with somebody at each, at which nothing happens.
    restart
        Kill a server with *tables* live tables instead and measure how soon it is ready, and everybody back.
    json
        Print the last line alone, which is one JSON object.
    """
    if tables < 1 or not 0 < seconds < math.inf or idle < 0:
        raise Complaint("nothing to measure: give at least one table and some seconds")
    if sum((largest, idle > 0, restart)) > 1:
        raise Complaint("one measurement at a time: --largest, --idle or --restart")
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(_measured(Path(folder), tables, seconds, largest=largest, idle=idle, restart=restart))
    if not json:
        for name, value in figures.items():
            Console().print(f"{name:<24} {value:>12,}")
    print(json_format.dumps(figures))


async def _measured(
    folder: Path, tables: int, seconds: float, *, largest: bool, idle: int, restart: bool
) -> dict[str, float | int]:
    from contrabande.drills import capacity
    from contrabande.drills.load import measure

    console = Console(stderr=True)
    if largest:
        return await capacity.largest(folder, tables, seconds, console)
    if idle:
        return await capacity.idle(folder, idle, console)
    if restart:
        return await capacity.restart(folder, tables, console)
    return await measure(folder, tables, seconds, console)
