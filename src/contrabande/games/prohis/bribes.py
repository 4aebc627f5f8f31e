"""The bribe: the owner of a convoy and its inspector come to terms, or not (PR-14, PR-15).

An offer        PR-14           BRIBE, ANSWER
No offer        PR-15           DECIDE: inspect or stand down
"""

from contrabande.engine.actions import Answers, Ask, Choice, Kinds
from contrabande.engine.counts import add, plus_one, put, remove
from contrabande.engine.events import Secret
from contrabande.engine.phases import Phase, turn_to
from contrabande.engine.step import Step
from contrabande.games.prohis.events import (
    BribeAccepted,
    BribeOffered,
    BribeRefused,
    BribeShown,
    InspectorNamed,
    InspectorStoodDown,
    NothingOffered,
)
from contrabande.games.prohis.inspection import begin_inspection, inspection, store_convoy, take_control_back
from contrabande.games.prohis.model import Accept, Bribe, Inspect, OfferNothing, Refuse, StandDown, State, View
from contrabande.games.prohis.tables import KINDS, NOTHING

OFFER_NOTHING = Choice(OfferNothing)
ANSWERS = (Choice(Accept), Choice(Refuse))
DECISIONS = (Choice(Inspect), Choice(StandDown))


def name_inspector(step: Step[State]) -> None:
    """The owner may now bribe the inspector, if he has a card left in his hand (PR-13, PR-14)."""
    state = step.state
    seat, control = inspection(state)
    step.emit(InspectorNamed(seat, state.turn, control))
    state.offers = 0
    if state.hand_sizes[state.turn]:
        turn_to(state, "bribe", state.turn)
    else:
        offer_nothing(step)


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
    turn_to(state, "answer", seat)


def offer_nothing(step: Step[State]) -> None:
    """Without any bribe the inspector decides; after a refused one he must inspect (PR-15, PR-Q7, PR-Q8)."""
    state = step.state
    seat, _ = inspection(state)
    step.emit(NothingOffered(state.turn))
    if state.offers:
        begin_inspection(step)
    else:
        turn_to(state, "decide", seat)


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
        turn_to(state, "bribe", state.turn)
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


BRIBES: dict[str, Phase[State, View]] = {
    "bribe": Phase(ask_bribe, do_bribe),
    "answer": Phase(ask_answer, do_answer),
    "decide": Phase(ask_decide, do_decide),
}
