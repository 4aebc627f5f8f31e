"""The character cards: dealing them, the order they give, turning them up, passing them on (MD-11, MD-15 … MD-19)."""

from collections.abc import Iterable
from functools import cache

from contrabande.engine.actions import Ask, Choice, OneOf
from contrabande.engine.chance import Chance, take_each
from contrabande.engine.seats import Seat
from contrabande.engine.step import Step
from contrabande.games.meisterdiebe.model import Card, CardRevealed, CardsPassed, Choose, State, View
from contrabande.games.meisterdiebe.tables import EDITIONS, Printed


def deal(tables: type[Printed], seats: int, chance: Chance) -> tuple[tuple[int, ...], ...]:
    """Everybody gets one card from each character's shuffled pile; the rest leaves the game unseen (MD-11)."""
    labels = [f"deal/{seat}" for seat in range(seats)]
    places, _ = take_each(chance, labels, tuple(range(tables.NUMBERS)), len(tables.CHARACTERS))
    return tuple([tuple([place + 1 for place in hand]) for hand in places])


def ask_choose(view: View) -> Ask:
    """One of the characters still in hand (MD-15, MD-18)."""
    return _choose_ask(view.options.edition, tuple(map(bool, view.hand)))


@cache
def _choose_ask(edition: str, held: tuple[bool, ...]) -> Ask:
    names = tuple(character for character, is_held in zip(EDITIONS[edition].CHARACTERS, held) if is_held)
    return Ask("choose", (Choice(Choose, (OneOf(names),)),), ("MD-15", "MD-16", "MD-18"))


def playing(state: State, characters: Iterable[str]) -> tuple[Seat, ...]:
    """Who has chosen one of *characters*: in their order, then by the number on the card (MD-2, MD-16)."""
    order, chosen, cards = state.options.tables.CHARACTERS, state.chosen, state.cards
    seats: list[Seat] = []
    for character in characters:
        if character in chosen:
            place = order.index(character)
            rows = [(cards[seat][place], Seat(seat)) for seat, name in enumerate(chosen) if name == character]
            seats += [seat for _, seat in sorted(rows)]
    return tuple(seats)


def reveal(step: Step[State], seats: tuple[Seat, ...]) -> None:
    """Turn the cards of *seats* face up (MD-16)."""
    state = step.state
    order = state.options.tables.CHARACTERS
    revealed = list(state.revealed)
    for seat in seats:
        character = state.chosen[seat]
        assert character is not None
        number = state.cards[seat][order.index(character)]
        revealed[seat] = Card(character, number)
        step.emit(CardRevealed(seat, character, number))
    state.revealed = tuple(revealed)


def put_away(step: Step[State]) -> None:
    """Turn the played cards face down; after the last one of a cycle pass all cards to the left (MD-18, MD-19)."""
    state = step.state
    state.played = tuple([(*row, card) for row, card in zip(state.played, state.revealed) if card is not None])
    if state.round % len(state.options.tables.CHARACTERS) == 0:
        state.cards = (state.cards[-1], *state.cards[:-1])
        state.hands = state.cards
        state.played = ((),) * state.seats
        step.emit(CardsPassed())
