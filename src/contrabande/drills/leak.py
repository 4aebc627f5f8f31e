"""The leak drill: live tables and their twins in other worlds must send the same bytes to whoever looks."""

from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from math import inf
from random import Random

import msgspec

from contrabande.drills.leak_eyes import Unfair
from contrabande.drills.leak_house import House, wired
from contrabande.drills.leak_probes import bot_questions, probes
from contrabande.drills.leak_table import Tables, audiences, dealt
from contrabande.drills.leak_truth import Question, Truth
from contrabande.drills.leak_twin import Difference, Twin
from contrabande.engine.game import AnyGame
from contrabande.engine.seats import Audience
from contrabande.laws.broken import LawBroken

WORLDS = 3
"""So many twins begin at each question."""
MOST_DIRECT, MOST_WIRED = 60, 20
"""So many begin in one match, without a network and over TCP."""
FIRST = (0, 0, 10, 25, 50, 100)
"""Before some of which question twins begin, so that the ends of matches are seen as often as their beginnings."""
STEPS = 3
"""So many questions a twin lives, unless it is refuted before."""
MOST_TOLD = 5
"""So many differences are told in full; all are counted."""


@dataclass
class Report:
    """What was found."""

    game: str
    samples: int = 0
    differing: int = 0
    """Twins whose hidden cards were others than the true ones; the rest differ in seeds, givers and the like."""
    wired: int = 0
    """Twins that were played over TCP."""
    steps: int = 0
    """Questions they have lived through."""
    differences: int = 0
    most: float = inf
    """After so many differences there is no need to look for more."""
    told: list[str] = field(default_factory=list)

    def tell(self, what: str) -> None:
        """One more difference."""
        self.differences += 1
        if len(self.told) < MOST_TOLD:
            self.told.append(what)


class Houses:
    """Houses of one kind; a twin's house is used again when it is dropped."""

    def __init__(self, stack: AsyncExitStack, *, is_wired: bool) -> None:
        self._stack = stack
        self._is_wired = is_wired
        self._empty: list[House] = []

    async def take(self) -> House:
        """An empty house."""
        if self._empty:
            return self._empty.pop()
        return await self._stack.enter_async_context(wired()) if self._is_wired else House.direct()

    def leave(self, house: House) -> None:
        """It is empty again."""
        self._empty.append(house)


async def compare(
    game: AnyGame,
    samples: int,
    tables: Tables,
    *,
    seed: int = 0,
    tcp_share: float = 0.03,
    most: float = inf,
    on_progress: Callable[[Report], None] = lambda _report: None,
) -> Report:
    """Play until *samples* twins are compared, about *tcp_share* of them over TCP, or *most* differences found."""
    report, rng = Report(game.key, most=most), Random(seed)
    async with AsyncExitStack() as stack:
        direct, over_tcp = Houses(stack, is_wired=False), Houses(stack, is_wired=True)
        for options, seats in tables:
            before = report.samples
            is_wired = report.wired < (before + 1) * tcp_share
            until = min(samples, before + (MOST_WIRED if is_wired else MOST_DIRECT))
            houses = over_tcp if is_wired else direct
            await Sitting(game, options, seats, houses, rng, report).play(until)
            report.wired += (report.samples - before) * is_wired
            on_progress(report)
            if report.samples >= samples or report.differences >= most:
                break
    return report


class Sitting:
    """One match of the truth, with twins beside it."""

    def __init__(
        self,
        game: AnyGame,
        options: msgspec.Struct,
        seats: int,
        houses: Houses,
        rng: Random,
        report: Report,
    ) -> None:
        self._dealt = dealt(game, options, seats, rng)
        self._houses = houses
        self._rng = rng
        self._report = report
        self._twins: list[Twin] = []

    async def play(self, until: int) -> None:
        """To the end of the match, or until there are so many samples."""
        house = await self._houses.take()
        house.host.time = self._dealt.table.changed_at
        await house.put(*self._dealt)
        truth, first = Truth(house, self._dealt, self._rng), self._rng.choice(FIRST)
        while truth.match.to_act and (self._report.samples < until or self._twins):
            if self._report.differences >= self._report.most:
                break
            if truth.match.entries > first and self._report.samples < until:
                await self._begin(truth, self._rng.choice(audiences(truth.table)), until)
            question = await truth.play()
            for twin in self._twins[:]:
                await self._follow(twin, question)
        for twin in self._twins[:]:
            await self._drop(twin)
        await truth.close()
        self._houses.leave(house)

    async def _begin(self, truth: Truth, audience: Audience, until: int) -> None:
        """A few twins for one audience; all are asked the same."""
        await truth.opened(audience)
        token = truth.token_of(audience)
        asked = probes(truth.table, audience, token, self._rng)
        told, questions = await asked.asked(truth.house, token), bot_questions(truth.table, audience)
        for _ in range(min(WORLDS, until - self._report.samples)):
            twin = await Twin.beside(truth, await self._houses.take(), audience, self._rng)
            self._twins.append(twin)
            self._report.samples += 1
            self._report.differing += twin.differs
            try:
                await twin.begin(asked, told, questions)
            except Difference as difference:
                await self._found(twin, difference)

    async def _follow(self, twin: Twin, question: Question) -> None:
        try:
            is_alive = await twin.play(question)
        except (Difference, LawBroken, Unfair) as difference:
            await self._found(twin, difference)
            return
        if not is_alive or twin.steps == STEPS:
            await self._drop(twin)

    async def _found(self, twin: Twin, difference: Exception) -> None:
        self._report.tell(f"{self._report.game}: {difference}")
        await self._drop(twin)

    async def _drop(self, twin: Twin) -> None:
        self._report.steps += twin.steps
        await twin.close()
        self._twins.remove(twin)
        self._houses.leave(twin.house)
