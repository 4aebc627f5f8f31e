"""Leaks planted into Hochstapler."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace
from planting import leak_in_events, leak_in_view, neighbour

from contrabande.engine.events import Event, Secret
from contrabande.engine.game import AnyGame
from contrabande.engine.seats import Audience
from contrabande.games.hochstapler import GAME
from contrabande.games.hochstapler.model import CardSwapped, HandDealt, StageBegun, State, View


def _a_field_too_many(state: State, seat: Audience, view: View) -> View:
    cards = state.hands[neighbour(seat, state.seats)]
    return replace(view, stage=view.stage + 100 * (cards[0] or 0))


def _an_ordering(state: State, _seat: Audience, view: View) -> View:
    places = {name: place for place, name in enumerate(state.options.tables.COLOURS)}
    totals = {name: sum(hand[places[name]] or 0 for hand in state.hands) for name in view.colours}
    return replace(view, colours=tuple(sorted(view.colours, key=lambda name: totals[name])))


def _a_size(state: State, _seat: Audience, view: View) -> View:
    return replace(view, points=view.points + (0,) * sum(card or 0 for card in state.hands[0]))


def _a_mask_from_the_state(state: State, _seat: Audience, view: View) -> View:
    true = max(sum(hand[place] or 0 for hand in state.hands) for place in range(len(view.takers)))
    return replace(view, highest=max(true, view.bid.sum + 1 if view.bid else 1))


def _a_number_beside_the_secret(_state: Any, events: Sequence[Event]) -> Sequence[Event]:
    told: list[Event] = []
    for event in events:
        told.append(event)
        if isinstance(event, HandDealt) and event.hand.value is not None:
            told.append(StageBegun(event.hand.value[0], event.seat))
    return told


def _a_secret_to_the_neighbour_too(state: State, events: Sequence[Event]) -> Sequence[Event]:
    return [
        replace(event, drawn=Secret(event.drawn.value, tuple(range(state.seats))))
        if isinstance(event, CardSwapped)
        else event
        for event in events
    ]


def _a_hand_shown_to_all(state: State, events: Sequence[Event]) -> Sequence[Event]:
    return [
        replace(event, hand=Secret(event.hand.value, tuple(range(state.seats))))
        if isinstance(event, HandDealt)
        else event
        for event in events
    ]


LEAKS: dict[str, AnyGame] = {
    "hs: a field too many": leak_in_view(GAME, _a_field_too_many),
    "hs: an ordering": leak_in_view(GAME, _an_ordering),
    "hs: a size": leak_in_view(GAME, _a_size),
    "hs: a mask from the state": leak_in_view(GAME, _a_mask_from_the_state),
    "hs: a number beside the secret": leak_in_events(GAME, _a_number_beside_the_secret),
    "hs: a secret addressed to all": leak_in_events(GAME, _a_secret_to_the_neighbour_too),
    "hs: a hand shown to all": leak_in_events(GAME, _a_hand_shown_to_all),
}
