"""Limits: whoever sends too much is slowed down, never shut out; a family shares one address.

Whoever is deep in debt, or was refused too often, is served in the side lane: one after another, at a pace that leaves
most of the processor to the others. Where nobody attacks it is empty and costs no time; where many do, it is they who
wait for each other. What is refused is little work, so that many are; what is carried out takes many turns at once.
"""

import asyncio
from collections import OrderedDict
from contextlib import nullcontext
from time import monotonic

MOST_BUCKETS = 50_000
LONGEST_WAIT = 10.0
"""Seconds; whoever stops sending too much is as quick as anybody after so long."""
DEEP_DEBT = 1.0
"""Seconds of waiting that nobody earns by tapping quickly."""
REFUSAL_COST = 2.0
"""What is refused counts three times: people are seldom refused, attackers always."""
PARDON = 10.0
"""Seconds after which one refusal is forgotten."""
PATIENCE = 3.0
"""Refusals that happen to anybody; whoever has more of them is served in the side lane."""
TURNS_A_SECOND = 500.0
"""What the side lane serves of the least that there is, a frame that is refused: about a twelfth of a core."""
REQUEST_TURNS, DEED_TURNS = 4, 16
"""How much more work a request of HTTP is, and what is written and told to all: a command, a device that comes."""


class Lane:
    """Turns that come at an even pace, in the order of asking."""

    def __init__(self, rate: float = TURNS_A_SECOND) -> None:
        self._gap = 1 / rate
        self._next = monotonic()

    async def turn(self, turns: int = 1) -> None:
        """Wait for one's turn, and take so many."""
        now = monotonic()
        wait = self._next - now
        self.charge(turns)
        if wait > 0:
            await asyncio.sleep(wait)

    def charge(self, turns: int) -> None:
        """What was served was more work than it seemed: those who come next wait for it."""
        self._next = max(monotonic(), self._next) + turns * self._gap


class Bucket:
    """So many at once, then so many a second."""

    __slots__ = ("_burst", "_faults", "_left", "_rate", "_since", "queue")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._since = monotonic()
        self._faults = 0.0
        self.queue = asyncio.Lock()

    def wait(self, cost: float = 1.0) -> float:
        """Take *cost*; how many seconds to wait before going on."""
        self._pass_time()
        self._left = max(self._left - cost, -LONGEST_WAIT * self._rate)
        return 0.0 if self._left >= 0 else -self._left / self._rate

    def _pass_time(self) -> None:
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._faults = max(0.0, self._faults - (now - self._since) / PARDON)
        self._since = now

    def blame(self, faults: float = 1.0) -> None:
        """What was sent is refused: it costs more, and one who is refused too often is served in the side lane."""
        self.wait(REFUSAL_COST)
        self._faults = min(self._faults + faults, 2 * PATIENCE)

    async def slow_down(self, lane: Lane, turns: int = 1) -> bool:
        """Take one, and wait as long as whoever this is must; whether he was served in the side lane."""
        wait = self.wait()
        if wait > 0:
            await asyncio.sleep(wait)
        if wait > DEEP_DEBT:
            await lane.turn(turns)
            return True
        return await self.stand_back(lane, turns)

    async def stand_back(self, lane: Lane, turns: int = 1) -> bool:
        """Take nothing; whoever was refused too often waits for his turn. Whether he had to."""
        self._pass_time()
        if self._faults > PATIENCE:
            await lane.turn(turns)
            return True
        return False


class Limits:
    """A bucket for each asker."""

    def __init__(
        self, rate: float, burst: float, lane: Lane, *, is_on: bool = True, is_one_by_one: bool = False
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._lane = lane
        self._is_on = is_on
        self._is_one_by_one = is_one_by_one
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def slow_down(self, asker: str) -> None:
        """Wait as long as *asker* must, one by one after those who asked before under the same name."""
        if not self._is_on:
            return
        bucket = self._bucket(asker)
        async with bucket.queue if self._is_one_by_one else nullcontext():
            await bucket.slow_down(self._lane, REQUEST_TURNS)

    async def stand_back(self, asker: str) -> None:
        """Whoever was refused too often waits for his turn."""
        if self._is_on and asker in self._buckets:
            await self._buckets[asker].stand_back(self._lane, REQUEST_TURNS)

    def blame(self, asker: str) -> None:
        """*asker* was refused."""
        if self._is_on:
            self._bucket(asker).blame()

    def _bucket(self, asker: str) -> Bucket:
        bucket = self._buckets.get(asker)
        if bucket is None:
            bucket = self._buckets[asker] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        return bucket
