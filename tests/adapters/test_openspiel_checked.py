"""The border of OpenSpiel's door: wrong players, numbers that are none, structs out of place; what nobody may see."""

import gc
from random import Random
from typing import Any

import pytest
from doors import openspiel, pyspiel, quietly, random_line, to_a_decision

from contrabande.engine.errors import IllegalAction, NotYourPrompt
from contrabande.engine.game import AnyGame
from contrabande.games import GAMES, game_named

smallest_tables = pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
both_forms = pytest.mark.parametrize("is_simultaneous", [False, True], ids=["turns", "simultaneous"])
rl_environment = quietly("open_spiel.python.rl_environment")
LOOKS = ["information_state_string", "observation_string", "observation_tensor", "to_observation_struct"]


def asked(game: str = "hochstapler", seats: int = 3, **other: Any) -> Any:
    """A state in which a player has a real choice."""
    return to_a_decision(openspiel.load(game_named(game), seats, **other).new_initial_state(), Random(1), 2)


@both_forms
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("player", [-5, -1, 3, 10**30, 0.5, "seat_0"])
def test_a_player_who_is_not_there_sees_nothing(look: str, player: Any, is_simultaneous: bool) -> None:
    """Not even -1, which is the last seat to a list; the error is also one of OpenSpiel's own."""
    state = asked(is_simultaneous=is_simultaneous)
    for error in (NotYourPrompt, pyspiel.SpielError):
        with pytest.raises(error, match=r"player >= 0 and player < 3 \(GEN-1\)"):
            getattr(state, look)(player)


def test_a_tiny_table_hides_its_information_states_alike() -> None:
    """They are numbers there, too."""
    state = asked("prohis", 2, edition="tiny")
    with pytest.raises(NotYourPrompt, match=r"player >= 0 and player < 2 \(GEN-1\)"):
        state.information_state_tensor(-1)


@pytest.mark.parametrize("way", ["apply_action", "apply_action_with_legality_check", "child"])
def test_a_number_beyond_all_numbers_is_refused(way: str) -> None:
    """Whichever way it comes, an illegal one and one that is too large for OpenSpiel."""
    state = asked()
    before, history = str(state), state.history()
    illegal = min(set(range(state.num_distinct_actions())) - set(state.legal_actions()))
    for number in (illegal, 10**6):
        with pytest.raises(IllegalAction, match=r"\(HS-"):
            getattr(state, way)(number)
    with pytest.raises(IllegalAction, match=r"no-such-answer \(HS-"):
        state.apply_action(10**30)
    assert (str(state), state.history()) == (before, history)


def test_what_is_no_row_of_answers_is_refused() -> None:
    """Where several seats are asked."""
    state = openspiel.load(game_named("hart-an-der-grenze"), 3, is_simultaneous=True).new_initial_state()
    while not state.is_simultaneous_node():
        random_line(state, Random(1), moves=1)
    before = str(state)
    garbage: list[Any] = [None, 7, []]
    for row in garbage:
        with pytest.raises(NotYourPrompt, match=r"0 answers for 3 seats.*\(GEN-1\)"):
            state.apply_actions_with_legality_checks(row)
    assert str(state) == before


def test_an_action_has_its_one_string_and_no_number_has_another() -> None:
    """The string that all doors share; OpenSpiel finds its number again."""
    state = asked()
    player = state.current_player()
    texts = state.now.table.texts
    for number in state.legal_actions():
        assert state.action_to_string(number) == texts.string(texts.from_number(number))
        assert state.string_to_action(player, state.action_to_string(number)) == number
    for number in (-1, 10**6):
        with pytest.raises(IllegalAction, match=r"no-such-answer \(HS-"):
            state.action_to_string(player, number)


def test_a_struct_is_taken_or_its_status_names_the_rule() -> None:
    """A legal one, an illegal one, one of another game, one of chance."""
    state = asked()
    player = state.current_player()
    illegal = min(set(range(state.num_distinct_actions())) - set(state.legal_actions()))
    other = asked("hart-an-der-grenze")
    chance = openspiel.load(game_named("hochstapler"), 3).new_initial_state()
    wrong = [
        state.action_to_struct(player, illegal),
        other.action_to_struct(other.current_player(), other.legal_actions()[0]),
        chance.action_to_struct(pyspiel.PlayerId.CHANCE, 0),
    ]
    before = str(state)
    for struct in wrong:
        assert "(HS-" in state.validate_action_struct(struct).message()
        assert not state.apply_action_struct(struct).ok()
    assert str(state) == before
    assert state.apply_action_struct(state.action_to_struct(player, state.legal_actions()[0])).ok()
    assert str(state) != before


def test_a_struct_where_nobody_is_asked_is_refused_under_a_general_rule() -> None:
    """While chance draws, and after the end."""
    state = asked()
    answer = state.action_to_struct(state.current_player(), state.legal_actions()[0])
    for other in (openspiel.load(game_named("hochstapler"), 3).new_initial_state(), random_line(state, Random(1))):
        assert "(GEN-6)" in other.validate_action_struct(answer).message()


@smallest_tables
def test_no_look_of_a_player_tells_two_worlds_apart_that_he_cannot(game: AnyGame) -> None:
    """All strings, numbers, structs and questions, at many moments of a match."""
    rng, resample = Random(3), openspiel.resampler(3)
    state, differing = openspiel.load(game, game.seats[0]).new_initial_state(), 0
    while not state.is_terminal():
        if state.is_player_node() and rng.random() < 0.3:
            player = state.current_player()
            world = resample(state, player)
            differing += str(world) != str(state)
            assert looks_of(world, player) == looks_of(state, player)
        state.apply_action(rng.choice(state.legal_actions()))
    assert differing


def looks_of(state: Any, player: int) -> list[object]:
    """All that the door tells a player."""
    looks = [getattr(state, look)(player) for look in LOOKS[:-1]]
    return [*looks, state.to_observation_struct(player).to_json(), state.legal_actions()]


@smallest_tables
def test_a_match_leaves_nothing_for_the_collector(game: AnyGame) -> None:
    """No cycles: what a transition began before chance was asked is gone with it."""
    loaded = openspiel.load(game, game.seats[0])
    random_line(loaded.new_initial_state(), Random(1))
    gc.collect()
    never_goes = gc.collect()  # a type that could not be made, in a test before this one, is found each time
    gc.disable()
    try:
        random_line(loaded.new_initial_state(), Random(1))
        assert gc.collect() == never_goes
    finally:
        gc.enable()


@both_forms
@smallest_tables
def test_the_environment_of_openspiel_plays_to_the_end(game: AnyGame, is_simultaneous: bool) -> None:
    """It gives an entry for every seat at every node of the simultaneous form, also where one seat is asked."""
    loaded, rng = openspiel.load(game, game.seats[0], is_simultaneous=is_simultaneous), Random(1)
    world = rl_environment.Environment(loaded)
    world.seed(1)
    told = world.reset()
    while not told.last():
        rows = told.observations["legal_actions"]
        given = [rng.choice(row) if row else 0 for row in rows]
        told = world.step(given if is_simultaneous else [given[told.observations["current_player"]]])
    assert sum(told.rewards) == 0
