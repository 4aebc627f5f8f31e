"""One possible history of another hand: which cards came unseen, and which of them left unseen.

A card that came unseen is blank until cards leave that hand; then it becomes one of the *fresh* cards, those that
nobody has seen. Whatever leaves unseen leaves as if every legal choice were alike, weighed by what was turned of
it, but never so that a later sight could not be explained.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product
from math import comb, perm, prod
from operator import ge
from typing import NamedTuple

from contrabande.engine.actions import Kinds
from contrabande.engine.chance import Chance
from contrabande.engine.counts import Counts, add, remove
from contrabande.games.prohis.model import Move, Options
from contrabande.games.prohis.tables import GOODS, ILLEGAL, LEGAL, NOTHING
from contrabande.games.prohis.turn import least_goods

WORLD = "world"
SCALE = 10**6
"""Likelihoods become whole weights."""


class Stage(NamedTuple):
    """A move in numbers, and what it leaves to explain; each again with all goods as one kind."""

    lost: Counts
    gained: Counts
    blanks: int
    merged_lost: Counts
    merged_gained: Counts
    later: Counts
    """What must be in hand after the losses of this move so that no blank is needed any more."""
    merged_later: Counts


class Need(NamedTuple):
    """Fresh cards that blanks must have been, by kind; and again with all goods as one kind."""

    kinds: Counts
    merged: Counts


def merge(cards: Sequence[int], more_goods: int = 0) -> Counts:
    """All goods as one kind, before the control cards."""
    return (cards[LEGAL] + cards[ILLEGAL] + more_goods, *cards[len(GOODS) :])


@lru_cache(maxsize=256)
def stages(track: tuple[Move, ...], hand_limit: int) -> Sequence[Stage]:
    """The moves of a track in numbers; a hand at the limit may have had no goods to send (PR-Q6)."""
    rows, sizes = [], [0]
    for move in track:
        sizes.append(sizes[-1] + sum(move.gained) + move.blanks - sum(move.lost) - move.unseen)
    later, merged_later = NOTHING, merge(NOTHING)
    for move, size in zip(reversed(track), reversed(sizes[:-1])):
        lost = merge(move.lost, int(move.needs_goods and size < hand_limit))
        gained = merge(move.gained)
        later, merged_later = _missing(later, move.gained), _missing(merged_later, gained)
        rows.append(Stage(move.lost, move.gained, move.blanks, lost, gained, later, merged_later))
        later, merged_later = add(later, move.lost), add(merged_later, lost)
    return rows[::-1]


def _missing(wanted: Counts, there: Counts) -> Counts:
    return tuple([max(0, number - has) for number, has in zip(wanted, there)])


def least_fresh(rows: Sequence[Stage]) -> Need:
    """How many blanks must at least have been of each kind, or goods of either kind."""
    kinds = _shortage([(row.lost, row.gained) for row in rows])
    return Need(kinds, _shortage([(row.merged_lost, row.merged_gained) for row in rows]))


def _shortage(rows: Sequence[tuple[Counts, Counts]]) -> Counts:
    short, has = [0] * len(rows[0][0]), [0] * len(rows[0][0])
    for lost, gained in rows:
        for kind, goes in enumerate(lost):
            has[kind] -= goes
            if has[kind] < 0:
                short[kind] -= has[kind]
                has[kind] = 0
            has[kind] += gained[kind]
    return tuple(short)


def together(needs: Iterable[Need]) -> Need:
    """What several hands need."""
    kinds, merged = NOTHING, merge(NOTHING)
    for need in needs:
        kinds, merged = add(kinds, need.kinds), add(merged, need.merged)
    return Need(kinds, merged)


class Parcels(NamedTuple):
    """What may have left unseen, with weights; and how likely what was turned was turned."""

    cards: Sequence[Counts]
    weights: Sequence[int]
    likelihood: int


class History:
    """A hand being imagined, move by move; *kept* are the fresh cards that other hands will need."""

    def __init__(self, options: Options, track: tuple[Move, ...], fresh: Counts, kept: Need, chance: Chance) -> None:
        self.options = options
        self.track = track
        self.rows = stages(track, options.tables.HAND_LIMIT)
        self.chance = chance
        self.kept = kept
        self.fresh = fresh
        self.hand = NOTHING
        self.blanks = 0
        self.parcels: dict[int, Counts] = {}
        """What left unseen, by the place of the move."""

    def is_imagined(self) -> bool:
        """Imagine all moves; whether none of them ran into a contradiction."""
        for place, move in enumerate(self.track):
            if not (self._is_no_news(move) or self._is_told(place, move)):
                return False
            self.hand = add(self.hand, move.gained)
            self.blanks += move.blanks
        return True

    def _is_no_news(self, move: Move) -> bool:
        """Known cards explain what was seen, and nothing else left: then the blanks stay blank."""
        if move.unseen or not all(map(ge, self.hand, move.lost)):
            return False
        self.hand = remove(self.hand, move.lost)
        return True

    def _is_told(self, place: int, move: Move) -> bool:
        """Say what the blanks are and what left unseen."""
        deals, likely = _deals(self.blanks, remove(self.fresh, self.kept.kinds))
        what = move.lost, move.unseen, move.needs_goods
        parcels = [_parcels(add(self.hand, deal), *what, self.options) for deal in deals]
        weights = [weight * rows.likelihood for weight, rows in zip(likely, parcels)]
        while any(weights):
            number = self.chance.draw(WORLD, weights)
            if self._is_sent(place, move, deals[number], parcels[number]):
                return True
            weights[number] = 0
        return False

    def _is_sent(self, place: int, move: Move, deal: Counts, parcels: Parcels) -> bool:
        hand, fresh = remove(add(self.hand, deal), move.lost), remove(self.fresh, deal)
        weights = list(parcels.weights)
        while any(weights):
            number = self.chance.draw(WORLD, weights)
            left = remove(hand, parcels.cards[number])
            if self._explains(place, left, fresh):
                self.hand, self.fresh, self.blanks = left, fresh, 0
                self.parcels[place] = parcels.cards[number]
                return True
            weights[number] = 0
        return False

    def _explains(self, place: int, hand: Counts, fresh: Counts) -> bool:
        """Whether all that later moves show can come from *hand*, from what came in sight, and from fresh blanks."""
        here, rows = self.rows[place], self.rows[place + 1 :]
        if merge(fresh)[LEGAL] < self.kept.merged[LEGAL]:
            return False
        if all(map(ge, hand, here.later)) and all(map(ge, merge(hand), here.merged_later)):
            return True
        moves = [(row.lost, row.gained, row.blanks) for row in rows]
        if not _is_served(add(hand, here.gained), here.blanks, moves, remove(fresh, self.kept.kinds)):
            return False
        moves = [(row.merged_lost, row.merged_gained, row.blanks) for row in rows]
        has = add(merge(hand), here.merged_gained)
        return _is_served(has, here.blanks, moves, remove(merge(fresh), self.kept.merged))


@lru_cache(maxsize=1024)
def _deals(blanks: int, fresh: Counts) -> tuple[Sequence[Counts], Sequence[int]]:
    """All that so many blanks may be, and how likely the deck deals it."""
    ranges = [range(min(blanks, count) + 1) for count in fresh]
    deals = [deal for deal in product(*ranges) if sum(deal) == blanks]
    return deals, [prod(map(comb, fresh, deal)) for deal in deals]


@lru_cache(maxsize=16384)
def _parcels(hand: Counts, lost: Counts, unseen: int, needs_goods: bool, options: Options) -> Parcels:
    """Every legal choice that holds what was seen of it, weighed by the chance to turn just that (PR-16)."""
    if not all(map(ge, hand, lost)):
        return NO_PARCELS
    if not unseen:
        return ONE_PARCEL
    seen = sum(lost)
    least = least_goods(hand, options) if needs_goods or seen else 0
    size = seen + unseen
    legal = [row for row in Kinds(hand, size, size).values() if row[LEGAL] + row[ILLEGAL] >= least]
    if not seen:
        return Parcels(legal, (1,) * len(legal), SCALE if legal else 0)
    fitting = [row for row in legal if all(map(ge, row, lost))]
    weights = [prod(map(perm, row, lost)) for row in fitting]
    cards = [remove(row, lost) for row in fitting]
    return Parcels(cards, weights, SCALE * sum(weights) // max(1, len(legal)))


NO_PARCELS = Parcels((), (), 0)
ONE_PARCEL = Parcels((NOTHING,), (1,), SCALE)


def _is_served(hand: Counts, blanks: int, moves: Sequence[tuple[Counts, Counts, int]], supply: Counts) -> bool:
    has, left = list(hand), list(supply)
    for lost, gained, more in moves:
        for kind, goes in enumerate(lost):
            short = goes - has[kind]
            if short > 0:
                blanks -= short
                left[kind] -= short
                if blanks < 0 or left[kind] < 0:
                    return False
                has[kind] = gained[kind]
            else:
                has[kind] = gained[kind] - short
        blanks += more
    return True
