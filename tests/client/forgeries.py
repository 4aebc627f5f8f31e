"""Forgeries: good records with one thing changed, each with what `contrabande verify` says of it."""

import json
from collections.abc import Callable, Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random

import msgspec

from contrabande.cli.complaint import Complaint
from contrabande.cli.files import MARK, Bookmark, read_saved
from contrabande.engine.errors import RecordError
from contrabande.engine.record import End, Record, decode, encode
from contrabande.engine.replay import verify

RECORDED = Path(__file__).parents[1] / "recorded"
GENUINE = [
    *(f"{game}/option-edition-tiny.json" for game in ("hart-an-der-grenze", "meisterdiebe", "hochstapler", "prohis")),
    "prohis/option-tie-speed.json",
]
"""Short ones; the last has answers whose order counts."""
CHAIN = len(b',"chain":""}') + 64
OTHERS: list[object] = [None, True, -1, 7, 10**30, 1.5, "", "x", "ABCDEF", [], {}]
"""What may stand in any place instead."""
SIGNS = ["\u202e", "a\u200db", "a\nb", "\x00", "\ufeff", "\u00a0", " ", "🏴\U000e0067", "x" * 61, "<é>", "👩\u200d🚀"]
"""Names, some of which nobody may bear."""
EACH = 60
"""So many changes of what a record says, beside those of its letters."""


class Forgery(msgspec.Struct):
    """A file, and whether it is genuine; *needs_rules* where only who plays it again can tell that it is not."""

    how: str
    bytes: str
    is_genuine: bool
    needs_rules: bool
    reason: str


def forgeries(folder: Path) -> list[Forgery]:
    """Some of every kind, of every game."""
    made: dict[bytes, str] = {}
    for name in GENUINE:
        text, rng = (RECORDED / name).read_bytes(), Random(name)
        for how, forged in [("nothing", text), *_misspelt(text, rng), *_untrue(text, rng), *_unfinished(text)]:
            made.setdefault(forged, f"{name}: {how}")
    return [_judged(how, text, folder / "record.json") for text, how in made.items()]


def _judged(how: str, text: bytes, path: Path) -> Forgery:
    path.write_bytes(text)
    try:
        saved = read_saved(path)
        verify(saved.game, saved.record)
    except Complaint as error:
        return Forgery(how, text.hex(), is_genuine=False, needs_rules=False, reason=str(error))
    except RecordError as error:
        needs_rules = error.place.startswith("entry") or "outcome does not follow" in error.reason
        return Forgery(how, text.hex(), is_genuine=False, needs_rules=needs_rules, reason=str(error))
    return Forgery(how, text.hex(), is_genuine=True, needs_rules=False, reason="")


# The letters of a file.


def _misspelt(text: bytes, rng: Random) -> Iterator[tuple[str, bytes]]:
    lines = text.split(b"\n")
    some = rng.randrange(1, len(lines) - 3)
    yield "Windows line ends", text.replace(b"\n", b"\r\n")
    yield "a mark before it", b"\xef\xbb\xbf" + text
    yield "no last line end", text[:-1]
    yield "two last line ends", text + b"\n"
    yield "laid out by another program", json.dumps(json.loads(text), indent=1).encode()
    yield "on one line", text.replace(b"\n", b"")
    yield "a bookmark after its end", text + MARK + msgspec.json.encode(Bookmark(1, "random", "en")) + b"}\n"
    yield "a line twice", b"\n".join([*lines[:some], lines[some], *lines[some:]])
    yield "a line missing", b"\n".join([*lines[:some], *lines[some + 1 :]])
    yield "two lines in each other's place", b"\n".join([*lines[:1], lines[2], lines[1], *lines[3:]])
    yield "no entry at all", b"\n".join([lines[0], *lines[-2:]])
    yield "a comma too many", text.replace(b"\n]", b",\n]")
    yield "a comma too few", text.replace(b",\n", b"\n", 1)
    for place in (0, 5, len(lines[0]) - 3, len(lines[0]), len(lines[0]) + 1, *rng.choices(range(len(text)), k=6)):
        yield f"cut after {place} bytes", text[:place]
    for place in (len(text) - 2, len(text) - 40, len(text) - len(lines[-2]) - 1, len(text) - len(lines[-2]) - 2):
        yield f"cut after {place} bytes", text[:place]
    for place in rng.choices(range(len(text)), k=8):
        yield f"another byte at {place}", text[:place] + bytes([rng.randrange(256)]) + text[place + 1 :]


# What it says, with a chain that fits.


def _untrue(text: bytes, rng: Random) -> Iterator[tuple[str, bytes]]:
    bodies = _bodies(text)
    last = len(bodies) - 1
    changes = [(0, how, new) for how, new in _changed(bodies[0])]
    changes += [(last, how, new) for how, new in _changed(bodies[last])]
    inside = [(place, how, new) for place in range(1, last) for how, new in _changed(bodies[place])]
    for place, how, new in [*rng.sample(changes, EACH), *rng.sample(inside, EACH)]:
        yield f"line {place + 1}: {how}", chained([*bodies[:place], new, *bodies[place + 1 :]])
    for how, wanted in _wanted(bodies[0], bodies[last]):
        yield how, chained([wanted[0], *bodies[1:last], wanted[1]])
    yield "an entry less", chained([*bodies[: last - 1], bodies[last]])
    yield "entries in another order", chained([bodies[0], bodies[2], bodies[1], *bodies[3:]])


def _wanted(header: bytes, end: bytes) -> Iterator[tuple[str, tuple[bytes, bytes]]]:
    """What somebody who forges would try first."""
    said = json.loads(header)
    seed = json.loads(end)["seed"]
    yield "seed in capitals", (header, end.replace(seed.encode(), seed.upper().encode()))
    yield "seed with blanks", (header, end.replace(seed.encode(), f" {seed}".encode()))
    yield "no seed", (header, end.replace(f'"{seed}"'.encode(), b"null"))
    yield "a half byte less", (header, end.replace(seed.encode(), seed[:-1].encode()))
    other = "00" * 32
    promise = blake2b(bytes(32), digest_size=32, person=b"commitment").hexdigest()
    promised = header.replace(said["commitment"].encode(), promise.encode())
    yield "another seed and its commitment", (promised, end.replace(seed.encode(), other.encode()))
    for field in ("players", "entropy"):
        for share in ("AB" * 16, "ab" * 16, "abc", "ab ab", "", *SIGNS):
            yield f"{field} {share!a}", (_compact({**said, field: [share, *said[field][1:]]}), end)
    options = said["options"]
    prefixed = {f"x.{name}": value for name, value in options.items()}
    for how, new in (("as text", {name: str(each) for name, each in options.items()}), ("prefixed", prefixed)):
        yield f"options {how}", (_compact({**said, "options": new}), end)
    yield "options in another order", (_compact({**said, "options": dict(reversed(options.items()))}), end)
    for version in (0, 2, 3):
        yield f"version {version}", (_compact({**said, "version": version}), end)
    for game in ("hochstapler", "canasta", "constructor", "__proto__"):
        yield f"game {game}", (_compact({**said, "game": game}), end)
    more = {"seats": said["seats"] + 1, "players": [*said["players"], "Dora"], "entropy": [*said["entropy"], ""]}
    yield "a seat more", (_compact({**said, **more}), end)
    outcome = json.loads(end)["outcome"]
    longer = outcome | {"scores": [*outcome["scores"], 0], "places": [*outcome["places"], 1]}
    scored = _compact({"outcome": longer, "seed": seed})
    yield "a seat more, and its score", (_compact({**said, **more}), scored)


def _changed(body: bytes) -> Iterator[tuple[str, bytes]]:
    """A line with something else in one place of it, or written otherwise."""
    whole = json.loads(body)
    for path in _paths(whole):
        for how, new in _instead(_at(whole, path)):
            yield f"{path} {how}", _compact(_put(whole, path, new))
    yield "blanks", json.dumps(whole, ensure_ascii=False).encode()
    yield "an escape", body.replace(b"a", b"\\u0061", 1)
    yield "half a sign", body.replace(b"a", b"\\ud800", 1)
    yield "no text", body.replace(b"a", b"\xff", 1)
    yield "something twice", b'{"number":9,' + body[1:]
    yield "a sum written otherwise", body.replace(b":1", b":1.0", 1)
    yield "nothing below nothing", body.replace(b":0", b":-0", 1)
    yield "nothing", b"{}"


def _instead(value: object) -> Iterator[tuple[str, object]]:
    for other in OTHERS:
        yield f"is {other!r:.20}", other
    match value:
        case bool() | None:
            return
        case int():
            yield "is one more", value + 1
        case str():
            yield "in capitals", value.upper()
            yield "is longer", f"{value} "
        case list():
            yield "has one less", value[:-1]
            yield "has one twice", [*value, *value[-1:]]
            yield "is turned round", value[::-1]
        case dict():
            yield "has more", {**value, "note": "x"}
            yield "is turned round", dict(reversed(value.items()))
            for name in value:
                yield f"lacks {name}", {each: value[each] for each in value if each != name}


Path_ = tuple[str | int, ...]


def _paths(value: object, before: Path_ = ()) -> Iterator[Path_]:
    yield before
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, each in inner:
        yield from _paths(each, (*before, name))


def _at(value: object, path: Path_) -> object:
    for name in path:
        value = value[name]  # type: ignore[index]
    return value


def _put(value: object, path: Path_, new: object) -> object:
    if not path:
        return new
    inner = _put(value[path[0]], path[1:], new)  # type: ignore[index]
    if isinstance(value, list):
        return [inner if place == path[0] else each for place, each in enumerate(value)]
    assert isinstance(value, dict)
    return {name: inner if name == path[0] else each for name, each in value.items()}


def _compact(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode(errors="surrogatepass")


def _bodies(text: bytes) -> list[bytes]:
    """What each line says, without its place in the chain."""
    first, *entries, end = text.rstrip(b"\n").split(b"\n")
    inner = [first.removeprefix(b'{"header":').removesuffix(b',"entries":[')]
    inner += [entry.removesuffix(b",") for entry in entries]
    return [body[:-CHAIN] + b"}" for body in [*inner, end.removeprefix(b'],"end":').removesuffix(b"}")]]


def chained(bodies: list[bytes]) -> bytes:
    """A file that says this, whatever it is, with heads that fit."""
    head, lines = "", []
    last = len(bodies) - 1
    for place, body in enumerate(bodies):
        head = blake2b(head.encode() + body, digest_size=32, person=b"record").hexdigest()
        before = b'{"header":' if place == 0 else b'],"end":' if place == last else b""
        after = b',"entries":[' if place == 0 else b"}" if place == last else b"" if place == last - 1 else b","
        lines.append(b'%s%s,"chain":"%s"}%s' % (before, body[:-1], head.encode(), after))
    return b"\n".join(lines) + b"\n"


# Matches that are not over.


def _unfinished(text: bytes) -> Iterator[tuple[str, bytes]]:
    whole = decode(text)
    begun = encode(Record(whole.header, whole.entries[:2], End(None, whole.end.seed)))
    yield "not over", begun
    yield "not over, its seed secret", encode(Record(whole.header, whole.entries[:2], End(None, None)))
    left = begun + MARK + msgspec.json.encode(Bookmark(1, "random", "en")) + b"}\n"
    yield "left", left
    spoil: list[Callable[[bytes], bytes]] = [
        lambda text: text[:-1],
        lambda text: text[:-9],
        lambda text: text + b"\n",
        lambda text: text + b"x",
        lambda text: text.replace(b'"humans":1', b'"humans":0'),
        lambda text: text.replace(b'"humans":1', b'"humans":1.0'),
        lambda text: text.replace(b'"bots":', b'"robots":'),
        lambda text: text.replace(b'"drafts":[]', b'"drafts":[{"seat":0}]'),
        lambda text: text.replace(b'"drafts":[]', b'"drafts":[{"seat":0,"action":{"type":"Doubt"}}]'),
        lambda text: text.replace(MARK, b'{"note":'),
    ]
    for number, each in enumerate(spoil):
        yield f"left, its bookmark spoiled {number}", each(left)
