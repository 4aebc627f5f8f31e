"""A challenger: beside a run, somebody learns to beat the policy that is being trained, and comes as its guest.

What he finds the policy must mend, for it meets him at its tables. Now and then another one begins who knows nothing,
as a probe does, and looks for other holes.
"""

import jax
import jax.numpy as jnp

from contrabande.lab.learning.network import Tower
from contrabande.lab.learning.settings import Settings
from contrabande.lab.learning.training import Dials, Learner, everywhere, hall_of, update_of
from contrabande.lab.learning.versus import seated_alone
from contrabande.lab.sim.simulator import AnySimulator

CAREER = 1500
"""Updates until another challenger begins."""
WARM = 100
RATE, PRICE, AVERAGING = 1e-3, 0.006, 0.01


class Challenger:
    """One seat that learns among copies of a policy which learns, too."""

    def __init__(self, simulator: AnySimulator, settings: Settings, beginner: Learner) -> None:
        alone = seated_alone(settings, *settings.seats)
        self._update, self._hall = update_of(simulator, alone), hall_of(simulator, alone)
        self._beginner = jax.tree.map(jnp.copy, beginner)
        self.begin()

    def begin(self) -> None:
        """Forget everything."""
        self._learner: Learner = jax.tree.map(jnp.copy, self._beginner)
        self._updates = 0

    @property
    def policy(self) -> Tower:
        """How he plays by now."""
        return self._learner.average

    @property
    def is_worn(self) -> bool:
        """Whether another one should begin."""
        return self._updates >= CAREER

    def learn(self, rival: Tower) -> None:
        """One update against *rival* in all other seats."""
        self._updates += 1
        rate, averaging = RATE * min(self._updates / WARM, 1.0), max(AVERAGING, 1 / self._updates)
        dials = Dials(*(jnp.float32(each) for each in (rate, PRICE, averaging)))
        self._learner, self._hall, _ = self._update(self._learner, self._hall, everywhere(rival), dials)
