"""What each seat and a spectator see (rules 2.8): built field by field, nothing is deleted."""

from contrabande.engine.events import Event
from contrabande.engine.seats import Audience
from contrabande.games.meisterdiebe.chest import above
from contrabande.games.meisterdiebe.cushions import reckoning
from contrabande.games.meisterdiebe.model import Options, RoundBegun, State, View


def view(state: State, seat: Audience) -> View:
    """The table as *seat* sees it: of the chest, what stands where, and what lies in the open drawer."""
    options, chest, opened = state.options, state.chest, state.opened
    is_full = options.memory_aid == "full"
    return View(
        seat,
        options,
        state.seats,
        state.phase,
        state.round,
        state.starter,
        state.turn,
        state.queue,
        state.pickers,
        state.stock,
        () if seat is None else state.hands[seat],
        None if seat is None else state.chosen[seat],
        state.revealed,
        state.played if options.show_played == "on" else (),
        state.excluded,
        chest.slots,
        chest.upside,
        opened,
        None if opened is None else above(chest, opened),
        chest.fronts if is_full else (),
        chest.secrets if is_full else (),
        state.red,
        state.white,
        state.black,
        state.alarms,
        state.outcome,
        None if state.outcome is None else reckoning(state, state.outcome),
    )


def forgets(options: Options, event: Event) -> bool:
    """Memory is part of the game: a new round closes the log of the old one, unless md.memory_aid says otherwise."""
    return options.memory_aid != "full" and type(event) is RoundBegun
