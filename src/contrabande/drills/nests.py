"""Nests: servers that are killed and hatched again, one alone or several behind a balancer."""

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from random import Random

from contrabande.drills.balancer import Balancer

COMES_BACK_WITHIN = 60.0


class Nest:
    """A server that is killed and started again on the same port and database."""

    def __init__(self, database: str, errors: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "contrabande.drills.hatchery", database, str(self.port)]
        self._errors = errors.open("ab")
        self._hatchery = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors, text=True
        )
        self._pid: int | None = None

    async def open(self) -> None:
        """Start the first server."""
        await self.hatch()

    async def hatch(self) -> float:
        """Start a server; the seconds until it answered."""
        assert self._hatchery.stdin is not None
        assert self._hatchery.stdout is not None
        start = time.monotonic()
        self._hatchery.stdin.write("\n")
        self._hatchery.stdin.flush()
        self._pid = int(await asyncio.to_thread(self._hatchery.stdout.readline))
        while not await asyncio.to_thread(self._answers):
            if time.monotonic() - start > COMES_BACK_WITHIN:
                raise TimeoutError("the server did not come back")
            await asyncio.sleep(0.005)
        return time.monotonic() - start

    def _answers(self) -> bool:
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.address}/health", timeout=5) as reply:
            return bool(reply.status == 200)
        return False

    def kill(self) -> None:
        """No farewell."""
        if self._pid is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._pid, signal.SIGKILL)
            self._pid = None

    async def close(self) -> None:
        """Give the nest up."""
        self.kill()
        self._hatchery.kill()
        self._hatchery.wait()
        for pipe in (self._hatchery.stdin, self._hatchery.stdout, self._errors):
            assert pipe is not None
            pipe.close()


class Flock:
    """Several nests on one database behind a balancer: one of them dies at a time, and the others go on."""

    def __init__(self, database: str, errors: Path, processes: int, rng: Random) -> None:
        self._nests = [Nest(database, errors) for _ in range(processes)]
        self._balancer = Balancer([nest.port for nest in self._nests])
        self._rng = rng
        self._victim = self._nests[0]
        self.address = ""

    async def open(self) -> None:
        """Start all of them, and the balancer."""
        for nest in self._nests:
            await nest.hatch()
        self.address = await self._balancer.open()

    async def hatch(self) -> float:
        """Start the one again that was killed."""
        return await self._victim.hatch()

    def kill(self) -> None:
        """One of them, by chance."""
        self._victim = self._rng.choice(self._nests)
        self._victim.kill()

    async def close(self) -> None:
        """Give all of them up."""
        await self._balancer.close()
        for nest in self._nests:
            await nest.close()
