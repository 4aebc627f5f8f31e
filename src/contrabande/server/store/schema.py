"""The tables of the database, the same for SQLite and PostgreSQL."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData(
    naming_convention={
        "pk": "%(table_name)s_pk",
        "fk": "%(table_name)s_%(column_0_name)s_fk",
        "uq": "%(table_name)s_%(column_0_name)s_once",
    }
)

sheets = Table(
    "sheets",
    metadata,
    Column("table", Text, primary_key=True),
    Column("code", Text, unique=True),
    Column("game", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("wake_at", BigInteger),
    Column("changed_at", BigInteger, nullable=False),
    Column("holder", Text),
    Index("sheets_by_wake", "wake_at"),
    Index("sheets_by_change", "changed_at"),
)
"""Covers; `holder` is the process that looks after the table as long as it is alive."""

logs = Table(
    "logs",
    metadata,
    Column("table", Text, ForeignKey("sheets.table", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

grants = Table(
    "grants",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("table", Text, ForeignKey("sheets.table", ondelete="CASCADE"), nullable=False),
    Column("member", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("person", LargeBinary),
    Column("expires", BigInteger),
    Index("grants_by_table", "table"),
    Index("grants_by_person", "person"),
)

processes = Table(
    "processes",
    metadata,
    Column("process", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
)
"""Who is alive: a process holds its tables while `until` lies ahead, by the clock of the leases."""
