"""A whole world that fits what one seat has seen, as the deck makes it likely.

Every card that another seat has drawn is a slot. Slots of a case that was opened, seized or sold before the
looker's eyes get the kinds that were seen; each slot is traced to a shuffle it can have come from; then the unseen
cards of every shuffle are dealt into the slots that are left. What remains of the last shuffle is the draw pile.
"""

from collections.abc import Sequence

import msgspec

from contrabande.engine.actions import Kinds
from contrabande.engine.chance import Chance
from contrabande.engine.counts import Counts, put
from contrabande.engine.phases import OVER
from contrabande.engine.seats import NOBODY, Seat, only
from contrabande.games.hart_an_der_grenze.customs import is_true, place_of
from contrabande.games.hart_an_der_grenze.model import Dealt, Knowledge, Lot, State, View
from contrabande.games.hart_an_der_grenze.turn import packers

TRIES = 64
"""How often a world is begun again when what was seen does not fit what was guessed before."""
FINENESS = 1 << 16
"""How finely two shuffles are weighed against each other."""
LABEL = "world"


class Slot(msgspec.Struct):
    """One card that another seat has drawn: its kind once that is settled, and a kind it cannot be."""

    kind: int | None = None
    barred: int | None = None


def sample_state(view: View, known: Knowledge, chance: Chance) -> State:
    """Begin anew until everything fits; should no try succeed, then a world that has at least the right cards."""
    for _ in range(TRIES):
        guess = Guess(view, known, chance, is_strict=True)
        if guess.succeeds():
            return guess.state()
    guess = Guess(view, known, chance, is_strict=False)
    assert guess.succeeds()
    return guess.state()


class Guess:
    """One try at where every card is that the looker does not see."""

    def __init__(self, view: View, known: Knowledge, chance: Chance, *, is_strict: bool) -> None:
        self.view, self.known, self.chance = view, known, chance
        self.is_strict = is_strict
        self.others = [Seat(seat) for seat in range(view.seats) if seat != view.seat]
        self.pools = [list(batch) for batch in known.batches]
        if not is_strict:
            self.pools = [[sum(copies) for copies in zip(*known.batches)]]
        self.story: list[Dealt | tuple[Lot, list[Slot]]] = []
        self.unsettled: list[list[Slot]] = [[] for _ in self.pools]
        """Per batch."""
        self.hands: list[list[Slot]] = [[] for _ in range(view.seats)]
        self.cases: list[list[Slot]] = [[] for _ in range(view.seats)]
        self.behind: list[list[Slot]] = [[] for _ in range(view.seats)]
        self.under: list[list[Slot]] = [[] for _ in range(view.seats)]

    def succeeds(self) -> bool:
        """Whether a world was found."""
        self.unpack()
        return self.sell() and self.trace() and self.fill() and self.has_liars() and self.pack()

    # What was packed in earlier turns.

    def unpack(self) -> None:
        """Lay out the cases that are done with as slots."""
        for entry in self.known.story:
            self.story.append(entry if isinstance(entry, Dealt) else (entry, self.slots_of(entry)))

    def slots_of(self, lot: Lot) -> list[Slot]:
        """The cards of a lot; those that stayed their owner's come first."""
        if lot.fate in ("closed", "bribed"):
            return [Slot() for _ in range(lot.size)]
        assert lot.declared is not None
        kind = place_of(self.view.options, lot.declared)
        stayed = [Slot(kind) for _ in range(lot.returned)]
        if lot.cards is None:
            # Fewer returned than declared: there was no more of that kind (HG-18).
            barred = kind if self.is_strict and lot.returned < lot.declared.count else None
            return stayed + [Slot(None, barred) for _ in range(lot.size - lot.returned)]
        lost = put(lot.cards, kind, lot.cards[kind] - lot.returned)
        return stayed + [Slot(place) for place, count in enumerate(lost) for _ in range(count)]

    # What was sold and kept.

    def sell(self) -> bool:
        """Settle what the sales have shown; the rest lies behind the cases, or under them."""
        view = self.view
        piles = self.piles()
        last = view.round if view.phase in ("choose", OVER) else view.round - 1
        for seat in self.others:
            for pile, sold in zip(piles[seat][:last], self.known.sold):
                if not self.show(pile, sold[seat]):
                    return False
                self.under[seat] += _split(pile, sold[seat])[1]
            if last < view.round:
                self.keep(seat, piles[seat][last])
            if self.known.ended and not self.show(self.under[seat], self.known.ended[seat]):
                return False
        return True

    def piles(self) -> list[list[list[Slot]]]:
        """Per seat and round, what came to lie behind the case."""
        rounds = range(self.view.round)
        piles: list[list[list[Slot]]] = [[[] for _ in rounds] for _ in range(self.view.seats)]
        for entry in self.story:
            if not isinstance(entry, Dealt):
                lot, slots = entry
                piles[lot.seat][lot.round - 1] += slots[: lot.returned]
                if lot.fate == "seized":
                    piles[lot.sheriff][lot.round - 1] += slots[lot.returned :]
        return piles

    def show(self, slots: list[Slot], cards: Counts) -> bool:
        """Settle slots so that *cards* are among them."""
        missing = list(cards)
        for slot in slots:
            if slot.kind is not None:
                missing[slot.kind] -= 1
        for kind, count in enumerate(missing):
            for _ in range(count):
                fitting = [slot for slot in slots if slot.kind is None and slot.barred != kind]
                if not fitting:
                    return False
                fitting[self.chance.below(LABEL, len(fitting))].kind = kind
        return True

    def keep(self, seat: Seat, pile: list[Slot]) -> None:
        """In the middle of the announcements some have cards under their case that nobody has seen sold (HG-28)."""
        self.behind[seat] = pile
        kept = len(pile) - self.view.behind_sizes[seat] if self.view.phase == "keep" else 0
        for _ in range(kept):
            self.under[seat].append(pile.pop(self.chance.below(LABEL, len(pile))))

    # Which shuffle a card came from.

    def trace(self) -> bool:
        """Follow each seat's draws through its hand, so that every slot belongs to a shuffle."""
        held: list[list[int]] = [[] for _ in range(self.view.seats)]
        for entry in self.story:
            if isinstance(entry, Dealt):
                held[entry.seat] += [entry.batch if self.is_strict else 0] * entry.count
            elif entry[0].seat != self.view.seat and not self.trace_lot(held[entry[0].seat], entry[1]):
                return False
        for seat in self.others:
            for batch in held[seat]:
                slot = Slot()
                self.hands[seat].append(slot)
                self.unsettled[batch].append(slot)
        return True

    def trace_lot(self, held: list[int], slots: list[Slot]) -> bool:
        """Take the cards of a lot out of a hand; *held* says which shuffle each card of it came from."""
        for slot in slots:
            if slot.kind is not None:
                batch = self.likely_batch(held, slot.kind)
                if batch is None:
                    return False
                held.remove(batch)
                self.pools[batch][slot.kind] -= 1
        for slot in slots:
            if slot.kind is None:
                batch = held.pop(0 if held[0] == held[-1] else self.chance.below(LABEL, len(held)))
                self.unsettled[batch].append(slot)
        return True

    def likely_batch(self, held: list[int], kind: int) -> int | None:
        """A shuffle that a card of *kind* in this hand can have come from, if there is one."""
        if held[0] == held[-1]:
            return held[0] if self.pools[held[0]][kind] else None
        batches = sorted(set(held))
        weights = []
        for batch in batches:
            pool = self.pools[batch]
            weights.append(held.count(batch) * pool[kind] * FINENESS // sum(pool) if pool[kind] else 0)
        return batches[self.chance.draw(LABEL, weights)] if any(weights) else None

    # What nobody has shown.

    def fill(self) -> bool:
        """Deal what is left of each shuffle into its slots, first where a kind is barred."""
        for pool, slots in zip(self.pools, self.unsettled):
            slots.sort(key=_is_free)
            for slot in slots:
                counts = pool if slot.barred is None else put(tuple(pool), slot.barred, 0)
                if not any(counts):
                    return False
                slot.kind = self.chance.draw(LABEL, counts)
                pool[slot.kind] -= 1
        return True

    def has_liars(self) -> bool:
        """Whether everybody who has bribed a sheriff had lied, where only liars may (HG-Q6)."""
        if self.view.options.bribe_by == "anyone" or not self.is_strict:
            return True
        for entry in self.story:
            if isinstance(entry, Dealt) or entry[0].fate != "bribed" or entry[0].seat == self.view.seat:
                continue
            lot, slots = entry
            assert lot.declared is not None
            if is_true(self.view.options, self.counted(slots), lot.declared):
                return False
        return True

    # What is packed in this turn.

    def pack(self) -> bool:
        """Pack the cases that nobody has looked into, in any way that the hands and the words allow (HG-Q16)."""
        if self.view.phase in ("keep", "choose", OVER):
            return True
        for seat in self.others:
            fate = self.view.fates[seat]
            if fate in ("closed", "bribed"):
                packs = self.packs_of(seat)
                cards = packs[self.chance.below(LABEL, len(packs))]
                if self.must_lie(seat) and self.is_true(seat, cards):
                    return False
                packed, self.hands[seat] = _split(self.hands[seat], cards)
                (self.cases if fate == "closed" else self.behind)[seat] += packed
        return True

    def packs_of(self, seat: Seat) -> Sequence[Counts]:
        """Every case that *seat* can have packed: with as many cards as it said, where that must be true (HG-Q1)."""
        options, declared = self.view.options, self.view.declared[seat]
        packs = Kinds(self.counted(self.hands[seat]), 1, options.tables.MOST_PACKED).values()
        if declared is None or options.count == "free":
            return packs
        return [cards for cards in packs if sum(cards) == declared.count]

    def is_true(self, seat: Seat, cards: Counts) -> bool:
        """Whether *cards* are what *seat* has declared."""
        declared = self.view.declared[seat]
        return declared is not None and is_true(self.view.options, cards, declared)

    def must_lie(self, seat: Seat) -> bool:
        """Whether *seat* bribes the sheriff in this turn, or tries to, where only liars may (HG-Q6)."""
        if self.view.options.bribe_by == "anyone" or not self.is_strict:
            return False
        bargain = self.view.bargain
        is_talking = bargain is not None and bargain.target == seat and bargain.offers > 0
        return is_talking or self.view.fates[seat] == "bribed"

    def state(self) -> State:
        """The world as a state."""
        view, known = self.view, self.known
        tables = view.options.tables
        state = State(
            options=view.options,
            seats=view.seats,
            phase=view.phase,
            waiting=NOBODY if view.phase == OVER else only(view.actor),
            round=view.round,
            turn=view.turn,
            sheriff=view.sheriff,
            actor=view.actor,
            hands=self.row(self.hands, view.hand),
            cases=self.row(self.cases, view.case),
            behind=self.row(self.behind, view.behind),
            under=self.row([[] for _ in self.under] if known.ended else self.under, view.under),
            hand_sizes=view.hand_sizes,
            behind_sizes=view.behind_sizes,
            under_sizes=view.under_sizes,
            declared=view.declared,
            fates=view.fates,
            bargain=view.bargain,
            extras=view.extras,
            seizures=view.seizures,
            pile=tuple(self.pools[-1]),
            pile_size=view.pile_size,
            discards=view.discards,
            cash=known.cash,
            bank=tables.CASH * view.seats - sum(known.cash),
            outcome=view.outcome,
        )
        if view.phase == "pack":
            state.waiting = packers(state)
        return state

    def row(self, zones: list[list[Slot]], own: Counts) -> tuple[Counts, ...]:
        """A zone of all seats, the looker's own as he sees it."""
        return tuple([own if seat == self.view.seat else self.counted(zone) for seat, zone in enumerate(zones)])

    def counted(self, slots: list[Slot]) -> Counts:
        """Slots as a count per kind."""
        counts = [0] * len(self.pools[-1])
        for slot in slots:
            assert slot.kind is not None
            counts[slot.kind] += 1
        return tuple(counts)


def _split(slots: list[Slot], cards: Counts) -> tuple[list[Slot], list[Slot]]:
    """As many settled slots of each kind as there are in *cards*, and the others."""
    left = list(cards)
    taken, rest = [], []
    for slot in slots:
        if slot.kind is not None and left[slot.kind]:
            left[slot.kind] -= 1
            taken.append(slot)
        else:
            rest.append(slot)
    return taken, rest


def _is_free(slot: Slot) -> bool:
    return slot.barred is None
