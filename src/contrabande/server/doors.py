"""Doors: the HTTP interface, one small function for each."""

import asyncio
import io
from collections.abc import AsyncIterator
from time import perf_counter
from typing import TypeVar

import msgspec
import segno
from msgspec.structs import replace
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse

from contrabande.client import wire
from contrabande.engine.codec import encode
from contrabande.engine.options import values_of
from contrabande.games import GAMES
from contrabande.server.cables import cut_of
from contrabande.server.connections import Connection
from contrabande.server.host import Host, NoTable
from contrabande.server.limits import REQUEST_TURNS
from contrabande.server.passing import glimpse
from contrabande.server.reading import Unreadable
from contrabande.server.refusal import UNSAID, TableRefusal
from contrabande.server.room import Room
from contrabande.server.showing import Showing
from contrabande.server.sockets import is_good_id
from contrabande.server.store.interface import Sheet
from contrabande.wording.sentences import PHRASES

BodyT = TypeVar("BodyT")

JSON = "application/json"
LINES = "application/x-ndjson"
LIVE = {"Cache-Control": "no-store", "X-Accel-Buffering": "no", "Connection": "close"}
"""Headers of a stream: nobody keeps it back, and nothing else comes after it on the same connection."""
KEEP_ALIVE = 15.0
BODY_WITHIN = 20.0

read_command = msgspec.json.Decoder(wire.AnyCommand).decode


class BadRequest(Exception):
    """A request that makes no sense, and why, for who wrote the program that sent it."""

    def __init__(self, why: str = UNSAID) -> None:
        super().__init__(why)
        self.why = why


class Endless(BadRequest):
    """A request that is too long, or does not come to its end: nobody waits for the rest."""


class Unknown(Exception):
    """Nobody says who he is."""


def host_of(request: Request) -> Host:
    """The host behind this application."""
    host: Host = request.app.state.host
    return host


def answered(value: object, status: int = 200) -> Response:
    """A reply in JSON."""
    return Response(encode(value), status, media_type=JSON)


async def body_of(request: Request, kind: type[BodyT]) -> BodyT:
    """The body of a request as typed data."""
    raw = await bytes_of(request)
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadRequest(_why(error)) from None


def _why(error: Exception) -> str:
    """Which field is wrong; nothing of a body that is not even JSON."""
    return str(error).replace("`", "") if isinstance(error, msgspec.ValidationError) else UNSAID


async def bytes_of(request: Request) -> bytes:
    """The body of a request; what is too large or too slow is not read to its end."""
    raw = b""
    try:
        async with asyncio.timeout(BODY_WITHIN):
            async for chunk in request.stream():
                raw += chunk
                if len(raw) > wire.MOST_FRAME:
                    raise Endless
    except ClientDisconnect:
        raise BadRequest from None
    except TimeoutError:
        raise Endless from None
    return raw


def token_of(request: Request) -> str:
    """The token in the Authorization header; tokens never stand in addresses."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Unknown
    return token.strip()


async def entered(request: Request) -> tuple[Room, int]:
    """The room and the member that the request's token is for."""
    return await host_of(request).entered(request.path_params["table"], token_of(request))


# The house.


async def health(request: Request) -> Response:
    """Whether this process can serve: it asks the store, and whether its heart beats."""
    await host_of(request).check()
    return answered({"status": "ok", "process": host_of(request).process})


async def metrics(request: Request) -> Response:
    """Counts and times for Prometheus."""
    return Response(host_of(request).metrics.text(), media_type="text/plain; version=0.0.4")


async def games(request: Request) -> Response:
    """The games with their seat counts and options, and what a table can be."""
    told = [
        {
            "game": game.key,
            "prefix": game.prefix,
            "version": game.version,
            "seats": [game.seats[0], game.seats[-1]],
            "options": {name: values for name, values in values_of(game.options).items() if name != "edition"},
            "defaults": msgspec.to_builtins(game.variants[0].options),
            "vocabulary": game.vocabulary,
            "phrases": PHRASES,
        }
        for game in GAMES
    ]
    return answered(
        {"games": told, "paces": wire.PACES, "levels": wire.LEVELS, "tempers": wire.TEMPERS, "shapes": wire.SHAPES}
    )


async def house(request: Request) -> Response:
    """Where others find this house: what a link or a QR code must say."""
    return answered({"address": address_of(request)})


def address_of(request: Request) -> str:
    """The address the page was asked by, unless that leads nowhere from another machine."""
    known = host_of(request).settings.address
    is_here = (request.url.hostname or "") in ("127.0.0.1", "localhost", "::1")
    return known if known is not None and is_here else str(request.base_url).rstrip("/").removesuffix("/api")


# Tables.


async def open_table(request: Request) -> Response:
    """Open a table and sit down at it."""
    wanted = await body_of(request, wire.OpenTable)
    check_person(wanted.person)
    return answered(await host_of(request).open_table(wanted), 201)


async def public_tables(request: Request) -> Response:
    """Tables that anybody may join."""
    sheets = await host_of(request).store.sheets(phase="lobby", is_public=True, limit=50)
    return answered({"tables": [_notice(sheet) for sheet in sheets]})


async def by_code(request: Request) -> Response:
    """The table that has this code, as a passer-by sees it."""
    host = host_of(request)
    sheet = await host.store.sheet_by_code(request.path_params["code"].upper())
    if sheet is None:
        raise NoTable
    notice = _notice(sheet)
    try:
        table = (await host.room(sheet.table)).table
    except Unreadable:  # it has a name and a code all the same
        return answered(notice)
    return answered(replace(notice, phase=table.phase, glimpse=glimpse(table)))


def _notice(sheet: Sheet) -> wire.TableNotice:
    phase = msgspec.convert(sheet.phase, wire.Phase)
    return wire.TableNotice(sheet.table, sheet.code, sheet.game, phase, sheet.is_public, sheet.changed_at)


async def join(request: Request) -> Response:
    """Join a table as a player, a watcher or a screen."""
    wanted = await body_of(request, wire.JoinTable)
    check_person(wanted.person)
    return answered(await host_of(request).join(request.path_params["table"], wanted), 201)


async def state(request: Request) -> Response:
    """Everything the member may see now, and what happened since a number."""
    room, member = await entered(request)
    showing = Showing(room.table, room.pace)
    return Response(showing.state(member, _since(request), host_of(request).now()), media_type=JSON)


async def command(request: Request) -> Response:
    """Carry out a command, the same as on a socket."""
    since = perf_counter()
    room, member = await entered(request)
    try:
        said = read_command(await bytes_of(request))
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadRequest(_why(error)) from None
    if not is_good_id(said.id):
        raise BadRequest("no such id of a command - at $.id")
    host = host_of(request)
    if host.settings.is_slowing:
        await room.bucket(member).slow_down(host.lane, REQUEST_TURNS)
    answer = await room.command(member, said, since)
    host.metrics.commands.labels("done" if isinstance(answer, wire.Ack) else "refused").inc()
    return answered(answer, 200 if isinstance(answer, wire.Ack) else 409)


async def stream(request: Request) -> Response:
    """The socket's twin: the same messages, one a line."""
    room, member = await entered(request)
    connection = Connection(member, cut_of(request.scope))
    lines = _lines(room, connection, _since(request), host_of(request))
    return StreamingResponse(lines, media_type=LINES, headers=LIVE)


async def _lines(room: Room, connection: Connection, since: int | None, host: Host) -> AsyncIterator[bytes]:
    try:
        await room.connect(connection, since)
        if host.is_closing:
            connection.close()
        while True:
            try:
                async with asyncio.timeout(KEEP_ALIVE):
                    message, spread = await connection.next()
            except TimeoutError:
                yield encode(wire.Pong()) + b"\n"
                continue
            if message is None:
                return
            yield message + b"\n"
            if spread is not None:
                spread.written()
    finally:
        connection.close()
        await asyncio.shield(room.disconnect(connection))


async def new_pass(request: Request) -> Response:
    """A pass for the member's other device, with a link to open there and the same as a QR code."""
    room, member = await entered(request)
    made = await host_of(request).new_pass(room.table.name, member)
    # In the fragment, which no browser sends to any server.
    link = f"{address_of(request)}/#pass={made.secret}"
    return answered(replace(made, link=link, qr=drawn(link).decode()), 201)


async def redeem(request: Request) -> Response:
    """Sit down on another device with a pass."""
    wanted = await body_of(request, wire.Redeem)
    check_person(wanted.person)
    return answered(await host_of(request).redeem(wanted), 201)


async def code_picture(request: Request) -> Response:
    """The way to a table as a QR code: whoever scans it reads the code, nothing secret."""
    sheet = await host_of(request).store.sheet_by_code(request.path_params["code"].upper())
    if sheet is None:
        raise NoTable
    return Response(drawn(f"{address_of(request)}/#{sheet.code}"), media_type="image/svg+xml")


def drawn(link: str) -> bytes:
    """A link as a QR code, in SVG."""
    picture = io.BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", scale=8, border=2, xmldecl=False, svgns=True)
    return picture.getvalue()


def check_person(secret: str | None) -> None:
    """A person's secret has its form (TableRefusal)."""
    if secret is not None and not (len(secret) == 32 and all(letter in "0123456789abcdef" for letter in secret)):
        raise TableRefusal("person-form")


def only(request: Request, *names: str) -> None:
    """Nothing else is asked for, and nothing twice: a misspelt name is told, not passed over."""
    asked = [name for name, _ in request.query_params.multi_items()]
    if len(asked) != len(set(asked)) or not set(asked) <= set(names):
        raise BadRequest("Unknown or doubled - in the query")


def _since(request: Request) -> int | None:
    only(request, "since")
    text = request.query_params.get("since")
    if text is None:
        return None
    if not text.isdecimal() or len(text) > 9:
        raise BadRequest("Expected a number - at since")
    return int(text)
