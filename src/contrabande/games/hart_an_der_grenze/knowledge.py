"""What an audience has seen of cards and money, folded over its events."""

from msgspec.structs import replace

from contrabande.engine.counts import put, remove
from contrabande.engine.events import Event
from contrabande.engine.seats import Audience, Seat
from contrabande.games.hart_an_der_grenze.events import (
    BribePaid,
    CaseCleared,
    CaseOpened,
    CaseSeized,
    CompensationPaid,
    FinePaid,
    GoodsDeclared,
    GoodsSold,
    HandDealt,
    KindCalled,
    KindSold,
    PileReshuffled,
    TurnBegun,
)
from contrabande.games.hart_an_der_grenze.model import Dealt, Declaration, Knowledge, Lot, Options


def blank(options: Options, seats: int, audience: Audience) -> Knowledge:
    """Nothing has been seen yet but what everybody has."""
    tables = options.tables
    return Knowledge(
        audience,
        options,
        seats,
        round=0,
        sheriff=Seat(0),
        batches=(tables.COPIES,),
        story=(),
        declared=(None,) * seats,
        bribes=(0,) * seats,
        sold=(),
        ended=(),
        cash=(tables.CASH,) * seats,
    )


def remember(known: Knowledge, event: Event) -> Knowledge:
    """What is known after one more event."""
    match event:
        case TurnBegun():
            return _turn_begun(known, event)
        case HandDealt():
            return _dealt(known, event)
        case PileReshuffled():
            return replace(known, batches=(*known.batches, event.cards))
        case GoodsDeclared():
            declaration = Declaration(event.count, event.kind)
            return replace(known, declared=put(known.declared, event.seat, declaration))
        case BribePaid():
            known = _earned(_earned(known, event.seat, -event.amount), event.sheriff, event.amount)
            return replace(known, bribes=put(known.bribes, event.seat, event.amount))
        case CaseOpened() | CaseSeized() | CaseCleared():
            return replace(known, story=(*known.story, _lot(known, event)))
        case FinePaid():
            return _earned(known, event.seat, -event.paid)
        case CompensationPaid() | KindSold():
            return _earned(known, event.seat, event.amount)
        case GoodsSold():
            sold = put(known.sold[-1], event.seat, event.cards)
            return _earned(replace(known, sold=(*known.sold[:-1], sold)), event.seat, event.amount)
        case KindCalled():
            return _called(known, event)
        case _:
            return known


def _turn_begun(known: Knowledge, event: TurnBegun) -> Knowledge:
    nothing = (0,) * len(known.options.tables.GOODS)
    return replace(
        known,
        round=event.round,
        sheriff=event.sheriff,
        declared=(None,) * known.seats,
        bribes=(0,) * known.seats,
        sold=known.sold if event.round == known.round else (*known.sold, (nothing,) * known.seats),
    )


def _dealt(known: Knowledge, event: HandDealt) -> Knowledge:
    cards = event.cards.value
    last = len(known.batches) - 1
    if cards is None:
        return replace(known, story=(*known.story, Dealt(event.seat, last, event.count)))
    return replace(known, batches=put(known.batches, last, remove(known.batches[last], cards)))


def _lot(known: Knowledge, event: CaseOpened | CaseSeized | CaseCleared) -> Lot:
    seat = event.seat
    declared = known.declared[seat]
    where = (seat, known.sheriff, known.round, declared)
    match event:
        case CaseOpened():
            size = sum(event.cards)
            return Lot(*where, "opened", size, size - sum(event.discarded), event.cards, 0)
        case CaseSeized():
            return Lot(*where, "seized", event.returned + event.taken, event.returned, event.cards.value, 0)
        case _:
            bribe = known.bribes[seat]
            return Lot(*where, "bribed" if bribe else "closed", event.count, event.count, None, bribe)


def _earned(known: Knowledge, seat: Seat, amount: int) -> Knowledge:
    return replace(known, cash=put(known.cash, seat, known.cash[seat] + amount))


def _called(known: Knowledge, event: KindCalled) -> Knowledge:
    goods = known.options.tables.GOODS
    ended = known.ended or ((0,) * len(goods),) * known.seats
    place = goods.index(event.kind)
    shown = tuple([put(cards, place, held) for cards, held in zip(ended, event.held)])
    return replace(known, ended=shown)
