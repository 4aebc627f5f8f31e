"""The first tables: sheets, logs, grants, processes."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Add the four tables and their indexes."""
    _add_sheets()
    _add_logs()
    _add_grants()
    op.create_table(
        "processes",
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("process", name="processes_pk"),
    )


def _add_sheets() -> None:
    op.create_table(
        "sheets",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("code", sa.Text),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("wake_at", sa.BigInteger),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("holder", sa.Text),
        sa.PrimaryKeyConstraint("table", name="sheets_pk"),
        sa.UniqueConstraint("code", name="sheets_code_once"),
    )
    op.create_index("sheets_by_wake", "sheets", ["wake_at"])
    op.create_index("sheets_by_change", "sheets", ["changed_at"])


def _add_logs() -> None:
    op.create_table(
        "logs",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="logs_pk"),
        sa.ForeignKeyConstraint(["table"], ["sheets.table"], name="logs_table_fk", ondelete="CASCADE"),
    )


def _add_grants() -> None:
    op.create_table(
        "grants",
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("member", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person", sa.LargeBinary),
        sa.Column("expires", sa.BigInteger),
        sa.PrimaryKeyConstraint("hash", name="grants_pk"),
        sa.ForeignKeyConstraint(["table"], ["sheets.table"], name="grants_table_fk", ondelete="CASCADE"),
    )
    op.create_index("grants_by_table", "grants", ["table"])
    op.create_index("grants_by_person", "grants", ["person"])
