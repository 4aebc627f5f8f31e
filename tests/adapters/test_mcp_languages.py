"""The MCP door speaks the language it is started in, and at each table the language that was asked for."""

import asyncio
import re
from importlib.resources import files

import pytest
from mcp import Client
from mcp_guests import Guest, visit

from contrabande.adapters.mcp.server import mcp_server
from contrabande.adapters.mcp.tables_here import TablesHere
from contrabande.adapters.mcp.tables_there import TablesThere
from contrabande.cli import run as command
from contrabande.wording import LANGUAGES, Catalogue
from contrabande.wording.catalogue import PROGRAM

every_language = pytest.mark.parametrize("language", LANGUAGES)


async def _descriptions(language: str) -> list[str]:
    """All that a client reads of the door before it calls a tool."""
    server, _ = mcp_server(TablesHere(), language)
    async with Client(server) as client:
        tools = (await client.list_tools()).tools
        fields = [field["description"] for tool in tools for field in tool.input_schema["properties"].values()]
        return [client.instructions or "", *(tool.description or "" for tool in tools), *fields]


@every_language
def test_tools_and_fields_are_described_in_the_language_of_the_door(language: str) -> None:
    """Every one of them, and none by its key or with a fact left open."""
    texts = asyncio.run(_descriptions(language))
    catalogue = Catalogue(None, language, is_strict=True)
    assert texts[0] == catalogue.say("mcp-instructions")
    assert texts[1] == catalogue.say("mcp-tool-list_games")
    assert all(texts)
    assert not [text for text in texts if "mcp-" in text or "{" in text]


def test_every_word_of_the_frame_has_the_same_facts_in_each_language() -> None:
    """And none is told with the words of another language."""
    english, dutch, german = map(_entries, LANGUAGES)
    assert len(english) > 40
    for key, text in english.items():
        assert _facts(text) == _facts(dutch[key]) == _facts(german[key]), key
        assert len({text, dutch[key], german[key]}) > 1 or key == "mcp-field-level", key


def _entries(language: str) -> dict[str, str]:
    """The frame as its file spells it, by key."""
    text = files(PROGRAM).joinpath("locales", f"{language}.ftl").read_text("utf-8")
    found = re.findall(r"^((?:mcp|model|general)-[\w-]+) =(.*(?:\n(?: .*|(?=\n )))*)", text, re.M)
    return dict(found)


def _facts(text: str) -> list[str]:
    return sorted(re.findall(r"\$(\w+)", text))


@every_language
def test_refusals_are_told_in_the_language_of_the_table(language: str) -> None:
    """Garbage, a stale question, a wrong field; the rule is the same in all of them."""

    async def do(one: Guest) -> None:
        options = {"start_player": "seat0"}
        await one.sit("new_table", game="hochstapler", seats=3, options=options, language=language)
        await one.told("wait_for_my_turn")
        say = Catalogue(None, language, is_strict=True).say
        refusal = await one.refused("answer", action="Announce(sum=3, colour=red)", prompt=7)
        reason = say("model-not-open", given="7", open="0")
        assert refusal["text"] == say("refused", reason=reason, rule="HS-5")
        refusal = await one.refused("answer", action="#12345")
        assert refusal["text"].startswith(say("model-number", game="hochstapler", last="202", number="12345")[:20])

    visit(do)


@every_language
def test_the_general_rules_stand_below_those_of_a_game(language: str) -> None:
    """So that a model can read what GEN-6 says."""

    async def do(one: Guest) -> None:
        rules = (await one.told("read_rules", game="prohis", language=language))["result"]
        assert f"GEN-6: {Catalogue(None, language, is_strict=True).say('general-GEN-6')}" in rules

    visit(do)


def test_a_door_in_dutch_opens_dutch_tables() -> None:
    """Unless another language is asked for; a key that is no seat is refused in Dutch as well."""

    async def run() -> None:
        server, tools = mcp_server(TablesHere(), "nl")
        async with Client(server) as client:
            one = Guest(client)
            await one.sit("new_table", game="prohis", seats=3)
            assert (await one.told("my_view"))["table"].startswith("3 spelers: Model (plaats 0)")
            await one.sit("new_table", game="prohis", seats=3, language="de")
            assert (await one.told("my_view"))["table"].startswith("3 Spieler: Model (Platz 0)")
            assert "geen plaats van jou" in (await one.refused("my_view", seat="x"))["text"]
            await tools.close()

    asyncio.run(run())


def test_a_house_that_does_not_answer_is_named_in_the_language_of_the_door() -> None:
    """Nothing listens at port 9 of this machine."""

    async def run() -> None:
        server, _ = mcp_server(TablesThere("http://127.0.0.1:9", "de"), "de")
        async with Client(server) as client:
            assert "Das Haus unter http://127.0.0.1:9" in (await Guest(client).refused("list_tables"))["text"]

    asyncio.run(run())


def test_a_language_that_the_door_does_not_speak_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """With status 2."""
    assert command(["mcp", "--lang", "fr"]) == 2
    assert "fr" in capsys.readouterr().err
