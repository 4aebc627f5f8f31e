"""The host: all rooms of one process, the store behind them, and who may enter."""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Coroutine, Sequence

from contrabande.client import wire
from contrabande.engine.seats import Seat
from contrabande.server import entries as log
from contrabande.server.care import owed
from contrabande.server.deciding import checked_arrangement, new_seed
from contrabande.server.entries import AnyEntry, Arrangement, Logged
from contrabande.server.heart import Heart, alone
from contrabande.server.limits import Lane, Limits
from contrabande.server.metrics import Metrics
from contrabande.server.names import checked_name, new_code, new_table_name
from contrabande.server.paces import MINUTE, PASS_LIFE
from contrabande.server.reading import Unreadable, read_table
from contrabande.server.refusal import TableRefusal
from contrabande.server.room import Room
from contrabande.server.saying import sentence
from contrabande.server.settings import Settings
from contrabande.server.store.interface import CodeTaken, Grant, Row, Sheet, Store, StoreDown, StoreError
from contrabande.server.sweeping import sweep
from contrabande.server.table import BY_KEY, Table
from contrabande.server.thinking import Thinker
from contrabande.server.tokens import new_token, person_hash, person_mark, token_hash

IDLE = 10 * MINUTE
EXPIRY = MINUTE
"""How often passes are swept away that nobody used in time."""
HOT = 0
"""The moment to wake a table that some process has in memory: at once, should that process die."""
MOST_GRANTS = 100_000
STRANGERS_A_SECOND, STRANGERS_AT_ONCE = 5.0, 60.0
STEPS_A_SECOND = 200.0

LOG = logging.getLogger(__name__)


class NoTable(Exception):
    """There is no such table, or it is none of the asker's business."""


class NoToken(NoTable):
    """A token that opens nothing anywhere."""


class Host:
    """One process of the server."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.process = secrets.token_hex(6)
        self.metrics = Metrics()
        self.thinker = Thinker(settings.thinkers)
        self.lane = Lane()
        """Where all those wait who send too much or are refused."""
        self.crowd = Lane(STEPS_A_SECOND)
        """Devices that come and go: when hundreds do so at once, those who play do not wait for all of them."""
        self.strangers = Limits(STRANGERS_A_SECOND, STRANGERS_AT_ONCE, self.lane, is_on=settings.is_slowing)
        """Addresses that ask for places which are not there, or not theirs."""
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._grants: OrderedDict[bytes, Grant] = OrderedDict()
        self._covers: dict[str, Sheet] = {}
        self._unreadable: dict[str, str] = {}
        """Tables that were set aside, and why: nobody here tries to read them again."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.heart = Heart(store, self.process, self._rounds)
        self._sweeping: asyncio.Task[None] | None = None
        self._begun = (time.time_ns() - time.monotonic_ns()) // 1_000_000
        self._expires_at = 0
        self.is_closing = False
        self.trouble: str | None = None
        """Why this process could not start."""

    def now(self) -> int:
        """The time, in milliseconds since 1970; a clock that is set while we run does not make it jump."""
        return self._begun + time.monotonic_ns() // 1_000_000

    # Coming and going.

    async def start(self) -> None:
        """Open the store and begin to look after tables."""
        try:
            await self.store.start(self.process, self._heard)
        except StoreError as error:
            self.trouble = str(error)
            raise
        self._begun = await self.store.moment() - time.monotonic_ns() // 1_000_000
        await self.heart.start()
        self._sweeping = asyncio.create_task(sweep())

    async def stop(self) -> None:
        """Finish what is under way, tell everybody, let the tables go to others."""
        self.heart.stop()
        if self._sweeping is not None:
            self._sweeping.cancel()
        self.is_closing = True
        await asyncio.gather(*(room.stop() for room in self.rooms.values()))
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)
        self.thinker.stop()
        await self.store.stop()

    async def check(self) -> None:
        """Whether this process can serve: it asks the store, and listens to its own heart (StoreDown)."""
        await self.store.sheets(limit=1)
        if not self.heart.is_beating:
            raise StoreDown("this process does not say any more that it is alive")

    async def _rounds(self) -> None:
        """Take over what nobody looks after, let go what is idle."""
        now = self.now()
        if now >= self._expires_at:
            self._expires_at = now + EXPIRY
            await self.store.expire(now)
        for table in await self.store.due(self.process, now, limit=200):
            with alone(table):
                await self._take_over(table)
            await self.heart.beat()
        for name, room in list(self.rooms.items()):
            if room.is_idle and now - room.table.changed_at > IDLE:
                with alone(name):
                    await self._let_go(room, now)
        self.metrics.tables.set(len(self.rooms))

    async def _take_over(self, table: str) -> None:
        sheet = await self.store.sheet(table)
        if sheet is None:
            return
        room = await self.room(table)
        if not room.is_mine:
            await self._adopt(room, sheet)

    async def _adopt(self, room: Room, sheet: Sheet) -> None:
        """Look after a table. Where a process has died, those who were connected to it are gone."""
        alive = await self.store.alive() | {self.process}
        await room.write(lambda: [Logged(entry) for entry in owed(room.table, alive, is_crashed=sheet.wake_at == HOT)])
        room.look_after()

    async def _let_go(self, room: Room, now: int) -> None:
        name, wake_at = room.table.name, room.leave()
        del self.rooms[name]
        self._covers.pop(name, None)
        await self.store.append(name, (), self._sheet(room.table, wake_at))
        await self.store.release(name, self.process)
        if room.table.phase == "closed" and now - room.table.changed_at > self.settings.keep:
            await self.store.forget(name)

    def _heard(self, table: str | None, number: int) -> None:
        """Another process has written to the log of *table*."""
        names = list(self.rooms) if table is None else [table]
        for name in names:
            room = self.rooms.get(name)
            if room is not None and (table is None or room.table.length < number):
                self._spawn(self._follow(room))

    async def _follow(self, room: Room) -> None:
        """Take in what others have written; a newer program may have written what this one does not know."""
        name = room.table.name
        try:
            await room.catch_up()
        except StoreDown:
            pass  # the next word about this table brings it up to date
        except Exception as error:
            self._set_aside(Unreadable(name, f"what another process wrote cannot be read ({type(error).__name__})"))
            self.rooms.pop(name, None)
            await room.stop()

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Rooms.

    async def room(self, table: str) -> Room:
        """The room of a table, read from the store on first use (NoTable, Unreadable, StoreDown)."""
        if table in self._unreadable:
            raise Unreadable(table, self._unreadable[table])
        room = self.rooms.get(table)
        if room is not None:
            return room
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, name: str) -> Room:
        sheet = await self.store.sheet(name)
        if sheet is None:
            raise NoTable(name)
        try:
            room = Room(self, read_table(name, await self.store.read(name)))
        except Unreadable as unreadable:
            self._set_aside(unreadable)
            raise
        self._covers[name] = sheet
        self.rooms[name] = room
        self.metrics.tables.set(len(self.rooms))
        if await self.store.claim(name, self.process):
            await self._adopt(room, sheet)
        return room

    def _set_aside(self, unreadable: Unreadable) -> None:
        """Trouble nobody with this table again, and say so once. It stays held, so that no other process tries it."""
        self._unreadable[unreadable.table] = unreadable.why
        self.metrics.unreadable.set(len(self._unreadable))
        LOG.error("table %s is set aside: %s", unreadable.table, unreadable.why)

    def cover(self, room: Room) -> None:
        """Write the cover of the log anew where it no longer says what is true."""
        name = room.table.name
        is_closed = room.table.phase == "closed"
        wanted = self._sheet(room.table, room.table.changed_at + self.settings.keep if is_closed else HOT)
        known = self._covers.get(name)
        if known is not None and (known.code, known.game, known.phase, known.wake_at) == (
            wanted.code,
            wanted.game,
            wanted.phase,
            wanted.wake_at,
        ):
            return
        self._covers[name] = wanted
        self._spawn(self._write_cover(wanted))

    async def _write_cover(self, sheet: Sheet) -> None:
        try:
            await self.store.append(sheet.table, (), sheet)
        except StoreDown:
            self._covers.pop(sheet.table, None)

    def _sheet(self, table: Table, wake_at: int | None) -> Sheet:
        played = table.arrangement
        is_public = played.privacy == "public"
        return Sheet(table.name, table.code, played.game, table.phase, is_public, wake_at, table.changed_at)

    # The door.

    async def open_table(self, wanted: wire.OpenTable) -> wire.Admission:
        """A new table, with the one who opens it in the first seat."""
        if len(self.rooms) >= self.settings.most_tables:
            raise TableRefusal("house-full")
        game = BY_KEY.get(wanted.game)
        if game is None:
            raise TableRefusal("no-such-game", game=wanted.game[:40])
        seats = wanted.seats if wanted.seats is not None else game.seats[0]
        arrangement = checked_arrangement(
            Arrangement(wanted.game, wanted.options, seats, wanted.pace, wanted.hours, wanted.privacy, wanted.chat)
        )
        name = checked_name(wanted.name)
        token, grant_hash = new_token()
        for _ in range(50):
            table, code = new_table_name(), new_code()
            entries: list[AnyEntry] = [
                log.Opened(arrangement, code, new_seed()),
                log.Joined(0, name, wanted.shape, wanted.language, "player"),
                log.Seated(0, Seat(0)),
                *_recognised(0, person_mark(table, wanted.person)),
            ]
            at = self.now()
            rows = [Row(number, at, log.encode(Logged(entry))) for number, entry in enumerate(entries)]
            sheet = Sheet(table, code, arrangement.game, "lobby", wanted.privacy == "public", HOT, at)
            grant = Grant(grant_hash, table, 0, "seat", person_hash(wanted.person))
            try:
                await self.store.create(sheet, rows, (grant,))
            except CodeTaken:
                continue
            await self.room(table)
            return wire.Admission(table, code, 0, Seat(0), token)
        raise TableRefusal("house-full")

    async def join(self, table: str, wanted: wire.JoinTable) -> wire.Admission:
        """A new member of a table, seated if there is room and he wants to play."""
        room = await self.room(table)
        mark = person_mark(table, wanted.person)
        places = await self._places_of(table, wanted.person)
        token, grant_hash = new_token()
        admitted: list[tuple[int, Seat | None]] = []

        def made() -> Sequence[Logged]:
            admitted.clear()
            told = room.table
            if told.phase == "closed":
                raise TableRefusal("table-closed")
            there = [who for who in told.members.values() if not who.has_left]
            # Who only looked on, and is not there, makes room for others; seats are kept free for players.
            gone = [who for who in there if who.seat is None and not who.is_present] if len(there) >= CROWDED else []
            there = [who for who in there if who not in gone]
            if len(there) >= (MOST_MEMBERS if wanted.role == "player" else CROWDED):
                raise TableRefusal("table-full")
            member = len(told.members)
            taken = {who.name for who in there}
            taken |= {who.name for who in told.sitting.values()}
            name = checked_name(wanted.name, taken)
            seat = _seat_for(told, wanted)
            admitted.append((member, seat))
            entries: list[AnyEntry] = [log.Left(who.member, who.name) for who in gone]
            entries.append(log.Joined(member, name, wanted.shape, wanted.language, wanted.role))
            if seat is not None:
                entries.append(log.Seated(member, seat))
            # A log that is older than these marks says them of whom he was before.
            known = [one for one in places if one in told.members and mark not in told.members[one].marks]
            for one in (*known, member):
                entries += _recognised(one, mark)
            return [Logged(entry) for entry in entries]

        def grants() -> Sequence[Grant]:
            kind = "seat" if wanted.role == "player" else "watch"
            return (Grant(grant_hash, table, admitted[0][0], kind, person_hash(wanted.person)),)

        await room.write(made, grants=grants)
        member, seat = admitted[0]
        return wire.Admission(table, room.table.code, member, seat, token)

    async def _places_of(self, table: str, person: str | None) -> list[int]:
        """As which members somebody has been at this table before, as far as he says who he is."""
        secret = person_hash(person)
        grants = [] if secret is None else await self.store.grants_of(secret)
        return sorted({grant.member for grant in grants if grant.table == table})

    async def entered(self, table: str | None, token: str) -> tuple[Room, int]:
        """The room that *token* opens, and the member it is for."""
        grant = await self._granted(token)
        if grant is None or grant.kind == "pass":
            raise NoToken("this token opens nothing")
        if table is not None and grant.table != table:
            raise NoTable("this token opens no place here")
        return await self.room(grant.table), grant.member

    def has_met(self, token: str) -> bool:
        """Whether this token opened a place here before."""
        return token_hash(token) in self._grants

    async def _granted(self, token: str) -> Grant | None:
        key = token_hash(token)
        known = self._grants.get(key)
        if known is not None:
            return known
        found = await self.store.grant(key)
        if found is not None and found.kind != "pass":
            self._grants[key] = found
            if len(self._grants) > MOST_GRANTS:
                self._grants.popitem(last=False)
        return found

    async def new_pass(self, table: str, member: int) -> wire.Pass:
        """A secret for the member's other device."""
        secret, key = new_token()
        expires = self.now() + PASS_LIFE
        await self.store.append(table, (), None, (Grant(key, table, member, "pass", None, expires),))
        return wire.Pass(secret, expires)

    async def redeem(self, wanted: wire.Redeem) -> wire.Admission:
        """The place that a pass opens, with a token of its own; each pass is good once."""
        key = token_hash(wanted.secret)
        grant = await self.store.grant(key)
        if grant is None or grant.kind != "pass" or (grant.expires or 0) < self.now():
            raise NoTable("this pass is spent or too old")
        if not await self.store.revoke(key):
            raise NoTable("this pass is spent or too old")
        room = await self.room(grant.table)
        token, token_key = new_token()
        mark, who = person_mark(grant.table, wanted.person), room.table.members[grant.member]
        if room.table.phase != "closed":
            await room.write(lambda: [Logged(one) for one in _recognised(who.member, mark) if mark not in who.marks])
        mine = Grant(token_key, grant.table, grant.member, "seat", person_hash(wanted.person))
        await self.store.append(grant.table, (), None, (mine,))
        return wire.Admission(grant.table, room.table.code, grant.member, who.seat, token)

    def refused(self, table: Table, member: int, command: str | None, refusal: TableRefusal) -> wire.Refused:
        """A refusal with a sentence in the member's language."""
        who = table.members.get(member)
        language = who.language if who is not None else "en"
        text = sentence(table, language, refusal)
        return wire.Refused(command, refusal.key, refusal.cited, dict(refusal.facts), text)


MOST_MEMBERS = 64
CROWDED = 56
"""From so many members on nobody more may look on, and who looked on and went away has left."""


def _recognised(member: int, mark: str | None) -> Sequence[AnyEntry]:
    return () if mark is None else (log.Recognised(member, mark),)


def _seat_for(table: Table, wanted: wire.JoinTable) -> Seat | None:
    """The seat that is asked for, or the first free one; none once the match has begun."""
    if wanted.role != "player" or table.phase != "lobby":
        return None
    free = [Seat(seat) for seat in range(table.arrangement.seats) if seat not in table.sitting]
    if wanted.seat is None:
        return free[0] if free else None
    if wanted.seat not in free:
        raise TableRefusal("seat-taken", seat=wanted.seat)
    return wanted.seat
