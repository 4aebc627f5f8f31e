"""Prohis: the reference's state, answers and features as the simulator's arrays, tokens and numbers."""

from collections.abc import Mapping

from contrabande.bots.neural.prohis import SPEECH
from contrabande.engine.counts import Counts, remove
from contrabande.engine.phases import OVER
from contrabande.engine.seats import Seat
from contrabande.games.prohis import GAME
from contrabande.games.prohis.model import Knowledge, Options, State
from contrabande.games.prohis.rules import PHASES
from contrabande.games.prohis.tables import KINDS, Printed
from contrabande.lab.bridge.bridge import Bridge, moves_of
from contrabande.lab.sim import prohis_state as sim
from contrabande.lab.sim.prohis_cards import packed_cards
from contrabande.laws.line import Line

VARIANTS: tuple[Options, ...] = tuple(variant.options for variant in GAME.variants)
PHASE = {name: place for place, name in enumerate((*PHASES, OVER))}
SOURCE = {"none": 0, "display": sim.DISPLAY, "pile": sim.PILE}


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


def slot(label: str, number: int) -> int:
    """The deal and the display have words of their own; all other draws are the only one of their step."""
    if label.startswith("deal/"):
        return sim.DEAL + int(label.removeprefix("deal/")) * Printed.DEALT + number
    if label == "display":
        return sim.DEAL + sim.SEATS * Printed.DEALT + number
    return 0


BRIDGE = Bridge(arrays=arrays, moves=moves_of(SPEECH), slot=slot)
