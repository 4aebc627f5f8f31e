"""The end of a round and of the game (HG-28 … HG-37); what is sold, and for how much, is in sale.py.

Keeping         HG-28 … HG-30     KEEP
The next star   HG-31, HG-32      CHOOSE
The last sale   HG-33 … HG-37     finish
"""

from contrabande.engine.actions import Answers, AnySeat, Ask, Choice
from contrabande.engine.game import Outcome, places
from contrabande.engine.phases import close, turn_to
from contrabande.engine.seats import Seat, clockwise, left_of
from contrabande.engine.step import Step
from contrabande.games.hart_an_der_grenze import events, sale
from contrabande.games.hart_an_der_grenze.model import ChooseSheriff, Keep, State, View
from contrabande.games.hart_an_der_grenze.turn import begin_turn


def do_keep(step: Step[State], answers: Answers) -> None:
    """Clockwise from the last sheriff; when all have announced, everything else is sold (HG-28, HG-30)."""
    state, action = step.state, answers[0].action
    assert isinstance(action, Keep)
    sale.keep(step, state.actor, action.cards)
    state.actor = left_of(state.actor, state.seats)
    if state.actor != state.sheriff:
        turn_to(state, "keep", state.actor)
        return
    sale.sell_behind(step)
    if state.round == state.options.tables.ROUNDS:
        finish(step)
    else:
        state.actor = sale.poorest(state)
        step.emit(events.MoneyCounted(state.actor, state.cash))
        turn_to(state, "choose", state.actor)


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


def finish(step: Step[State]) -> None:
    """After the double sale most money wins; ties share (HG-33, HG-36, HG-37)."""
    state = step.state
    sale.sell_under(step)
    state.outcome = Outcome("double_sale", state.cash, places(tuple([(cash,) for cash in state.cash])))
    close(state)
    step.emit(events.MatchEnded(state.outcome))
