"""News of other processes: heard after their commit on PostgreSQL; on SQLite nobody is told."""

import asyncio

import pytest
from store_listening import Ear
from store_postgres import Postgres
from store_samples import a_sheet, rows

from contrabande.server.store.grapevine import messages
from contrabande.server.store.opening import open_store
from contrabande.server.store.sql import SqlStore

pytestmark = pytest.mark.anyio


async def opened(url: str, process: str, ear: Ear) -> SqlStore:
    """An open store of *process*."""
    store = open_store(url)
    await store.start(process, ear.hear)
    return store


async def test_the_others_hear_of_an_entry_and_its_writer_does_not(postgres: Postgres) -> None:
    url = postgres.new_database("hearing")
    ears = Ear(), Ear()
    one, two = await opened(url, "one", ears[0]), await opened(url, "two", ears[1])
    await one.create(a_sheet("anna: the first"), rows(0, 1))
    await ears[1].until("anna: the first", 2)
    assert await two.read("anna: the first") == rows(0, 1)
    await two.append("anna: the first", rows(2))
    await ears[0].until("anna: the first", 3)
    assert ears[0].heard == [("anna: the first", 3)]
    await one.stop()
    await two.stop()


async def test_news_of_many_tables_arrives_whole(postgres: Postgres) -> None:
    url = postgres.new_database("many")
    ear = Ear()
    one, two = await opened(url, "one", Ear()), await opened(url, "two", ear)
    tables = [f"{number:030}" for number in range(600)]
    await asyncio.gather(*(one.create(a_sheet(table), rows(0)) for table in tables))
    for table in tables:
        await ear.until(table, 1)
    await one.stop()
    await two.stop()


def test_messages_fit_into_what_postgresql_carries() -> None:
    sent = list(messages("ä" * 50, {"ü" * 100 + str(number): number for number in range(200)}))
    assert len(sent) > 1
    assert max(len(message.encode()) for message in sent) < 8000
    assert sum(message.count(":") for message in sent) == 200
