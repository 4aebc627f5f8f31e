"""A whole world that fits what one seat has seen: a history for every other hand, then all blanks dealt anew."""

from collections.abc import Sequence

from contrabande.engine.chance import Chance
from contrabande.engine.counts import Counts, minus_one, remove
from contrabande.engine.phases import OVER
from contrabande.engine.seats import NOBODY, Seat, only
from contrabande.games.prohis.claims import opponents
from contrabande.games.prohis.histories import WORLD, History, least_fresh, stages, together
from contrabande.games.prohis.model import Knowledge, Move, State, View
from contrabande.games.prohis.rules import INSPECTORS, cards_in_play
from contrabande.games.prohis.tables import KINDS, NOTHING

Zone = list[int]


def sample_state(view: View, known: Knowledge, chance: Chance) -> State:
    """Imagine worlds until one contradicts nothing; nearly always the first does not."""
    if view.phase == OVER:
        return _finished(view)
    while True:
        world = _World(view, known)
        if world.is_imagined(chance):
            return world.state()


class _World:
    """The zones of a table, as far as they are filled."""

    def __init__(self, view: View, known: Knowledge) -> None:
        self.view = view
        self.known = known
        self.hands: list[Zone] = [[0] * len(KINDS) for _ in range(view.seats)]
        self.stores: list[Zone] = [list(cards) for cards in known.stored]
        self.convoy: Zone = list(view.convoy or NOTHING)
        self.offer: Zone = list(view.offer or NOTHING)
        self.pile = known.fresh
        if view.seat is not None:
            self.hands[view.seat] = list(view.hand)
            self.stores[view.seat] = list(view.store)

    def is_imagined(self, chance: Chance) -> bool:
        """Imagine every other hand, the best known first, then deal what is still blank; whether it all fits."""
        options = self.view.options
        others = sorted(((seat, track) for seat, track in enumerate(self.known.tracks) if track), key=_ignorance)
        needs = [least_fresh(stages(track, options.tables.HAND_LIMIT)) for _, track in others]
        blanks: list[tuple[Zone, int]] = []
        for number, (seat, track) in enumerate(others):
            history = History(options, track, self.pile, together(needs[number + 1 :]), chance)
            if not history.is_imagined():
                return False
            self.pile = history.fresh
            blanks.append((self.hands[seat], history.blanks))
            self._settle(Seat(seat), history)
        for zone, number in blanks:
            self._deal(zone, number, chance)
        return True

    def _settle(self, seat: Seat, history: History) -> None:
        """Put what *seat* has left into its hand, and what it has sent where that went."""
        _fill(self.hands[seat], history.hand)
        for place, cards in history.parcels.items():
            to = history.track[place].to
            if to is not None:
                _fill(self.stores[to], cards)
            elif place == self.known.road:
                _fill(self.convoy, cards)
            else:
                _fill(self.offer, cards)

    def _deal(self, zone: Zone, number: int, chance: Chance) -> None:
        for _ in range(number):
            kind = chance.draw(WORLD, self.pile)
            self.pile = minus_one(self.pile, kind)
            zone[kind] += 1

    def state(self) -> State:
        """The world as the rules know it."""
        view = self.view
        if view.phase == "raise" and view.inspector is not None and view.inspector != view.seat:
            assert view.control is not None
            self.hands[view.inspector][KINDS.index(view.control)] -= 1
        state = _around(view, self.pile, self.hands, self.stores)
        state.convoy = tuple(self.convoy)
        state.offer = tuple(self.offer)
        state.waiting = _asked(view)
        return state


def _asked(view: View) -> frozenset[Seat]:
    """Who has the word in the view's phase (PR-7, PR-12 … PR-16)."""
    if view.phase == "claim":
        return opponents(view.turn, view.seats)
    if view.phase == "raise":
        return only(view.asked)
    if view.phase in INSPECTORS:
        assert view.inspector is not None
        return only(view.inspector)
    return only(view.turn)


def _ignorance(other: tuple[int, tuple[Move, ...]]) -> int:
    """The fewer cards of its convoys were turned, the less is known of a hand."""
    return -sum(sum(move.lost) for move in other[1] if move.unseen)


def _fill(zone: Zone, cards: Counts) -> None:
    for kind, count in enumerate(cards):
        zone[kind] += count


def _finished(view: View) -> State:
    """After the end all hands and stores lie open, and the pile is what is missing."""
    pile = remove(cards_in_play(view.options, view.seats), view.display)
    for cards in (*view.open_hands, *view.open_stores):
        pile = remove(pile, cards)
    return _around(view, pile, view.open_hands, view.open_stores)


def _around(view: View, pile: Counts, hands: Sequence[Sequence[int]], stores: Sequence[Sequence[int]]) -> State:
    """What everybody sees, around the hidden zones."""
    return State(
        options=view.options,
        seats=view.seats,
        phase=view.phase,
        waiting=NOBODY,
        turn=view.turn,
        is_final=view.is_final,
        passes=view.passes,
        source=view.source,
        pile=pile,
        left=view.left,
        display=view.display,
        emptied_by=view.emptied_by,
        hands=[tuple(cards) for cards in hands],
        hand_sizes=view.hand_sizes,
        stores=[tuple(cards) for cards in stores],
        store_sizes=view.store_sizes,
        convoy=NOTHING,
        convoy_size=view.convoy_size,
        turned=view.turned,
        asked=view.asked,
        waived=view.waived,
        inspector=view.inspector,
        control=view.control,
        offer=NOTHING,
        offer_size=view.offer_size,
        offers=view.offers,
        outcome=view.outcome,
    )
