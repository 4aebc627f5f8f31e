"""The learned bots by name: `neural`, `neural:argmax`, `neural:0.7`, `neural@file.npz`, `neural@file.npz:0.7`."""

import re
from functools import partial
from importlib import import_module
from typing import Any

from contrabande.bots.bot import Bot
from contrabande.bots.neural.bot import Leaning, NeuralBot, even
from contrabande.bots.neural.network import loaded, shipped
from contrabande.bots.neural.speech import Speech
from contrabande.bots.tempers import PLAIN, Manner
from contrabande.engine.errors import OptionsError, shortened
from contrabande.engine.game import AnyGame

_NAME = re.compile(r"neural(?:@(?P<path>.+?))?(?::(?P<manner>argmax|\d+(?:\.\d+)?))?")
HOTTEST = 1e6
"""The highest temperature: at this one nothing is left of what was learned."""


def folder_of(game: AnyGame) -> str:
    """The name of a game's modules and of its weights."""
    folder: str = game.views.__module__.split(".")[-2]
    return folder


def speech_of(game: AnyGame) -> Speech:
    """How *game* is spoken."""
    found: Speech = import_module(f"contrabande.bots.neural.{folder_of(game)}").SPEECH
    return found


def leaning_of(game: AnyGame, temper: str) -> Leaning:
    """What a temper does in *game*."""
    return (
        partial(import_module(f"contrabande.bots.neural.leanings.{folder_of(game)}").lean, temper) if temper else even
    )


def neural_bot(game: AnyGame, name: str, understudy: Bot[Any, Any], manner: Manner = PLAIN) -> NeuralBot:
    """The learned bot of that name: from the package or from a file, at temperature 1 or the one given."""
    told = _NAME.fullmatch(name)
    if told is None:
        told_as = "neural, neural:argmax, neural:0.7, neural@file.npz or neural@file.npz:0.7"
        raise OptionsError(f"{shortened(repr(name))} is no learned bot; write {told_as}")
    speech, path = speech_of(game), told["path"]
    networks = (loaded(speech, path),) if path else shipped(speech, folder_of(game))
    return NeuralBot(
        speech,
        networks,
        understudy,
        temperature=_temperature(told["manner"]),
        as_trained=manner.as_trained,
        leaning=leaning_of(game, manner.temper),
        memory=manner.memory,
    )


def has_learned(bot: Bot[Any, Any], options: Any, seats: int) -> bool:
    """Whether a bot plays as itself at such a table: of the learned ones not all do, and an understudy takes over."""
    return not isinstance(bot, NeuralBot) or bot.network_for(options, seats) is not None


def _temperature(manner: str | None) -> float:
    """What is told behind the colon, as a number; 0 always takes the best token."""
    temperature = 0.0 if manner == "argmax" else float(manner or 1)
    if temperature > HOTTEST:
        raise OptionsError(f"{shortened(str(manner))} is no temperature of a learned bot; {HOTTEST:.0f} is the highest")
    return temperature
