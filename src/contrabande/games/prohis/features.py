"""View and knowledge as numbers for a learner: seat-relative, of one size for every table of an edition.

phase      9                   which phase it is
own        4 × kinds           my hand, my store, my convoy face down, the bribe that I may look at
table      2 × kinds           the display, the turned cards of the convoy
road       2 + kinds           cards face down, cards offered, the control card played
clock      6                   pile, first card from display or pile, passes, last round, my turn is final, offers
fresh      kinds               cards of the deck that I have never seen
seats      most seats × (8 + 2 × kinds)
                               from mine on clockwise: present, at turn, inspecting, hand, store, convoys sent, clean
                               and caught; then the cards surely in its hand and those known in its store
"""

from contrabande.engine.counts import Counts
from contrabande.engine.game import Block, Features
from contrabande.engine.phases import OVER
from contrabande.engine.seats import Seat, clockwise
from contrabande.games.prohis.model import Knowledge, View
from contrabande.games.prohis.rules import PHASES
from contrabande.games.prohis.tables import KINDS, NOTHING

_SEAT_NUMBERS = 8 + 2 * len(KINDS)


def features(view: View, known: Knowledge) -> Features:
    """The blocks that the docstring lists."""
    return (
        Block("phase", tuple(float(view.phase == name) for name in (*PHASES, OVER))),
        Block("own", _own(view)),
        Block("table", _row(view.display) + _row(view.turned)),
        Block("road", (float(view.convoy_size), float(view.offer_size), *[float(view.control == k) for k in KINDS])),
        Block("clock", _clock(view)),
        Block("fresh", _row(known.fresh)),
        Block("seats", _seats(view, known)),
    )


def _row(cards: Counts | None) -> tuple[float, ...]:
    return tuple(float(count) for count in cards or NOTHING)


def _own(view: View) -> tuple[float, ...]:
    return _row(view.hand) + _row(view.store) + _row(view.convoy) + _row(view.offer)


def _clock(view: View) -> tuple[float, ...]:
    return (
        view.left / sum(view.options.tables.deck(view.seats)),
        float(view.source == "display"),
        float(view.source == "pile"),
        view.passes / view.seats,
        float(view.is_final),
        float(view.offers),
    )


def _seats(view: View, known: Knowledge) -> tuple[float, ...]:
    row: list[float] = []
    for seat in clockwise(view.seat or Seat(0), view.seats):
        conduct = known.conduct[seat]
        row += [1.0, float(view.turn == seat), float(view.inspector == seat)]
        row += [float(view.hand_sizes[seat]), float(view.store_sizes[seat])]
        row += [float(conduct.sent), float(conduct.clean), float(conduct.caught)]
        row += _row(known.tracks[seat][-1].gained if known.tracks[seat] else view.hand)
        row += _row(known.stored[seat] if known.tracks[seat] else view.store)
    row += [0.0] * _SEAT_NUMBERS * (view.options.tables.SEATS[-1] - view.seats)
    return tuple(row)
