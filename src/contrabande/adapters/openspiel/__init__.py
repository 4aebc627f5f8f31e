"""OpenSpiel's door: importing this registers every game, turn by turn and with simultaneous answers.

import pyspiel, contrabande.adapters.openspiel
game = pyspiel.load_game("contrabande_hochstapler(players=5)")
"""

try:
    import pyspiel  # type: ignore[import-not-found]  # noqa: F401
except ImportError:
    raise ImportError("this door needs OpenSpiel: pip install 'contrabande[openspiel]'") from None

from contrabande.adapters.openspiel.game import SpielGame, load, register
from contrabande.adapters.openspiel.worlds import resampler
from contrabande.games import GAMES

__all__ = ["SpielGame", "load", "resampler"]

for _game in GAMES:
    register(_game)
