"""The rules of Prohis, in the rulebook's order.

Set-up          PR-1 … PR-6     setup
A turn          PR-7 … PR-11    TURN: draw, send a convoy or pass; after the first card DRAW
An inspection   PR-12 … PR-17   in `inspection`
The end         PR-18 … PR-20   in `ending`
"""

from functools import lru_cache
from itertools import compress

from contrabande.engine.actions import Amount, Answers, Ask, Choice, Kinds, OneOf
from contrabande.engine.chance import Chance
from contrabande.engine.counts import Counts, add, minus_one, plus_one, put, remove
from contrabande.engine.errors import OptionsError
from contrabande.engine.events import Secret
from contrabande.engine.game import Outcome
from contrabande.engine.options import check_seats
from contrabande.engine.phases import Phase, enter
from contrabande.engine.seats import NOBODY, Seat, only
from contrabande.engine.step import Step
from contrabande.games.prohis.ending import begin_turn, end_turn, is_last_round
from contrabande.games.prohis.events import (
    ConvoySent,
    DisplayCardTaken,
    DisplayLaid,
    DisplayRefilled,
    HandDealt,
    LastRoundBegun,
    MatchBegun,
    PileCardTaken,
    TurnPassed,
)
from contrabande.games.prohis.inspection import (
    ANSWERS,
    DECISIONS,
    INSPECTION,
    OFFER_NOTHING,
    WAIVE,
    call_inspectors,
)
from contrabande.games.prohis.model import (
    Bribe,
    Claim,
    Convoy,
    Flip,
    Kind,
    Options,
    Pass,
    State,
    Stop,
    TakeDisplay,
    TakePile,
    View,
)
from contrabande.games.prohis.tables import CONTROLS, GOODS, KINDS, NOTHING

# Set-up.


def check(options: Options, seats: int) -> None:
    """Refuse what does not go together."""
    check_seats(f"prohis ({options.edition})", options.tables.SEATS, seats)
    if options.claim == "open" and options.tie != "random":
        raise OptionsError(f"pr.claim=open and pr.tie={options.tie} contradict each other: open claims know no ties")


def setup(options: Options, seats: int, chance: Chance) -> Step[State]:
    """Give out control cards, shuffle, deal, open the display and choose who begins (PR-3 … PR-6)."""
    tables = options.tables
    first = Seat(chance.below("start", seats) if options.start_player == "random" else 0)
    state = State(
        options=options,
        seats=seats,
        phase="turn",
        waiting=NOBODY,
        turn=first,
        is_final=False,
        passes=0,
        source="none",
        pile=tables.deck(seats),
        left=sum(tables.deck(seats)),
        display=NOTHING,
        emptied_by=None,
        hands=[],
        hand_sizes=(tables.DEALT + sum(tables.GIVEN),) * seats,
        stores=[NOTHING] * seats,
        store_sizes=(0,) * seats,
        convoy=NOTHING,
        convoy_size=0,
        turned=NOTHING,
        asked=first,
        waived=0,
        inspector=None,
        control=None,
        offer=NOTHING,
        offer_size=0,
        offers=0,
        outcome=None,
    )
    step = Step(state, chance)
    step.emit(MatchBegun(first))
    for number in range(seats):
        hand = add(tables.GIVEN, deal(step, f"deal/{number}", tables.DEALT))
        state.hands.append(hand)
        step.emit(HandDealt(Seat(number), Secret(hand, (Seat(number),))))
    state.display = deal(step, "display", tables.DISPLAY)
    step.emit(DisplayLaid(state.display))
    begin_turn(state, first)
    return step


def deal(step: Step[State], label: str, number: int) -> Counts:
    """The next cards of the shuffled deck (PR-5)."""
    state, pile = step.state, list(step.state.pile)
    cards = [0] * len(pile)
    for _ in range(number):
        place = step.chance.draw(label, pile)
        pile[place] -= 1
        cards[place] += 1
    state.pile = tuple(pile)
    state.left -= number
    return tuple(cards)


# A turn: draw, send a convoy, or pass (PR-7).

TAKE_PILE = Choice(TakePile)
STOP = Choice(Stop)
PASS = Choice(Pass)


def at_turn(state: State) -> frozenset[Seat]:
    """The player whose turn it is."""
    return only(state.turn)


def ask_turn(view: View) -> Ask:
    """Draw a first card, send a convoy, or pass where that is allowed (PR-7)."""
    choices: tuple[Choice, ...] = ()
    if view.hand_sizes[view.turn] < view.options.tables.HAND_LIMIT:
        choices = draw_choices(view)
    choices += convoy_choices(view.hand, view.options)
    if may_pass(view):
        choices = (*choices, PASS)
    return Ask("turn", choices, ("PR-7", "PR-8", "PR-9", "PR-10", "PR-11"))


def draw_choices(view: View) -> tuple[Choice, ...]:
    """A card of the display, or the one card of the pile that a turn may take (PR-8, PR-Q14)."""
    return _draw_choices(view.display, view.left > 0 and view.source != "pile")


@lru_cache(maxsize=8192)
def _draw_choices(display: Counts, may_take_pile: bool) -> tuple[Choice, ...]:
    shown = tuple(compress(KINDS, display))
    from_display = (Choice(TakeDisplay, (OneOf(shown),)),) if shown else ()
    return (*from_display, TAKE_PILE) if may_take_pile else from_display


@lru_cache(maxsize=8192)
def convoy_choices(hand: Counts, options: Options) -> tuple[Choice, ...]:
    """Two to four cards, one choice for each number of control cards among them (PR-11)."""
    tables = options.tables
    goods, controls = hand[: len(GOODS)], hand[len(GOODS) :]
    choices = []
    for number in range(min(sum(controls), tables.CONVOY_MOST) + 1):
        least = max(tables.CONVOY_LEAST - number, least_goods(hand, options))
        most = min(tables.CONVOY_MOST - number, sum(goods))
        if least <= most:
            choices.append(Choice(Convoy, (Kinds(goods, least, most), Kinds(controls, number, number))))
    return tuple(choices)


def least_goods(hand: Counts, options: Options) -> int:
    """A convoy holds goods, unless the table or a full hand without any allows control cards alone (PR-Q6)."""
    if options.control_only == "yes":
        return 0
    has_goods = any(hand[: len(GOODS)])
    return int(has_goods or sum(hand) < options.tables.HAND_LIMIT)


def may_pass(view: View) -> bool:
    """Whether the end is near enough to pass (PR-10, PR-Q1)."""
    return view.left <= pass_limit(view.options, view.seats)


def pass_limit(options: Options, seats: int) -> int:
    """The most cards in the pile with which one may pass (PR-Q1)."""
    match options.pass_:
        case "near_end":
            return options.tables.NEAR_END * seats
        case "pile_empty":
            return 0
        case _:
            return sum(options.tables.deck(seats))


def do_turn(step: Step[State], answers: Answers) -> None:
    """Carry out what the player at turn has chosen."""
    state = step.state
    action = answers[0].action
    if type(action) is TakeDisplay:
        take_display(step, action.card)
        take_another(step)
    elif type(action) is TakePile:
        take_pile(step)
        take_another(step)
    elif type(action) is Convoy:
        send(step, (*action.goods, *action.controls))
    else:
        state.passes += 1
        step.emit(TurnPassed(state.turn))
        end_turn(step)


def take_display(step: Step[State], card: Kind) -> None:
    """Take an open card; the next card of the pile replaces it at once (PR-8)."""
    state = step.state
    was_last_round = is_last_round(state)
    place = KINDS.index(card)
    state.source = "display"
    state.display = minus_one(state.display, place)
    into_hand(state, place)
    step.emit(DisplayCardTaken(state.turn, card))
    if state.left:
        new = from_pile(step)
        state.display = plus_one(state.display, new)
        step.emit(DisplayRefilled(Kind(KINDS[new])))
    announce_last_round(step, was_last_round=was_last_round)


def take_pile(step: Step[State]) -> None:
    """Take the next card of the pile, unseen by the others (PR-8)."""
    state = step.state
    state.source = "pile"
    place = from_pile(step)
    into_hand(state, place)
    step.emit(PileCardTaken(state.turn, Secret(Kind(KINDS[place]), (state.turn,))))
    announce_last_round(step, was_last_round=False)


def from_pile(step: Step[State]) -> int:
    """The next card leaves the pile; who takes the last one is remembered (PR-18)."""
    state = step.state
    place = step.chance.draw("pile", state.pile)
    state.pile = minus_one(state.pile, place)
    state.left -= 1
    if not state.left:
        state.emptied_by = state.turn
    return place


def into_hand(state: State, place: int) -> None:
    """The player at turn has one more card."""
    seat = state.turn
    state.hands[seat] = plus_one(state.hands[seat], place)
    state.hand_sizes = plus_one(state.hand_sizes, seat)


def announce_last_round(step: Step[State], *, was_last_round: bool) -> None:
    """Once the display can no longer be filled, everybody knows who plays last (PR-18)."""
    state = step.state
    if not was_last_round and is_last_round(state):
        assert state.emptied_by is not None
        step.emit(LastRoundBegun(state.emptied_by))


def take_another(step: Step[State]) -> None:
    """A second card may follow the first, if there is one to take (PR-8, PR-Q13)."""
    state = step.state
    state.passes = 0
    if any(state.display) or (state.left and state.source == "display"):
        enter(state, "draw", PHASES)
    else:
        end_turn(step)


def ask_draw(view: View) -> Ask:
    """Take a second card or stop; never two of the pile (PR-8)."""
    return Ask("draw", (*draw_choices(view), STOP), ("PR-8",))


def do_draw(step: Step[State], answers: Answers) -> None:
    """The second card, or none, ends the turn (PR-8)."""
    match answers[0].action:
        case TakeDisplay() as action:
            take_display(step, action.card)
        case TakePile():
            take_pile(step)
        case _:
            pass
    end_turn(step)


def send(step: Step[State], cards: Counts) -> None:
    """The convoy lies face down, and the opponents are asked (PR-11, PR-12)."""
    state = step.state
    seat, size = state.turn, sum(cards)
    state.passes = 0
    state.hands[seat] = remove(state.hands[seat], cards)
    state.hand_sizes = put(state.hand_sizes, seat, state.hand_sizes[seat] - size)
    state.convoy = cards
    state.convoy_size = size
    step.emit(ConvoySent(seat, size, Secret(cards, (seat,))))
    call_inspectors(step)


PHASES: dict[str, Phase[State, View]] = {
    "turn": Phase(at_turn, ask_turn, do_turn),
    "draw": Phase(at_turn, ask_draw, do_draw),
    **INSPECTION,
}


OWNERS = frozenset(("turn", "draw", "bribe"))
"""The phases in which the player at turn is asked."""
INSPECTORS = frozenset(("answer", "decide", "flip"))
"""The phases in which the inspector is asked."""


# The doors of the kernel.


def to_act(state: State) -> frozenset[Seat]:
    """The seats that are asked."""
    return state.waiting


def ask(view: View) -> Ask | None:
    """What this seat may do."""
    seat = view.seat
    if seat is None:
        return None
    phase = view.phase
    if phase in OWNERS:
        is_asked = seat == view.turn
    elif phase == "claim":
        is_asked = seat != view.turn
    elif phase in INSPECTORS:
        is_asked = seat == view.inspector
    else:
        is_asked = phase == "raise" and seat == view.asked
    return PHASES[phase].ask(view) if is_asked else None


def apply(state: State, answers: Answers, chance: Chance) -> Step[State]:
    """Carry out the answers of those who were asked."""
    step = Step(state, chance)
    PHASES[state.phase].do(step, answers)
    return step


def outcome(state: State) -> Outcome | None:
    """How it ended, once it has."""
    return state.outcome


def cards_in_play(options: Options, seats: int) -> Counts:
    """Every card of the game, by kind (PR-3, PR-4)."""
    tables = options.tables
    given = tuple([count * seats for count in tables.GIVEN])
    return add(tables.deck(seats), given)


def space(options: Options, seats: int) -> tuple[Choice, ...]:
    """Every action there can be at a table of *seats*."""
    tables = options.tables
    most = tables.CONVOY_MOST
    all_cards = cards_in_play(options, seats)
    in_deck = tuple([name for name, count in zip(KINDS, tables.deck(seats)) if count])
    left_in_hand = tables.HAND_LIMIT - 1 + tables.DRAWS - tables.CONVOY_LEAST
    return (
        Choice(TakeDisplay, (OneOf(in_deck),)),
        TAKE_PILE,
        STOP,
        Choice(Convoy, (Kinds(all_cards[: len(GOODS)], 0, most), Kinds(all_cards[len(GOODS) :], 0, most))),
        PASS,
        Choice(Claim, (OneOf(CONTROLS),)),
        WAIVE,
        Choice(Bribe, (Kinds(all_cards, 1, left_in_hand),)),
        OFFER_NOTHING,
        *ANSWERS,
        *DECISIONS,
        Choice(Flip, (Amount(1, most),)),
    )


def bound(options: Options, seats: int) -> int:
    """No match has more steps: a draw takes a card for good, a convoy stores two, and the rest of a round passes."""
    tables = options.tables
    draws = sum(tables.deck(seats))
    convoys = sum(cards_in_play(options, seats)) // tables.CONVOY_LEAST
    claims = 1 if options.claim == "sealed" else (len(CONTROLS) + 1) * seats
    bribes = 2 * options.max_offers + 2
    return 1 + seats * (draws + convoys + 1) + draws + convoys * (claims + bribes + tables.CONVOY_MOST)


def tally(state: State) -> dict[str, int]:
    """Every card is in a hand, a store, the pile, the display or on the table."""
    on_table = add(add(state.convoy, state.turned), state.offer)
    if state.control is not None:
        on_table = plus_one(on_table, KINDS.index(state.control))
    zones = [*state.hands, *state.stores, state.pile, state.display, on_table]
    return {name: sum(zone[place] for zone in zones) for place, name in enumerate(KINDS)}
