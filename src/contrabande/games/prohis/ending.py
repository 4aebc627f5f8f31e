"""Turns follow each other until the last one (PR-6, PR-18 … PR-20)."""

from contrabande.engine.game import Outcome, places
from contrabande.engine.phases import close, turn_to
from contrabande.engine.reckoning import Parts, Reckoning, part, score
from contrabande.engine.seats import Seat, left_of
from contrabande.engine.step import Step
from contrabande.games.prohis.events import MatchEnded, SeatScored
from contrabande.games.prohis.model import State
from contrabande.games.prohis.tables import IN_HAND, IN_STORE, KINDS


def begin_turn(state: State, seat: Seat) -> None:
    """The next player draws, sends a convoy or passes (PR-7); it is settled now whether this turn is the last."""
    state.turn = seat
    state.source = "none"
    state.is_final = seat == state.emptied_by and is_last_round(state)
    turn_to(state, "turn", seat)


def is_last_round(state: State) -> bool:
    """Whether the pile is exhausted and the display can no longer be filled (PR-18, PR-Q2)."""
    if state.left:
        return False
    return state.options.end == "pile_empty" or sum(state.display) < state.options.tables.DISPLAY


def end_turn(step: Step[State]) -> None:
    """All have passed, or the last player has played, or it is the left neighbour's turn (PR-18, PR-19)."""
    state = step.state
    if state.passes == state.seats:
        finish(step, "all_passed")
    elif state.is_final:
        finish(step, "last_round")
    else:
        begin_turn(state, left_of(state.turn, state.seats))


def finish(step: Step[State], ending: str) -> None:
    """Stores and hands are shown and added up; most money wins, ties share (PR-20, PR-Q16)."""
    state = step.state
    scores = tuple(map(score, counted(state)))
    for number, dollars in enumerate(scores):
        step.emit(SeatScored(Seat(number), state.stores[number], state.hands[number], dollars))
    state.outcome = Outcome(ending, scores, places(tuple([(dollars,) for dollars in scores])))
    close(state)
    step.emit(MatchEnded(state.outcome))


def counted(state: State) -> tuple[Parts, ...]:
    """The dollars of every store and hand at the end (PR-2)."""
    return tuple(
        [
            (part("store", KINDS, store, IN_STORE), part("hand", KINDS, hand, IN_HAND))
            for store, hand in zip(state.stores, state.hands)
        ]
    )


def reckoning(state: State) -> Reckoning:
    """How a match that is over was counted: stores and hands lie open (PR-20)."""
    return Reckoning(counted(state))
