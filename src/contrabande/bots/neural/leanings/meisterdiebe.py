"""Tempers in Meisterdiebe: which characters one likes to be, and how much one dares."""

import numpy as np

from contrabande.bots.neural.meisterdiebe import CARD, LAY_WITH_ALARM, PLUNDER, SEARCH, TOKENS
from contrabande.bots.neural.speech import Numbers
from contrabande.games.meisterdiebe.model import Knowledge, View
from contrabande.games.meisterdiebe.tables import Printed

LIKING = 4.0
"""On a character, and on what he alone does."""

LIKED = {
    "honest": ("smuggler", "jeweller", "lady_jeweller"),
    "gambler": ("thief", "master_thief"),
    "sceptic": ("detective",),
    "grudge": ("master_thief", "detective"),
}
"""The characters that each temper would rather be."""
DARED = {
    "honest": (),
    "gambler": (PLUNDER,),
    "sceptic": (SEARCH, LAY_WITH_ALARM, LAY_WITH_ALARM + 1),
    "grudge": (SEARCH, PLUNDER),
}
"""The tokens that each temper would rather say."""


def lean(temper: str, _view: View, _known: Knowledge) -> Numbers:
    """Honest deals in jewels, a gambler steals them, a sceptic watches over them, a grudge takes them from others."""
    found = np.zeros(TOKENS)
    found[[CARD + Printed.CHARACTERS.index(character) for character in LIKED[temper]]] = LIKING
    found[list(DARED[temper])] = LIKING
    return found
