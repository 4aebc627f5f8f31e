"""Levels and tempers: every bot that a table can seat plays by the rules."""

from random import Random

import pytest

from contrabande.bots.registry import bot_at
from contrabande.bots.tempers import LEVELS, MOVED, TEMPERS
from contrabande.engine.errors import OptionsError
from contrabande.engine.match import Match
from contrabande.games import GAMES, game_named


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_bots_of_all_levels_and_tempers_finish_a_match(game: str) -> None:
    played = game_named(game)
    rng = Random(1)
    line_up = [bot_at(played, level, temper) for level, temper in zip(LEVELS, TEMPERS)]
    match = Match(played, played.variants[0].options, 4, bytes(32))
    while not match.is_over:
        for seat in sorted(match.to_act):
            prompt = match.prompt(seat)
            assert prompt is not None
            match.answer(seat, line_up[seat].choose(match.view(seat), prompt.ask, match.knowledge(seat), rng))
    assert match.outcome is not None


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_every_temper_moves_weights_that_the_bot_has(game: str) -> None:
    assert set(MOVED[game]) == set(TEMPERS)
    for temper in TEMPERS:
        bot_at(game_named(game), "solid", temper)


def test_an_unknown_level_is_refused_by_name() -> None:
    with pytest.raises(OptionsError, match="grandmaster"):
        bot_at(GAMES[0], "grandmaster", "honest")
