"""What each seat and a spectator see (rules 3.5): built field by field, nothing is deleted."""

from contrabande.engine.seats import Audience
from contrabande.games.hochstapler.model import State, View


def view(state: State, seat: Audience) -> View:
    """The table as *seat* sees it."""
    return View(
        seat,
        state.options,
        state.seats,
        state.phase,
        state.stage,
        state.opener,
        state.turn,
        state.bid,
        state.highest,
        () if seat is None else tuple(state.held[seat :: state.seats]),
        tuple(state.left),
        state.colours,
        tuple(state.discards),
        state.takers,
        state.points,
        state.outcome,
    )
