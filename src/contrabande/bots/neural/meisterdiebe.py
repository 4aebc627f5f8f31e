"""Meisterdiebe in tokens: drawers are named by the slot they stand in, a lady jeweller lays one imitation at a time."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import log
from random import Random

import numpy as np

from contrabande.bots.neural.speech import Layout, Numbers, Speech
from contrabande.engine.actions import Action, Ask, Choice
from contrabande.engine.counts import Counts
from contrabande.engine.game import Block, Features
from contrabande.games.meisterdiebe import GAME
from contrabande.games.meisterdiebe.model import (
    Choose,
    Knowledge,
    Lay,
    LayWithAlarm,
    Manipulate,
    Open,
    Options,
    Pick,
    Place,
    Plunder,
    Search,
    View,
)
from contrabande.games.meisterdiebe.rules import PHASES
from contrabande.games.meisterdiebe.tables import FLIPS, Printed

SEATS = Printed.SEATS[-1]
SLOTS = Printed.LEVELS * len(Printed.RUBIES)
CHARACTERS = len(Printed.CHARACTERS)

CARD = SLOTS
LAY = CARD + CHARACTERS
LAY_WITH_ALARM = LAY + 2
STOP, PLUNDER, SEARCH = range(LAY + 4, LAY + 7)
TURN = SEARCH + 1
TAKE = TURN + len(Printed.ROTATIONS) * len(FLIPS)
TOKENS = TAKE + 1

SLOT_NUMBERS = 13
SEAT_NUMBERS = 10 + 4 * CHARACTERS
OWN, PHASE_NUMBERS, TABLE = 3 * CHARACTERS, len(PHASES) + 1, 6
TOLD = OWN + PHASE_NUMBERS + TABLE + SLOTS * SLOT_NUMBERS + SEATS * SEAT_NUMBERS
"""Where the observation has the imitations laid so far."""
FEATURES = TOLD + 2

CHEST = OWN + PHASE_NUMBERS + TABLE
"""Where the observation has the chest, slot by slot; the last of a slot's numbers are: open, openings since."""
FRESHER = 0.9
"""The features tell a drawer's age as a power of this."""
PILE = 4
"""The features tell jewels in piles of this many."""
LONE: dict[type[Action], int] = {Plunder: PLUNDER, Search: SEARCH, Pick: TAKE}


# Tokens.


def spell(view: View, ask: Ask, action: Action) -> list[int]:
    """An action as tokens: drawers by their slots, imitations one by one, and STOP where another could follow."""
    match action:
        case Place() | Open():
            return [view.slots.index(action.drawer)]
        case Lay():
            laid = action.imitations[:2]
            row = _in_order(laid)
            return [*row, STOP] if laid in _following(ask.choices) else row
        case _:
            return [_token(action)]


def _token(action: Action) -> int:
    match action:
        case Choose():
            return CARD + Printed.CHARACTERS.index(action.character)
        case LayWithAlarm():
            return LAY_WITH_ALARM + action.imitations.index(1)
        case Manipulate():
            return TURN + len(FLIPS) * Printed.ROTATIONS.index(action.rotation) + FLIPS.index(action.flip)
        case _:
            return LONE[type(action)]


def grown(laid: Counts, token: int) -> Counts:
    """The imitations laid so far, with those of a token."""
    return (laid[0] + (token == LAY), laid[1] + (token == LAY + 1))


def action(view: View, ask: Ask, laid: Counts, token: int) -> Action | None:
    """The action of a token, None while more imitations can follow."""
    if token < CARD:
        return ask.choices[0].action(*(view.slots[token],))
    if token in (LAY, LAY + 1, STOP):
        return None if token != STOP and laid in _following(ask.choices) else Lay((*laid, 0))
    return _plain(ask.choices)[token]


def mask(_view: View, ask: Ask, laid: Counts) -> Numbers:
    """The tokens of all legal answers that begin with the imitations *laid*."""
    found = np.zeros(TOKENS, np.bool_)
    found[list(_following(ask.choices).get(laid, ()))] = True
    if not any(laid):
        found[list(_plain(ask.choices))] = True
        found[: _drawers(ask)] = True
    return found


def _drawers(ask: Ask) -> int:
    """How many drawers are offered: all there are, wherever they stand, or none."""
    return sum(choice.size for choice in ask.choices if choice.action in (Place, Open))


@lru_cache(maxsize=1024)
def _plain(choices: tuple[Choice, ...]) -> Mapping[int, Action]:
    """The answers of one token, but for drawers and for imitations without an alarm."""
    plain = [choice for choice in choices if choice.action not in (Place, Open, Lay)]
    return {_token(action): action for choice in plain for action in choice.actions()}


@lru_cache(maxsize=4096)
def _following(choices: tuple[Choice, ...]) -> Mapping[Counts, set[int]]:
    """After each beginning of imitations that can grow: the tokens that may follow."""
    legal = [action.imitations[:2] for choice in choices for action in choice.actions() if isinstance(action, Lay)]
    found: dict[Counts, set[int]] = {}
    for imitations in legal:
        laid: Counts = (0, 0)
        for token in _in_order(imitations):
            found.setdefault(laid, set()).add(token)
            laid = grown(laid, token)
    for imitations in legal:
        if imitations in found:
            found[imitations].add(STOP)
    return found


def _in_order(imitations: Counts) -> list[int]:
    return [LAY + kind for kind, count in enumerate(imitations) for _ in range(count)]


# The observation.


def observe(view: View, known: Knowledge) -> Numbers:
    """The game's features in whole numbers, each block padded to the printed edition."""
    return layout(view.options).observation(_with_ages(GAME.features(view, known)))


def _with_ages(features: Features) -> Features:
    """A drawer's freshness as the number of openings since it was open."""
    return tuple(
        Block(block.name, tuple(_aged(block.numbers))) if block.name == "chest" else block for block in features
    )


def _aged(numbers: Iterable[float]) -> list[float]:
    row = list(numbers)
    for place in range(SLOT_NUMBERS - 1, len(row), SLOT_NUMBERS):
        row[place] = log(row[place], FRESHER)
    return row


def forgotten(seen: Numbers, memory: float, rng: Random) -> Numbers:
    """The chest without what was forgotten: such a drawer seems empty."""
    left = seen.copy()
    for slot in left[CHEST : CHEST + SLOTS * SLOT_NUMBERS].reshape(SLOTS, SLOT_NUMBERS):
        is_open, age = slot[-2:].tolist()
        if not is_open and rng.random() > memory**age:
            slot[:10] = 0
    return left


@lru_cache(maxsize=64)
def layout(options: Options) -> Layout:
    """Where the features of an edition lie: own, phase, table, chest, seats, as the game lists them."""
    tables = options.tables
    places = [Printed.CHARACTERS.index(name) for name in tables.CHARACTERS]
    table = OWN + PHASE_NUMBERS
    seats = CHEST + SLOTS * SLOT_NUMBERS
    cushions = (1, 1, 1, 1, *[PILE] * 6)
    rows = [
        *((3 * place + number, scale) for place in places for number, scale in enumerate((1, tables.NUMBERS, 1))),
        *((OWN + phase, 1) for phase in range(PHASE_NUMBERS)),
        *((table + number, scale) for number, scale in enumerate((len(places), 1, 1, PILE, PILE, 1))),
    ]
    for slot in range(CHEST, CHEST + tables.LEVELS * len(tables.RUBIES) * SLOT_NUMBERS, SLOT_NUMBERS):
        rows += [(slot + number, PILE if number in (0, 1, 4, 5) else 1) for number in range(SLOT_NUMBERS)]
    for seat in range(seats, seats + tables.SEATS[-1] * SEAT_NUMBERS, SEAT_NUMBERS):
        rows += [(seat + number, scale) for number, scale in enumerate(cushions)]
        for place in places:
            start = seat + len(cushions) + 4 * place
            rows += [(start + number, scale) for number, scale in enumerate((1, 1, tables.NUMBERS, 1))]
    columns = [np.array(column) for column in zip(*rows)]
    return Layout(columns[0], columns[1], np.zeros(FEATURES, np.uint8))


SPEECH = Speech(
    game=GAME,
    tokens=TOKENS,
    features=FEATURES,
    place=TOLD,
    kinds=2,
    observe=observe,
    mask=mask,
    grown=grown,
    action=action,
    spell=spell,
    harmless=("start_player", "show_played", "memory_aid"),
    forget=forgotten,
)
