"""Hart an der Grenze: the reference's state, answers and features as the simulator's arrays, tokens and numbers."""

from collections.abc import Iterable, Mapping, Sequence

from contrabande.bots.neural.hart_an_der_grenze import SPEECH
from contrabande.engine.phases import OVER
from contrabande.games.hart_an_der_grenze import GAME
from contrabande.games.hart_an_der_grenze.model import Declaration, Knowledge, Lot, Options, State
from contrabande.games.hart_an_der_grenze.tables import Printed
from contrabande.lab.bridge.bridge import Bridge, moves_of
from contrabande.lab.sim import hart_an_der_grenze_table as sim
from contrabande.lab.sim.hart_an_der_grenze_cards import SEATS, cards_of
from contrabande.laws.line import Line

VARIANTS: tuple[Options, ...] = tuple(variant.options for variant in GAME.variants)
PHASES = ("pack", "declare", "inspect", "bribe", "haggle", "extra", "seize", "keep", "choose", OVER)
FATES = {"none": 0, "closed": sim.CLOSED, "opened": sim.OPENED, "bribed": sim.BRIBED, "seized": sim.SEIZED}


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
        **_records(_seen(known), known.seats),
        **_trade(known, state),
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


def _seen(known: Knowledge) -> list[Lot]:
    """All cases that are done with."""
    return [entry for entry in known.story if isinstance(entry, Lot)]


def _records(seen: Sequence[Lot], seats: int) -> dict[str, object]:
    """What has been seen of each seat's cases, and what it did with others' as a sheriff."""
    lots = [[lot for lot in seen if lot.seat == seat] for seat in range(seats)]
    judged = [[lot for lot in seen if lot.sheriff == seat] for seat in range(seats)]
    opened = [[lot for lot in row if lot.fate == "opened"] for row in lots]
    return {
        "paid": _seats(min(255, sum(lot.bribe for lot in row)) for row in lots),
        "lots": _packed([len(row) for row in lots]),
        "caught": _packed([sum(lot.size > lot.returned for lot in row) for row in opened]),
        "honest": _packed([sum(lot.size == lot.returned for lot in row) for row in opened]),
        "bought": _packed([sum(lot.fate == "bribed" for lot in row) for row in lots]),
        "searched": _packed([sum(lot.fate == "opened" for lot in row) for row in judged]),
        "let_through": _packed([sum(lot.fate == "bribed" for lot in row) for row in judged]),
        "income": _seats(min(255, sum(lot.bribe for lot in row)) for row in judged),
    }


def _trade(known: Knowledge, state: State) -> dict[str, object]:
    """What each seat is known to have brought or claims, and has sold."""
    traded = [0] * SEATS
    for lot in _seen(known):
        if lot.round == state.round and state.phase not in ("choose", OVER):
            assert lot.declared is not None
            kind = Printed.LEGAL.index(lot.declared.kind)
            is_known = lot.fate in ("opened", "seized")
            row = [0] * len(Printed.GOODS)
            row[kind if is_known else kind + len(Printed.LEGAL)] = lot.returned if is_known else lot.declared.count
            traded[lot.seat] += cards_of(tuple(row))
    sales = [*known.sold, *[((0,) * len(Printed.GOODS),) * known.seats] * sim.SALES][: sim.SALES]
    return {"traded": traded, "sold": [_seats(map(cards_of, sale)) for sale in sales]}


def slot(label: str, number: int) -> int:
    """Word 0 begins; a deal has words for each seat."""
    if label.startswith("deal/"):
        return 1 + int(label.removeprefix("deal/")) * Printed.HAND + number
    return 0


BRIDGE = Bridge(arrays=arrays, moves=moves_of(SPEECH), slot=slot)
