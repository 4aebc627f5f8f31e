"""Observers: what a player sees of a state, as a string and as named blocks of numbers."""

from functools import lru_cache
from hashlib import blake2b
from struct import Struct
from typing import Any

import msgspec
import numpy as np
import pyspiel  # type: ignore[import-not-found]
from numpy.typing import NDArray

from contrabande.adapters.openspiel.moment import Moment
from contrabande.adapters.openspiel.position import Position
from contrabande.adapters.table import Table, flat
from contrabande.engine.codec import encode
from contrabande.engine.seats import Audience, Seat

Floats = NDArray[np.float32]
CODE = 32
"""Bits for what a player did and saw in one step."""


class Observer:
    """What OpenSpiel asks an observer for: a row of numbers, the same in named pieces, and a string."""

    def __init__(self, table: Table, blocks: tuple[tuple[str, int], ...]) -> None:
        self.table = table
        width = sum(size for _, size in blocks)
        self._row = Struct(f"{width}f")
        self.tensor: Floats | None = np.zeros(width, np.float32) if blocks else None
        self.dict: dict[str, Floats] = {}
        start = 0
        for name, size in blocks:
            assert self.tensor is not None
            self.dict[name] = self.tensor[start : start + size]
            start += size

    def set_from(self, state: Any, player: int) -> None:
        """Write the numbers of *player*; zeros before the deal."""
        if self.tensor is None:
            return
        moment: Moment = state.now
        if moment.position is None:
            self.tensor.fill(0)
        else:
            self._row.pack_into(self.tensor.data, 0, *self.numbers(moment, moment.position, Seat(player)))

    def string_from(self, state: Any, player: int) -> str:
        """What *player* sees, in words of JSON."""
        moment: Moment = state.now
        return self.told(moment, Seat(player))

    def numbers(self, moment: Moment, position: Position, seat: Seat) -> list[float]:
        """The row of numbers of a seat."""
        raise NotImplementedError

    def told(self, moment: Moment, seat: Seat) -> str:
        """The string of a seat."""
        raise NotImplementedError


class Present(Observer):
    """What a player sees now: the features and the view."""

    def __init__(self, table: Table) -> None:
        super().__init__(table, table.blocks)

    def numbers(self, moment: Moment, position: Position, seat: Seat) -> list[float]:
        """The game's features."""
        return features_of(position, seat)

    def told(self, moment: Moment, seat: Seat) -> str:
        """The view, and what the player has answered where others are still asked."""
        if moment.position is None:
            return f"seat {seat}\n"
        return f"seat {seat}\n{encode(moment.position.view(seat)).decode()}\n{_own_answers(moment, seat)}"


class Public(Observer):
    """What everybody sees now: the features and the view of a spectator."""

    def __init__(self, table: Table) -> None:
        super().__init__(table, table.blocks)

    def numbers(self, moment: Moment, position: Position, seat: Seat) -> list[float]:
        """The game's features for a spectator."""
        return features_of(position, None)

    def told(self, moment: Moment, seat: Seat) -> str:
        """The view of a spectator."""
        return "" if moment.position is None else encode(moment.position.view(None)).decode()


class Private(Observer):
    """What only this player sees now: where the view differs from a spectator's. It has no numbers."""

    def __init__(self, table: Table) -> None:
        super().__init__(table, ())

    def told(self, moment: Moment, seat: Seat) -> str:
        """The seat, the fields of its view that differ from a spectator's, and its own sealed answer."""
        if moment.position is None:
            return f"seat {seat}\n"
        own = msgspec.to_builtins(moment.position.view(seat))
        common = msgspec.to_builtins(moment.position.view(None))
        hidden = {name: value for name, value in own.items() if value != common[name]}
        return f"seat {seat}\n{encode(hidden).decode()}\n{_own_answers(moment, seat)}"


class Recall(Observer):
    """All that a player has done and seen; as numbers on tiny tables only.

    seat       seats            who looks
    now        features         what the player sees now
    steps      (bound + 2) × 32 step by step from the deal: a code of what the player did and saw in it, which is
                                the same wherever that is the same
    """

    def __init__(self, table: Table) -> None:
        self._steps = (table.bound + 2) * CODE
        blocks = (("seat", table.seats), ("now", table.width), ("steps", self._steps))
        super().__init__(table, blocks if table.is_tiny else ())

    def numbers(self, moment: Moment, position: Position, seat: Seat) -> list[float]:
        """The blocks that the docstring lists."""
        row = [float(seat == number) for number in range(self.table.seats)]
        row += features_of(position, seat)
        steps = [bit for text in position.chapters(seat) for bit in _code(text)]
        steps += _code(_own_answers(moment, seat))
        return row + steps + [0.0] * (self._steps - len(steps))

    def told(self, moment: Moment, seat: Seat) -> str:
        """The player's own answers and the events he has seen, in order."""
        story = "" if moment.position is None else moment.position.story(seat)
        return f"seat {seat}\n{story}{_own_answers(moment, seat)}"


@lru_cache(maxsize=1 << 14)
def _code(text: str) -> tuple[float, ...]:
    """As many bits as tell all texts of a tiny table apart; no text has none."""
    if not text:
        return ()
    number = int.from_bytes(blake2b(text.encode(), digest_size=CODE // 8).digest(), "little")
    return tuple([float(number >> place & 1) for place in range(CODE)])


def features_of(position: Position, audience: Audience) -> list[float]:
    """The game's features for *audience*, in one row."""
    return flat(position.table.game.features(position.view(audience), position.knowledge(audience)))


def _own_answers(moment: Moment, seat: Seat) -> str:
    """What *seat* has answered and others do not know yet."""
    return "".join(f"> {encode(answer.action).decode()}\n" for answer in moment.answers if answer.seat == seat)


def observer(table: Table, kind: Any) -> Observer:
    """The observer of the kind that OpenSpiel asks for."""
    if kind is None or (kind.public_info and kind.private_info != pyspiel.PrivateInfoType.NONE):
        return Recall(table) if kind is not None and kind.perfect_recall else Present(table)
    return Public(table) if kind.public_info else Private(table)
