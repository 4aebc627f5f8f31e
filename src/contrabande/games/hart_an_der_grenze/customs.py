"""At the customs: the declaration, the talk between sheriff and target, the opened case, the seized case.

Declaring       HG-13                     ask_declare
Bargaining      HG-15, HG-16, rules 1.8   ask_bribe, ask_haggle, offer, demand, pay
An open case    HG-17 … HG-22             open_case
A seizure       HG-24 … HG-26             seize_case
"""

from functools import cache

from contrabande.engine.actions import Amount, AnySeat, Ask, Choice, OneOf
from contrabande.engine.counts import Counts, add, put, remove
from contrabande.engine.events import Secret
from contrabande.engine.seats import Seat
from contrabande.engine.step import Step
from contrabande.games.hart_an_der_grenze.events import (
    BribeDemanded,
    BribeOffered,
    BribePaid,
    CaseOpened,
    CaseSeized,
    CompensationPaid,
    FinePaid,
)
from contrabande.games.hart_an_der_grenze.model import (
    Accept,
    Bargain,
    Declaration,
    Declare,
    Demand,
    Fate,
    Offer,
    Open,
    Options,
    Pay,
    Refuse,
    State,
    View,
)
from contrabande.games.hart_an_der_grenze.tables import EDITIONS

# What is declared, and what is in the case.


def ask_declare(view: View) -> Ask:
    """One legal kind and a number, neither of which need be true (HG-13, HG-Q1, HG-Q3, HG-Q4)."""
    options = view.options
    return _exact_declare_ask(view) if options.count == "exact" else _free_declare_ask(options.edition)


def _exact_declare_ask(view: View) -> Ask:
    size = sum(view.case)
    choice = Choice(Declare, (Amount(size, size), OneOf(view.options.tables.LEGAL)))
    return Ask("declare_exact", (choice,), ("HG-13", "HG-Q1", "HG-Q4"), (("count", size),))


@cache
def _free_declare_ask(edition: str) -> Ask:
    tables = EDITIONS[edition]
    choice = Choice(Declare, (Amount(1, tables.MOST_PACKED), OneOf(tables.LEGAL)))
    return Ask("declare", (choice,), ("HG-13", "HG-Q1", "HG-Q3", "HG-Q4"))


def place_of(options: Options, declared: Declaration) -> int:
    """The declared kind's place in the row of goods."""
    return options.tables.GOODS.index(declared.kind)


def matching(options: Options, case: Counts, declared: Declaration) -> Counts:
    """As many cards of the declared kind as were declared, where there are that many (HG-18)."""
    place = place_of(options, declared)
    return put((0,) * len(case), place, min(declared.count, case[place]))


def is_true(options: Options, case: Counts, declared: Declaration) -> bool:
    """Whether the case holds exactly what was declared (HG-20)."""
    return sum(case) == case[place_of(options, declared)] == declared.count


@cache
def closed_cases(fates: tuple[Fate, ...]) -> AnySeat:
    """Those who have packed and were not inspected or seized in this turn (HG-14, HG-23, HG-24)."""
    return AnySeat(tuple([Seat(seat) for seat, fate in enumerate(fates) if fate == "closed"]))


# Bargaining: target and sheriff in strict alternation.

OPEN = Choice(Open)
PAY = Choice(Pay)
ACCEPT = Choice(Accept)
REFUSE = Choice(Refuse)


def ask_bribe(view: View) -> Ask:
    """The target opens, offers what he can pay, or pays what is demanded (HG-15, HG-Q6, HG-Q7)."""
    bargain = view.bargain
    assert bargain is not None
    cash = view.cash[bargain.target]
    assert cash is not None
    facts: tuple[tuple[str, int | str], ...] = (("sheriff_seat", view.sheriff), ("cash", cash))
    choices: tuple[Choice, ...] = (OPEN,)
    tables = view.options.tables
    if cash >= tables.LOWEST_BRIBE and not must_open(view):
        choices = (Choice(Offer, (Amount(tables.LOWEST_BRIBE, min(cash, tables.HIGHEST_BRIBE)),)), OPEN)
    if bargain.demand is None:
        return Ask("bribe", choices, ("HG-15", "HG-Q6", "HG-Q7", "HG-Q8"), facts)
    facts = (*facts, ("demand", bargain.demand))
    if bargain.demand <= cash:
        choices = (PAY, *choices)
    return Ask("demanded", choices, ("HG-15", "HG-16", "HG-Q7", "HG-Q8"), facts)


def any_bribe(options: Options) -> Amount:
    """What can be demanded: whole dollars, whatever the target has (rules 1.8)."""
    return Amount(options.tables.LOWEST_BRIBE, options.tables.HIGHEST_BRIBE)


def must_open(view: View) -> bool:
    """Whether the target may not bribe because he told the truth (HG-Q6, hg.bribe_by=liars_only)."""
    if view.options.bribe_by == "anyone":
        return False
    declared = view.declared[view.actor]
    assert declared is not None
    return is_true(view.options, view.case, declared)


def ask_haggle(view: View) -> Ask:
    """The sheriff accepts, refuses or demands; after the last offer he demands no more (HG-15, HG-Q8)."""
    bargain = view.bargain
    assert bargain is not None
    assert bargain.offer is not None
    facts: tuple[tuple[str, int | str], ...] = (("target_seat", bargain.target), ("offer", bargain.offer))
    if bargain.offers < view.options.max_offers:
        demands = Choice(Demand, (any_bribe(view.options),))
        return Ask("haggle", (ACCEPT, REFUSE, demands), ("HG-15", "HG-16", "HG-17", "HG-Q8"), facts)
    return Ask("last_offer", (ACCEPT, REFUSE), ("HG-16", "HG-17", "HG-Q8"), facts)


def offer(step: Step[State], bargain: Bargain, amount: int) -> None:
    """The target offers a bribe (HG-15)."""
    state = step.state
    state.bargain = Bargain(bargain.target, bargain.offers + 1, amount, bargain.demand)
    step.emit(BribeOffered(bargain.target, state.sheriff, amount))


def demand(step: Step[State], bargain: Bargain, amount: int) -> None:
    """The sheriff asks for another sum (HG-15)."""
    state = step.state
    state.bargain = Bargain(bargain.target, bargain.offers, bargain.offer, amount)
    step.emit(BribeDemanded(state.sheriff, bargain.target, amount))


def pay(step: Step[State], target: Seat, amount: int | None) -> None:
    """The sheriff gets the money, and the goods go unseen behind the case (HG-16)."""
    assert amount is not None
    state = step.state
    cash = put(state.cash, target, state.cash[target] - amount)
    state.cash = put(cash, state.sheriff, cash[state.sheriff] + amount)
    bring_across(state, target, state.cases[target])
    state.fates = put(state.fates, target, "bribed")
    step.emit(BribePaid(target, state.sheriff, amount))


def bring_across(state: State, owner: Seat, cards: Counts) -> None:
    """*cards* come to lie behind their owner's case, and the case is empty (HG-16, HG-19, HG-25, HG-27)."""
    state.behind = put(state.behind, owner, add(state.behind[owner], cards))
    state.cases = put(state.cases, owner, (0,) * len(cards))


# An open case.


def open_case(step: Step[State], target: Seat) -> None:
    """What was declared is kept, the rest is discarded and fined; the truth is compensated (HG-17 to HG-22)."""
    state = step.state
    case, declared = state.cases[target], state.declared[target]
    assert declared is not None
    kept = matching(state.options, case, declared)
    discarded = remove(case, kept)
    bring_across(state, target, kept)
    state.discards = add(state.discards, discarded)
    state.fates = put(state.fates, target, "opened")
    step.emit(CaseOpened(target, case, discarded))
    if any(discarded):
        fine(step, target, discarded)
    elif is_true(state.options, case, declared):
        compensate(step, target, declared)


def fine(step: Step[State], target: Seat, discarded: Counts) -> None:
    """For each card its fine to the bank; who has too little owes it, or pays what he has (HG-19, HG-Q9)."""
    state = step.state
    owed = sum([count * each for count, each in zip(discarded, state.options.tables.FINES)])
    paid = min(owed, state.cash[target]) if state.options.unpayable == "cap" else owed
    earn(state, target, -paid)
    step.emit(FinePaid(target, owed, paid))


def compensate(step: Step[State], target: Seat, declared: Declaration) -> None:
    """The bank pays the wrongly accused what is printed on his goods, once (HG-20, HG-Q5)."""
    state = step.state
    amount = state.options.tables.COMPENSATION[place_of(state.options, declared)]
    if state.options.compensation == "per_card":
        amount *= declared.count
    earn(state, target, amount)
    step.emit(CompensationPaid(target, amount))


def earn(state: State, seat: Seat, amount: int) -> None:
    """The bank pays *seat*, or is paid where the amount is negative."""
    state.cash = put(state.cash, seat, state.cash[seat] + amount)
    state.bank -= amount


# A seizure.


def seize_case(step: Step[State], target: Seat) -> None:
    """The sheriff looks in secret, returns what was declared and keeps the rest (HG-25, HG-26, HG-Q15)."""
    state = step.state
    sheriff, case, declared = state.sheriff, state.cases[target], state.declared[target]
    assert declared is not None
    returned = matching(state.options, case, declared)
    taken = remove(case, returned)
    bring_across(state, target, returned)
    state.behind = put(state.behind, sheriff, add(state.behind[sheriff], taken))
    state.fates = put(state.fates, target, "seized")
    state.seizures = put(state.seizures, sheriff, False)
    step.emit(CaseSeized(sheriff, target, sum(returned), sum(taken), Secret(case, (sheriff, target))))
