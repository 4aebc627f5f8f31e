"""Advice: a finished match through a champion's eyes, question by question, in one seat's place."""

import asyncio
from collections.abc import AsyncIterator

from contrabande.client import wire
from contrabande.engine.codec import encode
from contrabande.engine.replay import moments
from contrabande.engine.seats import Seat
from contrabande.server.refusal import TableRefusal
from contrabande.server.table import Played
from contrabande.server.thinking import Thinker

OWN = ("player", "bot")
"""Who answers for himself; what a stand-in or the clock chose was nobody's decision."""


async def advice(thinker: Thinker, played: Played, seat: Seat) -> AsyncIterator[bytes]:
    """One line for each choice that the seat has made itself; refused where no champion knows such a table."""
    record = played.record()
    givers = {entry: giver for entry, giving, giver in played.givers if giving == seat}
    given = [{one.seat: one.action for one in entry.answers} for entry in record.entries]
    for number, moment in enumerate(moments(played.match.game, record)):
        await asyncio.sleep(0)  # others get their turn in between
        prompt = moment.prompt(seat)
        if prompt is None or not prompt.ask.is_decision or givers.get(number + 1) not in OWN:
            continue
        answer = given[number + 1][seat]
        thought = await thinker.advice(moment, seat, answer)
        if thought is None:
            raise TableRefusal("not-learned")
        ask, name, chosen = prompt.ask, _name(played, seat, number), wire.Considered(answer, thought.given)
        yield encode(wire.Advice(number, name, ask.key, dict(ask.facts), chosen, thought.likely)) + b"\n"


def _name(played: Played, seat: Seat, entry: int) -> str:
    """Who sat there after an entry: who was dealt in, or the last who had taken the seat over by then."""
    came = [one.name for after, one in played.taken if one.seat == seat and after <= entry]
    return came[-1] if came else played.match.players[seat]
