"""The look of a table: blocks of text laid side by side and over each other on a coloured surface.

Everything is built from `Text` lines of known width, so that nothing wraps or overflows. Meaning is never in a
colour alone: there is a shape or a word beside it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from rich import box
from rich.cells import cell_len
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from contrabande.engine.seats import Audience, Seat
from contrabande.wording import Wording

Block = list[Text]

NARROWEST = 80
WIDEST = 120
FEW_SEATS = 4
"""Up to so many seats have room for two or three lines each on a low screen."""

INK = "#1d1712"
PAPER = "#f1e4c6"
SHADE = "#8d8168"


class Room(NamedTuple):
    """The colours of a place: surface, text upon it, a quieter text, and one strong accent."""

    surface: str
    text: str
    quiet: str
    accent: str


class Sight(NamedTuple):
    """Who looks at a table, in which words, and how wide the screen is."""

    words: Wording
    seat: Audience
    humans: frozenset[Seat]
    asked: frozenset[Seat]
    width: int
    is_low: bool = False
    """Whether there is little room from top to bottom: cards without pictures, no air between blocks."""

    @property
    def inner(self) -> int:
        """The columns inside the frame."""
        return min(max(self.width, NARROWEST), WIDEST) - 6


# Lines.


def line(*parts: str | tuple[str, str] | Text) -> Text:
    """One line of parts, each with its style."""
    return Text.assemble(*parts, no_wrap=True, overflow="crop", end="")


def fitted(text: Text | str, width: int, justify: str = "left") -> Text:
    """A line of exactly *width* columns, cut with an ellipsis where it is longer."""
    made = line(text) if isinstance(text, str) else text.copy()
    if made.cell_len > width:
        made.truncate(width, overflow="ellipsis")
    space = width - made.cell_len
    left = {"left": 0, "center": space // 2, "right": space}[justify]
    made.pad_left(left)
    made.pad_right(space - left)
    return made


def roomiest(width: int, *wordings: Text) -> Text:
    """The first of several wordings that has room in *width* columns, or the last."""
    return next((made for made in wordings if made.cell_len <= width), wordings[-1])


def wrapped(parts: Sequence[Text], width: int, gap: str = "  ") -> Block:
    """Parts laid in rows as they fit."""
    rows: Block = []
    for part in parts:
        if rows and rows[-1].cell_len + len(gap) + part.cell_len <= width:
            rows[-1] = line(rows[-1], gap, part)
        else:
            rows.append(fitted(part, width) if part.cell_len > width else part)
    return rows


# Blocks.


def width_of(block: Block) -> int:
    """The columns of its longest line."""
    return max((text.cell_len for text in block), default=0)


def squared(block: Block, width: int, height: int = 0, justify: str = "left") -> Block:
    """The block with lines of one length, and at least *height* of them."""
    rows = [fitted(text, width, justify) for text in block]
    return rows + [line(" " * width) for _ in range(height - len(rows))]


def beside(blocks: Sequence[Block], gap: int = 1, *, at_bottom: bool = False) -> Block:
    """Blocks side by side."""
    height = max((len(block) for block in blocks), default=0)
    even = []
    for block in blocks:
        width = width_of(block)
        rows = squared(block, width, height)
        even.append(rows[len(block) :] + rows[: len(block)] if at_bottom else rows)
    return [line(*_spaced([block[row] for block in even], gap)) for row in range(height)]


def _spaced(parts: Sequence[Text], gap: int) -> list[Text]:
    spaced: list[Text] = []
    for place, part in enumerate(parts):
        if place:
            spaced.append(line(" " * gap))
        spaced.append(part)
    return spaced


def rows_of(blocks: Sequence[Block], width: int, gap: int = 1) -> Block:
    """Blocks side by side, in as many rows as *width* needs."""
    rows: Block = []
    row: list[Block] = []
    for block in blocks:
        if row and sum(map(width_of, row)) + gap * len(row) + width_of(block) > width:
            rows += beside(row, gap)
            row = []
        row.append(block)
    return rows + (beside(row, gap) if row else [])


def centred(block: Block, width: int) -> Block:
    """The block in the middle of *width* columns."""
    left = max(0, (width - width_of(block)) // 2)
    return [line(" " * left, text) for text in block]


# Things.

ROUND = tuple("╭─╮│╰╯")
NOTCHED = tuple("◤─◥│◣◢")
HEAVY = tuple("┏━┓┃┗┛")
DOTTED = tuple("┌╌┐╎└┘")


def boxed(
    block: Block, width: int, style: str, edges: Sequence[str] = ROUND, corners: str = "", mark: str = ""
) -> Block:
    """A thing with an outline: *width* columns in all, its inside centred, perhaps a mark in its upper edge."""
    first, across, second, side, third, fourth = edges
    ends = corners or style
    body = []
    for text in squared(block, width - 2, justify="center"):
        text.style = style
        body.append(line((side, style), text, (side, style)))
    top = line((first, ends), (across + mark + across * (width - 3 - cell_len(mark)), style), (second, ends))
    return [top, *body, line((third, ends), (across * (width - 2), style), (fourth, ends))]


class Face(NamedTuple):
    """The face of a card: a sign for short lists, a picture of three lines, its ink and its frame."""

    sign: str
    picture: tuple[str, str, str]
    ink: str
    is_notched: bool = False
    """Contraband has cut corners, everything else round ones."""


def card(face: Face, corner: str, room: Room, width: int, sight: Sight) -> Block:
    """A card as it lies on the table: what matters in its corner, then the picture; on a flat card its sign."""
    inside = [line(" ", fitted(line((corner, "bold")), width - 3))]
    inside += [] if sight.is_low else map(line, face.picture)
    style = f"{face.ink} on {PAPER}"
    mark = face.sign if sight.is_low and face.sign not in corner else ""
    if face.is_notched:
        return boxed(inside, width, style, NOTCHED, f"{room.surface} on {PAPER}", mark)
    return boxed(inside, width, style, mark=mark)


def back(room: Room, mark: str, width: int, height: int) -> Block:
    """A card that lies face down."""
    inside = [line("▒" * (width - 2)) for _ in range(height - 2)]
    inside[-1] = line(f"▒{mark.center(width - 4)}▒")
    return boxed(inside, width, f"{room.quiet} on {INK}")


def pips(count: int, full: str) -> str:
    """A small number as marks."""
    return full * count


def heading(text: str, room: Room, width: int) -> Text:
    """A quiet label with a thin rule after it."""
    label = f"{text} "
    return line((label, f"italic {room.quiet}"), ("─" * max(0, width - cell_len(label)), room.quiet))


def grid(rows: Sequence[Sequence[Text]], widths: Sequence[int], justify: Sequence[str]) -> Block:
    """Cells in columns of fixed width."""
    return [
        line(*[fitted(cell, width, where) for cell, width, where in zip(row, widths, justify, strict=True)])
        for row in rows
    ]


# The seats.


def seat_label(sight: Sight, seat: Seat, room: Room, width: int) -> Text:
    """A seat's name; an arrow marks who is asked, a word who looks and who is a bot."""
    arrow = "▶ " if seat in sight.asked else "  "
    tag = ""
    if seat == sight.seat:
        tag = sight.words.say("tag-you")
    elif seat not in sight.humans:
        tag = sight.words.say("tag-bot")
    tag = f" {tag}" if tag else ""
    name = fitted(sight.words.player(seat), width - 2 - cell_len(tag))
    name.rstrip()
    style = f"bold {room.accent}" if seat in sight.asked else f"bold {room.text}"
    return fitted(line((arrow, f"bold {room.accent}"), (name.plain, style), (tag, f"italic {room.quiet}")), width)


def is_crowded(sight: Sight, seats: int) -> bool:
    """Whether each seat has to make do with one line; those lines stand last, where nothing scrolls away."""
    return sight.is_low and seats > FEW_SEATS


def seat_lines(sight: Sight, room: Room, told: Sequence[Text], named: int, legend: str = "") -> Block:
    """One line for each seat, in two columns: *named* columns for the name, underlined for who looks, then the rest."""
    width = sight.inner // 2
    tiles = []
    for number, text in enumerate(told):
        seat = Seat(number)
        arrow, style = ("▶ ", room.accent) if seat in sight.asked else ("  ", room.text)
        mine = "underline " if seat == sight.seat else ""
        name = fitted(line((arrow, f"bold {room.accent}"), (sight.words.player(seat), f"{mine}bold {style}")), named)
        tiles.append(fitted(line(name, " ", text), width))
    rows = -(-len(tiles) // 2)
    block = beside([tiles[:rows], tiles[rows:]], gap=0)
    return block + ([fitted(line((legend, f"italic {room.quiet}")), sight.inner, "right")] if legend else [])


def tile_width(sight: Sight, seats: int) -> int:
    """The columns in which something is told of a seat beneath its name."""
    return sight.inner // _per_row(sight, seats) - 3


def _per_row(sight: Sight, seats: int) -> int:
    return seats if sight.inner // seats >= 15 else -(-seats // 2)


def seat_strip(sight: Sight, seats: int, room: Room, told: Sequence[Block], legend: str = "") -> Block:
    """All seats with what is told of each beneath its name, in one row or two; *legend* says what numbers mean."""
    per_row = _per_row(sight, seats)
    width = sight.inner // per_row
    tiles = []
    for number in range(seats):
        name = seat_label(sight, Seat(number), room, width - 1)
        below = [fitted(line("  ", text), width - 1) for text in told[number]]
        tiles.append([name, *below])
    block: Block = []
    for start in range(0, seats, per_row):
        block += [line("")] if start and not sight.is_low else []
        block += beside(tiles[start : start + per_row], gap=1)
    return block + ([fitted(line((legend, f"italic {room.quiet}")), sight.inner, "right")] if legend else [])


def frame(room: Room, title: str, corner: str, blocks: Sequence[Block], sight: Sight) -> RenderableType:
    """The whole table on its surface, with the name of the game in the upper edge."""
    lines: Block = []
    for place, block in enumerate(blocks):
        if place and not sight.is_low:
            lines.append(line(""))
        lines += block
    body = Text("\n", no_wrap=True).join(fitted(text, sight.inner) for text in lines)
    style = f"{room.text} on {room.surface}"
    name = Text(f" {' '.join(title.upper())} ", f"bold {room.accent}")
    return Panel(
        body,
        box=box.DOUBLE,
        style=style,
        border_style=room.accent,
        title=name,
        title_align="left",
        subtitle=Text(f" {corner} ", room.quiet) if corner else None,
        subtitle_align="right",
        width=sight.inner + 6,
        padding=(0, 2),
    )
