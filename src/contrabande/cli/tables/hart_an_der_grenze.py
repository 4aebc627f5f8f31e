"""Hart an der Grenze in the terminal: a desert border post at dusk, and the sheriff's desk."""

from rich.console import RenderableType
from rich.text import Text

from contrabande.cli.tables.look import (
    DOTTED,
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
    grid,
    heading,
    line,
    seat_strip,
    squared,
    wrapped,
)
from contrabande.engine.counts import Counts
from contrabande.games.hart_an_der_grenze.model import View

POST = Room(surface="#3a2417", text="#f6e6c4", quiet="#c9a77c", accent="#ff8a5c")

FACES = {
    "jug": Face("◒", ("  ▂  ", " ▟█▙▏", " ▜█▛ "), "#8a4b12"),
    "maracas": Face("◎", ("▟▙ ▟▙", "▜▛ ▜▛", "▐   ▌"), "#7d5a00"),
    "sombrero": Face("◓", ("  ▄  ", " ▟█▙ ", "▀▀▀▀▀"), "#2c6134"),
    "cigar": Face("▬", ("   ~ ", "▐███▒", "     "), "#6b2f1a", is_notched=True),
    "tequila": Face("▮", ("  ┃  ", " ▟█▙ ", " █▒█ "), "#a3241d", is_notched=True),
    "statue": Face("♜", ("▛▀▀▀▜", "▌▪ ▪▐", "▙▄▬▄▟"), "#5b2a7a", is_notched=True),
}
"""The goods: legal ones have round signs and corners, contraband angular signs and cut corners (HG-1)."""

TAGS = {"closed": "▣", "opened": "□", "bribed": "$", "seized": "◆"}
"""What has become of a case."""


def table(view: View, sight: Sight) -> RenderableType:
    """The table as its view shows it."""
    words, tables = sight.words, view.options.tables
    corner = words.say(
        "table-hg-turn",
        round=view.round,
        rounds=tables.ROUNDS,
        turn=view.turn,
        turns=tables.turns(view.seats),
    )
    told = [_told(view, seat, sight) for seat in range(view.seats)]
    seats = seat_strip(sight, view.seats, POST, told, words.say("table-hg-legend"))
    desk = beside([_hand(view, sight), _overview(view, sight)], gap=2)
    blocks = [seats, *([_bargain(view, sight)] if view.bargain else []), desk]
    if view.hand:
        blocks.append(_own(view, sight))
    return frame(POST, words.title, f"{corner} · {words.phase(view.phase)}", blocks, sight)


def _told(view: View, seat: int, sight: Sight) -> Block:
    """Money and stones, cards in hand, behind and under the case, and the case with its tag."""
    cash = view.cash[seat]
    stones = ("◆" if view.seizures[seat] else "") + ("◇" if view.extras[seat] else "")
    sizes = f"{view.hand_sizes[seat]}·{view.behind_sizes[seat]}·{view.under_sizes[seat]}"
    money = (f"${cash}" if cash is not None else "$?", f"bold {POST.text}")
    return [line(money, (f"  {sizes}", POST.quiet), (f"  {stones}", POST.accent)), _tag(view, seat, sight)]


def _tag(view: View, seat: int, sight: Sight) -> Text:
    """The case: what is said to be in it, and what has become of it."""
    declared, fate = view.declared[seat], view.fates[seat]
    if seat == view.sheriff:
        return line((f"★ {sight.words.say('table-hg-sheriff')}", f"bold {POST.accent}"))
    if fate == "none":
        return line(("–", POST.quiet))
    said = "…"
    if declared is not None:
        sign = FACES[declared.kind].sign
        said = f"{declared.count} {sign} {sight.words.term(declared.kind, declared.count)}"
    tag = line((f"▐ {said} ▌", f"bold {INK} on {PAPER}"))
    if fate != "closed":
        tag.append(f" {TAGS[fate]} {sight.words.term(fate)}", f"bold {POST.accent}")
    return tag


def _bargain(view: View, sight: Sight) -> Block:
    """The bank notes on the desk."""
    words, talk = sight.words, view.bargain
    assert talk is not None
    target, sheriff = words.player(talk.target), words.player(view.sheriff)
    parts = [words.say("table-hg-talk", target=target, sheriff=sheriff)]
    if talk.offer is not None:
        parts.append(words.say("table-hg-offer", amount=talk.offer))
    if talk.demand is not None:
        parts.append(words.say("table-hg-demand", amount=talk.demand))
    parts.append(words.say("table-hg-offers", count=view.options.max_offers - talk.offers))
    said = line((" · ".join(parts), f"bold {INK}"))
    return centred(boxed([said], min(sight.inner, said.cell_len + 4), f"{INK} on #b9c98f", DOTTED), sight.inner)


CARD = 9
LABEL = 21


def _hand(view: View, sight: Sight) -> Block:
    """The looker's cards, each with its value and its fine; an empty desk for a spectator."""
    tables = view.options.tables
    width = (CARD + 1) * tables.HAND - 1
    cards = [
        card(FACES[kind], f"${tables.VALUES[place]} −{tables.FINES[place]}", POST, CARD, sight)
        for place, kind in enumerate(tables.GOODS)
        for _ in range(view.hand[place] if view.hand else 0)
    ]
    empty = [line((sight.words.say("table-hg-no-hand"), f"italic {POST.quiet}"))]
    title = heading(sight.words.say("table-hand"), POST, width)
    return squared([title, *(beside(cards) if cards else empty)], width)


def _overview(view: View, sight: Sight) -> Block:
    """The lid of the case: value, fine, and how many the double sale takes; and what lies discarded."""
    words, tables = sight.words, view.options.tables
    caps = tables.caps(view.seats)
    widths = (min(16, sight.inner - (CARD + 1) * tables.HAND - 13), 3, 3, 3, 3)
    justify = ("left", "right", "right", "right", "right")
    rows = [[line(""), *[line((sign, POST.quiet)) for sign in "$−≤▽"]]]
    for place, kind in enumerate(tables.GOODS):
        if tables.COPIES[place]:
            numbers = (tables.VALUES[place], tables.FINES[place], caps[place], view.discards[place])
            name = line(f"{FACES[kind].sign} {words.term(kind)}")
            rows.append([name, *[line((str(number), f"bold {POST.text}")) for number in numbers]])
    legend = (words.say("table-hg-prices"), words.say("table-hg-piles", count=view.pile_size))
    block = [*grid(rows, widths, justify), *[line((text, f"italic {POST.quiet}")) for text in legend]]
    return squared(block, sum(widths))


def _own(view: View, sight: Sight) -> Block:
    """What the looker has in the case, behind it and under it."""
    words = sight.words
    rows = []
    for name, cards in (("case", view.case), ("behind", view.behind), ("under", view.under)):
        if any(cards):
            label = fitted(line((words.say(f"table-hg-{name}"), f"italic {POST.quiet}")), LABEL)
            rows += beside([[label], _listed(cards, view, sight)], gap=0)
    return rows or [line((words.say("table-hg-nothing"), f"italic {POST.quiet}"))]


def _listed(cards: Counts, view: View, sight: Sight) -> Block:
    parts = []
    for place, kind in enumerate(view.options.tables.GOODS):
        if cards[place]:
            count = cards[place]
            parts.append(line(f"{count} {FACES[kind].sign} {sight.words.term(kind, count)}"))
    return wrapped(parts, sight.inner - LABEL)
