"""Probes: everything one member can ask of a table without changing it, right and wrong."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

import msgspec

from contrabande.client import wire
from contrabande.drills.leak_house import House
from contrabande.drills.leak_mask import masked
from contrabande.engine.actions import Action, Prompt
from contrabande.engine.codec import encode
from contrabande.engine.seats import Audience, Seat
from contrabande.server import thinking
from contrabande.server.table import Table

LEVELS = (("beginner", "honest"), ("solid", "gambler"))


PICTURES = 0.1
"""How often the picture of a code is among the requests; it takes longer than all of them together."""
FIRST_LINES = 2
"""Of a stream: the head of the answer, and the state."""


class Request(NamedTuple):
    """One request over HTTP."""

    method: str
    path: str
    token: str | None
    body: bytes = b""


class Probes(NamedTuple):
    """What is asked, over HTTP, on a second stream from *since* on, and on a second socket that says hello with it."""

    requests: Sequence[Request]
    since: int | None
    frames: Sequence[str]

    async def asked(self, house: House, token: str) -> list[bytes]:
        """All that comes back, in order."""
        told = [await asked(house, request) for request in self.requests]
        socket = await house.enter(token, self.since)
        for frame in self.frames:
            await socket.say(frame)
        told += [masked(frame) for frame in await socket.heard()]
        await socket.close()
        stream = house.follow(token, self.since)
        told += [masked(line) for line in await stream.heard(FIRST_LINES)]
        await stream.close()
        return told


async def asked(house: House, request: Request) -> bytes:
    """The answer to one request."""
    headers = {} if request.token is None else {"authorization": f"Bearer {request.token}"}
    return masked(await house.line.request(request.method, request.path, headers, request.body))


def probes(table: Table, audience: Audience, token: str, rng: Random) -> Probes:
    """A handful, others each time."""
    requests = rng.sample(list(_requests(table, audience, token, rng)), 5)
    refused = list(_refused(table, audience, rng))
    frames = [encode(command).decode() for command in rng.sample(refused, min(6, len(refused)))]
    frames += rng.sample(('{"type":"hello","token":"x"}', '{"type":"answer"}', "[", '{"type":"sit","seat":"0"}'), 1)
    told = len(table.shown)
    command = Request("POST", f"/api/tables/{table.name}/commands", token, rng.choice(frames).encode())
    return Probes([*requests, command], rng.choice((None, 0, told, rng.randint(0, told))), frames)


def _requests(table: Table, audience: Audience, token: str, rng: Random) -> Iterator[Request]:
    here, told = f"/api/tables/{table.name}", len(table.shown)
    for since in ("", "?since=0", f"?since={rng.randint(0, told)}", f"?since={told + 3}", "?since=-1"):
        yield Request("GET", f"{here}{since}", token)
    for path in ("record", "record?match=1", "record?match=0", "replay", "replay?eyes=all", "replay?eyes=watcher"):
        yield Request("GET", f"{here}/{path}", token)
    yield Request("GET", f"{here}/replay?eyes={rng.randrange(table.arrangement.seats)}", token)
    yield Request("GET", f"{here}/stream?since=-1", token)
    for path in (here, f"{here}/record", f"{here}/replay", f"{here}/stream"):
        yield Request("GET", path, None)
        yield Request("GET", path, "0" * 32)
    for path in (f"/api/codes/{table.code}", "/api/codes/ZZZZ", "/api/tables", "/api/games"):
        yield Request("GET", path, None)
    if rng.random() < PICTURES:
        yield Request("GET", f"/api/codes/{table.code}/qr.svg", None)
    yield Request("GET", "/api/me/matches", "0" * 32)
    yield Request("POST", "/api/passes", None, b'{"secret":"00"}')


def _refused(table: Table, audience: Audience, rng: Random) -> Iterator[wire.AnyCommand]:
    """Commands that the table must refuse, whatever is hidden in it."""
    prompt = None if audience is None or table.match is None else table.match.prompt(audience)
    yield from _refused_answers(table, prompt, rng)
    seat = Seat(rng.randrange(table.arrangement.seats + 1))
    yield wire.Sit(id="sit", seat=seat)
    yield wire.Stand(id="stand")
    yield wire.Ready(id="ready", entropy="f" * 32)
    yield wire.Arrange(id="arrange", seats=3)
    yield wire.AddBot(id="bot", seat=seat)
    yield wire.Start(id="start")
    yield wire.Again(id="again")
    yield wire.Vote(id="vote", on="resume")
    yield wire.Vote(id="kick", on="kick", seat=audience)
    yield wire.Phrase(id="phrase", number=0)
    yield wire.Claim(id="claim", field="nothing", counts=(1, 2))
    if prompt is None or table.arrangement.pace == "relaxed":
        yield wire.MoreTime(id="time")


def _refused_answers(table: Table, prompt: Prompt | None, rng: Random) -> Iterator[wire.Give]:
    """Answers to an old prompt, to one that never was, illegal ones of every kind, and nonsense."""
    assert table.match is not None
    number = 0 if prompt is None else prompt.number
    for choice in table.game.space(table.match.options, table.match.seats):
        action = choice.sample(rng.random)
        yield _give(f"old {rng.random()}", number - 1, action)
        yield _give(f"new {rng.random()}", number + 1, action)
        if prompt is None or not prompt.ask.allows(action):
            yield _give(f"bad {rng.random()}", number, action)
    for raw in (b'{"type":"Nothing"}', b"7", b'{"type":1}'):
        yield wire.Give(id="none", prompt=number, action=msgspec.Raw(raw))


def _give(name: str, prompt: int, action: Action) -> wire.Give:
    return wire.Give(id=name, prompt=prompt, action=msgspec.Raw(encode(action)))


def bot_questions(table: Table, audience: Audience) -> list[bytes]:
    """What a worker would be sent to answer for the audience's seat."""
    match = table.match
    if match is None or audience is None or audience not in match.to_act:
        return []
    return [thinking.question(match, audience, level, temper) for level, temper in LEVELS]
