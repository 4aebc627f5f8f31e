"""What an audience has seen of the cards, folded over its events."""

from msgspec.structs import replace

from contrabande.engine.counts import minus_one
from contrabande.engine.events import Event
from contrabande.engine.seats import Audience, Seat, everyone
from contrabande.games.hochstapler.model import (
    Batch,
    Bid,
    CardsRevealed,
    CardSwapped,
    Knowledge,
    Options,
    PileReshuffled,
    StackTaken,
    StageBegun,
    SumAnnounced,
)


def blank(options: Options, seats: int, audience: Audience) -> Knowledge:
    """Nothing has been seen yet."""
    return Knowledge(audience, options, seats, batches=(), bids=(), swaps=(), laid=())


def remember(known: Knowledge, event: Event) -> Knowledge:
    """What is known after one more event."""
    match event:
        case StageBegun():
            return _fresh_stage(known)
        case SumAnnounced():
            return replace(known, bids=(*known.bids, Bid(event.seat, event.sum, event.colour)))
        case CardSwapped():
            return _swapped(known, event)
        case PileReshuffled():
            return _reshuffled(known, _place(known, event.colour))
        case CardsRevealed():
            return replace(known, bids=())
        case StackTaken():
            return _with_batches(known, _place(known, event.colour), ())
        case _:
            return known


def _place(known: Knowledge, colour: str) -> int:
    return known.options.tables.COLOURS.index(colour)


def _fresh_stage(known: Knowledge) -> Knowledge:
    tables = known.options.tables
    whole = Batch(tables.COPIES, tuple(sorted(everyone(known.seats))))
    colours = len(tables.COLOURS)
    return replace(known, batches=((whole,),) * colours, laid=((),) * colours, bids=(), swaps=())


def _swapped(known: Knowledge, event: CardSwapped) -> Knowledge:
    place = _place(known, event.colour)
    batches = [_without(batch, event.seat, event.laid) for batch in known.batches[place]]
    batches[-1] = replace(batches[-1], holders=tuple(sorted((*batches[-1].holders, event.seat))))
    laid = list(known.laid)
    laid[place] = (*laid[place], event.laid)
    known = replace(known, swaps=(*known.swaps, (event.seat, event.colour)), laid=tuple(laid))
    return _with_batches(known, place, tuple(batches))


def _without(batch: Batch, seat: Seat, value: int) -> Batch:
    if seat not in batch.holders:
        return batch
    holders = tuple(holder for holder in batch.holders if holder != seat)
    return Batch(minus_one(batch.cards, value), holders)


def _reshuffled(known: Knowledge, place: int) -> Knowledge:
    """The pile is empty: the last batch is all in hands, and what lay face up is shuffled into a new one."""
    cards = [0] * len(known.options.tables.COPIES)
    for value in known.laid[place]:
        cards[value] += 1
    laid = (*known.laid[:place], (), *known.laid[place + 1 :])
    return _with_batches(replace(known, laid=laid), place, (*known.batches[place], Batch(tuple(cards), ())))


def _with_batches(known: Knowledge, place: int, batches: tuple[Batch, ...]) -> Knowledge:
    return replace(known, batches=(*known.batches[:place], batches, *known.batches[place + 1 :]))
