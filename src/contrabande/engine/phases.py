"""A phase: who acts, what they are asked, what it does; permission and consequence side by side."""

from collections.abc import Callable, Mapping
from typing import Generic, Protocol, TypeVar

import msgspec

from contrabande.engine.actions import Answers, Ask
from contrabande.engine.seats import NOBODY, Seat
from contrabande.engine.step import Step

OVER = "over"


class Phased(Protocol):
    """A state that is always in one phase and knows who is asked."""

    phase: str
    waiting: frozenset[Seat]


PhasedT = TypeVar("PhasedT", bound=Phased)
ViewT = TypeVar("ViewT")


class Phase(msgspec.Struct, Generic[PhasedT, ViewT], frozen=True, gc=False):
    """Three functions of the rulebook that belong together."""

    who: Callable[[PhasedT], frozenset[Seat]]
    ask: Callable[[ViewT], Ask]
    do: Callable[[Step[PhasedT], Answers], None]


def enter(state: PhasedT, name: str, phases: Mapping[str, Phase[PhasedT, ViewT]]) -> None:
    """Go on with the phase called *name*."""
    state.phase = name
    state.waiting = phases[name].who(state)


def close(state: Phased) -> None:
    """End the match: nobody is asked any more."""
    state.phase = OVER
    state.waiting = NOBODY
