"""Token by token a bot is asked exactly what the simulators ask, and every answer can be said."""

from collections import Counter
from random import Random

import numpy as np
import pytest
from neural_builders import KEYS, TABLES, Turn, spoken, steps

from contrabande.bots.neural import meisterdiebe as md
from contrabande.bots.neural.registry import speech_of
from contrabande.bots.neural.speech import Sentence, Speech
from contrabande.engine.actions import Action, Ask
from contrabande.games import game_named
from contrabande.laws.line import Line, answers_of

STEPS = 1000
"""Random matches are over by then."""


@pytest.mark.parametrize(("key", "variant", "seats"), TABLES)
def test_what_is_asked_and_said_is_what_the_bridge_tells_the_simulator(key: str, variant: int, seats: int) -> None:
    """There and back: tokens make an action, and that action makes the same seats, tokens, masks and observations."""
    pytest.importorskip("jax")
    from contrabande.lab.registry import bridge_named

    bridge = bridge_named(key)
    for line, turns in steps(game_named(key), variant, seats, STEPS):
        moves = bridge.moves(line, answers_of([(turn.seat, turn.action) for turn in turns], line.asks()))
        assert [move.token for move in moves] == [token for turn in turns for token in turn.tokens]
        assert [move.seat for move in moves] == [turn.seat for turn in turns for _ in turn.tokens]
        assert np.array_equal([move.mask for move in moves], np.concatenate([turn.masks for turn in turns]))
        shown = np.concatenate([turn.observations for turn in turns])
        assert np.array_equal([move.observation for move in moves], shown)


@pytest.mark.parametrize("key", KEYS)
def test_sizes_are_those_of_the_simulator(key: str) -> None:
    pytest.importorskip("jax")
    from contrabande.lab.registry import simulator_named

    simulator, speech = simulator_named(key), speech_of(game_named(key))
    assert (speech.tokens, speech.features) == (simulator.tokens, simulator.features)


@pytest.mark.parametrize(("key", "variant", "seats"), TABLES)
def test_every_legal_answer_can_be_said_and_no_other(key: str, variant: int, seats: int) -> None:
    """Two asks of every kind: all ways through the masks, each a legal action and none twice."""
    told: Counter[str] = Counter()
    speech = speech_of(game_named(key))
    for line, turns in steps(game_named(key), variant, seats, STEPS):
        for seat, ask in line.asks().items():
            told[ask.key] += 1
            if told[ask.key] <= 2:
                said = sayable(speech, line, turns[0]._replace(seat=seat), ask)
                assert sorted(said, key=repr) == sorted(ask.actions(), key=repr)


def sayable(speech: Speech, line: Line, turn: Turn, ask: Ask, begun: tuple[int, ...] = ()) -> list[Action]:
    """All actions that begin with some tokens."""
    sentence = Sentence(speech, line.game.view(line.state, turn.seat), ask, line.knowledge[turn.seat])
    for token in begun:
        if (action := sentence.say(token)) is not None:
            return [action]
    following = np.flatnonzero(sentence.mask).tolist()
    return [action for token in following for action in sayable(speech, line, turn, ask, (*begun, token))]


def test_a_drawer_is_named_by_the_slot_it_stands_in() -> None:
    """MD-24: after the chest was turned, the first token is still the drawer on top in the north."""
    game = game_named("meisterdiebe")
    for line, turns in steps(game, 0, 3, 40):
        view = game.view(line.state, turns[0].seat)
        if view.phase in ("place", "open"):
            assert [view.slots[token] for token in turns[0].tokens] == [getattr(turns[0].action, "drawer", None)]


def test_what_is_told_so_far_is_shown() -> None:
    """HG-12: card by card, at the end of the observation."""
    game = game_named("hart-an-der-grenze")
    speech = speech_of(game)
    line, turns = next(steps(game, 0, 3, 1))
    longest = max(
        (spoken(line, turns[0].seat, speech, Random(seed)) for seed in range(20)), key=lambda t: len(t.tokens)
    )
    told = [sum(seen[speech.place : speech.place + speech.kinds]) for seen in longest.observations]
    assert told == list(range(len(longest.tokens)))
    assert len(told) > 2


def test_what_was_open_long_ago_is_forgotten_in_a_game_of_memory() -> None:
    """With no memory at all only the open drawer is left, and what lies openly on the table."""
    line, turns = list(steps(game_named("meisterdiebe"), 0, 3, most=60))[-1]
    speech, seen = speech_of(line.game), turns[0].observations[0]
    assert speech.forget is not None
    assert (speech.forget(seen, 1.0, Random(0)) == seen).all()
    left = speech.forget(seen, 0.0, Random(0))
    chest = slice(md.CHEST, md.CHEST + md.SLOTS * md.SLOT_NUMBERS)
    before, after = seen[chest].reshape(md.SLOTS, -1), left[chest].reshape(md.SLOTS, -1)
    assert before[:, :10].any()
    faded = (before[:, -2] == 0) & (before[:, -1] > 0)
    assert not after[faded, :10].any()
    assert (after[~faded] == before[~faded]).all()
    assert (np.delete(left, np.r_[chest]) == np.delete(seen, np.r_[chest])).all()
