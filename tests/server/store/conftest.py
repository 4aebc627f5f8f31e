"""Every test of the store runs on both databases."""

import uuid
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from store_listening import Ear
from store_postgres import Postgres

from contrabande.server.store.opening import open_store
from contrabande.server.store.sql import SqlStore


@pytest.fixture
def anyio_backend() -> str:
    """The loop that the server uses."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """A real PostgreSQL of our own."""
    server = Postgres(tmp_path_factory.mktemp("postgres"))
    yield server
    server.close()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database(f"t{uuid.uuid4().hex}")


@pytest.fixture
def ear() -> Ear:
    """Keeps what the store says about other processes."""
    return Ear()


@pytest.fixture
async def store(url: str, ear: Ear, anyio_backend: str) -> AsyncIterator[SqlStore]:
    """An open store."""
    opened = open_store(url)
    await opened.start("one", ear.hear)
    yield opened
    await opened.stop()


@pytest.fixture
async def other(url: str, store: SqlStore, anyio_backend: str) -> AsyncIterator[SqlStore]:
    """A second process's store on the same database."""
    opened = open_store(url)
    await opened.start("two", lambda table, number: None)
    yield opened
    await opened.stop()
