"""How fast the doors for models and bot authors are: python tests/adapters/measure_doors.py [seconds a game and door].

`mcp`: a client in this process answers at random through the tools (wait_for_my_turn, answer); solid bots have the
other seats. `ndjson`: three players of `contrabande.client` follow their streams and post their answers to a house in a
process of its own. `eval`: a scripted model answers from the list of legal moves. Each figure is answers a second by
the clock, and a second of this process's own processor time (the house and its store not counted).
"""

import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random

from mcp_guests import Guest, guest

from contrabande.adapters.eval.model import Messages, ScriptedModel
from contrabande.adapters.eval.series import Series, evaluate
from contrabande.bots.registry import bot_at
from contrabande.client import wire
from contrabande.client.house import House
from contrabande.client.place import new_id
from contrabande.client.sampling import sampled
from contrabande.drills.serving import serve
from contrabande.games import GAMES

SEATS = 3


async def over_mcp(game: str, one: Guest) -> int:
    """One match through the tools; how many answers the model gave."""
    await one.sit("new_table", game=game, seats=SEATS)
    answers, _ = await one.play(Random())
    return answers


async def over_streams(game: str, address: str) -> int:
    """One match of three players on streams of lines; how many answers they gave together."""
    async with House(address) as house:
        first = await house.open_table(wire.OpenTable(name="0", game=game, seats=SEATS))
        others = [await house.join(first.table, wire.JoinTable(name=str(number))) for number in range(1, SEATS)]
        for each in (first, *others):
            await house.do(each, wire.Ready(id=new_id()))
        await house.do(first, wire.Start(id=new_id()))
        return sum(await asyncio.gather(*(_play(house, each) for each in (first, *others))))


async def _play(house: House, me: wire.Admission) -> int:
    answered, rng = -1, Random()
    async for message in house.stream(me):
        if not isinstance(message, wire.State | wire.Step):
            continue
        if message.table.phase == "finished":
            break
        prompt = message.match.prompt if message.match else None
        if prompt and prompt.number > answered:
            answered = prompt.number
            await house.do(me, wire.Give(id=new_id(), prompt=prompt.number, action=sampled(prompt, rng)))
    return answered + 1


async def evaluated(game: str) -> int:
    """One match of a scripted model; how many decisions it made."""
    played = next(each for each in GAMES if each.key == game)
    bot, options = bot_at(played, "solid", "gambler"), played.variants[0].options
    wanted = Series(
        game=played, options=options, seats=SEATS, bots="solid", bot=bot, matches=1, seed=new_id(), with_moves=True
    )
    return evaluate(wanted, ScriptedModel("first", _first)).decisions


def _first(messages: Messages) -> str:
    return messages[1].content.split("# What you may answer")[1].strip().splitlines()[0]


async def rate(play: Callable[[], Awaitable[int]], seconds: float) -> dict[str, int]:
    """Answers a second over matches that take so long together, after one that does not count."""
    await play()
    answers, start, work = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - start < seconds:
        answers += await play()
    clock, processor = time.perf_counter() - start, time.process_time() - work
    return {"by the clock": round(answers / clock), "by processor time": round(answers / processor)}


async def main(seconds: float) -> None:
    """Measure every game through each door."""
    with tempfile.TemporaryDirectory() as folder:
        served = serve(f"sqlite:///{Path(folder) / 'tables.db'}", "--tempo", "0", "--no-slow-down")
        async with guest() as one:
            for game in GAMES:
                doors: dict[str, Callable[[], Awaitable[int]]] = {
                    "mcp": partial(over_mcp, game.key, one),
                    "ndjson": partial(over_streams, game.key, served.address),
                    "eval": partial(evaluated, game.key),
                }
                found = {door: await rate(play, seconds) for door, play in doors.items()}
                print(json.dumps({"game": game.key, **found}), flush=True)
        served.stop()


if __name__ == "__main__":
    asyncio.run(main(float(sys.argv[1]) if len(sys.argv) > 1 else 5.0))
