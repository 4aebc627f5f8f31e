"""Leaks planted into Hart an der Grenze."""

from collections.abc import Sequence

from msgspec.structs import replace
from planting import leak_in_events, leak_in_turn, leak_in_view, neighbour

from contrabande.engine.events import Event, Secret
from contrabande.engine.game import AnyGame
from contrabande.engine.seats import Audience, Seat
from contrabande.games.hart_an_der_grenze import GAME
from contrabande.games.hart_an_der_grenze.events import CasePacked, GoodsKept
from contrabande.games.hart_an_der_grenze.model import State, View


def _hand_sizes_during_the_turn(state: State, _seat: Audience, view: View) -> View:
    return replace(view, hand_sizes=tuple(map(sum, state.hands)))


def _the_pile_by_kind(state: State, _seat: Audience, view: View) -> View:
    return replace(view, pile_size=view.pile_size + 1000 * state.pile[0])


def _the_neighbours_case(state: State, seat: Audience, view: View) -> View:
    return replace(view, case=(*view.case, *state.cases[neighbour(seat, state.seats)]))


def _a_case_that_rattles(_state: State, events: Sequence[Event]) -> Sequence[Event]:
    """One event more for a case with more than two cards."""
    told: list[Event] = []
    for event in events:
        heavy = isinstance(event, CasePacked) and event.cards.value is not None and sum(event.cards.value) > 2
        told += [event, event] if heavy else [event]
    return told


def _kept_goods_shown_to_the_sheriff(state: State, events: Sequence[Event]) -> Sequence[Event]:
    return [
        replace(event, cards=Secret(event.cards.value, (*event.cards.to, state.sheriff)), count=event.cards.value[0])
        if isinstance(event, GoodsKept) and event.cards.value is not None
        else event
        for event in events
    ]


def _not_asked_without_contraband(state: State) -> frozenset[Seat]:
    guilty = frozenset(seat for seat in state.waiting if sum(state.hands[seat][3:]))
    return guilty if state.phase == "pack" and len(guilty) > 1 else state.waiting


LEAKS: dict[str, AnyGame] = {
    "hg: hand sizes during the turn": leak_in_view(GAME, _hand_sizes_during_the_turn),
    "hg: the pile by kind": leak_in_view(GAME, _the_pile_by_kind),
    "hg: the neighbour's case": leak_in_view(GAME, _the_neighbours_case),
    "hg: a case that rattles": leak_in_events(GAME, _a_case_that_rattles),
    "hg: kept goods by kind": leak_in_events(GAME, _kept_goods_shown_to_the_sheriff),
    "hg: being asked": leak_in_turn(GAME, _not_asked_without_contraband),
}
