"""Hostile requests: what comes to the doors of HTTP, class by class, with the statuses that are right."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from contrabande.drills.hostile_frames import CLOSED, DONE, frame
from contrabande.drills.hostile_tables import Target

BAD, NOBODY, NOWHERE, NO = 400, 401, 404, 409


@dataclass(frozen=True, slots=True)
class Asked:
    """A request, and the statuses it may get."""

    method: str
    path: str
    statuses: tuple[int, ...]
    token: str | None = None
    body: bytes = b""
    is_watcher: bool = False
    """The reply must show a spectator's view."""


def command(kind: str, target: Target, rng: Random) -> Asked:
    """A hostile frame at the commands door."""
    path = f"/api/tables/{target.table}/commands"
    if kind == "cross-seat" and rng.random() < 0.4:
        token = rng.choice((target.stranger, target.spent, secrets.token_hex(16), target.seat.token.upper(), "é"))
        return Asked("POST", path, (NOBODY, NOWHERE), token, frame("illegal", target, rng).body)
    made = frame(kind, target, rng)
    token = target.watchers[0].token if made.is_watcher else target.seat.token
    statuses = (200,) if made.answer == DONE else (BAD,) if made.answer == CLOSED else (BAD, NO)
    return Asked("POST", path, statuses, token, made.body)


def reading(kind: str, target: Target, rng: Random) -> Asked:
    """A hostile request to those doors that only tell."""
    table, token = f"/api/tables/{target.table}", target.seat.token
    door = rng.choice(("", "/stream"))
    late = rng.choice(("/record", "/replay"))
    is_over = target.phase == "finished"
    match kind:
        case "malformed" if rng.random() < 0.2:
            return Asked("GET", rng.choice(NOT_PAGES), (200, 503))
        case "malformed":
            query = rng.choice(("since=x", "since=-1", "since=1e3", "since=%00", "since=" + "9" * 10, "since=½"))
            return Asked("GET", f"{table}{door}?{query}", (BAD,), token)
        case "oversized":
            path = rng.choice((f"?since={'9' * 5000}", f"/record?match={'9' * 5000}", f"/replay?eyes={'9' * 5000}"))
            return Asked("GET", table + path, (BAD, NO), token)
        case "illegal":
            query = rng.choice(("match=0", "match=2", "match=999999"))
            return Asked("GET", f"{table}{late}?{query}", (NO,), token)
        case "replayed":
            return Asked("GET", table, (NOBODY,), target.spent)
        case "cross-seat" if rng.random() < 0.5:
            token = rng.choice((target.stranger, secrets.token_hex(16), token.upper(), token[:-1], token + "0"))
            return Asked("GET", table + rng.choice((door, late)), (NOBODY, NOWHERE), token)
        case "cross-seat":
            return Asked("GET", table + door, (200,), target.watchers[0].token, is_watcher=True)
        case "stale":
            return Asked("GET", f"{table}{door}?since={rng.choice((0, 1, 999_999_999))}", (200,), token)
        case _:
            return Asked("GET", table + (late if is_over and rng.random() < 0.2 else door), (200,), token)


NOT_PEOPLE = (
    b"",
    b"{}",
    b"[]",
    b'{"name":1}',
    b'{"name":"x","role":"king"}',
    b'{"name":"x","shape":"\xff"}',
    b'{"name":"x","unknown":1}',
    b'{"name":"x","seat":"0"}',
)


NOT_PAGES = ("/%00", "/%ff", "/..%2f..%2fetc%2fpasswd", "/" + "x" * 5000)
"""Addresses of no file: the client's first page comes, or none where it is not built."""


def entry(kind: str, target: Target, rng: Random) -> Asked:
    """A hostile request to those doors where one comes in: join, open, passes."""
    join, redeem, opening = f"/api/tables/{target.table}/join", "/api/passes", "/api/tables"
    match kind:
        case "malformed":
            path = rng.choice((join, join, redeem, opening)) if rng.random() < 0.2 else join
            return Asked("POST", path, (BAD,), body=rng.choice(NOT_PEOPLE))
        case "oversized":
            body = b'{"name":"' + b"x" * rng.randint(20_000, 200_000) + b'"}'
            return Asked("POST", rng.choice((join, redeem)), (BAD,), body=body)
        case "illegal":
            return Asked("POST", rng.choice((join,)), (NO,), body=rng.choice(_BAD_PEOPLE))
        case "replayed":
            return Asked("POST", redeem, (NOWHERE,), body=b'{"secret":"%s"}' % target.spent.encode())
        case "cross-seat" if rng.random() < 0.5 and target.phase == "lobby":
            seat = target.victim.admission.seat
            return Asked("POST", join, (NO,), target.stranger, b'{"name":"x","seat":%d}' % (seat or 0))
        case "cross-seat":
            secret = rng.choice((target.stranger, target.seat.token))
            return Asked("POST", redeem, (NOWHERE,), body=b'{"secret":"%s"}' % secret.encode())
        case "stale":
            return Asked("POST", f"/api/tables/{secrets.token_hex(10)}/join", (NOWHERE,), body=b'{"name":"x"}')
        case _:
            return Asked("POST", redeem, (NOWHERE,), body=b'{"secret":"%s"}' % secrets.token_hex(16).encode())


_BAD_PEOPLE = (
    b'{"name":""}',
    b'{"name":"\\u202e"}',
    b'{"name":"%s"}' % (b"x" * 25),
    b'{"name":"x","person":"%s"}' % (b"g" * 32),
    b'{"name":"x","person":"short"}',
)

DOORS: dict[str, Callable[[str, Target, Random], Asked]] = {"commands": command, "reading": reading, "entry": entry}
