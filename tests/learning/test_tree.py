"""A tiny table's whole tree: its exact figures are OpenSpiel's, and the policies that are kept for it hold there."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from contrabande.adapters import openspiel
from contrabande.bots.neural.network import loaded
from contrabande.bots.neural.registry import speech_of
from contrabande.games import game_named
from contrabande.lab.learning.judge import Judge
from contrabande.lab.learning.keeping import read_actor
from contrabande.lab.learning.settings import settings_of
from contrabande.lab.learning.stretch import Point
from contrabande.lab.learning.training import Learner
from contrabande.lab.learning.tree import Tree

GAME = game_named("hart-an-der-grenze")
KEPT = Path(__file__).parents[2] / "training" / GAME.key / "tiny3" / "policy.npz"


@pytest.fixture(scope="module")
def tree() -> Tree:
    """Three seats, one turn, two cards a case."""
    small = next(variant for variant in GAME.variants if variant.key == "tiny3")
    table = openspiel.load(GAME, small.seats[0], **msgspec.to_builtins(small.options))
    return Tree(table, speech_of(GAME))


def test_random_play_has_the_nash_conv_that_openspiel_finds(tree: Tree) -> None:
    assert tree.nash_conv(tree.even()) == pytest.approx(4.6393229)


def test_a_network_gives_every_answer_its_odds(tree: Tree) -> None:
    odds = tree.policy(loaded(speech_of(GAME), str(KEPT)))
    assert np.allclose(np.bincount(tree.states + 1, odds), 1.0)


def test_nobody_gains_less_than_nothing_by_a_best_response(tree: Tree) -> None:
    assert min(tree.gains(tree.even())) > 0


def test_a_trained_policy_is_far_closer_to_equilibrium_than_random_play(tree: Tree) -> None:
    odds = tree.policy(loaded(speech_of(GAME), str(KEPT)))
    assert tree.of_range(odds) < 0.1 * tree.of_range(tree.even())


def test_a_judge_looks_now_and_then_and_draws_what_it_found(tree: Tree, tmp_path: Path) -> None:
    settings = settings_of(GAME.key, decisions=600)
    judge, actor = Judge(tree, settings, tmp_path), read_actor(KEPT)
    blank = {**actor, "head_w": 0 * actor["head_w"], "head_b": 0 * actor["head_b"]}
    for decisions in (5, 8, 30):
        point = Point(**{**dict.fromkeys(Point.__struct_fields__, 1), "decisions": decisions})
        judge.look(Learner(blank, {}, actor, actor, None, None), point)
    judge.write()
    rows = [row.split(",") for row in (tmp_path / "exact.csv").read_text().splitlines()]
    assert [row[0] for row in rows] == ["decisions", "5", "30"]
    assert all(float(average) < float(last) for *_, average, last in rows[1:])
    assert (tmp_path / "exact.png").read_bytes().startswith(b"\x89PNG")
