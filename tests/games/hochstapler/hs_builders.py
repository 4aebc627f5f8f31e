"""Small builders: a table with given cards that plays a script of turns, and whole matches."""

from collections.abc import Mapping, Sequence

from contrabande.engine.actions import Action, Answer, Ask
from contrabande.engine.chance import ScriptedChance, SeededChance
from contrabande.engine.events import Event
from contrabande.engine.match import Match
from contrabande.engine.seats import Seat
from contrabande.games.hochstapler import GAME
from contrabande.games.hochstapler.model import Announce, Colour, Doubt, Knowledge, Options, State, Swap, View
from contrabande.games.hochstapler.tables import Printed

Cards = Mapping[str, Sequence[int]]
"""Per colour, values by seat, or values in the order in which they are drawn."""

COLOURS = Printed.COLOURS
DOUBT = Doubt()
PRINTED, TINY = Options(), Options(edition="tiny")
FULL = (3, 2, 2, 2, 2, 2, 1, 1)
"""A colour as it is printed: how many cards of each value."""


def say(sum: int, colour: str) -> Announce:
    """Announce a sum."""
    return Announce(sum, Colour(colour))


def swap(colour: str) -> Swap:
    """Exchange the card of a colour."""
    return Swap(Colour(colour))


class Table:
    """A state that is played step by step, with all that has happened."""

    def __init__(self, state: State, chance: ScriptedChance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []

    def do(self, *actions: Action) -> "Table":
        """Let whoever is at turn carry out *actions* one after the other."""
        for action in actions:
            assert self.allows(action), action
            self.events += GAME.apply(self.state, (Answer(self.state.turn, action),), self.chance).events
        return self

    def boast(self, *colours: str) -> "Table":
        """In each colour the opener announces more than there can be, is doubted, and takes the stack."""
        for colour in colours:
            self.do(say(self.state.highest, colour), DOUBT)
        return self

    def be_modest(self, *colours: str) -> "Table":
        """In each colour the opener announces 1, is doubted wrongly, and the doubter takes the stack."""
        for colour in colours:
            self.do(say(1, colour), DOUBT)
        return self

    def ask(self) -> Ask:
        """What the player at turn is asked."""
        (seat,) = GAME.to_act(self.state)
        assert seat == self.state.turn
        ask = GAME.ask(self.view(seat))
        assert ask is not None
        return ask

    def allows(self, action: Action) -> bool:
        """Whether who is at turn may do that."""
        return self.ask().allows(action)

    def view(self, seat: int | None) -> View:
        """What a seat sees."""
        return GAME.view(self.state, None if seat is None else Seat(seat))

    def discards(self, colour: str) -> tuple[int, ...]:
        """What lies face up beside a pile."""
        return self.state.discards[COLOURS.index(colour)]

    def left(self, colour: str) -> int:
        """How many cards lie face down."""
        return self.state.left[COLOURS.index(colour)]

    def taker(self, colour: str) -> int | None:
        """Who has taken that stack."""
        return self.state.takers[COLOURS.index(colour)]


def script(seats: int, cards: Cards | None = None, swaps: Cards | None = None, start: Sequence[int] = (0,)) -> Cards:
    """Outcomes by label: who begins, the deal, and what comes from the piles; where *cards* is silent, seat + 1."""
    usual = [seat + 1 for seat in range(seats)]
    rows = [(cards or {}).get(colour, usual) for colour in COLOURS]
    deal = {f"deal/{seat}": [row[seat] for row in rows] for seat in range(seats)}
    return {"start": start, **deal, **{f"swap/{colour}": row for colour, row in (swaps or {}).items()}}


def dealt(
    seats: int,
    cards: Cards | None = None,
    *,
    swaps: Cards | None = None,
    start: Sequence[int] = (0,),
    options: Options = PRINTED,
) -> Table:
    """A printed table after the deal, with these cards in hands and to come."""
    chance = ScriptedChance(script(seats, cards, swaps, start), SeededChance(b"table"))
    return Table(GAME.setup(options, seats, chance).state, chance)


def tiny(greens: Sequence[int] = (0, 1), yellows: Sequence[int] = (0, 1), options: Options = TINY) -> Table:
    """The tiny variant after the deal."""
    deal: dict[str, Sequence[int]] = {f"deal/{seat}": cards for seat, cards in enumerate(zip(greens, yellows))}
    chance = ScriptedChance({"start": [0], **deal}, SeededChance(b"tiny"))
    return Table(GAME.setup(options, 2, chance).state, chance)


def new_match(
    seats: int, cards: Cards | None = None, *, swaps: Cards | None = None, options: Options = PRINTED
) -> Match[Options, State, View, Knowledge]:
    """A whole match with these cards in hands and to come; seat 0 opens."""
    chance = ScriptedChance(script(seats, cards, swaps), SeededChance(b"match"))
    return Match(GAME, options, seats, b"match", chance=chance)


def play(match: Match[Options, State, View, Knowledge], *actions: Action) -> Match[Options, State, View, Knowledge]:
    """Let whoever is asked answer, one after the other."""
    for action in actions:
        (seat,) = match.to_act
        match.answer(seat, action)
    return match
