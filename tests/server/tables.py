"""Builders for tests of a table without any server: entries in, what is told out."""

from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from contrabande.client import wire
from contrabande.client.place import new_id
from contrabande.engine.codec import encode
from contrabande.engine.seats import Seat
from contrabande.server import entries as log
from contrabande.server.deciding import checked_arrangement, decide, new_seed
from contrabande.server.entries import AnyEntry, Arrangement, Logged
from contrabande.server.paces import pace_of
from contrabande.server.refusal import TableRefusal
from contrabande.server.showing import Showing
from contrabande.server.table import Table

START = 1_000_000


class Desk:
    """A table with a clock that the test moves."""

    def __init__(self, game: str = "hochstapler", seats: int = 3, pace: str = "live", **options: str | int) -> None:
        self.table = Table("t1")
        self.at = START
        arrangement = checked_arrangement(Arrangement(game, dict(options), seats, pace, 24, "link", True))
        self.take(log.Opened(arrangement, "BCDF", new_seed()))
        for member in range(seats):
            self.take(log.Joined(member, f"P{member}", "star", "en", "player"), log.Seated(member, Seat(member)))

    def take(self, *entries: AnyEntry) -> None:
        """Fold entries in, through their bytes as the log does."""
        for entry in entries:
            self.table.fold(self.at, log.decode(log.encode(Logged(entry))))

    def do(self, member: int, command: wire.AnyCommand) -> Sequence[AnyEntry]:
        """Carry out a member's command."""
        made = decide(self.table, member, command)
        for place, entry in enumerate(made):
            logged = Logged(entry, member, command.id) if place == 0 else Logged(entry)
            self.table.fold(self.at, log.decode(log.encode(logged)))
        return made

    def come(self, *members: int) -> None:
        """A device of each of them is connected."""
        self.take(*(log.Came(member, "here") for member in members))

    def deal(self) -> None:
        """Everybody is ready, and the match begins."""
        for who in self.table.people():
            self.do(who.member, wire.Ready(id=new_id()))
        self.do(0, wire.Start(id=new_id()))

    def step(self, rng: Random) -> None:
        """Everybody who is asked answers at random."""
        match = self.table.match
        assert match is not None
        for seat in sorted(match.to_act):
            prompt = match.prompt(seat)
            assert prompt is not None
            self.answer(seat, prompt.number, msgspec.Raw(encode(prompt.ask.sample(rng.random))))
        if self.table.is_complete:
            self.take(log.Revealed())

    def answer(self, seat: Seat, number: int, raw: msgspec.Raw) -> None:
        """Who sits there gives this."""
        self.do(int(seat), wire.Give(id=new_id(), prompt=number, action=raw))

    def seal(self) -> None:
        """Play on until all have answered a question together, and nobody has seen it yet."""
        while not self.table.is_sealed:
            self.step(Random(1))
        match = self.table.match
        assert match is not None
        for seat in sorted(match.to_act):
            prompt = match.prompt(seat)
            assert prompt is not None
            raw = msgspec.Raw(encode(prompt.ask.sample(Random(2).random)))
            self.do(int(seat), wire.Give(id=new_id(), prompt=prompt.number, action=raw))

    def play(self, rng: Random) -> None:
        """To the end."""
        while self.table.phase == "playing":
            self.step(rng)

    def showing(self, *happened: int) -> Showing:
        """What everybody is sent now."""
        played = self.table.arrangement
        pace = pace_of(played.pace, played.hours)
        return Showing(self.table, pace, [self.table.shown[number - 1] for number in happened])

    def state(self, member: int, since: int | None = None) -> wire.State:
        """What a member is sent who connects now."""
        return msgspec.json.decode(self.showing().state(member, since, self.at), type=wire.State)


def refused(desk: Desk, member: int, command: wire.AnyCommand) -> str:
    """Why a command is refused; it must be, and change nothing."""
    before = (desk.table.length, len(desk.table.shown))
    with pytest.raises(TableRefusal) as refusal:
        decide(desk.table, member, command)
    assert before == (desk.table.length, len(desk.table.shown))
    return refusal.value.key
