"""The peers that a benchmark measures beside our games: random play through their own doors, observations included."""

import warnings
from collections.abc import Callable
from importlib import import_module
from random import Random
from time import perf_counter
from typing import Any

Runner = Callable[[float], float]


def _paced(play: Callable[[], int]) -> Runner:
    def run(seconds: float) -> float:
        decisions = 0
        start = perf_counter()
        while (spent := perf_counter() - start) < seconds:
            decisions += play()
        return decisions / spent

    return run


def rlcard_leduc() -> Runner:
    """RLCard's leduc-holdem: the environment's own loop, legal actions and observation from its state."""
    rlcard: Any = _quietly("rlcard")
    env = rlcard.make("leduc-holdem", config={"seed": 1})
    rng = Random(1)

    def play() -> int:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return _paced(play)


def pettingzoo_leduc() -> Runner:
    """PettingZoo's leduc_holdem_v4: the agent loop with its action mask."""
    leduc: Any = _quietly("pettingzoo.classic.leduc_holdem_v4")
    env = leduc.env()
    rng = Random(1)

    def play() -> int:
        decisions = 0
        env.reset()
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(rng.choice(seen["action_mask"].nonzero()[0]))
            decisions += 1
        return decisions

    return _paced(play)


def openspiel_liars_poker() -> Runner:
    """OpenSpiel's python_liars_poker: chance sampled, legal actions and observation tensor at each decision."""
    pyspiel: Any = _quietly("pyspiel")
    _quietly("open_spiel.python.games.liars_poker")
    game = pyspiel.load_game("python_liars_poker")
    rng = Random(1)

    def play() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return _paced(play)


def _quietly(module: str) -> object:
    """Import a peer without the warnings it makes about its own dependencies."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return import_module(module)


PEERS: dict[str, Callable[[], Runner]] = {
    "rlcard-leduc": rlcard_leduc,
    "pettingzoo-leduc": pettingzoo_leduc,
    "openspiel-python-liars-poker": openspiel_liars_poker,
}
