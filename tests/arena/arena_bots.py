"""Bots of strangers, for the arena to meet: by import path (`arena_bots:Name`), or served at a URL."""

import os
import signal
from pathlib import Path
from random import Random
from typing import Any

from contrabande.engine.actions import Action, Ask
from contrabande.engine.game import AnyGame
from contrabande.games.hochstapler.model import Announce, Colour


class First:
    """Answers with the first thing that is allowed."""

    def choose(self, view: Any, ask: Ask, knowledge: Any, rng: Random) -> Action:
        """No thought at all."""
        return next(ask.actions())


class KnowsTheGame(First):
    """Wants to be told what is played."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game


class Cheat:
    """Announces a sum that nobody can have."""

    def choose(self, view: Any, ask: Ask, knowledge: Any, rng: Random) -> Action:
        """Against HS-6."""
        return Announce(999, Colour("green"))


class Crash:
    """Raises."""

    def choose(self, view: Any, ask: Ask, knowledge: Any, rng: Random) -> Action:
        """Nothing."""
        raise ZeroDivisionError("oh")


class Mute:
    """Says nothing."""

    def choose(self, view: Any, ask: Ask, knowledge: Any, rng: Random) -> Any:
        """No action."""
        return None


class Mortal:
    """Plays at random; the first process in which it has answered so often is killed, and no other."""

    answers = 0

    def choose(self, view: Any, ask: Ask, knowledge: Any, rng: Random) -> Action:
        """Leaves a note, then dies; where there is a note already, or nowhere to leave one, it lives."""
        Mortal.answers += 1
        grave = os.environ.get("GRAVE")
        if grave and Mortal.answers > 20 and not Path(grave).exists():
            Path(grave).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return ask.sample(rng.random)


def makes_nothing() -> None:
    """No bot."""


NUMBER = 7
