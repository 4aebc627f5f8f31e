"""What an audience has seen of the cards, folded over its events.

The hand of another seat is a track of moves: what was seen to come and go, and how much came and went unseen.
Cards that have come since the last unseen loss are surely there; a card that is shown has surely been there.
"""

from msgspec.structs import replace

from contrabande.engine.counts import Counts, add, plus_one, put, remove
from contrabande.engine.events import Event
from contrabande.engine.seats import Audience, Seat
from contrabande.games.prohis.events import (
    BribeAccepted,
    BribeOffered,
    BribeRefused,
    BribeShown,
    CardTurned,
    ControlPlayed,
    ControlWon,
    ConvoyCaught,
    ConvoySent,
    ConvoyStored,
    DisplayCardTaken,
    DisplayLaid,
    DisplayRefilled,
    HandDealt,
    InspectorNamed,
    InspectorStoodDown,
    PileCardTaken,
)
from contrabande.games.prohis.model import Conduct, Kind, Knowledge, Move, Options
from contrabande.games.prohis.tables import GOODS, KINDS, NOTHING

Track = tuple[Move, ...]


def blank(options: Options, seats: int, audience: Audience) -> Knowledge:
    """Everybody has his control cards and some cards of a deck that nobody has seen yet (PR-4)."""
    tables = options.tables
    dealt = (Move(NOTHING, 0, None, False, tables.GIVEN, tables.DEALT),)
    tracks = tuple([() if seat == audience else dealt for seat in range(seats)])
    return Knowledge(
        audience,
        options,
        seats,
        fresh=tables.deck(seats),
        tracks=tracks,
        road=0,
        stored=(NOTHING,) * seats,
        offer=None,
        conduct=(Conduct(),) * seats,
    )


def remember(known: Knowledge, event: Event) -> Knowledge:
    """What is known after one more event."""
    match event:
        case HandDealt() | DisplayLaid() | DisplayRefilled() | DisplayCardTaken() | PileCardTaken():
            return _drawing(known, event)
        case ConvoySent() | ConvoyStored() | ConvoyCaught() | CardTurned():
            return _convoy(known, event)
        case BribeOffered() | BribeShown() | BribeRefused() | BribeAccepted():
            return _bribe(known, event)
        case ControlPlayed():
            return _behave(_shown(known, event.seat, _one(event.control)), event.seat, claims=1)
        case InspectorNamed():
            return _lost(known, event.seat, _one(event.control))
        case InspectorStoodDown():
            return _stored(known, event.seat, _one(event.control))
        case ControlWon():
            return _gained(_behave(known, event.seat, clean=1), event.seat, _one(event.control))
        case _:
            return known


def _drawing(
    known: Knowledge, event: HandDealt | DisplayLaid | DisplayRefilled | DisplayCardTaken | PileCardTaken
) -> Knowledge:
    """Cards come from the deck, seen or unseen (PR-5, PR-8)."""
    match event:
        case HandDealt():
            cards = event.cards.value
            return known if cards is None else _seen(known, remove(cards, known.options.tables.GIVEN))
        case DisplayLaid():
            return _seen(known, event.cards)
        case DisplayRefilled():
            return _seen(known, _one(event.card))
        case DisplayCardTaken():
            return _gained(known, event.seat, _one(event.card))
        case _:
            card = event.card.value
            return _gained(known, event.seat, NOTHING, blanks=1) if card is None else _seen(known, _one(card))


def _convoy(known: Knowledge, event: ConvoySent | ConvoyStored | ConvoyCaught | CardTurned) -> Knowledge:
    """A convoy is laid, turned card by card, and comes to a store (PR-11, PR-16, PR-17)."""
    match event:
        case ConvoySent():
            return _sent(known, event.seat, event.size)
        case CardTurned():
            return _turned(known, event.owner, event.card)
        case ConvoyStored():
            return _arrived(known, event.seat, event.seat)
        case _:
            known = _behave(known, event.owner, caught=1)
            known = _stored(known, event.seat, _one(event.control))
            cards = event.cards.value
            if cards is None:
                return _arrived(known, event.owner, event.seat)
            return _stored(_unpacked(known, event.owner, cards), event.seat, cards)


def _bribe(known: Knowledge, event: BribeOffered | BribeShown | BribeRefused | BribeAccepted) -> Knowledge:
    """Offered cards leave the hand; refused, they come back (PR-14)."""
    match event:
        case BribeOffered():
            cards = event.cards.value
            if cards is None:
                return _append(known, event.seat, Move(NOTHING, event.size, None, False, NOTHING, 0))
            return replace(_lost(known, event.seat, cards), offer=cards)
        case BribeShown():
            if known.offer is not None:
                return known
            return replace(_lost(_withdrawn(known, event.seat), event.seat, event.cards), offer=event.cards)
        case BribeRefused():
            if known.offer is None:
                return _withdrawn(known, event.owner)
            return replace(_gained(known, event.owner, known.offer), offer=None)
        case _:
            known = _gained(known, event.seat, _one(event.control))
            if known.offer is None:
                return _paid(known, event.owner, event.seat)
            return replace(_stored(known, event.seat, known.offer), offer=None)


# The deck and the stores.


def _one(kind: Kind) -> Counts:
    return plus_one(NOTHING, KINDS.index(kind))


def _seen(known: Knowledge, cards: Counts) -> Knowledge:
    return replace(known, fresh=remove(known.fresh, cards))


def _stored(known: Knowledge, seat: Seat, cards: Counts) -> Knowledge:
    if seat == known.seat:
        return known
    return replace(known, stored=put(known.stored, seat, add(known.stored[seat], cards)))


# The track of another hand.


def _with_track(known: Knowledge, seat: Seat, track: Track) -> Knowledge:
    return replace(known, tracks=put(known.tracks, seat, track))


def _append(known: Knowledge, seat: Seat, move: Move) -> Knowledge:
    return known if seat == known.seat else _with_track(known, seat, (*known.tracks[seat], move))


def _gained(known: Knowledge, seat: Seat, cards: Counts, *, blanks: int = 0) -> Knowledge:
    if seat == known.seat:
        return known
    *rest, last = known.tracks[seat]
    last = replace(last, gained=add(last.gained, cards), blanks=last.blanks + blanks)
    return _with_track(known, seat, (*rest, last))


def _shown(known: Knowledge, seat: Seat, cards: Counts) -> Knowledge:
    """Cards that are shown were there: as if they had left and come back at once."""
    return _gained(_lost(known, seat, cards), seat, cards)


def _lost(known: Knowledge, seat: Seat, cards: Counts) -> Knowledge:
    """Known cards leave: first those that are surely there, the others out of what may be there."""
    if seat == known.seat:
        return known
    *rest, last = known.tracks[seat]
    sure = tuple([max(0, has - goes) for has, goes in zip(last.gained, cards)])
    other = remove(cards, remove(last.gained, sure))
    if not any(other):
        return _with_track(known, seat, (*rest, replace(last, gained=sure)))
    kept = Move(add(other, last.gained), 0, None, False, sure, 0)
    return _with_track(known, seat, (*rest, last, kept))


# The convoy on the road, and a bribe that was not seen: the newest move of its owner.


def _sent(known: Knowledge, seat: Seat, size: int) -> Knowledge:
    """Cards leave the hand unseen, at least one of them goods (PR-11, PR-Q6)."""
    for number in range(known.seats):
        known = _behave(known, Seat(number), sent=1) if number == seat else _behave(known, Seat(number), asked=1)
    if seat == known.seat:
        return known
    needs_goods = known.options.control_only == "no"
    known = replace(known, road=len(known.tracks[seat]))
    return _append(known, seat, Move(NOTHING, size, None, needs_goods, NOTHING, 0))


def _turned(known: Knowledge, owner: Seat, card: Kind) -> Knowledge:
    """A card of the convoy is seen (PR-16)."""
    if owner == known.seat:
        return known
    move = known.tracks[owner][known.road]
    needs_goods = move.needs_goods and card not in GOODS
    return _with_road(known, owner, Move(add(move.lost, _one(card)), move.unseen - 1, None, needs_goods, NOTHING, 0))


def _arrived(known: Knowledge, owner: Seat, to: Seat) -> Knowledge:
    """The convoy comes to a store, with the cards that were turned and those that were not (PR-17)."""
    if owner == known.seat:
        return known
    move = known.tracks[owner][known.road]
    return _stored(_with_road(known, owner, replace(move, to=to)), to, move.lost)


def _unpacked(known: Knowledge, owner: Seat, cards: Counts) -> Knowledge:
    """The whole convoy is seen by the inspector who caught it (PR-17)."""
    if owner == known.seat:
        return known
    return _with_road(known, owner, Move(cards, 0, None, False, NOTHING, 0))


def _with_road(known: Knowledge, owner: Seat, move: Move) -> Knowledge:
    return _with_track(known, owner, put(known.tracks[owner], known.road, move))


def _withdrawn(known: Knowledge, owner: Seat) -> Knowledge:
    """An unseen bribe has come back: nothing is known of it."""
    return _with_track(known, owner, known.tracks[owner][:-1])


def _paid(known: Knowledge, owner: Seat, to: Seat) -> Knowledge:
    """An unseen bribe comes to the inspector's store (PR-14)."""
    *rest, last = known.tracks[owner]
    return _with_track(known, owner, (*rest, replace(last, to=to)))


# What a seat does in the open.


def _behave(
    known: Knowledge, seat: Seat, *, sent: int = 0, clean: int = 0, caught: int = 0, claims: int = 0, asked: int = 0
) -> Knowledge:
    so_far = known.conduct[seat]
    conduct = Conduct(
        so_far.sent + sent,
        so_far.clean + clean,
        so_far.caught + caught,
        so_far.claims + claims,
        so_far.asked + asked,
    )
    return replace(known, conduct=put(known.conduct, seat, conduct))
