"""What each seat and a spectator see (rules 4.6): built field by field, nothing is deleted."""

from contrabande.engine.phases import OVER
from contrabande.engine.seats import Audience
from contrabande.games.prohis.ending import reckoning
from contrabande.games.prohis.model import State, View


def view(state: State, seat: Audience) -> View:
    """The table as *seat* sees it."""
    is_over = state.phase == OVER
    on_road = state.convoy_size > 0 and seat is not None and seat == state.turn
    offered = state.offer_size > 0 and (
        state.options.bribe_public == "yes" or (seat is not None and (seat == state.turn or seat == state.inspector))
    )
    return View(
        seat,
        state.options,
        state.seats,
        state.phase,
        state.turn,
        state.is_final,
        state.passes,
        state.source,
        state.left,
        state.display,
        state.emptied_by,
        () if seat is None else state.hands[seat],
        state.hand_sizes,
        () if seat is None else state.stores[seat],
        state.store_sizes,
        state.convoy if on_road else None,
        state.convoy_size,
        state.turned,
        state.asked,
        state.waived,
        state.inspector,
        state.control,
        state.offer if offered else None,
        state.offer_size,
        state.offers,
        tuple(state.hands) if is_over else (),
        tuple(state.stores) if is_over else (),
        state.outcome,
        reckoning(state) if is_over else None,
    )
