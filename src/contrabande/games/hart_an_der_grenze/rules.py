"""The rules of Hart an der Grenze, in the rulebook's order.

Set-up          HG-1 … HG-5      setup
A turn          HG-6 … HG-10     begin_turn; dealing.py
                HG-11 … HG-13    PACK, DECLARE
                HG-14 … HG-22    INSPECT, BRIBE, HAGGLE; customs.py
                HG-23 … HG-26    EXTRA, SEIZE
                HG-27            clear
End of a round  HG-28 … HG-32    KEEP, CHOOSE; sale.py
End of the game HG-33 … HG-37    finish
"""

from functools import lru_cache

from contrabande.engine.actions import Amount, Answers, AnySeat, Ask, Choice, Kinds, OneOf
from contrabande.engine.chance import Chance
from contrabande.engine.counts import Counts, add, put, remove
from contrabande.engine.events import Secret
from contrabande.engine.game import Outcome, places
from contrabande.engine.options import check_seats
from contrabande.engine.phases import OVER, Phase, close, enter
from contrabande.engine.seats import NOBODY, Seat, clockwise, left_of, only
from contrabande.engine.step import Step
from contrabande.games.hart_an_der_grenze import customs, events, sale
from contrabande.games.hart_an_der_grenze.dealing import deal
from contrabande.games.hart_an_der_grenze.model import (
    Accept,
    Bargain,
    ChooseSheriff,
    Declaration,
    Declare,
    Demand,
    Fate,
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

NOTHING_PACKED: Fate = "none"

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
    begin_turn(step, first)
    return step


# A turn.


def begin_turn(step: Step[State], sheriff: Seat) -> None:
    """The sheriff takes the star and deals; then the others pack (HG-7, HG-9, HG-11)."""
    state = step.state
    state.turn += 1
    state.sheriff = state.actor = sheriff
    state.declared = (None,) * state.seats
    state.fates = (NOTHING_PACKED,) * state.seats
    step.emit(events.TurnBegun(state.round, state.turn, sheriff))
    deal(step)
    if packers(state):
        enter(state, "pack", PHASES)
    else:
        clear(step)


def packers(state: State) -> frozenset[Seat]:
    """Everybody but the sheriff, and those who have no cards (HG-12, HG-Q11)."""
    return _holding(state.hand_sizes) - only(state.sheriff)


@lru_cache(maxsize=8192)
def _holding(hand_sizes: tuple[int, ...]) -> frozenset[Seat]:
    return frozenset([Seat(seat) for seat, size in enumerate(hand_sizes) if size])


def ask_pack(view: View) -> Ask:
    """One to five cards of the hand (HG-12)."""
    return _pack_ask(view.hand, view.options.tables.MOST_PACKED, view.sheriff)


@lru_cache(maxsize=8192)
def _pack_ask(hand: Counts, most: int, sheriff: Seat) -> Ask:
    choice = Choice(Pack, (Kinds(hand, 1, most),))
    return Ask("pack", (choice,), ("HG-12", "HG-13"), (("sheriff_seat", sheriff),))


def do_pack(step: Step[State], answers: Answers) -> None:
    """All cases are packed in secret (HG-12)."""
    state = step.state
    hands, cases, fates = list(state.hands), list(state.cases), list(state.fates)
    for answer in answers:
        assert isinstance(answer.action, Pack)
        seat, cards = answer.seat, answer.action.cards
        hands[seat] = remove(hands[seat], cards)
        cases[seat] = cards
        fates[seat] = "closed"
        step.emit(events.CasePacked(seat, Secret(cards, (seat,))))
    state.hands, state.cases, state.fates = tuple(hands), tuple(cases), tuple(fates)
    next_declaration(state)


def next_declaration(state: State) -> None:
    """Clockwise from the sheriff's left; when all have declared, the sheriff decides (HG-13, HG-14)."""
    seat = left_of(state.actor, state.seats)
    while seat != state.sheriff and state.fates[seat] != "closed":
        seat = left_of(seat, state.seats)
    state.actor = seat
    enter(state, "inspect" if seat == state.sheriff else "declare", PHASES)


def acting(state: State) -> frozenset[Seat]:
    """The one seat whose word it is."""
    return only(state.actor)


def do_declare(step: Step[State], answers: Answers) -> None:
    """The declaration stands (HG-13)."""
    state, action = step.state, answers[0].action
    assert isinstance(action, Declare)
    state.declared = put(state.declared, state.actor, Declaration(action.count, action.kind))
    step.emit(events.GoodsDeclared(state.actor, action.count, action.kind))
    next_declaration(state)


# The inspection.

WAIVE = Choice(Waive)
PASS = Choice(Pass)


def ask_inspect(view: View) -> Ask:
    """One case, or none (HG-14)."""
    return Ask("inspect", (Choice(Inspect, (customs.closed_cases(view.fates),)), WAIVE), ("HG-14",))


def do_inspect(step: Step[State], answers: Answers) -> None:
    """The sheriff points at a case, or renounces (HG-14)."""
    state = step.state
    match answers[0].action:
        case Inspect(target):
            step.emit(events.InspectionOrdered(state.sheriff, target))
            address(state, target)
        case _:
            step.emit(events.InspectionWaived(state.sheriff))
            offer_seizure(step)


def address(state: State, target: Seat) -> None:
    """The target has the word (HG-15)."""
    state.bargain = Bargain(target, 0, None, None)
    state.actor = target
    enter(state, "bribe", PHASES)


def do_bribe(step: Step[State], answers: Answers) -> None:
    """The target opens, pays or offers (HG-15 to HG-17)."""
    state, bargain = step.state, step.state.bargain
    assert bargain is not None
    match answers[0].action:
        case Offer(amount):
            customs.offer(step, bargain, amount)
            state.actor = state.sheriff
            enter(state, "haggle", PHASES)
        case Pay():
            customs.pay(step, bargain.target, bargain.demand)
            end_inspection(step)
        case _:
            customs.open_case(step, bargain.target)
            end_inspection(step)


def do_haggle(step: Step[State], answers: Answers) -> None:
    """The sheriff demands, accepts or refuses (HG-15 to HG-17)."""
    state, bargain = step.state, step.state.bargain
    assert bargain is not None
    assert bargain.offer is not None
    match answers[0].action:
        case Demand(amount):
            customs.demand(step, bargain, amount)
            state.actor = bargain.target
            enter(state, "bribe", PHASES)
        case Accept():
            customs.pay(step, bargain.target, bargain.offer)
            end_inspection(step)
        case _:
            step.emit(events.BribeRefused(state.sheriff, bargain.target, bargain.offer))
            customs.open_case(step, bargain.target)
            end_inspection(step)


def end_inspection(step: Step[State]) -> None:
    """A white stone allows a second inspection, of another player (HG-23)."""
    state = step.state
    state.bargain = None
    state.actor = state.sheriff
    if state.extras[state.sheriff] and "closed" in state.fates:
        enter(state, "extra", PHASES)
    else:
        offer_seizure(step)


def ask_extra(view: View) -> Ask:
    """A second case, or save the white stone (HG-23, HG-Q12)."""
    return Ask("extra", (Choice(InspectExtra, (customs.closed_cases(view.fates),)), PASS), ("HG-23", "HG-26", "HG-Q12"))


def do_extra(step: Step[State], answers: Answers) -> None:
    """The stone leaves the game, and the second target has the word (HG-23, HG-26)."""
    state = step.state
    match answers[0].action:
        case InspectExtra(target):
            state.extras = put(state.extras, state.sheriff, False)
            step.emit(events.ExtraInspectionOrdered(state.sheriff, target))
            address(state, target)
        case _:
            step.emit(events.StoneSaved(state.sheriff, "extra"))
            offer_seizure(step)


def offer_seizure(step: Step[State]) -> None:
    """A red stone allows a seizure from somebody who was not inspected (HG-24, HG-Q14)."""
    state = step.state
    if state.seizures[state.sheriff] and "closed" in state.fates:
        enter(state, "seize", PHASES)
    else:
        clear(step)


def ask_seize(view: View) -> Ask:
    """A case that was not inspected, or save the red stone (HG-24, HG-Q13)."""
    seize = Choice(Seize, (customs.closed_cases(view.fates),))
    return Ask("seize", (seize, PASS), ("HG-24", "HG-25", "HG-26", "HG-Q13"))


def do_seize(step: Step[State], answers: Answers) -> None:
    """The sheriff seizes, or saves the stone (HG-24 to HG-26)."""
    match answers[0].action:
        case Seize(target):
            customs.seize_case(step, target)
        case _:
            step.emit(events.StoneSaved(step.state.sheriff, "seizure"))
    clear(step)


def clear(step: Step[State]) -> None:
    """What is still in the cases goes behind them; the sizes can be seen again (HG-27, HG-Q16)."""
    state = step.state
    behind = list(state.behind)
    for seat in clockwise(left_of(state.sheriff, state.seats), state.seats):
        if state.fates[seat] in ("closed", "bribed"):
            step.emit(events.CaseCleared(seat, state.hand_sizes[seat] - sum(state.hands[seat])))
            behind[seat] = add(behind[seat], state.cases[seat])
    state.behind = tuple(behind)
    state.cases = ((0,) * len(state.discards),) * state.seats
    state.hand_sizes = tuple(map(sum, state.hands))
    state.behind_sizes = tuple(map(sum, state.behind))
    if state.turn < state.options.tables.turns(state.seats):
        begin_turn(step, left_of(state.sheriff, state.seats))
    else:
        enter(state, "keep", PHASES)


# The end of a round.


def do_keep(step: Step[State], answers: Answers) -> None:
    """Clockwise from the last sheriff; when all have announced, everything else is sold (HG-28, HG-30)."""
    state, action = step.state, answers[0].action
    assert isinstance(action, Keep)
    sale.keep(step, state.actor, action.cards)
    state.actor = left_of(state.actor, state.seats)
    if state.actor != state.sheriff:
        enter(state, "keep", PHASES)
        return
    sale.sell_behind(step)
    if state.round == state.options.tables.ROUNDS:
        finish(step)
    else:
        state.actor = sale.poorest(state)
        step.emit(events.MoneyCounted(state.actor, state.cash))
        enter(state, "choose", PHASES)


def ask_choose(view: View) -> Ask:
    """The poorest player names any player, himself included (HG-32)."""
    everybody = clockwise(Seat(0), view.seats)
    return Ask("choose", (Choice(ChooseSheriff, (AnySeat(everybody),)),), ("HG-32", "HG-Q23"))


def do_choose(step: Step[State], answers: Answers) -> None:
    """The next round begins with that sheriff (HG-31, HG-32)."""
    state, action = step.state, answers[0].action
    assert isinstance(action, ChooseSheriff)
    step.emit(events.SheriffChosen(state.actor, action.sheriff))
    state.round += 1
    state.turn = 0
    begin_turn(step, action.sheriff)


# The end of the game.


def finish(step: Step[State]) -> None:
    """After the double sale most money wins; ties share (HG-33, HG-36, HG-37)."""
    state = step.state
    sale.sell_under(step)
    state.outcome = Outcome("double_sale", state.cash, places(tuple([(cash,) for cash in state.cash])))
    close(state)
    step.emit(events.MatchEnded(state.outcome))


PHASES: dict[str, Phase[State, View]] = {
    "pack": Phase(packers, ask_pack, do_pack),
    "declare": Phase(acting, customs.ask_declare, do_declare),
    "inspect": Phase(acting, ask_inspect, do_inspect),
    "bribe": Phase(acting, customs.ask_bribe, do_bribe),
    "haggle": Phase(acting, customs.ask_haggle, do_haggle),
    "extra": Phase(acting, ask_extra, do_extra),
    "seize": Phase(acting, ask_seize, do_seize),
    "keep": Phase(acting, sale.ask_keep, do_keep),
    "choose": Phase(acting, ask_choose, do_choose),
}


# The doors of the kernel.


def to_act(state: State) -> frozenset[Seat]:
    """The seats that are asked."""
    return state.waiting


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
    turn = 1 + (seats - 1) + 1 + 2 * (2 * options.max_offers) + 2
    return 1 + tables.ROUNDS * (tables.turns(seats) * turn + seats + 1)


def tally(state: State) -> dict[str, int]:
    """Each kind keeps its cards over all zones, and no money is lost or made (HG-1, HG-2)."""
    zones = (*state.hands, *state.cases, *state.behind, *state.under, state.pile, state.discards)
    cards = map(sum, zip(*zones))
    return {**dict(zip(state.options.tables.GOODS, cards)), "dollars": sum(state.cash) + state.bank}
