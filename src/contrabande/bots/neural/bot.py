"""A bot that has learned: it answers token by token, each drawn from the odds of its network."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

import numpy as np

from contrabande.bots.bot import Bot
from contrabande.bots.neural.network import Network
from contrabande.bots.neural.speech import Numbers, Sentence, Speech
from contrabande.engine.actions import Action, Ask

Leaning: TypeAlias = Callable[[Any, Any], Numbers | float]
"""View and knowledge: what a temper adds to the thoughts on every token."""


def even(_view: Any, _known: Any) -> float:
    """No temper."""
    return 0.0


class NeuralBot:
    """Plays the tables that one of its networks was trained for; at all others *understudy* plays.

    *temperature* 1 plays as it ships, below it bolder, and 0 always takes the best token; *as_trained* it counts on
    what the network was before it was sharpened. Tokens less likely than *trim* are left out; *floor* of the odds are
    spread evenly over all legal tokens, for a human touch. *leaning* is its temper, *memory* the chance to remember a
    thing for one turn more, in a game of memory.
    """

    def __init__(
        self,
        speech: Speech,
        networks: Sequence[Network],
        understudy: Bot[Any, Any],
        *,
        temperature: float = 1.0,
        as_trained: bool = False,
        floor: float = 0.0,
        trim: float = 0.0,
        leaning: Leaning = even,
        memory: float = 1.0,
    ) -> None:
        self.speech = speech
        self.networks = tuple(networks)
        self.understudy = understudy
        self.temperature = temperature
        self.as_trained = as_trained
        self.floor = floor
        self.trim = trim
        self.leaning = leaning
        self.memory = memory

    def learned(self, view: Any) -> Network | None:
        """The network that was trained for such a table; none for a house rule, another variant or size."""
        return self.network_for(view.options, view.seats)

    def network_for(self, options: Any, seats: int) -> Network | None:
        """The network for tables of that size with those options."""
        variant = self.speech.variant(options)
        if variant is None:
            return None
        return next((network for network in self.networks if network.card.covers(variant, seats)), None)

    def choose(self, view: Any, ask: Ask, knowledge: Any, rng: Random) -> Action:
        """Say one token after the other until the answer is complete."""
        network = self.learned(view)
        if network is None:
            return self.understudy.choose(view, ask, knowledge, rng)
        sentence = Sentence(self.speech, view, ask, knowledge)
        if self.memory < 1:
            sentence.forget(self.memory, rng)
        action = None
        while action is None:
            action = sentence.say(self._token(network, sentence, rng))
        return action

    def _token(self, network: Network, sentence: Sentence, rng: Random) -> int:
        """The only legal token, or one by the odds of the network."""
        mask = sentence.mask
        legal = np.flatnonzero(mask)
        if len(legal) == 1:
            return int(legal[0])
        (token,) = rng.choices(legal.tolist(), self.odds(network, sentence, mask)[legal].tolist())
        return token

    def odds(self, network: Network, sentence: Sentence, mask: Numbers) -> Numbers:
        """How likely it says each token next."""
        sharpness = network.card.sharpness
        leaning = sharpness * self.leaning(sentence.view, sentence.knowledge)
        temperature = self.temperature * (sharpness if self.as_trained else 1)
        odds = network.odds(sentence.observation, mask, temperature, leaning)
        return self.speech.tact(sentence.view, tuned(odds, mask, self.floor, self.trim))


def tuned(odds: Numbers, mask: Numbers, floor: float, trim: float) -> Numbers:
    """The odds without those below *trim*, and with *floor* spread evenly over all that is legal."""
    if trim:
        odds = np.where(odds >= min(trim, odds.max()), odds, 0)
        odds = odds / odds.sum()
    found: Numbers = odds * (1 - floor) + mask * (floor / mask.sum())
    return found
