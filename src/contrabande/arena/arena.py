"""Let bots meet: the deals are shared out among workers, and the figures made of what comes back."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise

import msgspec

from contrabande.arena.deals import Job, Sheet, play_deals
from contrabande.arena.errors import ArenaError
from contrabande.arena.figures import Report, joined, report
from contrabande.arena.players import PATIENCE, player_called
from contrabande.arena.workers import ALONE, Workforce, each
from contrabande.engine.game import AnyGame

PARTS = 256
"""Deals travel in so many parts at most; how many does not depend on who does the work."""
MOST = 10_000_000
"""So many deals or matches may be wanted; more would take months, and fill the memory before the first is played."""

Watch = Callable[[Iterator[Sheet], int], Iterable[Sheet]]
"""Looks on while so many sheets come in."""


def meet(
    game: AnyGame,
    options: msgspec.Struct,
    seats: int,
    bots: Sequence[str],
    deals: int,
    *,
    seed: str = "0",
    patience: float = PATIENCE,
    force: Workforce = ALONE,
    watch: Watch = lambda sheets, _count: sheets,
) -> Report:
    """Bots by name on the same *deals* in all rotations: two of them, or three and more, each against each."""
    if len(bots) < 2:
        raise ArenaError("one bot alone is no contest; name two or more, such as --bots heuristic,random")
    for name in bots:
        player_called(game, name, patience).leave()
    plain = tuple(sorted(msgspec.to_builtins(options).items()))
    job = Job(game.key, plain, seats, tuple(bots), seed, patience)
    parts = [(job, numbers) for numbers in shared_out(deals, PARTS)]
    return report(job, joined(list(watch(each(play_deals, parts, force), len(parts)))))


def shared_out(count: int, parts: int) -> list[range]:
    """The numbers below *count* in so many parts or fewer, none of them empty.

    >>> shared_out(5, 2)
    [range(0, 2), range(2, 5)]
    """
    parts = min(parts, count)
    return [range(first, last) for first, last in pairwise([count * part // parts for part in range(parts + 1)])]
