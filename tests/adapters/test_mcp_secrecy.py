"""What a seat's tools return is the same, byte for byte, in two worlds that the seat cannot tell apart."""

import asyncio
from random import Random

import pytest
from mcp_guests import Guest, guest
from twins import played, twin_of

from contrabande.adapters.mcp.here import TableHere
from contrabande.bots.random import RandomBot
from contrabande.engine.codec import encode
from contrabande.engine.game import AnyGame
from contrabande.engine.match import AnyMatch
from contrabande.engine.seats import Audience, Seat
from contrabande.games import GAMES
from contrabande.laws.line import audiences

MOMENTS = (5, 14)
"""After so many steps the worlds are compared."""
KEY = "0" * 32


def at_table(one: Guest, match: AnyMatch, audience: Audience) -> None:
    """Give the guest a chair at a table that plays *match*; nobody else is asked to move."""
    table = TableHere("TWIN", match.game, match.options, match.seats, RandomBot(), free=0)
    table.match = match
    table.players = ["A", "B", "C", "D", "E", "F", "G", "H"][: match.seats]
    chair = table._place(audience, "en")  # noqa: SLF001
    assert one.tools is not None
    one.tools._chairs[KEY] = chair  # noqa: SLF001
    one.seat = KEY


async def everything(one: Guest, rng: Random, match: AnyMatch) -> bytes:
    """All that the tools tell this place, refusals of any action included."""
    calls: list[tuple[str, dict[str, object]]] = [("my_view", {}), ("my_prompt", {}), ("say", {})]
    calls += [
        ("wait_for_my_turn", {"seconds": 0}),
        ("answer", {"action": "?"}),
        ("answer", {"action": "#0", "prompt": 99}),
    ]
    chair = one.tools._chairs[KEY]  # type: ignore[union-attr]  # noqa: SLF001
    space = chair.reader.texts.space
    for _ in range(8):
        action = space.action(rng.randrange(space.size))
        if chair.prompt is None or not chair.prompt.ask.allows(action):
            calls.append(("answer", {"action": chair.reader.texts.string(action)}))
    return b"\n".join([(await one.call(tool, **given)).model_dump_json().encode() for tool, given in calls])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_tools_tell_the_same_in_worlds_that_look_alike(game: AnyGame) -> None:
    """For every seat and a watcher; and most of these worlds are different ones."""

    async def run() -> int:
        differ = 0
        async with guest() as one:
            for steps in MOMENTS:
                for audience in audiences(game.seats[0]):
                    match = played(game, steps)
                    twin = twin_of(match, audience, Random(steps))
                    differ += encode(twin._state) != encode(match._state)  # noqa: SLF001
                    told = []
                    for world in (match, twin):
                        at_table(one, world, audience)
                        told.append(await everything(one, Random(steps), world))
                    assert told[0] == told[1]
        return differ

    assert asyncio.run(run()) > len(MOMENTS)


def test_another_seat_is_told_something_else() -> None:
    """So the comparison above can fail."""

    async def run() -> None:
        match = played(GAMES[0], 3)
        async with guest() as one:
            told = set()
            for seat in range(2):
                at_table(one, match, Seat(seat))
                told.add(await everything(one, Random(1), match))
            assert len(told) == 2

    asyncio.run(run())
