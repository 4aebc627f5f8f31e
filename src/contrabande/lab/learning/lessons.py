"""Lessons: how the heuristic bots answer, written down as tokens, so that a network can learn to play like them."""

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from contrabande.bots.neural.registry import speech_of
from contrabande.bots.neural.speech import Numbers, Sentence
from contrabande.bots.registry import bot_named
from contrabande.engine.actions import Answer
from contrabande.engine.chance import SeededChance
from contrabande.engine.game import AnyGame
from contrabande.games import game_named
from contrabande.laws.line import Line


class Lesson(NamedTuple):
    """One token of an answer, where there was a choice."""

    seen: Numbers
    legal: Numbers
    token: int


def match_lessons(game: AnyGame, seats: int, seed: str, guest: str | None = None) -> Iterator[Lesson]:
    """A match of heuristic bots by the printed rules; a *guest* has one of the seats, and nobody writes down his."""
    rng, chance = Random(seed), SeededChance(Random(seed).randbytes(32))
    teacher, speech = bot_named(game, "heuristic"), speech_of(game)
    bots = [teacher] * seats
    if guest is not None:
        bots[rng.randrange(seats)] = bot_named(game, guest)
    line = Line.begin(game, game.variants[0].options, seats, chance)
    while asks := line.asks():
        answers = []
        for seat, ask in asks.items():
            view, known = game.view(line.state, seat), line.knowledge[seat]
            action = bots[seat].choose(view, ask, known, rng)
            answers.append(Answer(seat, action))
            if bots[seat] is not teacher:
                continue
            sentence = Sentence(speech, view, ask, known)
            for token in speech.spell(view, ask, action):
                if sentence.mask.sum() > 1:
                    yield Lesson(sentence.observation, sentence.mask, token)
                sentence.say(token)
        line.play(tuple(answers), chance)


class Share(NamedTuple):
    """What one worker plays; plain data, for it travels."""

    game: str
    seconds: float
    seed: str
    guest: str | None = None
    sizes: tuple[int, ...] = ()
    """Which table sizes are played; all of the game where nothing is said."""


def recorded(share: Share) -> dict[str, Numbers]:
    """Play for so long, but one match at least, all table sizes in turn: observations, packed masks and tokens."""
    played = game_named(share.game)
    sizes = share.sizes or tuple(played.seats)
    rows: list[Lesson] = []
    ends_at, number = time.monotonic() + share.seconds, 0
    while not rows or time.monotonic() < ends_at:
        seats = sizes[number % len(sizes)]
        rows.extend(match_lessons(played, seats, f"{share.seed}/{number}", share.guest))
        number += 1
    return {
        "seen": np.stack([row.seen for row in rows]),
        "legal": np.packbits(np.stack([row.legal for row in rows]), axis=1),
        "token": np.array([row.token for row in rows], np.int16),
    }


def write_lessons(path: Path, parts: list[dict[str, Numbers]]) -> int:
    """Write the parts as one file; how many tokens there are."""
    path.parent.mkdir(parents=True, exist_ok=True)
    whole: dict[str, Any] = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    np.savez_compressed(path, **whole)
    return len(whole["token"])
