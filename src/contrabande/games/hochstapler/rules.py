"""The rules of Hochstapler, in the rulebook's order.

Set-up          HS-1 … HS-4     setup, begin_stage
A turn          HS-5 … HS-8     TURN: swap, announce or doubt; after a swap ANNOUNCE
A doubt         HS-9 … HS-13    doubt, take_stack
The end         HS-14, HS-15    end_stage
"""

from itertools import combinations
from typing import cast

from contrabande.engine.actions import Amount, Answers, Ask, Choice, OneOf
from contrabande.engine.chance import Chance, take_each, take_one
from contrabande.engine.counts import laid_out, plus_one, put
from contrabande.engine.errors import OptionsError
from contrabande.engine.events import Secret
from contrabande.engine.game import Outcome, places
from contrabande.engine.options import check_seats
from contrabande.engine.phases import OVER, close, turn_to
from contrabande.engine.seats import LEFT_OF, MOST_SEATS, NOBODY, ONLY, Seat, clockwise, left_of
from contrabande.engine.step import Step
from contrabande.games.hochstapler.model import (
    Announce,
    Bid,
    CardsRevealed,
    CardSwapped,
    Colour,
    Doubt,
    HandDealt,
    MatchEnded,
    Options,
    PileReshuffled,
    StackTaken,
    StageBegun,
    State,
    SumAnnounced,
    SumDoubted,
    Swap,
    View,
)
from contrabande.games.hochstapler.tables import LOWEST_SUM, Printed

PLACES = {Colour(colour): place for place, colour in enumerate(Printed.COLOURS)}
"""A colour's place in the row of colours, which begins alike in all editions."""

DEALS = tuple(f"deal/{seat}" for seat in range(MOST_SEATS))
SWAPS = tuple(f"swap/{colour}" for colour in Printed.COLOURS)
"""The labels of the draws: per seat, and per colour."""

# Set-up.


def check(options: Options, seats: int) -> None:
    """Refuse what does not go together."""
    check_seats(f"hochstapler ({options.edition})", options.tables.SEATS, seats)
    if options.mode == "single" and options.next_stage_start != "last_doubter":
        wish = f"hs.next_stage_start={options.next_stage_start}"
        raise OptionsError(f"hs.mode=single and {wish} contradict each other: a single stage has no next one")


def setup(options: Options, seats: int, chance: Chance) -> Step[State]:
    """Sort the cards by colour and choose who begins (HS-3, HS-4)."""
    first = Seat(chance.below("start", seats) if options.start_player == "random" else 0)
    state = State(
        options=options,
        seats=seats,
        phase="turn",
        waiting=NOBODY,
        stage=0,
        opener=first,
        turn=first,
        bid=None,
        highest=highest_sum(options, seats),
        held=[],
        piles=[],
        left=[],
        colours=(),
        discards=[],
        takers=(),
        points=(0,) * seats,
        outcome=None,
    )
    step = Step(state, chance)
    begin_stage(step, first)
    return step


def begin_stage(step: Step[State], opener: Seat) -> None:
    """Shuffle each colour; everybody takes one card from each pile (HS-3)."""
    state = step.state
    tables = state.options.tables
    state.stage += 1
    state.opener = opener
    step.emit(StageBegun(state.stage, opener))
    deck, colours = laid_out(tables.COPIES), len(tables.COLOURS)
    hands, piles = take_each(step.chance, DEALS[: state.seats], deck, colours)
    for seat, hand in zip(clockwise(Seat(0), state.seats), hands):
        step.emit(HandDealt(seat, Secret(hand, (seat,))))
    state.hands = list(hands)
    state.piles = list(map(tuple, piles))
    state.left = [len(deck) - state.seats] * colours
    state.colours = tables.COLOURS
    state.discards = [()] * colours
    state.takers = (None,) * colours
    state.turn = opener
    turn_to(state, "turn", opener)


# A turn: swap and announce, announce, or doubt (HS-5).


PHASES = ("turn", "announce")
"""At a turn all of that is asked; after a swap only the announcement."""

DOUBT = Choice(Doubt)
MUST_DOUBT = Ask("doubt", (DOUBT,), ("HS-8", "HS-9", "HS-Q4"))

SUMS = tuple(
    tuple(Amount(lowest, highest) for lowest in range(highest + 1))
    for highest in range(Printed.HIGHEST_CARD * Printed.SEATS[-1] + 1)
)
"""By the highest and the lowest sum that may be announced: any of them."""

IN_GAME: dict[tuple[str, ...], tuple[OneOf, Choice | None]] = {
    colours: (OneOf(colours), Choice(Swap, (OneOf(colours),)) if colours else None)
    for number in range(len(Printed.COLOURS) + 1)
    for colours in combinations(Printed.COLOURS, number)
}
"""By some colours in table order: any of them, and a swap in any of them if there are any."""


def ask(view: View) -> Ask | None:
    """Announce a higher sum, perhaps after a swap, or doubt the last one (HS-5)."""
    if view.seat != view.turn or view.phase == OVER:
        return None
    bid = view.bid
    if bid is None:
        lowest = LOWEST_SUM
    elif bid.sum < view.highest:
        lowest = bid.sum + 1
    else:
        return MUST_DOUBT
    # Any higher sum in any colour still in the game (HS-6); none above seven times the seats (HS-Q4).
    colour, to_swap = IN_GAME[view.colours]
    to_announce = Choice(Announce, (SUMS[view.highest][lowest], colour))
    # Who has swapped must announce (HS-8).
    if view.phase == "announce":
        facts = (("last", 0 if bid is None else bid.sum),)
        return Ask("announce", (to_announce,), ("HS-6", "HS-8"), facts)
    # A pile in the game may have run out (HS-Q1).
    if len(view.colours) + view.left.count(0) > len(view.left):
        to_swap = swap_choice(view)
    if bid is None:
        return Ask("open", (to_announce,) if to_swap is None else (to_announce, to_swap), ("HS-5", "HS-6", "HS-7"))
    choices = (to_announce, DOUBT) if to_swap is None else (to_announce, to_swap, DOUBT)
    return Ask("turn", choices, ("HS-5", "HS-6", "HS-7", "HS-9"))


def highest_sum(options: Options, seats: int) -> int:
    """The greatest card in every hand (HS-Q4)."""
    return options.tables.HIGHEST_CARD * seats


def swap_choice(view: View) -> Choice | None:
    """A swap in any colour still in the game whose pile can give a card (HS-7, HS-Q1)."""
    again = view.options.reshuffle == "yes"
    table = zip(view.options.tables.COLOURS, view.left, view.discards)
    _, to_swap = IN_GAME[tuple([colour for colour, left, laid in table if left or (again and laid)])]
    return to_swap


def swap(step: Step[State], action: Swap) -> None:
    """Lay a card face up, draw the top card of that colour, then announce (HS-7, HS-8)."""
    state, colour = step.state, action.colour
    seat, place = state.turn, PLACES[colour]
    if not state.left[place]:
        reshuffle(step, place, colour)
    pile, spot = state.piles[place], place * state.seats + seat
    laid = state.held[spot]
    assert laid is not None
    drawn, state.piles[place] = take_one(step.chance, SWAPS[place], pile)
    state.left[place] -= 1
    state.discards[place] += (laid,)
    state.held[spot] = drawn
    step.events.append(CardSwapped(seat, colour, laid, Secret(drawn, (seat,))))
    state.phase = "announce"


def reshuffle(step: Step[State], place: int, colour: Colour) -> None:
    """The discards of an exhausted pile are shuffled and become the pile (HS-Q1, hs.reshuffle=yes)."""
    state = step.state
    state.piles[place] = tuple(sorted(state.discards[place]))
    state.left[place] = len(state.discards[place])
    state.discards[place] = ()
    step.emit(PileReshuffled(colour))


def announce(step: Step[State], action: Announce) -> None:
    """The sum stands, and the next player decides (HS-5, HS-6)."""
    state = step.state
    seat = state.turn
    state.bid = Bid(seat, action.sum, action.colour)
    step.events.append(SumAnnounced(seat, action.sum, action.colour))
    state.turn = next_seat = LEFT_OF[state.seats][seat]
    state.waiting = ONLY[next_seat]
    state.phase = "turn"


# A doubt.


def doubt(step: Step[State]) -> None:
    """All cards of the named colour are shown and added up (HS-9, HS-10); the doubter stays at turn (HS-12)."""
    state = step.state
    bid, doubter = state.bid, state.turn
    assert bid is not None
    step.events.append(SumDoubted(doubter, bid.seat, bid.sum, bid.colour))
    first = PLACES[bid.colour] * state.seats
    # A colour that can be announced is in every hand.
    cards = cast("tuple[int, ...]", tuple(state.held[first : first + state.seats]))
    total = sum(cards)
    step.events.append(CardsRevealed(bid.colour, cards, total))
    take_stack(step, doubter if total >= bid.sum else bid.seat, bid.colour)
    if not state.colours:
        end_stage(step, doubter)


def take_stack(step: Step[State], loser: Seat, colour: Colour) -> None:
    """Hands, discards and pile of the colour become one face-down stack: one minus point (HS-11).

    The next bidding round begins without a previous sum (HS-12).
    """
    state, place = step.state, PLACES[colour]
    first = place * state.seats
    state.held[first : first + state.seats] = [None] * state.seats
    state.piles[place] = ()
    state.left[place] = 0
    state.discards[place] = ()
    state.takers = put(state.takers, place, loser)
    state.points = plus_one(state.points, loser)
    gone = state.colours.index(colour)
    state.colours = state.colours[:gone] + state.colours[gone + 1 :]
    state.bid = None
    step.events.append(StackTaken(loser, colour))


# The end.


def end_stage(step: Step[State], doubter: Seat) -> None:
    """After the seventh stack the game is over, or the next stage begins (HS-14, HS-15)."""
    state = step.state
    if state.options.mode == "single":
        finish(step, "last_stack")
    elif max(state.points) >= state.options.tables.STAGES_END_AT:
        finish(step, "points_reached")
    else:
        begin_stage(step, next_opener(step, doubter))


def next_opener(step: Step[State], doubter: Seat) -> Seat:
    """Who opens the next stage (HS-Q12)."""
    state = step.state
    match state.options.next_stage_start:
        case "last_doubter":
            return doubter
        case "rotate":
            return left_of(state.opener, state.seats)
        case _:
            return Seat(step.chance.below("start", state.seats))


def finish(step: Step[State], ending: str) -> None:
    """Fewest minus points wins; ties share (HS-14)."""
    state = step.state
    scores = tuple([-points for points in state.points])
    state.outcome = Outcome(ending, scores, places(tuple([(score,) for score in scores])))
    close(state)
    step.emit(MatchEnded(state.outcome))


# The doors of the kernel.


def apply(state: State, answers: Answers, chance: Chance) -> Step[State]:
    """Carry out the answer of the player at turn."""
    step = Step(state, chance)
    action = answers[0].action
    if type(action) is Announce:
        announce(step, action)
    elif type(action) is Swap:
        swap(step, action)
    else:
        doubt(step)
    return step


def outcome(state: State) -> Outcome | None:
    """How it ended, once it has."""
    return state.outcome


def space(options: Options, seats: int) -> tuple[Choice, ...]:
    """Every action there can be at a table of *seats*."""
    colours = OneOf(options.tables.COLOURS)
    sums = Amount(LOWEST_SUM, highest_sum(options, seats))
    return (Choice(Swap, (colours,)), Choice(Announce, (sums, colours)), DOUBT)


def bound(options: Options, seats: int) -> int:
    """No match has more steps: each bidding round is a rising bid, each bid after at most one swap."""
    tables = options.tables
    stage = len(tables.COLOURS) * (2 * highest_sum(options, seats) + 1)
    stages = 1 if options.mode == "single" else (tables.STAGES_END_AT - 1) * seats // len(tables.COLOURS) + 1
    return 1 + stages * stage


def tally(state: State) -> dict[str, int]:
    """Each colour keeps its cards: in hands, pile and discards, or in the stack of its taker (HS-13)."""
    tables = state.options.tables
    return {
        f"{colour} {value}": copies if state.takers[place] is not None else _in_game(state, place, value)
        for place, colour in enumerate(tables.COLOURS)
        for value, copies in enumerate(tables.COPIES)
    }


def _in_game(state: State, place: int, value: int) -> int:
    held = state.held[place * state.seats : (place + 1) * state.seats]
    return held.count(value) + state.piles[place].count(value) + state.discards[place].count(value)
