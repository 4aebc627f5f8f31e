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
    is_crowded,
    line,
    seat_label,
    seat_lines,
    squared,
    width_of,
    wrapped,
)
from contrabande.engine.counts import Counts
from contrabande.engine.events import Event
from contrabande.engine.seats import Seat
from contrabande.games.meisterdiebe.chest import Compartment
from contrabande.games.meisterdiebe.model import RoundBegun, View

ROOM = Room(surface="#24150f", text="#f5e3c8", quiet="#b8977a", accent="#ff7d92")
CANDLE = "#f6c667"
WALNUT = ("#5a351f", "#6b4226")
TINTS = (0, 0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 1)
"""Which walnut each drawer is made of: mixed, so that no tint tells a long drawer from a short one (MD-Q24)."""

WIDE = 100
"""Above so many columns the table spreads out."""

JEWELS = ("◇", "◈", "♦")
"""Diamond, sapphire, ruby."""
SIDES = ("N", "E", "S", "W")
GRAINS = "≈∴═~░╱·≡╲∘┄▒"
"""The grain by which one knows a drawer wherever it goes (MD-Q24)."""

NAMED = 10
"""The width of a name where it is crowded."""
NARROW, BROAD = 12, 18
"""The width of a drawer's front, by that of the screen."""


def table(view: View, sight: Sight) -> RenderableType:
    """The table as its view shows it."""
    words = sight.words
    corner = words.phase(view.phase)
    if view.round:
        corner = f"{words.say('table-md-round', round=view.round)} · {corner}"
    chest = _chest(view, sight)
    side = min(44, sight.inner - width_of(chest) - 3)
    if is_crowded(sight, view.seats):
        red = [line((f"{words.say('table-md-red')}  ", f"italic {ROOM.quiet}"), _red(view))]
        blocks = [_cards(view, sight), beside([chest, squared(red, side)], gap=3), _lines(view, sight)]
    else:
        blocks = [_cushions(view, sight), beside([chest, _side(view, sight, side)], gap=3)]
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


def _lines(view: View, sight: Sight) -> Block:
    """The same in one line for each seat."""
    told = []
    for number in range(view.seats):
        seat = Seat(number)
        shown = view.revealed[seat]
        card = f"{shown.number} {sight.words.term(shown.character)}" if shown else _character(view, seat, sight).plain
        white, black = (_jewels(jewels, "") for jewels in (view.white[seat], view.black[seat]))
        alarm = "♪" if view.alarms[seat] else " "
        jewels = line((f" {white}|", ROOM.text), (black, f"bold {CANDLE}"), (alarm, ROOM.accent))
        told.append(line(fitted(line((card, f"bold {ROOM.text}")), sight.inner // 2 - NAMED - 15), jewels))
    return seat_lines(sight, ROOM, told, NAMED, sight.words.say("table-md-legend"))


def _character(view: View, seat: Seat, sight: Sight) -> Text:
    """The card of this round, face up, face down or not yet laid."""
    shown = view.revealed[seat]
    if shown is not None:
        return line((f" {shown.number} {sight.words.term(shown.character)} ", f"bold {INK} on {PAPER}"))
    if seat == view.seat and view.choice is not None:
        return line(("▒ ", ROOM.quiet), (sight.words.term(view.choice), f"italic {ROOM.text}"))
    is_down = view.round and view.phase != "choose"
    return line(("▒▒" if is_down else "–", ROOM.quiet))


def _jewels(counts: Counts, gap: str = " ") -> str:
    """Jewels by kind: shape and number."""
    return gap.join(f"{sign}{count}" for sign, count in zip(JEWELS, counts) if count) or "–"


# The chest.


def _chest(view: View, sight: Sight) -> Block:
    """Four sides unfolded beside each other, the uppermost level on top."""
    sides = len(view.options.tables.RUBIES)
    width = BROAD if sight.inner > WIDE else NARROW
    names = [sight.words.say(f"table-md-side-{side}") for side in SIDES[:sides]]
    rows: Block = [line("   ", *[fitted(line((name, ROOM.quiet)), width, "center") for name in names])]
    for level in range(view.options.tables.LEVELS):
        fronts = [drawer_front(view, view.slots[level * sides + side], width, sight) for side in range(sides)]
        mark = [line((f" {level + 1} ", ROOM.quiet))]
        mark = mark if is_crowded(sight, view.seats) else [line("   "), *mark]
        rows += beside([mark, *fronts], gap=0)
    return rows


def drawer_front(view: View, drawer: int, width: int, sight: Sight) -> Block:
    """The front of a drawer: its number, its grain, and what lies in it where that may be seen."""
    front = _drawer(view, drawer, width, sight)
    return front[1:-1] if is_crowded(sight, view.seats) else front


def _drawer(view: View, drawer: int, width: int, sight: Sight) -> Block:
    if drawer == view.opened:
        inside = [line((f"{drawer} ", "bold"), _content(view.compartment)), *([line("")] if view.fronts else [])]
        return boxed(inside, width, f"{INK} on {CANDLE}", HEAVY)
    style = f"#f1d9b5 on {WALNUT[TINTS[drawer]]}"
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
    block = [heading(words.say("table-md-red"), ROOM, width), *boxed([_red(view)], min(width, 18), "on #7d1426")]
    if view.hand:
        block.append(heading(words.say("table-hand"), ROOM, width))
        block += _hand(view, sight, width)
    return squared(block, width)


def _red(view: View) -> Text:
    return line((_jewels(view.red), f"bold {ROOM.text}"))


def _hand(view: View, sight: Sight, width: int) -> Block:
    """Six characters in acting order, with the number on each card that is still held."""
    return [fitted(row, width) for row in _held(view, sight)]


def _cards(view: View, sight: Sight) -> Block:
    """The same in a row."""
    label = line((sight.words.say("table-hand"), f"italic {ROOM.quiet}"))
    return wrapped([label, *_held(view, sight)], sight.inner) if view.hand else []


def _held(view: View, sight: Sight) -> Block:
    rows = []
    for name, number in zip(view.options.tables.CHARACTERS, view.hand):
        if number is None:
            rows.append(line((f" –  {sight.words.term(name)}", f"strike {ROOM.quiet}")))
        else:
            rows.append(line((f" {number} ", f"bold {INK} on {PAPER}"), (f" {sight.words.term(name)}", ROOM.text)))
    return rows
