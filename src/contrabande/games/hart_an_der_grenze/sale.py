"""Sales: the end of a round and the double sale at the end.

Keeping         HG-28, HG-29    ask_keep, keep
A round's sale  HG-30, HG-32    sell_behind, poorest
The double sale HG-33 … HG-36   sell_under, proceeds
"""

from contrabande.engine.actions import Ask, Choice, Kinds
from contrabande.engine.counts import Counts, add, put, remove
from contrabande.engine.events import Secret
from contrabande.engine.seats import Seat, clockwise
from contrabande.engine.step import Step
from contrabande.games.hart_an_der_grenze.customs import earn
from contrabande.games.hart_an_der_grenze.events import GoodsKept, GoodsSold, KindCalled, KindSold
from contrabande.games.hart_an_der_grenze.model import (
    Good,
    Keep,
    State,
    View,
)

# Keeping.


def ask_keep(view: View) -> Ask:
    """Up to three of the cards brought across in this round (HG-28, HG-Q20)."""
    choice = Choice(Keep, (Kinds(view.behind, 0, view.options.tables.MOST_KEPT),))
    return Ask("keep", (choice,), ("HG-28", "HG-29", "HG-Q20", "HG-Q21"))


def keep(step: Step[State], seat: Seat, cards: Counts) -> None:
    """They go face down under the case; only their number is said (HG-28, HG-29)."""
    state = step.state
    count = sum(cards)
    state.behind = put(state.behind, seat, remove(state.behind[seat], cards))
    state.under = put(state.under, seat, add(state.under[seat], cards))
    state.behind_sizes = put(state.behind_sizes, seat, state.behind_sizes[seat] - count)
    state.under_sizes = put(state.under_sizes, seat, state.under_sizes[seat] + count)
    step.emit(GoodsKept(seat, count, Secret(cards, (seat,))))


# A round's sale.


def sell_behind(step: Step[State]) -> None:
    """All other cards brought across are sold at face value, openly, and discarded (HG-30, HG-Q18)."""
    state = step.state
    values = state.options.tables.VALUES
    for seat in clockwise(state.sheriff, state.seats):
        cards = state.behind[seat]
        if any(cards):
            amount = sum([count * value for count, value in zip(cards, values)])
            earn(state, seat, amount)
            state.discards = add(state.discards, cards)
            step.emit(GoodsSold(seat, cards, amount))
    state.behind = ((0,) * len(values),) * state.seats
    state.behind_sizes = (0,) * state.seats


def poorest(state: State) -> Seat:
    """Who has least; of several the nearest clockwise to the last sheriff, himself first (HG-32, HG-Q23)."""
    return min(clockwise(state.sheriff, state.seats), key=state.cash.__getitem__)


# The double sale.


def sell_under(step: Step[State]) -> None:
    """Kind after kind, all cards under the cases are shown and paid double, up to the cap (HG-33, HG-34)."""
    state = step.state
    tables = state.options.tables
    for place, cap in enumerate(tables.caps(state.seats)):
        kind = Good(tables.GOODS[place])
        held = tuple([cards[place] for cards in state.under])
        step.emit(KindCalled(kind, held, sum(held), cap))
        paid = proceeds(cap, tables.SALE_FACTOR * tables.VALUES[place], held)
        for number, amount in enumerate(paid):
            if held[number]:
                earn(state, Seat(number), amount)
                step.emit(KindSold(Seat(number), kind, held[number], amount))
    for cards in state.under:
        state.discards = add(state.discards, cards)
    state.under = ((0,) * len(tables.GOODS),) * state.seats
    state.under_sizes = (0,) * state.seats


def proceeds(cap: int, price: int, holdings: tuple[int, ...]) -> tuple[int, ...]:
    """What each seat gets for its cards of one kind: the largest holdings sell first (HG-35, HG-Q25).

    >>> proceeds(4, 14, (2, 1, 1, 1))
    (28, 9, 9, 9)
    """
    paid = [0] * len(holdings)
    left = cap
    for size in sorted({size for size in holdings if size}, reverse=True):
        group = [seat for seat, held in enumerate(holdings) if held == size]
        sold = min(left, size * len(group))
        for seat in group:
            paid[seat] = sold * price // len(group)
        left -= sold
    return tuple(paid)
