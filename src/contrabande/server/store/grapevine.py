"""How processes on one PostgreSQL hear of each other's entries: LISTEN and NOTIFY, after the commit.

A message only says how far a log has grown; whoever hears it reads the log. So a message that is lost, doubled or
late does no harm, as long as somebody says that some may have been lost.
"""

import asyncio
import select
import socket
from collections.abc import Iterator, Mapping
from contextlib import suppress
from threading import Event, Lock, Thread
from typing import Protocol, cast

import msgspec
from sqlalchemy import Connection, Engine, func
from sqlalchemy import select as selection

from contrabande.server.store.engines import first_line
from contrabande.server.store.interface import Heard, StoreDown

CHANNEL = "contrabande"
LARGEST = 7900
"""PostgreSQL carries less than 8000 bytes in one message."""
PAUSE = 0.2
"""Seconds between two attempts to come back."""


class _Notify(Protocol):
    payload: str


class _Driver(Protocol):
    def fileno(self) -> int: ...
    def notifies(self, *, timeout: float) -> Iterator[_Notify]: ...


class Grapevine:
    """One thread with one connection that tells and listens."""

    def __init__(self, engine: Engine, process: str, heard: Heard) -> None:
        self._engine = engine
        self._process = process
        self._heard = heard
        self._loop = asyncio.get_running_loop()
        self._lock = Lock()
        self._untold: dict[str, int] = {}
        self._nudged, self._nudge = socket.socketpair()
        self._nudge.setblocking(False)
        self._is_over = Event()
        self._thread = Thread(target=self._work, name="store-grapevine", daemon=True)

    async def start(self) -> None:
        """Listen; what others write from now on is heard."""
        try:
            connection = await asyncio.to_thread(self._connect)
        except Exception as error:
            raise StoreDown(first_line(error)) from None
        self._connection: Connection | None = connection
        self._thread.start()

    async def stop(self) -> None:
        """Tell what is still untold, and end the thread."""
        self._is_over.set()
        self._wake()
        await asyncio.to_thread(self._thread.join)
        self._nudge.close()
        self._nudged.close()

    def tell(self, grown: Mapping[str, int]) -> None:
        """Pass on, soon, the number after the last entry of each table; callable from any thread."""
        with self._lock:
            for table, number in grown.items():
                self._untold[table] = max(number, self._untold.get(table, 0))
        self._wake()

    def _wake(self) -> None:
        # A full socket means that enough has been said already.
        with suppress(BlockingIOError):
            self._nudge.send(b".")

    def _work(self) -> None:
        while not self._is_over.is_set():
            try:
                self._chat()
            except Exception:
                self._hang_up()
                self._is_over.wait(PAUSE)
        with suppress(Exception):
            self._pass_on()
        self._hang_up()

    def _chat(self) -> None:
        """Tell and listen, until the connection breaks or all is over."""
        if self._connection is None:
            self._connection = self._connect()
            self._say(None, 0)
        driver = cast(_Driver, self._connection.connection.driver_connection)
        while not self._is_over.is_set():
            self._pass_on()
            for notify in driver.notifies(timeout=0):
                self._hear(notify.payload)
            ready, _, _ = select.select([driver.fileno(), self._nudged.fileno()], [], [])
            if self._nudged.fileno() in ready:
                self._nudged.recv(4096)

    def _connect(self) -> Connection:
        connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        connection.exec_driver_sql(f"LISTEN {CHANNEL}")
        return connection

    def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                connection.invalidate()
                connection.close()

    def _pass_on(self) -> None:
        with self._lock:
            grown, self._untold = self._untold, {}
        try:
            for message in messages(self._process, grown):
                if self._connection is not None:
                    self._connection.execute(selection(func.pg_notify(CHANNEL, message)))
        except Exception:
            self.tell(grown)
            raise

    def _hear(self, message: str) -> None:
        process, *grown = msgspec.json.decode(message, type=list[str])
        for item in grown if process != self._process else ():
            table, _, number = item.rpartition(":")
            self._say(table, int(number))

    def _say(self, table: str | None, number: int) -> None:
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._heard, table, number)


def messages(process: str, grown: Mapping[str, int]) -> Iterator[str]:
    """What is sent for *grown*: the sender and `table:number` items, as few messages as their size allows."""
    head = msgspec.json.encode(process).decode()
    message = head
    for table, number in grown.items():
        item = "," + msgspec.json.encode(f"{table}:{number}").decode()
        if len(message.encode()) + len(item.encode()) > LARGEST:
            yield f"[{message}]"
            message = head
        message += item
    if message != head:
        yield f"[{message}]"
