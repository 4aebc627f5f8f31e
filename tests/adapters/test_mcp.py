"""The MCP door through the package's own client: tables, questions, answers, refusals, sealed answers, talk."""

import asyncio
import json
import socket
import subprocess
import sys
from contextlib import suppress
from random import Random

import pytest
from mcp import Client, StdioServerParameters
from mcp_guests import Guest, guest, visit

from contrabande.adapters.mcp import tools as tools_module
from contrabande.adapters.mcp.tables_here import TablesHere
from contrabande.cli import run as command
from contrabande.games import GAMES
from contrabande.wording import LANGUAGES

TOOLS = [
    "list_games",
    "read_rules",
    "list_tables",
    "new_table",
    "join_table",
    "watch_table",
    "my_view",
    "my_prompt",
    "answer",
    "wait_for_my_turn",
    "say",
    "leave",
]


def test_tools_and_rules_are_found() -> None:
    """Every tool says what it does; the rules are a prompt for each game and language."""

    async def do(one: Guest) -> None:
        tools = (await one.client.list_tools()).tools
        assert [tool.name for tool in tools] == TOOLS
        assert all(tool.description for tool in tools)
        prompts = {prompt.name for prompt in (await one.client.list_prompts()).prompts}
        assert prompts == {f"rules-{game.key}-{language}" for game in GAMES for language in LANGUAGES}
        rules = await one.client.get_prompt("rules-prohis-de")
        assert "PR-8" in rules.messages[0].content.text  # type: ignore[union-attr]

    visit(do)


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_a_match_is_played_to_its_end_against_real_bots(game: str) -> None:
    """Every question is answered from what the tools tell."""

    async def do(one: Guest) -> None:
        assert any(each["game"] == game for each in (await one.told("list_games"))["games"])
        await one.sit("new_table", game=game.upper(), level="beginner")
        answers, told = await one.play(Random(1))
        assert answers > 3
        assert told["phase"] == "finished"
        assert told["view"]["outcome"]["places"]
        refusal = await one.refused("answer", action="Pass()")
        assert (refusal["key"], refusal["rule"]) == ("match-over", "GEN-6")

    visit(do)


async def _asked(one: Guest, **wanted: object) -> dict[str, object]:
    """A fresh table of Hochstapler at which the guest is asked first."""
    await one.sit("new_table", game="hochstapler", seats=3, options={"start_player": "seat0"}, **wanted)
    told = await one.told("wait_for_my_turn")
    assert told["status"] == "your turn"
    return told


@pytest.mark.parametrize(
    ("given", "key", "rule"),
    [
        ({"action": "Announce(sum=99, colour=red)"}, "sum-too-high", "HS-Q4"),
        ({"action": "Doubt()"}, "nothing-to-doubt", "HS-5"),
        ({"action": "Announce(sum=3, colour=pink)"}, "no-such-answer", "HS-5"),
        ({"action": "I pass."}, "no-such-answer", "HS-5"),
        ({"action": {"type": "Nonsense"}}, "no-such-answer", "HS-5"),
        ({"action": "#12345"}, "no-such-answer", "HS-5"),
        ({"action": "Announce(sum=3, colour=red)", "prompt": 7}, "not-your-prompt", "HS-5"),
        ({"action": "Announce(sum=3, colour=red)", "seat": "0" * 32}, "no-such-seat", "GEN-4"),
    ],
)
def test_a_refusal_names_its_rule_and_changes_nothing(given: dict[str, object], key: str, rule: str) -> None:
    """Illegal action, garbage, stale prompt, wrong seat."""

    async def do(one: Guest) -> None:
        await _asked(one)
        before = await one.told("my_view"), await one.told("my_prompt")
        refusal = await one.refused("answer", **given)
        assert (refusal["key"], refusal["rule"]) == (key, rule)
        assert refusal["text"].endswith(f"({rule})")
        assert (await one.told("my_view"), await one.told("my_prompt")) == before

    visit(do)


def test_a_refusal_says_what_was_understood_and_what_may_stand_there() -> None:
    """For an action that can be read, and is not allowed now."""

    async def do(one: Guest) -> None:
        await _asked(one)
        refusal = await one.refused("answer", action="announce 99 red")
        assert refusal["understood"] == "Announce(sum=99, colour=red)"
        assert (refusal["field"], refusal["allowed"]) == ("sum", "1..21")

    visit(do)


def test_an_answer_out_of_turn_is_refused() -> None:
    """A question that was answered is closed."""

    async def do(one: Guest) -> None:
        put = await _asked(one)
        await one.told("answer", action="Announce(sum=1, colour=red)", prompt=put["prompt"]["prompt"])  # type: ignore[index]
        refusal = await one.refused("answer", action="Announce(sum=2, colour=red)", prompt=0)
        assert (refusal["key"], refusal["rule"]) in (("not-asked", "GEN-6"), ("not-your-prompt", "HS-5"))

    visit(do)


def test_sealed_answers_of_two_models_wait_for_each_other() -> None:
    """A draft may be replaced, shows to nobody else, and counts when the last is in."""

    async def run() -> None:
        tables = TablesHere()
        async with guest(tables) as anna, guest(tables) as bram, guest(tables) as cees:
            wanted = {"game": "hart-an-der-grenze", "seats": 4, "free_seats": 2, "options": {"start_player": "seat0"}}
            table = await anna.sit("new_table", name="Anna", **wanted)
            await bram.sit("join_table", code=table["code"], name="Bram")
            await cees.sit("join_table", code=table["code"], name="Cees")
            assert "Bram (seat 1), Cees (seat 2), Bot 3" in (await anna.told("my_view"))["table"]
            told = await _pack_twice(bram)
            assert told["status"] == "waiting"
            assert (await cees.told("wait_for_my_turn"))["prompt"]["sealed"] is None
            assert (await anna.told("my_view"))["view"]["phase"] == "pack"
            await _pack_twice(cees, times=1)
            assert (await bram.told("wait_for_my_turn"))["view"]["phase"] == "declare"
            assert sum((await bram.told("my_view"))["view"]["case"]) == 1

    asyncio.run(run())


async def _pack_twice(one: Guest, times: int = 2) -> dict[str, object]:
    """Pack one card, then another instead of it."""
    view = (await one.told("wait_for_my_turn"))["view"]
    goods = next(game for game in GAMES if game.key == "hart-an-der-grenze").vocabulary["cards"]
    hand = [kind for kind, count in zip(goods, view["hand"]) if count]
    told: dict[str, object] = {}
    for kind in (hand * 2)[:times]:
        told = await one.told("answer", action=f"Pack({kind}=1)")
        sealed = (await one.told("my_prompt"))["prompt"]
        assert times == 1 or sealed["sealed"] == f"Pack(cards={{{kind}: 1}})"
    return told


def test_a_watcher_sees_what_everybody_sees_and_is_never_asked() -> None:
    """No hand, no question, no answer."""

    async def do(one: Guest) -> None:
        table = await _asked(one)
        await one.sit("watch_table", code=table["code"])
        told = await one.told("my_view")
        assert (told["you"], told["view"]["hand"]) == (None, [])
        assert (await one.told("my_prompt"))["prompt"] is None
        refusal = await one.refused("answer", action="Announce(sum=3, colour=red)")
        assert (refusal["key"], refusal["rule"]) == ("not-asked", "GEN-6")
        assert (await one.refused("say", phrase=1))["rule"] == "GEN-1"

    visit(do)


def test_waiting_ends_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long one wants to wait."""
    monkeypatch.setattr(tools_module, "LONGEST_WAIT", 0.01)

    async def do(one: Guest) -> None:
        await one.sit("new_table", game="hochstapler", seats=3, free_seats=1)
        assert (await one.told("wait_for_my_turn", seconds=1e9))["status"] == "waiting"

    visit(do)


def test_tables_are_listed_until_they_are_over() -> None:
    """With their free seats; a full one is not joined, an unknown one not found."""

    async def do(one: Guest) -> None:
        table = await one.sit("new_table", game="hochstapler", seats=3, free_seats=1)
        listed = await one.told("list_tables")
        assert listed["tables"] == [{"code": table["code"], "game": "hochstapler", "phase": "lobby", "free_seats": 1}]
        await one.told("join_table", code=table["code"].lower(), name="Bram")
        assert (await one.refused("join_table", code=table["code"]))["key"] == "seats-taken"
        assert (await one.refused("watch_table", code="????"))["key"] == "no-such-table"
        assert (await one.refused("leave", seat=""))["rule"] == "GEN-4"

    visit(do)


def test_whoever_leaves_is_followed_by_a_bot() -> None:
    """The match goes on without him, and his key opens nothing any more."""

    async def do(one: Guest) -> None:
        table = await one.sit("new_table", game="hochstapler", seats=3, level="beginner")
        await one.told("leave")
        assert (await one.refused("my_view"))["key"] == "no-such-seat"
        await one.sit("watch_table", code=table["code"])
        assert (await one.told("wait_for_my_turn"))["status"] == "over"

    visit(do)


def test_phrases_are_heard_by_everybody_in_his_own_language() -> None:
    """They can be listed first; other numbers are refused."""

    async def do(one: Guest) -> None:
        table = await _asked(one)
        phrases = (await one.told("say"))["phrases"]
        assert len(phrases) == 24
        key = one.seat
        await one.sit("watch_table", code=table["code"], language="nl")
        watcher, one.seat = one.seat, key
        await one.told("say", phrase=1, to=2)
        assert (await one.told("my_view"))["happened"][-1] == f"Model → Bot 2: “{phrases['1']}”"
        dutch = (await one.told("my_view", seat=watcher))["happened"][-1]
        assert phrases["1"] not in dutch
        assert (await one.refused("say", phrase=99))["key"] == "no-such-phrase"

    visit(do)


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"game": "hochstapler", "seats": 9}, "3 to 7 seats"),
        ({"game": "hochstapler", "options": {"luck": "on"}}, "no option 'luck'"),
        ({"game": "hochstapler", "level": "genius"}, "no 'genius' bots"),
        ({"game": "hochstapler", "free_seats": 9}, "free_seats is 0 to 3"),
        ({"game": "hochstapler", "name": ""}, "a name has 1 to"),
        ({"game": "hochstapler", "language": "fr"}, "there are en, nl, de"),
    ],
)
def test_a_table_that_cannot_be_is_refused_by_name(given: dict[str, object], reason: str) -> None:
    """In one line."""

    async def do(one: Guest) -> None:
        assert reason in (await one.refused("new_table", **given))["text"]

    visit(do)


def test_a_game_of_memory_is_not_told_again() -> None:
    """With md.memory_aid=off earlier rounds are gone from my_view, though each was told once."""

    async def do(one: Guest) -> None:
        table = await one.sit("new_table", game="meisterdiebe", seats=2, level="beginner")
        rng, heard = Random(3), 0
        while (told := await one.told("wait_for_my_turn"))["status"] != "over":
            heard += len(told["news"])
            form = rng.choice(told["prompt"]["forms"])
            await one.told("answer", action=_first(form))
        happened = (await one.told("my_view"))["happened"]
        assert len(happened) < heard
        await one.sit("watch_table", code=table["code"])
        assert len((await one.told("wait_for_my_turn"))["news"]) == len(happened)

    visit(do)


def _first(form: dict[str, object]) -> dict[str, object]:
    """The first answer of a form."""
    fields: dict[str, dict[str, object]] = form["fields"]  # type: ignore[assignment]
    chosen = {name: _first_value(field) for name, field in fields.items()}
    return {"type": form["action"], **chosen}


def _first_value(field: dict[str, object]) -> object:
    match field:
        case {"type": "amount", "low": low}:
            return low
        case {"type": "one_of", "names": [first, *_]} | {"type": "seat", "seats": [first, *_]}:
            return first
        case {"available": [*available], "least": int(least)}:
            row = []
            for count in available:
                row.append(min(int(str(count)), least))
                least -= row[-1]
            return row
    raise AssertionError(field)


def test_the_command_speaks_the_protocol_over_standard_input_and_output() -> None:
    """A stranger's client starts `contrabande mcp` and sits down."""

    async def run() -> None:
        server = StdioServerParameters(command=sys.executable, args=["-m", "contrabande", "mcp"])
        async with Client(server) as client:
            one = Guest(client)
            await _asked(one)
            assert "taken" in await one.told("answer", action="Announce(sum=3, colour=red)")

    asyncio.run(run())


@pytest.mark.full
def test_the_command_speaks_the_protocol_over_http() -> None:
    """At the port that is named, on this machine."""

    async def run(port: int) -> None:
        while True:
            with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                break
            await asyncio.sleep(0.05)
        async with Client(f"http://127.0.0.1:{port}/mcp") as client:
            await _asked(Guest(client))

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with subprocess.Popen([sys.executable, "-m", "contrabande", "mcp", "--http", str(port)]) as door:
        asyncio.run(run(port))
        door.terminate()


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [(["--server", "somewhere"], "is no address"), (["--http", "0"], "give 1 to 65535"), (["--htp", "1"], "--htp")],
)
def test_what_makes_no_sense_is_refused_in_one_line(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """With status 2."""
    assert command(["mcp", *arguments]) == 2
    assert reason in capsys.readouterr().err


def test_a_port_that_is_taken_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    """Before anything is served."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert command(["mcp", "--http", str(taken.getsockname()[1])]) == 2
    assert "choose another with --http" in capsys.readouterr().err


def test_without_its_package_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In one line, too."""
    monkeypatch.delitem(sys.modules, "contrabande.adapters.mcp.server")
    monkeypatch.setitem(sys.modules, "mcp.server", None)
    assert command(["mcp"]) == 2
    assert "pip install 'contrabande[mcp]'" in capsys.readouterr().err


def test_answers_are_data_and_text_alike() -> None:
    """A client without structured content reads the same JSON."""

    async def do(one: Guest) -> None:
        found = await one.call("list_games")
        assert json.loads(found.content[0].text) == found.structured_content  # type: ignore[union-attr]

    visit(do)
