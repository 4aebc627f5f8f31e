"""Leaks planted into Prohis."""

from collections.abc import Sequence

from msgspec.structs import replace
from planting import leak_in_ask, leak_in_events, leak_in_turn, leak_in_view

from contrabande.engine.actions import Ask
from contrabande.engine.events import Event
from contrabande.engine.game import AnyGame
from contrabande.engine.seats import Audience, Seat
from contrabande.games.prohis import GAME
from contrabande.games.prohis.events import BribeOffered, ConvoySent
from contrabande.games.prohis.model import State, View

CONTROLS = slice(2, None)


def _only_those_who_can_claim(state: State) -> frozenset[Seat]:
    able = frozenset(seat for seat in state.waiting if sum(state.hands[seat][CONTROLS]))
    return able if state.phase == "claim" and able else state.waiting


def _the_convoys_value(_state: State, events: Sequence[Event]) -> Sequence[Event]:
    return [
        replace(event, size=event.size + 10 * event.cards.value[1])
        if isinstance(event, ConvoySent) and event.cards.value is not None
        else event
        for event in events
    ]


def _the_bribe_on_the_table(state: State, _seat: Audience, view: View) -> View:
    return replace(view, offer=state.offer)


def _stores_by_kind(state: State, _seat: Audience, view: View) -> View:
    return replace(view, store_sizes=tuple(sum(store) + 100 * store[1] for store in state.stores))


def _the_top_of_the_pile(state: State, _seat: Audience, view: View) -> View:
    return replace(view, left=view.left + 1000 * state.pile[1])


def _a_question_that_knows(view: View, ask: Ask | None) -> Ask | None:
    """The inspector's question names what lies in the convoy, which his view was made to carry."""
    return None if ask is None else replace(ask, facts=(*ask.facts, ("hint", view.left)))


def _a_bribe_that_shows(_state: State, events: Sequence[Event]) -> Sequence[Event]:
    return [
        replace(event, size=event.cards.value[0])
        if isinstance(event, BribeOffered) and event.cards.value is not None
        else event
        for event in events
    ]


LEAKS: dict[str, AnyGame] = {
    "pr: being asked": leak_in_turn(GAME, _only_those_who_can_claim),
    "pr: the convoy's value": leak_in_events(GAME, _the_convoys_value),
    "pr: the bribe on the table": leak_in_view(GAME, _the_bribe_on_the_table),
    "pr: stores by kind": leak_in_view(GAME, _stores_by_kind),
    "pr: a question that knows": leak_in_ask(leak_in_view(GAME, _the_top_of_the_pile), _a_question_that_knows),
    "pr: a bribe that shows": leak_in_events(GAME, _a_bribe_that_shows),
}
