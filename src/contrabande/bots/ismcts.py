"""A bot that searches: information-set Monte Carlo tree search over worlds that fit what it has seen.

Each simulation imagines a whole world (`sample_state`), walks the tree in it, and plays at random from the first
position that is new (SO-ISMCTS: Cowling, Powley and Whitehouse 2012). A node belongs to the seat that acts and to what
the searcher sees by then, never to a state: nothing can be chosen by what is hidden from him, and the others are taken
to play alike with all hands that he cannot tell apart. It knows no game and serves as a yardstick. It takes every hand
for equally likely, whatever was said about it, and those who answer it for random players a few steps on: where others
punish a lie that chance would let pass, it lies too much.
"""

from math import log, sqrt
from random import Random
from typing import Any

from contrabande.engine.actions import Action, Answer, Ask
from contrabande.engine.chance import Chance, SeededChance
from contrabande.engine.game import AnyGame
from contrabande.engine.seats import Seat

SIMULATIONS = 200
CURIOSITY = 0.5
"""The weight of exploring; what is won lies between 0 and 1."""
BREADTH = 1.0
"""After n visits a node has tried at most BREADTH times the root of n answers: some questions offer a thousand."""


class Node:
    """What was learned about the answers of a seat in one position: how often each was tried, and what it won."""

    __slots__ = ("times", "tried", "won")

    def __init__(self) -> None:
        self.times = 0
        self.tried: dict[Action, int] = {}
        self.won: dict[Action, float] = {}

    def select(self, ask: Ask, rng: Random) -> Action:
        """An answer to try: a new one while there is room for it, else the one of this world with the best bound."""
        known = [action for action in self.tried if ask.allows(action)]
        if not known or len(known) < BREADTH * sqrt(self.times + 1):
            action = ask.sample(rng.random)
            if not known or action not in self.tried:
                return action
        return max(known, key=self._bound)

    def _bound(self, action: Action) -> float:
        tried = self.tried[action]
        return self.won[action] / tried + CURIOSITY * sqrt(log(self.times) / tried)

    def learn(self, action: Action, share: float) -> None:
        """One more try, and the share of the win that it led to."""
        self.times += 1
        self.tried[action] = self.tried.get(action, 0) + 1
        self.won[action] = self.won.get(action, 0.0) + share

    def favourite(self) -> Action:
        """The answer that was tried most."""
        return max(self.tried, key=lambda action: (self.tried[action], self.won[action]))


Tree = dict[tuple[Seat, Any], Node]
"""The nodes by the seat that acts and the view of the seat that searches."""


class IsmctsBot:
    """Searches anew for every answer."""

    def __init__(self, game: AnyGame, simulations: int = SIMULATIONS) -> None:
        self.game = game
        self.simulations = simulations

    def choose(self, view: Any, ask: Ask, knowledge: Any, rng: Random) -> Action:
        """The answer that the search came back to most often."""
        if not ask.is_decision:
            return ask.sample(rng.random)
        tree: Tree = {}
        for _ in range(self.simulations):
            chance = SeededChance(rng.randbytes(32))
            self._simulate(self.game.sample_state(view, knowledge, chance), view.seat, tree, chance, rng)
        return tree[view.seat, view].favourite()

    def _simulate(self, state: Any, searcher: Seat, tree: Tree, chance: Chance, rng: Random) -> None:
        """Play one world to its end, and learn from it as far as the tree goes and one step further."""
        game = self.game
        path: list[tuple[Seat, Node, Action]] = []
        size = len(tree)
        while seats := game.to_act(state):
            seen = game.view(state, searcher) if len(tree) == size else None
            answers = []
            for rank, seat in enumerate(sorted(seats)):
                ask = game.ask(game.view(state, seat))
                assert ask is not None, "a seat that is to act is asked something"
                if seen is not None and ask.is_decision:
                    node = tree.setdefault((seat, seen), Node())
                    action = node.select(ask, rng)
                    path.append((seat, node, action))
                else:
                    action = ask.sample(rng.random)
                answers.append(Answer(seat, action, rank if ask.ranked else None))
            game.apply(state, tuple(answers), chance)
        outcome = game.outcome(state)
        assert outcome is not None
        shares = outcome.win_shares
        for seat, node, action in path:
            node.learn(action, float(shares[seat]))
