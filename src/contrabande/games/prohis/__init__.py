"""Prohis (3–6): draw cards or send a face-down convoy past the control cards of the others."""

from contrabande.engine.game import Game, Variant
from contrabande.engine.phases import to_act
from contrabande.games.prohis import events, model
from contrabande.games.prohis.beliefs import sample_state
from contrabande.games.prohis.features import features
from contrabande.games.prohis.knowledge import blank, remember
from contrabande.games.prohis.model import Knowledge, Options, State, View
from contrabande.games.prohis.refusals import refuse
from contrabande.games.prohis.rules import apply, ask, bound, check, outcome, setup, space, tally
from contrabande.games.prohis.tables import CONTROLS, GOODS, KINDS, Printed, Tiny
from contrabande.games.prohis.views import view

GAME: Game[Options, State, View, Knowledge] = Game(
    key="prohis",
    prefix="PR",
    version=1,
    variants=(
        Variant("printed", Options(), Printed.SEATS),
        Variant("fastest", Options(tie="speed"), Printed.SEATS),
        Variant("tiny", Options(start_player="seat0", edition="tiny"), Tiny.SEATS),
    ),
    endings=("last_round", "all_passed"),
    options=Options,
    state=State,
    views=View,
    actions=(
        model.TakeDisplay,
        model.TakePile,
        model.Stop,
        model.Convoy,
        model.Pass,
        model.Claim,
        model.Waive,
        model.Bribe,
        model.OfferNothing,
        model.Accept,
        model.Refuse,
        model.Inspect,
        model.StandDown,
        model.Flip,
    ),
    events=(
        events.MatchBegun,
        events.HandDealt,
        events.DisplayLaid,
        events.DisplayCardTaken,
        events.DisplayRefilled,
        events.PileCardTaken,
        events.LastRoundBegun,
        events.TurnPassed,
        events.ConvoySent,
        events.ControlPlayed,
        events.ClaimWaived,
        events.TieBroken,
        events.InspectorNamed,
        events.BribeOffered,
        events.BribeShown,
        events.NothingOffered,
        events.BribeAccepted,
        events.BribeRefused,
        events.InspectorStoodDown,
        events.InspectionBegun,
        events.CardTurned,
        events.ConvoyStored,
        events.ControlWon,
        events.ConvoyCaught,
        events.SeatScored,
        events.MatchEnded,
    ),
    vocabulary={"goods": GOODS, "controls": CONTROLS, "cards": KINDS, "store": KINDS, "hand": KINDS},
    check=check,
    space=space,
    bound=bound,
    setup=setup,
    to_act=to_act,
    view=view,
    ask=ask,
    refuse=refuse,
    apply=apply,
    outcome=outcome,
    tally=tally,
    blank=blank,
    remember=remember,
    features=features,
    sample_state=sample_state,
)
