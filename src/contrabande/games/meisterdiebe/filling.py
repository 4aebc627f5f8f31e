"""Filling the chest (MD-13, MD-14)."""

from functools import cache

from contrabande.engine.actions import Answers, Ask, Choice
from contrabande.engine.counts import minus_one
from contrabande.engine.phases import turn_to
from contrabande.engine.step import Step
from contrabande.games.meisterdiebe.characters import drawers, open_drawer
from contrabande.games.meisterdiebe.chest import with_jewels
from contrabande.games.meisterdiebe.cushions import one_jewel
from contrabande.games.meisterdiebe.model import DiamondPlaced, Place, State, View


def next_filler(state: State) -> None:
    """Clockwise, each player puts his diamonds into the chest (MD-14)."""
    filler, state.queue = state.queue[0], state.queue[1:]
    state.turn = filler
    turn_to(state, "place", filler)


def ask_place(view: View) -> Ask:
    """One diamond into any drawer (MD-14)."""
    assert view.seat is not None
    return _place_ask(view.options.edition, view.stock[view.seat])


@cache
def _place_ask(edition: str, left: int) -> Ask:
    return Ask("place", (Choice(Place, (drawers(edition),)),), ("MD-13", "MD-14"), (("left", left),))


def do_place(step: Step[State], answers: Answers) -> None:
    """What falls out goes to the red cushion, and the diamond is placed all the same (MD-14)."""
    state, (answer,) = step.state, answers
    seat, action = answer.seat, answer.action
    assert isinstance(action, Place)
    open_drawer(step, seat, action.drawer)
    state.chest = with_jewels(state.chest, action.drawer, one_jewel("diamond"))
    state.stock = minus_one(state.stock, seat)
    step.emit(DiamondPlaced(seat, action.drawer))
    if not state.stock[seat]:
        turn_to(state, "manipulate", seat)
