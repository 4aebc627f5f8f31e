"""A table that cannot be read, from outside: whoever asks for it is told so, and nobody else notices."""

import asyncio
import contextlib
import json
import logging
import sqlite3
from pathlib import Path

import httpx
import pytest
from houses import running
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from contrabande.client import wire
from contrabande.client.house import House
from contrabande.server.running import Lines

SECRET = "5" * 32


async def two_tables(database: Path) -> tuple[wire.Admission, wire.Admission]:
    """One that is sound, and one with an entry that nobody knows; both of the same person."""
    async with running(database) as address, House(address) as house:
        opened = [
            await house.open_table(wire.OpenTable(name="Anna", game="hochstapler", person=SECRET)) for _ in range(2)
        ]
    spoilt = "UPDATE logs SET body = replace(body, 'Joined', 'Jumped') WHERE \"table\" = ?"
    with contextlib.closing(sqlite3.connect(database)) as plain, plain:
        plain.execute(spoilt, (opened[1].table,))
    return opened[0], opened[1]


def signed(token: str, language: str = "en") -> dict[str, str]:
    """The headers of a request."""
    return {"authorization": f"Bearer {token}", "accept-language": language}


def test_who_asks_for_it_is_told_in_his_language(tmp_path: Path) -> None:
    async def scene() -> None:
        _, bad = await two_tables(tmp_path / "t.db")
        async with running(tmp_path / "t.db") as address, httpx.AsyncClient(base_url=address) as client:
            path = f"/api/tables/{bad.table}"
            asked = [await client.get(path, headers=signed(bad.token, one)) for one in ("en", "nl", "de")]
            joined = await client.post(f"{path}/join", json={"name": "Bram"})
        assert {reply.status_code for reply in (*asked, joined)} == {409}
        assert {reply.json()["key"] for reply in (*asked, joined)} == {"table-unreadable"}
        assert [reply.json()["text"].split()[0] for reply in asked] == ["This", "Deze", "Dieser"]

    asyncio.run(scene())


def test_a_socket_is_sent_away_politely(tmp_path: Path) -> None:
    async def scene() -> None:
        _, bad = await two_tables(tmp_path / "t.db")
        async with running(tmp_path / "t.db") as address:
            path = f"{address.replace('http', 'ws', 1)}/api/tables/{bad.table}/socket"
            async with connect(path) as socket:
                await socket.send(json.dumps({"type": "hello", "token": bad.token}))
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013

    asyncio.run(scene())


def test_the_other_tables_of_its_people_are_there(tmp_path: Path) -> None:
    async def scene() -> None:
        good, bad = await two_tables(tmp_path / "t.db")
        async with running(tmp_path / "t.db") as address, httpx.AsyncClient(base_url=address) as client:
            assert (await client.get("/api/me/matches", headers=signed(SECRET))).json() == {"matches": []}
            state = await client.get(f"/api/tables/{good.table}", headers=signed(good.token))
            assert state.status_code == 200
            told = await client.get(f"/api/codes/{bad.code}")
            assert (told.status_code, told.json()["glimpse"]) == (200, None)
            assert "contrabande_tables_unreadable 1.0" in (await client.get("/metrics")).text
            assert (await client.get("/health")).status_code == 200

    asyncio.run(scene())


def test_the_log_names_the_table_and_tells_nothing_of_it(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> wire.Admission:
        _, bad = await two_tables(tmp_path / "t.db")
        async with running(tmp_path / "t.db") as address, httpx.AsyncClient(base_url=address) as client:
            await client.get(f"/api/tables/{bad.table}", headers=signed(bad.token))
        return bad

    bad = asyncio.run(scene())
    (line,) = [Lines().format(record) for record in caplog.records if record.levelno == logging.ERROR]
    told = json.loads(line)
    assert told["what"] == f"table {bad.table} is set aside: log entry 1 cannot be read (ValidationError)"
    assert "Anna" not in line
    assert bad.token not in line
