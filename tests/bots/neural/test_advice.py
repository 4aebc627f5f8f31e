"""Advice: a learned bot's likeliest answers in somebody's place, exactly as its odds say."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest
from neural_builders import KEYS, network_of, weights

from contrabande.bots.neural import advice
from contrabande.bots.neural.answers import answers
from contrabande.bots.neural.bot import NeuralBot
from contrabande.bots.neural.network import Card, Network
from contrabande.bots.neural.registry import speech_of
from contrabande.bots.neural.speech import Numbers
from contrabande.bots.random import RandomBot
from contrabande.engine.match import AnyMatch, Match
from contrabande.games import game_named

FEW = 40
"""Answers to a question that are all counted."""
SEATS = 3


def table_of(key: str) -> AnyMatch:
    """A match that has just begun."""
    game = game_named(key)
    return Match(game, game.variants[0].options, SEATS, bytes(32))


@pytest.mark.parametrize("key", KEYS)
def test_the_likeliest_answers_come_first_and_none_is_left_out(key: str) -> None:
    """As counted over all answers, wherever a match asks for one of a few; a sum is counted without tact."""
    game, rng, checked = game_named(key), Random(4), 0
    speech, network = replace(speech_of(game), tact=lambda _view, odds: odds), network_of(game)
    bot, match = NeuralBot(speech, [network], RandomBot()), table_of(key)
    while not match.is_over and checked < 12:
        for seat in sorted(match.to_act):
            prompt = match.prompt(seat)
            assert prompt is not None
            view, knowledge, given = match.view(seat), match.knowledge(seat), prompt.ask.sample(rng.random)
            if prompt.ask.size <= FEW:
                every = answers(speech, network, view, prompt.ask, knowledge)
                best = sorted(every.values(), reverse=True)[:SEATS]
                found = advice.advised(bot, view, prompt.ask, knowledge, given, most=SEATS)
                assert found is not None
                assert [odds for _, odds in found.likely] == pytest.approx(best)
                assert [every[action] for action, _ in found.likely] == pytest.approx(best)
                assert found.given == pytest.approx(every[given])
                checked += 1
            match.answer(seat, given)
    assert checked >= SEATS


class Undecided(Network):
    """A network that favours nothing, and counts how often it is asked."""

    looks = 0

    def logits(self, observation: Numbers) -> Numbers:
        """One look more."""
        self.looks += 1
        return np.zeros(self.tokens, np.float32)


def test_it_does_not_think_for_ever_where_very_much_is_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    """HG-8: of all ways to pack a case it favours none; the answer that was given is judged all the same."""
    most = 5
    monkeypatch.setattr(advice, "MOST_LOOKS", most)
    game = game_named("hart-an-der-grenze")
    network = Undecided(weights(speech_of(game)))
    bot, match = NeuralBot(speech_of(game), [network], RandomBot()), table_of(game.key)
    seat = min(match.to_act)
    prompt = match.prompt(seat)
    assert prompt is not None
    given = prompt.ask.sample(Random(1).random)
    tokens = len(bot.speech.spell(match.view(seat), prompt.ask, given))
    found = advice.advised(bot, match.view(seat), prompt.ask, match.knowledge(seat), given, most=1_000)
    assert found is not None
    assert network.looks == most + tokens
    assert 0 < found.given < 1


def test_of_tables_it_has_not_learned_it_says_nothing() -> None:
    game, match = game_named("hochstapler"), table_of("hochstapler")
    bot = NeuralBot(speech_of(game), [Network(weights(speech_of(game)), Card(seats=(4,)))], RandomBot())
    seat = min(match.to_act)
    prompt = match.prompt(seat)
    assert prompt is not None
    given = prompt.ask.sample(Random(1).random)
    assert advice.advised(bot, match.view(seat), prompt.ask, match.knowledge(seat), given, most=3) is None
