"""Dealing: up to five cards each, one at a time, clockwise from the sheriff's left (HG-4, HG-9, HG-10)."""

from contrabande.engine.chance import take
from contrabande.engine.events import Secret
from contrabande.engine.seats import MOST_SEATS, Seat, clockwise, left_of
from contrabande.engine.step import Step
from contrabande.games.hart_an_der_grenze.events import HandDealt, PileExhausted, PileReshuffled
from contrabande.games.hart_an_der_grenze.model import State

LABELS = tuple(f"deal/{seat}" for seat in range(MOST_SEATS))


def deal(step: Step[State]) -> None:
    """Fill all hands; an empty pile is replaced by the shuffled discards, if there are any (HG-9, HG-10)."""
    state = step.state
    queue = dealing_order(state)
    if queue:
        queue = give(step, queue)
    if queue and any(state.discards):
        reshuffle(step)
        queue = give(step, queue)
    if queue:
        step.emit(PileExhausted())


def dealing_order(state: State) -> list[Seat]:
    """Who draws next, card by card: lap after lap, those who have a full hand are skipped (HG-10)."""
    missing = [state.options.tables.HAND - size for size in state.hand_sizes]
    lap = clockwise(left_of(state.sheriff, state.seats), state.seats)
    return [seat for number in range(max(missing)) for seat in lap if missing[seat] > number]


def give(step: Step[State], queue: list[Seat]) -> list[Seat]:
    """Deal along the queue as far as the pile reaches; who is left without (HG-9)."""
    state = step.state
    served = queue[: state.pile_size]
    if not served:
        return queue
    pile = list(state.pile)
    hands = [list(hand) for hand in state.hands]
    drawn = [[0] * len(pile) for _ in hands]
    for seat, kind in zip(served, take(step.chance, [LABELS[seat] for seat in served], pile)):
        drawn[seat][kind] += 1
        hands[seat][kind] += 1
    for seat in clockwise(left_of(state.sheriff, state.seats), state.seats):
        cards = tuple(drawn[seat])
        count = sum(cards)
        if count:
            step.emit(HandDealt(seat, count, Secret(cards, (seat,))))
    state.hands = tuple(map(tuple, hands))
    state.hand_sizes = tuple(map(sum, hands))
    state.pile = tuple(pile)
    state.pile_size -= len(served)
    return queue[len(served) :]


def reshuffle(step: Step[State]) -> None:
    """The face-up discards are shuffled and become the draw pile (HG-10, HG-Q10)."""
    state = step.state
    state.pile = state.discards
    state.pile_size = sum(state.discards)
    state.discards = (0,) * len(state.discards)
    step.emit(PileReshuffled(state.pile))
