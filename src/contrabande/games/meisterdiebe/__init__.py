"""Meisterdiebe (2–8): six characters around a chest that turns and flips; lose the imitations, win real jewels."""

from contrabande.engine.game import Game, Variant
from contrabande.engine.phases import to_act
from contrabande.games.meisterdiebe import model
from contrabande.games.meisterdiebe.beliefs import sample_state
from contrabande.games.meisterdiebe.cushions import tally
from contrabande.games.meisterdiebe.features import features
from contrabande.games.meisterdiebe.knowledge import blank, remember
from contrabande.games.meisterdiebe.model import Knowledge, Options, State, View
from contrabande.games.meisterdiebe.refusals import refuse
from contrabande.games.meisterdiebe.rules import apply, ask, bound, check, outcome, setup, space
from contrabande.games.meisterdiebe.tables import Printed, Tiny
from contrabande.games.meisterdiebe.views import forgets, view

GAME: Game[Options, State, View, Knowledge] = Game(
    key="meisterdiebe",
    prefix="MD",
    version=2,
    variants=(
        Variant("printed", Options(), Printed.SEATS),
        Variant("one", Options(manip="one"), Printed.SEATS),
        Variant("tiny", Options(start_player="seat0", auto_pick="off", edition="tiny"), Tiny.SEATS),
    ),
    endings=("white_cushion_empty", "last_ruby"),
    options=Options,
    state=State,
    views=View,
    actions=(
        model.Place,
        model.Choose,
        model.Open,
        model.SkipOpen,
        model.Lay,
        model.LayWithAlarm,
        model.Plunder,
        model.Search,
        model.Manipulate,
        model.Pick,
    ),
    events=(
        model.HandDealt,
        model.FillingBegun,
        model.DiamondPlaced,
        model.RoundBegun,
        model.CharactersChosen,
        model.SmugglersShown,
        model.CardRevealed,
        model.OpeningSkipped,
        model.DrawerOpened,
        model.JewelsFell,
        model.AlarmRang,
        model.AlarmReturned,
        model.LootGathered,
        model.ImitationsLaid,
        model.AlarmSet,
        model.SecretSearched,
        model.JewelsStolen,
        model.ChestTurned,
        model.LootDecided,
        model.JewelsCollected,
        model.CardsPassed,
        model.MatchEnded,
    ),
    vocabulary={
        "imitations": Printed.JEWELS,
        "jewels": Printed.JEWELS,
        "red": Printed.JEWELS,
        "white": Printed.JEWELS,
        "black": Printed.JEWELS,
    },
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
    forgets=forgets,
)
