"""A game: plain data and a handful of pure functions. There is no base class to inherit from."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from contrabande.engine.actions import Action, Answers, Ask, Choice
from contrabande.engine.chance import Chance
from contrabande.engine.errors import Refusal
from contrabande.engine.events import Event
from contrabande.engine.seats import Audience, Seat
from contrabande.engine.step import Step

OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)
StateT = TypeVar("StateT", bound=msgspec.Struct)
ViewT = TypeVar("ViewT", bound=msgspec.Struct)
KnowledgeT = TypeVar("KnowledgeT", bound=msgspec.Struct)


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended: the ending's name, and per seat its score and its place (1 = won)."""

    ending: str
    scores: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place; ties share the win (GEN-7)."""
        return tuple(Seat(seat) for seat, place in enumerate(self.places) if place == 1)

    @property
    def win_shares(self) -> tuple[Fraction, ...]:
        """One win, split evenly among the winners."""
        winners = self.places.count(1)
        return tuple(Fraction(place == 1, winners) for place in self.places)

    @property
    def utilities(self) -> tuple[Fraction, ...]:
        """For learners: seats times win share minus one; they sum to zero."""
        return tuple(len(self.places) * share - 1 for share in self.win_shares)


def places(ranking: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Places by keys that are better when greater; equal keys share a place.

    >>> places(((10, 2), (7, 0), (10, 2)))
    (1, 3, 1)
    """
    order = sorted(ranking, reverse=True)
    return tuple([order.index(key) + 1 for key in ranking])


def never(_options: msgspec.Struct, _event: Event) -> bool:
    """Most games do not test memory: what has happened may be read again."""
    return False


class Block(msgspec.Struct, frozen=True):
    """A named row of numbers for a learner."""

    name: str
    numbers: tuple[float, ...]


Features = tuple[Block, ...]


class Variant(msgspec.Struct, Generic[OptionsT], frozen=True):
    """A named set of options and the seat counts it is made for."""

    key: str
    options: OptionsT
    seats: range


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Game(Generic[OptionsT, StateT, ViewT, KnowledgeT]):
    """One game. The first variant is the rulebook's base game; tiny ones are small enough to solve exactly."""

    key: str
    prefix: str
    """The letters of its rule ids and, in lower case, of its option names: HG-18, hg.count."""
    version: int
    variants: tuple[Variant[OptionsT], ...]
    endings: tuple[str, ...]
    options: type[OptionsT]
    state: type[StateT]
    views: type[ViewT]
    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]
    vocabulary: Mapping[str, tuple[str, ...]]
    """For each field that is a count per kind: the kinds it counts, in order."""

    check: Callable[[OptionsT, int], None]
    """Refuse options that contradict each other, or a seat count they do not fit, by name."""
    space: Callable[[OptionsT, int], tuple[Choice, ...]]
    """The whole action space, in flat-index order."""
    bound: Callable[[OptionsT, int], int]
    """No match has more steps than this."""
    setup: Callable[[OptionsT, int, Chance], Step[StateT]]
    to_act: Callable[[StateT], frozenset[Seat]]
    """The seats that are asked; empty exactly when the game is over."""
    view: Callable[[StateT, Audience], ViewT]
    ask: Callable[[ViewT], Ask | None]
    """What this seat may do: from the view, never from the state."""
    refuse: Callable[[ViewT, Action], Refusal]
    """Why this view's ask does not allow the action."""
    apply: Callable[[StateT, Answers, Chance], Step[StateT]]
    """Carry out answers that were checked; changes the state in place."""
    outcome: Callable[[StateT], Outcome | None]
    tally: Callable[[StateT], Mapping[str, int]]
    """What is never gained or lost: cards, money, jewels, by kind."""
    blank: Callable[[OptionsT, int, Audience], KnowledgeT]
    """What an audience knows before the first event."""
    remember: Callable[[KnowledgeT, Event], KnowledgeT]
    features: Callable[[ViewT, KnowledgeT], Features]
    sample_state: Callable[[ViewT, KnowledgeT, Chance], StateT]
    """A whole world that fits what one seat has seen."""
    forgets: Callable[[OptionsT, Event], bool] = never
    """Whether this event closes what came before to those who play: in a game of memory nobody is told it again."""

    @property
    def seats(self) -> range:
        """The seat counts of the printed game."""
        return self.variants[0].seats


# A list of different games has no common type for their states: only this alias and AnyMatch say Any.
AnyGame: TypeAlias = Game[Any, Any, Any, Any]  # type: ignore[explicit-any]
