"""A server in a process of its own, for drills and benchmarks: started, watched, stopped or killed."""

import asyncio
import json
import os
import resource
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

STARTS_WITHIN = 60.0


@dataclass
class Served:
    """A running server."""

    address: str
    process: "subprocess.Popen[str]"

    def kill(self) -> None:
        """As a crash does: no farewell."""
        self.process.kill()
        self._end()
        self._let_go()

    def stop(self) -> None:
        """As Ctrl-C does."""
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self._end()

    def _end(self) -> None:
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
        self._let_go()

    def _let_go(self) -> None:
        """Close our end of its output."""
        if self.process.stdout is not None:
            self.process.stdout.close()

    @property
    def is_running(self) -> bool:
        """Whether the process lives."""
        return self.process.poll() is None

    @property
    def rss_mb(self) -> float:
        """Resident memory."""
        return rss_mb(self.process.pid)

    @property
    def cpu_seconds(self) -> float:
        """Processor time so far."""
        return cpu_seconds(self.process.pid)

    def report(self) -> dict[str, float]:
        """What the server has measured since it was last asked (only with --measured)."""
        with urllib.request.urlopen(f"{self.address}/measured", timeout=30) as reply:
            told: dict[str, float] = json.load(reply)
            return told


def serve(
    database: str,
    *arguments: str,
    cores: Sequence[int] = (),
    errors: Path | None = None,
    module: str = "contrabande",
) -> Served:
    """Start a server on a free port and wait until it answers."""
    command = [sys.executable, "-m", module, "serve", "--port", "0", "--no-browser", "--database", database, *arguments]
    stderr = errors.open("ab") if errors is not None else subprocess.DEVNULL
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=stderr, text=True, preexec_fn=_fresh(cores))
    if not isinstance(stderr, int):
        stderr.close()
    assert process.stdout is not None
    address = process.stdout.readline().strip().rstrip("/")
    served = Served(address, process)
    deadline = time.monotonic() + STARTS_WITHIN
    while not _is_healthy(address):
        if process.poll() is not None or time.monotonic() > deadline:
            raise RuntimeError(f"the server did not start (status {process.poll()})")
        time.sleep(0.02)
    return served


def _fresh(cores: Sequence[int]) -> Callable[[], None]:
    """A child that Ctrl-C in a background shell still reaches, on its own cores, with files enough."""

    def prepare() -> None:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        raise_file_limit()
        if cores and hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(0, cores)

    return prepare


def _is_healthy(address: str) -> bool:
    with suppress(OSError, ValueError), urllib.request.urlopen(f"{address}/health", timeout=5) as reply:
        return bool(reply.status == 200)
    return False


def raise_file_limit() -> int:
    """As many open files as the system lets us have; how many that is."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most


def rss_mb(pid: int) -> float:
    """Resident memory of a process, where the system tells it."""
    with suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    return float("nan")


def cpu_seconds(pid: int) -> float:
    """Processor time of a process, where the system tells it."""
    with suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return float("nan")


async def until(is_so: Callable[[], bool], within: float = 30.0) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + within
    while not is_so():
        if time.monotonic() > deadline:
            raise TimeoutError
        await asyncio.sleep(0.01)
