"""Paces: how long a table waits for an answer, for somebody who is gone, and before it shows sealed answers."""

import msgspec

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR

PASS_LIFE = 2 * MINUTE
"""How long the secret for another device is good."""


class Pace(msgspec.Struct, frozen=True):
    """All times in milliseconds; a range is drawn from anew each time."""

    answer: int | None
    """For one answer; then the stand-in gives one that looks like any other. None: no clock."""
    extra: int
    """What one more-time token adds."""
    tokens: int
    """More-time tokens for each seat and match."""
    grace: int
    """How long a seat whose player is gone waits before the stand-in takes over."""
    window: int
    """Sealed answers are not shown sooner than this after the question, whoever could and could not react."""
    reveal: tuple[int, int] = (400, 1200)
    """Sealed answers are shown a moment after the last one is in, so that nobody learns whose it was."""
    thought: tuple[int, int] = (700, 2600)
    """How long a bot, or the stand-in for somebody who is gone, takes over an answer."""
    stale: int = 6 * HOUR
    """A table where nobody does anything for so long ends by itself."""


PACES = {
    "relaxed": Pace(answer=None, extra=0, tokens=0, grace=3 * MINUTE, window=3 * SECOND, stale=DAY),
    "live": Pace(answer=60 * SECOND, extra=60 * SECOND, tokens=3, grace=45 * SECOND, window=3 * SECOND),
    "quick": Pace(
        answer=20 * SECOND,
        extra=20 * SECOND,
        tokens=2,
        grace=20 * SECOND,
        window=2 * SECOND,
        reveal=(300, 700),
        thought=(400, 1500),
    ),
    "slow": Pace(answer=DAY, extra=DAY, tokens=3, grace=30 * DAY, window=3 * SECOND, stale=60 * DAY),
}


def pace_of(name: str, hours: int, tempo: float = 1.0) -> Pace:
    """The pace of that name; *hours* is for one answer at a slow table; *tempo* scales what is only for show."""
    pace = PACES[name]
    if name == "slow":
        pace = msgspec.structs.replace(pace, answer=hours * HOUR, extra=hours * HOUR)
    if tempo == 1.0:
        return pace
    return msgspec.structs.replace(
        pace,
        window=int(pace.window * tempo),
        reveal=(int(pace.reveal[0] * tempo), int(pace.reveal[1] * tempo)),
        thought=(int(pace.thought[0] * tempo), int(pace.thought[1] * tempo)),
    )
