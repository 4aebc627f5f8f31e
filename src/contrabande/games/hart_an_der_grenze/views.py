"""What each seat and a spectator see (rules 1.7): built field by field, nothing is deleted."""

from contrabande.engine.phases import OVER
from contrabande.engine.seats import Audience
from contrabande.games.hart_an_der_grenze.model import State, View

AT_THE_BORDER = ("declare", "inspect", "bribe", "haggle", "extra", "seize")
"""Between packing and clearing nobody knows how many cards are in a case (HG-Q16)."""


def view(state: State, seat: Audience) -> View:
    """The table as *seat* sees it."""
    return View(
        seat,
        state.options,
        state.seats,
        state.phase,
        state.round,
        state.turn,
        state.sheriff,
        state.actor,
        () if seat is None else state.hands[seat],
        () if seat is None else state.cases[seat],
        () if seat is None else state.behind[seat],
        () if seat is None else state.under[seat],
        state.hand_sizes,
        state.phase in AT_THE_BORDER,
        state.behind_sizes,
        state.under_sizes,
        state.declared,
        state.fates,
        state.bargain,
        state.extras,
        state.seizures,
        state.pile_size,
        state.discards,
        state.cash if state.options.cash == "public" else _own_cash(state, seat),
        state.outcome,
    )


def _own_cash(state: State, seat: Audience) -> tuple[int | None, ...]:
    """Everybody's money once it has been counted, until the next round begins; else one's own (HG-Q17)."""
    if state.phase in ("choose", OVER):
        return state.cash
    return tuple([cash if owner == seat else None for owner, cash in enumerate(state.cash)])
