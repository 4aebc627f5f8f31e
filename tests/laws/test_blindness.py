"""Law 7 in size, and the golden list of what may be turned face up."""

from random import Random

import pytest

from contrabande.engine.game import AnyGame
from contrabande.games import GAMES
from contrabande.laws.blindness import check_blindness
from contrabande.laws.fuzz import cases
from contrabande.laws.line import Line, audiences, fresh_chance, random_answers

REVEALING = {
    "hart-an-der-grenze": "CaseCleared CaseOpened CaseSeized GoodsSold KindCalled KindSold MatchEnded",
    "meisterdiebe": "CardRevealed MatchEnded SmugglersShown",
    "hochstapler": "CardSwapped CardsRevealed",
    "prohis": "BribeShown CardTurned DisplayLaid DisplayRefilled MatchEnded SeatScored",
}
"""Events that show everybody what was hidden. Adding one here is a change of who sees what: cite the rule."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_only_these_events_turn_hidden_things_face_up(game: AnyGame) -> None:
    """The law excuses what they show, so nobody may mark one more in passing."""
    assert {event.__name__ for event in game.events if event.reveals} == set(REVEALING[game.key].split())


@pytest.mark.slow
@pytest.mark.parametrize("samples", [300, pytest.param(10_000, marks=pytest.mark.full)])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_audience_tells_sampled_worlds_apart(game: AnyGame, samples: int) -> None:
    """Worlds sampled over all audiences, options and seat counts stay indistinguishable to the byte."""
    rng = Random(11)
    left = samples
    for options, seats, _ in cases(game, rng):
        line = Line.begin(game, options, seats, fresh_chance(rng))
        while line.to_act and left:
            if rng.random() < 0.15:
                check_blindness(line, rng.choice(audiences(seats)), rng, steps=8)
                left -= 1
            line.play(random_answers(line.asks(), rng), fresh_chance(rng))
        if not left:
            break
