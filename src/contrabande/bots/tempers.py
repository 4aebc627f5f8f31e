"""Tempers and levels: one policy at different temperatures, or the heuristic bot with blunders and other weights.

Where a network has learned the game it plays at every level, and a temper inclines it (`neural/leanings`); elsewhere
the same considerations of the heuristic bot get other weights. What a temper does to a bot's habits shows in the
tables of `docs/bots.md`.
"""

from collections.abc import Mapping
from typing import NamedTuple

LEVELS = ("beginner", "solid", "strong", "champion")
TEMPERS = ("honest", "gambler", "sceptic", "grudge")

BLUNDERS = {"beginner": 0.35, "solid": 0.08, "strong": 0.0, "champion": 0.0}
"""How often a heuristic bot of that level answers without thinking."""

HEAT = {
    "hart-an-der-grenze": {"beginner": 7.0, "solid": 3.8, "strong": 2.4, "champion": 1.0},
    "meisterdiebe": {"beginner": 8.0, "solid": 4.0, "strong": 2.5, "champion": 1.0},
    "hochstapler": {"beginner": 9.0, "solid": 6.5, "strong": 4.2, "champion": 1.0},
    "prohis": {"beginner": 40.0, "solid": 7.0, "strong": 3.0, "champion": 1.0},
}
"""The temperature of a learned bot of that level: the higher, the more its second and third thoughts come out.

Measured so that the levels are in order of strength (`docs/bots.md`); a surer network needs more.
"""

MEMORY = {"beginner": 0.6, "solid": 0.85, "strong": 0.95, "champion": 1.0}
"""In a game of memory: the chance, per later opening, to still remember what a drawer holds."""

Weights = Mapping[str, float | int]

MOVED: Mapping[str, Mapping[str, Weights]] = {
    "hart-an-der-grenze": {
        "honest": {"caught_share": 0.9, "rounding_up": 0.15, "candour": 0.9},
        "gambler": {"caught_share": 0.3, "rounding_up": 0.8, "candour": 0.2},
        "sceptic": {"trust_in_offers": 0.3, "fair_share": 0.6, "opening_markup": 1.6},
        "grudge": {"hurting": 0.6, "inspect_heat": 0.8},
    },
    "meisterdiebe": {
        "honest": {"heat": 0.25, "envy": 0.2},
        "gambler": {"heat": 1.0, "victory": 8.0},
        "sceptic": {"temptation": 0.9},
        "grudge": {"envy": 1.0},
    },
    "hochstapler": {
        "honest": {"heat": 0.004},
        "gambler": {"heat": 0.03},
        "sceptic": {"suspicion": 0.2, "trust": 0.3, "whim": 0.2},
        "grudge": {"suspicion": 0.15, "whim": 0.12},
    },
    "prohis": {
        "honest": {"illegal": 1.6, "rivalry": 0.4},
        "gambler": {"illegal": 3.0, "mercy": 0.35},
        "sceptic": {"suspicion": 0.7, "prey": 0.2, "greed": 0.6},
        "grudge": {"rivalry": 1.2, "prey": 0.25},
    },
}


class Manner(NamedTuple):
    """How a learned bot of a level and a temper plays, beside its temperature."""

    temper: str = ""
    memory: float = 1.0
    as_trained: bool = False
    """Whether its temperature counts on the network as it was trained, or as it ships, which may be sharper."""


PLAIN = Manner()


def weights(game: str, level: str, temper: str) -> dict[str, float | int]:
    """The weights that a level and a temper set in the bot of *game*."""
    moved = dict(MOVED.get(game, {}).get(temper, {}))
    if game == "meisterdiebe":
        moved["memory"] = MEMORY[level]
    return moved
