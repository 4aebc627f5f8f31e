"""The double sale, and who wins."""

import pytest
from hg_builders import KEEP_NOTHING, NOTHING, Table, at_round_end, goods

from contrabande.engine.seats import Seat
from contrabande.games.hart_an_der_grenze.events import GoodsSold, KindCalled, KindSold, MatchEnded, MoneyCounted
from contrabande.games.hart_an_der_grenze.model import Keep


def sold_out(kind: str, *held: int) -> Table:
    """The match after a double sale in which only these cards lay under the cases."""
    under = [goods(**{kind: count}) for count in held]
    return at_round_end(*[NOTHING] * len(held), under=under, round=3).do(*[KEEP_NOTHING] * len(held))


def gains(table: Table) -> tuple[int, ...]:
    """What everybody has earned in it."""
    return tuple(cash - 30 for cash in table.state.cash)


def test_hg_33_kinds_are_called_one_after_the_other_and_shown() -> None:
    """HG-33: from the jugs to the statues, whether anybody has some or not."""
    table = sold_out("cigar", 2, 0, 1)
    called = [event for event in table.all(KindCalled) if isinstance(event, KindCalled)]
    assert [event.kind for event in called] == ["jug", "maracas", "sombrero", "cigar", "tequila", "statue"]
    assert called[3] == KindCalled(called[3].kind, (2, 0, 1), 3, 3)
    assert called[0].total == 0
    cigar = called[3].kind
    assert table.all(KindSold) == [KindSold(Seat(0), cigar, 2, 28), KindSold(Seat(2), cigar, 1, 14)]


def test_hg_t7_below_the_cap_everybody_sells_all_at_double_price() -> None:
    """HG-34: four players, six jugs, cap 8."""
    table = sold_out("jug", 3, 2, 1, 0)
    assert gains(table) == (12, 8, 4, 0)
    assert table.state.bank == -24


def test_hg_t8_the_largest_holder_alone_reaches_the_cap() -> None:
    """HG-35, HG-36, HG-Q25: six players, cap 5; his sixth tequila is worthless."""
    assert gains(sold_out("tequila", 6, 4, 2, 2, 0, 0)) == (90, 0, 0, 0, 0, 0)


def test_hg_t9_tied_players_share_the_proceeds_and_a_dollar_is_lost() -> None:
    """HG-35: four players, cap 4; 28 dollars among three."""
    table = sold_out("cigar", 2, 1, 1, 1)
    assert gains(table) == (28, 9, 9, 9)
    assert table.state.bank == -55


def test_hg_t22_the_last_seller_may_sell_only_a_part() -> None:
    """HG-35, HG-Q25."""
    assert gains(sold_out("cigar", 3, 2, 0, 0)) == (42, 14, 0, 0)


def test_hg_t23_two_with_three_tequila_each_sell_two_each() -> None:
    """HG-35: five players, cap 4."""
    assert gains(sold_out("tequila", 3, 3, 0, 0, 0)) == (36, 36, 0, 0, 0)


def test_hg_t24_three_share_the_price_of_two_statues() -> None:
    """HG-35: 48 dollars among three, nothing is lost."""
    assert gains(sold_out("statue", 1, 1, 1)) == (16, 16, 16)


def test_hg_t25_after_the_largest_holder_three_share_what_is_left() -> None:
    """HG-35: six players, cap 8; two dollars are lost."""
    assert gains(sold_out("sombrero", 4, 2, 2, 2, 0, 0)) == (32, 10, 10, 10, 0, 0)


@pytest.mark.parametrize(
    ("kind", "price"), [("jug", 4), ("maracas", 6), ("sombrero", 8), ("cigar", 14), ("tequila", 18), ("statue", 24)]
)
def test_hg_34_each_kind_is_paid_double(kind: str, price: int) -> None:
    """HG-34: each kind is sold for itself."""
    assert gains(sold_out(kind, 1, 0, 0, 0)) == (price, 0, 0, 0)


def test_hg_t28_after_the_third_round_cards_are_kept_once_more() -> None:
    """HG-28, HG-30, HG-33, HG-Q22: the rest is sold at face value first, then all kept ones double."""
    table = at_round_end(goods(jug=1, statue=2), NOTHING, NOTHING, under=[goods(cigar=3), NOTHING, NOTHING], round=3)
    table.do(Keep(goods(statue=2)), KEEP_NOTHING, KEEP_NOTHING)
    assert gains(table) == (2 + 42 + 48, 0, 0)
    kinds = [type(event) for event in table.events]
    assert kinds.index(GoodsSold) < kinds.index(KindCalled)
    assert table.state.under == (NOTHING,) * 3
    assert table.state.under_sizes == (0, 0, 0)


def test_hg_36_hand_cards_and_stones_are_worthless() -> None:
    """HG-36, HG-Q26, HG-Q27: only money counts."""
    table = at_round_end(*[NOTHING] * 3, round=3)
    table.state.hands = (goods(statue=5), NOTHING, NOTHING)
    table.state.seizures = (True, False, False)
    table.do(*[KEEP_NOTHING] * 3)
    assert gains(table) == (0, 0, 0)


def test_hg_37_most_money_wins() -> None:
    """HG-37: debts count; nobody chooses a sheriff any more."""
    table = at_round_end(*[NOTHING] * 4, cash=(20, -10, 55, 20), round=3).do(*[KEEP_NOTHING] * 4)
    outcome = table.state.outcome
    assert outcome is not None
    assert outcome.ending == "double_sale"
    assert outcome.scores == (20, -10, 55, 20)
    assert outcome.places == (2, 4, 1, 2)
    assert table.last(MatchEnded) == MatchEnded(outcome)
    assert table.count(MoneyCounted) == 0
    assert table.state.waiting == frozenset()


def test_hg_37_ties_share_the_win() -> None:
    """HG-37."""
    outcome = at_round_end(*[NOTHING] * 3, cash=(40, 40, 39), round=3).do(*[KEEP_NOTHING] * 3).state.outcome
    assert outcome is not None
    assert outcome.winners == (Seat(0), Seat(1))
