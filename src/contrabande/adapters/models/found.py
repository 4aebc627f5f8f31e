"""What can be an answer in a text: JSON, `Name(field=value)`, `[Name: value]`, a sentence that begins with a name."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

LONGEST = 20_000
"""Of a longer text only the end is read: there the answer stands."""
LONGEST_LINE = 400
"""No answer is longer; so the time that garbage takes has a bound."""

NAME_KEYS = ("type", "action", "name", "move", "tool", "answer")
FIELD_KEYS = ("fields", "args", "arguments", "parameters", "params", "input")
NUMBER_KEYS = ("index", "number", "id")

_MARK = re.compile(r"^\W*(?:my |the )?(?:final |chosen )?(?:answer|action|move)(?: is)?\s*[:=]", re.I | re.M)
_SENTENCES = re.compile(r"\n|(?<=[.!?;])\s+")
_WORDS = re.compile(r"[A-Z][a-z]*|[a-z]+|\d+")
_CLOSING = {"(": ")", "[": "]", "{": "}"}
_FIELD = re.compile(r"\s*[\"']?([A-Za-z_][\w ]*?)[\"']?\s*[=:]\s*(.+)", re.S)


class Given(NamedTuple):
    """One reading: the name of an action, or none; fields by name; values without one; or a number alone."""

    name: str | None
    named: Mapping[str, object]
    loose: Sequence[object] = ()
    number: int | None = None
    is_whole: bool = True
    """False where a sentence only begins like an answer."""


class Finder:
    """Finds the actions of one game in what a model says."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = {"".join(_WORDS.findall(name)).casefold(): name for name in names}
        spelt = ["[ _-]?".join(_WORDS.findall(name)) for name in sorted(names, key=len, reverse=True)]
        known = rf"(?<![\w])({'|'.join(spelt)})"
        self._call = re.compile(rf"{known}\s*([(\[{{])", re.I)
        self._bracket = re.compile(rf"[\[<]\s*{known}\b[:\s,]*([^\[\]<>]*)[\]>]", re.I)
        self._line = re.compile(rf"\W*(?:i (?:will |would )?)?{known}\b[\s:,–-]*(.*)", re.I)

    def found(self, text: str) -> list[Given]:
        """What *text* says: after its last `Answer:` if something stands there, else anywhere."""
        plain = re.sub(r"```\w*|[`*]", "", text[-LONGEST:])
        marks = list(_MARK.finditer(plain))
        for part in (*(plain[mark.end() :] for mark in marks[-1:]), plain):
            given = list(self._explicit(part)) or list(self._lines(part))
            if given:
                return given
        return []

    def _explicit(self, text: str) -> Iterator[Given]:
        objects, rest = _objects(text)
        for each in objects:
            yield from self._object(each)
        end = 0
        for call in self._call.finditer(rest):
            if call.start() >= end:
                inside, end = _inside(rest, call.end() - 1)
                yield self._named(call[1], inside)
        for bracket in self._bracket.finditer(rest):
            yield self._named(bracket[1], bracket[2])
        for loose in re.finditer(r"\{[^{}]*\}", rest):
            yield from self._unquoted_object(loose[0])
        for number in re.finditer(r"(?<!\w)#(\d{1,6})\b", rest):
            yield Given(None, {}, number=int(number[1]))

    def _object(self, each: Mapping[str, object]) -> Iterator[Given]:
        """An object of JSON: `{"type": …, fields}`, `{"action": {…}}`, `{"Name": {fields}}` or `{"index": 7}`."""
        if len(each) == 1:
            ((key, value),) = each.items()
            if self._known(key) is not None:
                yield _with_fields(self._known(key), value)
                return
        for key in NAME_KEYS:
            value = each.get(key)
            if isinstance(value, Mapping):
                yield from self._object(value)
                return
            if isinstance(value, str):
                named = {name: each[name] for name in each if name != key}
                known = self._known(value)
                if known is not None:
                    yield _with_fields(known, named)
                else:
                    yield from list(self._explicit(value)) or self._lines(value)
                return
        for key in NUMBER_KEYS:
            number = each.get(key)
            if len(each) == 1 and type(number) is int:
                yield Given(None, {}, number=number)
                return
        yield Given(None, each)

    def _unquoted_object(self, text: str) -> Iterator[Given]:
        """JSON as it is written in a hurry: `{type: Announce, sum: 3}`."""
        named, _ = arguments(text.strip("{}"))
        if any(isinstance(named.get(key), str) and self._known(str(named[key])) for key in NAME_KEYS):
            yield from self._object(named)

    def _lines(self, text: str) -> Iterator[Given]:
        for line in _SENTENCES.split(text):
            found = self._line.fullmatch(line[:LONGEST_LINE].strip())
            if found is None:
                continue
            rest = found[2].strip(" .!?\"'")
            given = self._named(found[1], rest)
            yield given._replace(is_whole=not rest)

    def _named(self, name: str, inside: str) -> Given:
        named, loose = arguments(inside)
        return Given(self._known(name), named, loose)

    def _known(self, name: str) -> str | None:
        return self._names.get("".join(_WORDS.findall(name)).casefold())


def arguments(text: str) -> tuple[dict[str, object], list[object]]:
    """Fields by name and values without one, out of what stands between the brackets of a call."""
    named: dict[str, object] = {}
    loose: list[object] = []
    for part in _split(text[:LONGEST_LINE]):
        pair = _FIELD.fullmatch(part)
        if pair is not None:
            named[pair[1].strip()] = _unquoted(pair[2])
        elif part.strip():
            loose.append(_unquoted(part))
    return named, loose


def _with_fields(name: str | None, value: object) -> Given:
    if isinstance(value, list):
        return Given(name, {}, value)
    if not isinstance(value, Mapping):
        return Given(name, {}, () if value in (None, "", True) else (value,))
    for key in FIELD_KEYS:
        inner = value.get(key)
        if isinstance(inner, str):
            inner = next(iter(_objects(inner)[0]), None)
        if isinstance(inner, Mapping | list):
            return _with_fields(name, inner)
    return Given(name, value)


def _objects(text: str) -> tuple[list[Mapping[str, object]], str]:
    """The JSON objects of a text, and the text without them."""
    objects: list[Mapping[str, object]] = []
    rest: list[str] = []
    place, decoder = 0, json.JSONDecoder()
    while (start := text.find("{", place)) >= 0:
        try:
            found, end = decoder.raw_decode(text, start)
        except ValueError:
            rest.append(text[place : start + 1])
            place = start + 1
            continue
        except RecursionError:
            # No answer is nested so deep; to look at each of these braces again would take a second.
            break
        # Braces right after a name are the value of a field, not an answer.
        if found and not text[:start].rstrip().endswith(("=", ":", "(")):
            objects.append(found)
            rest.append(text[place:start])
        else:
            rest.append(text[place:end])
        place = end
    return objects, "".join([*rest, text[place:]])


def _inside(text: str, start: int) -> tuple[str, int]:
    """What stands between the bracket at *start* and the one that closes it, or up to the end of the line."""
    open_brackets = []
    for place in range(start, min(start + LONGEST_LINE, len(text))):
        letter = text[place]
        if letter in _CLOSING:
            open_brackets.append(_CLOSING[letter])
        elif letter == open_brackets[-1]:
            open_brackets.pop()
            if not open_brackets:
                return text[start + 1 : place], place + 1
    line = text[start + 1 :].split("\n", 1)[0]
    return line, start + 1 + len(line)


def _split(text: str) -> list[str]:
    """The parts between commas and semicolons that no bracket holds together."""
    parts, depth, start = [], 0, 0
    for place, letter in enumerate(text):
        depth += (letter in _CLOSING) - (letter in _CLOSING.values())
        if letter in ",;\n" and depth == 0:
            parts.append(text[start:place])
            start = place + 1
    return [*parts, text[start:]]


def _unquoted(text: str) -> str:
    return text.strip().strip("\"'").strip()
