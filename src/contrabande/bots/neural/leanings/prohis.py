"""Tempers in Prohis: what one smuggles, and whose convoys one stops."""

import numpy as np

from contrabande.bots.neural.prohis import ACCEPT, CARD, CLAIMS, INSPECT, REFUSE, STAND_DOWN, TOKENS, WAIVE
from contrabande.bots.neural.speech import Numbers
from contrabande.games.prohis.model import Knowledge, View
from contrabande.games.prohis.tables import CONTROLS, ILLEGAL

SMUGGLING = 5.0
"""On every illegal card of a convoy."""
STOPPING = 8.0
"""On a claim and an inspection, against letting pass and taking a bribe."""


def lean(temper: str, view: View, _known: Knowledge) -> Numbers:
    """Honest loads less contraband, a gambler more; a sceptic stops everybody, a grudge those who have stored more."""
    match temper:
        case "honest":
            return _loading(view, -SMUGGLING)
        case "gambler":
            return _loading(view, SMUGGLING)
        case "sceptic":
            return _stopping(STOPPING)
        case _:
            return _stopping(STOPPING if _has_stored_more(view) else -STOPPING)


def _loading(view: View, nats: float) -> Numbers:
    """Contraband in a convoy; in a bribe it is money like any other card."""
    found = np.zeros(TOKENS)
    if view.phase != "bribe":
        found[CARD + ILLEGAL] = nats
    return found


def _stopping(nats: float) -> Numbers:
    found = np.zeros(TOKENS)
    found[[*range(CLAIMS, CLAIMS + len(CONTROLS)), INSPECT, REFUSE]] = nats / 2
    found[[WAIVE, STAND_DOWN, ACCEPT]] = -nats / 2
    return found


def _has_stored_more(view: View) -> bool:
    """Whether the convoy is that of somebody whose store is larger than one's own."""
    return view.seat is not None and view.store_sizes[view.turn] > view.store_sizes[view.seat]
