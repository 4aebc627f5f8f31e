"""Running: the server as a process, with its log lines."""

import asyncio
import contextlib
import json
import logging
import signal
import socket
import sys
from collections.abc import Callable
from time import gmtime, strftime
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from contrabande.server.app import application
from contrabande.server.gates import HttpGate, SocketGate
from contrabande.server.host import Host
from contrabande.server.settings import Settings
from contrabande.server.store.opening import open_store

BACKLOG = 4096
HANDOVER = 0.0005
"""Seconds until the thread that writes gets its turn from a busy loop; it needs several for one commit."""

GOODBYE_WITHIN = 0.5
"""Seconds for those who follow a table to take the last message."""
STOP_WITHIN = 1
"""Seconds for requests that are under way when the house closes; what was not acknowledged is sent again later."""

SENDERS_FAULTS = ("Invalid HTTP request received.", "Unsupported upgrade request.")
"""What uvicorn says of requests that are none."""

NOT_WAITED_FOR = "timeout graceful shutdown exceeded"
"""What it says of requests that are still made to wait when the house closes."""

make_application: Callable[[Host], Starlette] = application
"""What is served; a benchmark puts a stopwatch around it."""


class Lines(logging.Formatter):
    """One line of JSON for each thing worth knowing; nothing that a player could not know."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        told = {
            "at": strftime("%Y-%m-%dT%H:%M:%SZ", gmtime(record.created)),
            "level": record.levelname.lower(),
            "what": _headline(record.getMessage()),
        }
        if record.exc_info and record.exc_info[1] is not None:
            # The type and the place, never the text: it may quote what somebody holds.
            where = record.exc_info[2]
            while where is not None and where.tb_next is not None:
                where = where.tb_next
            told["error"] = type(record.exc_info[1]).__name__
            if where is not None:
                told["where"] = f"{where.tb_frame.f_code.co_filename.rsplit('/', 1)[-1]}:{where.tb_lineno}"
        return json.dumps(told)


def _headline(text: str) -> str:
    """The first line; of a traceback, only what kind of error it tells of."""
    lines = text.strip().splitlines() or [""]
    return lines[-1].partition(":")[0] if lines[0].startswith("Traceback") else lines[0]


class Opening(uvicorn.Server):
    """A server that says when it is open, and that it closes."""

    opened: Callable[[], None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, then say so."""
        sys.setswitchinterval(HANDOVER)
        allow_many_files()
        await super().startup(sockets)
        if self.started and self.opened is not None:
            self.opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in, tell those who are there, then close."""
        for server in self.servers:
            server.close()
        await say_goodbye(host_of(self))
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal has done its work when the house closes in good order: the process does not die of it."""
        self.force_exit |= self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def host_of(house: uvicorn.Server) -> Host:
    """The host behind a server."""
    app = house.config.app
    assert isinstance(app, Starlette)
    host: Host = app.state.host
    return host


async def say_goodbye(host: Host) -> None:
    """Everybody who follows a table is told that the house closes, and has a moment to hear it."""
    host.is_closing = True
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(GOODBYE_WITHIN):
            await asyncio.gather(*(room.stop() for room in host.rooms.values()))
            while any(room.connections for room in host.rooms.values()):
                await asyncio.sleep(0.02)


def allow_many_files() -> None:
    """Every socket is an open file, and systems allow only a thousand unless they are asked."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def log_lines() -> None:
    """From now on log lines go to standard error in that form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(is_ours)
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


def is_ours(record: logging.LogRecord) -> bool:
    """Whether a line is about this server: what its sender has done wrong could fill the log."""
    is_fault = not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError | asyncio.CancelledError))
    told = record.getMessage()
    return is_fault and told not in SENDERS_FAULTS and not told.endswith(NOT_WAITED_FOR)


def trouble(house: uvicorn.Server) -> str | None:
    """Why a server could not start, where the store says why."""
    return host_of(house).trouble


def server(settings: Settings, address: str, port: int) -> Opening:
    """A server, ready to run."""
    host = Host(settings, open_store(settings.database))
    return Opening(
        uvicorn.Config(
            make_application(host),
            host=address,
            port=port,
            http=HttpGate,
            ws=SocketGate,
            ws_max_size=65_536,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            backlog=BACKLOG,
            server_header=False,
            timeout_graceful_shutdown=STOP_WITHIN,
            timeout_keep_alive=75,
        )
    )
