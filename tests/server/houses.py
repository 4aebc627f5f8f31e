"""Builders for the server's tests: a house that runs in the test's own loop, and people who play at random."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random

from contrabande.client import wire
from contrabande.client.house import House
from contrabande.client.place import Place, new_id
from contrabande.client.refusals import Cut, Refusal
from contrabande.client.sampling import sampled
from contrabande.engine.seats import Seat
from contrabande.server.running import server
from contrabande.server.settings import Settings


@asynccontextmanager
async def running(database: Path | str, **settings: object) -> AsyncIterator[str]:
    """A server on a free port; its address. It does not wait for the disk: what a power cut leaves has a drill."""
    listening = socket.socket(proto=socket.IPPROTO_TCP)  # asyncio sends without delay only where it is named
    listening.bind(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    wanted = Settings(f"{database}?synchronous=OFF", **{"tempo": 0.0, "is_slowing": False, **settings})  # type: ignore[arg-type]
    house = server(wanted, "127.0.0.1", port)
    # Not serve(): it would take the signals, and look only now and then whether it shall end.
    house.config.load()
    house.lifespan = house.config.lifespan_class(house.config)
    await house.startup([listening])
    await house.on_tick(0)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        await house.shutdown([listening])


async def play_at_random(place: Place, rng: Random) -> None:
    """Answer whatever is asked until the match is over."""
    while place.table is None or place.table.phase == "lobby":
        await place.news()
    while place.table is not None and place.table.phase == "playing":
        prompt = place.prompt
        if prompt is not None and place.match is not None and bytes(place.match.draft) == b"null":
            try:
                await place.do(wire.Give(id=new_id(), prompt=prompt.number, action=sampled(prompt, rng)))
                continue
            except Refusal as refusal:
                if refusal.refused.key not in ("not-your-prompt", "not-playing"):
                    raise
            except Cut:
                await place.reconnect()
        await place.news()


async def one_who_is_asked(places: list[Place]) -> Place:
    """The first place that has a question to answer."""
    while True:
        for place in places:
            if place.prompt is not None:
                return place
        await asyncio.sleep(0.01)


@asynccontextmanager
async def seated(address: str, game: str, people: int, seats: int, **wanted: object) -> AsyncIterator[list[Place]]:
    """A table with *people* in its first seats and bots in the rest, all ready and dealt."""
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(House(address))
        first = await house.open_table(wire.OpenTable(name="Anna", game=game, seats=seats, **wanted))  # type: ignore[arg-type]
        admissions = [first]
        for number in range(1, people):
            admissions.append(await house.join(first.table, wire.JoinTable(name=f"P{number}", role="player")))
        places = [await stack.enter_async_context(Place(address, admission)) for admission in admissions]
        for seat in range(people, seats):
            await places[0].do(wire.AddBot(id=new_id(), seat=Seat(seat)))
        for number, place in enumerate(places):
            await place.do(wire.Ready(id=new_id(), entropy=f"{number:032x}"))
        await places[0].do(wire.Start(id=new_id()))
        yield places
