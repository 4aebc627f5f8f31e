"""A tournament: bots play many matches, and the wins are counted."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from hashlib import blake2b
from random import Random

import msgspec

from contrabande.arena.tables import in_some_order as in_some_order
from contrabande.bots.registry import AnyBot
from contrabande.engine.game import AnyGame, Outcome
from contrabande.engine.match import AnyMatch, Match


class Tally:
    """What came of some matches: wins by bot, ties split, and endings by name."""

    def __init__(self) -> None:
        self.matches = 0
        self.decisions = 0
        self.wins: dict[str, Fraction] = {}
        self.endings: Counter[str] = Counter()

    def count(self, names: Iterable[str], outcome: Outcome, decisions: int) -> None:
        """One match more, with these bots in its seats."""
        self.matches += 1
        self.decisions += decisions
        self.endings[outcome.ending] += 1
        self._win(zip(names, outcome.win_shares))

    def add(self, other: "Tally") -> None:
        """All matches of another tally more."""
        self.matches += other.matches
        self.decisions += other.decisions
        self.endings.update(other.endings)
        self._win(other.wins.items())

    def _win(self, shares: Iterable[tuple[str, Fraction]]) -> None:
        for name, share in shares:
            self.wins[name] = self.wins.get(name, Fraction(0)) + share


def tournament(
    game: AnyGame,
    options: msgspec.Struct,
    line_up: Sequence[tuple[str, AnyBot]],
    numbers: Iterable[int],
    seed: str,
    keep: Callable[[int, AnyMatch], None] = lambda _number, _match: None,
) -> Tally:
    """Play the matches with those numbers, in each the bots one seat further, and hand every match to *keep*."""
    seats, tally = len(line_up), Tally()
    for number in numbers:
        places = [(seat + number) % seats for seat in range(seats)]
        sitting = [line_up[place] for place in places]
        digest = blake2b(f"{seed}/{number}".encode(), digest_size=16).digest()
        players = [f"{line_up[place][0]} {place + 1}" for place in places]
        match: AnyMatch = Match(game, options, seats, digest, players=players)
        outcome, decisions = play_out(match, [bot for _, bot in sitting], Random(digest))
        keep(number, match)
        tally.count([name for name, _ in sitting], outcome, decisions)
    return tally


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
