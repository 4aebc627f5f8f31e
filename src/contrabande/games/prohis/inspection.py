"""The inspection, and the way of a convoy into a store (PR-16, PR-17).

Turning cards   PR-16           FLIP
What follows    PR-12, PR-17    store_convoy, catch
"""

from contrabande.engine.actions import Amount, Answers, Ask, Choice
from contrabande.engine.counts import add, minus_one, plus_one, put
from contrabande.engine.events import Secret
from contrabande.engine.phases import Phase, turn_to
from contrabande.engine.seats import Seat
from contrabande.engine.step import Step
from contrabande.games.prohis.ending import end_turn
from contrabande.games.prohis.events import CardTurned, ControlWon, ConvoyCaught, ConvoyStored, InspectionBegun
from contrabande.games.prohis.model import Flip, Kind, State, View
from contrabande.games.prohis.tables import ILLEGAL, INSPECTS, KINDS, LEGAL, NOTHING

# The control card on the table.


def rank_of(control: str) -> int:
    """The rank of a control card: how many cards it may inspect (PR-2)."""
    return INSPECTS[KINDS.index(control)]


def take_control_back(state: State) -> None:
    """The control card on the table goes back to the hand it came from (PR-13, PR-14)."""
    seat, control = inspection(state)
    give_control(state, seat, control)


def give_control(state: State, seat: Seat, control: Kind) -> None:
    """The control card on the table comes to the hand of *seat*."""
    state.hands[seat] = plus_one(state.hands[seat], KINDS.index(control))
    state.hand_sizes = plus_one(state.hand_sizes, seat)
    state.inspector = state.control = None


def inspection(state: State) -> tuple[Seat, Kind]:
    """The inspector and his control card on the table."""
    assert state.inspector is not None
    assert state.control is not None
    return state.inspector, state.control


# Turning cards.


def begin_inspection(step: Step[State]) -> None:
    """The inspector will turn cards one by one (PR-16)."""
    state = step.state
    seat, control = inspection(state)
    step.emit(InspectionBegun(seat, state.turn, control))
    turn_to(state, "flip", seat)


def ask_flip(view: View) -> Ask:
    """Choose the back to turn (PR-16, PR-Q10)."""
    assert view.control is not None
    left = min(rank_of(view.control) - sum(view.turned), view.convoy_size)
    facts = (("owner_seat", int(view.turn)), ("left", left))
    return Ask("flip", (Choice(Flip, (Amount(1, view.convoy_size),)),), ("PR-16", "PR-17"), facts)


def do_flip(step: Step[State], answers: Answers) -> None:
    """Turn a card: illegal goods or a control card end the inspection, as does its limit (PR-16, PR-17).

    The backs lie in random order (PR-Q19), so chance says which card lies at the position.
    """
    action = answers[0].action
    assert isinstance(action, Flip)
    state = step.state
    seat, control = inspection(state)
    place = step.chance.draw("flip", state.convoy)
    state.convoy = minus_one(state.convoy, place)
    state.convoy_size -= 1
    state.turned = plus_one(state.turned, place)
    step.emit(CardTurned(seat, state.turn, action.position, Kind(KINDS[place])))
    if place == ILLEGAL:
        catch(step)
    elif place == LEGAL and state.convoy_size and sum(state.turned) < rank_of(control):
        turn_to(state, "flip", seat)
    else:
        store_convoy(step)


def store_convoy(step: Step[State]) -> None:
    """The convoy reaches its owner's store, and he keeps the card of whoever inspected in vain (PR-12, PR-17)."""
    state = step.state
    owner, size = state.turn, state.convoy_size + sum(state.turned)
    state.stores[owner] = add(add(state.stores[owner], state.convoy), state.turned)
    state.store_sizes = put(state.store_sizes, owner, state.store_sizes[owner] + size)
    step.emit(ConvoyStored(owner, size))
    if state.inspector is not None:
        loser, control = inspection(state)
        give_control(state, owner, control)
        step.emit(ControlWon(owner, loser, control))
    leave_road(step)


def catch(step: Step[State]) -> None:
    """The inspector stores the whole convoy and his control card (PR-17, PR-Q17)."""
    state = step.state
    seat, control = inspection(state)
    owner, cards = state.turn, add(state.convoy, state.turned)
    state.stores[seat] = plus_one(add(state.stores[seat], cards), KINDS.index(control))
    state.store_sizes = put(state.store_sizes, seat, state.store_sizes[seat] + sum(cards) + 1)
    state.inspector = state.control = None
    step.emit(ConvoyCaught(seat, owner, sum(cards), control, Secret(cards, (owner, seat))))
    leave_road(step)


def leave_road(step: Step[State]) -> None:
    """No convoy is under way any more, and the turn is over."""
    state = step.state
    state.convoy = state.turned = NOTHING
    state.convoy_size = state.offers = state.waived = 0
    end_turn(step)


INSPECTION: dict[str, Phase[State, View]] = {
    "flip": Phase(ask_flip, do_flip),
}
