"""The record: a match as canonical JSON with a hash chain, one line per entry, one byte form.

The first line binds game, rules, options, seats and the dealer's commitment; every line carries the hash of
itself and of everything before it. The end holds the outcome, and the seed once it may be known.
"""

from hashlib import blake2b
from typing import TypeVar

import msgspec

from contrabande.engine.chance import Draw, commitment, match_key
from contrabande.engine.errors import RecordError
from contrabande.engine.game import Outcome

FORMAT = 1

PartT = TypeVar("PartT", bound=msgspec.Struct)

_canonical = msgspec.json.Encoder(order="deterministic").encode


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was fixed before the deal."""

    contrabande: int
    game: str
    version: int
    seats: int
    options: dict[str, str | int]
    players: tuple[str, ...]
    commitment: str
    entropy: tuple[str, ...]


class RawAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An answer as a record keeps it: the action as plain JSON."""

    seat: int
    action: msgspec.Raw
    rank: int | None = None


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step: the answers that made it, in seat order, and the draws it took. Entry 0 is the deal."""

    number: int
    answers: tuple[RawAnswer, ...]
    draws: tuple[Draw, ...]


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How it ended, if it has; and the dealer's seed, if it may be known."""

    outcome: Outcome | None
    seed: str | None


class Record(msgspec.Struct, frozen=True):
    """A match on paper."""

    header: Header
    entries: tuple[Entry, ...]
    end: End


class Chain:
    """The running hash of a record's lines."""

    __slots__ = ("head",)

    def __init__(self, header: Header) -> None:
        self.head = ""
        self.link(header)

    def link(self, part: Header | Entry | End) -> str:
        """Add a line; the new head."""
        text = self.head.encode() + _canonical(part)
        self.head = blake2b(text, digest_size=32, person=b"record").hexdigest()
        return self.head


def encode(record: Record) -> bytes:
    """The one byte form of *record*."""
    chain = Chain(record.header)
    lines = [_line(b'{"header":', record.header, chain.head, b',"entries":[')]
    last = len(record.entries) - 1
    for place, entry in enumerate(record.entries):
        lines.append(_line(b"", entry, chain.link(entry), b"," if place < last else b""))
    lines.append(_line(b'],"end":', record.end, chain.link(record.end), b"}"))
    return b"\n".join(lines) + b"\n"


def _line(before: bytes, part: Header | Entry | End, head: str, after: bytes) -> bytes:
    body = _canonical(part)
    return b'%s%s,"chain":"%s"}%s' % (before, body[:-1], head.encode(), after)


def decode(text: bytes) -> Record:
    """Read a record; any edit is refused, and the first line that differs is named."""
    lines = text.split(b"\n")
    if len(lines) < 2 or not lines[0].startswith(b'{"header":'):
        raise RecordError("header", "this is not a record of a match")
    header = _part(lines[0], b'{"header":', b',"entries":[', Header, "header")
    if header.contrabande != FORMAT:
        raise RecordError("header", f"record format {header.contrabande} is unknown, this program reads {FORMAT}")
    chain = Chain(header)
    _same(lines[0], _line(b'{"header":', header, chain.head, b',"entries":['), "header")
    entries: list[Entry] = []
    is_last = False
    for place, line in enumerate(lines[1:]):
        if is_last:
            end = _part(line, b'],"end":', b"}", End, "end")
            _same(line, _line(b'],"end":', end, chain.link(end), b"}"), "end")
            _same(b"\n".join(lines[place + 1 :]), line + b"\n", "end")
            return Record(header, tuple(entries), end)
        is_last = not (line.endswith(b",") or b"".join(lines[place + 2 : place + 3]).startswith(b"{"))
        name, after = f"entry {place}", b"" if is_last else b","
        entry = _part(line, b"", after, Entry, name)
        _same(line, _line(b"", entry, chain.link(entry), after), name)
        if entry.number != place:
            raise RecordError(name, f"it is numbered {entry.number}")
        entries.append(entry)
    raise RecordError("end" if is_last else f"entry {len(entries)}", "the record breaks off here")


def _part(line: bytes, before: bytes, after: bytes, kind: type[PartT], place: str) -> PartT:
    chain_length = len(b',"chain":""}') + 64
    body = line.removeprefix(before).removesuffix(after)[:-chain_length] + b"}"
    try:
        return msgspec.json.decode(body, type=kind)
    except (ValueError, RecursionError):
        raise RecordError(place, "it is damaged, or the record breaks off here") from None


def _same(found: bytes, expected: bytes, place: str) -> None:
    if found != expected:
        raise RecordError(place, "it was edited: its bytes do not fit the chain")


def fingerprint(record: Record) -> str:
    """The head of the chain after the last line, which names the whole record."""
    chain = Chain(record.header)
    for entry in record.entries:
        chain.link(entry)
    return chain.link(record.end)


def sealed(head: str, key: bytes) -> str:
    """A head as the seats are shown it: it binds like the head, and nobody can guess hidden answers against it."""
    return blake2b(head.encode(), digest_size=32, key=key, person=b"head").hexdigest()


def heads(record: Record) -> list[str]:
    """What the seats were shown after each entry, so that whoever has kept one can compare it."""
    key = match_key(check_seed(record), [bytes.fromhex(share) for share in record.header.entropy])
    chain = Chain(record.header)
    return [sealed(chain.link(entry), key) for entry in record.entries]


def check_seed(record: Record) -> bytes:
    """The revealed seed, which must be the one that was committed to before the deal."""
    if record.end.seed is None:
        raise RecordError("end", "the seed has not been revealed")
    try:
        seed = bytes.fromhex(record.end.seed)
    except ValueError:
        raise RecordError("end", "the seed is not written in hexadecimal digits") from None
    if commitment(seed) != record.header.commitment or seed.hex() != record.end.seed:
        raise RecordError("end", "the seed is not the one that was committed to")
    return seed
