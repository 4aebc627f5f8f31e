"""The OpenAPI document of the HTTP interface, derived from the wire types."""

from collections.abc import Iterable
from functools import cache
from importlib.metadata import version
from typing import Any

import msgspec

from contrabande.client import wire
from contrabande.games import GAMES
from contrabande.server.openapi_examples import COMMANDS, REFUSALS, REPLIES, REQUESTS, TABLE

Schema = dict[str, Any]

REF = "#/components/schemas/"
JSON, LINES = "application/json", "application/x-ndjson"

KINDS = (
    wire.OpenTable,
    wire.JoinTable,
    wire.Redeem,
    wire.Admission,
    wire.Pass,
    wire.Film,
    wire.TableNotice,
    wire.PlayedMatch,
    wire.ReplayEntry,
    wire.Advice,
    wire.Refused,
    wire.Ack,
    wire.State,
    wire.Step,
    wire.Pong,
    wire.Trouble,
)
HEX = {"type": "string", "pattern": "^[0-9a-f]{32}$"}
NARROWER: dict[str, Schema] = {
    "id": {"type": "string", "pattern": "^[!-~]{1,64}$"},
    "name": {"type": "string", "pattern": "^[A-Za-z0-9]{1,24}$", "description": "1 to 24 letters that can be shown"},
    "text": {"type": "string", "minLength": 1, "maxLength": wire.LONGEST_TEXT},
    "secret": HEX,
    "person": HEX,
    "entropy": HEX,
    "prompt": {"type": "integer", "minimum": 0, "maximum": 1_000_000},
    "action": {"type": "object", "properties": {"type": {"type": "string"}}, "required": ["type"]},
}
"""What the types do not say of the fields of requests; names may also have accents and spaces."""
REQUEST_KINDS = ("OpenTable", "JoinTable", "Redeem")


@cache
def document() -> Schema:
    """The whole document."""
    told = "The same commands and messages travel over a WebSocket at /api/tables/{table}/socket: say hello with "
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Contrabande: tables",
            "version": version("contrabande"),
            "description": f"Tables, seats and matches. {told}your token, then send commands.",
        },
        "components": {
            "schemas": _schemas(),
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer", "description": "A seat's token"}},
        },
        "paths": _paths(),
    }


def _schemas() -> Schema:
    (*_, command), schemas = msgspec.json.schema_components([*KINDS, wire.AnyCommand], ref_template=REF + "{name}")
    commands = [choice["$ref"].removeprefix(REF) for choice in command["anyOf"]]
    for name in (*REQUEST_KINDS, *commands):
        fields = schemas[name]["properties"]
        fields.update({field: _narrowed(fields[field], NARROWER[field]) for field in fields if field in NARROWER})
    schemas["OpenTable"]["properties"]["game"] = {"enum": [game.key for game in GAMES]}
    schemas["Command"] = command
    schemas["Health"] = _object(status={"const": "ok"}, process={"type": "string"})
    schemas["Tables"] = _object(tables={"type": "array", "items": {"$ref": REF + "TableNotice"}})
    schemas["Matches"] = _object(matches={"type": "array", "items": {"$ref": REF + "PlayedMatch"}})
    schemas["Games"] = _games()
    schemas["House"] = _object(address={"type": "string"})
    return schemas


def _narrowed(schema: Schema, narrower: Schema) -> Schema:
    """The narrower schema, or nothing where nothing was allowed before."""
    is_optional = {"type": "null"} in schema.get("anyOf", ())
    return {"anyOf": [narrower, {"type": "null"}], "default": None} if is_optional else narrower


def _object(**fields: Schema) -> Schema:
    return {"type": "object", "properties": fields, "required": list(fields), "additionalProperties": False}


def _games() -> Schema:
    words: Schema = {"type": "array", "items": {"type": "string"}}
    game = _object(
        game={"type": "string"},
        prefix={"type": "string"},
        version={"type": "integer"},
        seats={"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2},
        options={"type": "object"},
        defaults={"type": "object"},
        vocabulary={"type": "object"},
        phrases={"type": "integer"},
    )
    return _object(games={"type": "array", "items": game}, paces=words, levels=words, tempers=words, shapes=words)


def _paths() -> Schema:
    code = _parameter("code", "path", {"type": "string", "pattern": "^[B-DF-HJ-NP-TV-XZ]{4}$"}, "KVLT")
    table = _parameter("table", "path", {"type": "string", "pattern": "^[0-9a-f]{20}$"}, TABLE)
    since = _parameter("since", "query", {"type": "integer", "minimum": 0, "maximum": 999_999_999}, 12)
    match = _parameter("match", "query", {"type": "integer", "minimum": 1, "maximum": 999_999}, 1)
    views = _parameter("views", "query", {"enum": ["no", "yes"]}, "yes")
    eyes = _parameter("eyes", "query", {"enum": ["all", "watcher", *map(str, range(8))]}, "all")
    seat = _parameter("seat", "query", {"enum": [*map(str, range(8))]}, "0")
    place, entering = (400, 401, 404, 409, 503), (400, 404, 409, 503)
    return {
        "/health": {"get": _door("Whether this process can serve", (503,), reply="Health")},
        "/metrics": {"get": _door("Counts and times for Prometheus", media="text/plain")},
        "/api/openapi.json": {"get": _door("This document", media=JSON)},
        "/api/games": {"get": _door("The games, their seats and options", reply="Games")},
        "/api/house": {"get": _door("Where others find this house", reply="House")},
        "/api/tables": {
            "get": _door("Tables that anybody may join", (503,), reply="Tables"),
            "post": _door("Open a table and sit down", (400, 409, 503), body="OpenTable", reply="Admission"),
        },
        "/api/codes/{code}": {"get": _door("The table with this code", (404, 503), code, reply="TableNotice")},
        "/api/codes/{code}/qr.svg": {
            "get": _door("The way to a table as a QR code", (404, 503), code, media="image/svg+xml"),
        },
        "/api/passes": {"post": _door("Sit down on another device", entering, body="Redeem", reply="Admission")},
        "/api/me/matches": {
            "get": _door("A person's finished matches; his secret is the token", (401, 409, 503), reply="Matches"),
        },
        "/api/tables/{table}": {"get": _door("How things are", place, table, since, reply="State")},
        "/api/tables/{table}/join": {
            "post": _door("Join a table", entering, table, body="JoinTable", reply="Admission"),
        },
        "/api/tables/{table}/commands": {
            "post": _door("Carry out a command", place, table, body="Command", reply="Ack", status=200),
        },
        "/api/tables/{table}/stream": {
            "get": _door("The messages of the socket, one a line", place, table, since, media=LINES),
        },
        "/api/tables/{table}/pass": {
            "post": _door("A pass for one's other device", (401, 404, 409, 503), table, reply="Pass", status=201),
        },
        "/api/tables/{table}/record": {
            "get": _door("The record of a finished match", place, table, match, media=JSON),
        },
        "/api/tables/{table}/replay": {
            "get": _door(
                "A finished match once more, one entry a line, with views on demand",
                place,
                *(table, match, eyes, views),
                reply="ReplayEntry",
                media=LINES,
            ),
        },
        "/api/tables/{table}/replay/link": {
            "get": _door("The way to a finished match, for others", place, *(table, match), reply="Film"),
        },
        "/api/tables/{table}/replay/advice": {
            "get": _door(
                "What a champion would have done in one seat's place, one question a line",
                place,
                *(table, match, seat),
                reply="Advice",
                media=LINES,
            ),
        },
    }


def _parameter(name: str, place: str, schema: Schema, example: object) -> Schema:
    return {"name": name, "in": place, "required": place == "path", "schema": schema, "example": example}


def _door(
    summary: str,
    refusals: Iterable[int] = (),
    *parameters: Schema,
    reply: str | None = None,
    media: str = JSON,
    body: str | None = None,
    status: int | None = None,
) -> Schema:
    content: Schema = {media: {} if reply is None else _shown({"$ref": REF + reply}, REPLIES.get(reply))}
    answers: Schema = {str(status or (201 if body else 200)): {"description": summary, "content": content}}
    for code in sorted(refusals):
        why, example = REFUSALS[code]
        answers[str(code)] = {"description": why, "content": {JSON: _shown({"$ref": REF + "Refused"}, example)}}
    door: Schema = {"summary": summary, "responses": answers}
    if parameters:
        door["parameters"] = list(parameters)
    if body is not None:
        asked: Schema = {"schema": {"$ref": REF + body}}
        asked["examples"] = {name: {"value": value} for name, value in _examples(body).items()}
        door["requestBody"] = {"required": True, "content": {JSON: asked}}
    if "401" in answers:
        door["security"] = [{"token": []}]
    return door


def _examples(body: str) -> dict[str, object]:
    return COMMANDS if body == "Command" else {body: REQUESTS[body]}


def _shown(schema: Schema, example: object) -> Schema:
    return {"schema": schema} if example is None else {"schema": schema, "example": msgspec.to_builtins(example)}
