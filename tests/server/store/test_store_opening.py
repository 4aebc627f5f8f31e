"""Opening: addresses, and the schema that is brought up to date."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text
from store_postgres import Postgres

from contrabande.server.store import opening
from contrabande.server.store.engines import Synchronous, writing_engine
from contrabande.server.store.interface import StoreError
from contrabande.server.store.migrating import prepare
from contrabande.server.store.opening import default_database, open_store, parsed
from contrabande.server.store.schema import metadata


def test_the_migrations_make_the_schema(url: str) -> None:
    engine = writing_engine(*parsed(url))
    prepare(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_processes_that_start_at_once_do_not_disturb_each_other(url: str) -> None:
    engines = [writing_engine(*parsed(url)) for _ in range(4)]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(prepare, engines)) == [None] * 4
    for engine in engines:
        engine.dispose()


def test_a_database_of_a_newer_version_is_refused(url: str) -> None:
    engine = writing_engine(*parsed(url))
    prepare(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = 'from the future'"))
    with pytest.raises(StoreError, match="newer version"):
        prepare(engine)
    engine.dispose()


def test_sqlite_waits_for_the_disk_unless_told_otherwise(tmp_path: Path) -> None:
    for wish, level in (("", 2), ("?synchronous=FULL", 2), ("?synchronous=OFF", 0)):
        engine = writing_engine(*parsed(f"sqlite:///{tmp_path}/tables.db{wish}"))
        prepare(engine)
        with engine.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == level
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        engine.dispose()


def test_postgresql_waits_for_the_disk_unless_told_otherwise(postgres: Postgres) -> None:
    url = postgres.new_database("waiting")
    for synchronous, level in ((Synchronous.FULL, "on"), (Synchronous.OFF, "off")):
        engine = writing_engine(parsed(url)[0], synchronous)
        with engine.connect() as connection:
            assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == level
        engine.dispose()


@pytest.mark.parametrize("url", ["mysql://x", "sqlite://", "sqlite:///:memory:", "x://", "a?synchronous=MAYBE"])
def test_other_addresses_are_refused(url: str) -> None:
    with pytest.raises(StoreError, match="postgresql://"):
        open_store(url)


def test_a_refusal_keeps_the_password_to_itself() -> None:
    with pytest.raises(StoreError) as refusal:
        open_store("postgresql://anna:secret@host:none/x")
    assert "secret" not in str(refusal.value)


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "find_spec", lambda name: None)
    with pytest.raises(StoreError, match=r"contrabande\[postgres\]"):
        open_store("postgresql://anna@localhost/tables")


def test_the_default_is_the_environment_or_a_file_of_this_user(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONTRABANDE_DATABASE", "postgresql://anna@localhost/tables")
    assert default_database() == "postgresql://anna@localhost/tables"
    monkeypatch.delenv("CONTRABANDE_DATABASE")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    monkeypatch.setattr("sys.platform", "linux")
    assert default_database() == "/data/contrabande/tables.db"
