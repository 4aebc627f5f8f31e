"""The whole tree of a tiny variant: every outcome of chance and every answer."""

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from typing import NamedTuple

import msgspec

from contrabande.engine.actions import Answers
from contrabande.engine.chance import ScriptedChance
from contrabande.engine.errors import OutcomeNeeded
from contrabande.engine.events import Event
from contrabande.engine.game import AnyGame
from contrabande.engine.step import Step, copy
from contrabande.laws.line import Line, answers_of


class Node(NamedTuple):
    """A place in the tree where nobody waits for chance: its depth, state, history and how likely chance made it."""

    depth: int
    state: msgspec.Struct
    events: tuple[Event, ...]
    chance: Fraction
    choices: Fraction
    """The product of one over the number of legal answers at each decision so far."""


Transition = Callable[[ScriptedChance], Step[msgspec.Struct]]


class _Outcome(NamedTuple):
    depth: int
    step: Step[msgspec.Struct]
    chance: Fraction


def nodes(
    game: AnyGame,
    options: msgspec.Struct,
    seats: int,
    *,
    counts: Counter[int] | None = None,
    deepest: int | None = None,
) -> Iterator[Node]:
    """Every node of the tree down to *deepest*, depth first; *counts* receives chance nodes too, by depth."""
    counts = Counter() if counts is None else counts
    start = Node(0, options, (), Fraction(1), Fraction(1))
    yield from _below(game, start, lambda chance: game.setup(options, seats, chance), counts, deepest)


def node_counts(game: AnyGame, options: msgspec.Struct, seats: int) -> tuple[int, ...]:
    """How many nodes the tree has at each depth, chance nodes and ends included."""
    counts: Counter[int] = Counter()
    for _ in nodes(game, options, seats, counts=counts):
        pass
    return tuple(counts[depth] for depth in range(max(counts) + 1))


def _below(
    game: AnyGame, before: Node, transition: Transition, counts: Counter[int], deepest: int | None
) -> Iterator[Node]:
    for outcome in _outcomes(transition, before.depth, counts):
        events = (*before.events, *outcome.step.events)
        chance = before.chance * outcome.chance
        node = Node(outcome.depth, outcome.step.state, events, chance, before.choices)
        yield node
        line = Line(game, node.state, {})
        asks = line.asks()
        if not asks or (deepest is not None and node.depth >= deepest):
            continue
        rows = [[(seat, action) for action in ask.actions()] for seat, ask in asks.items()]
        share = Fraction(1)
        for row in rows:
            share /= len(row)
        for chosen in product(*rows):
            answers = answers_of(chosen, asks)
            here = node._replace(depth=node.depth + 1, choices=node.choices * share)
            yield from _below(game, here, _step(game, node.state, answers), counts, deepest)


def _step(game: AnyGame, state: msgspec.Struct, answers: Answers) -> Transition:
    return lambda chance: game.apply(copy(state), answers, chance)


def _outcomes(transition: Transition, depth: int, counts: Counter[int]) -> Iterator[_Outcome]:
    """Every way chance can let a transition end."""
    pending: list[tuple[dict[str, list[int]], int, Fraction]] = [({}, depth, Fraction(1))]
    while pending:
        script, at, chance = pending.pop()
        counts[at] += 1
        try:
            yield _Outcome(at, transition(ScriptedChance(script)), chance)
        except OutcomeNeeded as needed:
            whole = sum(needed.counts)
            for kind, count in enumerate(needed.counts):
                if count:
                    longer = {**script, needed.label: [*script.get(needed.label, []), kind]}
                    pending.append((longer, at + 1, chance * Fraction(count, whole)))
