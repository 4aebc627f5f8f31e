"""Covers and entries for the tests of the store."""

from contrabande.server.store.interface import Row, Sheet


def a_sheet(
    table: str = "anna",
    code: str | None = None,
    *,
    phase: str = "lobby",
    is_public: bool = False,
    wake_at: int | None = None,
    changed_at: int = 1,
) -> Sheet:
    """The cover of a table."""
    return Sheet(table, code, "hochstapler", phase, is_public, wake_at, changed_at)


def a_row(number: int, body: bytes = b"{}") -> Row:
    """An entry."""
    return Row(number, 1000 + number, body)


def rows(*numbers: int) -> list[Row]:
    """Entries with these numbers."""
    return [a_row(number) for number in numbers]
