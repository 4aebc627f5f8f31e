"""Care: what time demands of a table. One process at a time looks after a table; the others only watch its log."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from random import Random

from contrabande.engine.seats import Seat
from contrabande.server import entries as log
from contrabande.server.company import BotPlayer, Member
from contrabande.server.deciding import agreed
from contrabande.server.entries import AnyEntry, Giver
from contrabande.server.paces import Pace
from contrabande.server.table import Table


@dataclass(frozen=True, slots=True)
class Think:
    """A seat that is answered for by a bot."""

    seat: Seat
    prompt: int
    giver: Giver
    level: str
    temper: str


@dataclass(slots=True)
class Plans:
    """Moments that were drawn for the open question; another question draws them anew."""

    question: tuple[int, int] = (0, 0)
    thoughts: dict[Seat, int] = field(default_factory=dict)
    reveal: int | None = None


@dataclass(frozen=True, slots=True)
class Demand:
    """Something that is due *at* a moment."""

    at: int
    what: AnyEntry | Think


def owed(table: Table, alive: AbstractSet[str], *, is_crashed: bool) -> Sequence[AnyEntry]:
    """What is owed to a table by the process that begins to look after it; *alive* are those that may hold devices."""
    if table.phase == "closed":
        return ()
    if table.is_foreign and table.phase == "playing":
        return (log.Closed("version"),)
    gone = [
        log.Went(who.member, process)
        for who in table.members.values()
        for process in sorted(who.processes)
        if process not in alive
    ]
    return [*gone, log.Awoke()] if is_crashed and table.phase == "playing" else gone


class Care:
    """Knows when a table needs something, and what."""

    def __init__(self, table: Table, rng: Random) -> None:
        self._table = table
        self._rng = rng
        self._plans = Plans()
        self.thinking: set[tuple[int, int, Seat]] = set()
        """Questions that a bot is thinking about now: match, entry and seat."""

    def due(self, pace: Pace, now: int) -> list[AnyEntry | Think]:
        """What is due by *now*."""
        return [demand.what for demand in self._demands(pace, now) if demand.at <= now]

    def next_at(self, pace: Pace, now: int) -> int | None:
        """When to look again, if nothing happens before."""
        return min((demand.at for demand in self._demands(pace, now)), default=None)

    def _demands(self, pace: Pace, now: int) -> Sequence[Demand]:
        table = self._table
        if table.phase == "closed" or table.is_foreign:
            return ()
        common = [Demand(table.changed_at + pace.stale, log.Closed("stale"))]
        common += [Demand(now, entry) for entry in agreed(table)]
        if table.phase != "playing" or table.is_paused or table.match is None:
            return common
        if self._is_deserted(pace, now):
            return common
        question = (table.match_number, table.match.entries)
        if self._plans.question != question:
            self._plans = Plans(question)
        if table.is_complete:
            return (*common, Demand(self._reveal_at(pace, now), log.Revealed()))
        return (*common, *self._absences(pace), *self._answers(pace))

    def _is_deserted(self, pace: Pace, now: int) -> bool:
        """Whether nobody is there to play with: then the table sleeps until somebody comes back."""
        return not any(who.is_present or now < who.seen_at + pace.grace for who in self._table.people())

    def _reveal_at(self, pace: Pace, now: int) -> int:
        if self._plans.reveal is None:
            # The last answer may bear a moment to come, if the clock was set back since then.
            moment = min(self._table.complete_at, now) + self._rng.randint(*pace.reveal)
            self._plans.reveal = max(moment, self._table.asked_at + pace.window)
        return self._plans.reveal

    def _absences(self, pace: Pace) -> list[Demand]:
        table = self._table
        return [
            Demand(who.seen_at + pace.grace, log.StoodIn(who.seat))
            for who in table.people()
            if who.seat is not None and who.seat not in table.away and not who.is_present
        ]

    def _answers(self, pace: Pace) -> list[Demand]:
        """Bots answer after a while that tells nothing, and so do the stand-in and the clock."""
        table, demands = self._table, []
        for seat in sorted(table.asked):
            if seat in table.drafts or (*self._plans.question, seat) in self.thinking:
                continue
            who = table.sitting[seat]
            if isinstance(who, BotPlayer):
                demands.append(Demand(self._thought_at(pace, seat), self._think(seat, "bot", who)))
            elif seat in table.away or who.has_left:
                demands.append(Demand(self._thought_at(pace, seat), self._think(seat, "stand_in", who)))
            elif pace.answer is not None:
                until = table.asked_at + pace.answer + table.added.get(seat, 0) * pace.extra
                demands.append(Demand(until, self._think(seat, "clock", who)))
        return demands

    def _thought_at(self, pace: Pace, seat: Seat) -> int:
        plans = self._plans.thoughts
        if seat not in plans:
            plans[seat] = self._table.asked_at + self._rng.randint(*pace.thought)
        return plans[seat]

    def _think(self, seat: Seat, giver: Giver, who: Member | BotPlayer) -> Think:
        assert self._table.match is not None
        prompt = self._table.match.prompt(seat)
        assert prompt is not None
        level, temper = (who.level, who.temper) if isinstance(who, BotPlayer) else ("solid", "gambler")
        return Think(seat, prompt.number, giver, level, temper)
