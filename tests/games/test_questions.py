"""Every question of every game with the rules it cites, and the sizes that follow from the printed tables."""

from random import Random

import pytest
from questions import BOUNDS, QUESTIONS, SPACES

from contrabande.engine.action_space import ActionSpace
from contrabande.engine.game import AnyGame
from contrabande.games import GAMES
from contrabande.laws.fuzz import tables
from contrabande.laws.line import Line, fresh_chance, random_answers

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def asked_in(game: AnyGame, matches: int) -> dict[str, str]:
    """The questions that random play under all options meets: key → rules."""
    rng = Random(2)
    rows = tables(game)
    rng.shuffle(rows)
    found: dict[str, str] = {}
    for options, seats in rows[:matches]:
        line = Line.begin(game, options, seats, fresh_chance(rng))
        while line.to_act:
            asks = line.asks()
            found |= {ask.key: " ".join(ask.rules) for ask in asks.values()}
            line.play(random_answers(asks, rng), fresh_chance(rng))
    return dict(sorted(found.items()))


@each_game
@pytest.mark.no_cover
def test_every_question_cites_its_rules(game: AnyGame) -> None:
    """A person who types `?` reads exactly these."""
    assert asked_in(game, 40) == QUESTIONS[game.key]


@each_game
def test_the_action_space_has_this_size(game: AnyGame) -> None:
    """Learners build their networks on it: a change is a new version of the game."""
    options = game.variants[0].options
    assert [ActionSpace(game.space(options, seats)).size for seats in game.seats] == SPACES[game.key]


@each_game
def test_no_match_is_longer_than_this(game: AnyGame) -> None:
    """The proven bound, in steps, of every variant at every seat count."""
    found = {v.key: [game.bound(v.options, seats) for seats in v.seats] for v in game.variants}
    assert found == BOUNDS[game.key]
