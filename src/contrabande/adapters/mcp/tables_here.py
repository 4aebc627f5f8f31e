"""All tables of this process, by code."""

import secrets

from contrabande.adapters.mcp.chair import Chair, Notice, Wanted
from contrabande.adapters.mcp.here import TableHere
from contrabande.adapters.models.objection import NotTaken, objection
from contrabande.bots.registry import bot_at
from contrabande.engine.errors import shortened
from contrabande.wording import Catalogue, general

CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
MOST_TABLES = 100
"""The oldest table closes when one more is opened."""


class TablesHere:
    """Opens and finds them."""

    def __init__(self) -> None:
        self._tables: dict[str, TableHere] = {}

    async def notices(self) -> list[Notice]:
        """All that are not over."""
        running = [table for table in self._tables.values() if table.phase in ("lobby", "playing")]
        return [Notice(table.code, table.game.key, table.phase, len(table.free)) for table in running]

    async def open(self, wanted: Wanted) -> Chair:
        """A new table; with no free seats it is dealt at once."""
        bot = bot_at(wanted.game, wanted.level)
        table = TableHere(self._new_code(), wanted.game, wanted.options, wanted.seats, bot, wanted.free_seats + 1)
        while len(self._tables) >= MOST_TABLES:
            self._tables.pop(next(iter(self._tables)))
        self._tables[table.code] = table
        return table.sit(wanted.name, wanted.language)

    async def join(self, code: str, name: str, language: str) -> Chair:
        """The next free seat."""
        return self._table(code, language).sit(name, language)

    async def watch(self, code: str, language: str) -> Chair:
        """A watcher's place."""
        return self._table(code, language).watch(language)

    def _table(self, code: str, language: str) -> TableHere:
        table = self._tables.get(code.strip().upper())
        if table is None:
            words, quoted = Catalogue(None, language), repr(shortened(code))
            raise NotTaken(objection(words, "no-such-table", "model-no-table", general.SEATS, code=quoted))
        return table

    def _new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(4))
            if code not in self._tables:
                return code
