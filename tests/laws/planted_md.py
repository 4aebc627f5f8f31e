"""Leaks planted into Meisterdiebe."""

from collections.abc import Sequence

from msgspec.structs import replace
from planting import leak_in_events, leak_in_turn, leak_in_view, neighbour

from contrabande.engine.events import Event
from contrabande.engine.game import AnyGame
from contrabande.engine.seats import Audience, Seat
from contrabande.games.meisterdiebe import GAME
from contrabande.games.meisterdiebe.model import Card, CharactersChosen, State, View


def _a_card_through_its_back(state: State, seat: Audience, view: View) -> View:
    other = neighbour(seat, state.seats)
    chosen = state.chosen[other]
    if chosen is None:
        return view
    return replace(view, revealed=(*view.revealed, Card(chosen, 0)))


def _who_is_a_detective(state: State, _seat: Audience, view: View) -> View:
    detectives = tuple(Seat(seat) for seat, chosen in enumerate(state.chosen) if chosen == "detective")
    return replace(view, queue=(*view.queue, *detectives))


def _how_many_smugglers(state: State, events: Sequence[Event]) -> Sequence[Event]:
    return [
        CharactersChosen(event.round + 100 * state.chosen.count("smuggler"))
        if isinstance(event, CharactersChosen)
        else event
        for event in events
    ]


def _not_asked_because_of_a_number(state: State) -> frozenset[Seat]:
    asked = state.waiting
    low = frozenset(seat for seat in asked if state.cards[seat][0] == 1)
    return asked - low if state.phase == "choose" and len(asked) > len(low) + 1 else asked


def _a_number_in_the_hand(state: State, seat: Audience, view: View) -> View:
    return replace(view, hand=(*view.hand, state.cards[neighbour(seat, state.seats)][0]))


LEAKS: dict[str, AnyGame] = {
    "md: a card seen through its back": leak_in_view(GAME, _a_card_through_its_back),
    "md: detectives in the queue": leak_in_view(GAME, _who_is_a_detective),
    "md: an event that counts": leak_in_events(GAME, _how_many_smugglers),
    "md: being asked": leak_in_turn(GAME, _not_asked_because_of_a_number),
    "md: a number in the hand": leak_in_view(GAME, _a_number_in_the_hand),
}
