"""Hart an der Grenze (3–6): declare what is in your case, bribe the sheriff, and smuggle the rest."""

from contrabande.engine.game import Game, Variant
from contrabande.engine.phases import to_act
from contrabande.games.hart_an_der_grenze import events, model
from contrabande.games.hart_an_der_grenze.beliefs import sample_state
from contrabande.games.hart_an_der_grenze.features import features
from contrabande.games.hart_an_der_grenze.knowledge import blank, remember
from contrabande.games.hart_an_der_grenze.model import Knowledge, Options, State, View
from contrabande.games.hart_an_der_grenze.refusals import refuse
from contrabande.games.hart_an_der_grenze.rules import apply, ask, bound, check, outcome, setup, space, tally
from contrabande.games.hart_an_der_grenze.tables import Printed, Tiny, TinyThree
from contrabande.games.hart_an_der_grenze.views import view

GAME: Game[Options, State, View, Knowledge] = Game(
    key="hart-an-der-grenze",
    prefix="HG",
    version=1,
    variants=(
        Variant("printed", Options(), Printed.SEATS),
        Variant("exact", Options(count="exact"), Printed.SEATS),
        Variant("tiny", Options(edition="tiny", start_player="seat0", max_offers=2), Tiny.SEATS),
        Variant("tiny3", Options(edition="tiny3", start_player="seat0", max_offers=1), TinyThree.SEATS),
    ),
    endings=("double_sale",),
    options=Options,
    state=State,
    views=View,
    actions=(
        model.Pack,
        model.Declare,
        model.Inspect,
        model.Waive,
        model.Open,
        model.Offer,
        model.Pay,
        model.Accept,
        model.Refuse,
        model.Demand,
        model.InspectExtra,
        model.Seize,
        model.Pass,
        model.Keep,
        model.ChooseSheriff,
    ),
    events=(
        events.TurnBegun,
        events.HandDealt,
        events.PileReshuffled,
        events.PileExhausted,
        events.CasePacked,
        events.GoodsDeclared,
        events.InspectionOrdered,
        events.InspectionWaived,
        events.ExtraInspectionOrdered,
        events.StoneSaved,
        events.BribeOffered,
        events.BribeDemanded,
        events.BribeRefused,
        events.BribePaid,
        events.CaseOpened,
        events.FinePaid,
        events.CompensationPaid,
        events.CaseSeized,
        events.CaseCleared,
        events.GoodsKept,
        events.GoodsSold,
        events.MoneyCounted,
        events.SheriffChosen,
        events.KindCalled,
        events.KindSold,
        events.MatchEnded,
    ),
    vocabulary={"cards": Printed.GOODS, "discarded": Printed.GOODS},
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
