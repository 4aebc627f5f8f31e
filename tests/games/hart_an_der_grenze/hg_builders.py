"""Small builders: goods by name, a dealt table, a line of declared cases before the sheriff, the end of a round."""

from collections.abc import Sequence
from random import Random

from msgspec import convert

from contrabande.engine.actions import Action, Answer, Ask
from contrabande.engine.chance import Chance, ScriptedChance, SeededChance
from contrabande.engine.counts import Counts, add, remove
from contrabande.engine.events import Event
from contrabande.engine.match import Match
from contrabande.engine.phases import turn_to
from contrabande.engine.seats import Seat
from contrabande.games.hart_an_der_grenze import GAME
from contrabande.games.hart_an_der_grenze.model import (
    ChooseSheriff,
    Declare,
    Good,
    Inspect,
    InspectExtra,
    Keep,
    Knowledge,
    Options,
    Pack,
    Pass,
    Seize,
    State,
    View,
    Waive,
)
from contrabande.games.hart_an_der_grenze.tables import Printed

AnyMatch = Match[Options, State, View, Knowledge]

Case = tuple[Counts, int, str]
"""What is packed, and what is declared: a number and a kind."""


def goods(**counts: int) -> Counts:
    """Cards by name: goods(jug=2, tequila=1)."""
    assert set(counts) <= set(Printed.GOODS)
    return tuple(counts.get(kind, 0) for kind in Printed.GOODS)


NOTHING = goods()
CONTRABAND = goods(cigar=1, statue=2)
ONE_JUG: Case = (goods(jug=1), 1, "jug")
"""An honest case that nobody minds."""
WAIVE, PASS = Waive(), Pass()
KEEP_NOTHING = Keep(NOTHING)


def inspect(target: int) -> Inspect:
    """Point at a case."""
    return Inspect(Seat(target))


def extra(target: int) -> InspectExtra:
    """Spend the white stone."""
    return InspectExtra(Seat(target))


def seize(target: int) -> Seize:
    """Spend the red stone."""
    return Seize(Seat(target))


def declare(count: int, kind: str) -> Declare:
    """Say what is in the case."""
    return Declare(count, Good(kind))


def choose(sheriff: int) -> ChooseSheriff:
    """Name the next sheriff."""
    return ChooseSheriff(Seat(sheriff))


def options_with(**options: str | int) -> Options:
    """Options by name, seat 0 being the first sheriff."""
    return convert({"start_player": "seat0", **options}, Options)


def script_of(hands: Sequence[Counts], options: Options) -> dict[str, list[int]]:
    """What chance must give so that everybody is dealt these cards, and jugs as far as the hand is not full."""
    full = options.tables.HAND
    whole = [add(hand, goods(jug=full - sum(hand))) for hand in hands]
    return {
        f"deal/{seat}": [kind for kind, count in enumerate(hand) for _ in range(count)]
        for seat, hand in enumerate(whole)
    }


class Table:
    """A state that is played step by step, with all that has happened."""

    def __init__(self, state: State, chance: Chance | None = None) -> None:
        self.state = state
        self.chance = chance or SeededChance(b"table")
        self.events: list[Event] = []

    def do(self, *actions: Action) -> "Table":
        """Let whoever is asked carry out *actions* one after the other."""
        for action in actions:
            (seat,) = self.state.waiting
            assert self.ask(seat).allows(action), action
            self._apply((Answer(seat, action),))
        return self

    def pack(self, *cases: Counts) -> "Table":
        """Let everybody who is asked pack, in seat order."""
        answers = [Answer(seat, Pack(case)) for seat, case in zip(sorted(self.state.waiting), cases, strict=True)]
        assert all(self.ask(answer.seat).allows(answer.action) for answer in answers)
        self._apply(tuple(answers))
        return self

    def pack_all(self) -> "Table":
        """Let everybody who is asked pack his whole hand and declare jugs."""
        self.pack(*[self.state.hands[seat] for seat in sorted(self.state.waiting)])
        while self.state.phase == "declare":
            self.do(declare(1, "jug"))
        return self

    def let_through(self) -> "Table":
        """Let the sheriff waive everything until the next turn or the end of the round."""
        self.do(WAIVE)
        return self.do(PASS) if self.state.phase == "seize" else self

    def _apply(self, answers: tuple[Answer, ...]) -> None:
        self.events += GAME.apply(self.state, answers, self.chance).events

    def ask(self, seat: int) -> Ask:
        """What a seat is asked."""
        ask = GAME.ask(self.view(seat))
        assert ask is not None
        return ask

    def view(self, seat: int | None) -> View:
        """What a seat sees."""
        return GAME.view(self.state, None if seat is None else Seat(seat))

    def allows(self, action: Action) -> bool:
        """Whether the one who is asked may do that."""
        (seat,) = self.state.waiting
        return self.ask(seat).allows(action)

    def last(self, kind: type[Event]) -> Event:
        """The latest event of a kind."""
        return self.all(kind)[-1]

    def all(self, kind: type[Event]) -> list[Event]:
        """The events of a kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def count(self, kind: type[Event]) -> int:
        """How many events of a kind there were."""
        return len(self.all(kind))


def dealt(seats: int, hands: Sequence[Counts] = (), *, sheriff: int = 0, **options: str | int) -> Table:
    """The first turn: everybody has these cards and perhaps some jugs, and *sheriff* wears the star."""
    chosen = options_with(**{"start_player": "random", **options})
    chance = ScriptedChance({"start": [sheriff], **script_of(hands, chosen)}, SeededChance(b"deal"))
    step = GAME.setup(chosen, seats, chance)
    table = Table(step.state, chance)
    table.events += step.events
    return table


def at_customs(
    *cases: Case, cash: tuple[int, ...] | None = None, red: bool = True, white: bool = True, **options: str | int
) -> Table:
    """Seat 0 is sheriff; the others have packed and declared; now he decides."""
    seats = len(cases) + 1
    table = dealt(seats, [NOTHING, *[case for case, _, _ in cases]], **options)
    state = table.state
    if cash is not None:
        state.cash = cash
    state.seizures = (red,) * seats
    state.extras = tuple([held and white for held in state.extras])
    table.pack(*[case for case, _, _ in cases])
    return table.do(*[declare(count, kind) for _, count, kind in cases])


def inspected(case: Case, *, cash: int = Printed.CASH, **options: str | int) -> Table:
    """Seat 1 has this case and must open it or bribe; four play."""
    purses = (Printed.CASH, cash, Printed.CASH, Printed.CASH)
    return at_customs(case, ONE_JUG, ONE_JUG, cash=purses, **options).do(inspect(1))


def at_round_end(
    *behind: Counts,
    under: Sequence[Counts] = (),
    cash: tuple[int, ...] | None = None,
    sheriff: int = 0,
    round: int = 1,
    options: Options | None = None,
) -> Table:
    """The last turn of a round is over; these goods lie behind, and perhaps under, the cases."""
    seats = len(behind)
    state = dealt(seats, [NOTHING] * seats, sheriff=sheriff).state
    state.options = options or state.options
    state.round, state.turn = round, state.options.tables.turns(seats)
    state.behind, state.under = behind, tuple(under) or state.under
    state.behind_sizes = tuple(map(sum, state.behind))
    state.under_sizes = tuple(map(sum, state.under))
    for cards in (*state.behind, *state.under):
        state.pile = remove(state.pile, cards)
    state.pile_size = sum(state.pile)
    if cash is not None:
        state.cash = cash
    turn_to(state, "keep", state.actor)
    return Table(state)


def new_match(seats: int, hands: Sequence[Counts] = (), **options: str | int) -> AnyMatch:
    """A match from the start, with these hands."""
    chosen = options_with(**options)
    chance = ScriptedChance(script_of(hands, chosen), SeededChance(b"match"))
    return Match(GAME, chosen, seats, b"match", chance=chance)


def play(match: AnyMatch, *moves: tuple[int, Action]) -> AnyMatch:
    """Let seats answer in turn."""
    for seat, action in moves:
        match.answer(Seat(seat), action)
    return match


def smuggled(**options: str | int) -> AnyMatch:
    """Three play; seat 1 has packed contraband and called it jugs, seat 2 a true jug; the sheriff decides."""
    match = new_match(3, [NOTHING, CONTRABAND, goods(maracas=2)], **options)
    play(match, (1, Pack(CONTRABAND)), (2, Pack(goods(jug=1))))
    return play(match, (1, declare(3, "jug")), (2, declare(1, "jug")))


def play_on(match: AnyMatch, rng: Random) -> None:
    """One random step."""
    for seat in sorted(match.to_act):
        prompt = match.prompt(seat)
        assert prompt is not None
        match.answer(seat, prompt.ask.sample(rng.random))
