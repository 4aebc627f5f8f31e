"""A turn, from the deal to the cases that have passed the border (HG-6 … HG-13, HG-27).

The deal        HG-6 … HG-10      begin_turn; dealing.py
Packing         HG-11, HG-12      PACK
Declaring       HG-13             DECLARE; then the sheriff decides: inspection.py
The end of it   HG-27             clear
"""

from functools import lru_cache

from contrabande.engine.actions import Answers, Ask, Choice, Kinds
from contrabande.engine.counts import Counts, add, put, remove
from contrabande.engine.events import Secret
from contrabande.engine.phases import enter, turn_to
from contrabande.engine.seats import Seat, clockwise, left_of, only
from contrabande.engine.step import Step
from contrabande.games.hart_an_der_grenze import events
from contrabande.games.hart_an_der_grenze.dealing import deal
from contrabande.games.hart_an_der_grenze.model import NOTHING_PACKED, Declaration, Declare, Pack, State, View


def begin_turn(step: Step[State], sheriff: Seat) -> None:
    """The sheriff takes the star and deals; then the others pack (HG-7, HG-9, HG-11)."""
    state = step.state
    state.turn += 1
    state.sheriff = state.actor = sheriff
    state.declared = (None,) * state.seats
    state.fates = (NOTHING_PACKED,) * state.seats
    step.emit(events.TurnBegun(state.round, state.turn, sheriff))
    deal(step)
    waiting = packers(state)
    if waiting:
        enter(state, "pack", waiting)
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
    turn_to(state, "inspect" if seat == state.sheriff else "declare", seat)


def do_declare(step: Step[State], answers: Answers) -> None:
    """The declaration stands (HG-13)."""
    state, action = step.state, answers[0].action
    assert isinstance(action, Declare)
    state.declared = put(state.declared, state.actor, Declaration(action.count, action.kind))
    step.emit(events.GoodsDeclared(state.actor, action.count, action.kind))
    next_declaration(state)


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
        turn_to(state, "keep", state.actor)
