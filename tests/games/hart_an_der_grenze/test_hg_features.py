"""What is shown to a learner: the blocks of features, and of trade only what everybody has seen."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import pytest
from hg_builders import (
    CONTRABAND,
    NOTHING,
    AnyMatch,
    declare,
    goods,
    inspect,
    new_match,
    play,
    play_on,
    seize,
    smuggled,
)

from contrabande.engine.events import Event
from contrabande.engine.seats import Audience, Seat
from contrabande.games.hart_an_der_grenze import GAME
from contrabande.games.hart_an_der_grenze.events import (
    BribePaid,
    CaseCleared,
    CaseOpened,
    CaseSeized,
    GoodsDeclared,
    GoodsKept,
    GoodsSold,
    TurnBegun,
)
from contrabande.games.hart_an_der_grenze.features import CLAIMED, SALES, SEARCHED, SOLD, TRADE, unseen
from contrabande.games.hart_an_der_grenze.model import Accept, Offer, Open, Pack
from contrabande.games.hart_an_der_grenze.tables import Printed

GOODS, LEGAL = len(Printed.GOODS), len(Printed.LEGAL)


def test_features_have_one_size_for_every_table() -> None:
    """HG-1: seat-relative, absent seats as zeros."""
    sizes = set()
    for seats in (3, 6):
        match = new_match(seats)
        for audience in (Seat(1), None):
            blocks = GAME.features(match.view(audience), match.knowledge(audience))
            sizes.add(tuple((block.name, len(block.numbers)) for block in blocks))
    assert sizes == {
        (("phase", 9), ("own", 24), ("table", 17), ("bargain", 4), ("seats", 6 * 25), ("trade", 6 * TRADE))
    }


def test_features_count_what_a_seat_cannot_see() -> None:
    """HG-1, HG-19: copies that are neither discarded nor one's own."""
    match = play(smuggled(), (0, inspect(1)), (1, Open()))
    left = unseen(match.view(Seat(1)))
    assert left == (39 - 2, 30, 23, 18 - 1, 16, 13 - 2)
    assert unseen(match.view(None)) == (39, 30, 23, 17, 16, 11)


def test_features_tell_of_the_talk() -> None:
    """HG-15: the last offer, and whether there was a demand."""
    match = play(smuggled(), (0, inspect(1)), (1, Offer(3)))
    blocks = {block.name: block.numbers for block in GAME.features(match.view(Seat(0)), match.knowledge(Seat(0)))}
    assert blocks["bargain"] == (3 / 99, 0.0, 1.0, 0.0)


class Trade(NamedTuple):
    """What is shown of one seat."""

    brought: tuple[float, ...]
    claimed: tuple[float, ...]
    sold: tuple[float, ...]
    deeds: tuple[float, ...]


def trade(match: AnyMatch, looker: Audience) -> list[Trade]:
    """What is shown of every seat, in the order of their numbers; of those that are not taken nothing."""
    (row,) = [
        block.numbers for block in GAME.features(match.view(looker), match.knowledge(looker)) if block.name == "trade"
    ]
    parts = [row[place : place + TRADE] for place in range(0, len(row), TRADE)]
    shown = [Trade(part[:CLAIMED], part[CLAIMED:SOLD], part[SOLD:SEARCHED], part[SEARCHED:]) for part in parts]
    seats = match.view(looker).seats
    assert not any(number for part in parts[seats:] for number in part)
    return [shown[(seat - (looker or 0)) % seats] for seat in range(seats)]


NO_SALE = (0.0,) * GOODS * SALES
IDLE = Trade((0.0,) * LEGAL, (0.0,) * LEGAL, NO_SALE, (0.0, 0.0, 0.0))


def talking() -> AnyMatch:
    """Four play; seat 1 has offered seven dollars for his contraband."""
    match = new_match(4, [NOTHING, CONTRABAND, goods(maracas=2), NOTHING])
    play(match, (1, Pack(CONTRABAND)), (2, Pack(goods(jug=1, maracas=2))), (3, Pack(goods(jug=2))))
    play(match, (1, declare(3, "jug")), (2, declare(4, "maracas")), (3, declare(1, "sombrero")))
    return play(match, (0, inspect(1)), (1, Offer(7)))


def at_the_border() -> AnyMatch:
    """The sheriff has let seat 1 through for seven dollars and seized from 2, and 3 is untouched."""
    return play(talking(), (0, Accept()), (0, seize(2)))


def test_what_is_packed_and_said_is_no_trade_yet() -> None:
    """HG-27: not before it crosses; nor is a bribe while the other case may still be seized."""
    match = talking()
    assert trade(match, Seat(3)) == [IDLE] * 4
    assert trade(play(match, (0, Accept())), Seat(3)) == [IDLE] * 4


@pytest.mark.parametrize("looker", [0, 3, None])
def test_a_case_that_nobody_opened_is_a_claim(looker: int | None) -> None:
    """HG-16, HG-25, HG-27: of a seized one, all know how many came back."""
    shown = trade(at_the_border(), None if looker is None else Seat(looker))
    assert shown == [
        IDLE._replace(deeds=(0.0, 1.0, 7 / 30)),
        IDLE._replace(claimed=(3.0, 0.0, 0.0)),
        IDLE._replace(brought=(0.0, 2.0, 0.0)),
        IDLE._replace(claimed=(0.0, 0.0, 1.0)),
    ]


def test_an_opened_case_counts_as_far_as_it_was_true() -> None:
    """HG-18: two jugs were declared, and there was one."""
    match = play(at_the_border(), (0, Pack(goods(jug=1))), (2, Pack(goods(jug=1))), (3, Pack(goods(jug=1))))
    play(match, (2, declare(1, "jug")), (3, declare(1, "jug")), (0, declare(2, "jug")), (1, inspect(0)), (0, Open()))
    shown = trade(match, Seat(0))
    assert (shown[0].brought, shown[0].claimed) == ((1.0, 0.0, 0.0), (0.0, 0.0, 0.0))
    assert [each.deeds for each in shown[:2]] == [(0.0, 1.0, 7 / 30), (1.0, 0.0, 0.0)]


HOUSE = {"count": "exact", "bribe_by": "liars_only", "max_offers": 8, "cash": "hidden_until_round_end"}


@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {}), (6, {}), (5, HOUSE), (2, {"edition": "tiny"}), (3, {"edition": "tiny3"})],
)
def test_trade_is_what_was_told_in_public(seats: int, options: dict[str, str | int]) -> None:
    """HG-13, HG-16 … HG-30: at every step, to the very end, reckoned up from what a spectator is told."""
    for seed in range(4):
        match, rng, ledger = new_match(seats, **options), Random(seed), Ledger(seats)
        seen = 0
        while not match.is_over:
            play_on(match, rng)
            for events in match.events(None, seen):
                ledger.enter(events)
                seen += 1
            for looker in (Seat(1), None):
                assert trade(match, looker) == ledger.told()


class Ledger:
    """What each seat has brought, claims and sold, and its deeds as a sheriff, kept by somebody who only watches."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.brought = [[0.0] * LEGAL for _ in range(seats)]
        self.claimed = [[0.0] * LEGAL for _ in range(seats)]
        self.sold = [[0.0] * GOODS * SALES for _ in range(seats)]
        self.deeds = [[0, 0, 0] for _ in range(seats)]
        self.said: dict[Seat, tuple[int, int]] = {}
        self.paid: dict[Seat, int] = {}
        self.sheriff, self.round, self.kept = Seat(0), 0, 0

    def told(self) -> list[Trade]:
        """What is to be shown."""
        deeds = [(opened, let_through, income / Printed.CASH) for opened, let_through, income in self.deeds]
        return [Trade(*map(tuple, row)) for row in zip(self.brought, self.claimed, self.sold, deeds)]

    def enter(self, events: Sequence[Event]) -> None:
        """Write down what has happened."""
        for event in events:
            match event:
                case TurnBegun():
                    self.sheriff, self.round, self.kept = event.sheriff, event.round, 0
                    self.said, self.paid = {}, {}
                case GoodsDeclared():
                    self.said[event.seat] = (event.count, Printed.LEGAL.index(event.kind))
                case BribePaid():
                    self.paid[event.seat] = event.amount
                case CaseOpened():
                    self.bring(event.seat, sum(event.cards) - sum(event.discarded))
                    self.deeds[self.sheriff][0] += 1
                case CaseSeized():
                    self.bring(event.seat, event.returned)
                case CaseCleared():
                    self.clear(event.seat)
                case GoodsKept():
                    self.keep()
                case GoodsSold() if self.round <= SALES:
                    self.sold[event.seat][GOODS * (self.round - 1) : GOODS * self.round] = event.cards
                case _:
                    pass

    def bring(self, seat: Seat, count: int) -> None:
        """So many of what was declared have crossed for certain."""
        self.brought[seat][self.said[seat][1]] += count

    def clear(self, seat: Seat) -> None:
        """A case crosses unopened, and perhaps it has cost something."""
        if seat in self.said:
            count, kind = self.said[seat]
            self.claimed[seat][kind] += count
        if seat in self.paid:
            self.deeds[self.sheriff][1] += 1
            self.deeds[self.sheriff][2] += self.paid[seat]

    def keep(self) -> None:
        """When all have kept what they want, the rest is sold (HG-30)."""
        self.kept += 1
        if self.kept == self.seats:
            self.brought = [[0.0] * LEGAL for _ in range(self.seats)]
            self.claimed = [[0.0] * LEGAL for _ in range(self.seats)]
