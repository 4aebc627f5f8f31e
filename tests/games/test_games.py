"""The list of games."""

import pytest

from contrabande.engine.errors import OptionsError
from contrabande.engine.game import AnyGame
from contrabande.games import GAMES, game_named


def test_the_four_games_stand_in_the_order_of_the_house() -> None:
    """The order that menus and figures use."""
    assert [game.key for game in GAMES] == ["hart-an-der-grenze", "meisterdiebe", "hochstapler", "prohis"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_game_is_found_by_its_key(game: AnyGame) -> None:
    """Every key names its own game."""
    assert game_named(game.key) is game
    assert game_named(game.prefix) is game_named(game.prefix.lower()) is game


def test_an_unknown_game_is_refused_by_name() -> None:
    """The refusal says which games there are."""
    with pytest.raises(OptionsError, match="no game 'chess'; there are hart-an-der-grenze"):
        game_named("chess")
