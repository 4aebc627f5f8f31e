"""A world that fits what one seat has seen: unseen numbers as the deal makes them likely, sealed cards evenly."""

from contrabande.engine.chance import Chance
from contrabande.engine.phases import OVER
from contrabande.engine.seats import NOBODY, Seat, everyone, only
from contrabande.games.meisterdiebe.model import Card, Character, Hand, Knowledge, State, View


def sample_state(view: View, known: Knowledge, chance: Chance) -> State:
    """The chest as it was watched; cards that nobody has shown, dealt and chosen anew."""
    cards = _cards(view, known, chance)
    chosen = tuple(_choice(view, known, seat, chance) for seat in range(view.seats))
    return State(
        options=view.options,
        seats=view.seats,
        phase=view.phase,
        waiting=_waiting(view),
        round=view.round,
        starter=view.starter,
        turn=view.turn,
        queue=view.queue,
        pickers=view.pickers,
        stock=view.stock,
        cards=cards,
        hands=tuple(_hand(view, known, cards, chosen, seat) for seat in range(view.seats)),
        chosen=chosen,
        revealed=view.revealed,
        played=tuple(_played(view, known, cards, seat) for seat in range(view.seats)),
        excluded=view.excluded,
        chest=known.chest,
        opened=view.opened,
        red=view.red,
        white=view.white,
        black=view.black,
        alarms=view.alarms,
        outcome=view.outcome,
    )


def _waiting(view: View) -> frozenset[Seat]:
    if view.phase == OVER:
        return NOBODY
    return everyone(view.seats) if view.turn is None else only(view.turn)


def _cards(view: View, known: Knowledge, chance: Chance) -> tuple[tuple[int, ...], ...]:
    """Per character, the numbers that were not seen are dealt to those whose number is not known (MD-11)."""
    tables = view.options.tables
    rows = [list(row) for row in known.numbers]
    for place in range(len(tables.CHARACTERS)):
        seen = {row[place] for row in rows}
        pile = [int(number not in seen) for number in range(1, tables.NUMBERS + 1)]
        for row in rows:
            if row[place] is None:
                drawn = chance.draw("world", pile)
                pile[drawn] = 0
                row[place] = drawn + 1
    return tuple(tuple(number or 0 for number in row) for row in rows)


def _choice(view: View, known: Knowledge, seat: int, chance: Chance) -> Character | None:
    """The card of this round: face up, my own, or any that is unplayed and no smuggler (MD-16)."""
    card = view.revealed[seat]
    if card is not None:
        return card.character
    if view.phase == "choose" or view.round == 0 or seat == view.seat:
        return view.choice if seat == view.seat else None
    sealed = [name for name in view.options.tables.CHARACTERS if name != "smuggler" and name not in known.played[seat]]
    return Character(sealed[chance.below("world", len(sealed))])


def _hand(
    view: View, known: Knowledge, cards: tuple[tuple[int, ...], ...], chosen: tuple[Character | None, ...], seat: int
) -> Hand:
    gone = (*known.played[seat], chosen[seat])
    names = view.options.tables.CHARACTERS
    return tuple(None if name in gone else number for name, number in zip(names, cards[seat]))


def _played(view: View, known: Knowledge, cards: tuple[tuple[int, ...], ...], seat: int) -> tuple[Card, ...]:
    """The cards of earlier rounds: all that were revealed, but for the one that still lies face up."""
    order = view.options.tables.CHARACTERS
    earlier = known.played[seat][:-1] if view.revealed[seat] is not None else known.played[seat]
    return tuple(Card(character, cards[seat][order.index(character)]) for character in earlier)
