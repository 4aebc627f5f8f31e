"""Advice: what a learned bot would answer in somebody's place, and how likely it gives the answer that was given."""

from collections.abc import Iterable
from heapq import heappop, heappush
from itertools import count
from typing import Any, NamedTuple

import numpy as np

from contrabande.bots.neural.bot import NeuralBot
from contrabande.bots.neural.network import Network
from contrabande.bots.neural.speech import Sentence
from contrabande.engine.actions import Action, Ask

MOST = 3
"""So many answers are told of those that it might give."""
MOST_LOOKS = 120
"""So often the network is asked for one question; where it mixes over very many answers, fewer of them are told."""
HARDLY = 1e-4
"""What it says less often than this is not gone into."""


class Advice(NamedTuple):
    """What a bot thinks of one question."""

    likely: list[tuple[Action, float]]
    """Its most likely answers with their odds, the likeliest first."""
    given: float
    """The odds of the answer that was given."""


def advised(bot: NeuralBot, view: Any, ask: Ask, knowledge: Any, given: Action, most: int = MOST) -> Advice | None:
    """Its *most* likely answers, and the odds of the *given* one; None where it has not learned such a table."""
    network = bot.learned(view)
    if network is None:
        return None
    sentence = Sentence(bot.speech, view, ask, knowledge)
    spelled = bot.speech.spell(view, ask, given)
    return Advice(_likely(bot, network, sentence, most), _chance(bot, network, sentence, spelled))


def _likely(bot: NeuralBot, network: Network, sentence: Sentence, most: int) -> list[tuple[Action, float]]:
    """The best first: whatever is still to be told of an answer only makes it less likely, so none is overtaken."""
    found: list[tuple[Action, float]] = []
    number, looks = count(), 0
    waiting: list[tuple[float, int, tuple[int, ...], Action | None]] = [(-1.0, next(number), (), None)]
    while waiting and len(found) < most and looks < MOST_LOOKS:
        minus, _, said, action = heappop(waiting)
        if action is not None:
            found.append((action, -minus))
            continue
        now = sentence.after(said)
        odds, looks = bot.odds(network, now, now.mask), looks + 1
        for token in np.flatnonzero(odds > HARDLY).tolist():
            told = sentence.after(said).say(token)
            heappush(waiting, (minus * float(odds[token]), next(number), (*said, token), told))
    return found


def _chance(bot: NeuralBot, network: Network, sentence: Sentence, tokens: Iterable[int]) -> float:
    now, chance = sentence.after(()), 1.0
    for token in tokens:
        chance *= float(bot.odds(network, now, now.mask)[token])
        now.say(token)
    return chance
