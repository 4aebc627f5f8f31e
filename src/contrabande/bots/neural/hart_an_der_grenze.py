"""Hart an der Grenze in tokens: packing and keeping are a token per card and a stop, everything else is one token."""

from functools import lru_cache

import numpy as np

from contrabande.bots.neural.speech import Layout, Numbers, Speech
from contrabande.engine.actions import Action, Amount, AnySeat, Ask, Choice, Kinds, OneOf
from contrabande.engine.counts import Counts, plus_one
from contrabande.engine.seats import Seat
from contrabande.games.hart_an_der_grenze import GAME
from contrabande.games.hart_an_der_grenze import model as said
from contrabande.games.hart_an_der_grenze.features import PER_SEAT, TRADE
from contrabande.games.hart_an_der_grenze.model import Good, Knowledge, Options, View
from contrabande.games.hart_an_der_grenze.rules import PHASES
from contrabande.games.hart_an_der_grenze.tables import Printed

SEATS = Printed.SEATS[-1]
KINDS = len(Printed.GOODS)
LEGAL = len(Printed.LEGAL)

STOP = KINDS
"""Below it are the kinds of which one more card is packed or kept; this one ends it."""
DECLARED = STOP + 1
"""From here on 1 jug, 1 maracas, 1 sombrero, 2 jugs, …"""
SEAT = DECLARED + LEGAL * Printed.MOST_PACKED
"""From here on seats clockwise from one's own: whom to inspect, to seize from or to make sheriff."""
PASS = SEAT + SEATS
AGREE, OPEN = PASS + 1, PASS + 2
MONEY = OPEN
"""This token and so many more: offer or demand so many dollars."""
TOKENS = MONEY + Printed.HIGHEST_BRIBE + 1

DEBT = 64
"""Money is shown with this much added; what is then below 0 or above 255 stays there."""
TOLD = len(PHASES) + 4 * KINDS + 2 * KINDS + 5 + 4 + SEATS * PER_SEAT
"""Where the observation has what is told of a compound answer; after it comes money above 255, then the trade."""
TRADE_AT = TOLD + KINDS + SEATS
FEATURES = TRADE_AT + SEATS * TRADE

PLAIN: dict[type[Action], int] = {
    said.Waive: PASS,
    said.Pass: PASS,
    said.Pay: AGREE,
    said.Accept: AGREE,
    said.Open: OPEN,
    said.Refuse: OPEN,
}


# Tokens.


def spell(view: View, _ask: Ask, action: Action) -> list[int]:
    """The tokens of an action."""
    match action:
        case said.Pack(cards) | said.Keep(cards):
            return [kind for kind, count in enumerate(cards) for _ in range(count)] + [STOP]
        case said.Declare(count, kind):
            return [_declaration(count, kind)]
        case said.Inspect(other) | said.InspectExtra(other) | said.Seize(other) | said.ChooseSheriff(other):
            return [_seat(view, other)]
        case said.Offer(amount) | said.Demand(amount):
            return [MONEY + amount]
        case _:
            return [PLAIN[type(action)]]


def _declaration(count: int, kind: str) -> int:
    return DECLARED + LEGAL * (count - 1) + Printed.LEGAL.index(kind)


def _seat(view: View, other: Seat) -> int:
    return SEAT + (other - (view.seat or 0)) % view.seats


def grown(told: Counts, token: int) -> Counts:
    """The cards told so far, with that of a token."""
    return plus_one(told, token) if token < STOP else told


def action(view: View, ask: Ask, told: Counts, token: int) -> Action | None:
    """The action of a token, None within the cards of a case."""
    if token < STOP:
        return None
    if token == STOP:
        return _choice(ask, Kinds).action(*(told,))
    if token < SEAT:
        count, kind = divmod(token - DECLARED, LEGAL)
        return said.Declare(count + 1, Good(Printed.LEGAL[kind]))
    if token < PASS:
        return _choice(ask, AnySeat).action(*(Seat(((view.seat or 0) + token - SEAT) % view.seats),))
    if token > MONEY:
        return _choice(ask, Amount).action(*(token - MONEY,))
    return next(choice.action() for choice in ask.choices if PLAIN.get(choice.action) == token)


def _choice(ask: Ask, domain: type[Kinds | AnySeat | Amount]) -> Choice:
    """The choice of an ask that has one field, of that domain."""
    return next(choice for choice in ask.choices if [type(field) for field in choice.fields] == [domain])


def mask(view: View, ask: Ask, told: Counts) -> Numbers:
    """The tokens that may come next in an answer of which so many cards are told."""
    found = np.zeros(TOKENS, np.bool_)
    for choice in ask.choices:
        match choice.fields:
            case (Kinds() as kinds,):
                found[_more(kinds, told)] = True
            case (Amount(low, high), OneOf(names)):
                found[[_declaration(count, name) for count in range(low, high + 1) for name in names]] = True
            case (AnySeat(others),):
                found[[_seat(view, other) for other in others]] = True
            case (Amount(low, high),):
                found[MONEY + low : MONEY + high + 1] = True
            case _:
                found[PLAIN[choice.action]] = True
    return found


def _more(kinds: Kinds, told: Counts) -> list[int]:
    """One card more of the last kind or a later one, or stop."""
    last = max((kind for kind, count in enumerate(told) if count), default=0)
    left = [kind for kind in range(last, KINDS) if told[kind] < kinds.available[kind]]
    stop = [STOP] if sum(told) >= kinds.least else []
    return stop + left if sum(told) < kinds.most else stop


def tact(view: View, odds: Numbers) -> Numbers:
    """A sheriff demands more than he is offered (HG-15), and no more than the other has where that is known (HG-Q17).

    Among its equals a network demands sums that nobody has: that is a no, and "all that you have" says it as well.
    Where all is offered already, nothing is left but to take it or to refuse.
    """
    bargain = view.bargain
    cash = view.cash[bargain.target] if bargain else None
    if view.phase != "haggle" or bargain is None or cash is None:
        return odds
    offer, first = bargain.offer or 0, MONEY + 1
    found = odds.copy()
    found[first:] = 0
    if cash > offer:
        sums = np.arange(1, Printed.HIGHEST_BRIBE + 1)
        np.add.at(found, MONEY + np.clip(sums, offer + 1, min(cash, Printed.HIGHEST_BRIBE)), odds[first:])
    whole = found.sum()
    return found / whole if whole else odds


# The observation.


def observe(view: View, known: Knowledge) -> Numbers:
    """The game's features in whole numbers, each block padded to the printed edition; money above 255 is told apart."""
    seen = layout(view.options, view.seats).observation(GAME.features(view, known))
    for place in range(view.seats):
        cash = view.cash[((view.seat or 0) + place) % view.seats]
        seen[TOLD + KINDS + place] = min(max((cash or 0) + DEBT - 255, 0), 255)
    return seen


@lru_cache(maxsize=64)
def layout(options: Options, seats: int) -> Layout:
    """Where the features of an edition lie: all blocks are the printed ones, but for fewer seats."""
    tables = options.tables
    copies = [max(1, count) for count in tables.COPIES]
    progress = [sum(tables.COPIES), tables.ROUNDS, tables.turns(seats), 1, 1]
    seat = np.ones(PER_SEAT)
    seat[[4, -1]] = Printed.CASH
    debt = np.zeros(PER_SEAT)
    debt[4] = DEBT
    talk = [Printed.HIGHEST_BRIBE, Printed.HIGHEST_BRIBE, 1, 1]
    table = [*[1] * (len(PHASES) + 4 * KINDS), *copies, *copies, *progress, *talk]
    blank = np.zeros(FEATURES, np.uint8)
    blank[len(table) : TOLD] = np.tile(debt, SEATS)
    trade = np.ones(TRADE)
    trade[-1] = Printed.CASH
    most = tables.SEATS[-1]
    places = np.concatenate([np.arange(len(table) + PER_SEAT * most), TRADE_AT + np.arange(TRADE * most)])
    scales = np.concatenate([table, np.tile(seat, most), np.tile(trade, most)])
    offsets = np.concatenate([np.zeros(len(table)), np.tile(debt, most), np.zeros(TRADE * most)])
    return Layout(places, scales, blank, offsets)


SPEECH = Speech(
    game=GAME,
    tokens=TOKENS,
    features=FEATURES,
    place=TOLD,
    kinds=KINDS,
    observe=observe,
    mask=mask,
    grown=grown,
    action=action,
    spell=spell,
    tact=tact,
)
