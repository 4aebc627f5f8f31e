"""The one list of games."""

from contrabande.engine.errors import OptionsError, shortened
from contrabande.engine.game import AnyGame
from contrabande.games import hart_an_der_grenze, hochstapler, meisterdiebe, prohis

GAMES: tuple[AnyGame, ...] = (hart_an_der_grenze.GAME, meisterdiebe.GAME, hochstapler.GAME, prohis.GAME)


def game_named(key: str) -> AnyGame:
    """The game with that key or those two letters, refused by name where there is none."""
    for game in GAMES:
        if key in (game.key, game.prefix, game.prefix.lower()):
            return game
    raise OptionsError(f"there is no game {shortened(repr(key))}; there are {', '.join(game.key for game in GAMES)}")
