"""A bot that joins a table by its code and answers at random: python bot.py http://127.0.0.1:8321 KVLT [name]."""

import asyncio
import sys
from random import Random

from contrabande.client import wire
from contrabande.client.house import House
from contrabande.client.place import new_id
from contrabande.client.sampling import sampled


async def play(address: str, code: str, name: str = "Random Rita") -> None:
    """Sit down, be ready, and answer every question once until the match is over."""
    answered, rng = -1, Random()
    async with House(address) as house:
        table = await house.table_with(code)
        me = await house.join(table.table, wire.JoinTable(name=name))
        await house.do(me, wire.Ready(id=new_id()))
        async for message in house.stream(me):
            if not isinstance(message, wire.State | wire.Step):
                continue
            if message.table.phase in ("finished", "closed"):
                print(f"{name} answered {answered + 1} questions.")
                return
            prompt = message.match.prompt if message.match else None
            if prompt and prompt.number > answered:
                answered = prompt.number
                await house.do(me, wire.Give(id=new_id(), prompt=prompt.number, action=sampled(prompt, rng)))


asyncio.run(play(*sys.argv[1:]))
