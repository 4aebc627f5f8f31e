"""What an audience has seen of the cards, folded over its events."""

from msgspec.structs import replace

from contrabande.engine.counts import minus_one, put
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
    return Knowledge(audience, options, seats, batches=(), laid=(), bids=(), swaps=(), claims=())


def remember(known: Knowledge, event: Event) -> Knowledge:
    """What is known after one more event."""
    match event:
        case StageBegun():
            return _fresh_stage(known)
        case SumAnnounced():
            return _announced(known, Bid(event.seat, event.sum, event.colour))
        case CardSwapped():
            return _swapped(known, event)
        case PileReshuffled():
            return _reshuffled(known, _place(known, event.colour))
        case CardsRevealed():
            return replace(known, bids=())
        case StackTaken():
            return _taken(known, _place(known, event.colour))
        case _:
            return known


def _place(known: Knowledge, colour: str) -> int:
    return known.options.tables.COLOURS.index(colour)


def _fresh_stage(known: Knowledge) -> Knowledge:
    tables = known.options.tables
    whole = Batch(tables.COPIES, tuple(sorted(everyone(known.seats))))
    colours = len(tables.COLOURS)
    nothing = ((),) * colours
    return replace(known, batches=((whole,),) * colours, laid=nothing, bids=(), swaps=(), claims=nothing)


def _announced(known: Knowledge, bid: Bid) -> Knowledge:
    place = _place(known, bid.colour)
    claims = put(known.claims, place, (*known.claims[place], bid))
    return replace(known, bids=(*known.bids, bid), claims=claims)


def _swapped(known: Knowledge, event: CardSwapped) -> Knowledge:
    """The laid card is known, the new one comes from the pile, and what was claimed spoke of the old one."""
    place, seat = _place(known, event.colour), event.seat
    batches = [_without(batch, seat, event.laid) for batch in known.batches[place]]
    batches[-1] = replace(batches[-1], holders=tuple(sorted((*batches[-1].holders, seat))))
    return replace(
        known,
        batches=put(known.batches, place, tuple(batches)),
        laid=put(known.laid, place, (*known.laid[place], event.laid)),
        swaps=(*known.swaps, (seat, event.colour, event.laid)),
        claims=put(known.claims, place, tuple([bid for bid in known.claims[place] if bid.seat != seat])),
    )


def _without(batch: Batch, seat: Seat, value: int) -> Batch:
    if seat not in batch.holders:
        return batch
    holders = tuple(holder for holder in batch.holders if holder != seat)
    return Batch(minus_one(batch.cards, value), holders)


def _reshuffled(known: Knowledge, place: int) -> Knowledge:
    """The pile is empty: the last batch is all in hands, and what lay face up is shuffled into a new one."""
    laid = known.laid[place]
    pile = Batch(tuple([laid.count(value) for value in range(len(known.options.tables.COPIES))]), ())
    batches = put(known.batches, place, (*known.batches[place], pile))
    return replace(known, batches=batches, laid=put(known.laid, place, ()))


def _taken(known: Knowledge, place: int) -> Knowledge:
    """Nothing of that colour is left in the game."""
    return replace(
        known,
        batches=put(known.batches, place, ()),
        laid=put(known.laid, place, ()),
        claims=put(known.claims, place, ()),
    )
