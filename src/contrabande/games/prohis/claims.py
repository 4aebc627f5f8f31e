"""Who inspects the convoy on the road (PR-12, PR-13).

Sealed          PR-12, PR-13    CLAIM: all at once
Open            PR-Q4           RAISE: one after the other
"""

from functools import cache, lru_cache
from itertools import compress

from contrabande.engine.actions import Answer, Answers, Ask, Choice, OneOf
from contrabande.engine.counts import Counts, minus_one
from contrabande.engine.phases import Phase, enter, turn_to
from contrabande.engine.seats import Seat, everyone, left_of, only
from contrabande.engine.step import Step
from contrabande.games.prohis.bribes import name_inspector
from contrabande.games.prohis.events import ClaimWaived, ControlPlayed, TieBroken
from contrabande.games.prohis.inspection import rank_of, store_convoy, take_control_back
from contrabande.games.prohis.model import Claim, Kind, State, View, Waive
from contrabande.games.prohis.tables import CONTROLS, GOODS, KINDS

WAIVE = Choice(Waive)


@cache
def opponents(owner: Seat, seats: int) -> frozenset[Seat]:
    """Everybody but the owner of the convoy (PR-12)."""
    return everyone(seats) - only(owner)


def call_inspectors(step: Step[State]) -> None:
    """Every opponent is asked whether he wants to inspect, also one without a control card (PR-12, PR-Q4)."""
    state = step.state
    if state.options.claim == "sealed":
        enter(state, "claim", opponents(state.turn, state.seats))
    else:
        state.asked = left_of(state.turn, state.seats)
        state.waived = 0
        turn_to(state, "raise", state.asked)


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
    """Where several have played the highest rank, everybody is told how one of them was found (PR-13, PR-Q3)."""
    if len(claims) == 1:
        return claims[0]
    found = first_of(step, claims)
    step.emit(TieBroken(found[0].seat, tuple([answer.seat for answer, _ in claims]), step.state.options.tie))
    return found


def first_of(step: Step[State], claims: list[tuple[Answer, Kind]]) -> tuple[Answer, Kind]:
    """Among equal ranks chance, the fastest, or the first clockwise from the owner (PR-Q3)."""
    state = step.state
    match state.options.tie:
        case "random":
            return claims[step.chance.below("tie", len(claims))]
        case "speed":
            return min(claims, key=lambda claim: claim[0].rank or 0)
        case _:
            return min(claims, key=lambda claim: (claim[0].seat - state.turn) % state.seats)


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
    turn_to(state, "raise", state.asked)


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


CLAIMS: dict[str, Phase[State, View]] = {
    "claim": Phase(ask_claim, do_claim),
    "raise": Phase(ask_raise, do_raise),
}
