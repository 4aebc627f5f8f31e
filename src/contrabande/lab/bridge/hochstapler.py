"""Hochstapler: the reference's state, answers and features as the simulator's arrays, tokens and numbers."""

from collections.abc import Mapping, Sequence

from contrabande.bots.neural.hochstapler import SPEECH
from contrabande.engine.phases import OVER
from contrabande.engine.seats import Seat
from contrabande.games.hochstapler import GAME
from contrabande.games.hochstapler.model import Knowledge, Options, State
from contrabande.games.hochstapler.tables import Printed
from contrabande.lab.bridge.bridge import Bridge, moves_of
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
        "claims": _claims(known),
        "given": _seats([sum(_given(known, seat)) for seat in range(state.seats)]),
        "swaps": _seats([len(_given(known, seat)) for seat in range(state.seats)]),
        "last_given": _last_given(state, known),
        "last_swapped": _seats([_last_swapped(state, known, seat) for seat in range(state.seats)]),
    }


def _claims(known: Knowledge) -> list[list[int]]:
    """Per seat and colour, the last sum announced of it."""
    rows = [[0] * sim.COLOURS for _ in range(sim.SEATS)]
    for place, bids in enumerate(known.claims):
        for bid in bids:
            rows[bid.seat][place] = bid.sum
    return rows


def _given(known: Knowledge, seat: int) -> list[int]:
    """The cards that a seat has exchanged in this stage."""
    return [value for swapper, _, value in known.swaps if swapper == seat]


def _last_given(state: State, known: Knowledge) -> list[list[int]]:
    """Per seat and colour, the last card exchanged of it, plus one."""
    rows = [[0] * sim.COLOURS for _ in range(sim.SEATS)]
    for seat, colour, value in known.swaps:
        place = Printed.COLOURS.index(colour)
        rows[seat][place] = value + 1 if state.takers[place] is None else 0
    return rows


def _last_swapped(state: State, known: Knowledge, seat: int) -> int:
    """The colour of which a seat has exchanged a card last, plus one."""
    places = [Printed.COLOURS.index(colour) for swapper, colour, _ in known.swaps if swapper == seat]
    return places[-1] + 1 if places and state.takers[places[-1]] is None else 0


def _places(state: State) -> range:
    return range(len(state.takers))


def _held(card: int | None) -> int:
    return 0 if card is None else card + 1


def _packed(row: list[int]) -> int:
    return sum(number << 4 * place for place, number in enumerate(row))


def _colours(row: list[int], missing: int = 0) -> list[int]:
    return row + [missing] * (sim.COLOURS - len(row))


def _seats(row: Sequence[int]) -> list[int]:
    return [*row, *[0] * (sim.SEATS - len(row))]


def slot(label: str, number: int) -> int:
    """Word 0 begins or swaps; a deal has a word per seat and colour."""
    if label.startswith("deal/"):
        return 1 + int(label.removeprefix("deal/")) * sim.COLOURS + number
    return 0


BRIDGE = Bridge(arrays=arrays, moves=moves_of(SPEECH), slot=slot)
