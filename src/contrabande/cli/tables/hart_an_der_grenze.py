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
    is_crowded,
    line,
    roomiest,
    seat_lines,
    seat_strip,
    squared,
    tile_width,
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

CARD = 9
LABEL = 21
NAMED = 11
"""The width of a card, of a label and, where it is crowded, of a name."""
STRONG = f"bold {POST.accent}"


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
    if is_crowded(sight, view.seats):
        lines = [_line(view, seat, sight) for seat in range(view.seats)]
        seats = seat_lines(sight, POST, lines, NAMED, words.say("table-hg-legend-low"))
    else:
        told = [_told(view, seat, sight) for seat in range(view.seats)]
        seats = seat_strip(sight, view.seats, POST, told, words.say("table-hg-legend"))
    own = _own(view, sight) if view.hand else []
    hand = _hand(view, sight)
    desk = beside([hand + own if sight.is_low else hand, _overview(view, sight)], gap=2)
    blocks = [seats, *([_bargain(view, sight)] if view.bargain else []), desk]
    if own and not sight.is_low:
        blocks.append(own)
    if is_crowded(sight, view.seats):
        blocks = [*blocks[1:], seats]
    return frame(POST, words.title, f"{corner} · {words.phase(view.phase)}", blocks, sight)


def _told(view: View, seat: int, sight: Sight) -> Block:
    """Money and stones, cards in hand, behind and under the case, and the case with its tag."""
    money, sizes, stones = _belongings(view, seat)
    return [line(money, "  ", sizes, "  ", stones), *_tag(view, seat, sight, tile_width(sight, view.seats))]


def _line(view: View, seat: int, sight: Sight) -> Text:
    """The same in one line."""
    money, sizes, stones = _belongings(view, seat)
    start = line(fitted(money, 5), fitted(sizes, 7), fitted(stones, 3))
    room = sight.inner // 2 - NAMED - 2 - start.cell_len
    tag = _tag(view, seat, sight, room)
    return line(start, tag[0] if len(tag) == 1 and tag[0].cell_len <= room else _short_tag(view, seat))


def _belongings(view: View, seat: int) -> tuple[Text, Text, Text]:
    """Money; cards in hand, behind and under the case; stones."""
    cash = view.cash[seat]
    stones = ("◆" if view.seizures[seat] else "") + ("◇" if view.extras[seat] else "")
    sizes = f"{view.hand_sizes[seat]}·{view.behind_sizes[seat]}·{view.under_sizes[seat]}"
    money = line((f"${cash}" if cash is not None else "$?", f"bold {POST.text}"))
    return money, line((sizes, POST.quiet)), line((stones, POST.accent))


def _tag(view: View, seat: int, sight: Sight, width: int) -> Block:
    """The case: what is said to be in it, and what has become of it, on a line of its own where there is no room."""
    words, declared, fate = sight.words, view.declared[seat], view.fates[seat]
    if seat == view.sheriff:
        return [roomiest(width, line((f"★ {words.say('table-hg-sheriff')}", STRONG)), line(("★", STRONG)))]
    if fate == "none":
        return [line(("–", POST.quiet))]
    said = [_said("…")]
    if declared is not None:
        name = words.term(declared.kind, declared.count)
        sign = FACES[declared.kind].sign
        said = [_said(f" {declared.count} {sign} {name} "), _said(f"{declared.count} {sign} {name}")]
        said.append(_said(f"{declared.count} {name}"))
    if fate == "closed":
        return [roomiest(width, *said)]
    told = line((f"{TAGS[fate]} {words.term(fate)}", STRONG))
    rows = [roomiest(width, *said), told]
    beside_it = line(said[0], " ", told)
    return [beside_it] if beside_it.cell_len <= width else rows


def _short_tag(view: View, seat: int) -> Text:
    """The case in signs alone."""
    declared, fate = view.declared[seat], view.fates[seat]
    said = _said("…" if declared is None else f"{declared.count}{FACES[declared.kind].sign}")
    return line(said, (f" {TAGS[fate]}", STRONG) if fate != "closed" else "")


def _said(text: str) -> Text:
    return line((f"▐{text}▌", f"bold {INK} on {PAPER}"))


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
    if sight.is_low:
        return centred([line((f" {said.plain} ", f"bold {INK} on #b9c98f"))], sight.inner)
    return centred(boxed([said], min(sight.inner, said.cell_len + 4), f"{INK} on #b9c98f", DOTTED), sight.inner)


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
    legend = (words.say("table-hg-prices"), words.say("table-hg-piles", count=view.pile_size))[sight.is_low :]
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
    if sight.is_low:
        return rows
    return rows or [line((words.say("table-hg-nothing"), f"italic {POST.quiet}"))]


def _listed(cards: Counts, view: View, sight: Sight) -> Block:
    """Cards by kind; on a low screen, where the lid with their names lies beside them, by their signs."""
    parts = []
    for place, kind in enumerate(view.options.tables.GOODS):
        if cards[place]:
            count = cards[place]
            name = "" if sight.is_low else f" {sight.words.term(kind, count)}"
            parts.append(line(f"{count} {FACES[kind].sign}{name}"))
    width = (CARD + 1) * view.options.tables.HAND - 1 if sight.is_low else sight.inner
    return wrapped(parts, width - LABEL)
