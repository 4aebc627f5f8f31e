"""Reading: a table from its log, or why that cannot be done; a log outlives many versions of the program."""

from collections.abc import Iterator, Sequence

from contrabande.server.refusal import TableRefusal
from contrabande.server.store.interface import Row
from contrabande.server.table import Table


class Unreadable(TableRefusal):
    """A table whose log this program does not understand; what stands in the log is not told."""

    def __init__(self, table: str, why: str) -> None:
        super().__init__("table-unreadable")
        self.table = table
        self.why = why


class _Followed(list[Row]):
    """Rows that know which of them was looked at last."""

    last = 0

    def __iter__(self) -> Iterator[Row]:
        for row in super().__iter__():
            self.last = row.number
            yield row


def read_table(name: str, rows: Sequence[Row]) -> Table:
    """The table that its whole log tells of (Unreadable)."""
    missing = next((place for place, row in enumerate(rows) if row.number != place), None if rows else 0)
    if missing is not None:
        raise Unreadable(name, f"log entry {missing} is missing")
    followed = _Followed(rows)
    try:
        table = Table.read(name, followed)
        followed.last = 0
        assert table.arrangement, "the first entry opens the table"
    except Exception as error:  # whatever it is, it is about this table alone
        raise Unreadable(name, f"log entry {followed.last} cannot be read ({type(error).__name__})") from None
    return table
