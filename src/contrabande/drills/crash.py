"""The crash drill: `kill -9` at random instants under load. What was acknowledged is there afterwards, once.

People play at a few tables of all games while their server dies and comes back. Each of them writes down what was
acknowledged and what he was shown; whatever was under way when the server died he sends again, as a client does.
Afterwards the log is read and held against all of it.
"""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import TypeVar

import httpx
import msgspec

from contrabande.client import wire
from contrabande.client.house import House
from contrabande.client.place import Place, new_id
from contrabande.client.refusals import Cut, Refusal
from contrabande.client.sampling import sampled
from contrabande.drills.nests import Flock, Nest
from contrabande.engine.seats import Seat
from contrabande.games import GAMES
from contrabande.server import entries as log
from contrabande.server.store.interface import Row
from contrabande.server.store.opening import open_store
from contrabande.server.table import Table

SEATS = 3
LAST = Seat(SEATS - 1)
"""Where at some tables a bot begins, until somebody comes who takes the seat over."""
LIFE = 0.3
"""Seconds that a server lives at most once it has acknowledged something again."""
PATIENCE = 10.0
"""Seconds after which it is killed even so."""

Progress = Callable[[int], None]
ReplyT = TypeVar("ReplyT")


class Crashes(msgspec.Struct):
    """What the crashes have cost; the last three must be 0."""

    trials: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    hash_mismatches: int = 0


@dataclass
class Notebook:
    """What one table's people were told and promised."""

    acknowledged: set[tuple[int, str]] = field(default_factory=set)
    """Member and command id."""
    heads: dict[int, str] = field(default_factory=dict)
    """Entries of the match, and the head that was shown with them."""
    mismatches: int = 0

    def note(self, match: wire.MatchView | None) -> None:
        """Keep a head; two who see the same entries must see the same head."""
        if match is not None and self.heads.setdefault(match.entries, match.head) != match.head:
            self.mismatches += 1


class Patron:
    """Somebody who plays at random and never gives up."""

    def __init__(self, place: Place, notebook: Notebook, rng: Random) -> None:
        self._place = place
        self._notebook = notebook
        self._rng = rng
        self._pending: wire.Give | None = None

    async def play(self) -> None:
        """Until the match is over, through every crash."""
        place = self._place
        while place.table is None or place.table.phase == "playing":
            if not place.is_connected:
                await self._come_back()
                continue
            self._notebook.note(place.match)
            try:
                if not await self._act():
                    await asyncio.wait_for(place.news(), 1.0)
            except (Cut, TimeoutError):
                await asyncio.sleep(0.01)

    async def _come_back(self) -> None:
        with contextlib.suppress(Exception):  # whatever a dying server does to a socket, one tries again
            await self._place.connect()
            return
        await asyncio.sleep(0.02)

    async def _act(self) -> bool:
        """Give an answer, or give the last one again if nobody said whether it was taken."""
        command = self._pending or self._next()
        if command is None:
            return False
        self._pending = command
        try:
            await self._place.do_once(command)
        except Refusal:
            self._pending = None
            return True
        self._notebook.acknowledged.add((self._place.admission.member, command.id))
        self._pending = None
        return True

    def _next(self) -> wire.Give | None:
        place = self._place
        prompt = place.prompt
        if prompt is None or place.match is None:
            return None
        is_drafted = bytes(place.match.draft) != b"null"
        if is_drafted and self._rng.random() < 0.98:
            return None
        return wire.Give(id=new_id(), prompt=prompt.number, action=sampled(prompt, self._rng))


async def crash(
    database: str,
    folder: Path,
    trials: int,
    *,
    tables: int = 4,
    processes: int = 1,
    seed: int = 1,
    told: Progress = lambda _: None,
) -> Crashes:
    """Kill a server *trials* times under load and hold its log against what was acknowledged."""
    rng = Random(seed)
    nest = (
        Flock(database, folder / "errors.log", processes, rng)
        if processes > 1
        else Nest(database, folder / "errors.log")
    )
    books: dict[str, Notebook] = {}
    crews: list[asyncio.Task[None]] = []
    try:
        await nest.open()
        crews = [
            asyncio.create_task(_crew(nest.address, books, Random(rng.random()), number)) for number in range(tables)
        ]
        for trial in range(trials):
            await _until_acknowledged(books)
            await asyncio.sleep(rng.uniform(0, LIFE))
            for crew in crews:
                if crew.done():
                    crew.result()
            nest.kill()
            await nest.hatch()
            told(trial + 1)
    finally:
        for crew in crews:
            crew.cancel()
        await asyncio.gather(*crews, return_exceptions=True)
        await nest.close()
    return await held_against(database, books, trials)


async def _until_acknowledged(books: dict[str, Notebook]) -> None:
    before = sum(len(book.acknowledged) for book in books.values())
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and sum(len(book.acknowledged) for book in books.values()) == before:
        await asyncio.sleep(0.005)


async def _crew(address: str, books: dict[str, Notebook], rng: Random, number: int) -> None:
    """Table after table, for ever."""
    while True:
        game = GAMES[number % len(GAMES)]
        number += 1
        admissions = await _sat_down(address, game.key, people=SEATS - rng.randrange(2))
        book = books[admissions[0].table] = Notebook()
        if len(admissions) < SEATS:
            admissions.append(await _came_late(address, admissions[0], book))
        async with _places(address, admissions) as places:
            await asyncio.gather(*(Patron(place, book, Random(rng.random())).play() for place in places))


async def _sat_down(address: str, game: str, people: int) -> list[wire.Admission]:
    """Open a table and deal, through every crash; where one is missing, a bot begins."""
    async with House(address) as house:
        opened = await _persistently(lambda: house.open_table(wire.OpenTable(name="P0", game=game, seats=SEATS)))
        admissions = [opened]
        while len(admissions) < people:
            # A join that crashed may have taken a seat that nobody has the token of: then begin anew.
            joined = await _persistently(lambda: house.join(opened.table, wire.JoinTable(name="P")))
            if joined.seat is None or joined.seat >= people:
                return await _sat_down(address, game, people)
            admissions.append(joined)
        if people < SEATS:
            await _persistently(lambda: house.do(opened, wire.AddBot(id="bot", seat=LAST)))
        for admission in admissions:
            await _persistently(partial(house.do, admission, wire.Ready(id="ready")))
        await _persistently(lambda: house.do(opened, wire.Start(id="start")))
        return admissions


async def _came_late(address: str, host: wire.Admission, book: Notebook) -> wire.Admission:
    """Somebody more, who takes the bot's seat over in the running match, through every crash."""
    async with House(address) as house:
        late = await _persistently(lambda: house.join(host.table, wire.JoinTable(name="Late", role="watcher")))
        for who, command in (
            (late, wire.AskSeat(id="ask", seat=LAST)),
            (host, wire.LetIn(id="in", member=late.member, seat=LAST)),
        ):
            await _persistently(partial(house.do, who, command))
            book.acknowledged.add((who.member, command.id))
        return late


async def _persistently(ask: Callable[[], Awaitable[ReplyT]]) -> ReplyT:
    """Ask until somebody answers."""
    while True:
        try:
            return await ask()
        except (httpx.TransportError, httpx.StreamError):
            await asyncio.sleep(0.02)
        except Refusal as refusal:
            if refusal.status != httpx.codes.SERVICE_UNAVAILABLE:
                raise


@asynccontextmanager
async def _places(address: str, admissions: list[wire.Admission]) -> AsyncIterator[list[Place]]:
    places = [Place(address, admission) for admission in admissions]
    try:
        yield places
    finally:
        for place in places:
            with contextlib.suppress(Exception):  # the server may be dead just now
                await place.close()


async def held_against(database: str, books: dict[str, Notebook], trials: int) -> Crashes:
    """What the logs in *database* lack, or have twice, of what the notebooks say."""
    found = Crashes(trials=trials)
    store = open_store(database)
    await store.start(f"drill {time.time_ns()}", lambda _table, _number: None)
    try:
        for name, book in books.items():
            rows = await store.read(name)
            counts = Counter((one.member, one.command) for one in (log.decode(row.body) for row in rows) if one.command)
            found.acknowledged += len(book.acknowledged)
            found.lost += sum(counts[done] == 0 for done in book.acknowledged)
            found.doubled += sum(count > 1 for count in counts.values())
            found.hash_mismatches += book.mismatches + _mismatches(name, rows, book)
    finally:
        await store.stop()
    return found


def _mismatches(name: str, rows: list[Row], book: Notebook) -> int:
    """Heads that were shown and that the log, played again, does not give."""
    if [row.number for row in rows] != list(range(len(rows))):
        return len(book.heads) or 1
    table, heads = Table(name), dict[int, str]()
    for row in rows:
        table.fold(row.at, log.decode(row.body))
        if table.match is not None:
            heads[table.match.entries] = table.match.head
    return sum(heads.get(entries) != head for entries, head in book.heads.items()) + table.is_foreign
