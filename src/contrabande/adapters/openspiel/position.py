"""A position: where nobody waits for chance, with everything that led to it. It never changes."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from contrabande.adapters.openspiel.tape import Tape
from contrabande.adapters.table import Table
from contrabande.engine.actions import Answers, Ask
from contrabande.engine.codec import encode
from contrabande.engine.events import Event, project_all
from contrabande.engine.seats import Audience, Seat
from contrabande.engine.step import Step, copy


class Position:
    """A state and its past. What is asked of it is worked out once, and all lines of play below share it.

    In a world that a seat only imagines (*dreamer*), the other seats remember no more than everybody saw.
    """

    __slots__ = (
        "_asks",
        "_stories",
        "_told",
        "_views",
        "answers",
        "before",
        "dreamer",
        "known",
        "outcomes",
        "seen",
        "state",
        "table",
        "to_act",
    )

    def __init__(self, table: Table, before: "Position | None", state: msgspec.Struct) -> None:
        self.table = table
        self.before = before
        self.state = state
        self.to_act: Sequence[Seat] = sorted(table.game.to_act(state))
        self.answers: Answers = ()
        self.outcomes: Sequence[int] = ()
        self.dreamer: Seat | None = None
        self.seen: tuple[Sequence[Event], Any] = ((), {})
        self._views: dict[Audience, Any] = {}
        self._asks: dict[Seat, Ask] = {}
        self.known: dict[Audience, Any] = {}
        self._stories: dict[Audience, str] = {}
        self._told: dict[Audience, str] = {}

    # How it came about.

    @classmethod
    def after(cls, table: Table, before: "Position | None", answers: Answers, outcomes: Sequence[int]) -> "Position":
        """Where *answers* lead with these outcomes of chance; raises OutcomeNeeded where one more is to be drawn."""
        game, tape = table.game, Tape(outcomes)
        step: Step[Any]
        if before is None:
            step = game.setup(table.options, table.seats, tape)
        else:
            step = game.apply(copy(before.state), answers, tape)
        position = cls(table, before, step.state)
        position.answers = answers
        position.outcomes = outcomes
        position.seen = project_all(step.events)
        return position

    def imagined(self, state: msgspec.Struct, dreamer: Seat) -> "Position":
        """The same as far as *dreamer* knows, in another world."""
        position = Position(self.table, self, state)
        position.dreamer = dreamer
        return position

    def path(self) -> list["Position"]:
        """All positions from the first to this one."""
        row = []
        position: Position | None = self
        while position is not None:
            row.append(position)
            position = position.before
        return row[::-1]

    def __deepcopy__(self, memo: object) -> "Position":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        links = [
            (link.answers, tuple(link.outcomes)) if link.dreamer is None else (link.dreamer, link.state)
            for link in self.path()
        ]
        return _again, (self.table, links)

    # What a seat sees.

    def view(self, audience: Audience) -> Any:
        """What *audience* sees of the table."""
        view = self._views.get(audience)
        if view is None:
            view = self._views[audience] = self.table.game.view(self.state, audience)
        return view

    def ask(self, seat: Seat) -> Ask:
        """What *seat*, which is to act, may do."""
        ask = self._asks.get(seat)
        if ask is None:
            found = self.table.game.ask(self.view(seat))
            assert found is not None, "a seat that is to act is asked something"
            ask = self._asks[seat] = found
        return ask

    def back(self, audience: Audience) -> Iterator[tuple["Position", Audience]]:
        """From here to the first position: each, and with whose eyes *audience* remembers it."""
        position: Position | None = self
        while position is not None:
            yield position, audience
            if position.dreamer is not None and position.dreamer != audience:
                audience = None
            position = position.before

    def events(self, audience: Audience) -> Sequence[Event]:
        """What *audience* saw happen in the last step."""
        shown, special = self.seen
        events: Sequence[Event] = special.get(audience, shown)
        return events

    def knowledge(self, audience: Audience) -> Any:
        """What *audience* has seen so far, folded."""
        game, known, missed = self.table.game, None, []
        for position, eyes in self.back(audience):
            known = position.known.get(eyes)
            if known is not None:
                break
            missed.append(position.events(eyes))
        else:
            known = game.blank(self.table.options, self.table.seats, eyes)
        for events in reversed(missed):
            for event in events:
                known = game.remember(known, event)
        self.known[audience] = known
        return known

    def story(self, audience: Audience) -> str:
        """All that *audience* has done and seen, a line each; a tiny table remembers it."""
        story = self._stories.get(audience)
        if story is None:
            story = "".join(self.chapters(audience))
            if self.table.is_tiny:
                self._stories[audience] = story
        return story

    def chapters(self, audience: Audience) -> list[str]:
        """The same, step by step."""
        return [position.told(eyes) for position, eyes in self.back(audience)][::-1]

    def told(self, audience: Audience) -> str:
        """What *audience* did and saw in the last step, a line each."""
        told = self._told.get(audience)
        if told is None:
            lines = [b"> " + encode(answer.action) for answer in self.answers if answer.seat == audience]
            if self.dreamer not in (None, audience):
                lines.append(b"? " + encode(self.view(audience)))
            lines += map(encode, self.events(audience))
            told = self._told[audience] = b"".join([line + b"\n" for line in lines]).decode()
        return told


def _again(table: Table, links: Sequence[tuple[Any, Any]]) -> Position:
    """The position at the end of *links*."""
    position: Position | None = None
    for first, second in links:
        if isinstance(first, tuple):
            position = Position.after(table, position, first, second)
        else:
            assert position is not None
            position = position.imagined(second, first)
    assert position is not None
    return position
