"""The rules of Hart an der Grenze, in the rulebook's order.

Set-up          HG-1 … HG-5      setup
A turn          HG-6 … HG-13     PACK, DECLARE; turn.py, dealing.py
                HG-14 … HG-26    INSPECT, BRIBE, HAGGLE, EXTRA, SEIZE; inspection.py, customs.py
                HG-27            turn.py
End of a round  HG-28 … HG-32    KEEP, CHOOSE; rounds.py, sale.py
End of the game HG-33 … HG-37    rounds.py, sale.py
"""

from contrabande.engine.actions import Amount, Answers, AnySeat, Ask, Choice, Kinds, OneOf
from contrabande.engine.chance import Chance
from contrabande.engine.game import Outcome
from contrabande.engine.options import check_seats
from contrabande.engine.phases import OVER, Phase
from contrabande.engine.seats import NOBODY, Seat, clockwise
from contrabande.engine.step import Step
from contrabande.games.hart_an_der_grenze import customs, inspection, rounds, sale, turn
from contrabande.games.hart_an_der_grenze.model import (
    NOTHING_PACKED,
    Accept,
    ChooseSheriff,
    Declare,
    Demand,
    Inspect,
    InspectExtra,
    Keep,
    Offer,
    Open,
    Options,
    Pack,
    Pass,
    Pay,
    Refuse,
    Seize,
    State,
    View,
    Waive,
)

# Set-up.


def check(options: Options, seats: int) -> None:
    """Refuse a seat count that does not fit; all options go together."""
    check_seats(f"hart-an-der-grenze ({options.edition})", options.tables.SEATS, seats)


def setup(options: Options, seats: int, chance: Chance) -> Step[State]:
    """Everybody has a case, money and stones; one wears the star (HG-1 to HG-5)."""
    tables = options.tables
    first = Seat(chance.below("start", seats) if options.start_player == "random" else 0)
    nothing = (0,) * len(tables.GOODS)
    state = State(
        options=options,
        seats=seats,
        phase="pack",
        waiting=NOBODY,
        round=1,
        turn=0,
        sheriff=first,
        actor=first,
        hands=(nothing,) * seats,
        cases=(nothing,) * seats,
        behind=(nothing,) * seats,
        under=(nothing,) * seats,
        hand_sizes=(0,) * seats,
        behind_sizes=(0,) * seats,
        under_sizes=(0,) * seats,
        declared=(None,) * seats,
        fates=(NOTHING_PACKED,) * seats,
        bargain=None,
        extras=(seats in tables.EXTRA_SEATS,) * seats,
        seizures=(True,) * seats,
        pile=tables.COPIES,
        pile_size=sum(tables.COPIES),
        discards=nothing,
        cash=(tables.CASH,) * seats,
        bank=0,
        outcome=None,
    )
    step = Step(state, chance)
    turn.begin_turn(step, first)
    return step


PHASES: dict[str, Phase[State, View]] = {
    "pack": Phase(turn.ask_pack, turn.do_pack),
    "declare": Phase(customs.ask_declare, turn.do_declare),
    "inspect": Phase(inspection.ask_inspect, inspection.do_inspect),
    "bribe": Phase(customs.ask_bribe, inspection.do_bribe),
    "haggle": Phase(customs.ask_haggle, inspection.do_haggle),
    "extra": Phase(inspection.ask_extra, inspection.do_extra),
    "seize": Phase(inspection.ask_seize, inspection.do_seize),
    "keep": Phase(sale.ask_keep, rounds.do_keep),
    "choose": Phase(rounds.ask_choose, rounds.do_choose),
}


# The doors of the kernel.


def ask(view: View) -> Ask | None:
    """What this seat may do."""
    seat = view.seat
    if view.phase == "pack":
        if seat is None or seat == view.sheriff or not view.hand_sizes[seat]:
            return None
    elif seat != view.actor or view.phase == OVER:
        return None
    return PHASES[view.phase].ask(view)


def apply(state: State, answers: Answers, chance: Chance) -> Step[State]:
    """Carry out the answers of those who were asked."""
    step = Step(state, chance)
    PHASES[state.phase].do(step, answers)
    return step


def outcome(state: State) -> Outcome | None:
    """How it ended, once it has."""
    return state.outcome


def space(options: Options, seats: int) -> tuple[Choice, ...]:
    """Every action there can be at a table of *seats*."""
    tables = options.tables
    anyone = (AnySeat(clockwise(Seat(0), seats)),)
    money = (customs.any_bribe(options),)
    return (
        Choice(Pack, (Kinds(tables.COPIES, 1, tables.MOST_PACKED),)),
        Choice(Declare, (Amount(1, tables.MOST_PACKED), OneOf(tables.LEGAL))),
        Choice(Inspect, anyone),
        Choice(Waive),
        Choice(Open),
        Choice(Offer, money),
        Choice(Pay),
        Choice(Accept),
        Choice(Refuse),
        Choice(Demand, money),
        Choice(InspectExtra, anyone),
        Choice(Seize, anyone),
        Choice(Pass),
        Choice(Keep, (Kinds(tables.COPIES, 0, tables.MOST_KEPT),)),
        Choice(ChooseSheriff, anyone),
    )


def bound(options: Options, seats: int) -> int:
    """No match has more steps: pack, declare, inspect, two talks, two stones a turn; keep and choose a round."""
    tables = options.tables
    steps = 1 + (seats - 1) + 1 + 2 * (2 * options.max_offers) + 2
    return 1 + tables.ROUNDS * (tables.turns(seats) * steps + seats + 1)


def tally(state: State) -> dict[str, int]:
    """Each kind keeps its cards over all zones, and no money is lost or made (HG-1, HG-2)."""
    zones = (*state.hands, *state.cases, *state.behind, *state.under, state.pile, state.discards)
    cards = map(sum, zip(*zones))
    return {**dict(zip(state.options.tables.GOODS, cards)), "dollars": sum(state.cash) + state.bank}
