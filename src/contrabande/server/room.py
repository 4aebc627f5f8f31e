"""A room: one table in this process. One writer at a time; nothing is told before it is on disk."""

import asyncio
import contextlib
from collections.abc import Callable, Collection, Coroutine, Sequence
from functools import partial
from random import SystemRandom
from time import perf_counter
from typing import TYPE_CHECKING

from contrabande.client import wire
from contrabande.engine.codec import encode
from contrabande.server import entries as log
from contrabande.server.care import Care, Think
from contrabande.server.connections import Connection, Spread
from contrabande.server.deciding import checked_answer, decide
from contrabande.server.entries import AnyEntry, Logged
from contrabande.server.limits import Bucket
from contrabande.server.paces import Pace, pace_of
from contrabande.server.refusal import TableRefusal
from contrabande.server.showing import Showing, audience_of
from contrabande.server.store.interface import Grant, NumberTaken, Row, StoreDown
from contrabande.server.table import Shown, Table

if TYPE_CHECKING:
    from contrabande.server.host import Host

MOST_TRIES = 20
"""So often another process may be quicker before a command is given up."""

COMMANDS_A_SECOND, COMMANDS_AT_ONCE = 5.0, 10.0
MOST_DEVICES = 8
"""Of one member; when another one comes, the oldest is let go."""
MOST_WATCHING = 32
"""So many devices of watchers make a command dearer, and not one more: nobody is slowed down by an audience."""

Decide = Callable[[], Sequence[Logged]]


class Room:
    """A table with those who are connected to it here."""

    def __init__(self, host: "Host", table: Table) -> None:
        self.table = table
        self.connections: dict[int, list[Connection]] = {}
        self._buckets: dict[int, Bucket] = {}
        self.is_mine = False
        """Whether this process looks after the table."""
        self._host = host
        self._care = Care(table, SystemRandom())
        self._turn = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_down = False

    @property
    def pace(self) -> Pace:
        """The pace of the table."""
        played = self.table.arrangement
        return pace_of(played.pace, played.hours, self._host.settings.tempo)

    # What members do.

    def bucket(self, member: int) -> Bucket:
        """How much a member may still send at once, on all his devices together."""
        return self._buckets.setdefault(member, Bucket(COMMANDS_A_SECOND, COMMANDS_AT_ONCE))

    @property
    def listeners(self) -> int:
        """How many devices a command is told to, as far as its sender pays for them: few of those who only watch."""
        sitting = {who.member for who in self.table.people()}
        seated = sum(len(here) for member, here in self.connections.items() if member in sitting)
        return seated + min(sum(map(len, self.connections.values())) - seated, MOST_WATCHING)

    async def command(self, member: int, command: wire.AnyCommand, since: float) -> wire.Ack | wire.Refused:
        """Carry a command out; the answer is given when it is on disk, or nothing has changed."""

        def made() -> Sequence[Logged]:
            if self.table.knows(member, command.id):
                return ()
            first, *rest = decide(self.table, member, command)
            return Logged(first, member, command.id), *map(Logged, rest)

        try:
            await self.write(made, since=since)
        except TableRefusal as refusal:
            return self._host.refused(self.table, member, command.id, refusal)
        except StoreDown:
            return self._host.refused(self.table, member, command.id, TableRefusal("store-down"))
        return wire.Ack(command.id)

    async def connect(self, connection: Connection, since: int | None) -> None:
        """A device has come: it is told how things are, and the others that somebody is there."""
        member = connection.member
        here = self.connections.setdefault(member, [])
        here.append(connection)
        staying = [one for one in here if one.is_open]
        if len(staying) > MOST_DEVICES:
            staying[0].close()
        self._host.metrics.sockets.inc()
        connection.send(Showing(self.table, self.pace).state(member, since, self._host.now()))
        if len(here) == 1:
            await self._note(lambda: self._came(member))

    async def disconnect(self, connection: Connection) -> None:
        """A device has gone."""
        here = self.connections.get(connection.member, [])
        if connection in here:
            here.remove(connection)
            self._host.metrics.sockets.dec()
        if not here and self.connections.pop(connection.member, None) is not None:
            await self._note(lambda: self._went(connection.member))

    def _came(self, member: int) -> Sequence[AnyEntry]:
        who = self.table.members[member]
        if who.has_left or self._host.process in who.processes:
            return ()
        made: list[AnyEntry] = [log.Came(member, self._host.process)]
        if who.seat in self.table.away and who.seat is not None:
            made.append(log.Returned(who.seat))
        return made

    def _went(self, member: int) -> Sequence[AnyEntry]:
        who = self.table.members[member]
        if self._host.process not in who.processes or member in self.connections:
            return ()
        return (log.Went(member, self._host.process),)

    async def _note(self, made: Callable[[], Sequence[AnyEntry]]) -> None:
        """Write what nobody waits for; a store that is down will be told later, or by another process."""
        with contextlib.suppress(StoreDown, TableRefusal):
            await self.write(lambda: [Logged(entry) for entry in made()])

    # Writing.

    async def write(
        self, made: Decide, *, grants: Callable[[], Sequence[Grant]] = tuple, since: float | None = None
    ) -> None:
        """Append what *made* decides, on what is then true; tell everybody once it is on disk."""
        async with self._turn:
            for _ in range(MOST_TRIES):
                logged = made()
                if not logged:
                    return
                at = self._host.now()
                first = self.table.length
                rows = [Row(first + place, at, log.encode(one)) for place, one in enumerate(logged)]
                try:
                    await self._host.store.append(self.table.name, rows, None, grants())
                except NumberTaken:
                    await self._catch_up()
                    continue
                except StoreDown:
                    self._trouble(is_down=True)
                    raise
                self._trouble(is_down=False)
                self._take(rows, logged, since)
                return
        raise StoreDown("other processes were quicker every time")

    async def catch_up(self) -> None:
        """Read what other processes have written, and tell those who are connected here."""
        async with self._turn:
            await self._catch_up()

    async def _catch_up(self) -> None:
        rows = await self._host.store.read(self.table.name, self.table.length)
        if rows:
            self._take(rows, [log.decode(row.body) for row in rows], None)

    def _take(self, rows: Sequence[Row], logged: Sequence[Logged], since: float | None) -> None:
        locked, told, drafted = len(self.table.drafts), [], set()
        for row, one in zip(rows, logged, strict=True):
            shown = self.table.fold(row.at, one)
            if shown is not None:
                told.append(shown)
            elif isinstance(one.entry, log.Answered):
                drafted.add(one.entry.seat)
        if told or len(self.table.drafts) != locked:
            self._tell(told, self.connections, since)
        elif drafted:
            owners = [member for member in self.connections if audience_of(self.table, member) in drafted]
            self._tell((), owners, since)
        self._look_after()

    def _tell(self, happened: Sequence[Shown], members: Collection[int], since: float | None) -> None:
        """Tell them what happened; who took a seat over is told everything anew, as the seat has seen it."""
        entered = {one.what.member for one in happened if isinstance(one.what, log.TookOver)}
        showing = Showing(self.table, self.pace, happened)
        spread = None if since is None else Spread(since, self._host.metrics.spread.observe)
        for member in members:
            is_new, audience = member in entered, audience_of(self.table, member)
            message = showing.state(member, None, self._host.now()) if is_new else showing.step(audience)
            for connection in self.connections[member]:
                connection.send(message, spread)
        if spread is not None:
            spread.written()

    def _trouble(self, *, is_down: bool) -> None:
        if is_down == self._is_down:
            return
        self._is_down = is_down
        if is_down:
            self._host.metrics.store_down.inc()
        told = encode(wire.Trouble("store_down" if is_down else "over"))
        for here in self.connections.values():
            for connection in here:
                connection.send(told)

    # Looking after the table.

    def look_after(self) -> None:
        """From now on this process cares for the table."""
        self.is_mine = True
        self._look_after()

    def _look_after(self) -> None:
        self._host.cover(self)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not self.is_mine or self._host.is_closing:
            return
        at = self._care.next_at(self.pace, self._host.now())
        if at is not None:
            wait = max(0.0, (at - self._host.now()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(wait, self._spawn_care)

    def _spawn_care(self) -> None:
        self._spawn(self._see_to())

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _see_to(self) -> None:
        """Do what is due now."""
        try:
            for what in self._care.due(self.pace, self._host.now()):
                if isinstance(what, Think):
                    self._spawn(self._think(what))
                else:
                    await self.write(partial(self._still_due, what))
        except StoreDown:
            await asyncio.sleep(1.0)
        self._look_after()

    def _still_due(self, what: AnyEntry) -> Sequence[Logged]:
        due = self._care.due(self.pace, self._host.now())
        return [Logged(what)] if what in due else []

    async def _think(self, what: Think) -> None:
        """Let a bot answer; what it says counts only if its question is still open then, and the seat still its own."""
        match, who = self.table.match, self.table.sitting[what.seat]
        assert match is not None
        question = (self.table.match_number, match.entries, what.seat)
        if question in self._care.thinking:
            return
        self._care.thinking.add(question)
        try:
            raw = await self._host.thinker.answer(match, what.seat, what.level, what.temper)

            def made() -> Sequence[Logged]:
                is_other = self.table.sitting.get(what.seat) is not who
                if is_other or self.table.is_paused or what.seat in self.table.drafts:
                    return ()
                return [Logged(checked_answer(self.table, what.seat, what.prompt, raw, what.giver))]

            await self.write(made, since=perf_counter())
        except TableRefusal:
            pass
        except StoreDown:
            await asyncio.sleep(1.0)
        finally:
            self._care.thinking.discard(question)
            self._look_after()

    @property
    def is_idle(self) -> bool:
        """Whether nobody is connected here and nothing is under way."""
        return not self.connections and not self._tasks and not self._turn.locked()

    def leave(self) -> int | None:
        """Let the table go from memory; when somebody must look after it again."""
        self.is_mine = False
        if self._timer is not None:
            self._timer.cancel()
        return self._care.next_at(self.pace, self._host.now())

    async def stop(self) -> None:
        """This process is closing: what is being written is finished, bots stop thinking, everybody is told."""
        self.leave()
        async with self._turn:
            for task in self._tasks:
                task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        told = encode(wire.Trouble("closing"))
        for here in self.connections.values():
            for connection in here:
                connection.send(told)
                connection.close()
