"""A whole world that fits what one seat has seen, each as likely as the deal makes it."""

from contrabande.engine.chance import Chance
from contrabande.engine.counts import laid_out, minus_one
from contrabande.engine.phases import OVER
from contrabande.engine.seats import NOBODY, only
from contrabande.games.hochstapler.model import Batch, Knowledge, State, View


def sample_state(view: View, known: Knowledge, chance: Chance) -> State:
    """Deal every batch of unseen cards anew to those who hold one of it; what is left is the pile."""
    held: list[int | None] = []
    piles = []
    for place, batches in enumerate(known.batches):
        pile = (0,) * len(view.options.tables.COPIES)
        cards: list[int | None] = [None] * view.seats
        for batch in batches:
            pile = _deal(batch, view, place, cards, chance)
        held += cards
        piles.append(laid_out(pile))
    return State(
        options=view.options,
        seats=view.seats,
        phase=view.phase,
        waiting=NOBODY if view.phase == OVER else only(view.turn),
        stage=view.stage,
        opener=view.opener,
        turn=view.turn,
        bid=view.bid,
        highest=view.highest,
        held=held,
        piles=piles,
        left=list(view.left),
        colours=view.colours,
        discards=list(view.discards),
        takers=view.takers,
        points=view.points,
        outcome=view.outcome,
    )


def _deal(batch: Batch, view: View, place: int, held: list[int | None], chance: Chance) -> tuple[int, ...]:
    """Give each holder a card of the batch, the looker his own; the rest."""
    cards = batch.cards
    own = view.hand[place] if view.hand else None
    if own is not None and view.seat in batch.holders:
        cards = minus_one(cards, own)
    for holder in batch.holders:
        if holder == view.seat:
            held[holder] = own
        else:
            value = chance.draw("world", cards)
            held[holder] = value
            cards = minus_one(cards, value)
    return cards
