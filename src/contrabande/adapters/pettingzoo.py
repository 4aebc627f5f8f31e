"""PettingZoo's door: `env("hochstapler", seats=5, mode="to10")` is an AEC environment.

Seats that are asked at once answer in seat order, and none sees what another has answered. An answer that the rules do
not allow raises `IllegalAction` with the rule it breaks, and nothing changes; so does garbage.
"""

from operator import index
from typing import Any

try:
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # type: ignore[import-untyped]
except ImportError:
    raise ImportError("this door needs PettingZoo: pip install 'contrabande[pettingzoo]'") from None
import numpy as np

from contrabande.adapters.seen import Seen
from contrabande.adapters.table import Table, table_with
from contrabande.engine.actions import Action
from contrabande.engine.codec import encode
from contrabande.engine.errors import MatchOver, NotYourPrompt, OptionsError, shortened
from contrabande.engine.match import AnyMatch, Match
from contrabande.engine.seats import Seat
from contrabande.games import game_named
from contrabande.wording import general


class AgentDone(MatchOver, ValueError):
    """An agent that is done steps once more, with None."""


class MatchEnv(AECEnv):  # type: ignore[misc]
    """One match after another at the same table. Agents are `seat_0` … clockwise."""

    def __init__(self, table: Table, max_cycles: int | None = None) -> None:
        super().__init__()
        if max_cycles is not None and max_cycles < 1:
            raise OptionsError(f"max_cycles={max_cycles} leaves nothing to play; give 1 or more, or None")
        self.table = table
        self.max_cycles = max_cycles
        self.metadata = {
            "name": f"contrabande_{table.game.key.replace('-', '_')}_v{table.game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(table.seats)]
        self.agents: list[str] = []
        self.action_spaces = {agent: Discrete(len(table.actions)) for agent in self.possible_agents}
        self.observation_spaces = {agent: _observations(table) for agent in self.possible_agents}
        self._seats = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        self._nothing = np.zeros(len(table.actions), np.int8)
        self._rng: np.random.Generator | None = None

    def observation_space(self, agent: str) -> Space[dict[str, Any]]:
        """The same space on every call."""
        self._seat_of(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The same space on every call."""
        self._seat_of(agent)
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the next match; with a *seed*, always the same row of matches."""
        if seed is not None or self._rng is None:
            self._rng = np.random.default_rng(seed)
        table = self.table
        self._seed = self._rng.bytes(32)
        self._match: AnyMatch = Match(table.game, table.options, table.seats, self._seed)
        self._givers: list[Seat] = []
        self._given: list[Action] = []
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._answered = [0] * table.seats
        self._queue: list[Seat] = []
        self._turn_to_next()

    def observe(self, agent: str) -> Seen:
        """What *agent* sees; its mask is all zeros unless it is asked now."""
        seat, match = self._seat_of(agent), self._match
        prompt = match.prompt(seat) if agent == self.agent_selection else None
        mask = self._nothing if prompt is None else self.table.mask(prompt.ask)
        return Seen(self.table, match, seat, mask.copy())

    def step(self, action: int | None) -> None:
        """The selected agent answers; an agent that is done steps once more, with None."""
        agent = self.agent_selection
        if not self.agents:
            raise AgentDone(f"the match is over: reset deals the next one ({general.ANSWERS})")
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise AgentDone(f"{agent} is done: its only valid action is None ({general.ANSWERS})")
            self._was_dead_step(None)
            return
        seat, match = self._seats[agent], self._match
        prompt = match.prompt(seat)
        assert prompt is not None, "the selected agent is asked"
        answer = self.table.action(seat, action, prompt.ask)
        match.answer(seat, answer, prompt.number)
        self._givers.append(seat)
        self._given.append(answer)
        self._cumulative_rewards[agent] = 0.0
        self._answered[seat] += 1
        if match.is_over:
            self._finish()
        elif self._answered[seat] == self.max_cycles:
            self._stop(self.truncations)
        else:
            self._turn_to_next()

    def render(self) -> str:
        """What a spectator sees, as JSON."""
        return encode(self._match.view(None)).decode()

    def close(self) -> None:
        """There is nothing to close."""

    def __getstate__(self) -> dict[str, Any]:
        """All but the match, which comes back from its seed and its answers: so environments are copied and pickled."""
        return {name: value for name, value in self.__dict__.items() if name != "_match"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        if self._rng is not None:
            self._match = Match(self.table.game, self.table.options, self.table.seats, self._seed)
            for seat, answer in zip(self._givers, self._given):
                self._match.answer(seat, answer)

    def _turn_to_next(self) -> None:
        """Select the next seat that is asked, in seat order where there are several."""
        if not self._queue:
            self._queue = sorted(self._match.to_act)
        self.agent_selection = self.possible_agents[self._queue.pop(0)]

    def _finish(self) -> None:
        """Everybody gets his utility: seats times win share minus one."""
        outcome = self._match.outcome
        assert outcome is not None
        for agent, utility in zip(self.possible_agents, outcome.utilities):
            self.rewards[agent] = float(utility)
        self._accumulate_rewards()
        self._stop(self.terminations)

    def _stop(self, flags: dict[str, bool]) -> None:
        flags.update(dict.fromkeys(self.agents, True))
        self.agent_selection = self.agents[0]

    def _seat_of(self, agent: object) -> Seat:
        seat = self._seats.get(agent) if isinstance(agent, str) else None
        if seat is None:
            wrong, there = shortened(repr(agent)), ", ".join(self._seats)
            raise NotYourPrompt(f"there is no agent {wrong} at this table; there are {there} ({general.SEATS})")
        return seat


class MatchWrapper(OrderEnforcingWrapper):  # type: ignore[misc]
    """PettingZoo's wrapper against calls in the wrong order, without its detours once `reset` has been called."""

    env: MatchEnv

    @property
    def agents(self) -> list[str]:
        """The agents that still step."""
        return self._begun("agents").agents

    @property
    def agent_selection(self) -> str:
        """The agent that steps next."""
        return self._begun("agent_selection").agent_selection

    def last(self, observe: bool = True) -> Any:
        """Observation, reward, terminated, truncated and info of the selected agent."""
        return self._begun("agent_selection").last(observe)

    def step(self, action: int | None) -> None:
        """The selected agent answers."""
        if self._has_reset and self.env.agents:
            self._has_updated = True
            self.env.step(action)
        else:
            super().step(action)

    def _begun(self, name: str) -> MatchEnv:
        if not self._has_reset:
            raise AttributeError(f"{name} cannot be accessed before reset")
        return self.env


def _observations(table: Table) -> Space[dict[str, Any]]:
    numbers = Box(-np.inf, np.inf, (table.width,), np.float32)
    return Dict({"observation": numbers, "action_mask": Box(0, 1, (len(table.actions),), np.int8)})


def raw_env(game: str, seats: int | None = None, *, max_cycles: int | None = None, **options: str | int) -> MatchEnv:
    """The bare environment; *max_cycles* cuts a match short once some seat has answered so often."""
    played = game_named(game)
    table = table_with(played, options.items(), played.seats[0] if seats is None else _whole("seats", seats))
    return MatchEnv(table, None if max_cycles is None else _whole("max_cycles", max_cycles))


def _whole(name: str, given: object) -> int:
    try:
        return index(given)  # type: ignore[arg-type]  # whatever came through the door
    except TypeError:
        raise OptionsError(f"{name}={shortened(repr(given))} is no whole number") from None


def env(
    game: str,
    seats: int | None = None,
    *,
    max_cycles: int | None = None,
    render_mode: str | None = "ansi",
    **options: str | int,
) -> MatchWrapper:
    """The environment with PettingZoo's wrapper against calls in the wrong order; it can be rendered as text alone."""
    if render_mode not in (None, "ansi"):
        raise OptionsError(f"there is no render mode {render_mode!r}; there is ansi")
    return MatchWrapper(raw_env(game, seats, max_cycles=max_cycles, **options))
