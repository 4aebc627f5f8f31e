"""A tape: outcomes of chance in the order in which one transition asks for them."""

from collections.abc import Sequence

from contrabande.engine.chance import Draw
from contrabande.engine.errors import OutcomeNeeded


class Tape:
    """Plays outcomes that were checked when they came; at its end it says what is to be drawn next."""

    __slots__ = ("_left", "drawn")

    def __init__(self, outcomes: Sequence[int]) -> None:
        self._left = iter(outcomes)
        self.drawn: list[Draw] = []

    def draw(self, label: str, counts: Sequence[int]) -> int:
        """The next outcome."""
        for kind in self._left:
            return kind
        raise OutcomeNeeded(label, counts)

    def below(self, label: str, bound: int) -> int:
        """The next outcome."""
        for number in self._left:
            return number
        raise OutcomeNeeded(label, (1,) * bound)
