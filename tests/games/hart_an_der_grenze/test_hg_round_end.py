"""The end of a round: keeping, selling, and the poorest player's choice."""

import pytest
from hg_builders import KEEP_NOTHING, NOTHING, at_round_end, choose, dealt, goods

from contrabande.engine.events import Secret
from contrabande.engine.seats import Seat
from contrabande.games.hart_an_der_grenze.events import (
    GoodsKept,
    GoodsSold,
    MoneyCounted,
    SheriffChosen,
    TurnBegun,
)
from contrabande.games.hart_an_der_grenze.model import Keep, Options

LOADED = goods(jug=2, cigar=1, statue=2)
ALL_KEEP_NOTHING = [KEEP_NOTHING] * 4


def test_hg_28_keeping_goes_clockwise_from_the_last_sheriff() -> None:
    """HG-28, HG-Q21: one after the other, each with its number."""
    table = at_round_end(LOADED, LOADED, LOADED, LOADED, sheriff=2)
    for count, seat in enumerate((2, 3, 0, 1)):
        assert table.state.waiting == {seat}
        table.do(Keep(goods(jug=min(count, 2))))
    kept = [event for event in table.all(GoodsKept) if isinstance(event, GoodsKept)]
    assert [(event.seat, event.count) for event in kept] == [(2, 0), (3, 1), (0, 2), (1, 2)]


def test_hg_28_kept_cards_go_face_down_under_the_case() -> None:
    """HG-28, HG-29: all see how many, the owner sees which."""
    table = at_round_end(LOADED, NOTHING, NOTHING, NOTHING).do(Keep(goods(jug=1, statue=2)))
    assert table.last(GoodsKept) == GoodsKept(Seat(0), 3, Secret(goods(jug=1, statue=2), (Seat(0),)))
    assert table.view(0).under == goods(jug=1, statue=2)
    assert table.view(0).behind == goods(jug=1, cigar=1)
    assert table.view(1).under == NOTHING
    assert table.view(1).under_sizes == (3, 0, 0, 0)
    assert table.view(1).behind_sizes == (2, 0, 0, 0)


def test_hg_t21_up_to_three_of_this_rounds_cards_may_be_kept() -> None:
    """HG-28, HG-29, HG-Q20: not four, no hand card, none from under the case; nothing is fine."""
    table = at_round_end(LOADED, NOTHING, NOTHING, NOTHING, under=[goods(tequila=2), NOTHING, NOTHING, NOTHING])
    table.state.hands = (goods(maracas=5), *table.state.hands[1:])
    assert not table.allows(Keep(goods(jug=2, statue=2)))
    assert not table.allows(Keep(goods(maracas=1)))
    assert not table.allows(Keep(goods(tequila=1)))
    assert table.allows(Keep(goods(jug=2, statue=1)))
    assert table.allows(KEEP_NOTHING)


def test_hg_29_kept_cards_of_several_rounds_lie_together() -> None:
    """HG-29: up to nine."""
    table = at_round_end(LOADED, NOTHING, NOTHING, round=2, under=[goods(tequila=3), NOTHING, NOTHING])
    table.do(Keep(goods(jug=1, statue=2)))
    assert table.state.under[0] == goods(jug=1, tequila=3, statue=2)
    assert table.state.under_sizes[0] == 6


def test_hg_30_all_other_goods_are_sold_at_face_value_and_discarded() -> None:
    """HG-30, HG-Q18: without a limit, openly, and only after all have announced."""
    table = at_round_end(LOADED, goods(statue=9), NOTHING, NOTHING)
    table.do(Keep(goods(statue=2)), KEEP_NOTHING, KEEP_NOTHING)
    assert table.count(GoodsSold) == 0
    table.do(KEEP_NOTHING)
    assert table.state.cash == (41, 138, 30, 30)
    assert table.state.discards == goods(jug=2, cigar=1, statue=9)
    sold = [GoodsSold(Seat(0), goods(jug=2, cigar=1), 11), GoodsSold(Seat(1), goods(statue=9), 108)]
    assert table.all(GoodsSold) == sold
    assert table.state.behind == (NOTHING,) * 4
    assert table.state.behind_sizes == (0,) * 4


@pytest.mark.parametrize(
    ("kind", "value"), [("jug", 2), ("maracas", 3), ("sombrero", 4), ("cigar", 7), ("tequila", 9), ("statue", 12)]
)
def test_hg_30_each_kind_has_its_value(kind: str, value: int) -> None:
    """HG-30, HG-1."""
    table = at_round_end(goods(**{kind: 3}), NOTHING, NOTHING, NOTHING).do(*ALL_KEEP_NOTHING)
    assert table.state.cash == (30 + 3 * value, 30, 30, 30)


def test_hg_30_a_sale_clears_a_debt_first() -> None:
    """HG-30, HG-Q9, hg.unpayable=debt."""
    table = at_round_end(goods(cigar=1), NOTHING, NOTHING, NOTHING, cash=(-10, 0, 5, 9)).do(*ALL_KEEP_NOTHING)
    assert table.state.cash == (-3, 0, 5, 9)
    assert table.last(MoneyCounted) == MoneyCounted(Seat(0), (-3, 0, 5, 9))


def test_hg_31_hands_are_only_laid_aside_at_the_end_of_a_round() -> None:
    """HG-31: nobody loses or sells a hand card."""
    table = at_round_end(LOADED, NOTHING, NOTHING, NOTHING)
    hands = table.state.hands
    assert table.do(*ALL_KEEP_NOTHING).state.hands == hands
    assert table.do(choose(1)).state.hands == hands


def test_hg_32_the_poorest_player_names_the_next_sheriff() -> None:
    """HG-32: anybody, himself included; a new round begins there."""
    table = at_round_end(*[NOTHING] * 4, cash=(40, 30, 10, 20)).do(*ALL_KEEP_NOTHING)
    assert table.last(MoneyCounted) == MoneyCounted(Seat(2), (40, 30, 10, 20))
    assert table.state.waiting == {2}
    assert all(table.allows(choose(seat)) for seat in range(4))
    table.do(choose(2))
    assert table.last(SheriffChosen) == SheriffChosen(Seat(2), Seat(2))
    assert table.last(TurnBegun) == TurnBegun(2, 1, Seat(2))
    assert table.state.waiting == {0, 1, 3}


def test_hg_32_money_is_counted_after_the_sale() -> None:
    """HG-32, HG-30: who was poor may have sold well; what is kept does not count."""
    table = at_round_end(goods(statue=3), goods(statue=3), NOTHING, NOTHING, cash=(1, 2, 20, 21))
    assert table.do(KEEP_NOTHING, Keep(goods(statue=3)), KEEP_NOTHING, KEEP_NOTHING).state.waiting == {1}


@pytest.mark.parametrize(("sheriff", "chooser"), [(3, 0), (0, 0), (1, 1), (2, 0)])
def test_hg_t20_of_several_poorest_the_nearest_to_the_last_sheriff_chooses(sheriff: int, chooser: int) -> None:
    """HG-32, HG-Q23: clockwise; the last sheriff himself is nearest of all."""
    table = at_round_end(*[NOTHING] * 4, cash=(20, 20, 35, 50), sheriff=sheriff).do(*ALL_KEEP_NOTHING)
    assert table.state.waiting == {chooser}


def test_hg_32_stones_stay_spent_in_the_next_round() -> None:
    """HG-26, HG-32: once a game."""
    table = at_round_end(*[NOTHING] * 5)
    table.state.seizures, table.state.extras = (False,) * 5, (False,) * 5
    table.do(*[KEEP_NOTHING] * 5, choose(0))
    assert table.state.seizures == table.state.extras == (False,) * 5
    assert table.pack_all().do(next(table.ask(0).actions())).state.phase == "bribe"


def test_the_purses_are_open() -> None:
    """HG-32, HG-Q17, hg.cash=public."""
    assert dealt(3).view(None).cash == (30, 30, 30)


def test_purses_may_be_hidden_until_the_round_ends() -> None:
    """HG-32, HG-Q17, hg.cash=hidden_until_round_end: counted openly, then hidden again."""
    options = Options(cash="hidden_until_round_end")
    table = at_round_end(*[NOTHING] * 4, cash=(40, 30, 10, 20), options=options)
    assert table.view(1).cash == (None, 30, None, None)
    assert table.view(None).cash == (None,) * 4
    table.do(*ALL_KEEP_NOTHING)
    assert table.view(1).cash == table.view(None).cash == (40, 30, 10, 20)
    table.do(choose(0))
    assert table.view(2).cash == (None, None, 10, None)
