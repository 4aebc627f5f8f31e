"""Watch a bot: matches of one among others, on the arena's deals and from every seat, read with nothing hidden."""

from collections.abc import Callable, Iterable, Iterator
from hashlib import blake2b
from random import Random
from typing import NamedTuple

import msgspec

from contrabande.arena.arena import PARTS, shared_out
from contrabande.arena.conduct import hart_an_der_grenze, hochstapler, meisterdiebe, prohis
from contrabande.arena.conduct.cards import Card, calibration, mixing, rates
from contrabande.arena.conduct.ledger import Ledger, Manner, Moment, Story
from contrabande.arena.conduct.witness import Witness, network_called
from contrabande.arena.contests import pairs, rotated
from contrabande.arena.players import PATIENCE, Player, player_called
from contrabande.arena.tables import play_out
from contrabande.arena.workers import ALONE, Workforce, each
from contrabande.engine.game import AnyGame
from contrabande.engine.match import AnyMatch, Match
from contrabande.engine.options import read_options
from contrabande.engine.seats import Seat
from contrabande.games import game_named

MANNERS: dict[str, Manner] = {
    "hart-an-der-grenze": hart_an_der_grenze.MANNER,
    "meisterdiebe": meisterdiebe.MANNER,
    "hochstapler": hochstapler.MANNER,
    "prohis": prohis.MANNER,
}

Watch = Callable[[Iterator[list[Ledger]], int], Iterable[list[Ledger]]]
"""Looks on while so many parts come in."""


class Job(NamedTuple):
    """What is played; plain data, for it travels to the workers."""

    game: str
    options: tuple[tuple[str, str | int], ...]
    seats: int
    bot: str
    among: str
    matches: int
    seed: str
    patience: float


def watch_bot(
    game: AnyGame,
    options: msgspec.Struct,
    seats: int,
    bot: str,
    among: str,
    matches: int,
    *,
    seed: str = "0",
    patience: float = PATIENCE,
    force: Workforce = ALONE,
    watch: Watch = lambda parts, _count: parts,
) -> Card:
    """The card of *bot* in one seat with *among* in all others; where both are the same, every seat is watched."""
    for name in (bot, among):
        player_called(game, name, patience).leave()
    plain = tuple(sorted(msgspec.to_builtins(options).items()))
    job = Job(game.key, plain, seats, bot, among, matches, seed, patience)
    parts = [(job, deals) for deals in shared_out(-(-matches // seats), PARTS)]
    ledgers = [ledger for part in watch(each(read_deals, parts, force), len(parts)) for ledger in part]
    faults = [fault for ledger in ledgers for fault in ledger.faults]
    return Card(
        game=game.key,
        bot=bot,
        among=among,
        seats=seats,
        matches=matches,
        rates=rates(MANNERS[game.key].figures, ledgers),
        calibration=calibration(ledgers),
        mixing=mixing(ledgers),
        faults=len(faults),
        first_fault=faults[0] if faults else None,
        seed=seed,
    )


def read_deals(part: tuple[Job, range]) -> list[Ledger]:
    """The part of a worker: a ledger for each of these deals, every one played from as many seats as are wanted."""
    job, deals = part
    game = game_named(job.game)
    one, other = (player_called(game, name, job.patience) for name in (job.bot, job.among))
    try:
        return [_deal(job, (one, other), deal) for deal in deals]
    finally:
        one.leave()
        other.leave()


def _deal(job: Job, players: tuple[Player, Player], deal: int) -> Ledger:
    ledger = Ledger()
    for rotation in range(min(job.seats, job.matches - deal * job.seats)):
        _match(job, players, f"{job.seed}/{deal}", rotation, ledger)
    return ledger


def _match(job: Job, players: tuple[Player, Player], deal: str, rotation: int, ledger: Ledger) -> None:
    """One match with the chance of the arena's deal, and with the dice that its bots have there."""
    game, manner = game_named(job.game), MANNERS[job.game]
    row = rotated(pairs(2, job.seats)[0], rotation)
    watched = frozenset(Seat(seat) for seat, bot in enumerate(row) if bot == 0 or job.bot == job.among)
    witness = Witness(players[0], network_called(game, job.bot), manner.alarm)
    seated: list[Player] = [witness if seat in watched else players[1] for seat in range(job.seats)]
    options = read_options(game, dict(job.options), job.seats)
    match: AnyMatch = Match(game, options, job.seats, _digest(deal))
    name = f"{deal}/0/{rotation}"
    rngs = [Random(_digest(f"{name}/{seat}")) for seat in range(job.seats)]
    faults = play_out(match, seated, name, rngs, Random(_digest(f"{deal}/order")))
    ledger.faults.extend(fault for seat in sorted(watched) for fault in faults[seat])
    ledger.coins += witness.coins
    manner.read(story_of(match, watched, witness.moments), ledger)


def story_of(match: AnyMatch, watched: frozenset[Seat], moments: dict[tuple[int, Seat], Moment]) -> Story:
    """A finished match as the arena sees it."""
    return Story(match.options, match.seats, watched, match.all_events(), moments)


def _digest(text: str) -> bytes:
    return blake2b(text.encode(), digest_size=16).digest()
