"""A server whose log is kept: what it writes when all is well, and when something fails."""

import asyncio
import io
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from subprocess import PIPE, Popen
from urllib.parse import urlsplit

import httpx

from contrabande.drills.leak_ledger import Ledger
from contrabande.drills.leak_lines import Wired
from contrabande.server.running import Lines

PATIENCE = 60.0
"""Seconds that a server may take to open."""


@asynccontextmanager
async def served(database: str, errors: Path, module: str) -> AsyncIterator[Wired]:
    """A server in a process of its own, which writes its log into a file; the way into it."""
    command = [sys.executable, "-m", module, "serve", "--address", "127.0.0.1", "--port", "0", "--database", database]
    command += ["--no-browser", "--tempo", "0", "--no-slow-down"]
    with errors.open("wb") as log_file, Popen(command, stdout=PIPE, stderr=log_file, text=True) as process:
        assert process.stdout is not None
        line = Wired(urlsplit(process.stdout.readline().strip()).port or 0)
        try:
            await _opened(line)
            yield line
        finally:
            await line.close()
            process.terminate()


async def _opened(line: Wired) -> None:
    """Wait until the house is open."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(httpx.TransportError):
                await line.request("GET", "/health", {})
                return
            await asyncio.sleep(0.05)


async def told_of_a_mishap(ledger: Ledger) -> bytes:
    """What the log says when something fails, and a task with it, that quotes every secret there is."""
    mishap = ValueError(" ".join(secret.marker.decode() for secret in ledger.secrets))
    lines = io.StringIO()
    handler = logging.StreamHandler(lines)
    handler.setFormatter(Lines())
    logger = logging.getLogger("asyncio")
    was_told_on, logger.propagate = logger.propagate, False
    logger.addHandler(handler)
    try:
        logger.error("something failed", exc_info=mishap)
        failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        failed.set_exception(mishap)
        told = {"message": "a task failed", "exception": failed.exception(), "future": failed}
        asyncio.get_running_loop().call_exception_handler(told)
    finally:
        logger.removeHandler(handler)
        logger.propagate = was_told_on
    return lines.getvalue().encode()
