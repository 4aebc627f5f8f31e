"""Meisterdiebe: the reference's actions and asks as the simulator's tokens and masks."""

from collections.abc import Mapping
from functools import lru_cache

import numpy as np

from contrabande.engine.actions import Action, Ask, Choice
from contrabande.engine.counts import Counts
from contrabande.games.meisterdiebe.model import (
    Choose,
    Lay,
    LayWithAlarm,
    Manipulate,
    Open,
    Pick,
    Place,
    Plunder,
    Search,
)
from contrabande.games.meisterdiebe.tables import FLIPS, Printed
from contrabande.lab.bridge.bridge import Numbers
from contrabande.lab.sim import meisterdiebe_state as sim

NOTHING: Counts = (0, 0)
LONE: dict[type[Action], int] = {Plunder: sim.PLUNDER, Search: sim.SEARCH, Pick: sim.TAKE}


def grown(laid: Counts, token: int) -> Counts:
    """The imitations chosen so far, with those of a token."""
    return (laid[0] + (token == sim.LAY), laid[1] + (token == sim.LAY + 1))


def tokens(action: Action, ask: Ask, slots: tuple[int, ...]) -> list[int]:
    """An action as tokens: drawers by their slots, imitations one by one, and STOP where another could follow."""
    match action:
        case Place() | Open():
            return [slots.index(action.drawer)]
        case Lay():
            laid = action.imitations[:2]
            row = _in_order(laid)
            return [*row, sim.STOP] if laid in _following(ask.choices) else row
        case _:
            return [_token(action)]


def _token(action: Action) -> int:
    match action:
        case Choose():
            return sim.CARD + Printed.CHARACTERS.index(action.character)
        case LayWithAlarm():
            return sim.LAY_WITH_ALARM + action.imitations.index(1)
        case Manipulate():
            return sim.TURN + len(FLIPS) * Printed.ROTATIONS.index(action.rotation) + FLIPS.index(action.flip)
        case _:
            return LONE[type(action)]


def mask(ask: Ask, laid: Counts) -> Numbers:
    """The tokens of all legal answers that begin with the imitations *laid*."""
    found = np.zeros(sim.TOKENS, np.bool_)
    found[list(_following(ask.choices).get(laid, ()))] = True
    for choice in ask.choices if laid == NOTHING else ():
        found[_plain(choice)] = True
    return found


@lru_cache(maxsize=1024)
def _plain(choice: Choice) -> list[int]:
    """The tokens of a choice, but for imitations without an alarm; of drawers all are offered, wherever they stand."""
    if choice.action in (Place, Open):
        return list(range(choice.size))
    return [] if choice.action is Lay else [_token(action) for action in choice.actions()]


@lru_cache(maxsize=4096)
def _following(choices: tuple[Choice, ...]) -> Mapping[Counts, set[int]]:
    """After each beginning of imitations that can grow: the tokens that may follow."""
    legal = [action.imitations[:2] for choice in choices for action in choice.actions() if isinstance(action, Lay)]
    found: dict[Counts, set[int]] = {}
    for imitations in legal:
        laid = NOTHING
        for token in _in_order(imitations):
            found.setdefault(laid, set()).add(token)
            laid = grown(laid, token)
    for imitations in legal:
        if imitations in found:
            found[imitations].add(sim.STOP)
    return found


def _in_order(imitations: Counts) -> list[int]:
    return [sim.LAY + kind for kind, count in enumerate(imitations) for _ in range(count)]
