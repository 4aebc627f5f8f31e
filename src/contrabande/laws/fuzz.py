"""Fuzz: matches of every seat count and every pair of options under all laws, for as long as one likes."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from time import monotonic

import msgspec

from contrabande.engine.game import AnyGame
from contrabande.engine.options import pairwise
from contrabande.laws.match import Chooser, check_match, choose_at_random


class Report(msgspec.Struct):
    """What a run has found; *record* holds the first match that breaks a law."""

    game: str
    matches: int = 0
    decisions: int = 0
    worlds: int = 0
    worlds_that_differ: int = 0
    endings: Counter[str] = msgspec.field(default_factory=Counter)
    seconds: float = 0.0


def tables(game: AnyGame, seats: range | None = None) -> list[tuple[msgspec.Struct, int]]:
    """Every seat count with every pair of option values, tiny variants included."""
    rows: list[tuple[msgspec.Struct, int]] = []
    for variant in game.variants:
        for count in variant.seats:
            if seats is None or count in seats:
                rows.append((variant.options, count))
    for count in seats or game.seats:
        rows.extend((options, count) for options in pairwise(game, count))
    return list(dict.fromkeys(rows))


def cases(game: AnyGame, rng: Random, seats: range | None = None) -> Iterator[tuple[msgspec.Struct, int, bytes]]:
    """Tables in random order, again and again, each time with another seed."""
    rows = tables(game, seats)
    while True:
        rng.shuffle(rows)
        for options, count in rows:
            yield options, count, rng.randbytes(32)


def run(
    game: AnyGame,
    *,
    minutes: float,
    seed: int = 0,
    seats: range | None = None,
    on_progress: Callable[[Report], None] = lambda _report: None,
    choose: Chooser = choose_at_random,
    blind: float = 0.1,
) -> Report:
    """Play under all laws for *minutes*; a breach is raised with the record that shows it."""
    report = Report(game.key)
    start = monotonic()
    for options, count, deal in cases(game, Random(seed), seats):
        found = check_match(game, options, count, deal, choose=choose, blind=blind)
        report.matches += 1
        report.decisions += found.decisions
        report.worlds += found.worlds
        report.worlds_that_differ += found.worlds_that_differ
        report.endings[found.ending] += 1
        report.seconds = monotonic() - start
        on_progress(report)
        if report.seconds >= 60 * minutes:
            break
    return report
