"""Sweeping: Python's collector, kept from stopping everybody to look at tables that are alive anyway.

A full collection visits every object of every table in memory: most of a second for a thousand tables. What is alive is
put out of the collector's sight once a second; once an hour everything is looked at after all.
"""

import gc
from time import monotonic

THOROUGHLY_EVERY = 3600.0


class Sweep:
    """Called once a second."""

    def __init__(self) -> None:
        self._next = monotonic() + THOROUGHLY_EVERY

    def young(self) -> None:
        """Collect what is young and hide the rest; once an hour collect everything."""
        if monotonic() > self._next:
            self._next = monotonic() + THOROUGHLY_EVERY
            gc.unfreeze()
            gc.collect()
        else:
            gc.collect(0)
        gc.freeze()
