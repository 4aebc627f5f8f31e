"""A seat that is taken over in a running house: to the end of the match, over a restart, against a bot that thinks."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from houses import play_at_random, running, seated
from late_guests import BOT, ask, welcome

from contrabande.client import wire
from contrabande.client.house import House
from contrabande.client.place import Place, new_id
from contrabande.client.refusals import Refusal
from contrabande.engine.codec import encode
from contrabande.engine.match import AnyMatch
from contrabande.engine.record import decode
from contrabande.engine.replay import verify
from contrabande.engine.seats import Seat
from contrabande.games import GAMES, game_named
from contrabande.server.thinking import Thinker

PERSON = "0123456789abcdef" * 2


async def guest_of(house: House, place: Place, **wanted: object) -> wire.Admission:
    """Somebody who comes by the code while they play."""
    return await house.join(place.admission.table, wire.JoinTable(name="Late", role="watcher", **wanted))  # type: ignore[arg-type]


async def taken_over(place: Place, late: Place, seat: Seat) -> None:
    """He asks, and is let in, and both know it."""
    await late.do(ask(seat))
    while place.table is None or not place.table.wishes:
        await place.news()
    await place.do(welcome(late.admission.member, seat))
    while late.match is None or late.match.seat != seat:
        await late.news()


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_a_newcomer_plays_the_match_to_its_end(game: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path / "t.db") as address,
            seated(address, game, people=1, seats=3) as (place,),
            House(address) as house,
            asyncio.timeout(60),
            Place(address, await guest_of(house, place, person=PERSON)) as late,
        ):
            with pytest.raises(Refusal):
                await late.do(welcome(late.admission.member, BOT))
            await taken_over(place, late, BOT)
            # What the watcher had heard is gone; all of it is told once more, as the seat heard it.
            numbers = [happening.number for happening in late.happened]
            assert numbers == list(range(numbers[0], late.number + 1))
            await asyncio.gather(play_at_random(place, Random(1)), play_at_random(late, Random(2)))
            record = decode(await house.record(late.admission))
            assert verify(game_named(game), record).outcome == record.end.outcome
            (match,) = await house.matches_of(PERSON)
            assert (match.seat, match.players[2]) == (BOT, "Late")
            told = await house.replay(late.admission)
            (over,) = (one for entry in told for one in entry.taken)
            assert (told[0].cast[2].name, over.seat, over.name) == ("Late", BOT, "Late")
            assert over.was.name == record.header.players[BOT]
            assert over.was.temper is not None
            advice = await house.advice(late.admission, BOT)
            (after,) = (entry.entry for entry in told if entry.taken)
            assert advice
            for each in advice:
                assert each.name == ("Late" if each.entry >= after else over.was.name)

    asyncio.run(scene())


def test_a_house_that_is_started_again_knows_who_asks_and_who_took_over(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path / "t.db") as address,
            seated(address, "hochstapler", people=1, seats=3, pace="relaxed") as (place,),
            House(address) as house,
        ):
            late = await guest_of(house, place)
            await house.do(late, wire.AskSeat(id="asked", seat=BOT))
        async with running(tmp_path / "t.db") as address, House(address) as house:
            assert (await house.state(place.admission)).table.wishes == (wire.Wish(late.member, BOT),)
            # Sent again, because nobody knows whether it arrived.
            await house.do(late, wire.AskSeat(id="asked", seat=BOT))
            await house.do(place.admission, wire.LetIn(id="in", member=late.member, seat=BOT))
            before = await house.state(late)
        async with running(tmp_path / "t.db") as address, House(address) as house:
            await house.do(place.admission, wire.LetIn(id="in", member=late.member, seat=BOT))
            after = await house.state(late)
            assert after.match is not None
            assert (after.match.seat, after.match) == (BOT, before.match)
            assert not [bot for bot in after.table.bots if bot.seat == BOT]

    asyncio.run(scene())


def test_who_left_and_comes_in_again_is_known_by_the_secret_of_his_device(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path / "t.db") as address,
            House(address) as house,
            seated(address, "hochstapler", people=2, seats=3, pace="relaxed", person=PERSON) as (mine, _),
        ):
            await mine.do(wire.Leave(id=new_id()))
            again = await house.join(mine.admission.table, wire.JoinTable(name="New", role="watcher", person=PERSON))
            with pytest.raises(Refusal) as refusal:
                await house.do(again, ask(BOT))
            assert refusal.value.refused.key == "saw-another-hand"
            await house.do(again, ask(0))
            other = await house.join(mine.admission.table, wire.JoinTable(name="Other", person="f" * 32))
            await house.do(other, ask(BOT))

    asyncio.run(scene())


def test_one_person_at_two_places_is_one_whichever_came_first(tmp_path: Path) -> None:
    """Also where both come at the same moment; and coming again and again makes no entry longer."""

    async def scene() -> None:
        async with running(tmp_path / "t.db") as address, House(address) as house:
            mine = await house.open_table(wire.OpenTable(name="Anna", game="hochstapler", seats=3))
            wanted = [wire.JoinTable(name=role, role=role, person=PERSON) for role in ("watcher", "player")]
            watcher, player = await asyncio.gather(*(house.join(mine.table, one) for one in wanted))
            await house.do(mine, wire.AddBot(id=new_id(), seat=BOT))
            for one in (mine, player):
                await house.do(one, wire.Ready(id=new_id()))
            await house.do(mine, wire.Start(id=new_id()))
            for _ in range(12):
                again = await house.join(mine.table, wire.JoinTable(name="Again", role="watcher", person=PERSON))
                await house.do(again, wire.Leave(id=new_id()))
            with pytest.raises(Refusal) as refusal:
                await house.do(watcher, ask(BOT))
            assert refusal.value.refused.key == "saw-another-hand"
        with closing(sqlite3.connect(tmp_path / "t.db")) as database:
            wanted_of = "SELECT length(body) FROM logs WHERE CAST(body AS TEXT) LIKE ?"
            marks, joins = (database.execute(wanted_of, (f"%{kind}%",)).fetchall() for kind in ("Recognised", "Joined"))
            assert (len(marks), len(joins), len(set(marks))) == (14, 15, 2)
            assert max(joins) < (130,)

    asyncio.run(scene())


def test_a_pass_makes_one_of_the_persons_at_two_devices(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path / "t.db") as address,
            House(address) as house,
            seated(address, "hochstapler", people=2, seats=3, pace="relaxed", person=PERSON) as (mine, _),
        ):
            table, phone = mine.admission.table, "f" * 32
            secret = (await house.new_pass(mine.admission)).secret
            with pytest.raises(Refusal) as refusal:
                await house.redeem(secret, "F" * 32)
            assert refusal.value.refused.key == "person-form"
            other = await house.redeem(secret, phone)
            again = await house.redeem((await house.new_pass(mine.admission)).secret, phone)
            assert (other.member, again.member) == (0, 0)
            await house.do(other, wire.Leave(id=new_id()))
            guest = await house.join(table, wire.JoinTable(name="New", role="watcher", person=phone))
            with pytest.raises(Refusal) as refusal:
                await house.do(guest, ask(BOT))
            assert refusal.value.refused.key == "saw-another-hand"
        with closing(sqlite3.connect(tmp_path / "t.db")) as database:
            wanted_of = "SELECT count(*) FROM logs WHERE CAST(body AS TEXT) LIKE '%Recognised%'"
            assert database.execute(wanted_of).fetchone() == (3,)

    asyncio.run(scene())


def test_in_a_log_from_before_there_were_marks_a_person_is_found_by_his_token(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path / "t.db") as address,
            seated(address, "hochstapler", people=2, seats=3, pace="relaxed", person=PERSON) as (mine, _),
        ):
            await mine.do(wire.Leave(id=new_id()))
        with closing(sqlite3.connect(tmp_path / "t.db")) as database, database:
            # An entry that says nothing, so that the numbers stay.
            said = b'{"entry":{"type":"Renamed","member":0,"name":"Anna","shape":"star","language":"en"}}'
            made = database.execute("UPDATE logs SET body = ? WHERE CAST(body AS TEXT) LIKE '%Recognised%'", (said,))
            assert made.rowcount == 1
        async with running(tmp_path / "t.db") as address, House(address) as house:
            again = await house.join(mine.admission.table, wire.JoinTable(name="New", role="watcher", person=PERSON))
            with pytest.raises(Refusal) as refusal:
                await house.do(again, ask(BOT))
            assert refusal.value.refused.key == "saw-another-hand"

    asyncio.run(scene())


def some_answer(match: AnyMatch, seat: Seat) -> bytes:
    """An answer to what the seat was asked."""
    prompt = match.prompt(seat)
    assert prompt is not None
    return encode(prompt.ask.sample(Random(1).random))


def test_a_bot_that_was_thinking_says_nothing_when_somebody_sits_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, goes_on = asyncio.Event(), asyncio.Event()

    async def slowly(self: Thinker, match: AnyMatch, seat: Seat, level: str, temper: str) -> bytes:
        begun.set()
        await goes_on.wait()
        return some_answer(match, seat)

    monkeypatch.setattr(Thinker, "answer", slowly)

    async def scene() -> None:
        async with (
            running(tmp_path / "t.db") as address,
            seated(address, "hochstapler", people=1, seats=3, pace="relaxed", options={"start_player": "seat0"}) as (
                place,
            ),
            House(address) as house,
            asyncio.timeout(20),
            Place(address, await guest_of(house, place)) as late,
        ):
            while place.prompt is not None:
                await place.do(wire.Give(id=new_id(), prompt=place.prompt.number, action=place.prompt.example))
            await begun.wait()
            assert place.table is not None
            (asked,) = place.table.asked
            await taken_over(place, late, asked)
            assert late.prompt is not None
            number = late.prompt.number
            goes_on.set()
            await asyncio.sleep(0.3)
            assert late.prompt is not None
            assert late.prompt.number == number
            await late.do(wire.Give(id=new_id(), prompt=number, action=late.prompt.example))

    asyncio.run(scene())
