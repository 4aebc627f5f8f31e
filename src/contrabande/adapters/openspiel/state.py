"""The state of a match as OpenSpiel sees it: turn by turn, or with simultaneous answers."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import msgspec
import pyspiel  # type: ignore[import-not-found]

from contrabande.adapters.openspiel.checked import SIMULTANEOUS, CheckedState
from contrabande.adapters.openspiel.moment import Moment
from contrabande.adapters.openspiel.observer import features_of
from contrabande.adapters.openspiel.position import Position
from contrabande.engine.actions import Action
from contrabande.engine.codec import actions_of, encode
from contrabande.engine.errors import IllegalAction, NotYourPrompt, Refusal
from contrabande.engine.game import Outcome
from contrabande.engine.seats import Seat
from contrabande.wording import general

CHANCE = pyspiel.PlayerId.CHANCE
TERMINAL = pyspiel.PlayerId.TERMINAL


class TurnBasedState(CheckedState):
    """Seats that are asked at once answer in seat order, and none sees what another has answered."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.now: Moment = game.first

    # Who is to act, and what they may do.

    def current_player(self) -> int:
        """The seat that answers next, or OpenSpiel's number for chance or the end."""
        now = self.now
        if now.seat is not None:
            return now.seat
        player: int = TERMINAL if now.wanted is None else CHANCE
        return player

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.now.seat is None and self.now.wanted is None

    def is_chance_node(self) -> bool:
        """Whether chance draws next."""
        return self.now.wanted is not None

    def legal_actions(self, player: int | None = None) -> list[int]:
        """As OpenSpiel gives them, without the way through C++ for the seat that is to answer."""
        now = self.now
        if now.seat is not None and now.position is not None and player in (None, now.seat):
            return now.table.legal(now.position.ask(now.seat))[:]
        found: list[int] = super().legal_actions() if player is None else super().legal_actions(player)
        return found

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """As OpenSpiel gives it; but that asks for the size each time, and deals a state to find it."""
        position, seat = self.now.position, self.current_player() if player is None else self._seat(player)
        if position is None or seat < 0:
            return super().observation_tensor(player)
        row = position.table.row
        return list(row.unpack(row.pack(*features_of(position, Seat(seat)))))

    def _legal_actions(self, player: int) -> list[int]:
        """The numbers of all legal answers of *player*, ascending."""
        position = self.now.position
        assert position is not None
        seat = Seat(player)
        return self.now.table.legal(position.ask(seat)) if seat in position.to_act else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The kinds that can be drawn, each with its share of what is left."""
        wanted = self.now.wanted
        assert wanted is not None
        whole = sum(wanted.counts)
        return [(kind, count / whole) for kind, count in enumerate(wanted.counts) if count]

    # What happens. An answer that is refused raises before anything has changed.

    def _apply_action(self, number: int) -> None:
        self.now = self.now.moved(number)

    def _apply_actions(self, numbers: Sequence[int]) -> None:
        raise NotYourPrompt(f"one seat is asked at a time: answer with apply_action ({general.ANSWERS})")

    def returns(self) -> list[float]:
        """Each seat's utility, counted in whole units (see `utility_unit`); zeros until the end."""
        position = self.now.position
        outcome = None if position is None else self.now.table.game.outcome(position.state)
        if outcome is None:
            return [0.0] * self.now.table.seats
        return [*_returns(outcome, self.get_game().utility_unit)]

    # In words and as data.

    def _action_to_string(self, player: int, number: int) -> str:
        if player == CHANCE:
            wanted = self.now.wanted
            return f"{wanted.label if wanted else 'chance'}: {number}"
        return self.now.table.texts.string(self._action(player, number))

    def __str__(self) -> str:
        """The whole truth, a line of JSON each: the state, sealed answers, the draw that is due."""
        now = self.now
        lines = [] if now.position is None else [encode(now.position.state).decode()]
        lines += [f"seat {answer.seat}: {encode(answer.action).decode()}" for answer in now.answers]
        if now.wanted is not None:
            lines.append(f"{now.wanted.label} from {now.wanted.counts} after {now.outcomes}")
        return "\n".join(lines)

    def _to_struct(self) -> dict[str, object]:
        """The whole truth as plain data."""
        now = self.now
        outcome = None if now.position is None else now.table.game.outcome(now.position.state)
        return {
            "game": now.table.game.key,
            "seats": now.table.seats,
            "state": _plain(now.position.state) if now.position else None,
            "answers": [_plain(answer) for answer in now.answers],
            "chance": {"label": now.wanted.label, "counts": list(now.wanted.counts)} if now.wanted else None,
            "utilities": [str(utility) for utility in outcome.utilities] if outcome else None,
        }

    def _to_observation_struct(self, player: int) -> dict[str, object]:
        """What *player* sees and is asked, as plain data."""
        position, seat = self.now.position, self._seat(player)
        if position is None:
            return {"seat": seat, "view": None, "ask": None}
        is_asked = self.now.wanted is None and seat in position.to_act[len(self.now.answers) :]
        return {"seat": seat, "view": _plain(position.view(seat)), "ask": _asked(position, seat) if is_asked else None}

    def _action_to_struct(self, player: int, number: int) -> dict[str, object]:
        """The action, or the outcome of chance, as plain data."""
        if player == CHANCE:
            return {"outcome": number}
        action: dict[str, object] = _plain(self._action(player, number))
        return action

    def _struct_to_actions(self, struct: dict[str, object]) -> list[int]:
        """The number of the action that *struct* spells; what spells none is refused."""
        now = self.now
        if now.seat is None or now.position is None:
            outcome = struct.get("outcome")
            if not isinstance(outcome, int):
                raise NotYourPrompt(f"no seat is asked anything now ({general.ANSWERS})")
            return [outcome]
        try:
            number = now.table.number(actions_of(now.table.game).decode(encode(struct)))
        except msgspec.ValidationError:
            number = None
        if number is None:
            raise IllegalAction(now.seat, struct, Refusal("no-such-answer", self._rule()))
        return [number]

    def _action(self, player: int, number: int) -> Action:
        """The action with that number, refused where there is none."""
        actions = self.now.table.actions
        if 0 <= number < len(actions):
            return actions[number]
        raise IllegalAction(Seat(player), number, Refusal("no-such-answer", self._rule()))

    def _rule(self) -> str:
        """The first rule of the question that is open, or the general one."""
        now = self.now
        return general.ANSWERS if now.seat is None or now.position is None else now.position.ask(now.seat).rules[0]


class SimultaneousState(TurnBasedState):
    """Seats that are asked at once answer at once; where one seat is asked, play goes turn by turn."""

    legal_actions = pyspiel.State.legal_actions

    def current_player(self) -> int:
        """The seat that answers, or OpenSpiel's number for all at once, chance or the end."""
        now = self.now
        if now.seat is not None and now.position is not None and len(now.position.to_act) > 1:
            player: int = SIMULTANEOUS
            return player
        return super().current_player()

    def apply_actions(self, numbers: Iterable[int]) -> None:
        """An entry for each seat; where one seat is asked, its own counts (so does OpenSpiel's rl_environment play)."""
        row, seat = [*numbers] if isinstance(numbers, Iterable) else [], self.current_player()
        if seat >= 0 and len(row) == self.now.table.seats:
            self.apply_action(row[seat])
        else:
            super().apply_actions(row)

    def _apply_action(self, number: int) -> None:
        if self.current_player() == SIMULTANEOUS:
            what = "several seats are asked at once: give all answers with apply_actions"
            raise NotYourPrompt(f"{what} ({general.ANSWERS})")
        super()._apply_action(number)

    def _apply_actions(self, numbers: Sequence[int]) -> None:
        if self.current_player() != SIMULTANEOUS:
            super()._apply_actions(numbers)
        self.now = self.now.all_answered(numbers)


@lru_cache(maxsize=1024)
def _returns(outcome: Outcome, unit: int) -> tuple[float, ...]:
    """Utilities in whole units; solvers come to the same ends again and again."""
    return tuple([float(utility * unit) for utility in outcome.utilities])


def _plain(value: object) -> Any:
    return msgspec.to_builtins(value)


def _asked(position: Position, seat: Seat) -> dict[str, object]:
    ask = position.ask(seat)
    return {"key": ask.key, "rules": list(ask.rules), "choices": [_plain(choice.form()) for choice in ask.choices]}
