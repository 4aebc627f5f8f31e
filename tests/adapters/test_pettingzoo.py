"""PettingZoo's own tests for every game at every seat count, and our side of the door."""

import pickle
from copy import deepcopy
from random import Random
from time import time
from typing import Any

import numpy as np
import pytest
from doors import TABLE_NAMES, TABLES, quietly

from contrabande.adapters.pettingzoo import env, raw_env
from contrabande.engine.errors import IllegalAction, MatchOver, NotYourPrompt, OptionsError
from contrabande.engine.game import AnyGame
from contrabande.games import GAMES

conformance = quietly("pettingzoo.test")
every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_NAMES)
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # advice of api_test on observations that are dicts


def play(world: Any, rng: Random, most: int = 10_000) -> list[str]:
    """The agents that were selected in one match of random play, dead steps included."""
    selected = []
    for agent in world.agent_iter(most):
        selected.append(agent)
        seen, _, terminated, truncated, _ = world.last()
        is_done = terminated or truncated
        world.step(None if is_done else int(rng.choice(seen["action_mask"].nonzero()[0])))
    return selected


@every_table
def test_the_api_test_of_pettingzoo_passes(game: AnyGame, seats: int) -> None:
    """Spaces, masks, rewards, dead steps, agents that leave."""
    conformance.api_test(env(game.key, seats), num_cycles=60)


@pytest.mark.full
@every_table
def test_the_api_test_passes_at_full_length(game: AnyGame, seats: int) -> None:
    """A thousand cycles, as PettingZoo runs it."""
    conformance.api_test(env(game.key, seats=seats), num_cycles=1000)


@every_table
def test_the_seed_test_of_pettingzoo_passes(game: AnyGame, seats: int) -> None:
    """Two environments with one seed: same agents, observations, rewards, masks and sampled actions."""
    conformance.seed_test(lambda: env(game.key, seats), num_cycles=20)


@every_table
def test_max_cycles_cuts_a_match_short(game: AnyGame, seats: int) -> None:
    """No seat answers more often; then all are truncated and step once more."""
    world = env(game.key, seats, max_cycles=2)
    world.reset(seed=1)
    selected = play(world, Random(1))
    counts = [selected.count(agent) for agent in world.possible_agents]
    assert max(counts) - 1 == 2
    assert not world.agents


@every_table
def test_the_performance_benchmark_of_pettingzoo_runs(
    game: AnyGame, seats: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its five seconds pass quicker here."""
    start = time()
    monkeypatch.setattr("time.time", lambda: start + 200 * (time() - start))
    conformance.performance_benchmark(env(game.key, seats))
    assert "turns per second" in capsys.readouterr().out


@every_table
def test_rewards_are_the_utilities_of_the_match(game: AnyGame, seats: int) -> None:
    """Nothing until the end, then seats times win share minus one, for everybody."""
    world = raw_env(game.key, seats)
    world.reset(seed=seats)
    rng, last = Random(2), {}
    for agent in world.agent_iter():
        seen, reward, terminated, _, _ = world.last()
        assert terminated or reward == 0
        last[agent] = reward
        world.step(None if terminated else int(rng.choice(seen["action_mask"].nonzero()[0])))
    assert sum(last.values()) == pytest.approx(0, abs=1e-9)
    assert min(last.values()) in (-1, 0)


def test_a_seed_gives_a_row_of_matches_and_no_seed_the_next_one() -> None:
    """The same row again with the same seed."""
    world = env("hochstapler", seats=5)
    rows = []
    for seed in (7, None, 7, None):
        world.reset(seed=seed)
        rows.append(world.last()[0]["observation"].tobytes())
    assert rows[0] == rows[2]
    assert rows[1] == rows[3]
    assert rows[0] != rows[1]


@every_table
def test_an_illegal_answer_is_refused_with_its_rule_and_changes_nothing(game: AnyGame, seats: int) -> None:
    """So is garbage; the environment plays on afterwards."""
    world = env(game.key, seats)
    world.reset(seed=3)
    agent = world.agent_selection
    before = world.last()[0]
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[0])
    for garbage in (illegal, -1, 10**6, 0.5, "Pass", None):
        with pytest.raises(IllegalAction, match=rf"seat {agent[-1]} may not .*\({game.prefix}-"):
            world.step(garbage)
        after = world.last()[0]
        assert world.agent_selection == agent
        assert all((before[name] == after[name]).all() for name in before)
    play(world, Random(1))
    assert not world.agents


def test_only_the_agent_that_is_asked_has_a_mask() -> None:
    """An agent of another table is refused."""
    world = env("prohis", seats=3)
    world.reset(seed=1)
    for agent in world.agents:
        assert world.observe(agent)["action_mask"].any() == (agent == world.agent_selection)
    for wrong in ("seat_3", "seat_-1", 0, ["seat_0"], "x" * 100_000):
        for look in (world.observe, world.observation_space, world.action_space):
            with pytest.raises(NotYourPrompt, match=r"no agent .{1,300}there are seat_0, seat_1, seat_2 \(GEN-1\)"):
                look(wrong)


def test_an_answer_where_no_question_is_open_is_refused_under_a_general_rule() -> None:
    """Of an agent that is done, and when nobody is left; the error is also one that PettingZoo's users catch."""
    world = env("hochstapler", seats=3, max_cycles=1)
    world.reset(seed=1)
    world.step(int(world.last()[0]["action_mask"].argmax()))
    for error in (ValueError, MatchOver):
        with pytest.raises(error, match=r"only valid action is None \(GEN-6\)"):
            world.step(0)
    assert len(world.agents) == 3
    play(world, Random(1))
    for action in (0, None):
        with pytest.raises(MatchOver, match=r"\(GEN-6\)"):
            world.unwrapped.step(action)


def test_an_answer_given_in_secret_is_not_seen_by_the_next_seat() -> None:
    """Whatever the first of several seats packs, the second sees the same."""
    seen = []
    for choice in (0, -1):
        world = env("hart-an-der-grenze", seats=4)
        world.reset(seed=5)
        world.step(int(np.flatnonzero(world.last()[0]["action_mask"])[choice]))
        seen.append(world.last()[0]["observation"])
    np.testing.assert_array_equal(seen[0], seen[1])


@pytest.mark.parametrize("again", [deepcopy, lambda world: pickle.loads(pickle.dumps(world))], ids=["copy", "pickle"])
@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_a_copy_of_an_environment_plays_on_alike_and_on_its_own(game: str, again: Any) -> None:
    """In the middle of a match, also where some seats have answered and others not yet."""
    world = env(game, max_cycles=40)
    world.reset(seed=2)
    rng = Random(1)
    for _ in range(13):
        world.step(int(rng.choice(world.last()[0]["action_mask"].nonzero()[0])))
    twin, before = again(world), world.last()[0]["observation"].tobytes()
    assert twin.last()[0]["observation"].tobytes() == before
    there = play(twin, Random(5))
    assert world.last()[0]["observation"].tobytes() == before
    assert play(world, Random(5)) == there
    assert world.unwrapped.rewards == twin.unwrapped.rewards


def test_an_environment_that_was_not_reset_can_be_copied() -> None:
    """As it is sent to workers."""
    twin = deepcopy(env("prohis", seats=4))
    twin.reset(seed=1)
    assert len(twin.agents) == 4


def test_options_and_seats_are_refused_by_name() -> None:
    """What a game does not know or allow."""
    with pytest.raises(OptionsError, match="no game 'poker'"):
        env("poker")
    with pytest.raises(OptionsError, match="is for 3 to 7 seats, not 8"):
        env("hochstapler", seats=8)
    with pytest.raises(OptionsError, match="has no option 'jokers'"):
        env("hochstapler", jokers=2)
    with pytest.raises(OptionsError, match="max_cycles=0"):
        env("hochstapler", max_cycles=0)
    for name in ("seats", "max_cycles"):
        for garbage in (4.0, "4", []):
            with pytest.raises(OptionsError, match=f"{name}=.* is no whole number"):
                env("hochstapler", **{name: garbage})  # type: ignore[arg-type]


def test_it_renders_as_text_and_in_no_other_way() -> None:
    assert env("hochstapler", seats=3, render_mode="ansi").metadata["render_modes"] == ["ansi"]
    with pytest.raises(OptionsError, match="there is ansi"):
        env("hochstapler", seats=3, render_mode="human")


def test_a_spectators_view_is_rendered() -> None:
    """As JSON, and without a hand."""
    world = env("hochstapler", seats=3, mode="to10")
    world.reset(seed=1)
    assert '"hand":[]' in world.render()
    world.close()
