"""Events: what happened. A secret inside an event is wrapped, and `project` unwraps it per audience."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from typing import ClassVar, ForwardRef, Generic, Literal, TypeVar, get_args, get_origin

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
    secrets: ClassVar[tuple[str, ...]] = ()
    """The fields that hold secrets, alone or in a row; found in their types when the class is made."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.secrets += tuple([name for name, hint in cls.__annotations__.items() if _holds_secret(hint)])


_twin: Callable[[Event], Event] = Event.__copy__  # type: ignore[attr-defined]


def project(event: Event, audience: Audience) -> Event:
    """*event* as *audience* may see it."""
    names = event.secrets
    if not names:
        return event
    seen = _twin(event)
    for name in names:
        force_setattr(seen, name, _seen(getattr(event, name), audience))
    return seen


Told = defaultdict[Audience, list[tuple[int, int, Event]]]
"""What each seat was told beyond what spectators saw: the number of the entry, the place in it, and the event."""


def without_secrets(events: Sequence[Event], number: int, told: Told) -> list[Event]:
    """The events of entry *number* as spectators see them; the seats that are in on a secret are told it."""
    shown: list[Event] = []
    for event in events:
        names = event.secrets
        if not names:
            shown.append(event)
            continue
        secret = getattr(event, names[0])
        if type(secret) is Secret and len(names) == 1:
            # A lone secret is told whole: only those who are not in on it need a projection.
            to = secret.to
            for seat in to:
                told[seat].append((number, len(shown), event))
            hidden = _twin(event)
            force_setattr(hidden, names[0], Secret(None, to))
        else:
            for seat in {seat for name in names for seat in _addressees(getattr(event, name))}:
                told[seat].append((number, len(shown), project(event, seat)))
            hidden = project(event, None)
        shown.append(hidden)
    return shown


def project_all(events: Sequence[Event]) -> tuple[Sequence[Event], Mapping[Audience, Sequence[Event]]]:
    """*events* for all audiences at once: as spectators see them, and as the seats do that are in on a secret."""
    told: Told = defaultdict(list)
    shown = without_secrets(events, 0, told)
    rows = {seat: shown[:] for seat in told}
    for seat, row in rows.items():
        for _, place, event in told[seat]:
            row[place] = event
    return shown, rows


def _holds_secret(hint: object) -> bool:
    """Whether a type is or contains a secret; one that is only named could hide it."""
    if isinstance(hint, str | ForwardRef):
        raise TypeError(f"an event spells its types out, so that no secret is overlooked: {hint!r}")
    if get_origin(hint) is Literal:
        return False
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
