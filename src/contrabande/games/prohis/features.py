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

from functools import cache

from contrabande.engine.counts import Counts
from contrabande.engine.game import Block, Features
from contrabande.engine.phases import OVER
from contrabande.engine.seats import Seat, clockwise
from contrabande.games.prohis.model import Knowledge, View
from contrabande.games.prohis.rules import PHASES
from contrabande.games.prohis.tables import KINDS, NOTHING

_SEAT_NUMBERS = 8 + 2 * len(KINDS)
_PHASES = (*PHASES, OVER)


def features(view: View, known: Knowledge) -> Features:
    """The blocks that the docstring lists."""
    return (
        Block("phase", _one_hot(_PHASES, view.phase)),
        Block("own", _own(view)),
        Block("table", _row(view.display) + _row(view.turned)),
        Block("road", (float(view.convoy_size), float(view.offer_size), *_one_hot(KINDS, view.control))),
        Block("clock", _clock(view)),
        Block("fresh", _row(known.fresh)),
        Block("seats", _seats(view, known)),
    )


@cache
def _one_hot(names: tuple[str, ...], name: str | None) -> tuple[float, ...]:
    return tuple([float(name == other) for other in names])


def _row(cards: Counts | None) -> tuple[float, ...]:
    return tuple(map(float, cards or NOTHING))


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
        conduct, track = known.conduct[seat], known.tracks[seat]
        row += (1, view.turn == seat, view.inspector == seat, view.hand_sizes[seat], view.store_sizes[seat])
        row += (conduct.sent, conduct.clean, conduct.caught)
        row += (track[-1].gained if track else view.hand) or NOTHING
        row += (known.stored[seat] if track else view.store) or NOTHING
    row += [0.0] * _SEAT_NUMBERS * (view.options.tables.SEATS[-1] - view.seats)
    return tuple(map(float, row))
