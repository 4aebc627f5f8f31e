"""A step: one transition in progress. Rules change its state in place and emit events."""

from collections.abc import Callable
from copy import copy as shallow
from typing import Generic, TypeVar

import msgspec

from contrabande.engine.chance import Chance
from contrabande.engine.events import Event

StateT = TypeVar("StateT")
StructT = TypeVar("StructT", bound=msgspec.Struct)


class Step(Generic[StateT]):
    """The state that is being changed, what has been emitted, and where outcomes come from."""

    __slots__ = ("chance", "emit", "events", "state")

    def __init__(self, state: StateT, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        events: list[Event] = []
        self.events = events
        self.emit: Callable[[Event], None] = events.append


def copy(state: StructT) -> StructT:
    """A state that shares nothing mutable with *state*: its fields are immutable values or flat lists of them."""
    twin = shallow(state)
    for name in state.__struct_fields__:
        value = getattr(state, name)
        if type(value) is list:
            setattr(twin, name, value[:])
    return twin
