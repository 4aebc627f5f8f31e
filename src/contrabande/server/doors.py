"""Doors: the HTTP interface, one small function for each."""

import asyncio
import io
from collections.abc import AsyncIterator
from time import perf_counter
from typing import TypeVar

import msgspec
import segno
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse

from contrabande.client import wire
from contrabande.engine.codec import encode
from contrabande.engine.options import values_of
from contrabande.engine.record import encode as encode_record
from contrabande.engine.replay import replay
from contrabande.engine.seats import Seat
from contrabande.games import GAMES
from contrabande.server.connections import Connection
from contrabande.server.host import Host, NoTable, person_hash
from contrabande.server.refusal import TableRefusal
from contrabande.server.room import Room
from contrabande.server.showing import Showing
from contrabande.server.sockets import is_good_id
from contrabande.server.store.interface import Sheet
from contrabande.server.table import Played
from contrabande.wording.sentences import PHRASES

BodyT = TypeVar("BodyT")

JSON = "application/json"
LINES = "application/x-ndjson"
KEEP_ALIVE = 15.0

read_command = msgspec.json.Decoder(wire.AnyCommand).decode


class BadRequest(Exception):
    """A request that makes no sense."""


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
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise BadRequest from None


async def bytes_of(request: Request) -> bytes:
    """The body of a request; what is too large is not read to its end."""
    raw = b""
    try:
        async for chunk in request.stream():
            raw += chunk
            if len(raw) > wire.MOST_FRAME:
                raise BadRequest
    except ClientDisconnect:
        raise BadRequest from None
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
    """Whether this process can serve: it asks the store."""
    await host_of(request).store.sheets(limit=1)
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
    return answered({"address": _address(request)})


def _address(request: Request) -> str:
    """The address the page was asked by, unless that leads nowhere from another machine."""
    known = host_of(request).settings.address
    is_here = (request.url.hostname or "") in ("127.0.0.1", "localhost", "::1")
    return known if known is not None and is_here else str(request.base_url).rstrip("/").removesuffix("/api")


# Tables.


async def open_table(request: Request) -> Response:
    """Open a table and sit down at it."""
    wanted = await body_of(request, wire.OpenTable)
    _check_person(wanted.person)
    return answered(await host_of(request).open_table(wanted), 201)


async def public_tables(request: Request) -> Response:
    """Tables that anybody may join."""
    sheets = await host_of(request).store.sheets(phase="lobby", is_public=True, limit=50)
    return answered({"tables": [_notice(sheet) for sheet in sheets]})


async def by_code(request: Request) -> Response:
    """The table that has this code."""
    sheet = await host_of(request).store.sheet_by_code(request.path_params["code"].upper())
    if sheet is None:
        raise NoTable
    return answered(_notice(sheet))


def _notice(sheet: Sheet) -> wire.TableNotice:
    phase = msgspec.convert(sheet.phase, wire.Phase)
    return wire.TableNotice(sheet.table, sheet.code, sheet.game, phase, sheet.is_public, sheet.changed_at)


async def join(request: Request) -> Response:
    """Join a table as a player, a watcher or a screen."""
    wanted = await body_of(request, wire.JoinTable)
    _check_person(wanted.person)
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
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise BadRequest from None
    if not is_good_id(said.id):
        raise BadRequest
    answer = await room.command(member, said, since)
    host_of(request).metrics.commands.labels("done" if isinstance(answer, wire.Ack) else "refused").inc()
    return answered(answer, 200 if isinstance(answer, wire.Ack) else 409)


async def stream(request: Request) -> Response:
    """The socket's twin: the same messages, one a line."""
    room, member = await entered(request)
    lines = _lines(room, Connection(member), _since(request))
    return StreamingResponse(lines, media_type=LINES, headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})


async def _lines(room: Room, connection: Connection, since: int | None) -> AsyncIterator[bytes]:
    await room.connect(connection, since)
    try:
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
    """A pass for the member's other device."""
    room, member = await entered(request)
    return answered(await host_of(request).new_pass(room.table.name, member), 201)


async def redeem(request: Request) -> Response:
    """Sit down on another device with a pass."""
    wanted = await body_of(request, wire.Redeem)
    return answered(await host_of(request).redeem(wanted.secret), 201)


async def code_picture(request: Request) -> Response:
    """The way to a table as a QR code: whoever scans it reads the code, nothing secret."""
    sheet = await host_of(request).store.sheet_by_code(request.path_params["code"].upper())
    if sheet is None:
        raise NoTable
    picture = io.BytesIO()
    link = f"{_address(request)}/#{sheet.code}"
    segno.make(link, error="m").save(picture, kind="svg", scale=8, border=2, xmldecl=False, svgns=True)
    return Response(picture.getvalue(), media_type="image/svg+xml")


# After the end.


async def record(request: Request) -> Response:
    """The record of a finished match, with the seed: `contrabande verify` confirms it."""
    _, played = await _finished(request)
    return Response(encode_record(played.record()), media_type=JSON)


async def replayed(request: Request) -> Response:
    """A finished match once more, entry by entry, as one seat knew it or with all cards open."""
    _room, played = await _finished(request)
    eyes = request.query_params.get("eyes", "all")
    if eyes not in ("all", "watcher", *map(str, range(played.match.seats))):
        raise BadRequest
    match = replay(played.match.game, played.record())
    told = match.all_events() if eyes == "all" else match.events(None if eyes == "watcher" else Seat(int(eyes)))
    givers: dict[int, dict[str, str]] = {}
    for entry, seat, giver in played.givers:
        givers.setdefault(entry, {})[str(seat)] = giver
    lines = [
        encode({"entry": n, "events": events, "givers": givers.get(n, {})}) + b"\n" for n, events in enumerate(told)
    ]
    return Response(b"".join(lines), media_type=LINES)


async def _finished(request: Request) -> tuple[Room, Played]:
    room, _ = await entered(request)
    _only(request, "match", "eyes")
    number = request.query_params.get("match", str(len(room.table.played)))
    if not number.isdecimal() or len(number) > 6:
        raise BadRequest
    if not 1 <= int(number) <= len(room.table.played):
        raise TableRefusal("not-finished")
    return room, room.table.played[int(number) - 1]


async def my_matches(request: Request) -> Response:
    """The finished matches of one person, found by the secret he keeps."""
    host = host_of(request)
    secret = token_of(request)
    _check_person(secret)
    found: list[wire.PlayedMatch] = []
    grants = await host.store.grants_of(person_hash(secret) or b"")
    for table, member in sorted({(grant.table, grant.member) for grant in grants})[:100]:
        try:
            room = await host.room(table)
        except NoTable:  # it was forgotten after its time
            continue
        for number, played in enumerate(room.table.played, 1):
            if member in played.members:
                seat = Seat(played.members.index(member))
                found.append(_played(room, number, played, seat))
    found.sort(key=lambda match: -match.ended_at)
    return answered({"matches": found})


def _played(room: Room, number: int, played: Played, seat: Seat) -> wire.PlayedMatch:
    outcome = played.outcome
    game, players = played.match.game.key, played.match.players
    return wire.PlayedMatch(
        room.table.name, number, game, seat, played.ended_at, outcome.ending, outcome.places[seat], players
    )


def _check_person(secret: str | None) -> None:
    if secret is not None and not (len(secret) == 32 and all(letter in "0123456789abcdef" for letter in secret)):
        raise TableRefusal("person-form")


def _only(request: Request, *names: str) -> None:
    """Nothing else is asked for, and nothing twice: a misspelt name is told, not passed over."""
    asked = [name for name, _ in request.query_params.multi_items()]
    if len(asked) != len(set(asked)) or not set(asked) <= set(names):
        raise BadRequest


def _since(request: Request) -> int | None:
    _only(request, "since")
    text = request.query_params.get("since")
    if text is None:
        return None
    if not text.isdecimal() or len(text) > 9:
        raise BadRequest
    return int(text)
