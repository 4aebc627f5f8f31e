"""View and knowledge as numbers for a learner: seat-relative, of one size for every table of an edition.

own        colours × (values + 1)   my card in each colour, or none
bid        colours + 2              colour of the last announcement, its sum, whether there is one
piles      colours                  share of each colour that lies face down
unseen     colours × values         how many cards of each value I have not seen
seats      most seats × 5           from mine on clockwise: present, minus points, bidder, at turn, last sum
"""

from contrabande.engine.game import Block, Features
from contrabande.engine.seats import Seat, clockwise
from contrabande.games.hochstapler.model import Knowledge, View


def features(view: View, known: Knowledge) -> Features:
    """The blocks that the docstring lists."""
    return (
        Block("own", _own(view)),
        Block("bid", _bid(view)),
        Block("piles", tuple(pile / sum(view.options.tables.COPIES) for pile in view.left)),
        Block("unseen", _unseen(view, known)),
        Block("seats", _seats(view, known)),
    )


def _own(view: View) -> tuple[float, ...]:
    values = len(view.options.tables.COPIES)
    row: list[float] = []
    hand = view.hand or (None,) * len(view.takers)
    for card in hand:
        row += [float(card == value) for value in range(values)]
        row.append(float(card is None))
    return tuple(row)


def _bid(view: View) -> tuple[float, ...]:
    bid = view.bid
    named = [float(bid is not None and bid.colour == colour) for colour in view.options.tables.COLOURS]
    height = bid.sum / view.highest if bid else 0.0
    return (*named, height, float(bid is not None))


def _unseen(view: View, known: Knowledge) -> tuple[float, ...]:
    row: list[float] = []
    for place, copies in enumerate(known.batches):
        cards = [0.0] * len(view.options.tables.COPIES)
        for batch in copies:
            for value, count in enumerate(batch.cards):
                cards[value] += count
        own = view.hand[place] if view.hand else None
        if own is not None:
            cards[own] -= 1
        row += cards
    return tuple(row)


def _seats(view: View, known: Knowledge) -> tuple[float, ...]:
    last = {bid.seat: bid.sum for bid in known.bids}
    top = view.highest
    row: list[float] = []
    for seat in clockwise(view.seat or Seat(0), view.seats):
        bidder = view.bid is not None and view.bid.seat == seat
        row += [1.0, float(view.points[seat]), float(bidder), float(view.turn == seat), last.get(seat, 0) / top]
    row += [0.0] * 5 * (view.options.tables.SEATS[-1] - view.seats)
    return tuple(row)
