"""Hochstapler in the terminal: the lounge of a grand hotel, emerald felt and brass."""

from rich.console import RenderableType
from rich.text import Text

from contrabande.cli.tables.look import (
    HEAVY,
    INK,
    PAPER,
    Block,
    Face,
    Room,
    Sight,
    beside,
    boxed,
    card,
    centred,
    fitted,
    frame,
    line,
    pips,
    seat_strip,
    squared,
)
from contrabande.games.hochstapler.model import View

LOUNGE = Room(surface="#0c3527", text="#f3ead2", quiet="#9dbfa9", accent="#e3b857")

FACES = {
    "green": Face("◆", ("▗▄▄▄▖", "▝███▘", "  ▀  "), "#14663a"),
    "yellow": Face("▲", ("  ◢│ ", " ◢█│ ", "◥███◤"), "#7d5a00"),
    "blue": Face("○", ("  ◆  ", " ╭─╮ ", " ╰─╯ "), "#1d4f91"),
    "purple": Face("▮", ("  ▄  ", " ▗█▖ ", " ▐█▌ "), "#6b2a86"),
    "red": Face("◷", (" ╔╨╗ ", " ║└║ ", " ╚╥╝ "), "#a3241d"),
    "orange": Face("⌂", ("  ▄  ", "▗███▖", " █▖█ "), "#a04a00"),
    "grey": Face("▬", (" ▗▄▄ ", "▟███▙", "▝●▀●▘"), "#4a4f55"),
}
"""What the rich show off: diamonds, yachts, rings, wine, watches, houses, cars (HS-2)."""

LIGHTS = {
    "green": "#6fd79a",
    "yellow": "#f4d35e",
    "blue": "#8ec5ff",
    "purple": "#d6a2f0",
    "red": "#ff9a8f",
    "orange": "#ffb470",
    "grey": "#d3d8dd",
}
"""The same colours on felt."""

FEW = 7
"""Up to so many minus points are shown as marks."""


def table(view: View, sight: Sight) -> RenderableType:
    """The table as its view shows it."""
    words = sight.words
    corner = words.phase(view.phase)
    if view.options.mode == "to10":
        corner = f"{words.say('table-hs-stage', stage=view.stage)} · {corner}"
    seats = seat_strip(sight, view.seats, LOUNGE, [[_points(count)] for count in view.points])
    blocks = [seats, _plaque(view, sight), _market(view, sight)]
    return frame(LOUNGE, words.title, corner, blocks, sight)


def _points(count: int) -> Text:
    """Minus points, as marks while they are few."""
    marks = f" {pips(count, '●')}" if count <= FEW else ""
    return line((f"−{count}" if count else "0", f"bold {LOUNGE.text}"), (marks, LOUNGE.accent))


def _plaque(view: View, sight: Sight) -> Block:
    """The last announcement on a brass plate, or the word that there is none; in the end, who has won."""
    words, bid = sight.words, view.bid
    said = line((words.say("table-hs-no-bid"), f"italic {INK}"))
    if view.outcome is not None:
        winners = view.outcome.winners
        said = line((words.say("play-won", winners=words.names(winners), count=len(winners)), f"bold {INK}"))
    if bid is not None:
        face = FACES[bid.colour]
        colour = (f"{face.sign} {words.term(bid.colour, bid.sum)}", f"bold {face.ink}")
        said = line((f"{bid.sum} ", f"bold {INK}"), colour, (f"   {words.player(bid.seat)}", f"italic {INK}"))
    return centred(
        boxed([said], min(sight.inner, max(34, said.cell_len + 6)), f"{INK} on {LOUNGE.accent}", HEAVY), sight.inner
    )


def _market(view: View, sight: Sight) -> Block:
    """One column per colour: its pile, its open cards, and the looker's own card."""
    colours = view.options.tables.COLOURS
    width = min(13, (sight.inner - len(colours) + 1) // len(colours))
    return centred(beside([_column(view, place, width, sight) for place in range(len(colours))]), sight.inner)


def _column(view: View, place: int, width: int, sight: Sight) -> Block:
    words = sight.words
    colour, taker = view.options.tables.COLOURS[place], view.takers[place]
    face = FACES[colour]
    name = fitted(line((f"{face.sign} {words.say(f'table-hs-{colour}')}", f"bold {LIGHTS[colour]}")), width, "center")
    if taker is not None:
        gone = [line((words.say("table-hs-taken"), LOUNGE.quiet)), line((words.player(taker), f"bold {LOUNGE.text}"))]
        return [name, *squared([line(""), *gone], width, 5 if sight.is_low else 8, "center")]
    left = fitted(line((f"▤ {view.left[place]}", LOUNGE.text)), width, "center")
    own = view.hand[place] if view.hand else None
    held = card(face, f"{own} {face.sign}", LOUNGE, width, sight) if own is not None else []
    return [name, left, _laid(view.discards[place], face, width), *held]


def _laid(values: tuple[int, ...], face: Face, width: int) -> Text:
    """The open cards of a colour, the newest last."""
    shown = " ".join(map(str, values))
    if len(shown) > width:
        shown = "…" + shown[1 - width :]
    return fitted(line((shown or "–", f"{face.ink} on {PAPER}" if shown else LOUNGE.quiet)), width, "center")
