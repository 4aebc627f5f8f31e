"""Deals: the part of a worker. Each deal is played in every contest from every seat, with the same chance."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from hashlib import blake2b
from random import Random
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from contrabande.arena.contests import LineUp, mixed, pairs, rotated
from contrabande.arena.players import Player, player_called
from contrabande.arena.tables import play_out
from contrabande.engine.game import Outcome
from contrabande.engine.match import AnyMatch, Match
from contrabande.engine.options import read_options
from contrabande.games import game_named

Numbers = NDArray[np.float64]


class Job(NamedTuple):
    """What is played; plain data, for it travels to the workers."""

    game: str
    options: tuple[tuple[str, str | int], ...]
    seats: int
    bots: tuple[str, ...]
    seed: str
    patience: float

    @property
    def contests(self) -> tuple[LineUp, ...]:
        """All line-ups."""
        return pairs(len(self.bots), self.seats) + mixed(len(self.bots), self.seats)


class Sheet(NamedTuple):
    """What came of some deals; a bot counts once for each seat that it has."""

    shares: Numbers
    """Of the win, [deals, contests, bots], summed over seats and rotations; so are the scores."""
    scores: Numbers
    better: Numbers
    """How often a bot had a better place than another at the same table, [deals, bots, bots]; a tie is half."""
    faults: tuple[int, ...]
    first_faults: tuple[str | None, ...]


def play_deals(part: tuple[Job, range]) -> Sheet:
    """Play the deals with those numbers."""
    job, numbers = part
    sheet = blank_sheet(job, len(numbers))
    faults: list[list[str]] = [[] for _ in job.bots]
    with _seated(job) as players:
        for place, deal in enumerate(numbers):
            for contest, line_up in enumerate(job.contests):
                for rotation in range(job.seats):
                    row = rotated(line_up, rotation)
                    outcome = _play(job, players, row, f"{job.seed}/{deal}", f"{contest}/{rotation}", faults)
                    _note(sheet, place, contest, row, outcome)
    firsts = tuple(row[0] if row else None for row in faults)
    return sheet._replace(faults=tuple(map(len, faults)), first_faults=firsts)


def blank_sheet(job: Job, deals: int) -> Sheet:
    """A sheet of zeros."""
    bots, contests = len(job.bots), len(job.contests)
    played, compared = (deals, contests, bots), (deals, bots, bots)
    return Sheet(np.zeros(played), np.zeros(played), np.zeros(compared), (0,) * bots, (None,) * bots)


def _play(
    job: Job, players: Sequence[Player], row: LineUp, deal: str, sitting: str, faults: list[list[str]]
) -> Outcome:
    """One match: chance comes from the deal alone, a bot's dice from deal, sitting and seat."""
    game = game_named(job.game)
    match: AnyMatch = Match(game, _options(job), job.seats, _digest(deal))
    rngs = [Random(_digest(f"{deal}/{sitting}/{seat}")) for seat in range(job.seats)]
    order = Random(_digest(f"{deal}/order"))
    found = play_out(match, [players[bot] for bot in row], f"{deal}/{sitting}", rngs, order)
    for bot, texts in zip(row, found):
        faults[bot].extend(texts)
    outcome = match.outcome
    assert outcome is not None
    return outcome


def _note(sheet: Sheet, place: int, contest: int, row: LineUp, outcome: Outcome) -> None:
    shares, places = outcome.win_shares, outcome.places
    for seat, bot in enumerate(row):
        sheet.shares[place, contest, bot] += float(shares[seat])
        sheet.scores[place, contest, bot] += outcome.scores[seat]
        for other, rival in enumerate(row):
            if bot != rival:
                sheet.better[place, bot, rival] += (places[seat] < places[other]) + (places[seat] == places[other]) / 2


def _digest(text: str) -> bytes:
    return blake2b(text.encode(), digest_size=16).digest()


@lru_cache(maxsize=4)
def _options(job: Job) -> msgspec.Struct:
    options: msgspec.Struct = read_options(game_named(job.game), dict(job.options), job.seats)
    return options


@contextmanager
def _seated(job: Job) -> Iterator[Sequence[Player]]:
    """One player for each name."""
    players: list[Player] = []
    try:
        for name in job.bots:
            players.append(player_called(game_named(job.game), name, job.patience))
        yield players
    finally:
        for player in players:
            player.leave()
