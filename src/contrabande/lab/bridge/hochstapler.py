"""Hochstapler: the reference's state, answers and features as the simulator's arrays, tokens and numbers."""

from collections.abc import Mapping
from functools import lru_cache

import numpy as np

from contrabande.engine.actions import Action, Amount, Answers, Ask, OneOf
from contrabande.engine.phases import OVER
from contrabande.engine.seats import Seat
from contrabande.games.hochstapler import GAME
from contrabande.games.hochstapler.model import Announce, Knowledge, Options, State, Swap, View
from contrabande.games.hochstapler.tables import Printed
from contrabande.lab.bridge.bridge import Bridge, Layout, Move, Numbers
from contrabande.lab.sim import hochstapler as sim
from contrabande.laws.line import Line

VARIANTS: tuple[Options, ...] = tuple(variant.options for variant in GAME.variants)
PHASES = {"turn": sim.TURN, "announce": sim.ANNOUNCE, OVER: sim.OVER}


def arrays(line: Line) -> Mapping[str, object]:
    """Every field of `sim.State`."""
    state, known = line.state, line.knowledge[None]
    assert isinstance(state, State)
    assert isinstance(known, Knowledge)
    bid = state.bid
    last = {bid.seat: bid.sum for bid in known.bids}
    return {
        "variant": VARIANTS.index(state.options),
        "seats": state.seats,
        "phase": PHASES[state.phase],
        "stage": state.stage,
        "opener": state.opener,
        "turn": state.turn,
        "bid": bid.sum if bid else 0,
        "named": Printed.COLOURS.index(bid.colour) if bid else 0,
        "hands": _colours([_packed([_held(hand[place]) for hand in state.hands]) for place in _places(state)]),
        "laid": _colours([_packed([laid.count(value) for value in range(sim.VALUES)]) for laid in state.discards]),
        "takers": _colours([sim.NONE if taker is None else taker for taker in state.takers], sim.ABSENT),
        "points": _seats(state.points),
        "sums": _seats([last.get(Seat(seat), 0) for seat in range(state.seats)]),
    }


def _places(state: State) -> range:
    return range(len(state.takers))


def _held(card: int | None) -> int:
    return 0 if card is None else card + 1


def _packed(row: list[int]) -> int:
    return sum(number << 4 * place for place, number in enumerate(row))


def _colours(row: list[int], missing: int = 0) -> list[int]:
    return row + [missing] * (sim.COLOURS - len(row))


def _seats(row: list[int]) -> list[int]:
    return row + [0] * (sim.SEATS - len(row))


def moves(line: Line, answers: Answers) -> list[Move]:
    """One answer, one token."""
    (answer,) = answers
    seat = answer.seat
    view, known = GAME.view(_state(line), seat), line.knowledge[seat]
    ask = GAME.ask(view)
    assert ask is not None
    assert isinstance(known, Knowledge)
    return [Move(seat, token(answer.action), mask(ask), observation(view, known))]


def _state(line: Line) -> State:
    assert isinstance(line.state, State)
    return line.state


def token(action: Action) -> int:
    """The token of an action."""
    match action:
        case Swap():
            return Printed.COLOURS.index(action.colour)
        case Announce():
            return sim.COLOURS * action.sum + Printed.COLOURS.index(action.colour)
        case _:
            return sim.DOUBT


def mask(ask: Ask) -> Numbers:
    """The tokens of all legal answers."""
    found = np.zeros(sim.TOKENS, np.bool_)
    for choice in ask.choices:
        match choice.fields:
            case (Amount(low, high), OneOf(names)):
                sums = found[sim.COLOURS * low : sim.COLOURS * (high + 1)].reshape(-1, sim.COLOURS)
                sums[:, _named(names)] = True
            case (OneOf(names),):
                found[_named(names)] = True
            case _:
                found[sim.DOUBT] = True
    return found


def _named(names: tuple[str, ...]) -> list[int]:
    return [Printed.COLOURS.index(name) for name in names]


def observation(view: View, known: Knowledge) -> Numbers:
    """The game's features in whole numbers, each block padded to the printed edition."""
    return layout(view.options, view.highest).observation(GAME.features(view, known))


@lru_cache(maxsize=64)
def layout(options: Options, highest: int) -> Layout:
    """Where the features of an edition lie: own, bid, piles, unseen, seats, as the game lists them."""
    tables = options.tables
    colours, values = range(len(tables.COLOURS)), range(len(tables.COPIES))
    bid = sim.COLOURS * (sim.VALUES + 1)
    piles = bid + sim.COLOURS + 2
    unseen = piles + sim.COLOURS
    seats = unseen + sim.COLOURS * sim.VALUES
    rows = [
        *((colour * (sim.VALUES + 1) + value, 1) for colour in colours for value in (*values, sim.VALUES)),
        *((bid + colour, 1) for colour in colours),
        (bid + sim.COLOURS, highest),
        (bid + sim.COLOURS + 1, 1),
        *((piles + colour, sum(tables.COPIES)) for colour in colours),
        *((unseen + colour * sim.VALUES + value, 1) for colour in colours for value in values),
        *((seats + place, highest if place % 5 == 4 else 1) for place in range(5 * tables.SEATS[-1])),
    ]
    blank = np.zeros(sim.FEATURES, np.uint8)
    blank[sim.VALUES : bid : sim.VALUES + 1] = 1  # a colour that the edition lacks is held by nobody
    places, scales = zip(*rows)
    return Layout(np.array(places), np.array(scales), blank)


def slot(label: str, number: int) -> int:
    """Word 0 begins or swaps; a deal has a word per seat and colour."""
    if label.startswith("deal/"):
        return 1 + int(label.removeprefix("deal/")) * sim.COLOURS + number
    return 0


BRIDGE = Bridge(arrays=arrays, moves=moves, slot=slot)
