"""The archive: finished matches, for those at the table and whom they send there. Nothing is told before the end."""

import asyncio
import hashlib
import secrets
import zlib
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from contrabande.client import wire
from contrabande.engine.codec import encode
from contrabande.engine.match import AnyMatch
from contrabande.engine.record import encode as encode_record
from contrabande.engine.replay import moments
from contrabande.engine.seats import Audience, Seat
from contrabande.server import advice
from contrabande.server.doors import (
    JSON,
    LINES,
    BadRequest,
    address_of,
    answered,
    check_person,
    drawn,
    entered,
    host_of,
    only,
    token_of,
)
from contrabande.server.host import NoTable, NoToken
from contrabande.server.reading import Unreadable
from contrabande.server.refusal import TableRefusal
from contrabande.server.room import Room
from contrabande.server.table import Played
from contrabande.server.tokens import person_hash

MOST_TABLES = 100
GZIP = 16 + zlib.MAX_WBITS
"""The window that makes zlib write gzip."""
PACKED_OR_NOT = {"Vary": "Accept-Encoding"}


async def record(request: Request) -> Response:
    """The record of a finished match, with the seed: `contrabande verify` confirms it."""
    only(request, "match")
    _, played = await _finished(request)
    return Response(encode_record(played.record()), media_type=JSON)


async def replayed(request: Request) -> Response:
    """A finished match once more, entry by entry, as one seat knew it or with all cards open."""
    only(request, "match", "eyes", "views")
    _, played = await _finished(request)
    eyes, views = request.query_params.get("eyes", "all"), request.query_params.get("views", "no")
    if eyes not in ("all", "watcher", *map(str, range(played.match.seats))) or views not in ("no", "yes"):
        raise BadRequest("Expected a seat, all or watcher - at eyes; yes or no - at views")
    lines = _lines(played, eyes, is_seen=views == "yes")
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return StreamingResponse(lines, media_type=LINES, headers=PACKED_OR_NOT)
    return StreamingResponse(_packed(lines), media_type=LINES, headers={**PACKED_OR_NOT, "Content-Encoding": "gzip"})


async def advised(request: Request) -> Response:
    """What a champion would have done in one seat's place, with what that seat knew, question by question."""
    only(request, "match", "seat")
    _, played = await _finished(request)
    seat = request.query_params.get("seat", "")
    if seat not in map(str, range(played.match.seats)):
        raise BadRequest("Expected a seat - at seat")
    lines = advice.advice(host_of(request).thinker, played, Seat(int(seat)))
    first = await anext(lines, b"")
    return StreamingResponse(_beginning(first, lines), media_type=LINES)


async def _beginning(first: bytes, lines: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    yield first
    async for line in lines:
        yield line


async def film(request: Request) -> Response:
    """The way to a finished match for others: a link that opens this match and nothing else."""
    only(request, "match")
    number, played = await _finished(request)
    # In the fragment, which no browser sends to any server.
    link = f"{address_of(request)}/t/{request.path_params['table']}/replay/{number}#film={film_key(played)}"
    return answered(wire.Film(link, drawn(link).decode()))


def film_key(played: Played) -> str:
    """What opens this match to whoever was given it; whoever may read its record, and so its seed, could tell it."""
    return hashlib.blake2b(str(played.record().end.seed).encode(), digest_size=16, person=b"film").hexdigest()


async def _lines(played: Played, eyes: str, *, is_seen: bool) -> AsyncIterator[bytes]:
    """One line for each entry; others get their turn in between, for a match may be long."""
    match = played.match
    told = match.all_events() if eyes == "all" else match.events(_audience(eyes))
    seen = [eyes] if eyes != "all" else ["watcher", *(str(seat) for seat in range(match.seats))]
    givers: dict[int, dict[str, str]] = {}
    for entry, seat, giver in played.givers:
        givers.setdefault(entry, {})[str(seat)] = giver
    taken: dict[int, list[wire.TakenOver]] = {}
    for entry, one in played.taken:
        taken.setdefault(entry, []).append(one)
    for number, moment in enumerate(moments(match.game, played.record()) if is_seen else [None] * match.entries):
        sight = {} if moment is None else _sight(moment, seen)
        known: dict[str, object] = {"cast": played.cast} if number == 0 else {}
        known |= {"taken": taken[number]} if number in taken else {}
        line = {"entry": number, "events": told[number], "givers": givers.get(number, {}), **known, **sight}
        yield encode(line) + b"\n"
        await asyncio.sleep(0)


def _sight(moment: AnyMatch, seen: Sequence[str]) -> dict[str, object]:
    """What some eyes saw, and who was asked then."""
    return {"views": {name: moment.view(_audience(name)) for name in seen}, "asked": sorted(moment.to_act)}


async def _packed(lines: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """The same in gzip: one view after another is nearly the same, and a phone need not wait for all of it."""
    press = zlib.compressobj(wbits=GZIP)
    async for line in lines:
        if packed := press.compress(line):
            yield packed
    yield press.flush()


def _audience(eyes: str) -> Audience:
    return None if eyes == "watcher" else Seat(int(eyes))


async def _finished(request: Request) -> tuple[int, Played]:
    """The match that is asked for, and its number: for who has a place at its table, or the key to this one match."""
    try:
        room, _ = await entered(request)
    except NoToken as nothing:
        with suppress(NoTable, BadRequest, TableRefusal):
            number, played = _asked_for(request, await host_of(request).room(request.path_params["table"]))
            if secrets.compare_digest(film_key(played).encode(), token_of(request).encode()):
                return number, played
        raise nothing from None
    return _asked_for(request, room)


def _asked_for(request: Request, room: Room) -> tuple[int, Played]:
    """The last match that was played here, or the one whose number is named; it must be over."""
    number = request.query_params.get("match", str(len(room.table.played)))
    if not number.isdecimal() or len(number) > 6:
        raise BadRequest("Expected a number - at match")
    if not 1 <= int(number) <= len(room.table.played):
        raise TableRefusal("not-finished")
    return int(number), room.table.played[int(number) - 1]


async def my_matches(request: Request) -> Response:
    """The finished matches of one person, found by the secret he keeps."""
    host = host_of(request)
    secret = token_of(request)
    check_person(secret)
    grants = await host.store.grants_of(person_hash(secret) or b"")
    found: list[wire.PlayedMatch] = []
    for table, member in sorted({(grant.table, grant.member) for grant in grants})[:MOST_TABLES]:
        try:
            found += _of_member(await host.room(table), member)
        except (NoTable, Unreadable):  # it was forgotten after its time, or set aside
            continue
    found.sort(key=lambda match: -match.ended_at)
    return answered({"matches": found})


def _of_member(room: Room, member: int) -> Sequence[wire.PlayedMatch]:
    return [
        _played(room, number, played, Seat(played.members.index(member)))
        for number, played in enumerate(room.table.played, 1)
        if member in played.members
    ]


def _played(room: Room, number: int, played: Played, seat: Seat) -> wire.PlayedMatch:
    outcome = played.outcome
    game, players = played.match.game.key, played.players
    return wire.PlayedMatch(
        room.table.name, number, game, seat, played.ended_at, outcome.ending, outcome.places[seat], players
    )
