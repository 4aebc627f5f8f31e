"""The rules of Meisterdiebe, in the rulebook's order.

Set-up          MD-9 … MD-12    setup; cards.py, chest.py
Filling         MD-13, MD-14    PLACE: a diamond into a drawer; filling.py
A round         MD-15 … MD-19   CHOOSE: all at once; rounds.py
A turn          MD-20 … MD-25   OPEN a drawer, ACT at it, MANIPULATE the chest; turn.py, characters.py
The red cushion MD-26 … MD-36   with md.auto_pick=off PICK; rounds.py, cushions.py
The end         MD-37, MD-38    rounds.py
"""

from contrabande.engine.actions import Answers, Ask, Choice, Kinds, OneOf
from contrabande.engine.chance import Chance
from contrabande.engine.events import Secret
from contrabande.engine.game import Outcome
from contrabande.engine.options import check_seats
from contrabande.engine.phases import OVER, Phase
from contrabande.engine.seats import NOBODY, Seat, clockwise
from contrabande.engine.step import Step
from contrabande.games.meisterdiebe import filling, rounds, turn
from contrabande.games.meisterdiebe.cards import ask_choose, deal
from contrabande.games.meisterdiebe.characters import SKIP, ask_act, ask_manipulate, ask_open, drawers
from contrabande.games.meisterdiebe.chest import mixed, packed
from contrabande.games.meisterdiebe.cushions import ask_pick
from contrabande.games.meisterdiebe.model import (
    Choose,
    FillingBegun,
    HandDealt,
    Lay,
    LayWithAlarm,
    Manipulate,
    Open,
    Options,
    Pick,
    Place,
    Plunder,
    Search,
    State,
    View,
)
from contrabande.games.meisterdiebe.tables import FLIPS

# Set-up.


def check(options: Options, seats: int) -> None:
    """Refuse a seat count that the edition is not made for; all options go together."""
    check_seats(f"meisterdiebe ({options.edition})", options.tables.SEATS, seats)


def setup(options: Options, seats: int, chance: Chance) -> Step[State]:
    """Lay out cushions and alarms, hide the rubies, deal the cards, hand out the diamonds (MD-9 … MD-13)."""
    tables = options.tables
    first = Seat(chance.below("start", seats) if options.start_player == "random" else 0)
    cards = deal(tables, seats, chance)
    slots = mixed(tables.LEVELS * len(tables.RUBIES), chance)
    nothing = (0,) * len(tables.JEWELS)
    state = State(
        options=options,
        seats=seats,
        phase="place",
        waiting=NOBODY,
        round=0,
        starter=first,
        turn=None,
        queue=clockwise(first, seats),
        pickers=(),
        stock=tuple([(tables.FILLING + seats - 1 - (seat - first) % seats) // seats for seat in range(seats)]),
        cards=cards,
        hands=cards,
        chosen=(None,) * seats,
        revealed=(None,) * seats,
        played=((),) * seats,
        excluded=(),
        chest=packed(slots, tables.RUBIES),
        opened=None,
        red=nothing,
        white=(tables.IMITATIONS,) * seats,
        black=(nothing,) * seats,
        alarms=(True,) * seats,
        outcome=None,
    )
    step = Step(state, chance)
    for seat, hand in enumerate(cards):
        step.emit(HandDealt(Seat(seat), Secret(hand, (Seat(seat),))))
    step.emit(FillingBegun(first, slots))
    filling.next_filler(state)
    return step


PHASES: dict[str, Phase[State, View]] = {
    "place": Phase(filling.ask_place, filling.do_place),
    "choose": Phase(ask_choose, rounds.do_choose),
    "open": Phase(ask_open, turn.do_open),
    "act": Phase(ask_act, turn.do_act),
    "manipulate": Phase(ask_manipulate, turn.do_manipulate),
    "pick": Phase(ask_pick, rounds.do_pick),
}


# The doors of the kernel.


def ask(view: View) -> Ask | None:
    """What this seat may do."""
    if view.seat is None or view.phase == OVER or (view.seat != view.turn and view.phase != "choose"):
        return None
    return PHASES[view.phase].ask(view)


def apply(state: State, answers: Answers, chance: Chance) -> Step[State]:
    """Carry out the answer of the player at turn, or of all who chose."""
    step = Step(state, chance)
    PHASES[state.phase].do(step, answers)
    return step


def outcome(state: State) -> Outcome | None:
    """How it ended, once it has."""
    return state.outcome


def space(options: Options, seats: int) -> tuple[Choice, ...]:
    """Every action there can be at a table of *seats*."""
    tables = options.tables
    any_drawer, white = (drawers(options.edition),), tables.IMITATIONS
    jewels = tuple(jewel for jewel in tables.JEWELS if jewel != "ruby")
    return (
        Choice(Place, any_drawer),
        Choice(Choose, (OneOf(tables.CHARACTERS),)),
        Choice(Open, any_drawer),
        SKIP,
        Choice(Lay, (Kinds(white, 1, seats),)),
        Choice(LayWithAlarm, (Kinds(white, 1, 1),)),
        Choice(Plunder),
        Choice(Search),
        Choice(Manipulate, (OneOf(tables.ROTATIONS), OneOf(FLIPS))),
        Choice(Pick, (OneOf(jewels),)),
    )


def bound(options: Options, seats: int) -> int:
    """No match has more steps: a lady jeweller always lays an imitation, and each cycle has one per seat.

    So there are as many cycles as imitations at most; each round is one choice and three answers per seat,
    and no jewel is picked twice.
    """
    tables = options.tables
    imitations = sum(tables.IMITATIONS)
    most_rounds = len(tables.CHARACTERS) * imitations
    return 1 + tables.FILLING + seats + most_rounds * (1 + 3 * seats) + tables.FILLING + imitations * seats
