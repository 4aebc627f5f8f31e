"""The store on a relational database: SQLite beside the process, or PostgreSQL for many processes.

On SQLite several processes may share one file, but nobody tells them of each other's entries: `heard` is never
called there, and a process learns of a foreign entry when its own number is taken. On PostgreSQL they are told.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TypeVar

from sqlalchemy import URL, Connection, delete, exc

from contrabande.server.store import leases, questions
from contrabande.server.store.engines import Synchronous, first_line, reading_engine, writing_engine
from contrabande.server.store.grapevine import Grapevine
from contrabande.server.store.interface import Grant, Heard, Milliseconds, Row, Sheet, StoreDown, StoreError
from contrabande.server.store.jobs import Append, Job, Task
from contrabande.server.store.migrating import prepare
from contrabande.server.store.readers import Readers
from contrabande.server.store.schema import grants, sheets
from contrabande.server.store.writer import Writer

T = TypeVar("T")


class SqlStore:
    """A `Store` on the database at *url*."""

    def __init__(self, url: URL, synchronous: Synchronous = Synchronous.FULL) -> None:
        self._url = url
        self._engine = writing_engine(url, synchronous)
        self._readers = Readers(reading_engine(url))
        self._process = ""
        self._writer: Writer | None = None
        self._grapevine: Grapevine | None = None

    @property
    def commits(self) -> int:
        """How many transactions have been committed since the start."""
        return self._active.commits

    @property
    def _active(self) -> Writer:
        if self._writer is None:
            raise StoreDown("the store is not open")
        return self._writer

    async def start(self, process: str, heard: Heard) -> None:
        """Connect, bring the schema up to date, and listen for the others."""
        self._process = process
        await asyncio.to_thread(self._prepare)
        if self._url.get_backend_name() == "postgresql":
            self._grapevine = Grapevine(self._engine, process, heard)
            await self._grapevine.start()
        self._writer = Writer(self._engine, self._tell)

    async def stop(self) -> None:
        """Write what is waiting, give up the leases, and let go."""
        if self._writer is not None:
            with suppress(StoreError):
                await self._write(partial(leases.leave, process=self._process))
            await self._writer.stop()
        if self._grapevine is not None:
            await self._grapevine.stop()
        self._writer = self._grapevine = None
        await self._readers.stop()
        self._engine.dispose()

    async def create(self, sheet: Sheet, rows: Sequence[Row], grants: Sequence[Grant] = ()) -> None:
        """A new table with its first entries; refuses a code that is in use (CodeTaken)."""
        await self._active.write(Append(sheet.table, rows, sheet, grants, is_new=True))

    async def append(
        self, table: str, rows: Sequence[Row], sheet: Sheet | None = None, grants: Sequence[Grant] = ()
    ) -> None:
        """Write *rows*, all or none, with the new cover and new grants if given (NumberTaken, StoreDown)."""
        await self._active.write(Append(table, rows, sheet, grants))

    async def read(self, table: str, since: int = 0) -> list[Row]:
        """The log from number *since* on, in order."""
        return await self._readers.read(partial(questions.log_since, table=table, since=since))

    async def sheet(self, table: str) -> Sheet | None:
        """The cover of a table."""
        return await self._readers.read(partial(questions.sheet_of, table=table))

    async def sheet_by_code(self, code: str) -> Sheet | None:
        """The cover of the table that has this code now."""
        return await self._readers.read(partial(questions.sheet_with, code=code))

    async def sheets(self, *, phase: str | None = None, is_public: bool | None = None, limit: int = 100) -> list[Sheet]:
        """Covers, latest changed first."""
        return await self._readers.read(partial(questions.sheets_like, phase=phase, is_public=is_public, limit=limit))

    async def grant(self, hash: bytes) -> Grant | None:
        """What a token opens."""
        return await self._readers.read(partial(questions.grant_of, hash=hash))

    async def grants_of(self, person: bytes) -> list[Grant]:
        """Everything one person may open."""
        return await self._readers.read(partial(questions.grants_of, person=person))

    async def revoke(self, hash: bytes) -> bool:
        """Take a grant back; whether it was still there."""
        return await self._write(
            lambda connection: connection.execute(delete(grants).where(grants.c.hash == hash)).rowcount == 1
        )

    async def expire(self, now: Milliseconds) -> int:
        """Delete grants whose time is over; how many there were."""
        return await self._write(
            lambda connection: connection.execute(delete(grants).where(grants.c.expires < now)).rowcount
        )

    async def moment(self) -> Milliseconds:
        """What time it is, for all processes that share the database."""
        return await self._readers.read(leases.moment)

    async def beat(self, process: str) -> None:
        """This process is alive, for the time of a lease unless it says so again."""
        await self._write(partial(leases.beat, process=process))

    async def alive(self) -> set[str]:
        """The processes that are alive by their own word."""
        return await self._readers.read(leases.alive)

    async def claim(self, table: str, process: str) -> bool:
        """Look after this table from now on, unless a living process does; whether *process* does now."""
        return await self._write(partial(leases.claim, table=table, process=process))

    async def release(self, table: str, process: str) -> None:
        """No longer look after this table."""
        await self._write(partial(leases.release, table=table, process=process))

    async def due(self, process: str, now: Milliseconds, limit: int = 100) -> list[str]:
        """Claim and name tables whose `wake_at` has come and that no living process looks after."""
        return await self._write(partial(leases.due, process=process, now=now, limit=limit))

    async def forget(self, table: str) -> None:
        """Delete a table with its log and grants."""
        await self._write(lambda connection: connection.execute(delete(sheets).where(sheets.c.table == table)))

    async def _write(self, do: Callable[[Connection], T]) -> T:
        result: T = await self._active.write(Task(do))  # type: ignore[assignment]  # the writer hands back what *do* gave
        return result

    def _prepare(self) -> None:
        try:
            prepare(self._engine)
        except exc.SQLAlchemyError as error:
            raise StoreDown(f"the database cannot be opened: {first_line(error)}") from None

    def _tell(self, jobs: Sequence[Job]) -> None:
        """Tell the other processes which logs have grown."""
        if self._grapevine is not None:
            appends = (job for job in jobs if isinstance(job, Append) and job.rows)
            self._grapevine.tell({append.table: append.rows[-1].number + 1 for append in appends})
