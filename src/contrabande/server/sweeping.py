"""Sweeping: Python's collector, kept from stopping everybody to look at tables that are alive anyway.

A full collection visits every object of every table in memory: most of a second for a thousand tables. What is alive is
put out of the collector's sight ten times a second, so that there is never much to look at: with a thousand who send at
once, what comes together in a second takes twenty milliseconds. Once an hour everything is looked at after all.
"""

import asyncio
import gc
from time import monotonic

EVERY = 0.1
THOROUGHLY_EVERY = 3600.0
NEVER = 1_000_000
"""More young collections than there are in an hour."""


async def sweep() -> None:
    """Again and again, as long as the house is open."""
    gc.set_threshold(*gc.get_threshold()[:2], NEVER)
    thoroughly_at = monotonic() + THOROUGHLY_EVERY
    while True:
        if monotonic() < thoroughly_at:
            gc.collect(0)
        else:
            thoroughly_at = monotonic() + THOROUGHLY_EVERY
            gc.unfreeze()
            gc.collect()
        gc.freeze()
        await asyncio.sleep(EVERY)
