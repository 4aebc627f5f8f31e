"""Meisterdiebe: the reference's state, answers and features as the simulator's arrays, tokens and numbers."""

from collections.abc import Mapping

from contrabande.bots.neural.meisterdiebe import SPEECH
from contrabande.engine.counts import Counts
from contrabande.engine.phases import OVER
from contrabande.engine.seats import Seat
from contrabande.games.meisterdiebe import GAME
from contrabande.games.meisterdiebe.chest import above, below, ruby_above, ruby_below
from contrabande.games.meisterdiebe.model import Knowledge, Options, State
from contrabande.games.meisterdiebe.rules import PHASES
from contrabande.games.meisterdiebe.tables import Printed
from contrabande.lab.bridge.bridge import Bridge, moves_of
from contrabande.lab.sim import meisterdiebe_state as sim
from contrabande.laws.line import Line

VARIANTS: tuple[Options, ...] = tuple(variant.options for variant in GAME.variants)
PHASE = {name: place for place, name in enumerate((*PHASES, OVER))}


def arrays(line: Line) -> Mapping[str, object]:
    """Every field of the simulator's state."""
    state = _state(line)
    cycle, played = divmod(state.round - 1, len(state.options.tables.CHARACTERS)) if state.round else (0, -1)
    return {
        "variant": VARIANTS.index(state.options),
        "seats": state.seats,
        "phase": PHASE[state.phase],
        "turn": state.turn or 0,
        "starter": state.starter,
        "cycle": cycle,
        "played": played + 1,
        "is_open": _is_open(state),
        "upside": state.chest.upside,
        "opened": 0 if state.opened is None else state.chest.slots.index(state.opened),
        "laid": 0,
        "red": jewels(state.red),
        "cards": _seats([_cards(state, seat) for seat in range(state.seats)]),
        "cushions": _seats([_cushions(state, Seat(seat)) for seat in range(state.seats)]),
        "chest": _slots([_drawer(line, drawer) for drawer in state.chest.slots]),
    }


def _state(line: Line) -> State:
    assert isinstance(line.state, State)
    return line.state


def _is_open(state: State) -> bool:
    """Whether the smugglers are done: somebody else shows a card, or the red cushion is shared or the match over."""
    others = [card for card in state.revealed if card is not None and card.character != "smuggler"]
    return bool(others) or state.phase in ("pick", OVER)


def _known(line: Line, seat: Seat | None) -> Knowledge:
    known = line.knowledge[seat]
    assert isinstance(known, Knowledge)
    return known


def _seats(row: list[int]) -> list[int]:
    return row + [0] * (sim.SEATS - len(row))


def _slots(row: list[int]) -> list[int]:
    return row + [0] * (sim.SLOTS - len(row))


def jewels(counts: Counts) -> int:
    """Diamonds and sapphires as one number."""
    return counts[0] | counts[1] << sim.SAPPHIRES


def _cards(state: State, seat: int) -> int:
    word = 0
    for name, number, held in zip(state.options.tables.CHARACTERS, state.cards[seat], state.hands[seat]):
        place = Printed.CHARACTERS.index(name)
        word |= number << 4 * place | (held is not None) << sim.HELD + place
    return word


def _cushions(state: State, seat: Seat) -> int:
    white, black, chosen = state.white[seat], state.black[seat], state.chosen[seat]
    return (
        jewels(black)
        | black[2] << sim.BLACK_RUBIES
        | white[0] << sim.WHITE
        | white[1] << sim.WHITE_SAPPHIRES
        | state.alarms[seat] << sim.ON_CARD
        | (seat in state.excluded) << sim.EXCLUDED
        | state.stock[seat] << sim.STOCK
        | (0 if chosen is None else 1 + Printed.CHARACTERS.index(chosen)) << sim.CHOSEN
    )


def _drawer(line: Line, drawer: int) -> int:
    known, chest = _known(line, None), _state(line).chest
    bottom, hidden = below(chest, drawer), ruby_below(chest, drawer)
    is_below = any(bottom.jewels) or bottom.alarm is not None
    content = bottom if is_below else above(chest, drawer)
    return (
        jewels(content.jewels)
        | (0 if content.alarm is None else content.alarm + 1) << sim.ALARM
        | is_below << sim.BELOW
        | (hidden | ruby_above(chest, drawer)) << sim.RUBY
        | hidden << sim.RUBY_BELOW
        | known.long[drawer] << sim.LONG
        | drawer << sim.NUMBER
        | min(known.clock - known.touched[drawer], sim.OLDEST) << sim.AGE
    )


def slot(label: str, number: int) -> int:
    """Who begins has the first word; then a word per seat and character, and one per drawer but the last."""
    if label.startswith("deal/"):
        return 1 + int(label.removeprefix("deal/")) * sim.CHARACTERS + number
    return sim.DRAWERS + number if label == "drawers" else 0


BRIDGE = Bridge(arrays=arrays, moves=moves_of(SPEECH), slot=slot)
