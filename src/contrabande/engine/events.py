"""Events: what happened. A secret inside an event is wrapped, and `project` unwraps it per audience."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import chain
from typing import ClassVar, Generic, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import force_setattr

from contrabande.engine.seats import Audience, Seat

T = TypeVar("T")


class Secret(msgspec.Struct, Generic[T], frozen=True, gc=False):
    """A value that only the seats in *to* may see; to all others it is None."""

    value: T | None
    to: tuple[Seat, ...]


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """What happened, named in the past tense. One that turns hidden things face up for all says so."""

    reveals: ClassVar[bool] = False


_twin: Callable[[Event], Event] = Event.__copy__  # type: ignore[attr-defined]


def project(event: Event, audience: Audience) -> Event:
    """*event* as *audience* may see it."""
    names = _SECRETS[type(event)]
    if not names:
        return event
    seen = _twin(event)
    for name in names:
        force_setattr(seen, name, _seen(getattr(event, name), audience))
    return seen


Special = Mapping[Audience, Sequence[Event]]
"""What the seats see that are in on a secret; everybody else sees what the spectators do."""

_NOBODY: Special = {}


def project_all(events: Sequence[Event]) -> tuple[Sequence[Event], Special]:
    """*events* for all audiences at once: as spectators see them, and as the seats do that are in on a secret."""
    for event in events:
        if _SECRETS[type(event)]:
            return _project_secrets(events)
    return events, _NOBODY


def _project_secrets(events: Sequence[Event]) -> tuple[Sequence[Event], Special]:
    shown: list[Event] = []
    own: list[tuple[Seat, int, Event]] = []
    for event in events:
        names = _SECRETS[type(event)]
        if not names:
            shown.append(event)
            continue
        secret = getattr(event, names[0])
        if type(secret) is Secret and len(names) == 1:
            # A lone secret is told whole: only those who are not in on it need a projection.
            hidden = _twin(event)
            force_setattr(hidden, names[0], Secret(None, secret.to))
            if len(events) == 1:
                return [hidden], {seat: events for seat in secret.to}
            for seat in secret.to:
                own.append((seat, len(shown), event))
        else:
            hidden = project(event, None)
            seats = {seat for name in names for seat in _addressees(getattr(event, name))}
            own += [(seat, len(shown), project(event, seat)) for seat in seats]
        shown.append(hidden)
    return shown, _rows(shown, own)


def _rows(shown: list[Event], own: list[tuple[Seat, int, Event]]) -> Special:
    """For each seat that is told more: *shown* with what it sees of its *own* in place."""
    rows: dict[Audience, list[Event]] = {}
    for seat, place, event in own:
        row = rows.get(seat)
        if row is None:
            row = rows[seat] = shown[:]
        row[place] = event
    return rows


@cache
def secret_fields(kind: type[Event]) -> tuple[str, ...]:
    """The fields of an event that hold secrets, alone or in a row."""
    hints = get_type_hints(kind)
    return tuple(name for name in kind.__struct_fields__ if _holds_secret(hints[name]))


class _Secrets(dict[type[Event], tuple[str, ...]]):
    """Per type of event, its fields that hold secrets; a plain look-up, for every event passes here."""

    def __missing__(self, kind: type[Event]) -> tuple[str, ...]:
        names = self[kind] = secret_fields(kind)
        return names


_SECRETS = _Secrets()


def _holds_secret(hint: object) -> bool:
    return get_origin(hint) is Secret or any(_holds_secret(part) for part in get_args(hint))


def _seen(secret: object, audience: Audience) -> object:
    if type(secret) is Secret:
        to = secret.to
        return secret if audience in to else Secret(None, to)
    assert isinstance(secret, tuple)
    return tuple([_seen(part, audience) for part in secret])


def _addressees(secret: object) -> Iterable[Seat]:
    if type(secret) is Secret:
        return secret.to
    assert isinstance(secret, tuple)
    return chain.from_iterable(map(_addressees, secret))
