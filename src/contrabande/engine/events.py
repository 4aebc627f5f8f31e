"""Events: what happened. A secret inside an event is wrapped, and `project` unwraps it per audience."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import chain
from typing import ClassVar, Generic, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import astuple

from contrabande.engine.seats import Audience, Seat

T = TypeVar("T")


class Secret(msgspec.Struct, Generic[T], frozen=True, gc=False):
    """A value that only the seats in *to* may see; to all others it is None."""

    value: T | None
    to: tuple[Seat, ...]


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """What happened, named in the past tense. One that turns hidden things face up for all says so."""

    reveals: ClassVar[bool] = False


def project(event: Event, audience: Audience) -> Event:
    """*event* as *audience* may see it."""
    kind = type(event)
    secret = _secret_places(kind)
    if not secret:
        return event
    values = list(astuple(event))
    for place in secret:
        values[place] = _seen(values[place], audience)
    return kind(*values)


Special = Mapping[Audience, Sequence[Event]]
"""What the seats see that are in on a secret; everybody else sees what the spectators do."""

_NOBODY: Special = {}


def project_all(events: Sequence[Event]) -> tuple[Sequence[Event], Special]:
    """*events* for all audiences at once: as spectators see them, and as the seats do that are in on a secret."""
    for event in events:
        if _secret_places(type(event)):
            return _project_secrets(events)
    return events, _NOBODY


def _project_secrets(events: Sequence[Event]) -> tuple[Sequence[Event], Special]:
    shown: list[Event] = []
    told: list[tuple[Seat, int, Event]] = []
    for place, event in enumerate(events):
        kind = type(event)
        secret = _secret_places(kind)
        if not secret:
            shown.append(event)
            continue
        values = list(astuple(event))
        is_alone = len(secret) == 1 and type(values[secret[0]]) is Secret
        for field in secret:
            for seat in _addressees(values[field]):
                told.append((seat, place, event if is_alone else project(event, seat)))
            values[field] = _seen(values[field], None)
        shown.append(kind(*values))
    special: dict[Audience, list[Event]] = {}
    for seat, place, event in told:
        if seat not in special:
            special[seat] = shown[:]
        special[seat][place] = event
    return shown, special


@cache
def secret_fields(kind: type[Event]) -> tuple[str, ...]:
    """The fields of an event that hold secrets, alone or in a row."""
    hints = get_type_hints(kind)
    return tuple(name for name in kind.__struct_fields__ if _holds_secret(hints[name]))


@cache
def _secret_places(kind: type[Event]) -> tuple[int, ...]:
    return tuple(kind.__struct_fields__.index(name) for name in secret_fields(kind))


def _holds_secret(hint: object) -> bool:
    return get_origin(hint) is Secret or any(_holds_secret(part) for part in get_args(hint))


def _seen(secret: object, audience: Audience) -> object:
    if type(secret) is Secret:
        return secret if audience in secret.to else Secret(None, secret.to)
    assert isinstance(secret, tuple)
    return tuple([_seen(part, audience) for part in secret])


def _addressees(secret: object) -> Iterable[Seat]:
    if type(secret) is Secret:
        return secret.to
    assert isinstance(secret, tuple)
    return chain.from_iterable(map(_addressees, secret))
