"""The pool of guests: older selves, visitors who stay as they are, and a challenger."""

import random
from collections.abc import Sequence
from typing import Protocol

import jax
import jax.numpy as jnp

from contrabande.lab.learning.network import Tower
from contrabande.lab.learning.playing import seated
from contrabande.lab.learning.settings import GROUPS, Settings

STAY = 25
"""Updates until the guest of another group of tables changes: most matches see one guest only."""


class Guest(Protocol):
    """Whoever plays, as he plays by now."""

    @property
    def policy(self) -> Tower:
        """His tower."""

    @property
    def is_worn(self) -> bool:
        """Whether he should begin anew."""

    def begin(self) -> None:
        """Forget everything."""


class Pool:
    """Who may be invited, and who sits at which tables now. The first self knows nothing."""

    def __init__(
        self,
        settings: Settings,
        beginner: Tower,
        visitors: Sequence[Tower] = (),
        challenger: Guest | None = None,
    ) -> None:
        self._settings = settings
        self._selves = [beginner]
        self._visitors = tuple(visitors)
        self._challenger = challenger
        self._rng = random.Random(0)
        self._updates = 0
        self._guests: list[Tower | None] = [self.invited() for _ in range(GROUPS)]

    def take_in(self, average: Tower) -> None:
        """Add a self, in the place of the oldest but the beginner when there is no room."""
        if len(self._selves) >= self._settings.older_selves:
            del self._selves[1]
        self._selves.append(jax.tree.map(jnp.copy, average))

    def invited(self) -> Tower | None:
        """A challenger (None) or a visitor now and then; else an older self, the beginner less often than others."""
        if self._challenger is not None and self._rng.random() < self._settings.challenges:
            return None
        if self._visitors and self._rng.random() < self._settings.visits:
            return self._rng.choice(self._visitors)
        return self._rng.choice(self._selves[1:] * 3 + self._selves[:1])

    def company(self) -> Tower:
        """The guests of all groups for one update; one after another they change."""
        if self._challenger is not None and self._challenger.is_worn:
            self.take_in(self._challenger.policy)
            self._challenger.begin()
        self._updates += 1
        stays, now = divmod(self._updates, STAY)
        if now == 0:
            self._guests[stays % GROUPS] = self.invited()
        return seated([self._tower(guest) for guest in self._guests])

    def _tower(self, guest: Tower | None) -> Tower:
        if guest is not None:
            return guest
        assert self._challenger is not None
        return self._challenger.policy
