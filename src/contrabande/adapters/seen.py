"""What an agent sees: a dict whose features are encoded when they are first read.

Most of the time of a step goes into features and the knowledge behind them; whoever plays by the mask alone (a rollout,
a bot that has rules, a benchmark) does not pay for them. What is read later is what the seat saw at the time.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from contrabande.adapters.table import Mask, Table, flat
from contrabande.engine.match import AnyMatch
from contrabande.engine.seats import Seat

Array = NDArray[Any]


class Seen(dict[str, Any]):
    """`observation`: the game's features for this seat; `action_mask`: 1 for each number that is a legal answer now."""

    __slots__ = ("_entries", "_match", "_seat", "_table", "_view")

    def __init__(self, table: Table, match: AnyMatch, seat: Seat, mask: Mask) -> None:
        super().__init__(observation=None, action_mask=mask)
        self._table = table
        self._match = match
        self._seat = seat
        self._view = match.view(seat)
        self._entries = match.entries

    def __getitem__(self, name: str) -> Array:
        value: Array | None = dict.__getitem__(self, name)
        return self._read(name) if value is None else value

    def _read(self, name: str) -> Array:
        table = self._table
        row = np.empty(table.width, np.float32)
        table.row.pack_into(row.data, 0, *flat(table.game.features(self._view, self._knowledge())))
        self[name] = row
        return row

    def _knowledge(self) -> Any:
        """What the seat knew when it saw this, though the match may have gone on."""
        match, seat = self._match, self._seat
        if match.entries == self._entries:
            return match.knowledge(seat)
        known = match.game.blank(match.options, match.seats, seat)
        for entry in match.events(seat)[: self._entries]:
            for event in entry:
                known = match.game.remember(known, event)
        return known

    # All other ways to the values pass through __getitem__; an __iter__ of its own makes `dict(seen)` do so, too.

    def __iter__(self) -> Iterator[str]:
        return iter(dict.keys(self))

    def plain(self) -> dict[str, Array]:
        """The same as a plain dict."""
        return {name: self[name] for name in dict.keys(self)}

    def get(self, name: str, default: Any = None) -> Any:
        """The value under *name*, if there is one."""
        return self[name] if dict.__contains__(self, name) else default

    def items(self) -> Any:
        """Names and values."""
        return self.plain().items()

    def values(self) -> Any:
        """The values."""
        return self.plain().values()

    def copy(self) -> dict[str, Any]:
        """A plain dict."""
        return self.plain()

    def pop(self, name: str, *default: Any) -> Any:
        """Take a value out."""
        value = self.get(name, *default)
        dict.pop(self, name, *default)
        return value

    def __or__(self, other: Any) -> Any:
        return self.plain() | other

    def __eq__(self, other: object) -> bool:
        return self.plain() == other

    __hash__ = None

    def __repr__(self) -> str:
        return repr(self.plain())

    def __reduce__(self) -> tuple[object, ...]:
        return dict, (self.plain(),)
