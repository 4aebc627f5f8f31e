"""A turn: open a drawer, act at it (characters.py), manipulate the chest (MD-20 … MD-25)."""

from contrabande.engine.actions import Answers
from contrabande.engine.phases import turn_to
from contrabande.engine.seats import Seat
from contrabande.engine.step import Step
from contrabande.games.meisterdiebe.characters import gather, lay, open_drawer, search, set_alarm, steal
from contrabande.games.meisterdiebe.chest import turned
from contrabande.games.meisterdiebe.filling import next_filler
from contrabande.games.meisterdiebe.model import (
    SMUGGLER,
    ChestTurned,
    Lay,
    LayWithAlarm,
    Manipulate,
    Open,
    OpeningSkipped,
    Search,
    State,
)
from contrabande.games.meisterdiebe.rounds import begin_round, collect, finish, next_turn, reveal_others


def do_open(step: Step[State], answers: Answers) -> None:
    """What falls forbids the action, but not to the lady jeweller (MD-20 … MD-23, MD-26, MD-32)."""
    state, (answer,) = step.state, answers
    seat, action, character = answer.seat, answer.action, state.chosen[answer.seat]
    if not isinstance(action, Open):
        step.emit(OpeningSkipped(seat))
        turn_to(state, "manipulate", seat)
        return
    fell = open_drawer(step, seat, action.drawer)
    if fell and character == SMUGGLER:
        state.excluded = (*state.excluded, seat)
    if fell and character != "lady_jeweller":
        turn_to(state, "manipulate", seat)
    elif character == "thief":
        steal(step, seat, action.drawer)
        turn_to(state, "manipulate", seat)
    else:
        if character == SMUGGLER:
            gather(step, seat, action.drawer)
        state.opened = action.drawer
        turn_to(state, "act", seat)


def do_act(step: Step[State], answers: Answers) -> None:
    """Carry out the character's action at the open drawer, then close it."""
    state, (answer,) = step.state, answers
    seat, drawer = answer.seat, state.opened
    assert drawer is not None
    action = answer.action
    if type(action) is Lay:
        lay(step, seat, drawer, action.imitations)
    elif type(action) is LayWithAlarm:
        lay(step, seat, drawer, action.imitations)
        set_alarm(step, seat, drawer)
    elif type(action) is Search:
        search(step, seat, drawer)
    else:
        steal(step, seat, drawer)
    state.opened = None
    if state.options.ruby_end == "immediate" and not any(state.chest.secrets):
        finish(step, "last_ruby")
    else:
        turn_to(state, "manipulate", seat)


def do_manipulate(step: Step[State], answers: Answers) -> None:
    """Turn and flip the chest; the turn is over (MD-24)."""
    state, (answer,) = step.state, answers
    action = answer.action
    assert isinstance(action, Manipulate)
    state.chest = turned(state.chest, state.options.shape, action.rotation, action.flip)
    step.emit(ChestTurned(answer.seat, action.rotation, action.flip))
    if state.round:
        end_turn(step, answer.seat)
    elif state.queue:
        next_filler(state)
    else:
        begin_round(step)


def end_turn(step: Step[State], seat: Seat) -> None:
    """The next in the queue; after the smugglers the others; after the others the detectives (MD-16, MD-17)."""
    state = step.state
    if state.queue:
        next_turn(state, state.queue)
    elif state.chosen[seat] == SMUGGLER:
        reveal_others(step)
    else:
        collect(step)
