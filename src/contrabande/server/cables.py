"""Cables: what a connection hangs on. Nobody is waited for for ever who does not listen, or is no longer there."""

import asyncio
import contextlib
import socket
from collections.abc import Callable
from typing import Any

from starlette.types import Scope

CLOSE_WITHIN = 2.0
"""Seconds for the last words to be taken; then the cable is cut."""
TAKEN_WITHIN = 60.0
"""Seconds in which whoever is behind must take what waits for him."""
GONE_AFTER = 45
"""Seconds without a sign of life from the other machine: its power is out, or its network."""
PROBES = 3
CUT = "cut"
"""Under this name the state of a scope holds what hangs up at once."""


class Cable(asyncio.Transport):
    """A transport that can be closed although the other side takes nothing."""

    def __init__(self, transport: asyncio.Transport) -> None:
        super().__init__()
        self._transport = transport
        self._loop = asyncio.get_running_loop()
        self._behind: asyncio.TimerHandle | None = None
        keep_alive(transport.get_extra_info("socket"))

    def close(self) -> None:
        """Say what is still to be said, then hang up."""
        self._transport.close()
        if self._transport.get_write_buffer_size():
            self.cut_within(CLOSE_WITHIN)

    def cut_within(self, seconds: float) -> None:
        """Hang up by then, whatever has not been taken."""
        self._loop.call_later(seconds, self._transport.abort)

    def abort(self) -> None:
        """Hang up at once."""
        self._transport.abort()

    def fall_behind(self) -> None:
        """Too much waits to be taken: it is not kept for ever."""
        self.catch_up()
        self._behind = self._loop.call_later(TAKEN_WITHIN, self._transport.abort)

    def catch_up(self) -> None:
        """Enough has been taken."""
        if self._behind is not None:
            self._behind.cancel()
            self._behind = None

    # The rest is as it was.

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Send."""
        self._transport.write(data)

    def get_write_buffer_size(self) -> int:
        """How many bytes wait to be taken."""
        return self._transport.get_write_buffer_size()

    def is_closing(self) -> bool:
        """Whether it is closed, or will be."""
        return self._transport.is_closing()

    def pause_reading(self) -> None:
        """Listen no longer."""
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        """Listen again."""
        self._transport.resume_reading()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """What the system knows of it."""
        return self._transport.get_extra_info(name, default)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Somebody else listens from now on."""
        self._transport.set_protocol(protocol)

    def get_protocol(self) -> asyncio.BaseProtocol:
        """Who listens."""
        return self._transport.get_protocol()


def cut_of(scope: Scope) -> Callable[[], None]:
    """What hangs up on whoever asks."""
    cut: Callable[[], None] = scope.get("state", {}).get(CUT, stay)
    return cut


def stay() -> None:
    """Where an application runs without cables, there is nothing to cut."""


def keep_alive(line: socket.socket) -> None:
    """Have the system ask now and then whether the other machine is there, as far as this system can."""
    wanted = {
        "TCP_KEEPIDLE": GONE_AFTER // PROBES,
        "TCP_KEEPINTVL": GONE_AFTER // PROBES,
        "TCP_KEEPCNT": PROBES - 1,
        "TCP_USER_TIMEOUT": GONE_AFTER * 1000,
    }
    with contextlib.suppress(OSError):
        line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        for name, value in wanted.items():
            if hasattr(socket, name):
                line.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)
