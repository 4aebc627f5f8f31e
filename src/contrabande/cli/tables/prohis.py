"""Prohis in the terminal: docks and back roads by night, a truck in the headlights."""

from rich.console import RenderableType
from rich.text import Text

from contrabande.cli.tables.look import (
    NOTCHED,
    PAPER,
    ROUND,
    Block,
    Face,
    Room,
    Sight,
    back,
    beside,
    boxed,
    card,
    frame,
    heading,
    is_crowded,
    line,
    seat_lines,
    seat_strip,
    squared,
)
from contrabande.engine.counts import Counts
from contrabande.games.prohis.model import View
from contrabande.games.prohis.tables import IN_HAND, IN_STORE, KINDS

DOCKS = Room(surface="#1b2129", text="#eef1f4", quiet="#93a4b5", accent="#ffbf47")

FACES = {
    "legal": Face("◉", ("╭┬─┬╮", "├┼─┼┤", "╰┴─┴╯"), "#2c6134"),
    "illegal": Face("▮", ("  ▄  ", " ▗█▖ ", " ▐█▌ "), "#a3241d", is_notched=True),
    "lieutenant": Face("▲", ("┏━━━┓", "┃ ▲ ┃", "┗━▼━┛"), "#1d4f91"),
    "captain": Face("▲▲", ("┏━━━┓", "┃▲ ▲┃", "┗━▼━┛"), "#1d4f91"),
    "inspector": Face("▲▲▲", ("┏━━━┓", "┃▲▲▲┃", "┗━▼━┛"), "#1d4f91"),
}
"""Crates, bottles, and badges with one chevron for each card they inspect (PR-1)."""

NAMED = 12
CARD = 8
SMALL = 6
THOUSAND = 1000
CAB = ("", "▄▄▖", "█▔▜▄", "████◗ ─")


def table(view: View, sight: Sight) -> RenderableType:
    """The table as its view shows it."""
    words = sight.words
    told = [_told(view, seat, sight) for seat in range(view.seats)]
    legend = words.say("table-pr-legend")
    if is_crowded(sight, view.seats):
        seats = seat_lines(sight, DOCKS, [rows[0] for rows in told], NAMED, legend)
    else:
        seats = seat_strip(sight, view.seats, DOCKS, told, legend)
    street = beside([_display(view, sight), _truck(view, sight)], gap=3)
    blocks = [seats, street]
    if view.hand:
        blocks.append(_hand(view, sight))
    if is_crowded(sight, view.seats):
        blocks = [*blocks[1:], seats]
    corner = words.phase(view.phase)
    if view.is_final:
        corner = f"{words.say('table-pr-final')} · {corner}"
    return frame(DOCKS, words.title, corner, blocks, sight)


def _told(view: View, seat: int, sight: Sight) -> Block:
    """Cards in hand and in store; whose convoy it is, and who inspects."""
    words = sight.words
    sizes = line((f"{view.hand_sizes[seat]}·{view.store_sizes[seat]}", DOCKS.text))
    role = ""
    if seat == view.inspector and view.control is not None:
        role = f"{FACES[view.control].sign} {words.term(view.control)}"
    elif seat == view.turn and view.convoy_size + sum(view.turned):
        role = f"▄█ {words.say('table-pr-convoy')}"
    return [line(sizes, (f"  {role}", f"bold {DOCKS.accent}"))]


def _display(view: View, sight: Sight) -> Block:
    """The open cards beside the pile."""
    cards = _cards(view.display, sight)
    width = (CARD + 1) * view.options.tables.DISPLAY - 1
    pile = sight.words.say("table-pile", count=view.left)
    if sight.is_low:
        title = heading(f"{sight.words.say('table-pr-display')} · {pile}", DOCKS, width)
        return squared([title, *beside(cards)], width)
    title = heading(sight.words.say("table-pr-display"), DOCKS, width)
    return squared([title, *(beside(cards) if cards else []), line((pile, DOCKS.quiet))], width)


def _truck(view: View, sight: Sight) -> Block:
    """The convoy on the truck: backs with their places, and the cards that were turned."""
    words = sight.words
    width = sight.inner - (CARD + 1) * view.options.tables.DISPLAY - 2
    title = heading(words.say("table-pr-road"), DOCKS, width)
    if not view.convoy_size + sum(view.turned):
        return squared([title, line((words.say("table-pr-quiet"), f"italic {DOCKS.quiet}"))], width)
    height = 3 if sight.is_low else 4
    backs = [back(DOCKS, str(place + 1), SMALL, height) for place in range(view.convoy_size)]
    cab = [line((text, f"bold {DOCKS.accent}")) for text in CAB[-height:]]
    rows = [title, *beside([*_small_cards(view.turned, height), *backs, cab], gap=0)]
    if not sight.is_low:
        rows.append(_chassis(view))
    if view.offer_size:
        rows.append(line((words.say("table-pr-bribe", count=view.offer_size), f"bold {DOCKS.accent}")))
    if view.offer is not None and any(view.offer):
        rows.append(line((words.counted(view.offer, KINDS), DOCKS.text)))
    if view.convoy is not None and any(view.convoy):
        rows.append(line((words.counted(view.convoy, KINDS), f"italic {DOCKS.quiet}")))
    return squared(rows, width)


def _chassis(view: View) -> Text:
    """Wheels under the load and the cab, and what the headlights show of the road."""
    load = SMALL * (view.convoy_size + sum(view.turned))
    return line((f"▀◉▀{'▀' * (load - 6)}▀◉▀▀◉▀▘", f"bold {DOCKS.accent}"), (" ▔ ▔ ▔", DOCKS.quiet))


def _small_cards(counts: Counts, height: int) -> list[Block]:
    """Turned cards as small as the backs beside them."""
    made = []
    for kind, count in zip(KINDS, counts):
        face = FACES[kind]
        style = f"bold {face.ink} on {PAPER}"
        edges = NOTCHED if face.is_notched else ROUND
        made += [boxed([line(face.sign), line("")][: height - 2], SMALL, style, edges) for _ in range(count)]
    return made


def _hand(view: View, sight: Sight) -> Block:
    """The looker's cards and what lies in the own store."""
    words = sight.words
    cards = _cards(view.hand, sight, is_held=True)
    gap = 1 if len(cards) * (CARD + 1) <= sight.inner + 1 else 0
    worth = sum(count * value for count, value in zip(view.store, IN_STORE))
    store = line(
        (f"{words.say('table-pr-store')} ", f"italic {DOCKS.quiet}"),
        (words.counted(view.store, KINDS), DOCKS.text),
        (f"   ${worth // THOUSAND}k" if worth else "", f"bold {DOCKS.accent}"),
    )
    title = heading(words.say("table-hand"), DOCKS, sight.inner)
    return [title, *beside(cards, gap), store]


def _cards(counts: Counts, sight: Sight, *, is_held: bool = False) -> list[Block]:
    """Cards with what they bring in a store; held cards also with what they cost or bring in hand at the end."""
    made = []
    for place, kind in enumerate(KINDS):
        face = FACES[kind]
        corner = f"{IN_STORE[place] // THOUSAND}k"
        if is_held and IN_HAND[place]:
            corner += f" {IN_HAND[place] // THOUSAND:+d}".replace("-", "−")
        made += [card(face, corner, DOCKS, CARD, sight) for _ in range(counts[place])]
    return made
