"""Hochstapler (3–7): announce the total of a colour over all hands, or doubt it."""

from contrabande.engine.game import Game, Variant
from contrabande.engine.phases import to_act
from contrabande.games.hochstapler import model
from contrabande.games.hochstapler.beliefs import sample_state
from contrabande.games.hochstapler.features import features
from contrabande.games.hochstapler.knowledge import blank, remember
from contrabande.games.hochstapler.model import Knowledge, Options, State, View
from contrabande.games.hochstapler.refusals import refuse
from contrabande.games.hochstapler.rules import apply, ask, bound, check, outcome, setup, space, tally
from contrabande.games.hochstapler.tables import Printed, Tiny
from contrabande.games.hochstapler.views import view

GAME: Game[Options, State, View, Knowledge] = Game(
    key="hochstapler",
    prefix="HS",
    version=1,
    variants=(
        Variant("printed", Options(), Printed.SEATS),
        Variant("to10", Options(mode="to10"), Printed.SEATS),
        Variant("tiny", Options(edition="tiny"), Tiny.SEATS),
    ),
    endings=("last_stack", "points_reached"),
    options=Options,
    state=State,
    views=View,
    actions=(model.Swap, model.Announce, model.Doubt),
    events=(
        model.StageBegun,
        model.HandDealt,
        model.PileReshuffled,
        model.CardSwapped,
        model.SumAnnounced,
        model.SumDoubted,
        model.CardsRevealed,
        model.StackTaken,
        model.MatchEnded,
    ),
    vocabulary={},
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
