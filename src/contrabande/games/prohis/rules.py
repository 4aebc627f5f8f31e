"""The rules of Prohis, in the rulebook's order.

Set-up          PR-1 … PR-6     setup
A turn          PR-7 … PR-11    turn.py
An inspection   PR-12 … PR-17   claims.py, bribes.py, inspection.py
The end         PR-18 … PR-20   ending.py
"""

from contrabande.engine.actions import Amount, Answers, Ask, Choice, Kinds, OneOf
from contrabande.engine.chance import Chance, take
from contrabande.engine.counts import Counts, add, plus_one
from contrabande.engine.errors import OptionsError
from contrabande.engine.events import Secret
from contrabande.engine.game import Outcome
from contrabande.engine.options import check_seats
from contrabande.engine.phases import Phase
from contrabande.engine.seats import NOBODY, Seat
from contrabande.engine.step import Step
from contrabande.games.prohis.bribes import ANSWERS, BRIBES, DECISIONS, OFFER_NOTHING
from contrabande.games.prohis.claims import CLAIMS, WAIVE
from contrabande.games.prohis.ending import begin_turn
from contrabande.games.prohis.events import DisplayLaid, HandDealt, MatchBegun
from contrabande.games.prohis.inspection import INSPECTION
from contrabande.games.prohis.model import Bribe, Claim, Convoy, Flip, Options, State, TakeDisplay, View
from contrabande.games.prohis.tables import CONTROLS, GOODS, KINDS, NOTHING
from contrabande.games.prohis.turn import PASS, STOP, TAKE_PILE, TURN

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
    for place in take(step.chance, [label] * number, pile):
        cards[place] += 1
    state.pile = tuple(pile)
    state.left -= number
    return tuple(cards)


PHASES: dict[str, Phase[State, View]] = {
    **TURN,
    **CLAIMS,
    **BRIBES,
    **INSPECTION,
}


OWNERS = frozenset(("turn", "draw", "bribe"))
"""The phases in which the player at turn is asked."""
INSPECTORS = frozenset(("answer", "decide", "flip"))
"""The phases in which the inspector is asked."""


# The doors of the kernel.


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
