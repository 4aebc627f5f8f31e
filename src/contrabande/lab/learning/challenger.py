"""A challenger: beside a run, somebody learns to beat the policy that is being trained, and comes as its guest.

What he finds the policy must mend, for it meets him at its tables. Now and then another one begins and looks for other
holes: one who knows nothing, as a probe does, or one who plays like the policy itself, who needs less time.
"""

import jax
import jax.numpy as jnp

from contrabande.lab.learning.network import Tower
from contrabande.lab.learning.settings import Settings
from contrabande.lab.learning.training import Dials, Learner, everywhere, hall_of, update_of
from contrabande.lab.learning.versus import seated_alone
from contrabande.lab.sim.simulator import AnySimulator

CAREER = 700
"""Updates until another challenger begins."""
WARM = 100
RATE, PRICE, AVERAGING = 1e-3, 0.006, 0.01


class Challenger:
    """One seat that learns among copies of a policy which learns, too."""

    def __init__(self, simulator: AnySimulator, settings: Settings, beginner: Learner) -> None:
        alone = seated_alone(settings, *settings.seats)
        self._update, self._hall = update_of(simulator, alone), hall_of(simulator, alone)
        self._beginner = jax.tree.map(jnp.copy, beginner)
        self._learner: Learner = jax.tree.map(jnp.copy, self._beginner)
        self._rival: Tower | None = None
        self._careers = self._updates = 0
        self._newcomers = settings.newcomers

    def begin(self) -> None:
        """Another one comes; who plays as his rival does takes over what the last one foresaw."""
        self._careers, self._updates = self._careers + 1, 0
        fresh: Learner = jax.tree.map(jnp.copy, self._beginner)
        is_newcomer = self._newcomers and self._careers % self._newcomers == 0
        if self._rival is not None and not is_newcomer:
            actor, average = (jax.tree.map(jnp.copy, self._rival) for _ in range(2))
            fresh = fresh._replace(actor=actor, average=average, critic=self._learner.critic)
        self._learner = fresh

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
        self._rival = rival
        rate, averaging = RATE * min(self._updates / WARM, 1.0), max(AVERAGING, 1 / self._updates)
        dials = Dials(*(jnp.float32(each) for each in (rate, PRICE, averaging)))
        self._learner, self._hall, _ = self._update(self._learner, self._hall, everywhere(rival), dials)
