"""Meisterdiebe in the terminal: a jeweller's back room at night, the chest unfolded under one candle."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from contrabande.cli.tables.look import (
    HEAVY,
    INK,
    PAPER,
    Block,
    Room,
    Sight,
    beside,
    boxed,
    fitted,
    frame,
    grid,
    heading,
    line,
    seat_label,
    squared,
    width_of,
)
from contrabande.engine.counts import Counts
from contrabande.engine.events import Event
from contrabande.engine.seats import Seat
from contrabande.games.meisterdiebe.chest import Compartment
from contrabande.games.meisterdiebe.model import RoundBegun, View

ROOM = Room(surface="#24150f", text="#f5e3c8", quiet="#b8977a", accent="#ff7d92")
CANDLE = "#f6c667"
WALNUT = ("#5a351f", "#6b4226")

WIDE = 100
"""Above so many columns the table spreads out."""

JEWELS = ("◇", "◈", "♦")
"""Diamond, sapphire, ruby."""
SIDES = ("N", "E", "S", "W")
GRAINS = "≈∴═~░╱·≡╲∘┄▒"
"""The grain by which one knows a drawer wherever it goes (MD-Q24)."""

NARROW, BROAD = 12, 18
"""The width of a drawer's front, by that of the screen."""


def table(view: View, sight: Sight) -> RenderableType:
    """The table as its view shows it."""
    words = sight.words
    corner = words.phase(view.phase)
    if view.round:
        corner = f"{words.say('table-md-round', round=view.round)} · {corner}"
    chest = _chest(view, sight)
    side = _side(view, sight, min(44, sight.inner - width_of(chest) - 3))
    blocks = [_cushions(view, sight), beside([chest, side], gap=3)]
    return frame(ROOM, words.title, corner, blocks, sight)


def remembered(view: View, entries: list[Sequence[Event]]) -> list[Sequence[Event]]:
    """In a game of memory the log keeps this round only, unless the table has agreed otherwise (md.memory_aid)."""
    if view.options.memory_aid == "full" or view.outcome is not None:
        return entries
    for place in range(len(entries) - 1, -1, -1):
        for number, event in enumerate(entries[place]):
            if isinstance(event, RoundBegun):
                return [entries[place][number:], *entries[place + 1 :]]
    return entries


# The cushions.


def _cushions(view: View, sight: Sight) -> Block:
    """Everybody's cushions, alarm, and the character that lies face up."""
    words = sight.words
    widths = (22, 26, 18, 20, sight.inner - 86) if sight.inner > WIDE else (17, 18, 15, 18, sight.inner - 68)
    justify = ("left",) * 5
    head = ("seat", "character", "white", "black", "alarm")
    rows = [[line((words.say(f"table-md-{name}"), f"italic {ROOM.quiet}")) for name in head]]
    for number in range(view.seats):
        seat = Seat(number)
        rows.append(
            [
                seat_label(sight, seat, ROOM, widths[0] - 1),
                _character(view, seat, sight),
                line((_jewels(view.white[seat]), ROOM.text)),
                line((_jewels(view.black[seat]), f"bold {CANDLE}")),
                line(("♪" if view.alarms[seat] else "–", ROOM.accent if view.alarms[seat] else ROOM.quiet)),
            ]
        )
    return grid(rows, widths, justify)


def _character(view: View, seat: Seat, sight: Sight) -> Text:
    """The card of this round, face up, face down or not yet laid."""
    shown = view.revealed[seat]
    if shown is not None:
        return line((f" {shown.number} {sight.words.term(shown.character)} ", f"bold {INK} on {PAPER}"))
    if seat == view.seat and view.choice is not None:
        return line(("▒ ", ROOM.quiet), (sight.words.term(view.choice), f"italic {ROOM.text}"))
    is_down = view.round and view.phase != "choose"
    return line(("▒▒" if is_down else "–", ROOM.quiet))


def _jewels(counts: Counts) -> str:
    """Jewels by kind: shape and number."""
    return " ".join(f"{sign}{count}" for sign, count in zip(JEWELS, counts) if count) or "–"


# The chest.


def _chest(view: View, sight: Sight) -> Block:
    """Four sides unfolded beside each other, the uppermost level on top."""
    sides = len(view.options.tables.RUBIES)
    width = BROAD if sight.inner > WIDE else NARROW
    names = [sight.words.say(f"table-md-side-{side}") for side in SIDES[:sides]]
    rows: Block = [line("   ", *[fitted(line((name, ROOM.quiet)), width, "center") for name in names])]
    for level in range(view.options.tables.LEVELS):
        fronts = [_drawer(view, view.slots[level * sides + side], width, sight) for side in range(sides)]
        mark = [line("   "), line((f" {level + 1} ", ROOM.quiet))]
        rows += beside([mark, *fronts], gap=0)
    return rows


def _drawer(view: View, drawer: int, width: int, sight: Sight) -> Block:
    """The front of a drawer: its number, its grain, and what lies in it where that may be seen."""
    if drawer == view.opened:
        inside = [line((f"{drawer} ", "bold"), _content(view.compartment)), *([line("")] if view.fronts else [])]
        return boxed(inside, width, f"{INK} on {CANDLE}", HEAVY)
    style = f"#f1d9b5 on {WALNUT[drawer % 2]}"
    if view.fronts:
        faces = [2 * drawer + (view.upside ^ face) for face in (0, 1)]
        up, down = (_content(view.fronts[face]) + "♦" * view.secrets[face] for face in faces)
        return boxed([line((f"{drawer} ", "bold"), f"▴{up}"), line(f"▾{down}")], width, style)
    name = line((str(drawer), "bold"), f" {sight.words.say('drawer-grain', drawer=drawer)}")
    if width == NARROW:
        return boxed([name], width, style)
    edge = GRAINS[drawer % len(GRAINS)] * 2
    return boxed([line(f"{edge} ", name, f" {edge}")], width, style)


def _content(compartment: Compartment | None) -> str:
    if compartment is None:
        return ""
    return _jewels(compartment.jewels) + ("♪" if compartment.alarm is not None else "")


# Beside the chest.


def _side(view: View, sight: Sight, width: int) -> Block:
    """The red cushion, and the looker's cards."""
    words = sight.words
    red = line((_jewels(view.red), f"bold {ROOM.text}"))
    block = [heading(words.say("table-md-red"), ROOM, width), *boxed([red], min(width, 18), "on #7d1426")]
    if view.hand:
        block.append(heading(words.say("table-hand"), ROOM, width))
        block += _hand(view, sight, width)
    return squared(block, width)


def _hand(view: View, sight: Sight, width: int) -> Block:
    """Six characters in acting order, with the number on each card that is still held."""
    rows = []
    for name, number in zip(view.options.tables.CHARACTERS, view.hand):
        if number is None:
            rows.append(line((f" –  {sight.words.term(name)}", f"strike {ROOM.quiet}")))
        else:
            rows.append(line((f" {number} ", f"bold {INK} on {PAPER}"), (f" {sight.words.term(name)}", ROOM.text)))
    return [fitted(row, width) for row in rows]
