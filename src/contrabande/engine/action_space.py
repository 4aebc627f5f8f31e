"""The whole action space of a game as integers: a flat index with mask, and short token sequences."""

from collections.abc import Iterable, Sequence
from itertools import accumulate

from msgspec.structs import astuple

from contrabande.engine.actions import Action, Amount, Ask, Choice, Domain, Kinds, Value


class ActionSpace:
    """All actions of a game at one table, numbered from 0 in the order of the game's declarations."""

    def __init__(self, choices: Sequence[Choice]) -> None:
        self.choices = tuple(choices)
        self._place = {choice.action: number for number, choice in enumerate(self.choices)}
        assert len(self._place) == len(self.choices), "one choice per type of action"
        self._first = (0, *accumulate(choice.size for choice in self.choices))
        self.size = self._first[-1]

    def index(self, action: Action) -> int:
        """The number of *action*."""
        place = self._place[type(action)]
        choice = self.choices[place]
        rank = 0
        for field, value in zip(choice.fields, astuple(action), strict=True):
            rank = rank * field.size + field.rank(value)
        return self._first[place] + rank

    def action(self, index: int) -> Action:
        """The action with that number."""
        place = next(number for number, end in enumerate(self._first[1:]) if index < end)
        choice = self.choices[place]
        rank = index - self._first[place]
        values: list[Value] = []
        for field in reversed(choice.fields):
            rank, here = divmod(rank, field.size)
            values.append(field.values()[here])
        return choice.action(*reversed(values))

    def legal(self, ask: Ask) -> list[int]:
        """The numbers of all answers that *ask* allows, ascending."""
        return sorted(self.index(action) for action in ask.actions())

    def tokens(self, action: Action) -> tuple[int, ...]:
        """*action* as a short sequence: its type, then each field's rank, cards kind by kind."""
        place = self._place[type(action)]
        choice = self.choices[place]
        row = [place]
        for field, value in zip(choice.fields, astuple(action), strict=True):
            row.extend(_tokens(field, value))
        return tuple(row)

    def from_tokens(self, tokens: Sequence[int]) -> Action:
        """The action that *tokens* spell."""
        choice = self.choices[tokens[0]]
        values: list[Value] = []
        start = 1
        for field in choice.fields:
            end = start + _width(field)
            values.append(_value(field, tokens[start:end]))
            start = end
        return choice.action(*values)

    @property
    def longest(self) -> int:
        """The most tokens an action needs."""
        return 1 + max(sum(map(_width, choice.fields)) for choice in self.choices)

    def covers(self, choices: Iterable[Choice]) -> bool:
        """Whether every action of *choices* lies in this space."""
        return all(
            self.choices[self._place[choice.action]].allows(action) for choice in choices for action in choice.actions()
        )


def makes_sense(action: Action, choices: Iterable[Choice]) -> bool:
    """Whether *action* names only what the space knows; numbers, and how many cards, are left to the rules."""
    return any(
        all(map(_is_known, choice.fields, astuple(action))) for choice in choices if choice.action is type(action)
    )


def _is_known(field: Domain, value: Value) -> bool:
    match field:
        case Amount():
            return type(value) is int
        case Kinds():
            return type(value) is tuple and len(value) == len(field.available) and min(value, default=0) >= 0
        case _:
            return field.has(value)


def _width(field: Domain) -> int:
    return len(field.available) if isinstance(field, Kinds) else 1


def _tokens(field: Domain, value: Value) -> Sequence[int]:
    if isinstance(field, Kinds):
        assert type(value) is tuple
        return value
    return (field.rank(value),)


def _value(field: Domain, tokens: Sequence[int]) -> Value:
    return tuple(tokens) if isinstance(field, Kinds) else field.values()[tokens[0]]
