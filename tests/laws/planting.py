"""Tools to plant a leak into a game that has none."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import msgspec

from contrabande.engine.actions import Answers, Ask
from contrabande.engine.chance import Chance
from contrabande.engine.events import Event
from contrabande.engine.game import AnyGame
from contrabande.engine.seats import Audience, Seat
from contrabande.engine.step import Step

ViewLeak = Callable[[msgspec.Struct, Audience, msgspec.Struct], msgspec.Struct]
EventLeak = Callable[[msgspec.Struct, Sequence[Event]], Sequence[Event]]


def leak_in_view(game: AnyGame, leak: ViewLeak) -> AnyGame:
    """*game* with views that show too much."""
    return replace(game, view=lambda state, seat: leak(state, seat, game.view(state, seat)))


def leak_in_events(game: AnyGame, leak: EventLeak) -> AnyGame:
    """*game* with events that tell too much."""

    def setup(options: msgspec.Struct, seats: int, chance: Chance) -> Step[msgspec.Struct]:
        step = game.setup(options, seats, chance)
        step.events = list(leak(step.state, step.events))
        return step

    def apply(state: msgspec.Struct, answers: Answers, chance: Chance) -> Step[msgspec.Struct]:
        step = game.apply(state, answers, chance)
        step.events = list(leak(step.state, step.events))
        return step

    return replace(game, setup=setup, apply=apply)


def leak_in_turn(game: AnyGame, leak: Callable[[msgspec.Struct], frozenset[Seat]]) -> AnyGame:
    """*game* in which being asked betrays something."""
    return replace(game, to_act=leak)


def leak_in_ask(game: AnyGame, leak: Callable[[msgspec.Struct, Ask | None], Ask | None]) -> AnyGame:
    """*game* in which the question shows too much."""
    return replace(game, ask=lambda view: leak(view, game.ask(view)))


def neighbour(seat: Audience, seats: int) -> int:
    """Somebody else's seat."""
    return 0 if seat is None else (seat + 1) % seats
