"""The odds of whole answers: what a policy over tokens says of every legal action."""

from collections.abc import Iterator

import msgspec
import numpy as np

from contrabande.bots.neural.network import Network
from contrabande.bots.neural.speech import Sentence, Speech
from contrabande.engine.actions import Action, Ask


def answers(
    speech: Speech, network: Network, view: msgspec.Struct, ask: Ask, knowledge: msgspec.Struct
) -> dict[Action, float]:
    """Every action that can be told, with its chance; those of one action told in several ways add up."""
    odds: dict[Action, float] = {}
    for action, chance in _told(network, Sentence(speech, view, ask, knowledge), ()):
        odds[action] = odds.get(action, 0.0) + chance
    return odds


def _told(network: Network, sentence: Sentence, said: tuple[int, ...]) -> Iterator[tuple[Action, float]]:
    """All ways to go on after the tokens *said*."""
    now = sentence.after(said)
    odds = network.odds(now.observation, now.mask, 1.0)
    for token in np.flatnonzero(now.mask).tolist():
        chance = float(odds[token])
        action = sentence.after(said).say(token)
        if action is not None:
            yield action, chance
        else:
            yield from ((each, chance * more) for each, more in _told(network, sentence, (*said, token)))
