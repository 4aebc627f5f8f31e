"""Head to head on the simulator: a learner in one seat, a frozen policy in all others, many matches in seconds."""

import math
from statistics import fmean
from typing import NamedTuple

import jax
import jax.numpy as jnp
import msgspec

from contrabande.lab.learning.network import Tower
from contrabande.lab.learning.playing import everywhere, hall_of
from contrabande.lab.learning.settings import Settings
from contrabande.lab.learning.training import Dials, Learner, update_of
from contrabande.lab.sim.simulator import AnySimulator

ROUNDS_BEFORE = 2
"""So many matches a table, on average, are played before any counts: until then, short ones would be too many."""
SURE = 1.96
"""Deviations to either side of a mean that hold 95 %."""
ROOM, STEP = 1.25, 16
"""Times its fair part of the tokens there is room for what a learner who sits alone decides, in sixteenths of all: so
that one program does for about the same sizes of table."""
ALONE = {
    "guests": 1.0,
    "guest_seats": 1.0,
    "guest_heat": 1.0,
    "guest_trembles": 0.0,
    "bots": 0,
    "novices": 0,
    "bot_tables": (),
    "openings": 0.0,
    "spent": 0.0,
    "magnet": 0.0,
    "prices": (),
}
"""What the settings are where one seat of every table is the learner's and all others are a guest's, who plays as he
is; certainty has one price there."""


class Share(NamedTuple):
    """What the one seat won."""

    share: float
    """Its part of the wins; a fair one is 1 / seats."""
    matches: int

    @property
    def interval(self) -> tuple[float, float]:
        """Where the share lies, at 95 %: Wilson's interval, which has a width also where nothing was won."""
        spread = SURE**2 / self.matches
        middle = (self.share + spread / 2) / (1 + spread)
        variance = (self.share * (1 - self.share) + spread / 4) / self.matches
        reach = SURE * math.sqrt(variance) / (1 + spread)
        return max(0.0, middle - reach), min(1.0, middle + reach)


def seated_alone(settings: Settings, *seats: int) -> Settings:
    """The same where one seat of every table is the learner's and all others are a guest's."""
    studied = min(math.ceil(STEP * ROOM * fmean(1 / count for count in seats)) / STEP, 1.0)
    return msgspec.structs.replace(settings, seats=seats, studied=studied, **ALONE)


def versus(simulator: AnySimulator, settings: Settings, learner: Learner, rival: Tower, *, matches: int) -> Share:
    """Play about so many matches of the learner's averaged policy, alone among copies of *rival*.

    It is the very update by which the learner learned, at a rate of 0: so nothing has to be compiled for it. Matches
    are counted as they end, in a hall where tables have long lost step with each other.
    """
    update, hall = update_of(simulator, settings), hall_of(simulator, settings)
    still = Dials(*(jnp.float32(0) for _ in Dials._fields))
    frozen = jax.tree.map(jnp.copy, learner._replace(actor=learner.average))
    company = everywhere(rival)
    early, count, total = 0.0, 0.0, 0.0
    while count < matches:
        frozen, hall, told = update(frozen, hall, company, still)
        if early < ROUNDS_BEFORE * settings.tables:
            early += float(told.matches)
            continue
        count, total = count + float(told.guested), total + float(told.gained)
    (seats,) = settings.seats
    share = 1 / seats + math.sqrt(seats - 1) / seats * total / count
    return Share(min(max(share, 0.0), 1.0), int(count))
