"""Prohis in tokens: a convoy and a bribe are laid card by card, everything else is one token."""

from collections.abc import Mapping
from functools import lru_cache

import numpy as np

from contrabande.bots.neural.speech import Layout, Numbers, Speech
from contrabande.engine.actions import Action, Ask, Choice
from contrabande.engine.counts import Counts, plus_one
from contrabande.games.prohis import GAME
from contrabande.games.prohis.model import (
    Accept,
    Bribe,
    Claim,
    Convoy,
    Flip,
    Inspect,
    Knowledge,
    OfferNothing,
    Options,
    Pass,
    Refuse,
    StandDown,
    Stop,
    TakeDisplay,
    TakePile,
    View,
    Waive,
)
from contrabande.games.prohis.rules import PHASES
from contrabande.games.prohis.tables import CONTROLS, KINDS, NOTHING, Printed

SEATS = Printed.SEATS[-1]
ROW = len(KINDS)

# Tokens: five by five, so that a token of a card has its kind as remainder.
TAKE = 0
TAKE_PILE, STOP = 3, 4
CARD = 5
PASS, WAIVE, CLAIMS = 10, 11, 12
OFFER_NOTHING, ACCEPT, REFUSE, INSPECT, STAND_DOWN = range(15, 20)
TURN_CARD = 20
TOKENS = TURN_CARD + Printed.CONVOY_MOST

SEAT_NUMBERS = 8 + 2 * ROW
CLOCK = len(PHASES) + 1 + 4 * ROW + 2 * ROW + 2 + ROW
"""Where the observation has the pile, and three numbers later the passes."""
AROUND = CLOCK + 6 + ROW
TOLD = AROUND + SEATS * SEAT_NUMBERS
"""Where the observation has the cards laid so far in a convoy or a bribe."""
FEATURES = TOLD + ROW

PLAIN: dict[type[Action], int] = {
    TakePile: TAKE_PILE,
    Stop: STOP,
    Pass: PASS,
    Waive: WAIVE,
    OfferNothing: OFFER_NOTHING,
    Accept: ACCEPT,
    Refuse: REFUSE,
    Inspect: INSPECT,
    StandDown: STAND_DOWN,
}


# Tokens.


def spell(_view: View, ask: Ask, action: Action) -> list[int]:
    """An action as tokens: a convoy and a bribe card by card, and STOP where another could follow."""
    if not isinstance(action, Convoy | Bribe):
        return [_token(action)]
    cards = _cards(action)
    laid = [CARD + kind for kind in _in_order(cards)]
    return [*laid, STOP] if cards in _following(ask.choices) else laid


def _token(action: Action) -> int:
    match action:
        case TakeDisplay():
            return TAKE + KINDS.index(action.card)
        case Claim():
            return CLAIMS + CONTROLS.index(action.control)
        case Flip():
            return TURN_CARD + action.position - 1
        case _:
            return PLAIN[type(action)]


def _cards(action: Convoy | Bribe) -> Counts:
    return action.cards if isinstance(action, Bribe) else (*action.goods, *action.controls)


def _in_order(cards: Counts) -> list[int]:
    return [kind for kind, count in enumerate(cards) for _ in range(count)]


def grown(laid: Counts, token: int) -> Counts:
    """The cards laid so far, with that of a token."""
    return plus_one(laid, token - CARD) if CARD <= token < PASS else laid


def action(_view: View, ask: Ask, laid: Counts, token: int) -> Action | None:
    """The action of a token, None while more cards can follow."""
    if CARD <= token < PASS and laid in _following(ask.choices):
        return None
    return _compound(ask.choices)[laid] if any(laid) else _plain(ask.choices)[token]


def mask(_view: View, ask: Ask, laid: Counts) -> Numbers:
    """The tokens of all legal answers that begin with the cards *laid*."""
    found = np.zeros(TOKENS, np.bool_)
    found[list(_following(ask.choices).get(laid, ()))] = True
    if not any(laid):
        found[list(_plain(ask.choices))] = True
    return found


@lru_cache(maxsize=4096)
def _plain(choices: tuple[Choice, ...]) -> Mapping[int, Action]:
    """The answers of one token."""
    plain = [choice for choice in choices if choice.action not in (Convoy, Bribe)]
    return {_token(action): action for choice in plain for action in choice.actions()}


@lru_cache(maxsize=4096)
def _compound(choices: tuple[Choice, ...]) -> Mapping[Counts, Action]:
    """The convoys or bribes by their cards."""
    actions = (action for choice in choices if choice.action in (Convoy, Bribe) for action in choice.actions())
    return {_cards(action): action for action in actions if isinstance(action, Convoy | Bribe)}


@lru_cache(maxsize=4096)
def _following(choices: tuple[Choice, ...]) -> Mapping[Counts, set[int]]:
    """After each beginning of a legal convoy or bribe that can grow: the tokens that may follow."""
    legal = _compound(choices)
    found: dict[Counts, set[int]] = {}
    for cards in legal:
        laid = NOTHING
        for kind in _in_order(cards):
            found.setdefault(laid, set()).add(CARD + kind)
            laid = plus_one(laid, kind)
    for cards in legal:
        if cards in found:
            found[cards].add(STOP)
    return found


# The observation.


def observe(view: View, known: Knowledge) -> Numbers:
    """The game's features in whole numbers, padded to the printed edition."""
    return layout(view.options, view.seats).observation(GAME.features(view, known))


@lru_cache(maxsize=64)
def layout(options: Options, seats: int) -> Layout:
    """The features lie as the game lists them; the pile and the passes are shares of something."""
    scales = np.ones(AROUND + options.tables.SEATS[-1] * SEAT_NUMBERS)
    scales[CLOCK], scales[CLOCK + 3] = sum(options.tables.deck(seats)), seats
    return Layout(np.arange(len(scales)), scales, np.zeros(FEATURES, np.uint8))


SPEECH = Speech(
    game=GAME,
    tokens=TOKENS,
    features=FEATURES,
    place=TOLD,
    kinds=ROW,
    observe=observe,
    mask=mask,
    grown=grown,
    action=action,
    spell=spell,
)
