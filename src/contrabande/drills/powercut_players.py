"""The nursery of players, seen from the drill: let one write for a while, cut the power, hear what it was promised."""

import os
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from time import monotonic

from contrabande.drills.powercut_disk import CannotDrill
from contrabande.drills.powercut_player import BEGINNING, ENDED

Promise = tuple[str, int]
"""A table and the number of an entry that was acknowledged."""


class Players:
    """A process that forks players."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        command = [sys.executable, "-m", "contrabande.drills.powercut_player"]
        self._nursery = subprocess.Popen(
            command, env=dict(environment), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
        )
        assert self._nursery.stdin is not None
        assert self._nursery.stdout is not None
        self._orders, self._news = self._nursery.stdin, self._nursery.stdout.fileno()
        self._said = b""

    def close(self) -> None:
        """Send the nursery home."""
        self._nursery.communicate()

    def play(self, url: str, life: float, cut: Callable[[], None], *, is_early: bool) -> list[Promise]:
        """Let a player write to *url*, then *cut* the power; what it had been promised by then.

        It has *life* seconds from its first promise, or, if the cut is to come early, from its start.
        """
        self._orders.write(f"{url}\n".encode())
        word, _, process = self._lines(1)[0].partition(" ")
        if word != BEGINNING:
            raise CannotDrill("the player did not start")
        while not is_early and b"\n" not in self._said:
            self._hear()
        self._listen(life)
        cut()
        with suppress(ProcessLookupError):
            os.kill(int(process), signal.SIGKILL)
        while not self._said.endswith(f"{ENDED}\n".encode()):
            self._hear()
        promised = [line.partition(" ") for line in self._lines(self._said.count(b"\n")) if line != ENDED]
        return [(table, int(number)) for table, _, number in promised]

    def _listen(self, seconds: float) -> None:
        """Take in what is said, so that the player never waits for us."""
        end = monotonic() + seconds
        while (left := end - monotonic()) > 0:
            if select.select([self._news], [], [], left)[0]:
                self._hear()
            if self._said.endswith(f"{ENDED}\n".encode()):
                raise CannotDrill("the player gave up before the power was cut")

    def _hear(self) -> None:
        heard = os.read(self._news, 65536)
        if not heard:
            raise CannotDrill("the nursery of players is gone")
        self._said += heard

    def _lines(self, wanted: int) -> list[str]:
        """The next lines, as many as are *wanted*."""
        while self._said.count(b"\n") < wanted:
            self._hear()
        *lines, self._said = self._said.split(b"\n", wanted)
        return [line.decode() for line in lines]
