"""Actions, and the field declarations that are form, legality and flat index at once.

A `Choice` is one type of action with a domain for each of its fields. An `Ask` offers choices; the whole
action space of a game is a tuple of choices, too, with the widest domains (see `action_space`).
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import product
from math import floor, prod

import msgspec
from msgspec.structs import astuple

from contrabande.engine.seats import Seat

Value = int | str | tuple[int, ...]
Unit = Callable[[], float]
"""A source of numbers in [0, 1), such as the `random` method of a generator."""


# Frozen trees cannot form cycles: with gc=False the collector need not visit them, a tenth of a decision.


class Action(msgspec.Struct, frozen=True, tag=True, gc=False):
    """What a seat does, named by an imperative."""

    def shown(self) -> object:
        """What everybody sees of it when it is done; a sealed action overrides this and shows less."""
        return self


class Amount(msgspec.Struct, frozen=True, tag="amount", gc=False):
    """A whole number from *low* to *high*."""

    low: int
    high: int

    @property
    def size(self) -> int:
        """How many values there are."""
        return self.high - self.low + 1

    def has(self, value: Value) -> bool:
        """Whether *value* belongs to this domain."""
        return type(value) is int and self.low <= value <= self.high

    def sample(self, unit: Unit) -> int:
        """A value, each equally likely."""
        return self.low + floor(unit() * (self.high - self.low + 1))

    def values(self) -> range:
        """All values in order."""
        return range(self.low, self.high + 1)

    def rank(self, value: Value) -> int:
        """The place of *value* in that order."""
        assert type(value) is int
        return value - self.low


class OneOf(msgspec.Struct, frozen=True, tag="one_of", gc=False):
    """One of the named values."""

    names: tuple[str, ...]

    @property
    def size(self) -> int:
        """How many values there are."""
        return len(self.names)

    def has(self, value: Value) -> bool:
        """Whether *value* belongs to this domain."""
        return type(value) is str and value in self.names

    def sample(self, unit: Unit) -> str:
        """A value, each equally likely."""
        names = self.names
        return names[floor(unit() * len(names))]

    def values(self) -> tuple[str, ...]:
        """All values in order."""
        return self.names

    def rank(self, value: Value) -> int:
        """The place of *value* in that order."""
        assert type(value) is str
        return self.names.index(value)


class AnySeat(msgspec.Struct, frozen=True, tag="seat", gc=False):
    """One of the listed seats."""

    seats: tuple[Seat, ...]

    @property
    def size(self) -> int:
        """How many values there are."""
        return len(self.seats)

    def has(self, value: Value) -> bool:
        """Whether *value* belongs to this domain."""
        return type(value) is int and value in self.seats

    def sample(self, unit: Unit) -> Seat:
        """A value, each equally likely."""
        seats = self.seats
        return seats[floor(unit() * len(seats))]

    def values(self) -> tuple[Seat, ...]:
        """All values in order."""
        return self.seats

    def rank(self, value: Value) -> int:
        """The place of *value* in that order."""
        assert type(value) is int
        return self.seats.index(Seat(value))


class Kinds(msgspec.Struct, frozen=True, tag="kinds", gc=False):
    """*least* to *most* cards out of *available*, as a count per kind in table order."""

    available: tuple[int, ...]
    least: int
    most: int

    @property
    def size(self) -> int:
        """How many values there are."""
        return len(self.values())

    def has(self, value: Value) -> bool:
        """Whether *value* belongs to this domain."""
        available = self.available
        if type(value) is not tuple or len(value) != len(available):
            return False
        place = total = 0
        for count in value:
            if type(count) is not int or not 0 <= count <= available[place]:
                return False
            total += count
            place += 1  # noqa: SIM113 - a counter is quicker here than enumerate
        return self.least <= total <= self.most

    def sample(self, unit: Unit) -> tuple[int, ...]:
        """A value, each equally likely."""
        values = _values(self.available, self.least, self.most)
        return values[floor(unit() * len(values))]

    def values(self) -> tuple[tuple[int, ...], ...]:
        """All values in order."""
        return _values(self.available, self.least, self.most)

    def rank(self, value: Value) -> int:
        """The place of *value* in that order."""
        assert type(value) is tuple
        return _ranks(self.available, self.least, self.most)[value]


Domain = Amount | OneOf | AnySeat | Kinds


@lru_cache(maxsize=16384)
def _values(available: tuple[int, ...], least: int, most: int) -> tuple[tuple[int, ...], ...]:
    """More than *most* of a kind make no difference: large piles share one enumeration."""
    return _multisets(tuple([min(count, most) for count in available]), least, most)


@lru_cache(maxsize=16384)
def _multisets(available: tuple[int, ...], least: int, most: int) -> tuple[tuple[int, ...], ...]:
    if not available:
        return () if least else ((),)
    first, rest = available[0], available[1:]
    return tuple(
        [
            (taken, *others)
            for taken in range(min(first, most) + 1)
            for others in _values(rest, max(least - taken, 0), most - taken)
        ]
    )


@lru_cache(maxsize=256)
def _ranks(available: tuple[int, ...], least: int, most: int) -> dict[tuple[int, ...], int]:
    return {row: place for place, row in enumerate(_values(available, least, most))}


class Choice(msgspec.Struct, frozen=True, gc=False):
    """One type of action, with the values that each of its fields may take."""

    action: type[Action]
    fields: tuple[Domain, ...] = ()

    @property
    def size(self) -> int:
        """How many actions it offers."""
        return prod(field.size for field in self.fields)

    def allows(self, action: Action) -> bool:
        """Whether *action* is one of them."""
        if type(action) is not self.action:
            return False
        for field, value in zip(self.fields, astuple(action)):
            if not field.has(value):
                return False
        return True

    def sample(self, unit: Unit) -> Action:
        """One of them, each equally likely."""
        return self.action(*[field.sample(unit) for field in self.fields])

    def actions(self) -> Iterator[Action]:
        """All of them in order."""
        for values in product(*(field.values() for field in self.fields)):
            yield self.action(*values)

    def form(self) -> "Form":
        """The same as plain data, for a client."""
        names = self.action.__struct_fields__
        return Form(action=self.action.__name__, fields=dict(zip(names, self.fields, strict=True)))


class Form(msgspec.Struct, frozen=True):
    """A choice as plain data: the name of the action and the domain of each field."""

    action: str
    fields: dict[str, Domain]


class Ask(msgspec.Struct, frozen=True, gc=False):
    """What one seat may do now: a pure function of its view.

    *key* names the sentence, *rules* the rules it rests on, *facts* what the sentence mentions. Where *ranked*,
    the order in which answers arrive belongs to the answer.
    """

    key: str
    choices: tuple[Choice, ...]
    rules: tuple[str, ...]
    facts: tuple[tuple[str, int | str], ...] = ()
    ranked: bool = False

    def allows(self, action: Action) -> bool:
        """Whether *action* is a legal answer."""
        kind = type(action)
        for choice in self.choices:
            if choice.action is kind:
                fields = choice.fields
                if not fields:
                    return True
                # Two fields or one are written out: that is quicker than a loop.
                if len(fields) == 2:
                    first, second = fields
                    one, other = astuple(action)
                    if first.has(one) and second.has(other):
                        return True
                elif len(fields) == 1:
                    if fields[0].has(astuple(action)[0]):
                        return True
                elif choice.allows(action):
                    return True
        return False

    @property
    def size(self) -> int:
        """How many legal answers there are."""
        return sum(choice.size for choice in self.choices)

    @property
    def is_decision(self) -> bool:
        """Whether there are at least two legal answers."""
        if len(self.choices) > 1:
            return True
        for field in self.choices[0].fields:
            if field.size > 1:
                return True
        return False

    def sample(self, unit: Unit) -> Action:
        """A legal answer: a choice, then its fields, each equally likely."""
        choices = self.choices
        choice = choices[floor(unit() * len(choices))]
        make, fields = choice.action, choice.fields
        # Two fields, one or none are written out, as above.
        if len(fields) == 2:
            first, second = fields
            return make(first.sample(unit), second.sample(unit))
        if len(fields) == 1:
            return make(fields[0].sample(unit))
        return choice.sample(unit) if fields else make()

    def actions(self) -> Iterator[Action]:
        """All legal answers in order."""
        for choice in self.choices:
            yield from choice.actions()

    def offers(self, action: type[Action]) -> Choice | None:
        """The choice of that type, if it is offered."""
        for choice in self.choices:
            if choice.action is action:
                return choice
        return None


class Prompt(msgspec.Struct, frozen=True, gc=False):
    """A question as it was put to a seat; *number* says how many that seat has answered before."""

    number: int
    ask: Ask


class Answer(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A seat's action as rules receive it; *rank* is its place in the order of arrival, where that matters."""

    seat: Seat
    action: Action
    rank: int | None = None


Answers = tuple[Answer, ...]
"""All answers of one step, in seat order."""
