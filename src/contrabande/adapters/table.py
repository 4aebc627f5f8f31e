"""A table: one game with its options and seats, and its actions as numbers."""

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import accumulate, chain, pairwise
from operator import index
from struct import Struct

import msgspec
import numpy as np
from numpy.typing import NDArray

from contrabande.adapters.action_text import ActionText
from contrabande.engine.actions import Action, Ask, Choice, Domain
from contrabande.engine.chance import SeededChance
from contrabande.engine.errors import IllegalAction, Refusal
from contrabande.engine.events import project
from contrabande.engine.game import AnyGame, Features
from contrabande.engine.options import read_options
from contrabande.engine.seats import Seat
from contrabande.games import game_named

Places = slice | NDArray[np.intp]
Mask = NDArray[np.int8]
TINY = 48
"""No match at a tiny table has more steps: it can be solved exactly, and its whole tree remembered."""
REMEMBERED = 8192
"""How many sets of choices a table keeps the masks of."""


class Table:
    """What stays the same from match to match: rules, options, seats, the action space and the size of features."""

    def __init__(self, game: AnyGame, options: msgspec.Struct, seats: int) -> None:
        game.check(options, seats)
        self.game = game
        self.options = options
        self.seats = seats
        space = game.space(options, seats)
        self.actions = tuple(chain.from_iterable(map(Choice.actions, space)))
        ends = accumulate([0] + [choice.size for choice in space])
        self._boxes = {choice.action: _Box(choice.fields, *span) for choice, span in zip(space, pairwise(ends))}
        self.texts = ActionText(game, options, seats)
        self._numbers = {action: number for number, action in enumerate(self.actions)}
        self.blocks = tuple((block.name, len(block.numbers)) for block in self._sample())
        self.width = sum(size for _, size in self.blocks)
        self.row = Struct(f"{self.width}f")
        """Packs the row of features as 32-bit floats, in a third of the time that `array` or numpy take."""
        self.bound = game.bound(options, seats)
        self.is_tiny = self.bound <= TINY
        self._mask = lru_cache(REMEMBERED)(self._mask_of)
        self._legal = lru_cache(REMEMBERED)(self._legal_of)

    def __reduce__(self) -> tuple[object, ...]:
        return table_at, (self.game.key, self.options, self.seats)

    def number(self, action: Action) -> int | None:
        """The number of *action*, if the space has it."""
        return self._numbers.get(action)

    def legal(self, ask: Ask) -> list[int]:
        """The numbers of all answers that *ask* allows, ascending; not to be changed."""
        return self._legal(ask.choices)

    def mask(self, ask: Ask) -> Mask:
        """1 for the number of each answer that *ask* allows, else 0; not to be changed."""
        return self._mask(ask.choices)

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
        numbers: list[int] = self._mask(choices).nonzero()[0].tolist()
        return numbers

    def _mask_of(self, choices: tuple[Choice, ...]) -> Mask:
        """As `ActionSpace.index` counts, without making the actions: a box of fields for each kind of action."""
        mask = np.zeros(len(self.actions), np.int8)
        for choice in choices:
            self._boxes[choice.action].mark(mask, choice.fields)
        return mask

    def _sample(self) -> Features:
        """The features of some first position: their names and sizes are those of every other."""
        game, seat = self.game, Seat(0)
        step = game.setup(self.options, self.seats, SeededChance(b""))
        known = game.blank(self.options, self.seats, seat)
        for event in step.events:
            known = game.remember(known, project(event, seat))
        return game.features(game.view(step.state, seat), known)


class _Box:
    """The numbers of one kind of action: a box with a side for each of its fields."""

    def __init__(self, fields: tuple[Domain, ...], first: int, end: int) -> None:
        self._fields = fields
        self._numbers = slice(first, end)
        self._shape = [field.size for field in fields]

    def mark(self, mask: Mask, offered: tuple[Domain, ...]) -> None:
        """Put a 1 for each action whose fields have values that are *offered*."""
        places = tuple(map(_places, offered, self._fields))
        if sum(type(each) is not slice for each in places) > 1:
            places = np.ix_(*[np.arange(len(mask))[each] for each in places])
        mask[self._numbers].reshape(self._shape)[places] = 1


@lru_cache(REMEMBERED)
def _places(offered: Domain, widest: Domain) -> Places:
    """Where the values that are offered stand among all values of a field; a slice where they stand together."""
    ranks = [widest.rank(value) for value in offered.values()]
    if ranks and ranks == list(range(ranks[0], ranks[-1] + 1)):
        return slice(ranks[0], ranks[-1] + 1)
    return np.array(ranks, np.intp)


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
