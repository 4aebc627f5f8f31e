"""The bots by name: which one plays which game."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

from contrabande.bots.bot import Bot
from contrabande.bots.careless import Careless
from contrabande.bots.ismcts import SIMULATIONS, IsmctsBot
from contrabande.bots.random import RandomBot
from contrabande.bots.tempers import BLUNDERS, HEAT, LEVELS, MEMORY, PLAIN, TEMPERS, Manner, weights
from contrabande.engine.errors import OptionsError
from contrabande.engine.game import AnyGame

BOTS = ("random", "heuristic", "ismcts", "neural", *LEVELS)
"""The names of bots; a level may be followed by a temper (`strong:gambler`), a search by its length (`ismcts:400`), a
learned bot by its file and its temperature (`neural@file.npz:0.7`, `neural:argmax`)."""

LONGEST_SEARCH = 9
"""Digits of the number of simulations."""

# A bot of some game: its view and knowledge have no common type.
AnyBot: TypeAlias = Bot[Any, Any]


def is_bot(name: str) -> bool:
    """Whether *name* begins as a bot's name does."""
    return name.partition(":")[0].partition("@")[0] in BOTS


def bot_named(game: AnyGame, name: str) -> AnyBot:
    """The bot called *name* for *game*, refused by name where there is none."""
    kind, _, more = name.partition(":")
    match kind:
        case "random" if not more:
            return RandomBot()
        case "heuristic" if not more:
            return _heuristic(game)
        case "ismcts" if not more or (more.isdecimal() and len(more) <= LONGEST_SEARCH and int(more)):
            return IsmctsBot(game, int(more or SIMULATIONS))
        case _ if kind.partition("@")[0] == "neural":
            return _neural(game, name, _heuristic(game))
        case _ if kind in LEVELS:
            return bot_at(game, kind, more)
        case _:
            raise OptionsError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")


def bot_at(game: AnyGame, level: str, temper: str = "") -> AnyBot:
    """The bot of a level and a temper, as a table seats it; without one, nothing is inclined.

    The learned bot plays at the heat of the level; what it has not learned is played by the heuristic of that level
    and temper.
    """
    if level not in LEVELS or temper not in ("", *TEMPERS):
        raise OptionsError(f"there is no {level!r} bot with the temper {temper!r}; there are {', '.join(TEMPERS)}")
    thoughtful = _heuristic(game, **weights(game.key, level, temper))
    understudy = Careless(thoughtful, RandomBot(), BLUNDERS[level])
    manner = Manner(temper, MEMORY[level], as_trained=level != LEVELS[-1])
    return _neural(game, f"neural:{HEAT[game.key][level]}", understudy, manner)


def _heuristic(game: AnyGame, **weights: float | int) -> AnyBot:
    package = game.views.__module__.split(".")[-2]
    module = f"contrabande.bots.heuristic.{package}"
    if find_spec(module) is None:
        raise OptionsError(f"{game.key} has no heuristic bot yet; it has random")
    bot: AnyBot = import_module(module).HeuristicBot(**weights)
    return bot


def _neural(game: AnyGame, name: str, understudy: AnyBot, manner: Manner = PLAIN) -> AnyBot:
    """The learned bot, with *understudy* for what it has not learned; numpy is loaded only where one plays."""
    bot: AnyBot = import_module("contrabande.bots.neural.registry").neural_bot(game, name, understudy, manner)
    return bot
