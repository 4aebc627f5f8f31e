"""A balancer in a few lines: every connection goes to the next process that answers."""

import asyncio
import contextlib
from collections.abc import Sequence

CHUNK = 65_536


class Balancer:
    """Passes bytes on between clients and several servers on this machine."""

    def __init__(self, ports: Sequence[int]) -> None:
        self._ports = list(ports)
        self._next = 0
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> str:
        """Listen on a free port; the address."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0, backlog=4096)
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        """Pass nothing on any more."""
        if self._server is not None:
            self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        found = await self._reach()
        if found is None:
            writer.close()
            return
        there, back = found
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(_pass_on(reader, back))
                group.create_task(_pass_on(there, writer))
        finally:
            writer.close()
            back.close()

    async def _reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        for _ in self._ports:
            self._next = (self._next + 1) % len(self._ports)
            with contextlib.suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", self._ports[self._next])
        return None


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """All bytes, then the end: whichever side hangs up, both do."""
    with contextlib.suppress(OSError):
        while chunk := await reader.read(CHUNK):
            writer.write(chunk)
            await writer.drain()
    writer.close()
