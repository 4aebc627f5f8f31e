"""Prohis: the reference's state, answers and features as the simulator's arrays, tokens and numbers."""

from collections.abc import Mapping
from functools import lru_cache

import numpy as np

from contrabande.engine.actions import Action, Amount, Answers, Ask, Choice, OneOf
from contrabande.engine.counts import Counts, plus_one, remove
from contrabande.engine.phases import OVER
from contrabande.engine.seats import Seat
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
    State,
    Stop,
    TakeDisplay,
    TakePile,
    View,
    Waive,
)
from contrabande.games.prohis.rules import PHASES
from contrabande.games.prohis.tables import CONTROLS, KINDS, NOTHING, Printed
from contrabande.lab.bridge.bridge import Bridge, Layout, Move, Numbers
from contrabande.lab.sim import prohis_state as sim
from contrabande.lab.sim.prohis_cards import packed_cards
from contrabande.laws.line import Line

VARIANTS: tuple[Options, ...] = tuple(variant.options for variant in GAME.variants)
PHASE = {name: place for place, name in enumerate((*PHASES, OVER))}
SOURCE = {"none": 0, "display": sim.DISPLAY, "pile": sim.PILE}
PLAIN: dict[type[Action], int] = {
    TakePile: sim.TAKE_PILE,
    Stop: sim.STOP,
    Pass: sim.PASS,
    Waive: sim.WAIVE,
    OfferNothing: sim.OFFER_NOTHING,
    Accept: sim.ACCEPT,
    Refuse: sim.REFUSE,
    Inspect: sim.INSPECT,
    StandDown: sim.STAND_DOWN,
}


def arrays(line: Line) -> Mapping[str, object]:
    """Every field of the simulator's state."""
    state, seats = _state(line), range(_state(line).seats)
    known = [_known(line, seat) for seat in seats]
    return {
        "variant": VARIANTS.index(state.options),
        "seats": state.seats,
        "phase": PHASE[state.phase],
        "turn": state.turn,
        "is_final": state.is_final,
        "passes": state.passes,
        "source": SOURCE[state.source] if state.phase == "draw" else 0,
        "emptied_by": _seat(state.emptied_by),
        "inspector": _seat(state.inspector),
        "offers": state.offers,
        "claimed": 0,
        "claims": 0,
        "chosen": 0,
        "pile": packed_cards(state.pile),
        "display": packed_cards(state.display),
        "convoy": packed_cards(state.convoy),
        "turned": packed_cards(state.turned),
        "control": packed_cards(tuple(int(state.control == kind) for kind in KINDS)),
        "offer": packed_cards(state.offer),
        "hands": _seats(state.hands),
        "stores": _rows([_stores(state, knows) for knows in known]),
        "fresh": _seats([knows.fresh for knows in known]),
        "sure": _seats([_sure(_known(line, None), seat) for seat in seats]),
        "hints": _row([_hint(line, seat) for seat in seats]),
        "conduct": _row([_conduct(_known(line, None), seat) for seat in seats]),
    }


def _state(line: Line) -> State:
    assert isinstance(line.state, State)
    return line.state


def _known(line: Line, seat: int | None) -> Knowledge:
    known = line.knowledge[None if seat is None else Seat(seat)]
    assert isinstance(known, Knowledge)
    return known


def _seat(seat: Seat | None) -> int:
    return sim.NOBODY if seat is None else seat


def _row(row: list[int]) -> list[int]:
    return row + [0] * (sim.SEATS - len(row))


def _seats(piles: list[Counts]) -> list[int]:
    return _row([packed_cards(pile) for pile in piles])


def _rows(rows: list[list[int]]) -> list[list[int]]:
    return rows + [[0] * sim.SEATS] * (sim.SEATS - len(rows))


def _stores(state: State, known: Knowledge) -> list[int]:
    return _seats([state.stores[seat] if seat == known.seat else cards for seat, cards in enumerate(known.stored)])


def _sure(known: Knowledge, seat: int) -> Counts:
    return known.tracks[seat][-1].gained


def _hint(line: Line, seat: int) -> int:
    """What one seat knows of a hand beyond what all know."""
    public, found = _sure(_known(line, None), seat), 0
    for other in range(_state(line).seats):
        if other != seat and (cards := _sure(_known(line, other), seat)) != public:
            assert not found, "two seats know more than the others"
            found = packed_cards(remove(cards, public)) | other + 1 << sim.HINT_TO
    return found


def _conduct(known: Knowledge, seat: int) -> int:
    conduct = known.conduct[seat]
    return conduct.sent << sim.SENT | conduct.clean << sim.CLEAN | conduct.caught << sim.CAUGHT


def moves(line: Line, answers: Answers) -> list[Move]:
    """The tokens of all answers, in seat order."""
    found: list[Move] = []
    for answer in answers:
        view, known = GAME.view(_state(line), answer.seat), _known(line, answer.seat)
        ask = GAME.ask(view)
        assert ask is not None
        seen, chosen = observation(view, known), NOTHING
        for number in tokens(answer.action, ask):
            found.append(Move(answer.seat, number, mask(ask, chosen), np.append(seen, np.array(chosen, np.uint8))))
            if sim.CARD <= number < sim.PASS:
                chosen = plus_one(chosen, number - sim.CARD)
    return found


def tokens(action: Action, ask: Ask) -> list[int]:
    """An action as tokens: a convoy and a bribe card by card, and STOP where another could follow."""
    match action:
        case Convoy() | Bribe():
            cards = _cards(action)
            laid = [sim.CARD + kind for kind in _in_order(cards)]
            return [*laid, sim.STOP] if cards in _following(ask.choices) else laid
        case TakeDisplay():
            return [sim.TAKE + KINDS.index(action.card)]
        case Claim():
            return [sim.CLAIMS + CONTROLS.index(action.control)]
        case Flip():
            return [sim.TURN_CARD + action.position - 1]
        case _:
            return [PLAIN[type(action)]]


def mask(ask: Ask, chosen: Counts) -> Numbers:
    """The tokens of all legal answers that begin with the cards *chosen*."""
    found = np.zeros(sim.TOKENS, np.bool_)
    found[list(_following(ask.choices).get(chosen, ()))] = True
    for choice in ask.choices if chosen == NOTHING else ():
        match choice.fields:
            case (OneOf(names),):
                start = sim.TAKE if choice.action is TakeDisplay else sim.CARD * 2
                found[[start + KINDS.index(name) for name in names]] = True
            case (Amount(low, high),):
                found[sim.TURN_CARD + low - 1 : sim.TURN_CARD + high] = True
            case ():
                found[PLAIN[choice.action]] = True
    return found


@lru_cache(maxsize=4096)
def _following(choices: tuple[Choice, ...]) -> Mapping[Counts, set[int]]:
    """After each beginning of a legal convoy or bribe that can grow: the tokens that may follow."""
    legal = [_cards(action) for choice in choices for action in choice.actions() if isinstance(action, Convoy | Bribe)]
    found: dict[Counts, set[int]] = {}
    for cards in legal:
        laid = NOTHING
        for kind in _in_order(cards):
            found.setdefault(laid, set()).add(sim.CARD + kind)
            laid = plus_one(laid, kind)
    for cards in legal:
        if cards in found:
            found[cards].add(sim.STOP)
    return found


def _cards(action: Convoy | Bribe) -> Counts:
    return action.cards if isinstance(action, Bribe) else (*action.goods, *action.controls)


def _in_order(cards: Counts) -> list[int]:
    return [kind for kind, count in enumerate(cards) for _ in range(count)]


def observation(view: View, known: Knowledge) -> Numbers:
    """The game's features in whole numbers, padded to the printed edition."""
    return layout(view.options, view.seats).observation(GAME.features(view, known))


@lru_cache(maxsize=64)
def layout(options: Options, seats: int) -> Layout:
    """The features lie as the game lists them; the pile and the passes are shares of something."""
    whole = sim.FEATURES - sim.ROW
    around = sim.SEATS * sim.SEAT_NUMBERS
    clock = whole - around - sim.ROW - 6
    size = whole - around + options.tables.SEATS[-1] * sim.SEAT_NUMBERS
    scales = np.ones(size)
    scales[clock], scales[clock + 3] = sum(options.tables.deck(seats)), seats
    return Layout(np.arange(size), scales, np.zeros(whole, np.uint8))


def slot(label: str, number: int) -> int:
    """The deal and the display have words of their own; all other draws are the only one of their step."""
    if label.startswith("deal/"):
        return sim.DEAL + int(label.removeprefix("deal/")) * Printed.DEALT + number
    if label == "display":
        return sim.DEAL + sim.SEATS * Printed.DEALT + number
    return 0


BRIDGE = Bridge(arrays=arrays, moves=moves, slot=slot)
