"""Whole matches over real sockets, in every game."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from houses import play_at_random, running, seated

from contrabande.client import wire
from contrabande.client.house import House
from contrabande.client.place import Place
from contrabande.engine.record import decode
from contrabande.engine.replay import verify
from contrabande.games import GAMES, game_named


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_people_and_bots_play_a_match_to_its_end_and_its_record_verifies(game: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            running(tmp_path / "tables.db") as address,
            seated(address, game, people=2, seats=3) as places,
            House(address) as house,
        ):
            watcher = await house.join(places[0].admission.table, wire.JoinTable(name="W", role="watcher"))
            async with Place(address, watcher) as watching, asyncio.timeout(60):
                await asyncio.gather(*(play_at_random(place, Random(n)) for n, place in enumerate(places)))
                while watching.table is None or watching.table.phase != "finished":
                    await watching.news()
            record = decode(await house.record(places[0].admission))
        assert record.end.outcome == verify(game_named(game), record).outcome
        assert record.header.commitment == places[1].table.commitment  # type: ignore[union-attr]

    asyncio.run(scene())
