"""`contrabande bench engine`: how fast the rules are, as ratios to peers measured in the same run."""

import json as json_format
from collections.abc import Callable
from math import inf
from random import Random
from statistics import median
from time import perf_counter

from rich.console import Console
from rich.table import Table

from contrabande.cli.complaint import Complaint
from contrabande.cli.peers import PEERS
from contrabande.engine.actions import Ask
from contrabande.engine.game import AnyGame
from contrabande.engine.match import Match
from contrabande.games import GAMES

Runner = Callable[[float], float]
"""Plays for about so many seconds; decisions per second."""

ROUNDS = 5


def engine(*, json: bool = False, seconds: float = 2.0) -> None:
    """Measure random play on one core, game by game, beside RLCard, PettingZoo and OpenSpiel.

    A decision is an answered prompt with at least two legal answers, through `Match`: the acting seat's view, prompt
    and events are built, and the record is kept. Rounds of all runners alternate, and the median counts, so that a
    busy machine slows all of them alike. Peers come with the extra `bench`; one that is not installed is null.

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
    runners: dict[str, Runner] = {game.key: _game_runner(game) for game in GAMES}
    missing = []
    for name, make in PEERS.items():
        try:
            runners[name] = make()
        except ImportError:
            missing.append(name)
    if missing:
        errors.print(f"not installed, so not measured: {', '.join(missing)} (uv sync --extra bench)")
    rates = _measure(runners, seconds, errors)
    figures = {
        "decisions_per_s": {game.key: round(rates[game.key]) for game in GAMES},
        "peers": {name: round(rates[name]) if name in rates else None for name in PEERS},
    }
    if json:
        print(json_format.dumps(figures))
    else:
        _show(rates)


def _measure(runners: dict[str, Runner], seconds: float, errors: Console) -> dict[str, float]:
    found: dict[str, list[float]] = {name: [] for name in runners}
    with errors.status("measuring …") as status:
        for number in range(ROUNDS):
            for name, run in runners.items():
                status.update(f"round {number + 1} of {ROUNDS}: {name}")
                found[name].append(run(seconds))
    return {name: median(rates) for name, rates in found.items()}


def _game_runner(game: AnyGame) -> Runner:
    rng = Random(1)

    def run(seconds: float) -> float:
        decisions, spent = 0, 0.0
        while spent < seconds:
            start = perf_counter()
            asks = [ask for seats in game.seats for ask in _played(game, seats, rng)]
            spent += perf_counter() - start
            # Telling decisions from forced answers is ours, not the players': it stays out of the time.
            decisions += sum(ask.is_decision for ask in asks)
        return decisions / spent

    return run


def _played(game: AnyGame, seats: int, rng: Random) -> list[Ask]:
    """One match of random play; what was asked in it."""
    match = Match(game, game.variants[0].options, seats, rng.randbytes(32))
    unit = rng.random
    read = [0] * seats
    asks = []
    while to_act := match.to_act:
        for seat in to_act:
            prompt = match.prompt(seat)
            assert prompt is not None
            ask = prompt.ask
            asks.append(ask)
            match.answer(seat, ask.sample(unit), prompt.number)
            read[seat] += len(match.events(seat, read[seat]))
    return asks


def _show(rates: dict[str, float]) -> None:
    unit = rates.get("rlcard-leduc")
    table = Table("", "decisions/s", "× RLCard leduc", title="Random play on one core")
    for column in table.columns[1:]:
        column.justify = "right"
    for name, rate in rates.items():
        table.add_row(name, f"{rate:,.0f}", f"{rate / unit:.2f}" if unit else "–")
    Console().print(table)
