"""The learned bots by name: `neural`, `neural:argmax`, `neural:0.7`, `neural@file.npz`, `neural@file.npz:0.7`."""

import re
from functools import partial
from importlib import import_module
from typing import Any

from contrabande.bots.bot import Bot
from contrabande.bots.neural.bot import Leaning, NeuralBot, even
from contrabande.bots.neural.network import loaded, shipped
from contrabande.bots.neural.speech import Speech
from contrabande.engine.errors import OptionsError
from contrabande.engine.game import AnyGame

_NAME = re.compile(r"neural(?:@(?P<path>.+?))?(?::(?P<manner>argmax|\d+(?:\.\d+)?))?")


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


def neural_bot(game: AnyGame, name: str, understudy: Bot[Any, Any], temper: str = "", memory: float = 1.0) -> NeuralBot:
    """The learned bot of that name: from the package or from a file, at temperature 1 or the one given."""
    told = _NAME.fullmatch(name)
    if told is None:
        raise OptionsError(f"{name!r} is no learned bot; write neural, neural:argmax, neural:0.7 or neural@file.npz")
    speech, path, manner = speech_of(game), told["path"], told["manner"]
    networks = (loaded(speech, path),) if path else shipped(speech, folder_of(game))
    temperature = 0.0 if manner == "argmax" else float(manner or 1)
    leaning = leaning_of(game, temper)
    return NeuralBot(speech, networks, understudy, temperature=temperature, leaning=leaning, memory=memory)
