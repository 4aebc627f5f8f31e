"""A store that keeps covers, grants and how a log begins: tables of the leak drill live in memory for a few steps."""

from collections.abc import Sequence
from time import time_ns

from contrabande.server.store.interface import Grant, Heard, Milliseconds, Row, Sheet


class ShortStore:
    """As much of a database as a table needs that is loaded once, when it is opened."""

    def __init__(self) -> None:
        self._covers: dict[str, Sheet] = {}
        self._grants: dict[bytes, Grant] = {}
        self._begun: dict[str, list[Row]] = {}

    async def start(self, process: str, heard: Heard) -> None:
        """There is nothing to open."""

    async def stop(self) -> None:
        """There is nothing to close."""

    async def create(self, sheet: Sheet, rows: Sequence[Row], grants: Sequence[Grant] = ()) -> None:
        """Keep the cover, the grants and the first entries."""
        self._begun[sheet.table] = list(rows)
        await self.append(sheet.table, rows, sheet, grants)

    async def append(
        self, table: str, rows: Sequence[Row], sheet: Sheet | None = None, grants: Sequence[Grant] = ()
    ) -> None:
        """Keep the cover and the grants; whoever appends is alone, so every number is free."""
        if sheet is not None:
            self._covers[table] = sheet
        self._grants.update({grant.hash: grant for grant in grants})

    async def read(self, table: str, since: int = 0) -> list[Row]:
        """The first entries; no others are kept."""
        return self._begun.get(table, [])[since:]

    async def sheet(self, table: str) -> Sheet | None:
        """The cover of a table."""
        return self._covers.get(table)

    async def sheet_by_code(self, code: str) -> Sheet | None:
        """The cover of the table that has this code."""
        return next((sheet for sheet in self._covers.values() if sheet.code == code), None)

    async def sheets(self, *, phase: str | None = None, is_public: bool | None = None, limit: int = 100) -> list[Sheet]:
        """Covers that fit."""
        found = [sheet for sheet in self._covers.values() if phase in (None, sheet.phase)]
        return [sheet for sheet in found if is_public in (None, sheet.is_public)][:limit]

    async def grant(self, hash: bytes) -> Grant | None:
        """What a token opens."""
        return self._grants.get(hash)

    async def grants_of(self, person: bytes) -> list[Grant]:
        """Everything one person may open."""
        return [grant for grant in self._grants.values() if grant.person == person]

    async def revoke(self, hash: bytes) -> bool:
        """Take a grant back."""
        return self._grants.pop(hash, None) is not None

    async def expire(self, now: Milliseconds) -> int:
        """Nothing expires in a short life."""
        return 0

    async def moment(self) -> Milliseconds:
        """The time of this machine."""
        return time_ns() // 1_000_000

    async def beat(self, process: str) -> None:
        """Nobody listens."""

    async def alive(self) -> set[str]:
        """Nobody else is there."""
        return set()

    async def claim(self, table: str, process: str) -> bool:
        """No table is looked after: the drill itself says when something is due."""
        return False

    async def release(self, table: str, process: str) -> None:
        """No table was looked after."""

    async def due(self, process: str, now: Milliseconds, limit: int = 100) -> list[str]:
        """Nothing is due by itself."""
        return []

    async def forget(self, table: str) -> None:
        """Let a table go."""
        self._covers.pop(table, None)
        self._begun.pop(table, None)
