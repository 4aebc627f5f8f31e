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
SALES = Printed.ROUNDS - 1
"""After so many sales somebody still plays on (HG-30)."""
CLAIMED = len(Printed.LEGAL)
"""Of a seat's trade, where its claims begin; before them stands what it is known to have brought."""
SOLD = 2 * CLAIMED
SEARCHED = SOLD + SALES * len(Printed.GOODS)
"""Where its deeds as a sheriff begin."""
TRADE = SEARCHED + 3


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
    """Per seat: what it has brought in this round or says so, what it sold after earlier ones, its deeds as sheriff.

    When a round's goods are sold its claims are gone: an observation never holds both.
    """
    parts = (_brought(view, known, lots), _sold(known), _deeds(lots, view.seats))
    row: list[float] = []
    for seat in clockwise(view.seat or Seat(0), view.seats):
        for part in parts:
            row += part[seat]
    row += [0.0] * TRADE * (view.options.tables.SEATS[-1] - view.seats)
    return tuple(row)


def _brought(view: View, known: Knowledge, lots: Sequence[Lot]) -> list[list[float]]:
    """Per seat, by kind: legal goods that it has brought for certain (HG-18, HG-25), then what it claims of others."""
    rows = [[0.0] * SOLD for _ in range(view.seats)]
    if view.phase in ("choose", OVER):  # all of it is sold or kept by then (HG-30)
        return rows
    for lot in lots:
        if lot.round == known.round:
            assert lot.declared is not None
            kind = Printed.LEGAL.index(lot.declared.kind)
            if lot.fate in ("opened", "seized"):
                rows[lot.seat][kind] += lot.returned
            else:
                rows[lot.seat][CLAIMED + kind] += lot.declared.count
    return rows


def _sold(known: Knowledge) -> list[list[float]]:
    """Per seat, by round and kind (HG-Q18)."""
    sales = known.sold[:SALES]
    rest = [0.0] * len(Printed.GOODS) * (SALES - len(sales))
    return [[float(count) for sale in sales for count in sale[seat]] + rest for seat in range(known.seats)]


def _deeds(lots: Sequence[Lot], seats: int) -> list[list[float]]:
    """Per seat, as a sheriff: cases opened, cases let through for a bribe once they are cleared, and the money."""
    rows = [[0.0] * 3 for _ in range(seats)]
    for lot in lots:
        row = rows[lot.sheriff]
        if lot.fate == "opened":
            row[0] += 1
        elif lot.fate == "bribed":
            row[1] += 1
            row[2] += lot.bribe
    return [[opened, let_through, income / Printed.CASH] for opened, let_through, income in rows]
