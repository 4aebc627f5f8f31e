"""Arguments: typed fields of events, actions and refusals as Fluent receives them, by their type hints.

A seat              its player's name
an enumeration      `$field` its translated term, `$fieldKey` the raw string
a number            as it is; right after another one, also `$fieldKey` = same or other
a count per kind    `$field` a phrase, `$fieldCount` how many in all
a row               `$field` its parts in a list, `$fieldCount` how many
a secret            as its value with `$fieldKey` = shown, or "hidden" with `$fieldKey` = hidden
what may be absent  "none" with `$fieldKey` = none
a truth             "yes" or "no"
an outcome          `$winners`, `$winnersCount`, `$endingKey`
a struct            each of its fields as `$field_part`
"""

from collections.abc import Mapping, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Protocol, Union, get_args, get_origin, get_type_hints

import msgspec

from contrabande.engine.events import Secret
from contrabande.engine.game import Outcome
from contrabande.engine.seats import Seat

Facts = dict[str, str | int]


class Speaker(Protocol):
    """What knows the words for single values."""

    def player(self, seat: int) -> str:
        """The name of the player in *seat*."""
        ...

    def term(self, name: str, count: int = 1) -> str:
        """An enumeration value or a kind of card, in the plural where *count* asks for it."""
        ...

    def counted(self, counts: Sequence[int], kinds: Sequence[str]) -> str:
        """Cards as a phrase."""
        ...

    def kinds_of(self, field: str) -> tuple[str, ...] | None:
        """What a field counts, if it counts cards."""
        ...

    def listed(self, parts: Sequence[str]) -> str:
        """Parts joined as in a sentence."""
        ...


def arguments(speaker: Speaker, struct: msgspec.Struct) -> Facts:
    """All fields of *struct* for the sentence about it."""
    facts: Facts = {}
    before: object = None
    for name, hint in _hints(type(struct)).items():
        value = getattr(struct, name)
        facts |= _field(speaker, name, hint, value, _amount(struct))
        if type(value) is not int or hint is not int:
            value = None
        elif before is not None:
            facts[f"{name}Key"] = "same" if value == before else "other"
        before = value
    return facts


def fact_arguments(speaker: Speaker, pairs: Sequence[tuple[str, int | str]]) -> Facts:
    """The facts of an ask or a refusal: `…_seat` is a player, a string is an enumeration value."""
    facts: Facts = {}
    given: Mapping[str, int | str] = dict(pairs)
    count = given.get("count", 1)
    for name, value in pairs:
        if isinstance(value, str):
            facts[name] = speaker.term(value, count if isinstance(count, int) else 1)
            facts[f"{name}Key"] = value
        elif name == "seat" or name.endswith("_seat"):
            facts[name] = speaker.player(value)
        else:
            facts[name] = value
    return facts


@cache
def _hints(kind: type[msgspec.Struct]) -> dict[str, object]:
    hints = get_type_hints(kind)
    return {name: hints[name] for name in kind.__struct_fields__}


def _amount(struct: msgspec.Struct) -> int:
    """How many of a thing the sentence is about, for its plural."""
    count = getattr(struct, "count", 1)
    return count if type(count) is int else 1


def _field(speaker: Speaker, name: str, hint: object, value: object, count: int) -> Facts:
    kind = _plain(hint)
    if isinstance(value, Outcome):
        return _outcome(speaker, value)
    if isinstance(value, Secret):
        if value.value is None:
            return {name: "hidden", f"{name}Key": "hidden"}
        return {f"{name}Key": "shown"} | _field(speaker, name, get_args(kind)[0], value.value, count)
    if value is None:
        return {name: "none", f"{name}Key": "none"}
    facts = {f"{name}Key": "shown"} if kind is not hint else {}
    if isinstance(value, tuple):
        return facts | _row(speaker, name, kind, value, count)
    if isinstance(value, msgspec.Struct):
        return facts | {f"{name}_{part}": said for part, said in arguments(speaker, value).items()}
    return facts | _single(speaker, name, kind, value, count)


def _single(speaker: Speaker, name: str, kind: object, value: object, count: int) -> Facts:
    if isinstance(value, bool):
        return {name: "yes" if value else "no", f"{name}Key": "yes" if value else "no"}
    if isinstance(value, str):
        return {name: speaker.term(value, count), f"{name}Key": value}
    assert isinstance(value, int)
    return {name: speaker.player(value) if kind is Seat else value}


def _row(speaker: Speaker, name: str, kind: object, row: tuple[object, ...], count: int) -> Facts:
    kinds = speaker.kinds_of(name)
    if kinds and len(kinds) == len(row) and all(type(part) is int for part in row):
        counts = [part for part in row if isinstance(part, int)]
        return {name: speaker.counted(counts, kinds), f"{name}Count": sum(counts)}
    hints = [part for part in get_args(kind) if part is not Ellipsis]
    if len(hints) != len(row):
        hints = hints[:1] * len(row)
    said = [_field(speaker, name, hint, part, count) for hint, part in zip(hints, row)]
    parts = [str(one[name]) for one in said if name in one]
    facts: Facts = {name: speaker.listed(parts), f"{name}Count": len(row)}
    if said and all(one.get(f"{name}Key") == "hidden" for one in said):
        return facts | {name: "hidden", f"{name}Key": "hidden"}
    return facts


def _outcome(speaker: Speaker, outcome: Outcome) -> Facts:
    winners = outcome.winners
    return {
        "winners": speaker.listed([speaker.player(seat) for seat in winners]),
        "winnersCount": len(winners),
        "endingKey": outcome.ending,
    }


def _plain(hint: object) -> object:
    """The type of a value that is there: without None, without the names of aliases."""
    if get_origin(hint) in (Union, UnionType):
        parts = [part for part in get_args(hint) if part is not NoneType]
        return parts[0] if len(parts) == 1 else hint
    return hint
