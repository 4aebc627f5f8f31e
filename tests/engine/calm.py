"""One way to run Hypothesis here: the same examples every time, nothing written to disk, no stop-watch."""

from hypothesis import settings

CALM = settings(derandomize=True, deadline=None, database=None, max_examples=60)
