"""Events: what happened. A secret inside an event is wrapped, and `project` unwraps it per audience."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import chain
from typing import ClassVar, Generic, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import replace

from contrabande.engine.seats import Audience, Seat

T = TypeVar("T")


class Secret(msgspec.Struct, Generic[T], frozen=True):
    """A value that only the seats in *to* may see; to all others it is None."""

    value: T | None
    to: tuple[Seat, ...]

    def hidden(self) -> "Secret[T]":
        """The same secret as an outsider has it."""
        return Secret(None, self.to)


class Event(msgspec.Struct, frozen=True, tag=True):
    """What happened, named in the past tense. One that turns hidden things face up for all says so."""

    reveals: ClassVar[bool] = False


def project(event: Event, audience: Audience) -> Event:
    """*event* as *audience* may see it."""
    names = secret_fields(type(event))
    if not names:
        return event
    return replace(event, **{name: _seen(getattr(event, name), audience) for name in names})


class Projection(NamedTuple):
    """One entry's events as everybody may see them, and as the seats do that are in on a secret."""

    shown: Sequence[Event]
    special: Mapping[Seat, Sequence[Event]]

    def to(self, audience: Audience) -> Sequence[Event]:
        """The events as *audience* may see them."""
        return self.special.get(audience, self.shown) if audience is not None else self.shown


_NOBODY_SPECIAL: Mapping[Seat, Sequence[Event]] = {}


def project_all(events: Sequence[Event]) -> Projection:
    """*events* for every audience at once: those who are in on nothing share one list."""
    for event in events:
        if secret_fields(type(event)):
            return _project_secrets(events)
    return Projection(events, _NOBODY_SPECIAL)


def _project_secrets(events: Sequence[Event]) -> Projection:
    shown = [project(event, None) for event in events]
    special: dict[Seat, list[Event]] = {}
    for place, event in enumerate(events):
        for name in secret_fields(type(event)):
            for seat in _addressees(getattr(event, name)):
                special.setdefault(seat, shown[:])[place] = project(event, seat)
    return Projection(shown, special)


@cache
def secret_fields(kind: type[Event]) -> tuple[str, ...]:
    """The fields of an event that hold secrets, alone or in a row."""
    hints = get_type_hints(kind)
    return tuple(name for name in kind.__struct_fields__ if _holds_secret(hints[name]))


def _holds_secret(hint: object) -> bool:
    return get_origin(hint) is Secret or any(_holds_secret(part) for part in get_args(hint))


def _seen(secret: object, audience: Audience) -> object:
    if isinstance(secret, tuple):
        return tuple([_seen(part, audience) for part in secret])
    assert isinstance(secret, Secret)
    return secret if audience in secret.to else secret.hidden()


def _addressees(secret: object) -> Iterable[Seat]:
    if isinstance(secret, tuple):
        return chain.from_iterable(map(_addressees, secret))
    assert isinstance(secret, Secret)
    return secret.to
