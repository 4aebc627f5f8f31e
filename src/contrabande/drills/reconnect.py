"""The reconnect drill: a line breaks at every step of the protocol, in every phase of every game.

Each seat has two devices. One is dropped, the other never is; after every resumption both must have been told the
same, byte for byte. Commands that come twice, too early or too late must change nothing.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import httpx

from contrabande.client import wire
from contrabande.client.house import House
from contrabande.client.place import new_id
from contrabande.drills.reconnect_moments import EVERYWHERE, SEALED
from contrabande.drills.reconnect_plans import PLANS, SEALED_PHASES, phases_of, views_phase
from contrabande.drills.reconnect_seat import Chair
from contrabande.drills.serving import serve
from contrabande.engine.game import AnyGame

TEMPO = "0.03"
"""Sealed answers lie face down long enough to lose the line and find it again, and no longer."""

ALL_TOLD = 8
"""After so many questions those who were not asked are compared, too."""

MISSED = ("rematch", "missed")
Cell = tuple[str, str]
"""A phase, and a moment in it."""


@dataclass
class Report:
    """What a drill found, game by game."""

    cells: dict[str, Counter[Cell]] = field(default_factory=dict)
    differences: list[str] = field(default_factory=list)
    matches: int = 0

    @property
    def steps(self) -> int:
        """How many times something was done to a line and compared."""
        return sum(sum(cells.values()) for cells in self.cells.values())

    @property
    def missing(self) -> list[tuple[str, Cell]]:
        """What was never reached."""
        return [(game, cell) for game, cells in self.cells.items() for cell in wanted_cells(game) if not cells[cell]]


def wanted_cells(game: str) -> list[Cell]:
    """Every protocol step in every phase of a game, and what is wanted at a table before and after a match."""
    phases = ("lobby", *phases_of(game), "finished")
    sealed = [(phase, moment) for phase in SEALED_PHASES[game] for moment in SEALED]
    return [(phase, moment) for phase in phases for moment in EVERYWHERE] + sealed + [MISSED]


def run(
    games: list[AnyGame], *, most_matches: int = 60, seed: int = 0, on_progress: Callable[[Report], None] | None = None
) -> Report:
    """Play at a server of its own until every cell is reached, or *most_matches* of each game are played."""
    with TemporaryDirectory() as folder:
        served = serve(f"sqlite:///{Path(folder) / 'drill.db'}", "--tempo", TEMPO, "--no-slow-down")
        try:
            return asyncio.run(drill(served.address, games, most_matches, seed, on_progress))
        finally:
            served.stop()


async def drill(
    address: str,
    games: list[AnyGame],
    most_matches: int,
    seed: int = 0,
    on_progress: Callable[[Report], None] | None = None,
    most_questions: int | None = None,
) -> Report:
    """The same at a server that runs already, with its waits for show scaled down and nobody slowed down."""
    report = Report()
    for game in games:
        cells = report.cells[game.key] = Counter()
        for number in range(most_matches):
            report.differences += await _match(address, game.key, cells, number, seed, most_questions)
            report.matches += 1
            if on_progress is not None:
                on_progress(report)
            if all(cells[cell] for cell in wanted_cells(game.key)):
                break
    return report


async def _match(
    address: str, game: str, cells: Counter[Cell], number: int, seed: int, most_questions: int | None
) -> list[str]:
    """One match; what was found to differ."""
    seats, options = PLANS[game][number % len(PLANS[game])]
    sitting = Sitting(game, cells, Random(f"{seed}/{game}/{number}"))
    async with AsyncExitStack() as stack:
        await sitting.sit(address, stack, wire.OpenTable(name="Anna", game=game, seats=seats, options=options))
        await sitting.play(most_questions)
    return sitting.differences


class Sitting:
    """One match at one table, with a line that breaks at every answer."""

    def __init__(self, game: str, cells: Counter[Cell], rng: Random) -> None:
        self._game = game
        self._cells = cells
        self._rng = rng
        self.chairs: list[Chair] = []

    @property
    def differences(self) -> list[str]:
        """What was found at any seat."""
        return [f"{self._game}: {told}" for chair in self.chairs for told in chair.differences]

    async def sit(self, address: str, stack: AsyncExitStack, wanted: wire.OpenTable) -> None:
        """Open a table and sit down in every seat, with two devices each."""
        house = await stack.enter_async_context(House(address))
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=address, timeout=30))
        first = await house.open_table(wanted)
        admissions = [first]
        for number in range(1, wanted.seats or 0):
            admissions.append(await house.join(first.table, wire.JoinTable(name=f"P{number}")))
        self.chairs = [Chair(address, admission, http, self._rng) for admission in admissions]
        for chair in self.chairs:
            await chair.sit()
            stack.push_async_callback(chair.rise)
            await chair.do(wire.Ready(id=new_id()))

    async def play(self, most_questions: int | None) -> None:
        """The lobby, the match, the end, and the same people's next lobby."""
        await self._everywhere("lobby")
        for chair in self.chairs:
            await chair.do(wire.Ready(id=new_id(), entropy=self._rng.randbytes(16).hex()))
        await self.chairs[0].do(wire.Start(id=new_id()))
        for number in count():
            if (await self._told(is_everybody=number % ALL_TOLD == 0)).phase != "playing":
                break
            if number == most_questions:
                return
            await self._question()
        await self._everywhere("finished")
        await self._miss_the_rematch()

    async def _told(self, *, is_everybody: bool = True) -> wire.TableView:
        for chair in self.chairs if is_everybody else self.chairs[:1]:
            await chair.compare()
        return self.chairs[0].twin.table

    async def _everywhere(self, phase: str) -> None:
        """All moments, at seats in turn."""
        for number, name in zip(count(), EVERYWHERE, strict=False):
            chair = self.chairs[number % len(self.chairs)]
            await self._told()
            await self._at(phase, name, chair)

    async def _question(self) -> None:
        """All seats that are asked answer, each losing its line somewhere."""
        table = self.chairs[0].twin.table
        asked = [chair for chair in self.chairs if chair.seat in table.asked]
        self._rng.shuffle(asked)
        entries = self._entries
        for chair in asked:
            await chair.compare()
            phase = views_phase(chair.twin.match)
            is_last = chair is asked[-1]
            await self._at(phase, self._moment(phase, chair, len(asked), is_last=is_last), chair)
        while self._entries == entries:
            await self.chairs[0].twin.catch_up()
            await asyncio.sleep(0.005 if len(asked) > 1 else 0)

    @property
    def _entries(self) -> int:
        match = self.chairs[0].twin.match
        assert match is not None
        return match.entries

    def _moment(self, phase: str, chair: Chair, asked: int, *, is_last: bool) -> str:
        """The moment that was tried least in this phase, of those that are possible now."""
        possible = list(self._possible(chair, asked, is_last=is_last))
        return min(possible, key=lambda name: (self._cells[phase, name], self._rng.random()))

    def _possible(self, chair: Chair, asked: int, *, is_last: bool) -> Iterator[str]:
        match = chair.twin.match
        assert match is not None
        assert match.prompt is not None
        is_sealed = asked > 1
        for name in (*EVERYWHERE, *SEALED):
            if name == "late answer" and match.prompt.number == 0:
                continue
            if name == "before reveal" and not (is_sealed and is_last):
                continue
            if name == "changed draft" and (not is_sealed or is_last):
                continue
            # The reveal is due at any moment then, and it is no fault that something changes.
            if name == "sent twice" and is_sealed and is_last:
                continue
            yield name

    async def _at(self, phase: str, name: str, chair: Chair) -> None:
        await {**EVERYWHERE, **SEALED}[name](chair, chair.command())
        if name != "before reveal" or _lies_face_down(chair):
            self._cells[phase, name] += 1

    async def _miss_the_rematch(self) -> None:
        """A line breaks, the others sit down again, and the old match is not told any more."""
        absent, other = self.chairs[-1], self.chairs[0]
        absent.device.abort()
        await other.do(wire.Again(id=new_id()))
        await absent.resume()
        self._cells[MISSED] += 1


def _lies_face_down(chair: Chair) -> bool:
    """Whether the line was found again before the sealed answers were shown."""
    state = chair.resumed
    return state is not None and state.locked == len(state.asked) > 1
