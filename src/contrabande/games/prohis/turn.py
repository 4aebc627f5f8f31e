"""A turn: draw, send a convoy, or pass (PR-7 … PR-11).

The choice      PR-7            TURN
Drawing         PR-8            take_display, take_pile; after the first card DRAW
Passing         PR-10           may_pass
A convoy        PR-9, PR-11     send; then the opponents are asked: claims.py
"""

from functools import lru_cache
from itertools import compress

from contrabande.engine.actions import Answers, Ask, Choice, Kinds, OneOf
from contrabande.engine.counts import Counts, minus_one, plus_one, put, remove
from contrabande.engine.events import Secret
from contrabande.engine.phases import Phase, turn_to
from contrabande.engine.step import Step
from contrabande.games.prohis.claims import call_inspectors
from contrabande.games.prohis.ending import end_turn, is_last_round
from contrabande.games.prohis.events import (
    ConvoySent,
    DisplayCardTaken,
    DisplayRefilled,
    LastRoundBegun,
    PileCardTaken,
    TurnPassed,
)
from contrabande.games.prohis.model import (
    Convoy,
    Kind,
    Options,
    Pass,
    State,
    Stop,
    TakeDisplay,
    TakePile,
    View,
)
from contrabande.games.prohis.tables import GOODS, KINDS

TAKE_PILE = Choice(TakePile)
STOP = Choice(Stop)
PASS = Choice(Pass)


def ask_turn(view: View) -> Ask:
    """Draw a first card, unless the hand is full (PR-9), send a convoy, or pass where that is allowed (PR-7)."""
    limit = view.options.tables.HAND_LIMIT
    is_full = view.hand_sizes[view.turn] >= limit
    choices = () if is_full else draw_choices(view)
    choices += convoy_choices(view.hand, view.options)
    if may_pass(view):
        choices = (*choices, PASS)
    if is_full:
        return Ask("turn", choices, ("PR-9", "PR-10", "PR-11"), (("limit", limit),))
    return Ask("turn", choices, ("PR-7", "PR-8", "PR-9", "PR-10", "PR-11"), (("limit", 0),))


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
        turn_to(state, "draw", state.turn)
    else:
        end_turn(step)


def ask_draw(view: View) -> Ask:
    """Take a second card or stop; never two of the pile (PR-8)."""
    return Ask("draw", (*draw_choices(view), STOP), ("PR-8",))


def do_draw(step: Step[State], answers: Answers) -> None:
    """The second card, or none, ends the turn (PR-8)."""
    action = answers[0].action
    if type(action) is TakeDisplay:
        take_display(step, action.card)
    elif type(action) is TakePile:
        take_pile(step)
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


TURN: dict[str, Phase[State, View]] = {
    "turn": Phase(ask_turn, do_turn),
    "draw": Phase(ask_draw, do_draw),
}
