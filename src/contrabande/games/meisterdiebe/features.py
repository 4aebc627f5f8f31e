"""View and knowledge as numbers for a learner: seat-relative, of one size for every table of an edition.

own        characters × 3           in hand, its number, chosen for this round
phase      7                        which phase it is (the last: over)
table      6                        round in the cycle, cycles, filling, red diamonds, red sapphires, my diamonds
chest      slots × 13               slot by slot from the top: diamonds, sapphires, my alarm, another's alarm above;
                                    the same four below; ruby above, below; long; open; how long ago it was last open
seats      most seats × (10 + 4 × characters)
                                    from mine on clockwise: present, at turn, alarm on the card, excluded,
                                    white and black cushion by kind; per character: face up, played, number, known
"""

from functools import lru_cache

from contrabande.engine.game import Block, Features
from contrabande.engine.phases import OVER
from contrabande.engine.seats import Audience, Seat, clockwise
from contrabande.games.meisterdiebe.chest import Compartment
from contrabande.games.meisterdiebe.model import Character, Hand, Knowledge, View

_PHASES = ("place", "choose", "open", "act", "manipulate", "pick", OVER)
_JEWELS_SCALE = 4
_RECENT = 0.9
"""How much fresher a drawer is that was opened one turn later."""


def features(view: View, known: Knowledge) -> Features:
    """The blocks that the docstring lists."""
    return (
        Block("own", _own(view)),
        Block("phase", tuple([float(view.phase == phase) for phase in _PHASES])),
        Block("table", _table(view)),
        Block("chest", _chest(view, known)),
        Block("seats", _seats(view, known)),
    )


def _own(view: View) -> tuple[float, ...]:
    tables = view.options.tables
    hand = view.hand or (None,) * len(tables.CHARACTERS)
    row: list[float] = []
    for character, number in zip(tables.CHARACTERS, hand):
        row += [float(number is not None), (number or 0) / tables.NUMBERS, float(view.choice == character)]
    return tuple(row)


def _table(view: View) -> tuple[float, ...]:
    cycle = len(view.options.tables.CHARACTERS)
    cycles, place = divmod(max(view.round - 1, 0), cycle)
    diamonds, sapphires, _ = view.red
    mine = 0 if view.seat is None else view.stock[view.seat]
    return (
        place / cycle,
        float(cycles),
        float(view.round == 0),
        diamonds / _JEWELS_SCALE,
        sapphires / _JEWELS_SCALE,
        float(mine),
    )


def _chest(view: View, known: Knowledge) -> tuple[float, ...]:
    chest, seat, opened = known.chest, view.seat, view.opened
    fronts, secrets, upside = chest.fronts, chest.secrets, chest.upside
    row: list[float] = []
    for drawer in chest.slots:
        top, bottom = 2 * drawer + upside, 2 * drawer + 1 - upside
        row += _compartment(fronts[top], seat)
        row += _compartment(fronts[bottom], seat)
        row += (
            float(secrets[top]),
            float(secrets[bottom]),
            float(known.long[drawer]),
            float(opened == drawer),
            float(_RECENT ** (known.clock - known.touched[drawer])),
        )
    return tuple(row)


@lru_cache(maxsize=4096)
def _compartment(compartment: Compartment, seat: Audience) -> tuple[float, ...]:
    diamonds, sapphires, _ = compartment.jewels
    is_mine = compartment.alarm is not None and compartment.alarm == seat
    return (
        diamonds / _JEWELS_SCALE,
        sapphires / _JEWELS_SCALE,
        float(is_mine),
        float(compartment.alarm is not None and not is_mine),
    )


def _seats(view: View, known: Knowledge) -> tuple[float, ...]:
    tables = view.options.tables
    row: list[float] = []
    for seat in clockwise(view.seat or Seat(0), view.seats):
        row += (1.0, float(view.turn == seat), float(view.alarms[seat]), float(seat in view.excluded))
        row += [count / _JEWELS_SCALE for count in (*view.white[seat], *view.black[seat])]
        card = view.revealed[seat]
        face_up = card.character if card else None
        row += _cards(tables.CHARACTERS, tables.NUMBERS, face_up, known.played[seat], known.numbers[seat])
    absent = tables.SEATS[-1] - view.seats
    row += [0.0] * (10 + 4 * len(tables.CHARACTERS)) * absent
    return tuple(row)


@lru_cache(maxsize=16384)
def _cards(
    characters: tuple[str, ...], most: int, face_up: Character | None, played: tuple[Character, ...], numbers: Hand
) -> tuple[float, ...]:
    """Per character: face up, played, number, known."""
    row: list[float] = []
    for character, number in zip(characters, numbers):
        row += (
            float(face_up == character),
            float(character in played),
            (number or 0) / most,
            float(number is not None),
        )
    return tuple(row)
