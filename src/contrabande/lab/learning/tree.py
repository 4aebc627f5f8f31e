"""A tiny table's whole tree as arrays: what a policy is worth there, and what a best response gains, in milliseconds.

The tree is walked once, as OpenSpiel's door shows it. A player's *sequence* is an answer in one of his information
states; a best response is found from the last sequences to the first, as every seat remembers all it did and saw.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import numpy as np

from contrabande.bots.neural.network import Network
from contrabande.bots.neural.speech import Numbers, Sentence, Speech
from contrabande.engine.seats import Seat

Way: TypeAlias = tuple[tuple[int, int], ...]
"""How an answer is told: the row of the network's input before each token, and the token."""


@dataclass(slots=True)
class _Walk:
    """What is gathered on the way; the root of all sequences is number 0."""

    speech: Speech
    befores: list[int] = field(default_factory=lambda: [0])
    """For each sequence the same player's sequence before it."""
    states: list[int] = field(default_factory=lambda: [-1])
    """For each sequence its information state."""
    stories: dict[str, dict[int, int]] = field(default_factory=dict)
    """For each information state, in order of discovery, its answers and their sequences."""
    rows: dict[bytes, int] = field(default_factory=dict)
    seen: list[Numbers] = field(default_factory=list)
    legal: list[Numbers] = field(default_factory=list)
    ways: list[tuple[int, Way]] = field(default_factory=list)
    """A sequence, and one way to tell its answer."""
    ends: list[tuple[float, list[int], list[float]]] = field(default_factory=list)
    """For each end of a match the chance that chance allows it, every player's last sequence, and the utilities."""

    def down(self, state: Any, chance: float, last: list[int]) -> None:
        """Everything below *state*."""
        if state.is_terminal():
            self.ends.append((chance, last, state.returns()))
        elif state.is_chance_node():
            for outcome, part in state.chance_outcomes():
                self.down(state.child(outcome), chance * part, last)
        else:
            seat = state.current_player()
            for answer, sequence in self._sequences(state, last[seat]).items():
                self.down(state.child(answer), chance, [*last[:seat], sequence, *last[seat + 1 :]])

    def _sequences(self, state: Any, before: int) -> dict[int, int]:
        """The answers of who is to act, and their sequences."""
        story = state.information_state_string()
        if story not in self.stories:
            here, first = len(self.stories), len(self.befores)
            found = {answer: first + place for place, answer in enumerate(state.legal_actions())}
            self.befores += [before] * len(found)
            self.states += [here] * len(found)
            self.stories[story] = found
            now, seat = state.now, Seat(state.now.seat)
            sentence = Sentence(
                self.speech, now.position.view(seat), now.position.ask(seat), now.position.knowledge(seat)
            )
            self.ways += [(found[now.table.number(action)], way) for action, way in self._told(sentence, ())]
        return self.stories[story]

    def _told(self, sentence: Sentence, way: Way) -> Iterator[tuple[Any, Way]]:
        """All ways to go on; nothing can be taken back, so each is told from the start."""
        now = _again(sentence, way)
        row, mask = self._row(now.observation, now.mask), now.mask
        for token in np.flatnonzero(mask).tolist():
            action = _again(sentence, way).say(token)
            longer = (*way, (row, token))
            if action is None:
                yield from self._told(sentence, longer)
            else:
                yield action, longer

    def _row(self, seen: Numbers, legal: Numbers) -> int:
        """What the network is shown, each once."""
        key = seen.tobytes() + legal.tobytes()
        if key not in self.rows:
            self.rows[key] = len(self.seen)
            self.seen.append(seen)
            self.legal.append(legal)
        return self.rows[key]


def _again(sentence: Sentence, way: Way) -> Sentence:
    fresh = Sentence(sentence.speech, sentence.view, sentence.ask, sentence.knowledge)
    for _, token in way:
        fresh.say(token)
    return fresh


class Tree:
    """All ends of a match, all sequences of all players, and all that a network is ever shown there."""

    def __init__(self, table: Any, speech: Speech) -> None:
        walk = _Walk(speech)
        players = table.num_players()
        walk.down(table.new_initial_state(), 1.0, [0] * players)
        self.seen, self.legal = np.array(walk.seen), np.array(walk.legal)
        self.befores, self.states = np.array(walk.befores), np.array(walk.states)
        self.span = float(table.max_utility() - table.min_utility())
        chances, lasts, utilities = zip(*walk.ends)
        self._chances, self._lasts, self._utilities = np.array(chances), np.array(lasts), np.array(utilities)
        self._ways = _levelled(walk.ways)
        self._told_by = np.array([sequence for sequence, _ in walk.ways])
        self._depths = _depths(walk.befores)

    def policy(self, network: Network) -> Numbers:
        """The odds of every sequence where it can be chosen, by a network; the root's is 1."""
        tokens = network.odds(self.seen, self.legal)
        chances = np.ones(len(self._told_by))
        for told, rows, token in self._ways:
            chances[told] *= tokens[rows, token]
        odds: Numbers = np.bincount(self._told_by, chances, len(self.befores))
        odds[0] = 1.0
        return odds

    def even(self) -> Numbers:
        """Random play: all answers alike."""
        odds: Numbers = 1.0 / np.bincount(self.states + 1)[self.states + 1]
        return odds

    def nash_conv(self, odds: Numbers) -> float:
        """What all players together could gain, each by leaving this policy alone."""
        return float(sum(self.gains(odds)))

    def of_range(self, odds: Numbers) -> float:
        """The same per player, as a part of the range of payoffs."""
        gains = self.gains(odds)
        return sum(gains) / len(gains) / self.span

    def gains(self, odds: Numbers) -> list[float]:
        """What each player could gain by a best response to the others."""
        plans = odds.copy()
        for depth in self._depths[1:]:
            plans[depth] *= plans[self.befores[depth]]
        reach = plans[self._lasts]
        values = (self._utilities * (self._chances * reach.prod(axis=1))[:, None]).sum(axis=0)
        return [self._best(seat, reach) - float(values[seat]) for seat in range(reach.shape[1])]

    def _best(self, seat: int, reach: Numbers) -> float:
        """What a best response of *seat* brings: the best answer of every information state, from the last on."""
        others = self._chances * np.delete(reach, seat, axis=1).prod(axis=1) * self._utilities[:, seat]
        worth = np.bincount(self._lasts[:, seat], others, len(self.befores))
        for depth in reversed(self._depths[1:]):
            states = self.states[depth]
            first = np.flatnonzero(np.diff(states, prepend=-1))
            np.add.at(worth, self.befores[depth[first]], np.maximum.reduceat(worth[depth], first))
        return float(worth[0])


def _levelled(ways: list[tuple[int, Way]]) -> list[tuple[Numbers, Numbers, Numbers]]:
    """For the first, second … token of all ways: which ways have one, its row, and the token."""
    found = []
    for place in range(max(len(way) for _, way in ways)):
        here = [(number, *way[place]) for number, (_, way) in enumerate(ways) if len(way) > place]
        told, rows, tokens = np.array(here).T
        found.append((told, rows, tokens))
    return found


def _depths(befores: list[int]) -> list[Numbers]:
    """The sequences of every depth, the root alone first; those of one information state stay together."""
    depth = [0]
    for before in befores[1:]:
        depth.append(depth[before] + 1)
    return [np.flatnonzero(np.array(depth) == each) for each in range(max(depth) + 1)]
