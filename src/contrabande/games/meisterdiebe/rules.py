"""The rules of Meisterdiebe, in the rulebook's order.

Set-up          MD-9 … MD-12    setup, deal
Filling         MD-13, MD-14    PLACE: a diamond into a drawer; then MANIPULATE
A round         MD-15 … MD-19   CHOOSE: all at once; smugglers show themselves first, then the others
A turn          MD-20 … MD-24   OPEN a drawer, ACT at it (characters.py), MANIPULATE the chest
The loot        MD-26, MD-27    share_loot; with md.auto_pick=off PICK
Detectives      MD-36           collect; with md.auto_pick=off PICK
The end         MD-37, MD-38    end_round, finish
"""

from functools import cache

from contrabande.engine.actions import Answers, Ask, Choice, Kinds, OneOf
from contrabande.engine.chance import Chance
from contrabande.engine.counts import minus_one, put
from contrabande.engine.events import Secret
from contrabande.engine.game import Outcome
from contrabande.engine.options import check_seats
from contrabande.engine.phases import OVER, Phase, close, enter
from contrabande.engine.seats import NOBODY, Seat, clockwise, everyone, only
from contrabande.engine.step import Step
from contrabande.games.meisterdiebe.cards import ask_choose, deal, playing, put_away, reveal
from contrabande.games.meisterdiebe.characters import (
    SKIP,
    ask_act,
    ask_manipulate,
    ask_open,
    drawers,
    gather,
    lay,
    open_drawer,
    search,
    set_alarm,
    steal,
)
from contrabande.games.meisterdiebe.chest import mixed, packed, turned, with_jewels
from contrabande.games.meisterdiebe.cushions import (
    ask_pick,
    final_score,
    loot_result,
    one_jewel,
    share_red,
    take_from_red,
)
from contrabande.games.meisterdiebe.model import (
    Character,
    CharactersChosen,
    ChestTurned,
    Choose,
    DiamondPlaced,
    FillingBegun,
    HandDealt,
    Lay,
    LayWithAlarm,
    LootDecided,
    Manipulate,
    MatchEnded,
    Open,
    OpeningSkipped,
    Options,
    Pick,
    Place,
    Plunder,
    RoundBegun,
    Search,
    SmugglersShown,
    State,
    View,
)
from contrabande.games.meisterdiebe.tables import FLIPS

SMUGGLER, DETECTIVE = Character("smuggler"), Character("detective")

# Set-up.


def check(options: Options, seats: int) -> None:
    """Refuse a seat count that the edition is not made for; all options go together."""
    check_seats(f"meisterdiebe ({options.edition})", options.tables.SEATS, seats)


def setup(options: Options, seats: int, chance: Chance) -> Step[State]:
    """Lay out cushions and alarms, hide the rubies, deal the cards, hand out the diamonds (MD-9 … MD-13)."""
    tables = options.tables
    first = Seat(chance.below("start", seats) if options.start_player == "random" else 0)
    cards = deal(tables, seats, chance)
    slots = mixed(tables.LEVELS * len(tables.RUBIES), chance)
    nothing = (0,) * len(tables.JEWELS)
    state = State(
        options=options,
        seats=seats,
        phase="place",
        waiting=NOBODY,
        round=0,
        starter=first,
        turn=None,
        queue=clockwise(first, seats),
        pickers=(),
        stock=tuple([(tables.FILLING + seats - 1 - (seat - first) % seats) // seats for seat in range(seats)]),
        cards=cards,
        hands=cards,
        chosen=(None,) * seats,
        revealed=(None,) * seats,
        played=((),) * seats,
        excluded=(),
        chest=packed(slots, tables.RUBIES),
        opened=None,
        red=nothing,
        white=(tables.IMITATIONS,) * seats,
        black=(nothing,) * seats,
        alarms=(True,) * seats,
        outcome=None,
    )
    step = Step(state, chance)
    for seat, hand in enumerate(cards):
        step.emit(HandDealt(Seat(seat), Secret(hand, (Seat(seat),))))
    step.emit(FillingBegun(first, slots))
    next_filler(state)
    return step


# Filling the chest.


def at_turn(state: State) -> frozenset[Seat]:
    """The player at the chest, or who picks a jewel."""
    assert state.turn is not None
    return only(state.turn)


def next_filler(state: State) -> None:
    """Clockwise, each player puts his diamonds into the chest (MD-14)."""
    state.turn, state.queue = state.queue[0], state.queue[1:]
    enter(state, "place", PHASES)


def ask_place(view: View) -> Ask:
    """One diamond into any drawer (MD-14)."""
    assert view.seat is not None
    return _place_ask(view.options.edition, view.stock[view.seat])


@cache
def _place_ask(edition: str, left: int) -> Ask:
    return Ask("place", (Choice(Place, (drawers(edition),)),), ("MD-13", "MD-14"), (("left", left),))


def do_place(step: Step[State], answers: Answers) -> None:
    """What falls out goes to the red cushion, and the diamond is placed all the same (MD-14)."""
    state, (answer,) = step.state, answers
    seat, action = answer.seat, answer.action
    assert isinstance(action, Place)
    open_drawer(step, seat, action.drawer)
    state.chest = with_jewels(state.chest, action.drawer, one_jewel("diamond"))
    state.stock = minus_one(state.stock, seat)
    step.emit(DiamondPlaced(seat, action.drawer))
    if not state.stock[seat]:
        enter(state, "manipulate", PHASES)


# A round: everybody chooses a character.


def begin_round(step: Step[State]) -> None:
    """A round begins with the cards that are left (MD-15, MD-18)."""
    state = step.state
    state.round += 1
    state.turn = None
    state.chosen = state.revealed = (None,) * state.seats
    state.excluded = ()
    cycle = len(state.options.tables.CHARACTERS)
    step.emit(RoundBegun(state.round, cycle - (state.round - 1) % cycle))
    enter(state, "choose", PHASES)


def all_choose(state: State) -> frozenset[Seat]:
    """Everybody, also with a single card left."""
    return everyone(state.seats)


def do_choose(step: Step[State], answers: Answers) -> None:
    """All cards lie face down; the smugglers show themselves and act first (MD-15, MD-16)."""
    state = step.state
    order = state.options.tables.CHARACTERS
    chosen, hands = [], []
    for answer, hand in zip(answers, state.hands):
        action = answer.action
        assert isinstance(action, Choose)
        chosen.append(action.character)
        hands.append(put(hand, order.index(action.character), None))
    state.chosen, state.hands = tuple(chosen), tuple(hands)
    step.emit(CharactersChosen(state.round))
    smugglers = playing(state, (SMUGGLER,))
    step.emit(SmugglersShown(len(smugglers)))
    if smugglers:
        reveal(step, smugglers)
        next_turn(state, smugglers)
    else:
        reveal_others(step)


def reveal_others(step: Step[State]) -> None:
    """After the last smuggler all others turn their cards face up, and the loot is decided (MD-16, MD-17)."""
    reveal(step, playing(step.state, [name for name in step.state.options.tables.CHARACTERS if name != SMUGGLER]))
    decide_loot(step)


# A turn: open a drawer, act, manipulate the chest.


def next_turn(state: State, queue: tuple[Seat, ...]) -> None:
    """The next player opens a drawer (MD-20)."""
    state.turn, state.queue = queue[0], queue[1:]
    enter(state, "open", PHASES)


def do_open(step: Step[State], answers: Answers) -> None:
    """What falls forbids the action, but not to the lady jeweller (MD-20 … MD-23, MD-26, MD-32)."""
    state, (answer,) = step.state, answers
    seat, action, character = answer.seat, answer.action, state.chosen[answer.seat]
    if not isinstance(action, Open):
        step.emit(OpeningSkipped(seat))
        enter(state, "manipulate", PHASES)
        return
    fell = open_drawer(step, seat, action.drawer)
    if fell and character == SMUGGLER:
        state.excluded = (*state.excluded, seat)
    if fell and character != "lady_jeweller":
        enter(state, "manipulate", PHASES)
    elif character == "thief":
        steal(step, seat, action.drawer)
        enter(state, "manipulate", PHASES)
    else:
        if character == SMUGGLER:
            gather(step, seat, action.drawer)
        state.opened = action.drawer
        enter(state, "act", PHASES)


def do_act(step: Step[State], answers: Answers) -> None:
    """Carry out the character's action at the open drawer, then close it."""
    state, (answer,) = step.state, answers
    seat, drawer = answer.seat, state.opened
    assert drawer is not None
    match answer.action:
        case Lay() as action:
            lay(step, seat, drawer, action.imitations)
        case LayWithAlarm() as action:
            lay(step, seat, drawer, action.imitations)
            set_alarm(step, seat, drawer)
        case Search():
            search(step, seat, drawer)
        case _:
            steal(step, seat, drawer)
    state.opened = None
    if state.options.ruby_end == "immediate" and not any(state.chest.secrets):
        finish(step, "last_ruby")
    else:
        enter(state, "manipulate", PHASES)


def do_manipulate(step: Step[State], answers: Answers) -> None:
    """Turn and flip the chest; the turn is over (MD-24)."""
    state, (answer,) = step.state, answers
    action = answer.action
    assert isinstance(action, Manipulate)
    state.chest = turned(state.chest, state.options.shape, action.rotation, action.flip)
    step.emit(ChestTurned(answer.seat, action.rotation, action.flip))
    if state.round:
        end_turn(step, answer.seat)
    elif state.queue:
        next_filler(state)
    else:
        begin_round(step)


def end_turn(step: Step[State], seat: Seat) -> None:
    """The next in the queue; after the smugglers the others; after the others the detectives (MD-16, MD-17)."""
    state = step.state
    if state.queue:
        next_turn(state, state.queue)
    elif state.chosen[seat] == SMUGGLER:
        reveal_others(step)
    else:
        collect(step)


# The red cushion: the smugglers' loot, and what the detectives collect.


def decide_loot(step: Step[State]) -> None:
    """If there are at least as many smugglers as detectives, those not excluded share the loot (MD-26, MD-27)."""
    state = step.state
    smugglers, detectives = state.chosen.count(SMUGGLER), state.chosen.count(DETECTIVE)
    if smugglers:
        entitled = tuple([seat for seat in playing(state, (SMUGGLER,)) if seat not in state.excluded])
        result = loot_result(state, entitled, is_outnumbered=detectives > smugglers)
        step.emit(LootDecided(smugglers, detectives, result))
        if result == "shared":
            share(step, entitled)
            return
    others_act(step)


def others_act(step: Step[State]) -> None:
    """Jewellers, lady jewellers, thieves and master thieves have their turns (MD-17)."""
    queue = playing(step.state, ("jeweller", "lady_jeweller", "thief", "master_thief"))
    if queue:
        next_turn(step.state, queue)
    else:
        collect(step)


def collect(step: Step[State]) -> None:
    """At the end of the round the detectives share the red cushion (MD-36)."""
    detectives = playing(step.state, (DETECTIVE,))
    if detectives and any(step.state.red):
        share(step, detectives)
    else:
        end_round(step)


def share(step: Step[State], pickers: tuple[Seat, ...]) -> None:
    """One jewel each in turn, lowest number first; by choice with md.auto_pick=off (MD-27, MD-36, MD-Q16)."""
    state = step.state
    if state.options.auto_pick == "on":
        share_red(step, pickers)
        end_sharing(step, pickers[0])
    else:
        next_pick(state, pickers)


def next_pick(state: State, pickers: tuple[Seat, ...]) -> None:
    """The first of *pickers* takes a jewel."""
    state.turn, state.pickers = pickers[0], pickers
    enter(state, "pick", PHASES)


def do_pick(step: Step[State], answers: Answers) -> None:
    """The next one picks, until the red cushion is empty (MD-27, MD-36)."""
    state, (answer,) = step.state, answers
    action = answer.action
    assert isinstance(action, Pick)
    take_from_red(step, answer.seat, one_jewel(action.jewel))
    if any(state.red):
        next_pick(state, (*state.pickers[1:], answer.seat))
    else:
        state.pickers = ()
        end_sharing(step, answer.seat)


def end_sharing(step: Step[State], seat: Seat) -> None:
    """After the smugglers' loot the others act; after the detectives the round is over (MD-17)."""
    if step.state.chosen[seat] == SMUGGLER:
        others_act(step)
    else:
        end_round(step)


# The end.


def end_round(step: Step[State]) -> None:
    """The match ends with an empty white cushion or the last ruby; else the next round begins (MD-37, MD-Q30)."""
    state = step.state
    if not all(map(any, state.white)):
        finish(step, "white_cushion_empty")
    elif not any(state.chest.secrets):
        finish(step, "last_ruby")
    else:
        put_away(step)
        begin_round(step)


def finish(step: Step[State], ending: str) -> None:
    """Count the cushions (MD-38)."""
    state = step.state
    state.outcome = final_score(state, ending)
    state.turn, state.queue = None, ()
    close(state)
    step.emit(MatchEnded(state.outcome))


PHASES: dict[str, Phase[State, View]] = {
    "place": Phase(at_turn, ask_place, do_place),
    "choose": Phase(all_choose, ask_choose, do_choose),
    "open": Phase(at_turn, ask_open, do_open),
    "act": Phase(at_turn, ask_act, do_act),
    "manipulate": Phase(at_turn, ask_manipulate, do_manipulate),
    "pick": Phase(at_turn, ask_pick, do_pick),
}


# The doors of the kernel.


def to_act(state: State) -> frozenset[Seat]:
    """The seats that are asked."""
    return state.waiting


def ask(view: View) -> Ask | None:
    """What this seat may do."""
    if view.seat is None or view.phase == OVER or (view.seat != view.turn and view.phase != "choose"):
        return None
    return PHASES[view.phase].ask(view)


def apply(state: State, answers: Answers, chance: Chance) -> Step[State]:
    """Carry out the answer of the player at turn, or of all who chose."""
    step = Step(state, chance)
    PHASES[state.phase].do(step, answers)
    return step


def outcome(state: State) -> Outcome | None:
    """How it ended, once it has."""
    return state.outcome


def space(options: Options, seats: int) -> tuple[Choice, ...]:
    """Every action there can be at a table of *seats*."""
    tables = options.tables
    any_drawer, white = (drawers(options.edition),), tables.IMITATIONS
    jewels = tuple(jewel for jewel in tables.JEWELS if jewel != "ruby")
    return (
        Choice(Place, any_drawer),
        Choice(Choose, (OneOf(tables.CHARACTERS),)),
        Choice(Open, any_drawer),
        SKIP,
        Choice(Lay, (Kinds(white, 1, seats),)),
        Choice(LayWithAlarm, (Kinds(white, 1, 1),)),
        Choice(Plunder),
        Choice(Search),
        Choice(Manipulate, (OneOf(tables.ROTATIONS), OneOf(FLIPS))),
        Choice(Pick, (OneOf(jewels),)),
    )


def bound(options: Options, seats: int) -> int:
    """No match has more steps: a lady jeweller always lays an imitation, and each cycle has one per seat.

    So there are as many cycles as imitations at most; each round is one choice and three answers per seat,
    and no jewel is picked twice.
    """
    tables = options.tables
    imitations = sum(tables.IMITATIONS)
    rounds = len(tables.CHARACTERS) * imitations
    return 1 + tables.FILLING + seats + rounds * (1 + 3 * seats) + tables.FILLING + imitations * seats
