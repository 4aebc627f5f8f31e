"""Conduct in Hart an der Grenze: false declarations, inspections, bribes."""

from contrabande.arena.conduct.hart_an_der_grenze_talk import FIGURES as TALK
from contrabande.arena.conduct.hart_an_der_grenze_talk import Talk
from contrabande.arena.conduct.ledger import AROUND, Figure, Ledger, Manner, Story, around, told
from contrabande.engine.counts import Counts
from contrabande.engine.events import Event
from contrabande.engine.seats import Seat
from contrabande.games.hart_an_der_grenze import events as seen
from contrabande.games.hart_an_der_grenze.customs import is_true, matching
from contrabande.games.hart_an_der_grenze.model import Declaration, Inspect, Options
from contrabande.games.hart_an_der_grenze.tables import Printed

COUNTS = tuple(str(count) for count in range(1, Printed.MOST_PACKED + 1))
TRUTHS = ("guilty", "innocent")
CONTENTS = Figure(
    "packed", "what was in its cases", ("the truth", "less than that", "other legal goods", "illegal goods")
)

FIGURES = (
    Figure("bluff", "declared something else than packed"),
    CONTENTS,
    Figure("guilty", "packed what an inspection would take away"),
    Figure("guilty_by_size", "… by the declared number", COUNTS),
    Figure("guilty_by_seat", "… by seats to the sheriff's left", AROUND),
    Figure("caught", "of these cases, opened or seized"),
    Figure("bought_off", "of these cases, brought across by a bribe"),
    Figure("accused", "innocent cases that were picked"),
    Figure("inspection", "turns as sheriff with an inspection"),
    Figure("alarm", "inspected, of all cases it could inspect"),
    Figure("hit", "… of the guilty ones"),
    Figure("false_alarm", "… of the innocent ones"),
    Figure("alarm_by_size", "… by the declared number", COUNTS),
    Figure("alarm_by_seat", "… by seats to its left", AROUND),
    Figure("right", "of its inspections, aimed at a guilty case"),
    Figure("seizure", "spent its red stone, of the turns it could"),
    Figure("offers", "offered a bribe when picked", TRUTHS),
    *TALK,
)


def read(story: Story, ledger: Ledger) -> None:
    """Count what the watched seats did."""
    reader = _Reader(story, ledger)
    for number, entry in enumerate(story.entries):
        for event in entry:
            reader.see(number, event)


class _Reader:
    """Looks into all cases of a turn."""

    def __init__(self, story: Story, ledger: Ledger) -> None:
        assert isinstance(story.options, Options)
        self.options = story.options
        self.story = story
        self.ledger = ledger
        self.begin(Seat(0))

    def begin(self, sheriff: Seat) -> None:
        """A new turn (HG-9)."""
        self.sheriff = sheriff
        self.packed: dict[Seat, Counts] = {}
        self.declared: dict[Seat, Declaration] = {}
        self.picked: set[Seat] = set()
        self.talk = Talk(self.story.watched, self.ledger)

    def see(self, number: int, event: Event) -> None:
        """One event more."""
        self.talk.see(event)
        match event:
            case seen.TurnBegun():
                self.begin(event.sheriff)
            case seen.CasePacked():
                self.packed[event.seat] = told(event.cards)
            case seen.GoodsDeclared():
                self.declare(event.seat, Declaration(event.count, event.kind))
            case seen.InspectionOrdered():
                self.judge(number, event.sheriff, event.seat)
                self.picked.add(event.seat)
            case seen.InspectionWaived():
                self.judge(number, event.sheriff, None)
            case seen.ExtraInspectionOrdered():
                self.picked.add(event.seat)
            case seen.StoneSaved(stone="seizure") | seen.CaseSeized() if event.sheriff in self.story.watched:
                self.ledger.note("seizure", isinstance(event, seen.CaseSeized))
            case _:
                pass
        if isinstance(event, seen.CaseOpened | seen.CaseSeized | seen.CaseCleared):
            self.settle(event.seat, was_opened=not isinstance(event, seen.CaseCleared))

    def guilty(self, seat: Seat) -> bool:
        """Whether an inspection would take cards away (HG-19); to have fewer than declared costs nothing (HG-21)."""
        return self.contents(seat) in CONTENTS.groups[2:]

    def contents(self, seat: Seat) -> str:
        """What kind of a lie a case is: the truth, too few cards, legal or illegal goods that do not match (HG-18)."""
        case, declared = self.packed[seat], self.declared[seat]
        truth, fewer, other, illegal = CONTENTS.groups
        if is_true(self.options, case, declared):
            return truth
        if case == matching(self.options, case, declared):
            return fewer
        return illegal if any(case[len(self.options.tables.LEGAL) :]) else other

    def declare(self, seat: Seat, declared: Declaration) -> None:
        """A packer has spoken (HG-13)."""
        self.declared[seat] = declared
        if seat in self.story.watched:
            contents, guilty = self.contents(seat), self.guilty(seat)
            self.ledger.note("bluff", contents != CONTENTS.groups[0])
            self.ledger.sort(CONTENTS, contents)
            self.ledger.note("guilty", guilty)
            self.ledger.note("guilty_by_size", guilty, str(declared.count))
            self.ledger.note("guilty_by_seat", guilty, around(self.sheriff, seat, self.story.seats))

    def judge(self, number: int, sheriff: Seat, target: Seat | None) -> None:
        """The sheriff picks one of all closed cases, or none (HG-14)."""
        if sheriff not in self.story.watched:
            return
        moment = self.story.moments.get((number, sheriff))
        self.ledger.note("inspection", target is not None)
        for seat, declared in self.declared.items():
            guilty, alarm = self.guilty(seat), seat == target
            self.ledger.note("alarm", alarm)
            self.ledger.note("hit" if guilty else "false_alarm", alarm)
            self.ledger.note("alarm_by_size", alarm, str(declared.count))
            self.ledger.note("alarm_by_seat", alarm, around(sheriff, seat, self.story.seats))
            if moment is not None and moment.odds:
                self.ledger.beliefs.append((moment.odds[Inspect(seat)], guilty))
        if target is not None:
            self.ledger.note("right", self.guilty(target))

    def settle(self, seat: Seat, *, was_opened: bool) -> None:
        """What became of a case: opened, seized, or brought across unseen (HG-16, HG-17, HG-25, HG-27)."""
        if seat not in self.story.watched:
            return
        if self.guilty(seat):
            self.ledger.note("caught", was_opened)
            self.ledger.note("bought_off", seat in self.talk.paid)
        else:
            self.ledger.note("accused", seat in self.picked)
        if seat in self.picked:
            self.ledger.note("offers", seat in self.talk.offered, TRUTHS[not self.guilty(seat)])


MANNER = Manner(FIGURES, Inspect, read)
