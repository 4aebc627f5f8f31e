"""OpenSpiel's door, our side: names, strings, structs, refusals, sampled worlds."""

import pickle
from hashlib import blake2b
from random import Random
from typing import Any

import numpy as np
import pytest
from doors import (
    SMALLEST,
    TABLE_NAMES,
    TABLES,
    TINY,
    TINY_NAMES,
    openspiel,
    pyspiel,
    quietly,
    random_line,
    tiny_game,
    to_a_decision,
)

from contrabande.engine.errors import ChanceError, IllegalAction, MatchOver, NotYourPrompt, OptionsError
from contrabande.engine.game import AnyGame
from contrabande.games import GAMES, game_named

every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_NAMES)
smallest_tables = pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
mcts = quietly("open_spiel.python.algorithms.mcts")
ismcts = quietly("open_spiel.python.algorithms.ismcts")


def test_importing_registers_every_game_in_both_forms() -> None:
    """The names that the door promises."""
    names = set(pyspiel.registered_names())
    for key in ("hart_an_der_grenze", "meisterdiebe", "hochstapler", "prohis"):
        assert {f"contrabande_{key}", f"contrabande_{key}_simultaneous"} <= names


def test_players_and_options_are_parameters() -> None:
    """With the rulebook's values as defaults; nonsense is refused by name."""
    game = pyspiel.load_game("contrabande_hochstapler(players=5,mode=to10)")
    assert game.num_players() == 5
    assert game.get_parameters()["mode"] == "to10"
    assert game.get_type().parameter_specification["reshuffle"] == "no"
    with pytest.raises(OptionsError, match="is for 3 to 7 seats, not 9"):
        pyspiel.load_game("contrabande_hochstapler(players=9)")
    with pytest.raises(OptionsError, match="mode is one of single, to10, not 'to11'"):
        pyspiel.load_game("contrabande_hochstapler(mode=to11)")


@every_table
def test_returns_are_whole_units_of_the_games_utility(game: AnyGame, seats: int) -> None:
    """Utility times the least number that makes all of them whole; they sum to zero exactly."""
    loaded = openspiel.load(game, seats)
    state = random_line(loaded.new_initial_state(), Random(seats))
    returns = state.returns()
    assert sum(returns) == 0
    assert all(value.is_integer() for value in returns)
    outcome = game.outcome(state.now.position.state)
    assert outcome is not None
    assert returns == [utility * loaded.utility_unit for utility in outcome.utilities]


@smallest_tables
def test_a_clone_goes_its_own_way(game: AnyGame) -> None:
    """What is played on does not change what stays."""
    state = to_a_decision(openspiel.load(game, game.seats[0]).new_initial_state(), Random(1), 5)
    before, history = str(state), state.history()
    random_line(state.clone(), Random(2))
    assert (str(state), state.history()) == (before, history)


@smallest_tables
def test_a_serialised_state_plays_on_alike(game: AnyGame) -> None:
    """Read again, it gives the same information, questions and end."""
    state = to_a_decision(openspiel.load(game, game.seats[0]).new_initial_state(), Random(3), 9)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    pickled = pickle.loads(pickle.dumps(state))
    for other in (again, pickled):
        assert other.information_state_string() == state.information_state_string()
        assert str(random_line(other, Random(4))) == str(random_line(state.clone(), Random(4)))


@every_table
def test_an_illegal_answer_is_refused_with_its_rule_and_changes_nothing(game: AnyGame, seats: int) -> None:
    """So is what is no number of an action at all."""
    state = to_a_decision(openspiel.load(game, seats).new_initial_state(), Random(seats), 4)
    before, history = str(state), state.history()
    legal = set(state.legal_actions())
    illegal = next(number for number in range(state.num_distinct_actions()) if number not in legal)
    for garbage in (illegal, state.num_distinct_actions(), 10**6, -1, 0.5, "Pass", None, [0]):
        with pytest.raises(IllegalAction, match=rf"\({game.prefix}-"):
            state.apply_action(garbage)
        assert (str(state), state.history()) == (before, history)
    state.apply_action(np.int64(min(legal)))
    assert state.history() == [*history, min(legal)]


def test_garbage_is_refused_and_changes_nothing() -> None:
    """Outcomes that cannot come, players that are not there, words for numbers."""
    state = pyspiel.load_game("contrabande_prohis").new_initial_state()
    with pytest.raises(ChanceError, match="'start' cannot give 7"):
        state.apply_action(7)
    with pytest.raises(RuntimeError, match="player"):
        state.observation_tensor(3)
    with pytest.raises(ChanceError, match="cannot give -1"):
        state.apply_action("Pass")
    assert state.history() == []


def test_an_answer_where_no_question_is_open_is_refused_under_a_general_rule() -> None:
    """All seats at once where one is asked, and whoever answers after the end."""
    state = to_a_decision(pyspiel.load_game("contrabande_prohis").new_initial_state(), Random(2))
    before = str(state)
    with pytest.raises(NotYourPrompt, match=r"apply_action \(GEN-6\)"):
        state.apply_actions([0, 0, 0])
    assert str(state) == before
    over = random_line(state, Random(1))
    end = str(over)
    for garbage in (0, -1, "Pass"):
        with pytest.raises(MatchOver, match=r"\(GEN-6\)"):
            over.apply_action(garbage)
    assert str(over) == end


def simultaneous_node() -> Any:
    """A state where several seats are asked at once."""
    state = pyspiel.load_game("contrabande_prohis_simultaneous(players=4)").new_initial_state()
    rng = Random(5)
    while not state.is_simultaneous_node():
        random_line(state, rng, moves=1)
    return state


def test_simultaneous_answers_are_checked_before_any_counts() -> None:
    """One illegal answer among legal ones, too few of them, or one seat alone: nothing changes."""
    state = simultaneous_node()
    before, history = str(state), state.history()
    rows = [state.legal_actions(seat) for seat in range(4)]
    asked = [seat for seat, row in enumerate(rows) if row]
    numbers = [row[0] if row else 0 for row in rows]
    numbers[asked[-1]] = state.num_distinct_actions() - 1
    with pytest.raises(IllegalAction, match=rf"seat {asked[-1]} .*\(PR-"):
        state.apply_actions(numbers)
    with pytest.raises(IllegalAction, match=rf"seat {asked[0]} .*\(PR-"):
        state.apply_actions(["Pass"] * 4)
    with pytest.raises(NotYourPrompt, match=r"2 answers for 4 seats.*\(GEN-1\)"):
        state.apply_actions(numbers[:2])
    for alone in (numbers[0], "Pass"):
        with pytest.raises(NotYourPrompt, match=r"apply_actions \(GEN-6\)"):
            state.apply_action(alone)
    assert (str(state), state.history()) == (before, history)


def test_sealed_answers_are_hidden_until_all_are_in() -> None:
    """In the turn-based form a later seat's information does not depend on what an earlier one answered."""
    state = pyspiel.load_game("contrabande_prohis(players=4)").new_initial_state()
    rng = Random(5)
    while state.now.seat is None or len(state.now.position.to_act) < 2 or len(state.legal_actions()) < 2:
        state.apply_action(rng.choice(state.legal_actions()))
    first = state.current_player()
    twins = [state.child(number) for number in state.legal_actions()[:2]]
    later = twins[0].current_player()
    assert twins[0].information_state_string(later) == twins[1].information_state_string(later)
    assert twins[0].information_state_string(first) != twins[1].information_state_string(first)
    np.testing.assert_array_equal(twins[0].observation_tensor(later), twins[1].observation_tensor(later))


def test_an_information_state_has_its_own_legal_actions_and_tensor() -> None:
    """Over the whole tree of the smallest table."""
    one_to_one(SMALLEST)


@pytest.mark.full
@pytest.mark.parametrize(("game", "variant"), TINY, ids=TINY_NAMES)
def test_an_information_state_of_a_tiny_variant_has_its_own_tensor(game: AnyGame, variant: Any) -> None:
    """Over the whole tree of each."""
    one_to_one(tiny_game(game, variant))


def one_to_one(loaded: Any) -> None:
    """A string, its legal actions and its tensor go together."""
    found: dict[str, tuple[tuple[int, ...], bytes]] = {}
    stack = [loaded.new_initial_state()]
    while stack:
        state = stack.pop()
        stack += [state.child(number) for number in state.legal_actions()]
        if state.is_player_node():
            tensor = blake2b(np.array(state.information_state_tensor(), np.float32).tobytes()).digest()
            here = (tuple(state.legal_actions()), tensor)
            assert found.setdefault(state.information_state_string(), here) == here
    assert len({tensor for _, tensor in found.values()}) == len(found)


@smallest_tables
def test_structs_are_plain_data_and_actions_come_back(game: AnyGame) -> None:
    """The whole state, one seat's view with its question, and every legal action there and back."""
    state = to_a_decision(openspiel.load(game, game.seats[0]).new_initial_state(), Random(6), 3)
    player = state.current_player()
    assert state.to_struct().to_dict()["game"] == game.key
    seen = state.to_observation_struct(player).to_dict()
    assert seen["ask"]["rules"][0].startswith(game.prefix)
    other = state.to_observation_struct((player + 1) % game.seats[0]).to_dict()
    assert other["view"] != seen["view"]
    for number in state.legal_actions():
        assert state.struct_to_actions(state.action_to_struct(player, number)) == [number]


@pytest.mark.parametrize("kind", ["public", "private"])
def test_public_and_private_observations_split_a_view(kind: str) -> None:
    """The public part is the same for all; a hand is in the private part alone."""
    game = pyspiel.load_game("contrabande_hochstapler")
    state = to_a_decision(game.new_initial_state(), Random(7))
    whose = pyspiel.PrivateInfoType.NONE if kind == "public" else pyspiel.PrivateInfoType.SINGLE_PLAYER
    looks = game.make_py_observer(pyspiel.IIGObservationType(kind == "public", False, whose), {})
    looks.set_from(state, 0)
    texts = {looks.string_from(state, seat) for seat in range(3)}
    assert len(texts) == (1 if kind == "public" else 3)
    assert (looks.tensor is None) == (kind == "private")
    with pytest.raises(ValueError, match="no parameters; colour was given"):
        game.make_py_observer(None, {"colour": 1})


@smallest_tables
def test_search_with_sampled_worlds_answers_legally(game: AnyGame) -> None:
    """IS-MCTS through `set_resampler`: every sampled world looks the same to the searcher."""
    loaded = openspiel.load(game, game.seats[0])
    state = to_a_decision(loaded.new_initial_state(), Random(8), 3)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(loaded, evaluator, 2.0, 4, random_state=np.random.RandomState(2))
    bot.set_resampler(openspiel.resampler(3))
    assert bot.step(state) in state.legal_actions()


def test_a_sampled_world_differs_where_the_player_cannot_see() -> None:
    """Other hands for the others, who remember in it no more than everybody saw; also after a pickle."""
    state = to_a_decision(openspiel.load(game_named("hochstapler"), 4).new_initial_state(), Random(9), 2)
    player, resample = state.current_player(), openspiel.resampler(1)
    worlds = [resample(state, player) for _ in range(3)]
    other = (player + 1) % 4
    assert {world.information_state_string(player) for world in worlds} == {state.information_state_string(player)}
    assert len({world.information_state_string(other) for world in worlds}) == 3
    hands = [world.to_observation_struct(other).to_dict()["view"]["hand"] for world in worlds]
    assert state.to_observation_struct(other).to_dict()["view"]["hand"] not in hands
    again = pickle.loads(pickle.dumps(worlds[0]))
    assert again.information_state_string(other) == worlds[0].information_state_string(other)
