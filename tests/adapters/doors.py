"""What the tests of the doors share: every table there is, and OpenSpiel's test modules without their noise."""

import warnings
from importlib import import_module
from random import Random
from typing import Any

import msgspec
import pytest
from absl.flags import FLAGS

from contrabande.engine.game import AnyGame
from contrabande.games import GAMES, game_named

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import pyspiel as pyspiel

    from contrabande.adapters import openspiel as openspiel

TABLES = [(game, seats) for game in GAMES for seats in game.seats]
TABLE_NAMES = [f"{game.key}-{seats}" for game, seats in TABLES]
BOTH_FORMS = [
    pytest.param(game, seats, is_simultaneous, id=f"{game.key}-{seats}-{form}", marks=marks)
    for game, seats in TABLES
    for form, is_simultaneous in (("turns", False), ("simultaneous", True))
    for marks in [pytest.mark.full if is_simultaneous and seats != game.seats[0] else ()]
]
"""Every table turn by turn; with simultaneous answers the smallest, and all of them in the full suite."""
TINY = [(game, variant) for game in GAMES for variant in game.variants if variant.key.startswith("tiny")]
TINY_NAMES = [f"{game.key}-{variant.key}" for game, variant in TINY]

SMALLEST = openspiel.load(
    game_named("hart-an-der-grenze"), 2, edition="tiny", start_player="seat0", max_offers=1, bribe_by="liars_only"
)
"""A table with 2,228 nodes in its whole tree."""


def quietly(module: str) -> Any:
    """A module of others, imported without their warnings; flags keep their defaults."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = import_module(module)
    FLAGS.mark_as_parsed()
    return found


def tiny_game(game: AnyGame, variant: Any, **other: str | int) -> Any:
    """A tiny variant as OpenSpiel loads it."""
    return openspiel.load(game, variant.seats[0], **{**msgspec.to_builtins(variant.options), **other})


def random_line(state: Any, rng: Random, moves: int = 10_000) -> Any:
    """*state*, after so many random moves or at its end."""
    for _ in range(moves):
        if state.is_terminal():
            break
        if state.is_simultaneous_node():
            rows = [state.legal_actions(seat) for seat in range(state.num_players())]
            state.apply_actions([rng.choice(row) if row else 0 for row in rows])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


def to_a_decision(state: Any, rng: Random, decisions: int = 0) -> Any:
    """*state*, where a player has a real choice, after so many others."""
    while not state.is_player_node() or len(state.legal_actions()) < 2 or decisions:
        decisions -= bool(decisions and state.is_player_node())
        state.apply_action(rng.choice(state.legal_actions()))
    return state
