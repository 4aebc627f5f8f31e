"""View and knowledge as numbers for a learner: seat-relative, of one size for every table of an edition.

phase      9                        which phase it is
own        4 × goods                my hand, case, behind and under, by kind
table      2 × goods + 5            discards, unseen copies by kind; pile, round, turn, offers left, whether a spectator
bargain    4                        last offer, last demand, whether there is either
seats      most seats × 25          from mine on clockwise: see _seat
trade      most seats × 21          likewise: see _trade
"""

from collections.abc import Sequence
from functools import cache

from contrabande.engine.game import Block, Features
from contrabande.engine.phases import OVER
from contrabande.engine.seats import Seat, clockwise
from contrabande.games.hart_an_der_grenze.model import Knowledge, Lot, View
from contrabande.games.hart_an_der_grenze.rules import PHASES
from contrabande.games.hart_an_der_grenze.tables import FATES, Printed

PER_SEAT = 25
SALES = 2
"""Rounds after whose sale somebody still plays on (HG-30)."""
CLAIMED = len(Printed.LEGAL)
SOLD = 2 * CLAIMED
SEARCHED = SOLD + SALES * len(Printed.GOODS)
LET_THROUGH, TAKEN = SEARCHED + 1, SEARCHED + 2
TRADE = SEARCHED + 3
"""What is shown of a seat's trade; above it where its parts begin."""


def features(view: View, known: Knowledge) -> Features:
    """The blocks that the docstring lists."""
    lots = [entry for entry in known.story if type(entry) is Lot]
    return (
        Block("phase", _one_hot(tuple(PHASES), view.phase)),
        Block("own", _own(view)),
        Block("table", _table(view)),
        Block("bargain", _bargain(view)),
        Block("seats", _seats(view, lots)),
        Block("trade", _trade(view, known, lots)),
    )


@cache
def _one_hot(names: tuple[str, ...], name: str | None) -> tuple[float, ...]:
    return tuple([float(name == other) for other in names])


def _own(view: View) -> tuple[float, ...]:
    nothing = (0,) * len(view.options.tables.GOODS)
    zones = (view.hand, view.case, view.behind, view.under) if view.seat is not None else (nothing,) * 4
    return tuple([float(count) for zone in zones for count in zone])


def unseen(view: View) -> tuple[int, ...]:
    """Copies of each kind that are neither on the discard pile nor the looker's own."""
    left = [copies - laid for copies, laid in zip(view.options.tables.COPIES, view.discards)]
    if view.seat is not None:
        own = zip(left, view.hand, view.case, view.behind, view.under)
        left = [copies - hand - case - behind - under for copies, hand, case, behind, under in own]
    return tuple(left)


def _table(view: View) -> tuple[float, ...]:
    tables = view.options.tables
    copies = tables.COPIES
    laid = [count / (most or 1) for count, most in zip(view.discards, copies)]
    out = [count / (most or 1) for count, most in zip(unseen(view), copies)]
    offers = view.options.max_offers - (view.bargain.offers if view.bargain else 0)
    pile = view.pile_size / sum(copies)
    progress = (view.round / tables.ROUNDS, view.turn / tables.turns(view.seats))
    return (*laid, *out, pile, *progress, float(offers), float(view.seat is None))


def _bargain(view: View) -> tuple[float, ...]:
    bargain = view.bargain
    if bargain is None:
        return (0.0,) * 4
    sums = ((bargain.offer or 0) / Printed.HIGHEST_BRIBE, (bargain.demand or 0) / Printed.HIGHEST_BRIBE)
    return (*sums, float(bargain.offer is not None), float(bargain.demand is not None))


def _seats(view: View, lots: Sequence[Lot]) -> tuple[float, ...]:
    row: list[float] = []
    conduct = _conduct(lots, view.seats)
    for seat in clockwise(view.seat or Seat(0), view.seats):
        row += _seat(view, seat)
        row += conduct[seat]
    row += [0.0] * PER_SEAT * (view.options.tables.SEATS[-1] - view.seats)
    return tuple(row)


def _seat(view: View, seat: Seat) -> list[float]:
    """Present, sheriff, at word, target; cash, sizes, stones; declaration; fate."""
    cash, declared, bargain = view.cash[seat], view.declared[seat], view.bargain
    return [
        1.0,
        float(view.sheriff == seat),
        float(view.actor == seat),
        float(bargain is not None and bargain.target == seat),
        0.0 if cash is None else cash / Printed.CASH,
        float(cash is not None),
        float(view.hand_sizes[seat]),
        float(view.behind_sizes[seat]),
        float(view.under_sizes[seat]),
        float(view.extras[seat]),
        float(view.seizures[seat]),
        float(declared.count if declared else 0),
        *_one_hot(Printed.LEGAL, declared.kind if declared else None),
        *_one_hot(FATES, view.fates[seat]),
    ]


def _conduct(lots: Sequence[Lot], seats: int) -> list[list[float]]:
    """Per seat: cases brought, opened with a loss, opened without, bribed through, and what was paid for that."""
    rows = [[0.0] * 4 for _ in range(seats)]
    paid = [0] * seats
    for lot in lots:
        row = rows[lot.seat]
        row[0] += 1
        paid[lot.seat] += lot.bribe
        if lot.fate == "opened":
            row[1 if lot.size > lot.returned else 2] += 1
        elif lot.fate == "bribed":
            row[3] += 1
    return [[*row, bribes / Printed.CASH] for row, bribes in zip(rows, paid)]


def _trade(view: View, known: Knowledge, lots: Sequence[Lot]) -> tuple[float, ...]:
    """Per seat: legal goods that all have seen it bring in this round, and those it claims of cases nobody opened.

    Then what it sold after each of the first rounds; and as a sheriff cases opened, cases let through, and what for.
    """
    rows = [[0.0] * TRADE for _ in range(view.seats)]
    for lot in lots:
        if lot.fate == "opened":
            rows[lot.sheriff][SEARCHED] += 1
        elif lot.bribe:
            rows[lot.sheriff][LET_THROUGH] += 1
            rows[lot.sheriff][TAKEN] += lot.bribe
        if lot.round == known.round and lot.declared is not None:
            kind = Printed.LEGAL.index(lot.declared.kind)
            if lot.fate in ("opened", "seized"):
                rows[lot.seat][kind] += lot.returned
            else:
                rows[lot.seat][CLAIMED + kind] += lot.declared.count
    if view.phase in ("choose", OVER):  # what was brought is sold or kept by then (HG-30)
        for row in rows:
            row[:SOLD] = [0.0] * SOLD
    goods = len(view.options.tables.GOODS)
    for sale, sold in enumerate(known.sold[:SALES]):
        for row, cards in zip(rows, sold):
            if any(cards):
                place = SOLD + sale * goods
                row[place : place + goods] = map(float, cards)
    told: list[float] = []
    for seat in clockwise(view.seat or Seat(0), view.seats):
        rows[seat][TAKEN] /= Printed.CASH
        told += rows[seat]
    told += [0.0] * TRADE * (view.options.tables.SEATS[-1] - view.seats)
    return tuple(told)
