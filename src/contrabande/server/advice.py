"""Advice: a finished match through a champion's eyes, question by question, in one seat's place."""

import asyncio
from collections.abc import AsyncIterator

from contrabande.client import wire
from contrabande.engine.codec import encode
from contrabande.engine.replay import decided
from contrabande.engine.seats import Seat
from contrabande.server.refusal import TableRefusal
from contrabande.server.table import Played
from contrabande.server.thinking import Thinker

OWN = ("player", "bot")
"""Who answers for himself; what a stand-in or the clock chose was nobody's decision."""


async def advice(thinker: Thinker, played: Played, seat: Seat) -> AsyncIterator[bytes]:
    """One line for each choice that the seat has made itself; refused where no champion knows such a table."""
    givers = {entry: giver for entry, giving, giver in played.givers if giving == seat}
    for choice in decided(played.match.game, played.record()):
        await asyncio.sleep(0)  # others get their turn in between
        if choice.seat != seat or givers[choice.moment + 1] not in OWN:
            continue
        thought = await thinker.advice(choice.match, seat, choice.given)
        if thought is None:
            raise TableRefusal("not-learned")
        name, chosen = _name(played, seat, choice.moment), wire.Considered(choice.given, thought.given)
        asked = choice.ask.key, dict(choice.ask.facts)
        yield encode(wire.Advice(choice.moment, name, *asked, chosen, thought.likely)) + b"\n"


def _name(played: Played, seat: Seat, entry: int) -> str:
    """Who sat there after an entry: who was dealt in, or the last who had taken the seat over by then."""
    came = [one.name for after, one in played.taken if one.seat == seat and after <= entry]
    return came[-1] if came else played.match.players[seat]
