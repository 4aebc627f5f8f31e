"""Markers: in a real server every secret is a row of digits that nobody else may ever receive.

Tokens, passes, entropies, the secrets of persons, ids of commands, sealed answers and the dealer's seed are looked for
in all that other members, a watcher and strangers receive, and, with everybody's name, in logs and metrics.
"""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec

from contrabande.client import wire
from contrabande.client.place import new_id
from contrabande.drills.leak_guests import Guest
from contrabande.drills.leak_ledger import HOUSE, Ledger
from contrabande.drills.leak_lines import Wired
from contrabande.drills.leak_served import served, told_of_a_mishap
from contrabande.engine.chance import match_key
from contrabande.engine.codec import encode
from contrabande.engine.game import AnyGame
from contrabande.engine.seats import Seat
from contrabande.server import entries as log
from contrabande.server.store.opening import open_store

TURNS = 40
"""So often everybody is asked before a match is left as it is."""
SEATS = 3
PATIENCE = 60.0
"""Seconds that a bot may take."""


async def look_for_markers(
    games: Sequence[AnyGame], *, seed: int = 0, turns: int = TURNS, people: int = 2, module: str = "contrabande"
) -> Ledger:
    """One match of each game in a real server, and every secret that was heard by the wrong ones."""
    ledger = Ledger()
    with TemporaryDirectory() as folder:
        errors, database = Path(folder) / "errors", str(Path(folder) / "tables.db")
        async with served(database, errors, module) as line:
            for game in games:
                await Evening(game, line, ledger, database, people, Random(seed)).play(turns)
            ledger.hear(HOUSE, await line.request("GET", "/metrics", {}))
        ledger.hear(HOUSE, errors.read_bytes())
    ledger.hear(HOUSE, await told_of_a_mishap(ledger))
    return ledger


class Evening:
    """One match with marked guests."""

    def __init__(self, game: AnyGame, line: Wired, ledger: Ledger, database: str, people: int, rng: Random) -> None:
        self._game = game
        self._line = line
        self._ledger = ledger
        self._database = database
        self._people = [Guest(line, ledger, rng) for _ in range(people)]
        self._watcher = Guest(line, ledger, rng)

    @property
    def _guests(self) -> list[Guest]:
        return [*self._people, self._watcher]

    async def play(self, turns: int) -> None:
        """From the door to the record."""
        await self._sit_down()
        await self._deal()
        for turn in range(turns):
            await self._wait()
            if self._watcher.phase == "finished":
                break
            if turn % 8 == 0:
                await self._misbehave()
            for guest in self._people:
                await self._answer(guest)
        await self._wait()
        await self._look_back()
        for guest in self._guests:
            await guest.leave()

    async def _wait(self) -> None:
        """Until the match waits for somebody, or is over: then nothing happens by itself."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for guest in self._guests:
                    await guest.listen()
                if self._watcher.phase == "finished" or any(guest.is_asked for guest in self._people):
                    return
                await asyncio.sleep(0.02)

    async def _sit_down(self) -> None:
        first = self._people[0]
        seats = max(SEATS, self._game.seats[0])
        opened = wire.OpenTable(name=first.name, game=self._game.key, seats=seats, person=first.person)
        await first.sit("/api/tables", opened)
        for guest in self._guests[1:]:
            role: wire.Role = "watcher" if guest is self._watcher else "player"
            joined = wire.JoinTable(name=guest.name, person=guest.person, role=role)
            await guest.sit(f"/api/tables/{first.place.table}/join", joined)
        for seat in range(len(self._people), seats):
            await first.say(wire.AddBot(id=new_id(), seat=Seat(seat)))
        await first.change_device()

    async def _deal(self) -> None:
        for guest in self._people:
            await guest.say(wire.Ready(id=new_id(), entropy=guest.entropy))
            await guest.listen()
        await self._people[0].say(wire.Start(id=new_id()))
        for guest in self._guests:
            await guest.listen()
        store = open_store(self._database)
        await store.start("drill", lambda _table, _number: None)
        rows = await store.read(self._people[0].place.table)
        await store.stop()
        for entry in [log.decode(row.body).entry for row in rows]:
            if isinstance(entry, log.Opened):
                seed = entry.seed
            elif isinstance(entry, log.Dealt):
                key = match_key(bytes.fromhex(seed), [bytes.fromhex(share) for share in entry.entropy])
                self._ledger.note("key", key.hex(), None)
        self._ledger.note("seed", seed, None)

    async def _answer(self, guest: Guest) -> None:
        draft = await guest.answer()
        if draft is not None and guest.match is not None:
            self._ledger.note("sealed answer", draft, guest.name, guest.match.entries)
            for other in self._guests:
                await other.listen()

    async def _misbehave(self) -> None:
        """Wrong frames and strange hands at the doors: what is refused quotes nobody's secret."""
        first, second = self._people[:2]
        table = f"/api/tables/{first.place.table}"
        await second.shout(encode(wire.Hello(first.place.token)).decode())
        await second.shout(f'{{"type":"answer","id":"{first.place.token}","prompt":0,"action":1}}x')
        await second.shout(encode(wire.Give(id=new_id(), prompt=99, action=msgspec.Raw(b'{"type":"No"}'))).decode())
        for path in (f"{table}/record", f"{table}/replay", f"{table}/replay?eyes=0", f"{table}?since=0"):
            await second.ask("GET", path, token=second.place.token)
            await self._watcher.ask("GET", path, token=self._watcher.place.token)
        for path in (table, "/api/codes/ZZZZ", f"/api/codes/{first.place.code}", "/api/tables", "/health"):
            await self._watcher.ask("GET", path)
        await self._watcher.ask("POST", "/api/passes", wire.Redeem(first.place.token))
        await self._watcher.ask("GET", "/api/me/matches", token=self._watcher.person)

    async def _look_back(self) -> None:
        """After the end the seed and the shares are no secret; everything else still is."""
        table = f"/api/tables/{self._people[0].place.table}"
        if self._watcher.phase == "finished":
            self._ledger.publish("seed", "key", "entropy")
        for guest in self._guests:
            for path in ("record", "replay", "replay?eyes=1"):
                await guest.ask("GET", f"{table}/{path}", token=guest.place.token)
            await guest.ask("GET", "/api/me/matches", token=guest.person)
