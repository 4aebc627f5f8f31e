"""Tempers in Hart an der Grenze: what one packs, what a sheriff takes, and whom he remembers."""

import numpy as np

from contrabande.bots.neural.hart_an_der_grenze import AGREE, KINDS, LEGAL, MONEY, OPEN, SEAT, TOKENS
from contrabande.bots.neural.speech import Numbers
from contrabande.games.hart_an_der_grenze.model import Knowledge, Lot, View

SMUGGLING = 5.0
"""On every illegal card of a case."""
HARDNESS = 6.0
"""On a sheriff who opens the case, against one who takes the money."""
PRICE = 0.2
"""Per dollar that a sceptic demands."""
REVENGE = 5.0
"""On the neighbour who has opened or seized one's own case, for each time."""


def lean(temper: str, view: View, known: Knowledge) -> Numbers:
    """Honest packs less contraband, a gambler more; a sceptic would rather look than be paid; a grudge remembers."""
    found = np.zeros(TOKENS)
    match temper:
        case "honest" | "gambler" if view.phase == "pack":
            found[LEGAL:KINDS] = SMUGGLING if temper == "gambler" else -SMUGGLING
        case "sceptic" if view.phase == "haggle":
            found[MONEY:] = PRICE * np.arange(TOKENS - MONEY)
            found[AGREE], found[OPEN] = -HARDNESS / 2, HARDNESS / 2
        case "grudge" if view.phase in ("inspect", "extra", "seize"):
            for other in _crossed_by(known):
                found[SEAT + (other - (view.seat or 0)) % view.seats] += REVENGE
        case _:
            pass
    return found


def _crossed_by(known: Knowledge) -> list[int]:
    """The sheriffs who have opened or seized one's own case, once for each time."""
    return [
        each.sheriff
        for each in known.story
        if isinstance(each, Lot) and each.seat == known.seat and each.fate in ("opened", "seized")
    ]
