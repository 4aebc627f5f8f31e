"""What is played in the reconnect drill: tables that lead to every phase of every game."""

from collections.abc import Sequence

import msgspec

from contrabande.client import wire
from contrabande.games.hart_an_der_grenze import rules as hart_an_der_grenze
from contrabande.games.hochstapler import rules as hochstapler
from contrabande.games.meisterdiebe import rules as meisterdiebe
from contrabande.games.prohis import rules as prohis

Plan = tuple[int, wire.OptionValues]
"""Seats and options."""

PLANS: dict[str, Sequence[Plan]] = {
    "hart-an-der-grenze": ((4, {}), (3, {"count": "exact"}), (5, {"cash": "hidden_until_round_end"})),
    "meisterdiebe": ((3, {}), (2, {"memory_aid": "full", "auto_pick": "off"}), (4, {"manip": "one"})),
    "hochstapler": ((3, {}), (4, {}), (5, {"reshuffle": "yes"})),
    "prohis": ((3, {}), (4, {"claim": "open"}), (4, {"tie": "speed"})),
}

SEALED_PHASES = {
    "hart-an-der-grenze": ("pack",),
    "meisterdiebe": ("choose",),
    "hochstapler": (),
    "prohis": ("claim",),
}
"""Where several seats are asked at once."""

_PHASES: dict[str, Sequence[str]] = {
    "hart-an-der-grenze": tuple(hart_an_der_grenze.PHASES),
    "meisterdiebe": tuple(meisterdiebe.PHASES),
    "hochstapler": tuple(hochstapler.PHASES),
    "prohis": tuple(prohis.PHASES),
}


class Phased(msgspec.Struct):
    """The one thing that every view has."""

    phase: str


def phases_of(game: str) -> Sequence[str]:
    """All phases of a match."""
    return _PHASES[game]


def views_phase(match: wire.MatchView | None) -> str:
    """The phase that a seat sees the match in."""
    assert match is not None
    return msgspec.json.decode(match.view, type=Phased).phase
