"""Eyes: one member's socket and stream of lines at a table, and what comes to them."""

from random import Random

import msgspec

from contrabande.client import wire
from contrabande.drills.leak_house import House
from contrabande.drills.leak_lines import Socket, is_news
from contrabande.drills.leak_mask import masked
from contrabande.drills.leak_probes import FIRST_LINES, Request, asked
from contrabande.drills.leak_streams import Stream
from contrabande.drills.leak_table import member_of
from contrabande.engine.actions import Action
from contrabande.engine.codec import encode
from contrabande.engine.seats import Audience, Seat
from contrabande.server.company import Member
from contrabande.server.deciding import checked_answer
from contrabande.server.entries import Giver, Logged
from contrabande.server.refusal import TableRefusal


class Eyes:
    """A device of the member who looks, from the moment it connects."""

    def __init__(self, house: House, audience: Audience, token: str, socket: Socket, stream: Stream) -> None:
        self.house = house
        self.audience = audience
        self.token = token
        self._socket = socket
        self._stream = stream

    @classmethod
    async def opened(cls, house: House, audience: Audience, token: str) -> "Eyes":
        """Connect, and take in how things are."""
        socket, stream = await house.enter(token, None), house.follow(token, None)
        await socket.heard()
        await stream.heard(FIRST_LINES)
        return cls(house, audience, token, socket, stream)

    async def seen(self) -> list[bytes]:
        """What has come both ways, but for what is random in every world."""
        frames = await self._socket.heard()
        lines = await self._stream.heard(sum(map(is_news, frames)))
        return [masked(told) for told in (*frames, *lines)]

    async def say(self, command: wire.AnyCommand) -> None:
        """Send a command."""
        await self._socket.say(encode(command).decode())

    async def look(self, since: int) -> bytes:
        """Ask over HTTP how things are."""
        return await asked(self.house, Request("GET", f"/api/tables/{self.house.table.name}?since={since}", self.token))

    async def close(self) -> None:
        """Hang up."""
        await self._stream.close()
        await self._socket.close()


class Unfair(Exception):
    """A table has refused what its twin has taken."""


async def give(house: House, seat: Seat, action: Action, name: str, rng: Random) -> None:
    """Answer for a seat nobody looks through: as its player, its stand-in, its clock or its bot, as chance has it."""
    table, raw = house.table, encode(action)
    assert table.match is not None
    prompt = table.match.prompt(seat)
    assert prompt is not None
    who = member_of(table, seat)
    giver: Giver = "bot" if who is None else rng.choice(("player", "stand_in", "clock"))
    if who is not None and giver == "player":
        await command(house, who, wire.Give(id=name, prompt=prompt.number, action=msgspec.Raw(raw)))
    else:
        try:
            await house.room.write(lambda: [Logged(checked_answer(table, seat, prompt.number, raw, giver))])
        except TableRefusal as refusal:
            raise Unfair(f"{action} is refused: {refusal.key}") from None


async def command(house: House, who: Member, said: wire.AnyCommand) -> None:
    """Carry out a command of somebody nobody looks through."""
    answer = await house.room.command(who.member, said, 0.0)
    if isinstance(answer, wire.Refused):
        raise Unfair(f"{said} is refused: {answer.key} {answer.text}")
