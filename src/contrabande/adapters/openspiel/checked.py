"""The border of a state: what OpenSpiel's callers give is checked, and what makes no sense is refused under a rule."""

from collections.abc import Iterable, Sequence
from operator import index
from typing import Any

import pyspiel  # type: ignore[import-not-found]

from contrabande.adapters.openspiel.moment import Moment
from contrabande.engine.errors import ContrabandeError, NotYourPrompt, shortened
from contrabande.engine.seats import Seat
from contrabande.wording import general

SIMULTANEOUS = pyspiel.PlayerId.SIMULTANEOUS
LARGEST = 1 << 62
"""No action has a greater number; OpenSpiel cannot even read one that is much greater."""


class NoSuchSeat(NotYourPrompt, pyspiel.SpielError):  # type: ignore[misc]
    """A player who is not at the table; OpenSpiel's own tests want an error of theirs, and in these words."""


class CheckedState(pyspiel.State):  # type: ignore[misc]
    """A state that does as OpenSpiel's does, but refuses bad input by rule, before anything has changed."""

    now: Moment

    # Answers.

    def apply_action(self, number: int) -> None:
        """Answer, or let chance draw; what is no number of anything is refused, too."""
        place = _number(number)
        if place < 0:
            self._refuse(number)
        super().apply_action(place)

    def apply_actions(self, numbers: Iterable[int]) -> None:
        """Answers that are given at once."""
        super().apply_actions(_numbers(numbers))

    def apply_action_with_legality_check(self, number: int) -> None:
        """The same as `apply_action`, which always checks."""
        self.apply_action(number)

    def apply_actions_with_legality_checks(self, numbers: Iterable[int]) -> None:
        """The same as `apply_actions`, which always checks."""
        self.apply_actions(numbers)

    def _refuse(self, given: object) -> None:
        """Raise what the match says to an answer that is none."""
        now = self.now
        if now.seat is None or now.position is None or self.current_player() == SIMULTANEOUS:
            self._apply_action(-1)
        else:
            now.table.action(now.seat, given, now.position.ask(now.seat))

    def validate_action_struct(self, struct: Any) -> Any:
        """Whether the answer that *struct* spells may be given now; the status of a refusal names its rule."""
        try:
            self.child(*self.struct_to_actions(struct))
        except ContrabandeError as refused:
            return pyspiel.error_status(str(refused))
        return pyspiel.ok_status()

    def apply_action_struct(self, struct: Any) -> Any:
        """Answer with what *struct* spells; where the status is an error, nothing has changed."""
        status = self.validate_action_struct(struct)
        if status.ok():
            self.apply_action(*self.struct_to_actions(struct))
        return status

    # Looks. Without a player, the one who is to act looks.

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player has done and seen."""
        found: str = super().information_state_string(*self._who(player))
        return found

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """The same as numbers, on tiny tables."""
        found: list[float] = super().information_state_tensor(*self._who(player))
        return found

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees now."""
        found: str = super().observation_string(*self._who(player))
        return found

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """The same as numbers."""
        found: list[float] = super().observation_tensor(*self._who(player))
        return found

    def to_observation_struct(self, player: int | None = None) -> Any:
        """What a player sees and is asked, as data."""
        return super().to_observation_struct(*self._who(player))

    def _who(self, player: int | None) -> Sequence[Seat]:
        return () if player is None else (self._seat(player),)

    def _seat(self, player: object) -> Seat:
        """The seat of *player*, if there is one."""
        seat, seats = _number(player), self.now.table.seats
        if not 0 <= seat < seats:
            wrong = shortened(repr(player))
            raise NoSuchSeat(f"there is no player {wrong} here: player >= 0 and player < {seats} ({general.SEATS})")
        return Seat(seat)


def _number(given: object) -> int:
    """What was given as a number; -1 where it is none that can be."""
    try:
        number = index(given)  # type: ignore[arg-type]  # whatever came through the door
    except TypeError:
        return -1
    return number if 0 <= number < LARGEST else -1


def _numbers(given: object) -> list[int]:
    """What was given as a row of numbers; an empty row where it is none."""
    return [_number(each) for each in given] if isinstance(given, Iterable) else []
