"""Values: what a model wrote for one field, read by the field's own domain."""

import re
from collections.abc import Mapping, Sequence
from typing import assert_never

from contrabande.adapters.models.spellings import Spellings
from contrabande.engine.actions import Amount, AnySeat, Domain, Kinds, OneOf, Value
from contrabande.wording.folding import fold

BEYOND = 10**6
"""More than any number in any game: beyond it one number is as good as another."""

LONGEST_VALUE = 200
NOTHING = {"", "none", "nothing", "empty", "nocards", "nil", "null"}
_NUMBER = re.compile(r"-?\d+")
_NEGATIVE = re.compile(r"-\s*\d")
_PARTS = re.compile(r"[,;+&\n]|\band\b")
_COUNT_FIRST = re.compile(r"(\d+)\s*[x×*]?\s*([^\W\d]\D*)")
_NAME_FIRST = re.compile(r"([^\W\d]\D*?)(?:\s+[x×*])?\W*(\d+)")


class Misread(Exception):
    """What was written is no value of the field."""


def read_value(domain: Domain, kinds: Sequence[str], written: object, spellings: Spellings) -> Value:
    """The value that *written* means, allowed now or not (Misread)."""
    match domain:
        case Amount():
            return _amount(written)
        case OneOf(names):
            return _name(names, written, spellings)
        case AnySeat(seats):
            found = spellings.seat(seats, str(written))
            if found is None:
                raise Misread
            return found
        case Kinds():
            return _counts(kinds, written, spellings)
        case _:
            assert_never(domain)


def _amount(written: object) -> int:
    if isinstance(written, float) and written.is_integer():
        written = int(written)
    found = _NUMBER.findall(str(written))
    if isinstance(written, bool | float | list | dict) or len(found) != 1:
        raise Misread
    return _bounded(found[0])


def _bounded(digits: str) -> int:
    """The number; the length of what somebody wrote is no reason to count for long."""
    if len(digits) > len(str(BEYOND)):
        return -BEYOND if digits.startswith("-") else BEYOND
    return max(-BEYOND, min(int(digits), BEYOND))


def _name(names: Sequence[str], written: object, spellings: Spellings) -> str:
    if isinstance(written, bool):
        written = "yes" if written else "no"
    found = spellings.one_of(names, str(written))
    if found is None:
        raise Misread
    return found


def _counts(kinds: Sequence[str], written: object, spellings: Spellings) -> tuple[int, ...]:
    if written is None:
        return (0,) * len(kinds)
    if isinstance(written, Mapping):
        return _added(kinds, [(name, _amount(count)) for name, count in written.items()], spellings)
    if isinstance(written, list):
        if len(written) == len(kinds) and all(type(count) is int for count in written):
            return tuple(_bounded(str(count)) for count in written)
        return _added(kinds, [pair for part in written for pair in _pairs(str(part))], spellings)
    return _counted(kinds, str(written), spellings)


def _counted(kinds: Sequence[str], written: str, spellings: Spellings) -> tuple[int, ...]:
    text = written[:LONGEST_VALUE].strip(" {}[]()\"'")
    if fold(text) in NOTHING or text == "0":
        return (0,) * len(kinds)
    if _NEGATIVE.search(text):
        raise Misread
    numbers = [part.strip() for part in text.split(",")]
    if len(numbers) == len(kinds) and all(map(str.isdecimal, numbers)):
        return tuple(map(_bounded, numbers))
    parts = [part for part in _PARTS.split(text) if part.strip()]
    return _added(kinds, [pair for part in parts for pair in _pairs(part)], spellings)


def _pairs(part: str) -> list[tuple[str, int]]:
    """Names with their counts: `2 jugs`, `jug: 2`, `jug`, `2 jugs 1 statue`."""
    text = part[:LONGEST_VALUE].strip(" {}[]()\"'.")
    if not any(map(str.isdecimal, text)):
        return [(text, 1)]
    if _COUNT_FIRST.match(text):
        return [(name, _bounded(count)) for count, name in _COUNT_FIRST.findall(text)]
    return [(name, _bounded(count)) for name, count in _NAME_FIRST.findall(text)]


def _added(kinds: Sequence[str], pairs: Sequence[tuple[str, int]], spellings: Spellings) -> tuple[int, ...]:
    counts = dict.fromkeys(kinds, 0)
    for name, count in pairs:
        kind = spellings.one_of(kinds, str(name))
        if kind is None or count < 0:
            raise Misread
        counts[kind] += count
    return tuple(counts.values())
