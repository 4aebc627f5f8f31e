"""Tiny variants solved exactly by OpenSpiel: golden figures, and Python against C++."""

from typing import Any

import numpy as np
import pytest
from doors import SMALLEST, TINY, TINY_NAMES, pyspiel, quietly, tiny_game

from contrabande.engine.game import AnyGame

api_test = quietly("open_spiel.integration_tests.api_test")
best_response = quietly("open_spiel.python.algorithms.best_response")
cfr = quietly("open_spiel.python.algorithms.cfr")
exploitability = quietly("open_spiel.python.algorithms.exploitability")
expected_game_score = quietly("open_spiel.python.algorithms.expected_game_score")
mccfr = quietly("open_spiel.python.algorithms.external_sampling_mccfr")
policy = quietly("open_spiel.python.policy")

NASH_CONV_OF_RANDOM_PLAY = {
    "hart-an-der-grenze-tiny": 1.6171875,
    "hart-an-der-grenze-tiny3": 4.639322916666666,
    "meisterdiebe-tiny": 1.5,
    "hochstapler-tiny": 1.2820216049382713,
    "prohis-tiny": 1.4797453703703702,
}
STATES = {
    "smallest": ((54, 1466, 708), 680),
    "hart-an-der-grenze-tiny": ((154, 19996, 13482), 8935),
    "hart-an-der-grenze-tiny3": ((10, 6772, 5160), 3573),
    "meisterdiebe-tiny": ((31, 24224, 8720), 23008),
    "hochstapler-tiny": ((6495, 31840, 19392), 23240),
    "prohis-tiny": ((2735, 8223, 6464), 6644),
}
"""Chance nodes, decisions and ends in the whole tree; then information states."""


def after(iterations: int, make: Any, game: Any, nash_conv: Any = pyspiel.nash_conv) -> float:
    """NashConv of the average policy after so many iterations; the solver must outlive its policy."""
    solver = make(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    return float(nash_conv(game, solver.average_policy()))


def test_cfr_in_python_and_in_c_agree_and_lower_nash_conv() -> None:
    """The golden figure: random play has a NashConv of 1.5625, three iterations of CFR bring it to 73/96."""
    random_play = exploitability.nash_conv(SMALLEST, policy.UniformRandomPolicy(SMALLEST))
    assert random_play == pytest.approx(1.5625, abs=1e-12)
    assert pyspiel.nash_conv(SMALLEST, pyspiel.UniformRandomPolicy(SMALLEST)) == pytest.approx(random_play, abs=1e-12)
    in_python = after(3, cfr.CFRSolver, SMALLEST, exploitability.nash_conv)
    assert in_python == pytest.approx(73 / 96, abs=1e-9)
    assert after(3, pyspiel.CFRSolver, SMALLEST) == pytest.approx(in_python, abs=1e-9)


def test_cfr_plus_lowers_nash_conv() -> None:
    """More than CFR does in three iterations."""
    assert after(3, pyspiel.CFRPlusSolver, SMALLEST) == pytest.approx(0.5790441176470589, abs=1e-9)


def test_a_best_response_is_worth_what_nash_conv_says() -> None:
    """The gains of both players over random play add up to NashConv."""
    uniform = policy.UniformRandomPolicy(SMALLEST)
    values = expected_game_score.policy_value(SMALLEST.new_initial_state(), [uniform, uniform])
    root = SMALLEST.new_initial_state()
    best = [best_response.BestResponsePolicy(SMALLEST, seat, uniform).value(root) for seat in (0, 1)]
    assert sum(values) == pytest.approx(0, abs=1e-12)
    assert sum(best) - sum(values) == pytest.approx(1.5625, abs=1e-12)


def test_external_sampling_lowers_nash_conv() -> None:
    """Sixty iterations bring it from 1.56 to some 0.5, whatever they sample."""
    np.random.seed(1)
    solver = mccfr.ExternalSamplingSolver(SMALLEST)
    for _ in range(60):
        solver.iteration()
    assert exploitability.nash_conv(SMALLEST, solver.average_policy()) < 1


@pytest.mark.full
@pytest.mark.parametrize(("game", "variant", "name"), [(*pair, name) for pair, name in zip(TINY, TINY_NAMES)])
def test_nash_conv_of_random_play_is_golden(game: AnyGame, variant: Any, name: str) -> None:
    """Python and C++ find the same figure."""
    loaded = tiny_game(game, variant)
    expected = pytest.approx(NASH_CONV_OF_RANDOM_PLAY[name], abs=1e-9)
    assert exploitability.nash_conv(loaded, policy.UniformRandomPolicy(loaded)) == expected
    assert pyspiel.nash_conv(loaded, pyspiel.UniformRandomPolicy(loaded)) == expected


@pytest.mark.full
@pytest.mark.parametrize("make", [pyspiel.CFRSolver, pyspiel.CFRPlusSolver], ids=["cfr", "cfr+"])
@pytest.mark.parametrize(("game", "variant", "name"), [(*pair, name) for pair, name in zip(TINY, TINY_NAMES)])
def test_every_tiny_variant_is_improved_by_cfr(game: AnyGame, variant: Any, name: str, make: Any) -> None:
    """Four iterations lower what can be gained against random play."""
    loaded = tiny_game(game, variant)
    assert after(4, make, loaded) < NASH_CONV_OF_RANDOM_PLAY[name]


def add_class(name: str, loaded: Any, marks: Any) -> None:
    """OpenSpiel's tests of a whole tree: perfect recall, constant sum, no infoset of two players."""
    api_test.TOTAL_NUM_STATES[name], api_test.PERFECT_RECALL_NUM_STATES[name] = STATES[name]
    title = f"TestTree_{name.replace('-', '_')}"
    made = type(title, (api_test.EnforceAPIOnFullTreeBase,), {"game": loaded, "game_name": name})
    globals()[title] = marks(made) if marks else made


add_class("smallest", SMALLEST, None)
for (_game, _variant), _name in zip(TINY, TINY_NAMES):
    add_class(_name, tiny_game(_game, _variant), pytest.mark.full)
