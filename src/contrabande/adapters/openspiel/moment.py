"""A moment: a position, and what is under way there: sealed answers, outcomes so far. It never changes."""

from collections.abc import Sequence

from contrabande.adapters.openspiel.position import Position
from contrabande.adapters.table import Table
from contrabande.engine.actions import Answer, Answers
from contrabande.engine.errors import ChanceError, IllegalAction, MatchOver, NotYourPrompt, OutcomeNeeded
from contrabande.engine.seats import Seat
from contrabande.wording import general


class Moment:
    """Either chance draws (*wanted*), or *seat* is to answer, or the match is over. Every move gives a new moment."""

    __slots__ = ("_following", "answers", "outcomes", "position", "seat", "table", "wanted")

    def __init__(
        self,
        table: Table,
        position: Position | None,
        answers: Answers = (),
        outcomes: tuple[int, ...] = (),
        wanted: OutcomeNeeded | None = None,
    ) -> None:
        self.table = table
        self.position = position
        self.answers = answers
        self.outcomes = outcomes
        self.wanted = wanted
        self._following: dict[int, Moment] | None = {} if table.is_tiny else None
        self.seat: Seat | None = None
        if wanted is None and position is not None and position.to_act:
            self.seat = position.to_act[len(answers)]

    def __deepcopy__(self, memo: object) -> "Moment":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        if self.wanted is None:
            return Moment, (self.table, self.position, self.answers)
        return _next, (self.table, self.position, self.answers, self.outcomes)

    @classmethod
    def first(cls, table: Table) -> "Moment":
        """Before the deal."""
        return _next(table, None, (), ())

    def moved(self, number: int) -> "Moment":
        """The moment after this outcome or answer; a tiny table remembers its whole tree."""
        following = self._following
        if following is None:
            return self._after(number)
        moment = following.get(number)
        if moment is None:
            moment = following[number] = self._after(number)
        return moment

    def _after(self, number: int) -> "Moment":
        return self._answered(number) if self.wanted is None else self._drawn(number)

    def _drawn(self, kind: int) -> "Moment":
        """The moment after chance has given *kind*."""
        wanted = self.wanted
        assert wanted is not None
        if not (0 <= kind < len(wanted.counts) and wanted.counts[kind]):
            raise ChanceError(f"{wanted.label!r} cannot give {kind} from {wanted.counts}")
        return _next(self.table, self.position, self.answers, (*self.outcomes, kind))

    def _answered(self, number: int) -> "Moment":
        """The moment after the seat to act has answered; others who are asked do not see it yet."""
        position = self.position
        if self.seat is None or position is None:
            raise MatchOver(f"the match is over ({general.ANSWERS})")
        answers = (*self.answers, self._checked(position, self.seat, number))
        if len(answers) < len(position.to_act):
            return Moment(self.table, position, answers)
        return _next(self.table, position, answers, ())

    def all_answered(self, numbers: Sequence[int]) -> "Moment":
        """The moment after all seats that are asked have answered at once; other seats' entries count for nothing."""
        position = self.position
        if self.seat is None or position is None:
            raise MatchOver(f"the match is over ({general.ANSWERS})")
        if len(numbers) != self.table.seats:
            what = f"{len(numbers)} answers for {self.table.seats} seats; give one for each"
            raise NotYourPrompt(f"{what} ({general.SEATS})")
        answers = tuple([self._checked(position, seat, numbers[seat]) for seat in position.to_act])
        return _next(self.table, position, answers, ())

    def _checked(self, position: Position, seat: Seat, number: int) -> Answer:
        """A legal answer; where the order of arrival counts, seats arrive in seat order."""
        table, ask = self.table, position.ask(seat)
        action = table.action(seat, number, ask)
        if not ask.allows(action):
            raise IllegalAction(seat, action, table.game.refuse(position.view(seat), action))
        return Answer(seat, action, position.to_act.index(seat) if ask.ranked else None)


def _next(table: Table, position: Position | None, answers: Answers, outcomes: tuple[int, ...]) -> Moment:
    try:
        return Moment(table, Position.after(table, position, answers, outcomes))
    except OutcomeNeeded as wanted:
        # Its traceback would keep the half-done transition alive, and the collector busy.
        return Moment(table, position, answers, outcomes, wanted.with_traceback(None))
