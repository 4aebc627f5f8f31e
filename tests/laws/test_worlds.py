"""The sampler behind the law of blindness, held against every world of the tiny variants (design, §4)."""

from math import ceil, sqrt
from random import Random

import pytest

from contrabande.engine.codec import encode
from contrabande.engine.game import AnyGame
from contrabande.games import GAMES
from contrabande.laws.line import Line, audiences, fresh_chance, random_answers
from contrabande.laws.worlds import Situation, Worlds, check_sampler, situations

LOOKED_AT = 12
MOST_SAMPLES = 1500


def some_situations(game: AnyGame, rng: Random, how_many: int) -> list[tuple[Situation, Worlds]]:
    """Situations of the tiny variant in which more than one world is possible, and few enough to reach them all."""
    variant = next(variant for variant in game.variants if variant.key == "tiny")
    found = situations(game, variant.options, variant.seats[0])
    order = sorted(found, key=str)
    rows = [(situation, found[situation]) for situation in order if len(found[situation].weights) > 1]
    rng.shuffle(rows)
    return [row for row in rows if needed(row[1]) <= MOST_SAMPLES][:how_many]


def needed(worlds: Worlds) -> int:
    """How many samples make it all but certain (one in a million) that the rarest world comes."""
    rarest = min(worlds.weights.values()) / sum(worlds.weights.values())
    return ceil(14 / rarest)


@pytest.mark.slow
@pytest.mark.parametrize("how_many", [LOOKED_AT, pytest.param(200, marks=pytest.mark.full)])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_sampler_reaches_every_consistent_world_and_no_other(game: AnyGame, how_many: int) -> None:
    """Law 7 rests on it: each enumerated world comes; where only chance is hidden, as often as it should."""
    rng = Random(how_many)
    rows = some_situations(game, rng, how_many)
    assert rows, "the tiny variant has nothing to hide"
    for situation, worlds in rows:
        samples = max(200, needed(worlds))
        found = check_sampler(game, situation, worlds, rng, samples)
        assert set(found) == set(worlds.weights), f"{len(worlds.weights) - len(found)} worlds are never sampled"
        if worlds.by_chance_alone:
            total = sum(worlds.weights.values())
            for world, weight in worlds.weights.items():
                share = float(weight / total)
                assert abs(found[world] / samples - share) < 6 * sqrt(share * (1 - share) / samples) + 1e-9


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_sampled_worlds_differ_from_the_truth(game: AnyGame) -> None:
    """A sampler that returned the truth would make the law of blindness empty: it does so only where it must."""
    rng = Random(3)
    differ = total = 0
    for seats in (*game.seats, *game.seats):
        line = Line.begin(game, game.variants[0].options, seats, fresh_chance(rng))
        while line.to_act:
            if rng.random() < 0.4:
                who = rng.choice(audiences(seats))
                view = game.view(line.state, who)
                worlds = [encode(game.sample_state(view, line.knowledge[who], fresh_chance(rng))) for _ in range(6)]
                truth = encode(line.state)
                if set(worlds) != {truth}:
                    total += len(worlds)
                    differ += sum(world != truth for world in worlds)
            line.play(random_answers(line.asks(), rng), fresh_chance(rng))
    assert total > 100
    assert differ / total >= 0.9
