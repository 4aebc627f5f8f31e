"""The MCP server: the tools under the protocol, and the rules of every game as prompts."""

from collections.abc import Awaitable, Callable
from functools import wraps
from importlib.metadata import version
from typing import Any, ParamSpec, TypeVar

try:
    from mcp.server import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError
    from mcp.server.mcpserver.prompts import Prompt
    from mcp.server.mcpserver.tools import Tool
    from mcp_types import CallToolResult, TextContent
    from pydantic import ValidationError
except ImportError:
    raise ImportError("this door needs the package mcp: pip install 'contrabande[mcp]'") from None
import msgspec

from contrabande.adapters.mcp.chair import Tables
from contrabande.adapters.mcp.tools import FACTS, Tools
from contrabande.adapters.models.objection import NotTaken, Objection
from contrabande.adapters.models.telling import rules_of
from contrabande.engine.codec import encode
from contrabande.engine.errors import ContrabandeError
from contrabande.engine.game import AnyGame
from contrabande.games import GAMES
from contrabande.wording import LANGUAGES, Catalogue, Wording, general

Given = ParamSpec("Given")
Result = TypeVar("Result")


class CarefulTool(Tool):
    """A tool that refuses arguments of a wrong form as it refuses everything else: as JSON, and under a rule."""

    async def run(self, arguments: dict[str, Any], context: Any, convert_result: bool = False) -> Any:
        """Call it; a crash stays an error of the protocol."""
        try:
            return await super().run(arguments, context, convert_result)
        except ToolError as error:
            if not isinstance(error.__cause__, ValidationError):
                raise
            refused = _refused(_misformed(error.__cause__))
            return self.fn_metadata.convert_result(refused) if convert_result else refused


def mcp_server(tables: Tables, language: str = LANGUAGES[0]) -> tuple["MCPServer[Any]", Tools]:
    """A server whose models sit at *tables* and read of its tools in *language*; and the tools."""
    words, tools = Catalogue(None, language), Tools(tables, language)
    server: MCPServer[Any] = MCPServer(
        "contrabande",
        instructions=words.say("mcp-instructions"),
        version=version("contrabande"),
        tools=[_described(tool, words) for tool in _all(tools)],
        log_level="ERROR",
    )
    for game in GAMES:
        for each in LANGUAGES:
            server.add_prompt(_rules_prompt(game, each))
    return server, tools


def _all(tools: Tools) -> tuple[Callable[..., Awaitable[object]], ...]:
    return (
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
    )


def _described(tool: Callable[..., Awaitable[object]], words: Catalogue) -> Tool:
    """The tool under the protocol: what it does, and each of its fields, in *words*."""
    made = CarefulTool.from_function(_refusing(tool), description=words.say(f"mcp-tool-{tool.__name__}"))
    for name, field in made.parameters["properties"].items():
        field["description"] = words.say(f"mcp-field-{name}", **FACTS.get(name, {}))
    return made


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


def _misformed(error: ValidationError) -> Objection:
    """The first argument that has a wrong form, and what it should be."""
    first = error.errors(include_url=False, include_context=False)[0]
    field, reason = str(first["loc"][0]), first["msg"]
    return Objection("wrong-form", f"{field}: {reason} ({general.ANSWERS})", general.ANSWERS, field=field)


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
