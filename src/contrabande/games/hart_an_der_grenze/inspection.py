"""The sheriff's decisions (HG-14 … HG-26); what they do to cases and money is in customs.py.

An inspection   HG-14             INSPECT
The talk        HG-15 … HG-17     BRIBE, HAGGLE
A second one    HG-23, HG-26      EXTRA
A seizure       HG-24 … HG-26     SEIZE
"""

from contrabande.engine.actions import Answers, Ask, Choice
from contrabande.engine.counts import put
from contrabande.engine.phases import turn_to
from contrabande.engine.seats import Seat
from contrabande.engine.step import Step
from contrabande.games.hart_an_der_grenze import customs, events
from contrabande.games.hart_an_der_grenze.model import (
    Accept,
    Bargain,
    Demand,
    Inspect,
    InspectExtra,
    Offer,
    Pass,
    Pay,
    Seize,
    State,
    View,
    Waive,
)
from contrabande.games.hart_an_der_grenze.turn import clear

WAIVE = Choice(Waive)
PASS = Choice(Pass)


def ask_inspect(view: View) -> Ask:
    """One case, or none (HG-14)."""
    return Ask("inspect", (Choice(Inspect, (customs.closed_cases(view.fates),)), WAIVE), ("HG-14",))


def do_inspect(step: Step[State], answers: Answers) -> None:
    """The sheriff points at a case, or renounces (HG-14)."""
    state = step.state
    action = answers[0].action
    if type(action) is Inspect:
        step.emit(events.InspectionOrdered(state.sheriff, action.target))
        address(state, action.target)
    else:
        step.emit(events.InspectionWaived(state.sheriff))
        offer_seizure(step)


def address(state: State, target: Seat) -> None:
    """The target has the word (HG-15)."""
    state.bargain = Bargain(target, 0, None, None)
    state.actor = target
    turn_to(state, "bribe", target)


def do_bribe(step: Step[State], answers: Answers) -> None:
    """The target opens, pays or offers (HG-15 to HG-17)."""
    state, bargain = step.state, step.state.bargain
    assert bargain is not None
    action = answers[0].action
    if type(action) is Offer:
        customs.offer(step, bargain, action.amount)
        state.actor = state.sheriff
        turn_to(state, "haggle", state.sheriff)
    elif type(action) is Pay:
        customs.pay(step, bargain.target, bargain.demand)
        end_inspection(step)
    else:
        customs.open_case(step, bargain.target)
        end_inspection(step)


def do_haggle(step: Step[State], answers: Answers) -> None:
    """The sheriff demands, accepts or refuses (HG-15 to HG-17)."""
    state, bargain = step.state, step.state.bargain
    assert bargain is not None
    assert bargain.offer is not None
    action = answers[0].action
    if type(action) is Demand:
        customs.demand(step, bargain, action.amount)
        state.actor = bargain.target
        turn_to(state, "bribe", bargain.target)
    elif type(action) is Accept:
        customs.pay(step, bargain.target, bargain.offer)
        end_inspection(step)
    else:
        step.emit(events.BribeRefused(state.sheriff, bargain.target, bargain.offer))
        customs.open_case(step, bargain.target)
        end_inspection(step)


def end_inspection(step: Step[State]) -> None:
    """A white stone allows a second inspection, of another player (HG-23)."""
    state = step.state
    state.bargain = None
    state.actor = state.sheriff
    if state.extras[state.sheriff] and "closed" in state.fates:
        turn_to(state, "extra", state.sheriff)
    else:
        offer_seizure(step)


def ask_extra(view: View) -> Ask:
    """A second case, or save the white stone (HG-23, HG-Q12)."""
    return Ask("extra", (Choice(InspectExtra, (customs.closed_cases(view.fates),)), PASS), ("HG-23", "HG-26", "HG-Q12"))


def do_extra(step: Step[State], answers: Answers) -> None:
    """The stone leaves the game, and the second target has the word (HG-23, HG-26)."""
    state = step.state
    action = answers[0].action
    if type(action) is InspectExtra:
        state.extras = put(state.extras, state.sheriff, False)
        step.emit(events.ExtraInspectionOrdered(state.sheriff, action.target))
        address(state, action.target)
    else:
        step.emit(events.StoneSaved(state.sheriff, "extra"))
        offer_seizure(step)


def offer_seizure(step: Step[State]) -> None:
    """A red stone allows a seizure from somebody who was not inspected (HG-24, HG-Q14)."""
    state = step.state
    if state.seizures[state.sheriff] and "closed" in state.fates:
        turn_to(state, "seize", state.sheriff)
    else:
        clear(step)


def ask_seize(view: View) -> Ask:
    """A case that was not inspected, or save the red stone (HG-24, HG-Q13)."""
    seize = Choice(Seize, (customs.closed_cases(view.fates),))
    return Ask("seize", (seize, PASS), ("HG-24", "HG-25", "HG-26", "HG-Q13"))


def do_seize(step: Step[State], answers: Answers) -> None:
    """The sheriff seizes, or saves the stone (HG-24 to HG-26)."""
    action = answers[0].action
    if type(action) is Seize:
        customs.seize_case(step, action.target)
    else:
        step.emit(events.StoneSaved(step.state.sheriff, "seizure"))
    clear(step)
