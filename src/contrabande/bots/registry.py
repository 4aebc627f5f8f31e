"""The bots by name: which one plays which game."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

from contrabande.bots.bot import Bot
from contrabande.bots.careless import Careless
from contrabande.bots.random import RandomBot
from contrabande.bots.tempers import BLUNDERS, LEVELS, TEMPERS, weights
from contrabande.engine.errors import OptionsError
from contrabande.engine.game import AnyGame

BOTS = ("random", "heuristic")

# A bot of some game: its view and knowledge have no common type.
AnyBot: TypeAlias = Bot[Any, Any]


def bot_named(game: AnyGame, name: str) -> AnyBot:
    """The bot called *name* for *game*, refused by name where there is none."""
    match name:
        case "random":
            return RandomBot()
        case "heuristic":
            return _heuristic(game)
        case _:
            raise OptionsError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")


def bot_at(game: AnyGame, level: str, temper: str) -> AnyBot:
    """The bot of a level and a temper, as a table seats it."""
    if level not in LEVELS or temper not in TEMPERS:
        raise OptionsError(f"there is no {level!r} bot with the temper {temper!r}")
    thoughtful = _heuristic(game, **weights(game.key, level, temper))
    return Careless(thoughtful, RandomBot(), BLUNDERS[level])


def _heuristic(game: AnyGame, **weights: float | int) -> AnyBot:
    package = game.views.__module__.split(".")[-2]
    module = f"contrabande.bots.heuristic.{package}"
    if find_spec(module) is None:
        raise OptionsError(f"{game.key} has no heuristic bot yet; it has random")
    bot: AnyBot = import_module(module).HeuristicBot(**weights)
    return bot
