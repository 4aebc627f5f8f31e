"""The truth of the leak drill: a live table that is played question by question, and what everybody saw of it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

import msgspec

from contrabande.client import wire
from contrabande.drills.leak_eyes import Eyes, command, give
from contrabande.drills.leak_house import House
from contrabande.drills.leak_table import Dealt, member_of
from contrabande.engine.actions import Action, Answer, Answers
from contrabande.engine.chance import Draw
from contrabande.engine.codec import actions_of, encode
from contrabande.engine.events import Event
from contrabande.engine.match import AnyMatch
from contrabande.engine.seats import Audience, Seat
from contrabande.server import entries as log
from contrabande.server.care import Care
from contrabande.server.entries import Logged
from contrabande.server.table import Table

TICK = 700
"""Milliseconds between two moves."""
CHANGES, TALKS, LOOKS = 0.15, 0.1, 0.3
"""How often a sealed answer is changed, something is said, the table is looked at over HTTP."""


@dataclass
class Move:
    """One thing that is done at a table."""

    at: int
    name: str
    """The id of its command."""
    seat: Seat | None = None
    action: Action | None = None
    """An answer, where there is one; else a word, else the reveal."""
    said: wire.AnyCommand | None = None
    is_change: bool = False
    """Whether a sealed answer is changed: nobody but its giver may notice."""
    since: int | None = None
    """What is asked over HTTP afterwards, if anything."""
    seen: dict[Audience, list[bytes]] = field(default_factory=dict)
    """What each audience received."""


@dataclass(frozen=True)
class Question:
    """One entry of the match: how it came about, and what it was."""

    moves: Sequence[Move]
    answers: Answers
    events: Sequence[Event]
    draws: Sequence[Draw]
    is_sealed: bool
    is_ranked: bool


class Truth:
    """A table in a house, with eyes for whoever is to be fooled."""

    def __init__(self, house: House, dealt: Dealt, rng: Random) -> None:
        self.house = house
        self.dealt = dealt
        self.rng = rng
        self.eyes: dict[Audience, Eyes] = {}
        self._names = 0

    @property
    def table(self) -> Table:
        """The table."""
        return self.house.table

    @property
    def match(self) -> AnyMatch:
        """The match."""
        match = self.table.match
        assert match is not None
        return match

    def token_of(self, audience: Audience) -> str:
        """What opens the table for an audience."""
        who = member_of(self.table, audience)
        assert who is not None
        return self.dealt.tokens[who.member]

    async def opened(self, audience: Audience) -> Eyes:
        """The eyes of an audience."""
        if audience not in self.eyes:
            self.eyes[audience] = await Eyes.opened(self.house, audience, self.token_of(audience))
        return self.eyes[audience]

    async def close(self) -> None:
        """All eyes are shut."""
        for eyes in self.eyes.values():
            await eyes.close()
        self.eyes = {}

    async def play(self) -> Question:
        """The next question, to its end."""
        match, number = self.match, self.match.entries
        asks = {seat: prompt.ask for seat in sorted(match.to_act) if (prompt := match.prompt(seat)) is not None}
        is_sealed = len(asks) > 1
        moves = [*self._words(), *self._answers({seat: ask.sample(self.rng.random) for seat, ask in asks.items()})]
        if is_sealed:
            moves.append(self._move())
        for move in moves:
            await self._do(move)
        entry = match.entry(number)
        answers = tuple(Answer(Seat(given.seat), self._read(given.action), given.rank) for given in entry.answers)
        is_ranked = any(ask.ranked for ask in asks.values())
        return Question(moves, answers, match.all_events()[number], entry.draws, is_sealed, is_ranked)

    def _read(self, raw: msgspec.Raw) -> Action:
        return actions_of(self.match.game).decode(raw)

    def _move(self, seat: Seat | None = None, action: Action | None = None, *, is_change: bool = False) -> Move:
        self._names += 1
        self.house.host.time += TICK
        since = self.rng.randint(0, len(self.table.shown)) if self.rng.random() < LOOKS else None
        return Move(self.house.host.time, f"command {self._names}", seat, action, is_change=is_change, since=since)

    def _answers(self, chosen: dict[Seat, Action]) -> list[Move]:
        """All answers in some order; before the last of several is in, some are changed."""
        order = self.rng.sample(sorted(chosen), len(chosen))
        moves: list[Move] = []
        for place, seat in enumerate(order):
            is_changed = place < len(order) - 1 and self.rng.random() < CHANGES
            prompt = self.match.prompt(seat)
            assert prompt is not None
            first = prompt.ask.sample(self.rng.random) if is_changed else chosen[seat]
            moves.append(self._move(seat, first))
            if is_changed:
                moves.append(self._move(seat, chosen[seat], is_change=True))
        return moves

    def _words(self) -> list[Move]:
        """Now and then somebody says something."""
        if self.rng.random() >= TALKS:
            return []
        seat = self.rng.choice([who.seat for who in self.table.people()])
        move = self._move(seat)
        move.said = self.rng.choice(
            (
                wire.Phrase(id=move.name, number=1),
                wire.Gesture(id=move.name, emote="wink"),
                wire.Chat(id=move.name, text="I have nothing to declare"),
            )
        )
        return [move]

    async def _do(self, move: Move) -> None:
        self.house.host.time = move.at
        eyes = self.eyes.get(move.seat) if move.seat is not None else None
        if move.seat is None:
            await reveal(self.house)
        elif eyes is not None:
            await eyes.say(said_by(self.table, move))
        elif move.action is not None:
            await give(self.house, move.seat, move.action, move.name, self.rng)
        else:
            who = member_of(self.table, move.seat)
            assert who is not None
            assert move.said is not None
            await command(self.house, who, move.said)
        # Whoever has moved is listened to first: his answer comes when everybody has been told.
        for audience in sorted(self.eyes, key=lambda audience: audience != move.seat):
            move.seen[audience] = await received(self.eyes[audience], move)


def said_by(table: Table, move: Move) -> wire.AnyCommand:
    """A move as its player says it."""
    if move.said is not None:
        return move.said
    assert table.match is not None
    assert move.seat is not None
    prompt = table.match.prompt(move.seat)
    assert prompt is not None
    return wire.Give(id=move.name, prompt=prompt.number, action=msgspec.Raw(encode(move.action)))


async def received(eyes: Eyes, move: Move) -> list[bytes]:
    """All that a move sends to an audience, what it finds over HTTP, and when a reveal would come."""
    told = await eyes.seen()
    if move.since is not None:
        told.append(await eyes.look(move.since))
    table = eyes.house.table
    if table.is_complete:
        # The reveal comes at a random moment: with the same luck it must be the same, whoever was the last.
        told.append(b"reveal at %d" % (Care(table, Random(1)).next_at(eyes.house.room.pace, move.at) or 0))
    return told


async def reveal(house: House) -> None:
    """Show the sealed answers, as the process does that looks after the table."""
    await house.room.write(lambda: [Logged(log.Revealed())])
