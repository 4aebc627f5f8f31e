"""View and knowledge as numbers for a learner: seat-relative, of one size for every table of an edition.

own        colours × (values + 1)   my card in each colour, or none
bid        colours + 2              colour of the last announcement, its sum, whether there is one
piles      colours                  share of each colour that lies face down
unseen     colours × values         how many cards of each value I have not seen
seats      most seats × 5           from mine on clockwise: present, minus points, bidder, at turn, last sum
claims     most seats × colours     from mine on: the last sum announced of each colour in this stage, 0 where there is
                                    none or the card was exchanged since
exchanged  most seats × (2 × colours + 2)
                                    from mine on, of this stage: the last card given of each colour still in the game,
                                    plus one, 0 for none; how many were given, and their sum; the colour of the last
"""

from functools import cache

from contrabande.engine.game import Block, Features
from contrabande.engine.seats import Seat, clockwise
from contrabande.games.hochstapler.model import Knowledge, View


def features(view: View, known: Knowledge) -> Features:
    """The blocks that the docstring lists."""
    whole = sum(view.options.tables.COPIES)
    return (
        Block("own", _own(view)),
        Block("bid", _bid(view)),
        Block("piles", tuple([pile / whole for pile in view.left])),
        Block("unseen", _unseen(view, known)),
        Block("seats", _seats(view, known)),
        Block("claims", _claims(view, known)),
        Block("exchanged", _exchanged(view, known)),
    )


@cache
def _one_hot(values: int, card: int | None) -> tuple[float, ...]:
    """A 1 at the card's value; after the values a place for none."""
    row = [0.0] * (values + 1)
    row[values if card is None else card] = 1.0
    return tuple(row)


def _own(view: View) -> tuple[float, ...]:
    values = len(view.options.tables.COPIES)
    row: list[float] = []
    for card in view.hand or (None,) * len(view.takers):
        row += _one_hot(values, card)
    return tuple(row)


def _bid(view: View) -> tuple[float, ...]:
    bid, colours = view.bid, view.options.tables.COLOURS
    row = [0.0] * (len(colours) + 2)
    if bid is not None:
        row[colours.index(bid.colour)] = 1.0
        row[-2:] = (bid.sum / view.highest, 1.0)
    return tuple(row)


def _unseen(view: View, known: Knowledge) -> tuple[float, ...]:
    row: list[float] = []
    nothing = (0,) * len(view.options.tables.COPIES)
    for batches, own in zip(known.batches, view.hand or (None,) * len(view.takers)):
        first = len(row)
        row += batches[0].cards if batches else nothing
        for batch in batches[1:]:
            for value, count in enumerate(batch.cards, first):
                row[value] += count
        if own is not None:
            row[first + own] -= 1
    return tuple(map(float, row))


def _seats(view: View, known: Knowledge) -> tuple[float, ...]:
    last = {bid.seat: bid.sum for bid in known.bids}
    top, points, turn = view.highest, view.points, view.turn
    bidder = None if view.bid is None else view.bid.seat
    row: list[float] = []
    for seat in clockwise(view.seat or Seat(0), view.seats):
        row += (1.0, float(points[seat]), float(bidder == seat), float(turn == seat), last.get(seat, 0) / top)
    row += [0.0] * 5 * (view.options.tables.SEATS[-1] - view.seats)
    return tuple(row)


def _claims(view: View, known: Knowledge) -> tuple[float, ...]:
    colours, top, first = len(view.options.tables.COLOURS), view.highest, view.seat or 0
    row = [0.0] * (colours * view.options.tables.SEATS[-1])
    for place, bids in enumerate(known.claims):
        for bid in bids:
            row[(bid.seat - first) % view.seats * colours + place] = bid.sum / top
    return tuple(row)


def _exchanged(view: View, known: Knowledge) -> tuple[float, ...]:
    names, first = view.options.tables.COLOURS, view.seat or 0
    colours, size = len(names), 2 * len(names) + 2
    row = [0.0] * (size * view.options.tables.SEATS[-1])
    latest: dict[int, int] = {}
    for seat, colour, value in known.swaps:
        start, place = (seat - first) % view.seats * size, names.index(colour)
        row[start + place] = value + 1.0
        row[start + colours] += 1.0
        row[start + colours + 1] += value
        latest[start] = place
    for start, last in latest.items():
        row[start + colours + 2 + last] = 1.0
        for place, taker in enumerate(view.takers):
            if taker is not None:
                row[start + place] = row[start + colours + 2 + place] = 0.0
    return tuple(row)
