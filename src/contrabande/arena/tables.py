"""A table of the arena: one match, in which a bot that breaks the rules loses its turn and nothing more."""

from collections.abc import Iterable, Sequence
from random import Random

from contrabande.arena.errors import ArenaError
from contrabande.arena.players import Player
from contrabande.engine.actions import Action, Ask
from contrabande.engine.errors import shortened
from contrabande.engine.match import AnyMatch
from contrabande.engine.seats import Seat

Faults = list[list[str]]
"""Per seat, what was wrong with each answer that was refused."""


def play_out(match: AnyMatch, players: Sequence[Player], name: str, rngs: Sequence[Random], order: Random) -> Faults:
    """Let *players* finish *match*, each with its own dice; *order* says whose answer comes first."""
    faults: Faults = [[] for _ in players]
    while match.to_act:
        for seat in in_some_order(match.to_act, order):
            prompt = match.prompt(seat)
            assert prompt is not None
            action = _answer(match, seat, players[seat], name, rngs[seat], faults[seat])
            match.answer(seat, _default(prompt.ask, rngs[seat]) if action is None else action)
    return faults


def _answer(match: AnyMatch, seat: Seat, player: Player, name: str, rng: Random, faults: list[str]) -> Action | None:
    """A legal answer, or none: strangers' bots may raise anything, and say anything."""
    try:
        action = player.answer(match, seat, name, rng.getrandbits(53))
        match.check(seat, action)
    except ArenaError:
        raise
    except Exception as error:
        faults.append(shortened(f"{type(error).__name__}: {error}"))
        return None
    return action


def _default(ask: Ask, rng: Random) -> Action:
    """What is done for a bot that was refused: anything legal."""
    return ask.sample(rng.random)


def in_some_order(asked: Iterable[Seat], rng: Random) -> list[Seat]:
    """Seats that are asked at once, in the order in which their answers happen to come."""
    row = sorted(asked)
    if len(row) > 1:
        rng.shuffle(row)
    return row
