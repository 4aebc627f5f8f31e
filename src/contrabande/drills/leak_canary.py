"""Canaries: worlds in which every card that others hold is a number that occurs nowhere else."""

import re
from collections.abc import Iterable, Sequence
from itertools import islice
from random import Random

import msgspec

from contrabande.drills.leak_house import House
from contrabande.drills.leak_probes import bot_questions, probes
from contrabande.drills.leak_table import Tables, audiences, dealt, disguised
from contrabande.drills.leak_truth import Truth
from contrabande.drills.leak_world import OtherWorld
from contrabande.engine.game import AnyGame
from contrabande.engine.record import Chain
from contrabande.engine.seats import Audience
from contrabande.engine.step import copy

ROWS = ("hands", "cases", "behind", "under", "stores", "cards")
"""Rows of a state that hold, seat by seat, what only that seat may see."""
FIRST = 700_700_001

_CANARY = re.compile(rb"700700\d{3}")


def canary_state(state: msgspec.Struct, audience: Audience) -> msgspec.Struct:
    """*state* with a number of its own for every card of every other seat."""
    marked, number = copy(state), FIRST
    for name in ROWS:
        rows: Sequence[Sequence[object]] | None = getattr(state, name, None)
        if rows is None:
            continue
        made = []
        for seat, row in enumerate(rows):
            numbers = range(number, number + len(row))
            number += len(row)
            made.append(row if seat == audience else tuple(numbers))
        setattr(marked, name, made if isinstance(rows, list) else tuple(made))
    return marked


async def look_for_canaries(game: AnyGame, matches: int, tables: Tables, *, seed: int = 0) -> list[str]:
    """What of other seats' cards comes to an audience, in so many *matches*."""
    rng, found = Random(seed), list[str]()
    truth_house, canary_house = House.direct(), House.direct()
    for options, seats in islice(tables, matches):
        table = dealt(game, options, seats, rng)
        await truth_house.put(*table)
        truth_house.host.time = table.table.changed_at
        truth = Truth(truth_house, table, rng)
        while truth.match.to_act and truth.match.entries < rng.randint(10, 40):
            audience = rng.choice(audiences(truth.table))
            world = _marked(truth, audience, rng)
            for message in await _sent(truth, world, canary_house, audience, rng):
                found += [f"{game.key}: {audience} is sent {hit}" for hit in _hits(world, message)]
            await truth.play()
        await truth.close()
    return found


def _marked(truth: Truth, audience: Audience, rng: Random) -> OtherWorld:
    sampled = OtherWorld.beside(truth.match, audience, rng)
    return OtherWorld(truth.match, canary_state(sampled.state, audience), audience, rng)


def _hits(world: OtherWorld, message: bytes) -> list[str]:
    """Canaries, the seed, and the head of the record as nobody may see it before the end: without the key."""
    record = world.record()
    chain = Chain(record.header)
    for entry in record.entries:
        chain.link(entry)
    secrets = [secret for secret in (chain.head, world.seed.hex()) if secret.encode() in message]
    return [*secrets, *(hit.decode() for hit in _CANARY.findall(message))]


async def _sent(truth: Truth, world: OtherWorld, house: House, audience: Audience, rng: Random) -> Iterable[bytes]:
    """All that an audience is sent when it asks everything at a table of canaries."""
    house.host.time = truth.house.host.time
    await house.put(disguised(truth.table, world, audience, rng), truth.dealt.sheet, truth.dealt.tokens)
    token = truth.token_of(audience)
    path, headers = f"/api/tables/{house.table.name}?since=0", {"authorization": f"Bearer {token}"}
    whole = await house.line.request("GET", path, headers)
    told = await probes(house.table, audience, token, rng).asked(house, token)
    return [whole, *told, *bot_questions(house.table, audience)]
