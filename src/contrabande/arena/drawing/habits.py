"""What bots do at the table, drawn: a panel for each figure of their cards, its groups to the right."""

from collections.abc import Sequence
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING

from contrabande.arena.conduct.cards import Card, Rate
from contrabande.arena.drawing.sheet import LINE, SMALL, beside, hands, keep_sheet, sheet
from contrabande.arena.errors import ArenaError

if TYPE_CHECKING:
    from matplotlib.axes import Axes

BY = "_by_"
"""What stands in a figure's name between what is counted and by what it is parted."""
GOES_ON = "… "
"""What begins a figure that says less than is counted: the rest is said by one before it."""
WIDEST = 48
"""Letters of a line above a panel."""


def owner(card: Card) -> str:
    """Whose card it is."""
    return f"{card.bot} among its equals" if card.among == card.bot else f"{card.bot} among {card.among}"


def draw_habits(path: Path, cards: Sequence[Card], figures: Sequence[str], title: str) -> None:
    """Write the drawing of those figures."""
    known = list(dict.fromkeys(rate.figure for card in cards for rate in card.rates))
    for figure in figures:
        if figure not in known:
            raise ArenaError(f"no figure {figure} is in these cards; there are {', '.join(known)}")
    names = list(dict.fromkeys(map(owner, cards)))
    drawing, axes = sheet(len(figures), width=4.6)
    for panel, figure in zip(axes, figures):
        _panel(panel, cards, figure, names)
        panel.set_title(_said(cards[0].rates, figure), fontsize=LINE, loc="left")
    axes[0].set_ylabel("of 100", fontsize=LINE)
    keep_sheet(drawing, axes, path, title)


def _panel(panel: "Axes", cards: Sequence[Card], figure: str, names: Sequence[str]) -> None:
    inks = hands(names)
    groups = list(dict.fromkeys(rate.group for card in cards for rate in card.rates if rate.figure == figure))
    for card in cards:
        name = owner(card)
        ink, mark = inks[name]
        for rate in card.rates:
            if rate.figure != figure or rate.rate is None or rate.ci95 is None:
                continue
            place = beside(groups.index(rate.group), names.index(name), len(names))
            panel.plot([place, place], [100 * end for end in rate.ci95], color=ink, linewidth=1.2)
            panel.plot([place], [100 * rate.rate], mark, color=ink, markersize=4.5, clip_on=False, label=name)
    panel.set_xticks(
        range(len(groups)),
        [group.replace("_", " ") for group in groups],
        fontsize=SMALL,
        rotation=30 if len(groups) > 4 else 0,
    )
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
        whole = f"{says[base if base in plain else plain[-1]]}, {whole.removeprefix(GOES_ON)}"
    return fill(whole[0].upper() + whole[1:], WIDEST)
