"""Tables under attack: one in each phase, with a victim who does nothing and is watched, and hostile members."""

import asyncio
from dataclasses import dataclass, field
from random import Random

from contrabande.client import wire
from contrabande.client.house import House
from contrabande.client.place import Place, new_id
from contrabande.client.sampling import sampled
from contrabande.engine.seats import Seat

PHASES = ("lobby", "sealed", "single", "finished")
WATCHERS = 14
"""Hostile members at each table who do not sit: each of them is slowed down for himself."""


@dataclass
class Target:
    """A table, those who attack it, and what they may know."""

    phase: str
    seat: wire.Admission
    """A hostile member who sits."""
    watchers: tuple[wire.Admission, ...]
    """Hostile members who may only watch."""
    victim: Place
    company: Place
    """Somebody else who sits and does nothing."""
    old: wire.AnyCommand
    """What the hostile seat has done before, and was acknowledged."""
    prompt: int = 0
    action: bytes = b'{"type":"Doubt"}'
    """A legal answer to the victim's question, where there is one."""
    spent: str = ""
    """A pass that was used up."""
    stranger: str = ""
    """A token for a seat at another table."""
    before: tuple[object, ...] = field(default=())

    @property
    def table(self) -> str:
        """Its name."""
        return self.seat.table

    def standing(self) -> tuple[object, ...]:
        """What no attack may change: the match, the victim's question and draft, and who sits where."""
        table, match = self.victim.table, self.victim.match
        assert table is not None
        seats = tuple((who.member, who.seat, who.name, who.is_ready) for who in table.members if who.seat is not None)
        played = None if match is None else (match.seat, match.head, match.entries, bytes(match.draft), match.prompt)
        return table.phase, table.match, table.locked, table.paused, table.votes, seats, played


def coming_from(number: int) -> dict[str, str]:
    """The header of a request that comes from an address of its own, by way of a proxy on this machine."""
    return {"X-Forwarded-For": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}


async def new_target(address: str, phase: str, number: int, rng: Random) -> Target:
    """A table in *phase*, ready to be attacked."""
    game, seats = ("hart-an-der-grenze", 3) if phase == "sealed" else ("hochstapler", 3)
    async with House(address, coming_from(number)) as house:
        first = await house.open_table(wire.OpenTable(name="Anna", game=game, seats=seats))
        people = [first] + [await house.join(first.table, wire.JoinTable(name=f"P{n}")) for n in (1, 2)]
        watchers = [await house.join(first.table, wire.JoinTable(name="W", role="watcher")) for _ in range(WATCHERS)]
        spent = (await house.new_pass(first)).secret
        await house.redeem(spent)
    places = [Place(address, admission) for admission in people]
    for place in places:
        await place.connect()
    readies = [wire.Ready(id=new_id()) for _ in places]
    for place, ready in zip(places, readies, strict=True):
        await place.do(ready)
    if phase == "lobby":
        await places[0].do(wire.Ready(id=new_id(), is_ready=False))
    else:
        await places[0].do(wire.Start(id=new_id()))
    if phase == "finished":
        await asyncio.gather(*(_play(place, rng) for place in places))
    return await _roles(phase, places, readies, tuple(watchers), spent, rng)


async def _roles(
    phase: str,
    places: list[Place],
    readies: list[wire.Ready],
    watchers: tuple[wire.Admission, ...],
    spent: str,
    rng: Random,
) -> Target:
    """The victim is one who is asked, the hostile seat one who is not, if there is a difference."""
    table = places[0].table
    assert table is not None
    asked = table.asked[0] if table.asked else Seat(0)
    victim = next(place for place in places if place.admission.seat == asked)
    hostile, company = (place for place in places if place is not victim)
    await hostile.close()
    old = readies[places.index(hostile)]
    target = Target(phase, hostile.admission, watchers, victim, company, old, spent=spent)
    if victim.prompt is not None:
        target.prompt, target.action = victim.prompt.number, bytes(sampled(victim.prompt, rng))
    return target


async def _play(place: Place, rng: Random) -> None:
    """Answer at random until the match is over."""
    while place.table is None or place.table.phase != "finished":
        prompt = place.prompt
        if prompt is None:
            await place.news()
        else:
            await place.do(wire.Give(id=new_id(), prompt=prompt.number, action=sampled(prompt, rng)))
