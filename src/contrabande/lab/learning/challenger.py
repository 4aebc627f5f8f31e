"""A challenger: beside a run, somebody learns to beat the policy that is being trained, and comes as its guest.

What he finds the policy must mend, for it meets him at its tables. Now and then another one begins and looks for other
holes: one who plays like the policy itself, who needs little time; or one who comes from elsewhere, and finds what the
policy's likes would never try: a visitor, who knows the game in his own way, or who knows nothing, as in a probe. His
price of certainty falls far below the policy's own: a gain smaller than what he pays for it he would never find.
"""

from collections.abc import Sequence
from itertools import cycle

import jax
import jax.numpy as jnp

from contrabande.lab.learning.network import Tower
from contrabande.lab.learning.playing import everywhere, hall_of
from contrabande.lab.learning.settings import Settings
from contrabande.lab.learning.training import Dials, Learner, Told, update_of
from contrabande.lab.learning.versus import seated_alone
from contrabande.lab.sim.simulator import AnySimulator

WARM = 50
RATE, LAST_RATE = 1e-3, 2e-4
PRICE, LAST_PRICE = 0.006, 0.0005
AVERAGING = 0.01


class Challenger:
    """One seat that learns among copies of a policy which learns, too."""

    def __init__(
        self,
        simulator: AnySimulator,
        settings: Settings,
        beginner: Learner,
        policy: Learner,
        visitors: Sequence[Tower] = (),
    ) -> None:
        alone = seated_alone(settings, *settings.seats)
        self._update, self._hall = update_of(simulator, alone), hall_of(simulator, alone)
        self._beginner = jax.tree.map(jnp.copy, beginner)
        self._learner: Learner = jax.tree.map(jnp.copy, policy)
        self._rival = self._learner.average
        self._visitors = cycle(visitors)
        self._careers = self._updates = 0
        self._newcomers, self._career = settings.newcomers, settings.career
        self.begin()

    def begin(self) -> None:
        """Another one comes; who can play takes over what the last one foresaw."""
        self._careers, self._updates = self._careers + 1, 0
        fresh: Learner = jax.tree.map(jnp.copy, self._beginner)
        is_newcomer = self._newcomers and self._careers % self._newcomers == 0
        if plays := next(self._visitors, None) if is_newcomer else self._rival:
            actor, average = (jax.tree.map(jnp.copy, plays) for _ in range(2))
            fresh = fresh._replace(actor=actor, average=average, critic=self._learner.critic)
        self._learner = fresh

    @property
    def policy(self) -> Tower:
        """How he plays by now."""
        return self._learner.average

    @property
    def is_worn(self) -> bool:
        """Whether another one should begin."""
        return self._updates >= self._career

    def learn(self, rival: Tower) -> Told:
        """One update against *rival* in all other seats; what it says of itself."""
        self._updates += 1
        self._rival = rival
        part = min(self._updates / self._career, 1.0)
        rate = (RATE + part * (LAST_RATE - RATE)) * min(self._updates / WARM, 1.0)
        price = PRICE * (LAST_PRICE / PRICE) ** part
        dials = Dials(*(jnp.float32(each) for each in (rate, price, max(AVERAGING, 1 / self._updates))))
        self._learner, self._hall, told = self._update(self._learner, self._hall, everywhere(rival), dials)
        return told
