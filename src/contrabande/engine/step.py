"""A step: one transition in progress. Rules change its state in place and emit events."""

from copy import copy as shallow
from typing import Generic, TypeVar

import msgspec

from contrabande.engine.chance import Chance
from contrabande.engine.events import Event

StateT = TypeVar("StateT")
StructT = TypeVar("StructT", bound=msgspec.Struct)


class Step(msgspec.Struct, Generic[StateT], gc=False):
    """The state that is being changed, where outcomes come from, and what has been emitted."""

    state: StateT
    chance: Chance
    events: list[Event] = []

    def emit(self, event: Event) -> None:
        """Something has happened."""
        self.events.append(event)


def copy(state: StructT) -> StructT:
    """A state that shares nothing mutable with *state*: its fields are immutable values or flat lists of them."""
    twin = shallow(state)
    for name in state.__struct_fields__:
        value = getattr(state, name)
        if type(value) is list:
            setattr(twin, name, value[:])
    return twin
