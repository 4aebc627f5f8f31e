"""A table: one game with its options and seats, and its actions as numbers."""

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import accumulate, chain
from operator import index

import msgspec
import numpy as np
from numpy.typing import NDArray

from contrabande.engine.actions import Action, Ask, Choice, Domain
from contrabande.engine.chance import SeededChance
from contrabande.engine.errors import IllegalAction, Refusal
from contrabande.engine.events import project
from contrabande.engine.game import AnyGame, Features
from contrabande.engine.options import read_options
from contrabande.engine.seats import Seat
from contrabande.games import game_named

Numbers = NDArray[np.intp]
TINY = 48
"""No match at a tiny table has more steps: it can be solved exactly, and its whole tree remembered."""
REMEMBERED = 8192
"""How many sets of choices a table keeps the numbers of."""


class Table:
    """What stays the same from match to match: rules, options, seats, the action space and the size of features."""

    def __init__(self, game: AnyGame, options: msgspec.Struct, seats: int) -> None:
        game.check(options, seats)
        self.game = game
        self.options = options
        self.seats = seats
        space = game.space(options, seats)
        self.actions = tuple(chain.from_iterable(map(Choice.actions, space)))
        self._firsts = dict(zip([choice.action for choice in space], accumulate([0] + [c.size for c in space])))
        self._widest = {choice.action: choice.fields for choice in space}
        self._numbers = {action: number for number, action in enumerate(self.actions)}
        self.blocks = tuple((block.name, len(block.numbers)) for block in self._sample())
        self.width = sum(size for _, size in self.blocks)
        self.bound = game.bound(options, seats)
        self.is_tiny = self.bound <= TINY
        self._legal = lru_cache(REMEMBERED)(self._legal_of)
        self.numbers = lru_cache(REMEMBERED)(self._numbers_of)
        """The numbers of all actions that one choice offers."""

    def __reduce__(self) -> tuple[object, ...]:
        return table_at, (self.game.key, self.options, self.seats)

    def number(self, action: Action) -> int | None:
        """The number of *action*, if the space has it."""
        return self._numbers.get(action)

    def legal(self, ask: Ask) -> list[int]:
        """The numbers of all answers that *ask* allows, ascending; not to be changed."""
        return self._legal(ask.choices)

    def action(self, seat: Seat, number: object, ask: Ask) -> Action:
        """The action with that number; what is no number of an action is refused under the question's first rule."""
        try:
            place = index(number)  # type: ignore[arg-type]  # whatever came through the door
        except TypeError:
            place = -1
        if 0 <= place < len(self.actions):
            return self.actions[place]
        raise IllegalAction(seat, number, Refusal("no-such-answer", ask.rules[0]))

    def _legal_of(self, choices: tuple[Choice, ...]) -> list[int]:
        numbers: list[int] = np.sort(np.concatenate([self.numbers(choice) for choice in choices])).tolist()
        return numbers

    def _numbers_of(self, choice: Choice) -> Numbers:
        """As `ActionSpace.index` counts, without making the actions."""
        ranks = np.zeros(1, np.intp)
        for offered, widest in zip(choice.fields, self._widest[choice.action]):
            ranks = (ranks[:, None] * widest.size + _places(offered, widest)).ravel()
        return ranks + self._firsts[choice.action]

    def _sample(self) -> Features:
        """The features of some first position: their names and sizes are those of every other."""
        game, seat = self.game, Seat(0)
        step = game.setup(self.options, self.seats, SeededChance(b""))
        known = game.blank(self.options, self.seats, seat)
        for event in step.events:
            known = game.remember(known, project(event, seat))
        return game.features(game.view(step.state, seat), known)


@lru_cache(REMEMBERED)
def _places(offered: Domain, widest: Domain) -> Numbers:
    """Where the values that are offered stand among all values of a field."""
    return np.array([widest.rank(value) for value in offered.values()], np.intp)


def flat(features: Features) -> list[float]:
    """All blocks in one row."""
    row: list[float] = []
    for block in features:
        row += block.numbers
    return row


@cache
def table_at(key: str, options: msgspec.Struct, seats: int) -> Table:
    """The one table of a game with these options and seats."""
    return Table(game_named(key), options, seats)


def table_with(game: AnyGame, raw: Iterable[tuple[str, str | int]], seats: int) -> Table:
    """The table that plain option values describe, refused by name where they make no sense."""
    return table_at(game.key, read_options(game, dict(raw), seats), seats)
