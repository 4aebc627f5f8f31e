"""The law of blindness is only as good as the sampler: on a tiny variant every consistent world is known."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from fractions import Fraction
from hashlib import blake2b
from random import Random
from typing import NamedTuple

import msgspec

from contrabande.engine.codec import encode
from contrabande.engine.events import project
from contrabande.engine.game import AnyGame
from contrabande.engine.seats import Audience
from contrabande.laws.broken import demand
from contrabande.laws.line import audiences, fresh_chance
from contrabande.laws.tree import Node, nodes


class Situation(NamedTuple):
    """All an audience knows at one moment: a digest of its events and its view."""

    audience: Audience
    seen: bytes


class Worlds(NamedTuple):
    """The states that fit a situation, by their bytes, each with its likelihood; and one node to sample from."""

    weights: Mapping[bytes, Fraction]
    node: Node
    by_chance_alone: bool
    """Whether nobody else has made a hidden choice on the way, so that the weights are beyond dispute."""


def situations(
    game: AnyGame, options: msgspec.Struct, seats: int, deepest: int | None = None
) -> dict[Situation, Worlds]:
    """Every situation of every audience in the whole tree, with its consistent worlds."""
    weights: defaultdict[Situation, defaultdict[bytes, Fraction]] = defaultdict(lambda: defaultdict(Fraction))
    nodes_of: dict[Situation, Node] = {}
    choices: defaultdict[Situation, set[Fraction]] = defaultdict(set)
    for node in nodes(game, options, seats, deepest=deepest):
        world, likelihood = encode(node.state), node.chance * node.choices
        for who in audiences(seats):
            seen = encode(([project(event, who) for event in node.events], game.view(node.state, who)))
            situation = Situation(who, blake2b(seen, digest_size=16).digest())
            weights[situation][world] += likelihood
            nodes_of[situation] = node
            choices[situation].add(node.choices)
    return {
        situation: Worlds(weights[situation], nodes_of[situation], len(choices[situation]) == 1)
        for situation in weights
    }


def check_sampler(game: AnyGame, situation: Situation, worlds: Worlds, rng: Random, samples: int) -> Counter[bytes]:
    """Sample worlds for one situation: each must be consistent; the count of each world that came."""
    who, node = situation.audience, worlds.node
    view = game.view(node.state, who)
    known = game.blank(view.options, view.seats, who)
    for event in node.events:
        known = game.remember(known, project(event, who))
    found: Counter[bytes] = Counter()
    for _ in range(samples):
        world = encode(game.sample_state(view, known, fresh_chance(rng)))
        demand(world in worlds.weights, 7, f"the sampler gives {who} a world that cannot be:\n  {world.decode()}")
        found[world] += 1
    return found
