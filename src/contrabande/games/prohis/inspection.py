"""From the convoy on the road to a store (PR-12 … PR-17).

Who inspects    PR-12, PR-13    CLAIM: sealed; or RAISE: open, one after the other
The bribe       PR-14, PR-15    BRIBE, ANSWER; where nothing was offered DECIDE
The inspection  PR-16, PR-17    FLIP, store_convoy, catch
"""

from functools import cache, lru_cache
from itertools import compress

from contrabande.engine.actions import Amount, Answer, Answers, Ask, Choice, Kinds, OneOf
from contrabande.engine.counts import Counts, add, minus_one, plus_one, put, remove
from contrabande.engine.events import Secret
from contrabande.engine.phases import Phase, enter
from contrabande.engine.seats import Seat, everyone, left_of, only
from contrabande.engine.step import Step
from contrabande.games.prohis.ending import end_turn
from contrabande.games.prohis.events import (
    BribeAccepted,
    BribeOffered,
    BribeRefused,
    BribeShown,
    CardTurned,
    ClaimWaived,
    ControlPlayed,
    ControlWon,
    ConvoyCaught,
    ConvoyStored,
    InspectionBegun,
    InspectorNamed,
    InspectorStoodDown,
    NothingOffered,
)
from contrabande.games.prohis.model import (
    Accept,
    Bribe,
    Claim,
    Flip,
    Inspect,
    Kind,
    OfferNothing,
    Refuse,
    StandDown,
    State,
    View,
    Waive,
)
from contrabande.games.prohis.tables import CONTROLS, GOODS, ILLEGAL, INSPECTS, KINDS, LEGAL, NOTHING

WAIVE = Choice(Waive)
OFFER_NOTHING = Choice(OfferNothing)
ANSWERS = (Choice(Accept), Choice(Refuse))
DECISIONS = (Choice(Inspect), Choice(StandDown))


def rank_of(control: str) -> int:
    """The rank of a control card: how many cards it may inspect (PR-2)."""
    return INSPECTS[KINDS.index(control)]


# Who inspects.


@cache
def opponents(owner: Seat, seats: int) -> frozenset[Seat]:
    """Everybody but the owner of the convoy (PR-12)."""
    return everyone(seats) - only(owner)


def call_inspectors(step: Step[State]) -> None:
    """Every opponent is asked whether he wants to inspect (PR-12)."""
    state = step.state
    if state.options.claim == "sealed":
        enter(state, "claim", INSPECTION)
    else:
        state.asked = left_of(state.turn, state.seats)
        state.waived = 0
        enter(state, "raise", INSPECTION)


def at_claim(state: State) -> frozenset[Seat]:
    """All opponents at once, also those who hold no control card (PR-12, PR-Q4)."""
    return opponents(state.turn, state.seats)


def ask_claim(view: View) -> Ask:
    """Play one control card, or none; where the fastest wins, the order of arrival counts (PR-12, PR-Q3)."""
    return _claim_ask(view.hand[len(GOODS) :], view.turn, view.convoy_size, view.options.tie == "speed")


@lru_cache(maxsize=8192)
def _claim_ask(controls: Counts, owner: Seat, size: int, is_ranked: bool) -> Ask:
    facts = (("owner_seat", int(owner)), ("size", size))
    return Ask("claim", claim_choices(controls, 0), ("PR-12", "PR-13"), facts, is_ranked)


def claim_choices(controls: Counts, least: int) -> tuple[Choice, ...]:
    """The control cards in hand that beat the best one on the table, of rank *least* (PR-12, PR-Q4)."""
    held = tuple(compress(CONTROLS[least:], controls[least:]))
    return (Choice(Claim, (OneOf(held),)), WAIVE) if held else (WAIVE,)


def do_claim(step: Step[State], answers: Answers) -> None:
    """All control cards are shown at once; the highest rank inspects, the others go back to hand (PR-13)."""
    claims: list[tuple[Answer, Kind]] = []
    for answer in answers:
        action = answer.action
        if isinstance(action, Claim):
            claims.append((answer, action.control))
            step.emit(ControlPlayed(answer.seat, action.control))
    if not claims:
        store_convoy(step)
        return
    best = max(rank_of(control) for _, control in claims)
    winner, control = break_tie(step, [claim for claim in claims if rank_of(claim[1]) == best])
    play_control(step.state, winner.seat, control)
    name_inspector(step)


def break_tie(step: Step[State], claims: list[tuple[Answer, Kind]]) -> tuple[Answer, Kind]:
    """Among equal ranks chance, the fastest, or the first clockwise from the owner (PR-Q3)."""
    state = step.state
    if len(claims) == 1:
        return claims[0]
    match state.options.tie:
        case "random":
            return claims[step.chance.below("tie", len(claims))]
        case "speed":
            return min(claims, key=lambda claim: claim[0].rank or 0)
        case _:
            return min(claims, key=lambda claim: (claim[0].seat - state.turn) % state.seats)


def at_raise(state: State) -> frozenset[Seat]:
    """One opponent after the other, clockwise (PR-Q4)."""
    return only(state.asked)


def ask_raise(view: View) -> Ask:
    """Play a control card that is higher than the best so far, or waive (PR-Q4)."""
    least = 0 if view.control is None else rank_of(view.control)
    facts = (("owner_seat", int(view.turn)), ("size", view.convoy_size))
    return Ask("raise", claim_choices(view.hand[len(GOODS) :], least), ("PR-12", "PR-Q4"), facts)


def do_raise(step: Step[State], answers: Answers) -> None:
    """Claims rise until all the others have waived in a row (PR-Q4)."""
    state = step.state
    seat, action = answers[0].seat, answers[0].action
    if isinstance(action, Claim):
        step.emit(ControlPlayed(seat, action.control))
        if state.inspector is not None:
            take_control_back(state)
        play_control(state, seat, action.control)
        state.waived = 0
    else:
        step.emit(ClaimWaived(seat))
        state.waived += 1
    if state.inspector is None:
        if state.waived == state.seats - 1:
            store_convoy(step)
            return
    elif state.waived == state.seats - 2 or state.control == CONTROLS[-1]:
        name_inspector(step)
        return
    state.asked = next_to_raise(state)
    enter(state, "raise", INSPECTION)


def next_to_raise(state: State) -> Seat:
    """The next opponent clockwise who does not hold the best claim (PR-Q4)."""
    seat = left_of(state.asked, state.seats)
    while seat == state.turn or seat == state.inspector:
        seat = left_of(seat, state.seats)
    return seat


def play_control(state: State, seat: Seat, control: Kind) -> None:
    """A control card leaves the hand and lies on the table (PR-12)."""
    state.inspector = seat
    state.control = control
    state.hands[seat] = minus_one(state.hands[seat], KINDS.index(control))
    state.hand_sizes = minus_one(state.hand_sizes, seat)


def take_control_back(state: State) -> None:
    """The control card on the table goes back to the hand it came from (PR-13, PR-14)."""
    seat, control = inspection(state)
    give_control(state, seat, control)


def give_control(state: State, seat: Seat, control: Kind) -> None:
    """The control card on the table comes to the hand of *seat*."""
    state.hands[seat] = plus_one(state.hands[seat], KINDS.index(control))
    state.hand_sizes = plus_one(state.hand_sizes, seat)
    state.inspector = state.control = None


def inspection(state: State) -> tuple[Seat, Kind]:
    """The inspector and his control card on the table."""
    assert state.inspector is not None
    assert state.control is not None
    return state.inspector, state.control


# The bribe.


def name_inspector(step: Step[State]) -> None:
    """The owner may now bribe the inspector, if he has a card left in his hand (PR-13, PR-14)."""
    state = step.state
    seat, control = inspection(state)
    step.emit(InspectorNamed(seat, state.turn, control))
    state.offers = 0
    if state.hand_sizes[state.turn]:
        enter(state, "bribe", INSPECTION)
    else:
        offer_nothing(step)


def at_owner(state: State) -> frozenset[Seat]:
    """The owner of the convoy."""
    return only(state.turn)


def at_inspector(state: State) -> frozenset[Seat]:
    """The player who may inspect."""
    assert state.inspector is not None
    return only(state.inspector)


def ask_bribe(view: View) -> Ask:
    """Offer one or more cards of the hand, or nothing (PR-14, PR-Q7)."""
    assert view.inspector is not None
    assert view.control is not None
    bribe = Choice(Bribe, (Kinds(view.hand, 1, view.hand_sizes[view.turn]),))
    facts = (("inspector_seat", int(view.inspector)), ("control", view.control), ("offers", view.offers))
    return Ask("bribe", (bribe, OFFER_NOTHING), ("PR-14",), facts)


def do_bribe(step: Step[State], answers: Answers) -> None:
    """The inspector looks at the offered cards; all others see how many there are (PR-14)."""
    action = answers[0].action
    if not isinstance(action, Bribe):
        offer_nothing(step)
        return
    state = step.state
    owner, cards, size = state.turn, action.cards, sum(action.cards)
    seat, _ = inspection(state)
    state.hands[owner] = remove(state.hands[owner], cards)
    state.hand_sizes = put(state.hand_sizes, owner, state.hand_sizes[owner] - size)
    state.offer = cards
    state.offer_size = size
    state.offers += 1
    step.emit(BribeOffered(owner, seat, size, Secret(cards, (owner, seat))))
    if state.options.bribe_public == "yes":
        step.emit(BribeShown(owner, cards))
    enter(state, "answer", INSPECTION)


def offer_nothing(step: Step[State]) -> None:
    """Without any bribe the inspector decides; after a refused one he must inspect (PR-15, PR-Q7, PR-Q8)."""
    state = step.state
    step.emit(NothingOffered(state.turn))
    if state.offers:
        begin_inspection(step)
    else:
        enter(state, "decide", INSPECTION)


def ask_answer(view: View) -> Ask:
    """Accept the bribe or refuse it (PR-14)."""
    return Ask("answer", ANSWERS, ("PR-14",), (("owner_seat", int(view.turn)), ("size", view.offer_size)))


def do_answer(step: Step[State], answers: Answers) -> None:
    """Accepted, the bribe goes to the inspector's store; refused, back to the owner's hand (PR-14)."""
    state = step.state
    owner, cards, size = state.turn, state.offer, state.offer_size
    seat, control = inspection(state)
    state.offer = NOTHING
    state.offer_size = 0
    if isinstance(answers[0].action, Accept):
        state.stores[seat] = add(state.stores[seat], cards)
        state.store_sizes = put(state.store_sizes, seat, state.store_sizes[seat] + size)
        take_control_back(state)
        step.emit(BribeAccepted(seat, owner, size, control))
        store_convoy(step)
        return
    state.hands[owner] = add(state.hands[owner], cards)
    state.hand_sizes = put(state.hand_sizes, owner, state.hand_sizes[owner] + size)
    step.emit(BribeRefused(seat, owner, size))
    if state.offers < state.options.max_offers:
        enter(state, "bribe", INSPECTION)
    else:
        begin_inspection(step)


def ask_decide(view: View) -> Ask:
    """Nothing was offered: inspect, or stand down (PR-15)."""
    return Ask("decide", DECISIONS, ("PR-15", "PR-16"), (("owner_seat", int(view.turn)), ("size", view.convoy_size)))


def do_decide(step: Step[State], answers: Answers) -> None:
    """Standing down puts the control card into the inspector's own store (PR-15, PR-Q9)."""
    if isinstance(answers[0].action, Inspect):
        begin_inspection(step)
        return
    state = step.state
    seat, control = inspection(state)
    state.stores[seat] = plus_one(state.stores[seat], KINDS.index(control))
    state.store_sizes = plus_one(state.store_sizes, seat)
    state.inspector = state.control = None
    step.emit(InspectorStoodDown(seat, state.turn, control))
    store_convoy(step)


# The inspection.


def begin_inspection(step: Step[State]) -> None:
    """The inspector will turn cards one by one (PR-16)."""
    state = step.state
    seat, control = inspection(state)
    step.emit(InspectionBegun(seat, state.turn, control))
    enter(state, "flip", INSPECTION)


def ask_flip(view: View) -> Ask:
    """Choose the back to turn (PR-16, PR-Q10)."""
    assert view.control is not None
    left = min(rank_of(view.control) - sum(view.turned), view.convoy_size)
    facts = (("owner_seat", int(view.turn)), ("left", left))
    return Ask("flip", (Choice(Flip, (Amount(1, view.convoy_size),)),), ("PR-16", "PR-17"), facts)


def do_flip(step: Step[State], answers: Answers) -> None:
    """Turn a card: illegal goods or a control card end the inspection, as does its limit (PR-16, PR-17).

    The backs lie in random order (PR-Q19), so chance says which card lies at the position.
    """
    action = answers[0].action
    assert isinstance(action, Flip)
    state = step.state
    seat, control = inspection(state)
    place = step.chance.draw("flip", state.convoy)
    state.convoy = minus_one(state.convoy, place)
    state.convoy_size -= 1
    state.turned = plus_one(state.turned, place)
    step.emit(CardTurned(seat, state.turn, action.position, Kind(KINDS[place])))
    if place == ILLEGAL:
        catch(step)
    elif place == LEGAL and state.convoy_size and sum(state.turned) < rank_of(control):
        enter(state, "flip", INSPECTION)
    else:
        store_convoy(step)


def store_convoy(step: Step[State]) -> None:
    """The convoy reaches its owner's store, and he keeps the card of whoever inspected in vain (PR-12, PR-17)."""
    state = step.state
    owner, size = state.turn, state.convoy_size + sum(state.turned)
    state.stores[owner] = add(add(state.stores[owner], state.convoy), state.turned)
    state.store_sizes = put(state.store_sizes, owner, state.store_sizes[owner] + size)
    step.emit(ConvoyStored(owner, size))
    if state.inspector is not None:
        loser, control = inspection(state)
        give_control(state, owner, control)
        step.emit(ControlWon(owner, loser, control))
    leave_road(step)


def catch(step: Step[State]) -> None:
    """The inspector stores the whole convoy and his control card (PR-17, PR-Q17)."""
    state = step.state
    seat, control = inspection(state)
    owner, cards = state.turn, add(state.convoy, state.turned)
    state.stores[seat] = plus_one(add(state.stores[seat], cards), KINDS.index(control))
    state.store_sizes = put(state.store_sizes, seat, state.store_sizes[seat] + sum(cards) + 1)
    state.inspector = state.control = None
    step.emit(ConvoyCaught(seat, owner, sum(cards), control, Secret(cards, (owner, seat))))
    leave_road(step)


def leave_road(step: Step[State]) -> None:
    """No convoy is under way any more, and the turn is over."""
    state = step.state
    state.convoy = state.turned = NOTHING
    state.convoy_size = state.offers = state.waived = 0
    end_turn(step)


INSPECTION: dict[str, Phase[State, View]] = {
    "claim": Phase(at_claim, ask_claim, do_claim),
    "raise": Phase(at_raise, ask_raise, do_raise),
    "bribe": Phase(at_owner, ask_bribe, do_bribe),
    "answer": Phase(at_inspector, ask_answer, do_answer),
    "decide": Phase(at_inspector, ask_decide, do_decide),
    "flip": Phase(at_inspector, ask_flip, do_flip),
}
