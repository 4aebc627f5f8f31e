"""What the server asks of a database: numbered logs that are on disk before they are acknowledged.

A log is only ever appended to. Two processes that want the same number of the same table are told apart by the
store: one of them gets `NumberTaken`, reads what the other has written, and tries again.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

Milliseconds = int
"""A moment, as milliseconds since 1970 by the clock of the process that wrote it."""

LEASE: Milliseconds = 4000
"""A process that has not been heard of for so long is dead, and its tables pass on."""


class Row(msgspec.Struct, frozen=True):
    """One entry of a table's log as it was written; the store never looks into *body*."""

    number: int
    at: Milliseconds
    body: bytes


class Sheet(msgspec.Struct, frozen=True):
    """The cover of a table's log: what must be found without reading the log."""

    table: str
    code: str | None
    """Four letters while people may still come; unique among all tables that have one."""
    game: str
    phase: str
    """lobby, playing, finished or closed."""
    is_public: bool
    wake_at: Milliseconds | None
    """When somebody must look after this table even if nobody calls; None if never."""
    changed_at: Milliseconds


class Grant(msgspec.Struct, frozen=True):
    """What a token opens. Only the hash of the token is kept."""

    hash: bytes
    table: str
    member: int
    kind: str
    """seat, watch, or pass: the last is good for one visit, until it expires."""
    person: bytes | None = None
    """The hash of the secret by which one person finds all of his tables again."""
    expires: Milliseconds | None = None


class StoreError(Exception):
    """The database did not do what it was asked; nothing was written."""


class NumberTaken(StoreError):
    """Another process has written this number of this table's log first."""


class CodeTaken(StoreError):
    """Another table has this code."""


class StoreDown(StoreError):
    """The database cannot be reached or cannot write: the disk is full, the server is gone.

    If it went away in the very moment of the commit, only the log can tell whether the entry was written.
    """


Heard = Callable[[str | None, int], None]
"""Told of entries that other processes have written: the table, and the number after the last entry.

A table of None says that messages may have been missed: look at every table again.
"""


class Store(Protocol):
    """A database behind a few verbs. Every writing verb is durable when it returns."""

    async def start(self, process: str, heard: Heard) -> None:
        """Connect, bring the schema up to date, and listen for the others."""
        ...

    async def stop(self) -> None:
        """Finish what is under way and let go."""
        ...

    async def create(self, sheet: Sheet, rows: Sequence[Row], grants: Sequence[Grant] = ()) -> None:
        """A new table with its first entries; refuses a code that is in use (CodeTaken)."""
        ...

    async def append(
        self, table: str, rows: Sequence[Row], sheet: Sheet | None = None, grants: Sequence[Grant] = ()
    ) -> None:
        """Write *rows*, all or none, with the new cover and new grants if given (NumberTaken, StoreDown)."""
        ...

    async def read(self, table: str, since: int = 0) -> list[Row]:
        """The log from number *since* on, in order."""
        ...

    async def sheet(self, table: str) -> Sheet | None:
        """The cover of a table."""
        ...

    async def sheet_by_code(self, code: str) -> Sheet | None:
        """The cover of the table that has this code now."""
        ...

    async def sheets(self, *, phase: str | None = None, is_public: bool | None = None, limit: int = 100) -> list[Sheet]:
        """Covers, latest changed first."""
        ...

    async def grant(self, hash: bytes) -> Grant | None:
        """What a token opens."""
        ...

    async def grants_of(self, person: bytes) -> list[Grant]:
        """Everything one person may open."""
        ...

    async def revoke(self, hash: bytes) -> bool:
        """Take a grant back; whether it was still there. Of two who revoke the same one, only one is told True."""
        ...

    async def expire(self, now: Milliseconds) -> int:
        """Delete grants whose time is over; how many there were."""
        ...

    async def moment(self) -> Milliseconds:
        """What time it is, for all processes that share the database."""
        ...

    async def beat(self, process: str) -> None:
        """This process is alive, for the time of a lease unless it says so again."""
        ...

    async def alive(self) -> set[str]:
        """The processes that are alive by their own word."""
        ...

    async def claim(self, table: str, process: str) -> bool:
        """Look after this table from now on, unless a living process does; whether *process* does now."""
        ...

    async def release(self, table: str, process: str) -> None:
        """No longer look after this table."""
        ...

    async def due(self, process: str, now: Milliseconds, limit: int = 100) -> list[str]:
        """Claim and name tables whose `wake_at` has come and that no living process looks after."""
        ...

    async def forget(self, table: str) -> None:
        """Delete a table with its log and grants."""
        ...
