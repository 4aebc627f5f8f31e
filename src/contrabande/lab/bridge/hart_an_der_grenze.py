"""Hart an der Grenze: the reference's state, answers and features as the simulator's arrays, tokens and numbers."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

import numpy as np

from contrabande.engine.actions import Action, Amount, Answers, AnySeat, Ask, Kinds, OneOf
from contrabande.engine.counts import Counts
from contrabande.engine.phases import OVER
from contrabande.games.hart_an_der_grenze import GAME
from contrabande.games.hart_an_der_grenze import model as said
from contrabande.games.hart_an_der_grenze.model import Declaration, Knowledge, Lot, Options, State, View
from contrabande.games.hart_an_der_grenze.tables import Printed
from contrabande.lab.bridge.bridge import Bridge, Layout, Move, Numbers
from contrabande.lab.sim import hart_an_der_grenze_look as look
from contrabande.lab.sim import hart_an_der_grenze_table as sim
from contrabande.lab.sim.hart_an_der_grenze_cards import KINDS, SEATS, cards_of
from contrabande.laws.line import Line

VARIANTS: tuple[Options, ...] = tuple(variant.options for variant in GAME.variants)
PHASES = ("pack", "declare", "inspect", "bribe", "haggle", "extra", "seize", "keep", "choose", OVER)
FATES = {"none": 0, "closed": sim.CLOSED, "opened": sim.OPENED, "bribed": sim.BRIBED, "seized": sim.SEIZED}
TOLD = look.FEATURES - SEATS - KINDS
"""Where the observation has what is told of a compound answer; after it comes money above 255."""


# The state.


def arrays(line: Line) -> Mapping[str, object]:
    """Every field of `sim.State`."""
    state, known = line.state, line.knowledge[None]
    assert isinstance(state, State)
    assert isinstance(known, Knowledge)
    return {
        "variant": VARIANTS.index(state.options),
        "seats": state.seats,
        "phase": PHASES.index(state.phase),
        "round": state.round,
        "turn": state.turn,
        "sheriff": state.sheriff,
        "asked": min(state.waiting, default=0),
        **{zone: _seats(map(cards_of, getattr(state, zone))) for zone in ("hands", "cases", "behind", "under")},
        "hand_sizes": _packed(state.hand_sizes),
        "behind_sizes": _packed(state.behind_sizes, 5),
        "declared": _packed([_declared(declared) for declared in state.declared], 5),
        "fates": _packed([FATES[fate] for fate in state.fates]),
        **_talk(state),
        "stones": _packed([sim.WHITE * white + sim.RED * red for white, red in zip(state.extras, state.seizures)]),
        "pile": cards_of(state.pile),
        "discards": cards_of(state.discards),
        "cash": _seats(state.cash),
        "bribes": _seats(known.bribes if _turn_lasts(state) else ()),
        **_records(known),
    }


def _turn_lasts(state: State) -> bool:
    """Whether the cases are not yet cleared."""
    return state.phase not in ("keep", "choose", OVER)


def _packed(row: Sequence[int], bits: int = 4) -> int:
    """A number per seat as one."""
    return sum(number << bits * place for place, number in enumerate(row))


def _seats(row: Iterable[int]) -> list[int]:
    """A row with zeros for the seats that are not taken."""
    found = list(row)
    return found + [0] * (SEATS - len(found))


def _declared(declared: Declaration | None) -> int:
    """The number, and two bits for the kind."""
    return declared.count | Printed.LEGAL.index(declared.kind) << 3 if declared else 0


def _talk(state: State) -> dict[str, int]:
    """The sheriff's talk, if there is one."""
    talk = state.bargain
    if talk is None:
        return dict.fromkeys(("target", "offers", "offer", "demand"), 0)
    return {"target": talk.target, "offers": talk.offers, "offer": talk.offer or 0, "demand": talk.demand or 0}


def _records(known: Knowledge) -> dict[str, object]:
    """What has been seen of each seat's cases."""
    seen = [entry for entry in known.story if isinstance(entry, Lot)]
    lots = [[lot for lot in seen if lot.seat == seat] for seat in range(known.seats)]
    opened = [[lot for lot in row if lot.fate == "opened"] for row in lots]
    return {
        "paid": _seats(min(255, sum(lot.bribe for lot in row)) for row in lots),
        "lots": _packed([len(row) for row in lots]),
        "caught": _packed([sum(lot.size > lot.returned for lot in row) for row in opened]),
        "honest": _packed([sum(lot.size == lot.returned for lot in row) for row in opened]),
        "bought": _packed([sum(lot.fate == "bribed" for lot in row) for row in lots]),
    }


# Answers and questions.


def moves(line: Line, answers: Answers) -> list[Move]:
    """Packing and keeping are a token per card and a stop, seat by seat; everything else is one token."""
    found = []
    for answer in answers:
        state, known, seat = line.state, line.knowledge[answer.seat], answer.seat
        assert isinstance(state, State)
        assert isinstance(known, Knowledge)
        view = GAME.view(state, seat)
        ask = GAME.ask(view)
        assert ask is not None
        seen = observation(view, known)
        told = [0] * KINDS
        for token in tokens(answer.action, seat, state.seats):
            seen = seen.copy()
            seen[TOLD : TOLD + KINDS] = told
            found.append(Move(seat, token, mask(ask, tuple(told), seat, state.seats), seen))
            if token < sim.STOP:
                told[token] += 1
    return found


def tokens(action: Action, seat: int, seats: int) -> list[int]:
    """The tokens of an action."""
    match action:
        case said.Pack(cards) | said.Keep(cards):
            return [kind for kind, count in enumerate(cards) for _ in range(count)] + [sim.STOP]
        case said.Declare(count, kind):
            return [_declaration(count, kind)]
        case said.Inspect(other) | said.InspectExtra(other) | said.Seize(other) | said.ChooseSheriff(other):
            return [sim.SEAT + (other - seat) % seats]
        case said.Offer(amount) | said.Demand(amount):
            return [sim.MONEY + amount]
        case _:
            return [PLAIN[type(action)]]


PLAIN: dict[type[Action], int] = {
    said.Waive: sim.PASS,
    said.Pass: sim.PASS,
    said.Pay: sim.AGREE,
    said.Accept: sim.AGREE,
    said.Open: sim.OPEN,
    said.Refuse: sim.OPEN,
}


def _declaration(count: int, kind: str) -> int:
    """The token of a declaration."""
    return sim.DECLARED + sim.LEGAL * (count - 1) + Printed.LEGAL.index(kind)


def mask(ask: Ask, told: Counts, seat: int, seats: int) -> Numbers:
    """The tokens that may come next in an answer of which so many cards are told."""
    found = np.zeros(sim.TOKENS, np.bool_)
    for choice in ask.choices:
        match choice.fields:
            case (Kinds() as kinds,):
                found[_more(kinds, told)] = True
            case (Amount(low, high), OneOf(names)):
                found[[_declaration(count, name) for count in range(low, high + 1) for name in names]] = True
            case (AnySeat(others),):
                found[[sim.SEAT + (other - seat) % seats for other in others]] = True
            case (Amount(low, high),):
                found[sim.MONEY + low : sim.MONEY + high + 1] = True
            case _:
                found[PLAIN[choice.action]] = True
    return found


def _more(kinds: Kinds, told: Counts) -> list[int]:
    """One card more of the last kind or a later one, or stop."""
    last = max((kind for kind, count in enumerate(told) if count), default=0)
    left = [kind for kind in range(last, KINDS) if told[kind] < kinds.available[kind]]
    stop = [sim.STOP] if sum(told) >= kinds.least else []
    return stop + left if sum(told) < kinds.most else stop


# Features.


def observation(view: View, known: Knowledge) -> Numbers:
    """The game's features in whole numbers, each block padded to the printed edition, and money above 255."""
    seen = layout(view.options, view.seats).observation(GAME.features(view, known))
    assert view.seat is not None
    for place in range(view.seats):
        cash = view.cash[(view.seat + place) % view.seats]
        seen[TOLD + KINDS + place] = min(max((cash or 0) + look.DEBT - 255, 0), 255)
    return seen


@lru_cache(maxsize=64)
def layout(options: Options, seats: int) -> Layout:
    """Where the features of an edition lie: all blocks are the printed ones, but for fewer seats."""
    tables = options.tables
    copies = [max(1, count) for count in tables.COPIES]
    progress = [sum(tables.COPIES), tables.ROUNDS, tables.turns(seats), 1, 1]
    seat = np.ones(look.PER_SEAT)
    seat[[4, -1]] = Printed.CASH
    debt = np.zeros(look.PER_SEAT)
    debt[4] = look.DEBT
    talk = [Printed.HIGHEST_BRIBE, Printed.HIGHEST_BRIBE, 1, 1]
    table = [*[1] * (sim.OVER + 4 * KINDS), *copies, *copies, *progress, *talk]
    blank = np.zeros(look.FEATURES, np.uint8)
    blank[len(table) : TOLD] = np.tile(debt, SEATS)
    scales = np.concatenate([table, np.tile(seat, tables.SEATS[-1])])
    offsets = np.concatenate([np.zeros(len(table)), np.tile(debt, tables.SEATS[-1])])
    return Layout(np.arange(len(scales)), scales, blank, offsets)


def slot(label: str, number: int) -> int:
    """Word 0 begins; a deal has words for each seat."""
    if label.startswith("deal/"):
        return 1 + int(label.removeprefix("deal/")) * Printed.HAND + number
    return 0


BRIDGE = Bridge(arrays=arrays, moves=moves, slot=slot)
