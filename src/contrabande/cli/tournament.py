"""A tournament: bots play many matches, and the wins are counted."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from hashlib import blake2b
from random import Random
from time import perf_counter

import msgspec

from contrabande.bots.registry import AnyBot
from contrabande.engine.game import AnyGame, Outcome
from contrabande.engine.match import AnyMatch, Match
from contrabande.engine.seats import Seat


class Report(msgspec.Struct):
    """What came of the matches; win shares of all bots sum to one."""

    game: str
    seats: int
    matches: int
    decisions: int
    seconds: float
    win_share: dict[str, float]
    endings: dict[str, int]


def tournament(
    game: AnyGame,
    options: msgspec.Struct,
    line_up: Sequence[tuple[str, AnyBot]],
    numbers: Iterable[int],
    seed: str,
    keep: Callable[[int, AnyMatch], None] = lambda _number, _match: None,
) -> Report:
    """Play the matches with those numbers, in each the bots one seat further, and hand every match to *keep*."""
    seats, played, decisions = len(line_up), 0, 0
    shares: dict[str, Fraction] = {name: Fraction(0) for name, _ in line_up}
    endings: Counter[str] = Counter({ending: 0 for ending in game.endings})
    start = perf_counter()
    for number in numbers:
        places = [(seat + number) % seats for seat in range(seats)]
        sitting = [line_up[place] for place in places]
        digest = blake2b(f"{seed}/{number}".encode(), digest_size=16).digest()
        players = [f"{line_up[place][0]} {place + 1}" for place in places]
        match: AnyMatch = Match(game, options, seats, digest, players=players)
        outcome, asked = play_out(match, [bot for _, bot in sitting], Random(digest))
        keep(number, match)
        played += 1
        decisions += asked
        endings[outcome.ending] += 1
        for (name, _), share in zip(sitting, outcome.win_shares):
            shares[name] += share
    win_share = {name: float(share / played) for name, share in shares.items()}
    return Report(game.key, seats, played, decisions, round(perf_counter() - start, 3), win_share, dict(endings))


def play_out(match: AnyMatch, bots: Sequence[AnyBot], rng: Random) -> tuple[Outcome, int]:
    """Let *bots* finish *match*: how it ended, and how many answers were decisions."""
    decisions = 0
    while match.to_act:
        for seat in in_some_order(match.to_act, rng):
            prompt = match.prompt(seat)
            assert prompt is not None
            decisions += prompt.ask.is_decision
            match.answer(seat, bots[seat].choose(match.view(seat), prompt.ask, match.knowledge(seat), rng))
    outcome = match.outcome
    assert outcome is not None
    return outcome, decisions


def in_some_order(asked: Iterable[Seat], rng: Random) -> list[Seat]:
    """Seats that are asked at once, in the order in which their answers happen to come."""
    row = sorted(asked)
    if len(row) > 1:
        rng.shuffle(row)
    return row
