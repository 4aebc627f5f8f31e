"""What bots do at the table, drawn: a panel for each figure of their cards, its groups to the right."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING

from contrabande.arena.conduct.cards import Card, Rate
from contrabande.arena.drawing.sheet import LINE, SMALL, beside, hands, keep_sheet, plain_text, sheet
from contrabande.arena.errors import ArenaError

if TYPE_CHECKING:
    from matplotlib.axes import Axes

BY = "_by_"
"""What stands in a figure's name between what is counted and by what it is parted."""
GOES_ON = "… "
"""What begins a figure that says less than is counted: the rest is said by one before it."""
WIDEST = 48
"""Letters of a line above a panel."""
LEVEL = 40
"""So many letters stand below a panel without being turned."""


def draw_habits(path: Path, cards: Sequence[Card], figures: Sequence[str], title: str) -> None:
    """Write the drawing of those figures."""
    owned, wanted = _owned(cards), list(dict.fromkeys(figures))
    rates = {figure: _rates(cards, figure) for figure in wanted}
    with plain_text():
        drawing, axes = sheet(len(wanted), width=4.6, height=3.3, across=3)
        for panel, figure in zip(axes, wanted):
            _panel(panel, owned, figure, rates[figure])
            card = next(card for card in cards if any(rate.figure == figure for rate in card.rates))
            panel.set_title(_said(card.rates, figure), fontsize=LINE, loc="left")
        axes[0].set_ylabel("of 100", fontsize=LINE)
        keep_sheet(drawing, axes, path, title)


def _owned(cards: Sequence[Card]) -> dict[str, Card]:
    """Each card by whose it is; the size of the table is told where it is not the same for all."""
    owned: dict[str, Card] = {}
    for card in cards:
        name = f"{card.bot} among its equals" if card.among == card.bot else f"{card.bot} among {card.among}"
        if len({each.seats for each in cards}) > 1:
            name = f"{name}, {card.seats} seats"
        if name in owned:
            raise ArenaError(f"{name}: that card is there twice; leave one of them out")
        owned[name] = card
    return owned


def _rates(cards: Sequence[Card], figure: str) -> list[Rate]:
    """All that is known of a figure."""
    known = dict.fromkeys(rate.figure for card in cards for rate in card.rates)
    if figure not in known:
        there = f"there are {', '.join(known)}" if known else "there is none at all"
        raise ArenaError(f"no figure {figure} is in these cards; {there}")
    rates = [rate for card in cards for rate in card.rates if rate.figure == figure and rate.rate is not None]
    if not rates:
        raise ArenaError(f"{figure} was never seen in these matches; choose another figure")
    return rates


def _panel(panel: "Axes", owned: Mapping[str, Card], figure: str, rates: Sequence[Rate]) -> None:
    inks, order = hands([*owned]), [*owned]
    groups = list(dict.fromkeys(rate.group for rate in rates))
    for name, card in owned.items():
        ink, mark = inks[name]
        for rate in card.rates:
            if rate.figure != figure or rate.rate is None or rate.ci95 is None:
                continue
            place = beside(groups.index(rate.group), order.index(name), len(order))
            panel.plot([place, place], [100 * end for end in rate.ci95], color=ink, linewidth=1.2)
            panel.plot([place], [100 * rate.rate], mark, color=ink, markersize=4.5, clip_on=False, label=name)
    said = [group.replace("_", " ") for group in groups]
    turned = 30 if sum(map(len, said)) > LEVEL else 0
    panel.set_xticks(range(len(groups)), said, fontsize=SMALL, rotation=turned, ha="right" if turned else "center")
    panel.set_xlim(-0.6, len(groups) - 0.4)
    panel.set_ylim(0, 100)
    panel.grid(axis="y", color="0.9", linewidth=0.6)
    panel.set_axisbelow(True)


def _said(rates: Sequence[Rate], figure: str) -> str:
    """What a figure says; one that goes on from another says that one first."""
    says = {rate.figure: rate.says for rate in rates}
    whole = says[figure]
    if whole.startswith(GOES_ON):
        before = list(says)[: list(says).index(figure)]
        plain = [name for name in before if not says[name].startswith(GOES_ON)]
        base = figure.split(BY)[0]
        whole = whole.removeprefix(GOES_ON)
        if plain:
            whole = f"{says[base if base in plain else plain[-1]]}, {whole}"
    return fill(whole[:1].upper() + whole[1:], WIDEST)
