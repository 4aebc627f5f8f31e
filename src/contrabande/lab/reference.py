"""Matches of the reference, told as rows: one per token, with what a simulator is fed and must show afterwards."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from random import Random
from typing import NamedTuple

from contrabande.engine.actions import Answers
from contrabande.engine.chance import Draw, SeededChance
from contrabande.engine.game import AnyGame
from contrabande.lab.bridge.bridge import Bridge, Move
from contrabande.lab.sim.arrays import UNIT
from contrabande.laws.line import Line, random_answers


class Case(NamedTuple):
    """One match to play: everything follows from it."""

    variant: int
    seats: int
    seed: str


class Row(NamedTuple):
    """One token: what the simulator is fed, and what it must show afterwards."""

    case: Case
    number: int
    token: int | None
    """None deals instead."""
    words: dict[int, int]
    state: Mapping[str, object] | None
    """None within a compound answer, which the reference does not see in parts."""
    following: Move | None
    """What is asked next; None once the match is over."""
    rewards: list[int]


def cases(game: AnyGame, matches: range, seats: int | None = None, seed: str = "0") -> Iterator[Case]:
    """The variants and their seat counts in turn, each match with a seed of its own."""
    tables = [
        (place, count)
        for place, variant in enumerate(game.variants)
        for count in variant.seats
        if seats is None or count == seats
    ]
    for number in matches:
        variant, count = tables[number % len(tables)]
        yield Case(variant, count, f"{seed}/{number}")


def rows(game: AnyGame, bridge: Bridge, case: Case) -> Iterator[Row]:
    """Play a match at random."""
    key = blake2b(case.seed.encode(), digest_size=32).digest()
    chance, twin, rng = SeededChance(key), SeededChance(key), Random(case.seed)
    line = Line.begin(game, game.variants[case.variant].options, case.seats, chance)
    words = _words(bridge, line.drawn, twin)
    answers, moves = _choose(line, bridge, rng)
    yield Row(case, 0, None, words, bridge.arrays(line), moves[0], [])
    number = 0
    while moves:
        line.play(answers, chance)
        words = _words(bridge, line.drawn, twin)
        played, (answers, moves) = moves, _choose(line, bridge, rng)
        for place, move in enumerate(played, start=1):
            number += 1
            if place < len(played):
                yield Row(case, number, move.token, words, None, played[place], [])
            else:
                following = moves[0] if moves else None
                yield Row(case, number, move.token, words, bridge.arrays(line), following, _rewards(line))


def _choose(line: Line, bridge: Bridge, rng: Random) -> tuple[Answers, list[Move]]:
    asks = line.asks()
    if not asks:
        return (), []
    answers = random_answers(asks, rng)
    return answers, bridge.moves(line, answers)


def _words(bridge: Bridge, drawn: Sequence[Draw], twin: SeededChance) -> dict[int, int]:
    """The words behind the draws of a step: a number below 2^32 is the word itself."""
    counts: Counter[str] = Counter()
    words = {}
    for label, _ in drawn:
        words[bridge.slot(label, counts[label])] = twin.below(label, 1 << 32)
        counts[label] += 1
    return words


def _rewards(line: Line) -> list[int]:
    outcome = line.game.outcome(line.state)
    return [] if outcome is None else [int(share * UNIT) for share in outcome.utilities]
