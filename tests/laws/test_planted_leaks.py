"""The tests of the law of blindness: twenty leaks are planted, and every one is caught (design, §4)."""

from random import Random

import pytest
from planted import LEAKS

from contrabande.engine.game import AnyGame
from contrabande.games import GAMES
from contrabande.laws.blindness import check_blindness
from contrabande.laws.broken import LawBroken
from contrabande.laws.line import Line, audiences, fresh_chance, random_answers
from contrabande.laws.worlds import check_sampler, situations

MATCHES = 12
DEEPEST = 9
"""How far down the tiny tree a leak must show."""


def look_for_leaks(game: AnyGame, rng: Random) -> None:
    """Sampled worlds along random matches, then all worlds of the beginning of the tiny variant."""
    for number in range(MATCHES):
        seats = game.seats[number % len(game.seats)]
        line = Line.begin(game, game.variants[0].options, seats, fresh_chance(rng))
        for _ in range(80):
            if not line.to_act:
                break
            check_blindness(line, rng.choice(audiences(seats)), rng, steps=4)
            line.play(random_answers(line.asks(), rng), fresh_chance(rng))
    tiny = next(variant for variant in game.variants if variant.key == "tiny")
    found = situations(game, tiny.options, tiny.seats[0], DEEPEST)
    for situation, worlds in list(found.items())[:400]:
        check_sampler(game, situation, worlds, rng, 8)


@pytest.mark.slow
@pytest.mark.parametrize("name", LEAKS)
def test_every_planted_leak_is_caught(name: str) -> None:
    """A law that cannot fail proves nothing."""
    with pytest.raises(LawBroken, match="law 7"):
        look_for_leaks(LEAKS[name], Random(5))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_same_search_finds_nothing_in_the_real_games(game: AnyGame) -> None:
    """The counterpart: no false alarm."""
    look_for_leaks(game, Random(5))


def test_there_are_twenty_leaks_in_all_four_games() -> None:
    """Of each kind: a view, an event, a mask, an ordering, a size, being asked."""
    assert len(LEAKS) >= 20
    assert {name.split(":")[0] for name in LEAKS} == {game.prefix.lower() for game in GAMES}
