"""The same seat over another house: `contrabande mcp --server URL`."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import httpx
from houses import running
from mcp_guests import Guest, guest

from contrabande.adapters.mcp.tables_there import TablesThere


def at_a_house(folder: Path, do: Callable[[Guest, Guest, str], Awaitable[None]]) -> None:
    """Run *do* with two guests whose tables are in a house of their own, and its address."""

    async def run() -> None:
        async with (
            running(folder / "house.db") as address,
            guest(TablesThere(address)) as anna,
            guest(TablesThere(f"{address}/")) as bram,
        ):
            await do(anna, bram, address)

    asyncio.run(run())


def test_two_models_and_a_bot_play_a_match_at_a_real_house(tmp_path: Path) -> None:
    """It is dealt when the second sits down; each answers what it is asked, and both are told the same end."""

    async def do(anna: Guest, bram: Guest, address: str) -> None:
        wanted = {"game": "hochstapler", "seats": 3, "free_seats": 1, "level": "beginner"}
        table = await anna.sit("new_table", name="Anna", **wanted)
        assert (table["phase"], table["you"]) == ("lobby", 0)
        await bram.sit("join_table", code=table["code"], name="Bram", language="nl")
        ends = await asyncio.gather(anna.play(Random(1)), bram.play(Random(2)))
        assert min(answers for answers, _ in ends) > 1
        assert ends[0][1]["view"]["outcome"] == ends[1][1]["view"]["outcome"]
        assert ends[0][1]["news"][-1] != ends[1][1]["news"][-1]

    at_a_house(tmp_path, do)


def test_the_house_refuses_by_rule_and_nothing_changes(tmp_path: Path) -> None:
    """Illegal action, garbage, stale prompt, a table that is not there, a seat that is not free."""

    async def do(anna: Guest, bram: Guest, address: str) -> None:
        options = {"start_player": "seat0"}
        table = await anna.sit("new_table", game="hochstapler", seats=3, options=options, name="Anna")
        assert (await anna.told("wait_for_my_turn"))["status"] == "your turn"
        before = await anna.told("my_view")
        too_high = await anna.refused("answer", action="Announce(99, red)")
        assert (too_high["rule"], too_high["field"], too_high["allowed"]) == ("HS-Q4", "sum", "1..21")
        assert (await anna.refused("answer", action="???"))["rule"] == "HS-5"
        assert (await anna.refused("answer", action="Announce(1, red)", prompt=5))["key"] == "not-your-prompt"
        assert await anna.told("my_view") == before
        assert (await bram.refused("join_table", code=table["code"]))["key"] == "seats-taken"
        assert (await bram.refused("join_table", code="ZZZZ"))["key"] == "no-such-table"
        assert (await bram.refused("watch_table", code="../x"))["key"] == "no-such-table"
        await bram.sit("watch_table", code=table["code"])
        assert (await bram.told("my_view"))["view"]["hand"] == []

    at_a_house(tmp_path, do)


def test_what_a_house_refuses_without_a_rule_rests_on_a_general_one(tmp_path: Path) -> None:
    """Tables and seats that are not there, phrases that nobody can say."""

    async def do(anna: Guest, bram: Guest, address: str) -> None:
        await anna.sit("new_table", game="hochstapler", seats=3, name="Anna")
        refusals = [
            await bram.refused("join_table", code="ZZZZ"),
            await bram.refused("join_table", code="Z" * 100_000),
            await anna.refused("say", phrase=1, to=77),
            await anna.refused("say", phrase=99),
        ]
        assert [refusal["rule"] for refusal in refusals] == ["GEN-1", "GEN-1", "GEN-1", "GEN-6"]
        assert all(refusal["text"].endswith(f"({refusal['rule']})") for refusal in refusals)
        assert all(len(refusal["text"]) < 400 for refusal in refusals)

    at_a_house(tmp_path, do)


def test_public_tables_are_listed_and_talk_is_heard(tmp_path: Path) -> None:
    """A friend opens a public table; the model joins it, and leaves."""

    async def do(anna: Guest, bram: Guest, address: str) -> None:
        async with httpx.AsyncClient(base_url=address) as http:
            wanted = {"name": "Friend", "game": "prohis", "seats": 3, "privacy": "public"}
            friend = (await http.post("/api/tables", json=wanted)).json()
        assert (await anna.told("list_tables"))["tables"][0]["code"] == friend["code"]
        await anna.sit("join_table", code=friend["code"], name="Anna")
        assert (await anna.told("wait_for_my_turn", seconds=0.1))["status"] == "waiting"
        phrase = (await anna.told("say"))["phrases"]["2"]
        await anna.told("say", phrase=2)
        while not (happened := (await anna.told("my_view"))["happened"]):
            await asyncio.sleep(0.01)
        assert happened == [f"Anna: “{phrase}”"]
        assert "left" in await anna.told("leave")

    at_a_house(tmp_path, do)


def test_a_house_that_is_not_there_is_named() -> None:
    """In one line."""

    async def run() -> None:
        async with guest(TablesThere("http://127.0.0.1:9")) as one:
            for tool, given in (
                ("list_tables", {}),
                ("join_table", {"code": "KVLT"}),
                ("new_table", {"game": "prohis"}),
            ):
                assert "127.0.0.1:9 does not answer" in (await one.refused(tool, **given))["text"]

    asyncio.run(run())
