"""`contrabande bench doors`: how fast the games are through other people's tools, beside those tools' own games."""

import json as json_format
import warnings
from collections.abc import Callable
from importlib import import_module
from math import inf
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.table import Table

from contrabande.cli.complaint import Complaint
from contrabande.cli.peers import Runner, openspiel_liars_poker, pettingzoo_leduc
from contrabande.engine.game import AnyGame
from contrabande.games import GAMES

ROUNDS = 5
PEERS = {
    "pettingzoo": ("pettingzoo-leduc", pettingzoo_leduc),
    "openspiel": ("python_liars_poker", openspiel_liars_poker),
}
"""For each door the game of its own that is measured beside ours."""
READ = "pettingzoo_read"
"""PettingZoo's door again, with a player that reads its features before each answer."""


def doors(*, json: bool = False, seconds: float = 1.0) -> None:
    """Measure random play through PettingZoo (wrapped) and OpenSpiel (turn by turn) on one core.

    A decision is an answer where at least two were legal. The loop is that of PettingZoo's own benchmark: last, a legal
    number from the mask, step. It does not read the features, which are encoded when they are read; under
    pettingzoo_read it does. In OpenSpiel the acting seat's observation tensor is computed for each answer; chance is
    drawn by the loop, and not counted. Every seat count of a game takes its turn. Rounds of all runners alternate, and
    the median counts. A door whose package is missing is null.

    Parameters
    ----------
    json
        Print one JSON object on the last line.
    seconds
        How long each runner plays in each of five rounds.
    """
    if not 0 < seconds < inf:
        raise Complaint(f"--seconds {seconds:g} is no time to play; give more than 0")
    errors = Console(stderr=True)
    rates = _measure(_runners(errors), seconds, errors)
    figures = {door: _rounded(rates, [f"{door} {game.key}" for game in GAMES]) for door in (*PEERS, READ)}
    figures["peers"] = _rounded(rates, [f"{door} {peer}" for door, (peer, _) in PEERS.items()])
    if json:
        print(json_format.dumps(figures))
    else:
        _show(rates)


def _rounded(rates: dict[str, float], names: list[str]) -> dict[str, int | None]:
    return {name.split(" ", 1)[1]: round(rates[name]) if name in rates else None for name in names}


def _runners(errors: Console) -> dict[str, Runner]:
    """Everything that can be measured here; what cannot is said."""
    found: dict[str, Runner] = {}
    wanted: dict[str, Callable[[], Runner]] = {}
    for door, make in (("pettingzoo", _pettingzoo), (READ, _pettingzoo_read), ("openspiel", _openspiel)):
        if door in PEERS:
            peer, make_peer = PEERS[door]
            wanted[f"{door} {peer}"] = make_peer
        for game in GAMES:
            wanted[f"{door} {game.key}"] = lambda game=game, make=make: make(game)  # type: ignore[misc]
    for name, make_runner in wanted.items():
        try:
            found[name] = make_runner()
        except ImportError as error:
            errors.print(f"{name} is not measured: {error} (uv sync --extra bench)")
    return found


def _measure(runners: dict[str, Runner], seconds: float, errors: Console) -> dict[str, float]:
    found: dict[str, list[float]] = {name: [] for name in runners}
    with errors.status("measuring …") as status:
        for number in range(ROUNDS):
            for name, run in runners.items():
                status.update(f"round {number + 1} of {ROUNDS}: {name}")
                found[name].append(run(seconds))
    return {name: median(rates) for name, rates in found.items()}


def _paced(play: Callable[[int], int], game: AnyGame) -> Runner:
    """Matches at one seat count after the other; decisions per second."""

    def run(seconds: float) -> float:
        decisions, start = 0, perf_counter()
        while (spent := perf_counter() - start) < seconds:
            decisions += sum(map(play, game.seats))
        return decisions / spent

    return run


def _pettingzoo_read(game: AnyGame) -> Runner:
    return _pettingzoo(game, is_read=True)


def _pettingzoo(game: AnyGame, *, is_read: bool = False) -> Runner:
    door: Any = import_module("contrabande.adapters.pettingzoo")
    envs = {seats: door.env(game.key, seats) for seats in game.seats}
    rng = Random(1)

    def play(seats: int) -> int:
        env, decisions = envs[seats], 0
        env.reset()
        for _ in env.agent_iter():
            seen, _, terminated, _, _ = env.last()
            if terminated:
                env.step(None)
                continue
            if is_read:
                seen["observation"]
            legal = seen["action_mask"].nonzero()[0]
            env.step(rng.choice(legal))
            decisions += len(legal) > 1
        return decisions

    return _paced(play, game)


def _openspiel(game: AnyGame) -> Runner:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        door: Any = import_module("contrabande.adapters.openspiel")
    games = {seats: door.load(game, seats) for seats in game.seats}
    rng = Random(1)

    def play(seats: int) -> int:
        state, decisions = games[seats].new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            state.observation_tensor(state.current_player())
            legal = state.legal_actions()
            state.apply_action(rng.choice(legal))
            decisions += len(legal) > 1
        return decisions

    return _paced(play, game)


def _show(rates: dict[str, float]) -> None:
    table = Table("door", "game", "decisions/s", "× its own game", title="Random play through doors, on one core")
    for column in table.columns[2:]:
        column.justify = "right"
    for name, rate in rates.items():
        door, game = name.split(" ", 1)
        unit = rates.get(" ".join(("pettingzoo", "pettingzoo-leduc") if door == READ else (door, PEERS[door][0])))
        table.add_row(door, game, f"{rate:,.0f}", f"{rate / unit:.2f}" if unit else "–")
    Console().print(table)
