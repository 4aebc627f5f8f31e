"""Work for workers: light to import, for each process imports it anew."""

import os
import signal
from pathlib import Path
from typing import NamedTuple

from contrabande.arena.errors import ArenaError


class Part(NamedTuple):
    """A number, and where the worker that gets 5 leaves a note before it dies."""

    number: int
    grave: Path


def parts(grave: Path) -> list[Part]:
    """Nine of them."""
    return [Part(number, grave) for number in range(9)]


def squared(part: Part) -> tuple[int, int]:
    """The square, and who has made it."""
    if part.number == 5 and not part.grave.exists():
        part.grave.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return part.number**2, os.getpid()


def doomed(part: Part) -> int:
    """Nobody survives this."""
    os.kill(os.getpid(), signal.SIGKILL)
    return part.number


def wrong(part: Part) -> int:
    """Raises."""
    raise ArenaError(f"{part.number} is wrong")
