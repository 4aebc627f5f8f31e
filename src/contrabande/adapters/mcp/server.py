"""The MCP server: the tools under the protocol, and the rules of every game as prompts."""

from collections.abc import Awaitable, Callable
from functools import wraps
from importlib.metadata import version
from typing import Any, ParamSpec, TypeVar

try:
    from mcp.server import MCPServer
    from mcp.server.mcpserver.prompts import Prompt
    from mcp_types import CallToolResult, TextContent
except ImportError:
    raise ImportError("this door needs the package mcp: pip install 'contrabande[mcp]'") from None
import msgspec

from contrabande.adapters.mcp.chair import Tables
from contrabande.adapters.mcp.tools import Tools
from contrabande.adapters.models.objection import NotTaken, Objection
from contrabande.adapters.models.telling import rules_of
from contrabande.engine.codec import encode
from contrabande.engine.errors import ContrabandeError
from contrabande.engine.game import AnyGame
from contrabande.games import GAMES
from contrabande.wording import LANGUAGES, Wording

INSTRUCTIONS = """Four games of bluff and smuggling.

Open a table with new_table, or join one by its code with join_table; keep the `seat` you are given, it is your key.
Then, until the status is "over": call wait_for_my_turn, and answer the question with answer.
An answer is one action, such as Announce(sum=3, colour=red). A refusal says why and by which rule, and changes nothing.
You see what your seat may see, and nobody sees more of yours than the rules let them."""

Given = ParamSpec("Given")
Result = TypeVar("Result")


def mcp_server(tables: Tables) -> tuple["MCPServer[Any]", Tools]:
    """A server whose models sit at *tables*, and its tools."""
    server: MCPServer[Any] = MCPServer(
        "contrabande", instructions=INSTRUCTIONS, version=version("contrabande"), log_level="ERROR"
    )
    tools = Tools(tables)
    for tool in (
        tools.list_games,
        tools.read_rules,
        tools.list_tables,
        tools.new_table,
        tools.join_table,
        tools.watch_table,
        tools.my_view,
        tools.my_prompt,
        tools.answer,
        tools.wait_for_my_turn,
        tools.say,
        tools.leave,
    ):
        server.add_tool(_refusing(tool))
    for game in GAMES:
        for language in LANGUAGES:
            server.add_prompt(_rules_prompt(game, language))
    return server, tools


def _refusing(tool: Callable[Given, Awaitable[Result]]) -> Callable[Given, Awaitable[Result | CallToolResult]]:
    """The tool; what this program refuses becomes an error of the protocol that holds the objection as JSON."""

    @wraps(tool)
    async def careful(*args: Given.args, **kwargs: Given.kwargs) -> Result | CallToolResult:
        try:
            return await tool(*args, **kwargs)
        except NotTaken as refused:
            objection = refused.objection
        except ContrabandeError as error:
            objection = Objection("refused", str(error))
        return _refused(objection)

    return careful


def _refused(objection: Objection) -> CallToolResult:
    told = {"refused": msgspec.to_builtins(objection)}
    text = TextContent(type="text", text=encode(told).decode())
    return CallToolResult(content=[text], structured_content=told, is_error=True)


def _rules_prompt(game: AnyGame, language: str) -> Prompt:
    words = Wording(game, language)

    def rules() -> str:
        return rules_of(words)

    return Prompt.from_function(
        rules, name=f"rules-{game.key}-{language}", title=f"{words.title} ({language})", description=words.tagline
    )
