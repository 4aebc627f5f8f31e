"""What an attacker may try beside the rules: odd addresses, many devices, a long story, a crowd that listens."""

import asyncio
import logging
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from houses import running
from tables import Desk

from contrabande.client import wire
from contrabande.client.house import House
from contrabande.client.place import Place, new_id
from contrabande.engine.seats import Seat
from contrabande.server import entries as log
from contrabande.server import running as process
from contrabande.server import showing
from contrabande.server.limits import Bucket, Lane, Limits
from contrabande.server.names import BOT_NAMES, bot_name, checked_name
from contrabande.server.refusal import TableRefusal
from contrabande.server.room import MOST_DEVICES, MOST_WATCHING, Room
from contrabande.server.sockets import HEARD_BY


@pytest.mark.parametrize("path", ["/%00", "/" + "x" * 5000, "/..%2f..%2fetc%2fpasswd", "/assets/%ff"])
def test_an_odd_address_is_the_first_page_and_nothing_else(path: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path / "t.db") as address, httpx.AsyncClient(base_url=address) as http:
            first, odd = await http.get("/"), await http.get(path)
            assert (odd.status_code, odd.content) == (first.status_code, first.content)

    asyncio.run(scene())


def test_one_device_too_many_lets_the_oldest_go(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path / "t.db") as address, House(address) as house:
            mine = await house.open_table(wire.OpenTable(name="Anna", game="hochstapler"))
            places = [Place(address, mine) for _ in range(MOST_DEVICES + 1)]
            for place in places:
                await place.connect()
            while places[0].is_connected:
                await places[0].news()
            await places[-1].do(wire.Ready(id=new_id()))
            assert all(place.is_connected for place in places[1:])
            for place in places:
                await place.close()

    asyncio.run(scene())


def test_what_is_the_same_for_everybody_is_put_into_words_once(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk()
    for _ in range(50):
        desk.take(log.Came(0, "p"), log.Went(0, "p"))
    before = desk.showing().state(0, None, desk.at)
    calls: list[object] = []
    monkeypatch.setattr(showing, "public", calls.append)
    assert desk.showing().state(0, None, desk.at) == before
    assert calls == []


def test_a_command_that_many_hear_costs_its_sender_more() -> None:
    alone, in_a_crowd = Bucket(5.0, 10.0), Bucket(5.0, 10.0)
    waits = [alone.wait() + alone.wait(2 / HEARD_BY) for _ in range(5)]
    crowded = [in_a_crowd.wait() + in_a_crowd.wait(64 / HEARD_BY) for _ in range(5)]
    assert max(waits) == 0
    assert crowded[-1] > 0


def test_an_audience_makes_nobodys_command_much_dearer() -> None:
    crowded = SimpleNamespace(table=Desk(seats=3).table, connections={member: range(8) for member in range(60)})
    assert Room.listeners.fget(crowded) == 3 * 8 + MOST_WATCHING  # type: ignore[attr-defined]


def test_many_openings_of_one_address_come_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    asleep: list[float] = []
    nap = asyncio.sleep

    async def sleep(seconds: float) -> None:
        asleep.append(seconds)
        assert len(asleep) == 1
        await nap(0)
        asleep.pop()

    monkeypatch.setattr("contrabande.server.limits.asyncio.sleep", sleep)

    async def scene() -> None:
        openings = Limits(0.2, 1.0, Lane(), is_one_by_one=True)
        await asyncio.gather(*(openings.slow_down("10.0.0.7") for _ in range(5)))

    asyncio.run(scene())


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u115f", "\u034f", "\ufe0f", "\ufe0e \ufe0f\ufe0f"])
def test_nobody_has_a_name_that_cannot_be_seen(name: str) -> None:
    with pytest.raises(TableRefusal, match="name-form"):
        checked_name(name)


def test_what_looks_alike_is_one_name() -> None:
    assert checked_name("Rene\u0301", {"Ren\u00e9"}) == "Ren\u00e9 2"
    assert checked_name("An\ufe0fna\ufe0e", {"Anna"}) == "Anna 2"
    assert checked_name("\u2764\ufe0f\ufe0f", {"\u2764\ufe0f"}) == "\u2764\ufe0f 2"


def test_nobody_takes_the_name_of_a_bot() -> None:
    desk = Desk()
    desk.take(log.Stood(2), log.BotSeated(Seat(2), "solid", "even", "Max", "star"))
    desk.do(0, wire.Speak(id=new_id(), name="Max"))
    assert desk.table.members[0].name == "Max 2"


def test_names_differ_by_more_than_capitals() -> None:
    assert checked_name("joris", {"Joris"}) == "joris 2"
    assert checked_name("JORIS", {"Joris", "joris 2"}) == "JORIS 3"
    assert checked_name("STRASSE", {"Straße"}) == "STRASSE 2"
    assert bot_name([name.upper() for name in BOT_NAMES if name != "Max"])[0] == "Max"


def test_what_was_carried_out_in_the_side_lane_delays_those_who_come_next(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(round(seconds, 6))

    monkeypatch.setattr("contrabande.server.limits.monotonic", lambda: 1.0)
    monkeypatch.setattr("contrabande.server.limits.asyncio.sleep", sleep)
    lane = Lane(rate=100.0)

    async def scene() -> None:
        await lane.turn()
        lane.charge(4)
        await lane.turn(3)
        await lane.turn()

    asyncio.run(scene())
    assert waits == [0.05, 0.08]


def test_the_faults_of_senders_are_not_in_the_log() -> None:
    def line(text: str) -> bool:
        return process.is_ours(logging.makeLogRecord({"msg": text}))

    assert not line("Invalid HTTP request received.")
    assert line("Exception in ASGI application")
