"""A phase: what is asked in it and what the answers do; permission and consequence side by side."""

from collections.abc import Callable
from operator import attrgetter
from typing import Generic, Protocol, TypeVar

import msgspec

from contrabande.engine.actions import Answers, Ask
from contrabande.engine.seats import NOBODY, ONLY, Seat
from contrabande.engine.step import Step

OVER = "over"


class Phased(Protocol):
    """A state that is always in one phase and knows who is asked."""

    phase: str
    waiting: frozenset[Seat]


to_act: Callable[[Phased], frozenset[Seat]] = attrgetter("waiting")
"""The seats that are asked."""

PhasedT = TypeVar("PhasedT", bound=Phased)
ViewT = TypeVar("ViewT")


class Phase(msgspec.Struct, Generic[PhasedT, ViewT], frozen=True, gc=False):
    """Two functions of the rulebook that belong together; who is asked is said when the phase is entered."""

    ask: Callable[[ViewT], Ask]
    do: Callable[[Step[PhasedT], Answers], None]


def enter(state: Phased, name: str, waiting: frozenset[Seat]) -> None:
    """Go on with the phase called *name*, in which all of *waiting* are asked."""
    state.phase = name
    state.waiting = waiting


def turn_to(state: Phased, name: str, seat: Seat) -> None:
    """Go on with the phase called *name*, in which *seat* alone is asked."""
    state.phase = name
    state.waiting = ONLY[seat]


def close(state: Phased) -> None:
    """End the match: nobody is asked any more."""
    state.phase = OVER
    state.waiting = NOBODY
