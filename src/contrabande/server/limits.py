"""Limits: whoever sends too much is slowed down, never shut out; a family shares one address."""

import asyncio
from collections import OrderedDict
from time import monotonic

MOST_BUCKETS = 50_000
LONGEST_WAIT = 10.0
"""Seconds; whoever stops sending too much is as quick as anybody after so long."""


class Bucket:
    """So many at once, then so many a second."""

    __slots__ = ("_burst", "_left", "_rate", "_since")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._since = monotonic()

    def wait(self, cost: float = 1.0) -> float:
        """Take *cost*; how many seconds to wait before going on."""
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._since = now
        self._left = max(self._left - cost, -LONGEST_WAIT * self._rate)
        return 0.0 if self._left >= 0 else -self._left / self._rate


class Limits:
    """A bucket for each asker."""

    def __init__(self, rate: float, burst: float, *, is_on: bool = True) -> None:
        self._rate = rate
        self._burst = burst
        self._is_on = is_on
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def slow_down(self, asker: str) -> None:
        """Wait as long as *asker* must."""
        if not self._is_on:
            return
        bucket = self._buckets.get(asker)
        if bucket is None:
            bucket = self._buckets[asker] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        wait = bucket.wait()
        if wait > 0:
            await asyncio.sleep(wait)
