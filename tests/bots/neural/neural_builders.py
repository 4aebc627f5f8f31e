"""Networks of random weights, and tables that are played token by token."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np

from contrabande.bots.neural.network import Network
from contrabande.bots.neural.registry import speech_of
from contrabande.bots.neural.speech import Numbers, Sentence, Speech
from contrabande.engine.actions import Action
from contrabande.engine.game import AnyGame
from contrabande.engine.seats import Seat
from contrabande.games import GAMES
from contrabande.laws.line import Line, answers_of, fresh_chance

WIDTH = 16
KEYS = [game.key for game in GAMES]
TABLES = [
    (game.key, variant, seats)
    for game in GAMES
    for variant, offered in enumerate(game.variants)
    for seats in offered.seats
]
"""Every game, variant and seat count."""


def weights(speech: Speech, width: int = WIDTH, blocks: int = 2, seed: int = 0) -> dict[str, Numbers]:
    """The arrays of a network that knows nothing."""
    rng = np.random.default_rng(seed)
    shapes: dict[str, tuple[int, ...]] = {"in_w": (speech.features, width), "in_b": (width,)}
    for block in range(blocks):
        for part in "ab":
            shapes |= {f"block{block}_{part}_w": (width, width), f"block{block}_{part}_b": (width,)}
    shapes |= {"head_w": (width, speech.tokens), "head_b": (speech.tokens,)}
    arrays = {name: (rng.standard_normal(shape) / 4).astype(np.float16) for name, shape in shapes.items()}
    mean, scale = (rng.random(speech.features).astype(np.float16) for _ in range(2))
    return {"mean": mean, "scale": scale, **arrays}


def network_of(game: AnyGame, seed: int = 0) -> Network:
    """Such a network for a game."""
    return Network(weights(speech_of(game), seed=seed))


def saved(game: AnyGame, folder: Path) -> Path:
    """Such a network in a file."""
    path = folder / "some.npz"
    np.savez(path, **weights(speech_of(game)))  # type: ignore[arg-type]
    return path


class Turn(NamedTuple):
    """One answer, token by token, with the question before each."""

    line: Line
    seat: Seat
    action: Action
    tokens: list[int]
    masks: list[Numbers]
    observations: list[Numbers]


def spoken(line: Line, seat: Seat, speech: Speech, rng: Random) -> Turn:
    """An answer of random legal tokens."""
    ask = line.ask(seat)
    assert ask is not None
    sentence = Sentence(speech, line.game.view(line.state, seat), ask, line.knowledge[seat])
    turn = Turn(line, seat, Action(), [], [], [])
    action = None
    while action is None:
        turn.masks.append(sentence.mask)
        turn.observations.append(sentence.observation)
        turn.tokens.append(int(rng.choice(np.flatnonzero(sentence.mask))))
        action = sentence.say(turn.tokens[-1])
    assert ask.allows(action)
    return turn._replace(action=action)


def steps(game: AnyGame, variant: int, seats: int, most: int) -> Iterator[tuple[Line, list[Turn]]]:
    """A match of random tokens: before each step the line, and what everybody who is asked says."""
    rng = Random(f"{game.key}/{variant}/{seats}")
    chance, speech = fresh_chance(rng), speech_of(game)
    line = Line.begin(game, game.variants[variant].options, seats, chance)
    for _ in range(most):
        asks = line.asks()
        if not asks:
            return
        turns = [spoken(line, seat, speech, rng) for seat in asks]
        yield line, turns
        line.play(answers_of([(turn.seat, turn.action) for turn in turns], asks), chance)
