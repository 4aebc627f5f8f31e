"""Builders for the tests of the MCP door: a client in memory, and a guest who plays at random through its tools."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import msgspec
from mcp import Client
from mcp_types import CallToolResult

from contrabande.adapters.mcp.chair import Tables
from contrabande.adapters.mcp.server import mcp_server
from contrabande.adapters.mcp.tables_here import TablesHere
from contrabande.adapters.mcp.tools import Tools
from contrabande.engine.actions import Domain, Form

Told = dict[str, Any]


class Guest:
    """One client of the door; what its tools tell, and what they refuse."""

    def __init__(self, client: Client, tools: Tools | None = None) -> None:
        self.client = client
        self.tools = tools
        self.seat = ""

    async def call(self, tool: str, **given: object) -> CallToolResult:
        """Call a tool, with one's seat where it wants one."""
        if tool not in ("list_games", "list_tables", "new_table", "join_table", "watch_table", "read_rules"):
            given = {"seat": self.seat, **given}
        found = await self.client.call_tool(tool, given)
        assert isinstance(found, CallToolResult)
        return found

    async def told(self, tool: str, **given: object) -> Told:
        """What a tool tells."""
        found = await self.call(tool, **given)
        assert not found.is_error, found.content
        assert found.structured_content is not None
        told: Told = found.structured_content
        return told

    async def refused(self, tool: str, **given: object) -> Told:
        """Why a tool refuses."""
        found = await self.call(tool, **given)
        assert found.is_error
        assert found.structured_content is not None
        refusal: Told = found.structured_content["refused"]
        return refusal

    async def sit(self, tool: str, **given: object) -> Told:
        """Take a seat and keep its key."""
        told = await self.told(tool, **given)
        self.seat = told["seat"]
        return told

    async def play(self, rng: Random) -> tuple[int, Told]:
        """Answer at random until the match is over: how many answers, and the last thing told."""
        answers = 0
        while (told := await self.told("wait_for_my_turn"))["status"] != "over":
            assert told["status"] == "your turn"
            put = told["prompt"]
            await self.told("answer", action=at_random(put["forms"], rng), prompt=put["prompt"])
            answers += 1
        return answers, told


def at_random(forms: list[Told], rng: Random) -> Told:
    """A legal answer, from the forms alone."""
    form = msgspec.convert(rng.choice(forms), Form)
    fields: dict[str, Domain] = form.fields
    return {"type": form.action, **{name: field.sample(rng.random) for name, field in fields.items()}}


@asynccontextmanager
async def guest(tables: Tables | None = None) -> AsyncIterator[Guest]:
    """A guest of a door in this process."""
    server, tools = mcp_server(tables or TablesHere())
    async with Client(server) as client:
        yield Guest(client, tools)
        await tools.close()


def visit(do: Callable[[Guest], Awaitable[None]]) -> None:
    """Run *do* with a guest of a fresh door."""

    async def run() -> None:
        async with guest() as one:
            await do(one)

    asyncio.run(run())
