"""The search: legal, repeatable, blind to what is hidden, and better than chance."""

from random import Random

import pytest

from contrabande.arena.arena import meet
from contrabande.bots.ismcts import IsmctsBot, Node
from contrabande.engine.actions import Ask
from contrabande.engine.game import AnyGame
from contrabande.engine.match import AnyMatch, Match
from contrabande.games import GAMES, game_named
from contrabande.games.hochstapler.model import Announce, Doubt

HS = game_named("hochstapler")


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_the_search_plays_every_game_by_its_rules(game: AnyGame) -> None:
    """At the smallest table, with hardly a thought."""
    entry = meet(game, game.variants[0].options, game.seats[0], ("ismcts:1", "random"), 1).entries[0]
    assert entry.faults == 0


def test_the_same_dice_give_the_same_answer_from_the_view_alone() -> None:
    """Neither the match nor anything else is touched."""
    match: AnyMatch = Match(HS, HS.variants[0].options, 3, b"x")
    seat = next(iter(match.to_act))
    prompt = match.prompt(seat)
    assert prompt is not None
    view, known = match.view(seat), match.knowledge(seat)
    answers = [IsmctsBot(HS, 20).choose(view, prompt.ask, known, Random(3)) for _ in range(2)]
    assert answers[0] == answers[1]
    assert prompt.ask.allows(answers[0])


def test_the_search_beats_chance() -> None:
    """Hochstapler at three seats: more than a fair third, by far."""
    assert meet(HS, HS.variants[0].options, 3, ("ismcts:40", "random"), 4).entries[0].win_share > 0.5


def test_a_node_comes_back_to_what_wins() -> None:
    """And tries the rest now and then."""
    rng, node = Random(1), Node()
    ask = Ask("bid", tuple(choice for choice in HS.space(HS.variants[0].options, 3)), ("HS-6",))
    for _ in range(300):
        action = node.select(ask, rng)
        node.learn(action, 1.0 if isinstance(action, Doubt) else 0.0)
    assert node.favourite() == Doubt()
    assert 5 < len(node.tried) < 40
    assert any(isinstance(action, Announce) for action in node.tried)
