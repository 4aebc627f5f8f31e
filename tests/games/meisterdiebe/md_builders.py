"""Small builders: a chest with things in it, a round with given cards, and a table that plays it step by step."""

from msgspec import convert

from contrabande.engine.actions import Action, Answer, Ask
from contrabande.engine.chance import SeededChance
from contrabande.engine.counts import Counts, put
from contrabande.engine.events import Event
from contrabande.engine.match import Match
from contrabande.engine.phases import enter
from contrabande.engine.seats import Seat, everyone
from contrabande.games.meisterdiebe import GAME
from contrabande.games.meisterdiebe.chest import Chest, Compartment, packed
from contrabande.games.meisterdiebe.model import (
    Character,
    Choose,
    Drawer,
    Knowledge,
    Lay,
    LayWithAlarm,
    Manipulate,
    Open,
    Options,
    Place,
    State,
    View,
)
from contrabande.games.meisterdiebe.tables import Printed

NORTH, EAST, SOUTH, WEST = (Drawer(side) for side in range(4))
"""The drawers of the top level: a ruby below, none, a ruby above, none."""

DIAMOND, SAPPHIRE, RUBY = (1, 0, 0), (0, 1, 0), (0, 0, 1)
NOTHING = (0, 0, 0)

LEAVE = Manipulate("none", "no")
FLIP = Manipulate("none", "yes")
LAY_DIAMOND, LAY_SAPPHIRE = Lay(DIAMOND), Lay(SAPPHIRE)
LAY_SAPPHIRE_WITH_ALARM = LayWithAlarm(SAPPHIRE)

Row = tuple[str, int]
"""A character and the number on its card."""


def diamonds(count: int, sapphires: int = 0, alarm: int | None = None) -> Compartment:
    """A compartment with so many jewels, and perhaps somebody's alarm."""
    return Compartment((count, sapphires, 0), None if alarm is None else Seat(alarm))


def chest_with(above: dict[int, Compartment] | None = None, below: dict[int, Compartment] | None = None) -> Chest:
    """The chest as it stands at the start, with these drawers loaded above or below."""
    chest = packed(tuple(range(12)), Printed.RUBIES)
    fronts = list(chest.fronts)
    for face, row in enumerate((above or {}, below or {})):
        for drawer, compartment in row.items():
            fronts[2 * drawer + face] = compartment
    return Chest(chest.slots, chest.upside, tuple(fronts), chest.secrets)


def open_(drawer: int) -> Open:
    """Open a drawer."""
    return Open(Drawer(drawer))


class Table:
    """A state that is played step by step, with all that has happened."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def do(self, *actions: Action) -> "Table":
        """Let whoever is at turn carry out *actions* one after the other."""
        for action in actions:
            (seat,) = self.state.waiting
            assert self.ask(seat).allows(action), action
            self._apply((Answer(seat, action),))
        return self

    def choose(self, *characters: str) -> "Table":
        """Let everybody choose."""
        answers = [Answer(Seat(seat), Choose(Character(name))) for seat, name in enumerate(characters)]
        assert all(self.ask(answer.seat).allows(answer.action) for answer in answers)
        self._apply(tuple(answers))
        return self

    def _apply(self, answers: tuple[Answer, ...]) -> None:
        self.events += GAME.apply(self.state, answers, SeededChance(b"table")).events

    def ask(self, seat: int) -> Ask:
        """What a seat is asked."""
        ask = GAME.ask(self.view(seat))
        assert ask is not None
        return ask

    def view(self, seat: int | None) -> View:
        """What a seat sees."""
        return GAME.view(self.state, None if seat is None else Seat(seat))

    def allows(self, action: Action) -> bool:
        """Whether who is at turn may do that."""
        (seat,) = self.state.waiting
        return self.ask(seat).allows(action)

    def finish_round(self) -> "Table":
        """Let everybody give the first answer there is until the next choice, or the end."""
        while self.state.phase not in ("choose", "over"):
            (seat,) = self.state.waiting
            self.do(next(self.ask(seat).actions()))
        return self

    def last(self, kind: type[Event]) -> Event:
        """The latest event of a kind."""
        return [event for event in self.events if isinstance(event, kind)][-1]

    def count(self, kind: type[Event]) -> int:
        """How many events of a kind there were."""
        return sum(isinstance(event, kind) for event in self.events)


def before_round(
    rows: list[Row],
    chest: Chest | None = None,
    *,
    red: Counts = NOTHING,
    white: dict[int, Counts] | None = None,
    options: Options | None = None,
    round: int = 1,
) -> Table:
    """A round is about to be chosen; each seat will hold the number its row gives for that character."""
    state = GAME.setup(options or Options(start_player="seat0"), len(rows), SeededChance(b"deal")).state
    order = Printed.CHARACTERS
    state.cards = tuple(put(tuple(range(1, 7)), order.index(character), number) for character, number in rows)
    state.hands = state.cards
    state.stock = (0,) * len(rows)
    state.turn, state.queue, state.round = None, (), round
    state.chest = chest or chest_with()
    state.red = red
    for seat, cushion in (white or {}).items():
        state.white = put(state.white, seat, cushion)
    for owner in [front.alarm for front in state.chest.fronts if front.alarm is not None]:
        state.alarms = put(state.alarms, owner, False)
    enter(state, "choose", everyone(state.seats))
    return Table(state)


def in_round(
    rows: list[Row],
    chest: Chest | None = None,
    *,
    red: Counts = NOTHING,
    white: dict[int, Counts] | None = None,
    options: Options | None = None,
) -> Table:
    """The same after everybody has chosen the character of its row."""
    table = before_round(rows, chest, red=red, white=white, options=options)
    return table.choose(*[character for character, _ in rows])


def options_with(**options: str) -> Options:
    """Options by name, seat 0 filling first."""
    return convert({"start_player": "seat0", **options}, Options)


def new_match(seats: int, **options: str) -> Match[Options, State, View, Knowledge]:
    """A match from the start."""
    return Match(GAME, options_with(**options), seats, b"match")


def filled(match: Match[Options, State, View, Knowledge]) -> Match[Options, State, View, Knowledge]:
    """The match after the chest was filled: each seat puts all its diamonds into the drawer of its number."""
    while match.view(None).phase != "choose":
        (seat,) = match.to_act
        view = match.view(seat)
        action = Place(Drawer(seat)) if view.phase == "place" else LEAVE
        match.answer(seat, action)
    return match
