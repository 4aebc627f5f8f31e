"""Hostile frames: what comes to the socket and to the commands door, class by class, with the answer that is right."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

import msgspec

from contrabande.client import wire
from contrabande.client.place import new_id
from contrabande.drills.hostile_tables import Target
from contrabande.engine.seats import Seat

KINDS = ("malformed", "oversized", "illegal", "replayed", "cross-seat", "stale", "flooding")

REFUSED, DONE, PONG, CLOSED = "refused", "ack", "pong", "closed"
LIMIT = 65_536
"""Bytes; a larger frame closes the socket."""


@dataclass(frozen=True, slots=True)
class Frame:
    """Bytes to send, the answer they should get, and whether a watcher sends them."""

    body: bytes
    answer: str = REFUSED
    is_watcher: bool = False
    is_text: bool = True
    pings: int = 0
    """So many control frames go before it."""


def frame(kind: str, target: Target, rng: Random) -> Frame:
    """A frame of this class."""
    return _MAKERS[kind](target, rng)


def watchers_frame(kind: str, target: Target, rng: Random) -> Frame:
    """The same from one who may only watch: whatever is done for a seat is refused to him."""
    if kind == "replayed":
        return Frame(said(target.old))
    made = frame(kind, target, rng)
    return replace(made, answer=REFUSED) if made.answer == DONE else made


PINGS = Frame(b"null", CLOSED, pings=400)
"""Control frames, which no table hears of; so many close the socket."""


def said(command: wire.FromClient) -> bytes:
    """A message as bytes."""
    return msgspec.json.encode(command)


NONSENSE = (
    b"",
    b"null",
    b"[]",
    b"{",
    b'{"type":"answer"}',
    b'{"type":"nothing","id":"a"}',
    b'{"type":"sit","id":"","seat":0}',
    b'{"type":"sit","id":"a\\u0000b","seat":0}',
    b'{"type":"sit","id":"' + b"i" * 65 + b'","seat":0}',
    b'{"type":"sit","id":"a","seat":"0"}',
    b'{"type":"sit","id":"a","seat":1.5}',
    b'{"type":"chat","id":"a","text":"\\ud800"}',
    b'{"type":"chat","id":"a","text":"\\ud800\\ud800"}',
    b'{"type":"start","id":"a","seat":0}',
    b'{"type":"start","id":null}',
    b'{"type":"hello","token":"x"}',
    b'{"type":"answer","id":"a","prompt":0,"action":}',
    b'{"id":"a"}',
    b'"' + b"\\u0061" * 100 + b'"',
    b"[" * 5000,
    b'{"a":' * 2000,
    b"9" * 8000,
    b"-",
    b"NaN",
    b"\xef\xbb\xbf{}",
)


def _malformed(target: Target, rng: Random) -> Frame:
    chance = rng.random()
    if chance < 0.02:
        return Frame(b'"\xff\xfe\xfd', CLOSED)  # a text frame that is not UTF-8 ends the socket
    if chance < 0.3:
        return Frame(rng.randbytes(rng.randint(1, 200)), is_text=False)
    if chance < 0.6:
        whole = said(wire.Give(id=new_id(), prompt=target.prompt, action=msgspec.Raw(b'{"type":"Doubt"}')))
        return Frame(whole[: rng.randint(1, len(whole) - 1)])
    return Frame(rng.choice(NONSENSE))


def _oversized(target: Target, rng: Random) -> Frame:
    if rng.random() < 0.02:
        return Frame(b" " * (LIMIT + rng.randint(1, 1000)), CLOSED)
    size = rng.randint(wire.MOST_FRAME + 1, LIMIT // 2)
    filling = rng.choice((b" ", b"[", b'"', b"0", b"\\u0041"))
    return Frame(b'{"type":"chat","id":"a","text":"' + (filling * size)[:size])


def _illegal(target: Target, rng: Random) -> Frame:
    return Frame(said(rng.choice(_ANYWHERE + (_LOBBY if target.phase == "lobby" else _LATER))(rng)))


def _huge(rng: Random) -> int:
    return rng.choice((-1, 99, 2**31, -(2**63), 2**64 - 1, 10**30))


_ANYWHERE: tuple[Callable[[Random], wire.FromClient], ...] = (
    lambda rng: wire.Sit(id=new_id(), seat=Seat(_huge(rng))),
    lambda rng: wire.Phrase(id=new_id(), number=_huge(rng)),
    lambda rng: wire.Phrase(id=new_id(), number=1, to=Seat(_huge(rng))),
    lambda rng: wire.Chat(id=new_id(), text="<script>alert(1)</script>"),
    lambda rng: wire.Claim(id=new_id(), field="__class__", counts=(_huge(rng),) * rng.randint(0, 50)),
    lambda rng: wire.Promise(id=new_id(), promise="truth", to=Seat(_huge(rng))),
    lambda rng: wire.Vote(id=new_id(), on="kick", seat=Seat(_huge(rng))),
    lambda rng: wire.Vote(id=new_id(), on="resume"),
    lambda rng: wire.MoreTime(id=new_id()),
    lambda rng: wire.AskSeat(id=new_id(), seat=Seat(_huge(rng))),
    lambda rng: wire.LetIn(id=new_id(), member=_huge(rng), seat=Seat(_huge(rng))),
    lambda rng: wire.RemoveBot(id=new_id(), seat=Seat(_huge(rng))),
    lambda rng: wire.AddBot(id=new_id(), seat=Seat(_huge(rng))),
    lambda rng: wire.Ready(id=new_id(), entropy="z" * rng.randint(0, 64)),
    lambda rng: wire.Arrange(id=new_id(), seats=_huge(rng)),
    lambda rng: wire.Arrange(id=new_id(), game="../../etc/passwd"),
    lambda rng: wire.Arrange(
        id=new_id(), hours=_huge(rng) if rng.random() < 0.5 else 0, options={"edition": "x" * 200}
    ),
    lambda rng: wire.Arrange(id=new_id(), options={"__init__": _huge(rng)}),
    lambda rng: wire.Again(id=new_id(), game="nothing", seats=_huge(rng)),
    lambda rng: wire.Start(id=new_id()),
    lambda rng: wire.Speak(id=new_id(), name=rng.choice(("", " ", "\u202e", "x" * 5000, "\x00"))),
    lambda rng: wire.Give(id=new_id(), prompt=_huge(rng), action=msgspec.Raw(b'{"type":"Doubt"}')),
    lambda rng: wire.Give(id=new_id(), prompt=0, action=msgspec.Raw(b'{"type":"Nothing","cards":[1e400]}')),
    lambda rng: wire.Give(id=new_id(), prompt=0, action=msgspec.Raw(b'{"type":"Pack","cards":[99,99,99]}')),
    lambda rng: wire.Give(id=new_id(), prompt=0, action=msgspec.Raw(b"[" * 900 + b"]" * 900)),
)
_LOBBY: tuple[Callable[[Random], wire.FromClient], ...] = (
    lambda rng: wire.Vote(id=new_id(), on="pause"),
    lambda rng: wire.Sit(id=new_id(), seat=Seat(rng.randint(0, 2))),
)
_LATER: tuple[Callable[[Random], wire.FromClient], ...] = (
    lambda rng: wire.Stand(id=new_id()),
    lambda rng: wire.Ready(id=new_id(), is_ready=False),
    lambda rng: wire.Arrange(id=new_id(), pace="quick"),
)


def _replayed(target: Target, rng: Random) -> Frame:
    if rng.random() < 0.3:
        return Frame(said(wire.Leave(id=target.old.id)), DONE)  # an old id: nobody leaves
    return Frame(said(target.old), DONE)


def _cross_seat(target: Target, rng: Random) -> Frame:
    """A watcher plays, or somebody answers what another one is asked."""
    give = wire.Give(id=new_id(), prompt=target.prompt, action=msgspec.Raw(target.action))
    if target.phase == "single" and rng.random() < 0.5:
        return Frame(said(give))
    tries: tuple[wire.FromClient, ...] = (
        give,
        wire.Sit(id=new_id(), seat=Seat(0)),
        wire.Stand(id=new_id()),
        wire.Ready(id=new_id()),
        wire.Start(id=new_id()),
        wire.Arrange(id=new_id(), pace="quick"),
        wire.RemoveBot(id=new_id(), seat=Seat(0)),
        wire.Vote(id=new_id(), on="pause"),
        wire.Vote(id=new_id(), on="kick", seat=Seat(0)),
        wire.Again(id=new_id()),
        wire.Gesture(id=new_id(), emote="wink"),
        wire.Phrase(id=new_id(), number=1),
        wire.MoreTime(id=new_id()),
        wire.AskSeat(id=new_id(), seat=Seat(0)),
        wire.LetIn(id=new_id(), member=rng.randint(0, 9), seat=Seat(rng.randint(0, 2))),
    )
    return Frame(said(rng.choice(tries)), is_watcher=True)


def _stale(target: Target, rng: Random) -> Frame:
    """An answer to a question that is long gone, or not yet asked."""
    prompt = rng.choice((-1, target.prompt - 1, target.prompt + 1, 1000))
    return Frame(said(wire.Give(id=new_id(), prompt=prompt, action=msgspec.Raw(target.action))))


def _flooding(target: Target, rng: Random) -> Frame:
    if rng.random() < 0.8:
        return Frame(said(wire.Ping(_huge(rng))), PONG)
    return Frame(said(wire.Gesture(id=new_id(), emote="wink")), DONE)


_MAKERS: dict[str, Callable[[Target, Random], Frame]] = {
    "malformed": _malformed,
    "oversized": _oversized,
    "illegal": _illegal,
    "replayed": _replayed,
    "cross-seat": _cross_seat,
    "stale": _stale,
    "flooding": _flooding,
}
