"""OpenSpiel's own tests, for every game at every seat count, in both forms."""

import pickle
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from doors import BOTH_FORMS, TABLE_NAMES, TABLES, TINY, TINY_NAMES, openspiel, pyspiel, quietly, random_line, tiny_game

from contrabande.engine.game import AnyGame

api_test = quietly("open_spiel.integration_tests.api_test")
sim_test = quietly("open_spiel.python.tests.games_sim_test")
playthroughs = quietly("open_spiel.python.algorithms.generate_playthrough")

every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_NAMES)
both_forms = pytest.mark.parametrize(("game", "seats", "is_simultaneous"), BOTH_FORMS)


@both_forms
def test_the_random_simulation_of_openspiel_passes(game: AnyGame, seats: int, is_simultaneous: bool) -> None:
    """Legal actions, returns, history, undo, clones and serialisation, as the C++ suite sees them."""
    loaded = openspiel.load(game, seats, is_simultaneous=is_simultaneous)
    assert loaded.num_players() == seats
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


@pytest.mark.full
@both_forms
def test_the_random_simulation_passes_with_serialisation(game: AnyGame, seats: int, is_simultaneous: bool) -> None:
    """The same, longer, and every state written and read again."""
    loaded = openspiel.load(game, seats, is_simultaneous=is_simultaneous)
    pyspiel.random_sim_test(loaded, num_sims=2, serialize=True, verbose=False)


@both_forms
def test_the_python_simulation_of_openspiel_passes(game: AnyGame, seats: int, is_simultaneous: bool) -> None:
    """With pickles of game, game type and states, and clones that stay in step."""
    np.random.seed(seats)
    loaded = openspiel.load(game, seats, is_simultaneous=is_simultaneous)
    sim_test.GamesSimTest().sim_game(loaded)


@pytest.mark.parametrize(("game", "seats"), TABLES[::4], ids=TABLE_NAMES[::4])
def test_openspiel_converts_the_simultaneous_form_to_turns(game: AnyGame, seats: int) -> None:
    """The wrapper of OpenSpiel and our own turn-based form both stand."""
    converted = pyspiel.convert_to_turn_based(openspiel.load(game, seats, is_simultaneous=True))
    pyspiel.random_sim_test(converted, num_sims=1, serialize=False, verbose=False)


def states_of_a_match(cls: Any) -> None:
    """OpenSpiel's sample of states ends within the deal: look also at some along a whole match."""
    rng = Random(1)
    state, cls.some_states = cls.game.new_initial_state(), []
    while not state.is_terminal():
        state = random_line(state, rng, moves=40).clone()
        cls.some_states.append(state)
    cls.game_type = cls.game.get_type()


def add_class(title: str, loaded: Any, *, is_full: bool, **members: object) -> None:
    """OpenSpiel's integration tests for one of our games, as a class of this module."""
    inside = {"game": loaded, "game_name": title, **members}
    made = type(title, (api_test.EnforceAPIOnPartialTreeBase,), inside)
    globals()[title] = pytest.mark.full(made) if is_full else made


for _row in BOTH_FORMS:
    _game, _seats, _is_simultaneous = _row.values
    _loaded = openspiel.load(_game, _seats, is_simultaneous=_is_simultaneous)
    _name, _is_full = str(_row.id).replace("-", "_"), bool(_row.marks)
    add_class(f"TestSample_{_name}", _loaded, is_full=_is_full or _seats != _game.seats[0])
    add_class(f"TestMatch_{_name}", _loaded, is_full=_is_full, setUpClass=classmethod(states_of_a_match))


@pytest.mark.parametrize(("game", "variant"), TINY, ids=TINY_NAMES)
def test_a_playthrough_is_generated_and_replayed(game: AnyGame, variant: Any, tmp_path: Path) -> None:
    """The same text comes out when a written playthrough is played again."""
    text = playthroughs.playthrough(str(tiny_game(game, variant)), action_sequence=None)
    file = tmp_path / "playthrough.txt"
    file.write_text(text)
    written, replayed = playthroughs.replay(str(file))
    assert written == replayed
    assert "IsTerminal() = True" in text


@pytest.mark.full
@every_table
def test_a_playthrough_of_every_table_is_replayed(game: AnyGame, seats: int, tmp_path: Path) -> None:
    """The printed games too, all of a match."""
    file = tmp_path / "playthrough.txt"
    file.write_text(playthroughs.playthrough(str(openspiel.load(game, seats)), action_sequence=None))
    written, replayed = playthroughs.replay(str(file))
    assert written == replayed


@every_table
def test_a_game_and_its_type_survive_pickling(game: AnyGame, seats: int) -> None:
    """Parameters and all."""
    loaded = openspiel.load(game, seats)
    again = pickle.loads(pickle.dumps(loaded))
    assert str(again) == str(loaded)
    assert again.get_type() == loaded.get_type()
