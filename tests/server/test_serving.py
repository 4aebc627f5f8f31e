"""The house over HTTP and sockets: coming back, moving to another device, and what is kept."""

import asyncio
from itertools import pairwise
from pathlib import Path
from random import Random

import httpx
import pytest
from houses import one_who_is_asked, play_at_random, running, seated

from contrabande.bots.neural.advice import advised
from contrabande.bots.neural.bot import NeuralBot
from contrabande.bots.registry import bot_at
from contrabande.client import wire
from contrabande.client.house import House
from contrabande.client.place import Place, new_id
from contrabande.client.refusals import Refusal
from contrabande.client.sampling import sampled
from contrabande.engine.codec import actions_of
from contrabande.engine.record import decode
from contrabande.engine.replay import decided
from contrabande.engine.seats import Seat
from contrabande.games import game_named
from contrabande.server.doors import drawn

PERSON = "0123456789abcdef" * 2


def test_a_table_goes_on_after_the_server_was_started_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path / "t.db") as address, seated(address, "prohis", people=3, seats=3) as places:
            place = await one_who_is_asked(places)
            prompt = place.prompt
            assert prompt is not None
            await place.do(wire.Give(id="mine", prompt=prompt.number, action=sampled(prompt, Random(1))))
            async with House(address) as house:
                before = await house.state(place.admission)
        async with running(tmp_path / "t.db") as address, House(address) as house:
            after = await house.state(place.admission)
            assert after.match == before.match
            # Sent again, because nobody knows whether it arrived: it did, and is not done twice.
            again = wire.Give(id="mine", prompt=prompt.number, action=sampled(prompt, Random(2)))
            await house.do(place.admission, again)
            assert (await house.state(place.admission)).match == before.match

    asyncio.run(scene())


def test_a_pass_moves_a_seat_to_another_device_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path / "t.db") as address, House(address) as house:
            mine = await house.open_table(wire.OpenTable(name="Anna", game="hochstapler"))
            secret = (await house.new_pass(mine)).secret
            other = await house.redeem(secret)
            assert (other.member, other.seat) == (0, 0)
            assert other.token != mine.token
            async with Place(address, mine), Place(address, other) as phone:
                await phone.do(wire.Ready(id=new_id()))
            with pytest.raises(Refusal):
                await house.redeem(secret)
            with pytest.raises(Refusal):
                await house.state(wire.Admission(mine.table, None, 0, None, (await house.new_pass(mine)).secret))

    asyncio.run(scene())


def test_a_person_finds_his_finished_matches_and_nobody_elses(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path / "t.db") as address,
            seated(address, "hochstapler", people=1, seats=3, person=PERSON) as (place,),
            House(address) as house,
        ):
            await play_at_random(place, Random(1))
            (match,) = await house.matches_of(PERSON)
            assert (match.game, match.seat, match.players[0]) == ("hochstapler", 0, "Anna")
            assert await house.matches_of("f" * 32) == []
            assert (await house.replay(place.admission, "1"))[0].entry == 0

    asyncio.run(scene())


def test_a_replay_shows_what_each_seat_saw_after_every_entry(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path / "t.db") as address,
            seated(address, "prohis", people=2, seats=3) as places,
            House(address) as house,
        ):
            await asyncio.gather(*(play_at_random(place, Random(n)) for n, place in enumerate(places)))
            last = places[1].match
            assert last is not None
            mine = await house.replay(places[0].admission, "1", is_seen=True)
            everybody = await house.replay(places[0].admission, is_seen=True)
            assert len(mine) == len(everybody) == last.entries
            assert mine[-1].views == {"1": last.view}
            assert all(one.views["1"] == all_cards.views["1"] for one, all_cards in zip(mine, everybody))
            assert set(everybody[0].views) == {"0", "1", "2", "watcher"}
            assert [one.views["watcher"] for one in everybody] == [
                one.views["watcher"] for one in await house.replay(places[0].admission, "watcher", is_seen=True)
            ]
            # A stranger who was sent the film knows everybody by the same badge as those who sat there.
            table = places[0].table
            assert table is not None
            badges = {who.seat: wire.Cast(who.shape) for who in table.members}
            badges |= {bot.seat: wire.Cast(bot.shape, bot.level, bot.temper) for bot in table.bots}
            assert mine[0].cast == everybody[0].cast == tuple(badges[Seat(seat)] for seat in range(3))
            assert not any(one.cast for one in everybody[1:])
            # Whoever is asked answers next, and after the end nobody is.
            assert everybody[-1].asked == ()
            for before, after in pairwise(everybody):
                assert {str(seat) for seat in before.asked} == set(after.givers)
            assert [one.asked for one in mine] == [one.asked for one in everybody]
            assert (await house.replay(places[0].admission))[0].views == {}
            packed, plain = [await _replayed(address, places[0].admission, how) for how in ("gzip", "identity")]
            assert packed.headers["content-encoding"] == "gzip"
            assert packed.content == plain.content
            assert packed.num_bytes_downloaded < plain.num_bytes_downloaded / 10

    asyncio.run(scene())


async def _replayed(address: str, admission: wire.Admission, encoding: str) -> httpx.Response:
    headers = {"Authorization": f"Bearer {admission.token}", "Accept-Encoding": encoding}
    async with httpx.AsyncClient(base_url=address, headers=headers, trust_env=False) as line:
        return await line.get(f"/api/tables/{admission.table}/replay?views=yes")


def test_a_pass_comes_with_a_link_and_a_picture_of_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path / "t.db") as address, House(address) as house:
            mine = await house.open_table(wire.OpenTable(name="Anna", game="hochstapler"))
            made = await house.new_pass(mine)
            assert made.link == f"{address}/#pass={made.secret}"
            assert made.qr == drawn(made.link).decode()

    asyncio.run(scene())


def test_tables_that_anybody_may_join_are_listed_until_they_begin(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path / "t.db") as address, House(address) as house:
            opened = await house.open_table(wire.OpenTable(name="Anna", game="hochstapler", privacy="public"))
            await house.open_table(wire.OpenTable(name="Bram", game="prohis"))
            (listed,) = await house.public_tables()
            assert (listed.table, listed.code, listed.game) == (opened.table, opened.code, "hochstapler")
            async with seated(address, "hochstapler", people=1, seats=3, privacy="public"):
                while [one.table for one in await house.public_tables()] != [opened.table]:
                    await asyncio.sleep(0.02)  # the list is written a moment after the deal

    asyncio.run(scene())


def test_a_passer_by_sees_who_sits_there_and_how_far_they_are(tmp_path: Path) -> None:
    """By the code, without coming in: less than a watcher sees, and nobody is told."""

    async def scene() -> None:
        async with (
            running(tmp_path / "t.db") as address,
            House(address) as house,
        ):
            opened = await house.open_table(wire.OpenTable(name="Anna", shape="ship", game="meisterdiebe", seats=2))
            assert opened.code is not None
            before = (await house.table_with(opened.code)).glimpse
            anna = wire.Sitter(Seat(0), "Anna", "ship", None)
            assert before == wire.Glimpse(2, (anna,), 0, None, None)
            await house.do(opened, wire.AddBot(id="b", seat=Seat(1)))
            await house.do(opened, wire.Ready(id="r"))
            await house.do(opened, wire.Start(id="s"))
            notice = await house.table_with(opened.code)
            assert notice.glimpse is not None
            assert notice.phase == "playing"
            assert [who.temper is not None for who in notice.glimpse.sitters] == [False, True]
            assert notice.glimpse.round == 0
            assert notice.glimpse.begun_at is not None
            assert notice.changed_at <= notice.glimpse.begun_at
            assert (await house.state(opened)).table.members[1:] == ()
            assert all(one.glimpse is None for one in await house.public_tables())

    asyncio.run(scene())


def test_record_and_replay_wait_for_the_end(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path / "t.db") as address,
            seated(address, "meisterdiebe", people=2, seats=2) as places,
            House(address) as house,
        ):
            for asked in (house.record(places[0].admission), house.replay(places[0].admission)):
                with pytest.raises(Refusal) as refusal:
                    await asked
                assert refusal.value.refused.key == "not-finished"
            token = {"Authorization": f"Bearer {places[0].admission.token}"}
            async with httpx.AsyncClient(base_url=address, trust_env=False) as line:
                link = await line.get(f"/api/tables/{places[0].admission.table}/replay/link", headers=token)
                assert (link.status_code, link.json()["key"]) == (409, "not-finished")

    asyncio.run(scene())


def test_a_film_opens_its_match_and_nothing_else(tmp_path: Path) -> None:
    """Who is sent the link reads the match, and is not seen at the table; what is not quite the key opens nothing."""

    async def scene() -> None:
        async with (
            running(tmp_path / "t.db") as address,
            seated(address, "hochstapler", people=1, seats=3) as (place,),
            House(address) as house,
            httpx.AsyncClient(base_url=address, trust_env=False) as line,
        ):
            await play_at_random(place, Random(1))
            table = f"/api/tables/{place.admission.table}"

            async def status(path: str, key: str) -> int:
                return (await line.get(path, headers={"Authorization": f"Bearer {key}"})).status_code

            asked = await line.get(f"{table}/replay/link", headers={"Authorization": f"Bearer {place.admission.token}"})
            film = asked.json()
            link, _, key = film["link"].partition("#film=")
            assert link == f"{address}/t/{place.admission.table}/replay/1"
            assert film["qr"].encode() == drawn(film["link"])
            for door in ("replay", "record", "replay/link", "replay?match=1", "replay/advice?seat=1"):
                assert await status(f"{table}/{door}", key) == 200
                assert await status(f"{table}/{door}", key[::-1]) == 401
            for door in ("", "/stream", "/replay?match=2", "/replay?match=x"):
                assert await status(table + door, key) == 401
            assert await status(f"/api/tables/{'0' * 20}/replay", key) == 401
            assert (await line.get(f"{table}/replay")).status_code == 401
            assert len((await house.state(place.admission)).table.members) == 1

    asyncio.run(scene())


def test_a_champion_says_what_it_would_have_done_in_a_seats_place(tmp_path: Path) -> None:
    """At each choice that the seat made, by what the seat saw then; its odds are odds, and are told best first."""

    async def scene() -> None:
        async with (
            running(tmp_path / "t.db") as address,
            seated(address, "prohis", people=1, seats=3) as (place,),
            House(address) as house,
            httpx.AsyncClient(base_url=address, trust_env=False) as line,
        ):
            door = f"/api/tables/{place.admission.table}/replay/advice"
            token = {"Authorization": f"Bearer {place.admission.token}"}
            early = await line.get(f"{door}?seat=0", headers=token)
            assert (early.status_code, early.json()["key"]) == (409, "not-finished")
            await play_at_random(place, Random(1))
            told = await house.advice(place.admission, 0)
            record, game = decode(await house.record(place.admission)), game_named("prohis")
            bot = bot_at(game, "champion")
            assert isinstance(bot, NeuralBot)
            choices = (choice for choice in decided(game, record) if choice.seat == 0)
            for advice, choice in zip(told, choices, strict=True):
                given = actions_of(game).decode(choice.given)
                sight = choice.match.view(Seat(0)), choice.ask, choice.match.knowledge(Seat(0))
                found = advised(bot, *sight, given)
                assert found is not None
                assert (advice.entry, advice.name, advice.key) == (choice.moment, "Anna", choice.ask.key)
                assert actions_of(game).decode(advice.given.action) == given
                assert advice.given.odds == pytest.approx(found.given)
                odds = [considered.odds for considered in advice.likely]
                assert odds == pytest.approx([each for _, each in found.likely])
            assert await house.advice(place.admission, 2, match=1)
            for wrong in ("", "?seat=3", "?seat=-1", "?seat=all", "?seat=0&eyes=all"):
                assert (await line.get(door + wrong, headers=token)).status_code == 400
            assert (await line.get(f"{door}?seat=0")).status_code == 401

    asyncio.run(scene())


@pytest.mark.parametrize("then", [wire.Again(id="again"), wire.Leave(id="home, too")], ids=["again", "closed"])
def test_who_leaves_after_the_end_still_stands_in_the_result(then: wire.AnyCommand, tmp_path: Path) -> None:
    """With the badge by which he was known, not as one of those who are there; so do all when the table is closed.

    In the hall his seat is free.
    """

    def seated_there(table: wire.TableView) -> dict[Seat, str]:
        return {who.seat: who.shape for who in table.members if who.seat is not None}

    async def scene() -> None:
        async with (
            running(tmp_path / "t.db") as address,
            seated(address, "hochstapler", people=2, seats=3) as (anna, bram),
            House(address) as house,
        ):
            await asyncio.gather(play_at_random(anna, Random(1)), play_at_random(bram, Random(2)))
            watcher = await house.join(anna.admission.table, wire.JoinTable(name="Cleo", role="watcher"))
            before = seated_there((await house.state(watcher)).table)
            await house.do(bram.admission, wire.Leave(id="home"))
            table = (await house.state(watcher)).table
            assert (table.phase, seated_there(table)) == ("finished", before)
            (gone,) = (who for who in table.members if who.member == bram.admission.member)
            assert (gone.has_left, gone.is_present) == (True, False)
            await house.do(anna.admission, then)
            table = (await house.state(watcher)).table
            if table.phase == "closed":
                assert seated_there(table) == before
            else:
                assert (table.phase, list(seated_there(table))) == ("lobby", [0])

    asyncio.run(scene())


def test_no_champion_knows_house_rules(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path / "t.db") as address,
            seated(address, "hochstapler", people=1, seats=3, options={"mode": "to10"}) as (place,),
            House(address) as house,
        ):
            await play_at_random(place, Random(1))
            with pytest.raises(Refusal) as refusal:
                await house.advice(place.admission, 0)
            assert (refusal.value.status, refusal.value.refused.key) == (409, "not-learned")

    asyncio.run(scene())


def test_the_twin_of_the_socket_tells_the_same_lines(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path / "t.db") as address,
            House(address) as house,
        ):
            mine = await house.open_table(wire.OpenTable(name="Anna", game="hochstapler"))
            stream = house.stream(mine)
            first = await anext(stream)
            assert isinstance(first, wire.State)
            await house.do(mine, wire.Phrase(id="p", number=7))
            async for message in stream:
                assert isinstance(message, wire.Step)
                if b"phrase" in b"".join(bytes(one.what) for one in message.happened):
                    break
            await stream.aclose()  # type: ignore[attr-defined]

    asyncio.run(scene())


def test_a_token_opens_its_own_table_only(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path / "t.db") as address, House(address) as house:
            one = await house.open_table(wire.OpenTable(name="Anna", game="hochstapler"))
            two = await house.open_table(wire.OpenTable(name="Bram", game="prohis"))
            crossed = wire.Admission(two.table, None, 0, Seat(0), one.token)
            for refused in (house.state(crossed), Place(address, crossed).connect()):
                with pytest.raises(Refusal):
                    await refused

    asyncio.run(scene())


def test_the_house_says_that_it_is_well_and_counts_without_names(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path / "t.db") as address,
            seated(address, "hochstapler", people=2, seats=3) as places,
            httpx.AsyncClient(base_url=address) as http,
        ):
            assert (await http.get("/health")).json()["status"] == "ok"
            counted = (await http.get("/metrics")).text
            assert "contrabande_sockets 2.0" in counted
            assert places[0].admission.token not in counted
            page = await http.get("/")
            assert "default-src 'self'" in page.headers["content-security-policy"]

    asyncio.run(scene())


def test_a_page_from_elsewhere_opens_no_socket(tmp_path: Path) -> None:
    from websockets.asyncio.client import connect
    from websockets.exceptions import InvalidStatus

    async def scene() -> None:
        async with running(tmp_path / "t.db") as address, House(address) as house:
            mine = await house.open_table(wire.OpenTable(name="Anna", game="hochstapler"))
            url = f"ws{address.removeprefix('http')}/api/tables/{mine.table}/socket"
            with pytest.raises(InvalidStatus):
                await connect(url, origin="https://elsewhere.example")  # type: ignore[arg-type]

    asyncio.run(scene())


def test_links_lead_to_where_phones_find_the_house(tmp_path: Path) -> None:
    async def scene() -> None:
        lan = "http://192.0.2.7:8321"
        async with running(tmp_path / "t.db", address=lan) as address, httpx.AsyncClient() as http:
            assert (await http.get(f"{address}/api/house")).json() == {"address": lan}
            named = await http.get(f"{address}/api/house", headers={"host": "tables.example"})
            assert named.json() == {"address": "http://tables.example"}

    asyncio.run(scene())


def test_who_looked_on_and_went_away_locks_nobody_out(tmp_path: Path) -> None:
    """A crowd that came by the code and is not there any more: others look on, and who wants to play sits down."""

    async def scene() -> None:
        async with running(tmp_path / "t.db") as address, House(address) as house:
            opened = await house.open_table(wire.OpenTable(name="Anna", game="hochstapler", seats=3))
            for number in range(70):
                await house.join(opened.table, wire.JoinTable(name=f"Eve {number}", role="watcher"))
            bram = await house.join(opened.table, wire.JoinTable(name="Bram"))
            assert bram.seat == 1
            members = (await house.state(opened)).table.members
            assert {"Anna", "Bram", "Eve 69"} <= {who.name for who in members}
            assert len(members) <= 64

    asyncio.run(scene())
