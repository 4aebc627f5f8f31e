"""Bringing the schema up to date, also when several processes start at once."""

from time import sleep

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, exc, text

from contrabande.server.store.engines import use_write_ahead_log
from contrabande.server.store.interface import StoreError

LOCK = 0x636F6E7472
"""The number under which processes that start at once wait for each other in PostgreSQL."""


TRIES = 20
"""Processes that open a new SQLite file at the same moment find it locked, and try again."""


def prepare(engine: Engine) -> None:
    """Make the database at *engine* ready for use."""
    for chance_left in reversed(range(TRIES)):
        try:
            use_write_ahead_log(engine)
            break
        except exc.OperationalError as error:
            if "locked" not in str(error) or not chance_left:
                raise
            sleep(0.05)
    with engine.begin() as connection:
        bring_up_to_date(connection)


def bring_up_to_date(connection: Connection) -> None:
    """Run the steps that this database has not seen yet, within the transaction of *connection*."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    try:
        command.upgrade(_config(connection), "head")
    except CommandError as error:
        raise StoreError(f"the database comes from a newer version of contrabande ({error}); upgrade first") from None


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", "contrabande.server.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
