"""What goods are worth, what others are likely to carry, and what the double sale will pay."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from contrabande.engine.counts import Counts
from contrabande.engine.seats import Seat
from contrabande.games.hart_an_der_grenze.features import unseen
from contrabande.games.hart_an_der_grenze.model import Declaration, Knowledge, Lot, Options, View
from contrabande.games.hart_an_der_grenze.sale import proceeds

PRIOR_LOTS = 2
"""How many cases an opinion about a stranger is worth."""
STRANGER_SIZE = 0.65
"""The share of a full case that a stranger packs."""
STRANGER_SHARE = 0.45
"""The share of his cards that is illegal."""
MISFIT_SHARE = 0.5
"""The share of legal cards in a case that were not declared."""


def face_value(options: Options, cards: Counts) -> int:
    """What the bank pays at the end of a round."""
    return sum([count * value for count, value in zip(cards, options.tables.VALUES)])


def loss(options: Options, cards: Counts) -> int:
    """What it costs to be caught with *cards*: the goods and the fines."""
    tables = options.tables
    return sum([count * (value + fine) for count, value, fine in zip(cards, tables.VALUES, tables.FINES)])


def undeclared(options: Options, case: Counts, declared: Declaration) -> Counts:
    """The cards of a case that would be taken away."""
    place = options.tables.GOODS.index(declared.kind)
    left = list(case)
    left[place] = max(0, left[place] - declared.count)
    return tuple(left)


def safest_loss(options: Options, case: Counts) -> int:
    """What it costs to be caught with *case* under the declaration that covers most of it."""
    tables = options.tables
    legal = range(len(tables.LEGAL))
    return loss(options, case) - max([case[place] * (tables.VALUES[place] + tables.FINES[place]) for place in legal])


class Suspicion(NamedTuple):
    """What another seat probably has in its case."""

    seat: Seat
    loss: float
    """What it would lose by being caught."""
    goods: float
    """What a seizure would bring."""


def suspect(view: View, known: Knowledge, seat: Seat) -> Suspicion:
    """Judge a case by what its owner has packed before, and by what can still be out there."""
    tables = view.options.tables
    declared = view.declared[seat]
    lots = [lot for lot in known.story if isinstance(lot, Lot) and lot.seat == seat]
    size = STRANGER_SIZE * tables.MOST_PACKED * PRIOR_LOTS
    size = min((size + sum([lot.size for lot in lots])) / (PRIOR_LOTS + len(lots)), view.hand_sizes[seat])
    if declared is not None and view.options.count == "exact":
        size = declared.count
    share = _illegal_share(known, lots, seat)
    legal = len(tables.LEGAL)
    illegal_value, illegal_fine = _average(view, range(legal, len(tables.GOODS)))
    legal_value, legal_fine = _average(view, range(legal))
    misfits = (1 - share) * MISFIT_SHARE
    goods = size * (share * illegal_value + misfits * legal_value)
    fines = size * (share * illegal_fine + misfits * legal_fine)
    return Suspicion(seat, goods + fines, goods)


def _illegal_share(known: Knowledge, lots: list[Lot], seat: Seat) -> float:
    """How much of what a seat packs is illegal, as far as it was shown."""
    legal = len(known.options.tables.LEGAL)
    weight = PRIOR_LOTS * known.options.tables.MOST_PACKED
    illegal, cards = STRANGER_SHARE * weight, float(weight)
    shown = [lot.cards for lot in lots if lot.cards is not None]
    for row in (*shown, *[sold[seat] for sold in known.sold]):
        illegal += sum(row[legal:])
        cards += sum(row)
    return illegal / cards


def _average(view: View, kinds: range) -> tuple[float, float]:
    """The mean value and fine of the unseen cards of *kinds*."""
    tables = view.options.tables
    left = [1e-9 + max(0, count) for count in unseen(view)]
    total = sum([left[kind] for kind in kinds])
    value = sum([left[kind] * tables.VALUES[kind] for kind in kinds]) / total
    fine = sum([left[kind] * tables.FINES[kind] for kind in kinds]) / total
    return value, fine


# The double sale.


def gains(view: View, rng: Random, scenes: int, liking: Sequence[float]) -> list[list[float]]:
    """Per kind, what 0, 1, 2 … more kept cards bring in the double sale beyond their face value, on average."""
    tables = view.options.tables
    guesses = _scenes(view, rng, scenes, liking)
    rows = []
    for kind, cap in enumerate(tables.caps(view.seats)):
        price = tables.SALE_FACTOR * tables.VALUES[kind]
        totals = [0.0] * (min(tables.MOST_KEPT, view.behind[kind]) + 1)
        for scene in guesses if len(totals) > 1 else ():
            own, *others = [held[kind] for held in scene]
            for more in range(len(totals)):
                totals[more] += proceeds(cap, price, (own + more, *others))[0]
        rows.append([(total - totals[0]) / scenes - more * tables.VALUES[kind] for more, total in enumerate(totals)])
    return rows


def _scenes(view: View, rng: Random, scenes: int, liking: Sequence[float]) -> list[list[list[int]]]:
    """Guesses at what all will have under their cases in the end, the looker first; he adds one card a round."""
    tables = view.options.tables
    kinds = range(len(tables.GOODS))
    weights = [1e-9 + max(0, count) * liked for count, liked in zip(unseen(view), liking)]
    rounds = tables.ROUNDS - view.round
    later = tables.MOST_KEPT * rounds
    sizes = [_kept_so_far(view, Seat(seat)) + later for seat in range(view.seats) if seat != view.seat]
    guesses = []
    for _ in range(scenes):
        scene = [list(view.under), *[[0] * len(kinds) for _ in sizes]]
        for held, size in zip(scene, (rounds, *sizes)):
            for kind in rng.choices(kinds, weights, k=size):
                held[kind] += 1
        guesses.append(scene)
    return guesses


def _kept_so_far(view: View, seat: Seat) -> int:
    """How many cards a seat has under its case after this round, if it keeps as many as it may."""
    has_kept = (seat - view.sheriff) % view.seats < (view.actor - view.sheriff) % view.seats
    return view.under_sizes[seat] + (0 if has_kept else min(view.options.tables.MOST_KEPT, view.behind_sizes[seat]))
