"""Guests without a page: programs that come in by the door for bots, and do what brings a match to its end."""

import asyncio
from collections.abc import Sequence
from random import Random
from threading import Thread

from contrabande.client import wire
from contrabande.client.house import House
from contrabande.client.place import new_id
from contrabande.client.sampling import sampled

TRIES = 30
"""So many answers come to a guest's mind, and the one that he likes best is given."""


def invite(house: str, code: str, count: int, liked: Sequence[str]) -> Thread:
    """So many sit down in the free seats, and play until the match is over; then the thread ends."""
    playing = Thread(target=lambda: asyncio.run(_come(house, code, count, liked)), daemon=True)
    playing.start()
    return playing


async def _come(address: str, code: str, count: int, liked: Sequence[str]) -> None:
    async with House(address) as house:
        table = (await house.table_with(code)).table
        places = [await house.join(table, wire.JoinTable(name=f"Guest {each}")) for each in range(1, count + 1)]
        for place in places:
            await house.do(place, wire.Ready(id=new_id()))
        await asyncio.gather(*(_play(house, place, liked) for place in places))


async def _play(house: House, place: wire.Admission, liked: Sequence[str]) -> None:
    answered, rng = -1, Random(place.member)
    async for message in house.stream(place):
        if not isinstance(message, wire.State | wire.Step):
            continue
        if message.table.phase in ("finished", "closed"):
            return
        prompt = message.match.prompt if message.match else None
        if prompt and prompt.number > answered:
            answered = prompt.number
            ideas = [sampled(prompt, rng) for _ in range(TRIES)]
            best = max(ideas, key=lambda each: sum(f'"{word}"'.encode() in bytes(each) for word in liked))
            await house.do(place, wire.Give(id=new_id(), prompt=prompt.number, action=best))
