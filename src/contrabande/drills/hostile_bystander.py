"""Bystanders: people at tables of their own on the server under attack, in a process of their own.

Run as `python -m contrabande.drills.hostile_bystander ADDRESS TABLES`. Each line of output is a moment and how long a
command took from sending to its acknowledgement, both in seconds; it ends when its input ends.
"""

import asyncio
import contextlib
import os
import sys
from random import Random
from time import monotonic

from contrabande.client import wire
from contrabande.client.house import House
from contrabande.client.place import Place, new_id
from contrabande.client.refusals import Refusal
from contrabande.client.sampling import sampled
from contrabande.drills.hostile_tables import coming_from

SEATS = 3
PAUSE = 0.08
"""Seconds of thought; a table makes about ten moves a second."""
BREATH = 0.25
"""Seconds between two commands of one seat: nobody is slowed down who keeps to it."""


class Bystander:
    """Somebody who takes his time."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self._free_at = 0.0

    async def do(self, command: wire.AnyCommand) -> None:
        """Carry a command out and tell how long it took."""
        await asyncio.sleep(self._free_at - monotonic())
        since = monotonic()
        self._free_at = since + BREATH
        await self.place.do(command)
        os.write(1, f"{since:.6f} {monotonic() - since:.6f}\n".encode())


async def play(address: str, number: int) -> None:
    """Match after match at one table."""
    rng = Random(number)
    async with House(address, coming_from(0xFFFF00 + number)) as house:
        first = await house.open_table(wire.OpenTable(name="Anna", game="hochstapler", seats=SEATS))
        people = [first] + [await house.join(first.table, wire.JoinTable(name=f"P{n}")) for n in range(1, SEATS)]
    company = [Bystander(Place(address, admission)) for admission in people]
    for one in company:
        await one.place.connect()
    while True:
        for one in company:
            await one.do(wire.Ready(id=new_id()))
        await company[0].do(wire.Start(id=new_id()))
        await _match(company, rng)
        await company[0].do(wire.Again(id=new_id()))


async def _match(company: list[Bystander], rng: Random) -> None:
    """One seat after the other, as it is asked."""
    table = company[0].place
    while table.table is not None and table.table.phase == "playing":
        await asyncio.sleep(PAUSE)
        for one in company:
            prompt = one.place.prompt
            if prompt is not None:
                # The news that somebody else is asked may still be under way.
                with contextlib.suppress(Refusal):
                    await one.do(wire.Give(id=new_id(), prompt=prompt.number, action=sampled(prompt, rng)))
                break


async def main(address: str, tables: int) -> None:
    """Play at all tables until nobody listens any more."""
    playing = [asyncio.create_task(play(address, number)) for number in range(tables)]
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    for task in playing:
        task.cancel()
    for told in await asyncio.gather(*playing, return_exceptions=True):
        if not isinstance(told, asyncio.CancelledError):
            raise told if isinstance(told, BaseException) else RuntimeError("a bystander stopped playing")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
