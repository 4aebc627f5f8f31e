"""`contrabande bench server`: how many live tables one process holds, beside a bare echo on the same stack."""

import asyncio
import json as json_format
import tempfile
from pathlib import Path

from rich.console import Console

from contrabande.cli.complaint import Complaint


def server(*, tables: int = 1000, seconds: float = 30.0, json: bool = False) -> None:
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
    json
        Print one JSON object on the last line.
    """
    from contrabande.drills.load import measure

    if tables < 1 or seconds <= 0:
        raise Complaint("nothing to measure: give at least one table and some seconds")
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(measure(Path(folder), tables, seconds, Console(stderr=True)))
    if json:
        print(json_format.dumps(figures))
    else:
        for name, value in figures.items():
            Console().print(f"{name:<24} {value:>12,}")
