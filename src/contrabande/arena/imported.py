"""A bot by import path: `package.module:Name`, or `path/to/file.py:Name`."""

import sys
from collections.abc import Callable
from hashlib import blake2b
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from inspect import Parameter, signature
from pathlib import Path
from types import ModuleType

from contrabande.arena.errors import ArenaError
from contrabande.bots.registry import AnyBot
from contrabande.engine.game import AnyGame


def imported(game: AnyGame, name: str) -> AnyBot:
    """The bot that the class or function *name* makes; it is handed the game if it takes an argument."""
    place, _, attribute = name.rpartition(":")
    module = _module(place)
    make = getattr(module, attribute, None)
    if not callable(make):
        raise ArenaError(f"{place} has no class or function {attribute!r} that makes a bot")
    try:
        bot: AnyBot = make(game) if _wants_the_game(make) else make()
    except Exception as error:
        raise ArenaError(f"{name} made no bot: {type(error).__name__}: {error}") from None
    if not callable(getattr(bot, "choose", None)):
        raise ArenaError(f"{name} made {bot!r}, which has no method choose(view, ask, knowledge, rng)")
    return bot


def _wants_the_game(make: Callable[..., AnyBot]) -> bool:
    """Whether its first argument must be given."""
    needed = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)
    return any(each.default is each.empty and each.kind in needed for each in signature(make).parameters.values())


def _module(place: str) -> ModuleType:
    try:
        if place.endswith(".py"):
            return _file(Path(place).resolve())
        if "" not in sys.path and str(Path.cwd()) not in sys.path:
            sys.path.append(str(Path.cwd()))
        return import_module(place)
    except Exception as error:
        raise ArenaError(f"{place!r} cannot be imported: {type(error).__name__}: {error}") from None


def _file(path: Path) -> ModuleType:
    name = f"bot_{blake2b(str(path).encode(), digest_size=8).hexdigest()}"
    if name in sys.modules:
        return sys.modules[name]
    spec = spec_from_file_location(name, path)
    assert spec is not None, "a file that ends in .py has a loader"
    assert spec.loader is not None, "a file that ends in .py has a loader"
    module = sys.modules[name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
