"""The table of the leak drill: dealt like any other, and then once more with other secrets in all its pockets."""

from collections.abc import Iterator, Sequence
from copy import deepcopy
from random import Random
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from contrabande.client import wire
from contrabande.drills.leak_world import OtherWorld
from contrabande.engine.game import AnyGame
from contrabande.engine.match import NO_ENTROPY
from contrabande.engine.seats import Audience, Seat
from contrabande.laws.fuzz import cases
from contrabande.server import entries as log
from contrabande.server.company import Member
from contrabande.server.entries import AnyEntry, Arrangement, Logged
from contrabande.server.names import BOT_NAMES
from contrabande.server.store.interface import Sheet
from contrabande.server.table import Shown, Table

START = 1_700_000_000_000
LATE = 0.5
"""Of the tables with bots."""
GIVERS: tuple[log.Giver, ...] = ("player", "stand_in", "clock")


Tables = Iterator[tuple[msgspec.Struct, int]]
"""Options and seats, again and again."""


def all_tables(game: AnyGame, rng: Random) -> Tables:
    """Every seat count with every pair of option values."""
    return ((options, seats) for options, seats, _ in cases(game, rng))


class Dealt(NamedTuple):
    """A table whose match has begun, with what opens it."""

    table: Table
    sheet: Sheet
    tokens: tuple[str, ...]


def dealt(game: AnyGame, options: msgspec.Struct, seats: int, rng: Random) -> Dealt:
    """People and bots at a table, and one who watches; at times another one, who takes a bot's seat over."""
    chosen: dict[str, str | int] = msgspec.to_builtins(options)
    played = Arrangement(game.key, chosen, seats, rng.choice(wire.PACES), 24, "public", chat=True)
    table = Table(rng.randbytes(10).hex())
    entries: list[AnyEntry] = [log.Opened(played, "BCDF", rng.randbytes(32).hex())]
    bots = rng.sample(range(seats), rng.choice((0, 0, 1, seats - 2)))
    people = [Seat(seat) for seat in range(seats) if seat not in bots]
    for seat in bots:
        entries.append(log.BotSeated(Seat(seat), "solid", "gambler", BOT_NAMES[seat], wire.SHAPES[seat]))
    shares = {seat: rng.randbytes(16).hex() for seat in people}
    for member, seat in enumerate(people):
        entries.append(log.Joined(member, f"P{seat}", "star", rng.choice(wire.LANGUAGES), "player"))
        entries += [log.Seated(member, seat), log.Came(member, "process"), log.Readied(member, True, shares[seat])]
    entries += [log.Joined(len(people), "W", "moon", "en", "watcher"), log.Came(len(people), "process")]
    names = tuple(BOT_NAMES[seat] if seat in bots else f"P{seat}" for seat in range(seats))
    entropy = tuple(shares.get(Seat(seat), NO_ENTROPY.hex()) for seat in range(seats))
    entries.append(log.Dealt(game.version, names, entropy))
    if bots and rng.random() < LATE:
        entries += _taken_over(len(people) + 1, Seat(bots[0]), rng)
    for entry in entries:
        table.fold(START, Logged(entry))
    sheet = Sheet(table.name, table.code, game.key, table.phase, True, 0, START)
    return Dealt(table, sheet, tuple(rng.randbytes(16).hex() for _ in table.members))


def _taken_over(member: int, seat: Seat, rng: Random) -> Sequence[AnyEntry]:
    """Somebody comes when the cards are dealt, and is let in."""
    return (
        log.Joined(member, "L", "key", rng.choice(wire.LANGUAGES), "watcher"),
        log.Came(member, "process"),
        log.SeatAsked(member, seat, is_wished=True),
        log.TookOver(member, seat, "L", BOT_NAMES[seat]),
    )


def member_of(table: Table, audience: Audience) -> Member | None:
    """Who looks through these eyes; nobody if a bot does."""
    return next((who for who in table.members.values() if who.seat == audience), None)


def audiences(table: Table) -> Sequence[Audience]:
    """The seats of people, and the one who watches."""
    return [who.seat for who in table.members.values()]


def disguised(truth: Table, world: OtherWorld, audience: Audience, rng: Random) -> Table:
    """The same table in another world: all that *audience* must not see of it is other than in truth."""
    me = member_of(truth, audience)
    assert me is not None
    shown = [_shown(one, me.member, audience, truth.floor, world, rng) for one in truth.shown]
    # A copy that shares the match would share its drafts: the memo says what takes the place of what.
    memo = {id(truth.match): world, id(truth.shown): shown, id(truth.arrangement): truth.arrangement}
    twin = deepcopy(truth, memo)
    givers = [(entry, seat, rng.choice(GIVERS)) for entry, seat, _ in vars(truth)["_givers"]]
    vars(twin).update(_seed=world.seed, _givers=givers)
    for who in twin.members.values():
        if who.member != me.member:
            who.entropy, who.language = rng.randbytes(16).hex(), rng.choice(wire.LANGUAGES)
            who.done.clear()
    return twin


def forget(table: Table, world: OtherWorld) -> None:
    """What came before the floor is other than in truth: nobody may be told it again."""
    if table.floor_event:
        entry = table.shown[table.floor - 1].entry
        assert entry is not None
        world.forget(entry, table.floor_event)


def _shown(one: Shown, me: int, audience: Audience, floor: int, world: OtherWorld, rng: Random) -> Shown:
    if one.number < floor:
        return Shown(one.number, one.at, None, None)
    if one.what is None:
        return one
    return Shown(one.number, one.at, _otherwise(one.what, me, audience, world, rng), one.entry, one.was)


def _otherwise(entry: AnyEntry, me: int, audience: Audience, world: OtherWorld, rng: Random) -> AnyEntry:
    """An entry of the log with other secrets in it."""
    match entry:
        case log.Opened() | log.Reopened():
            return replace(entry, seed=world.seed.hex())
        case log.Joined() | log.Renamed() if entry.member != me:
            return replace(entry, language=rng.choice(wire.LANGUAGES))
        case log.Readied() if entry.member != me:
            return replace(entry, entropy=rng.randbytes(16).hex())
        case log.Dealt():
            shares = [rng.randbytes(16).hex() for _ in entry.entropy]
            if audience is not None:
                shares[audience] = entry.entropy[audience]
            return replace(entry, entropy=tuple(shares))
        case log.Came() | log.Went():
            return replace(entry, process=rng.randbytes(6).hex())
        case _:
            return entry
