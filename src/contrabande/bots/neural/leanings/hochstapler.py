"""Tempers in Hochstapler: how high one reaches, and whom one doubts."""

import numpy as np

from contrabande.bots.neural.hochstapler import COLOURS, DOUBT, TOKENS
from contrabande.bots.neural.speech import Numbers
from contrabande.games.hochstapler.model import Knowledge, View
from contrabande.games.hochstapler.tables import Printed

MODESTY, BOLDNESS = 1.2, 2.0
"""Per point that a sum lies above what one may expect: off it for the honest, on it for a gambler."""
FARTHEST = 5
"""Points above it that no longer count: nobody is tempted by the absurd."""
DOUBTING = 5.0
"""On the doubt of a sceptic, and of a grudge against whoever stands better."""


def lean(temper: str, view: View, _known: Knowledge) -> Numbers:
    """Honest reaches less far and a gambler farther; a sceptic doubts more, a grudge those who stand better."""
    match temper:
        case "honest":
            return -MODESTY * _above(view)
        case "gambler":
            return BOLDNESS * np.minimum(_above(view), FARTHEST)
        case "sceptic":
            return _doubting(DOUBTING)
        case _:
            return _doubting(DOUBTING if _stands_better(view) else -DOUBTING)


def _above(view: View) -> Numbers:
    """Per token, how far the announced sum lies above one's own card and middling cards of the others."""
    middling = sum(value * copies for value, copies in enumerate(Printed.COPIES)) / sum(Printed.COPIES)
    own = np.zeros(COLOURS)
    own[: len(view.hand)] = [value or 0 for value in view.hand]
    sums = np.arange(DOUBT // COLOURS)
    found = np.zeros(TOKENS)
    found[:DOUBT] = np.maximum(sums[:, None] - own - middling * (view.seats - 1), 0).ravel()
    return found


def _doubting(nats: float) -> Numbers:
    found = np.zeros(TOKENS)
    found[DOUBT] = nats
    return found


def _stands_better(view: View) -> bool:
    """Whether the one who spoke last has fewer minus points than oneself."""
    return view.bid is not None and view.seat is not None and view.points[view.bid.seat] < view.points[view.seat]
