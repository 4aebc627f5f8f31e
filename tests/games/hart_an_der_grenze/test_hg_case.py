"""What happens when a case is opened."""

import pytest
from hg_builders import NOTHING, Case, Table, goods, inspected

from contrabande.engine.counts import Counts
from contrabande.engine.seats import Seat
from contrabande.games.hart_an_der_grenze.events import CaseOpened, CompensationPaid, FinePaid
from contrabande.games.hart_an_der_grenze.model import Open

FOUR_MARACAS: Case = (goods(maracas=4), 4, "maracas")


def opened(case: Case, *, cash: int = 30, **options: str) -> Table:
    """Seat 1 has opened this case."""
    return inspected(case, cash=cash, **options).do(Open())


def result(table: Table) -> tuple[Counts, Counts, int]:
    """What lies behind the case of seat 1, what was discarded, and what money it has."""
    return table.state.behind[1], table.state.discards, table.state.cash[1]


def test_hg_t2_two_jugs_of_three_are_kept_and_the_tequila_is_fined() -> None:
    """HG-13, HG-18, HG-19."""
    table = opened((goods(jug=2, tequila=1), 3, "jug"))
    assert result(table) == (goods(jug=2), goods(tequila=1), 24)
    assert table.last(CaseOpened) == CaseOpened(Seat(1), goods(jug=2, tequila=1), goods(tequila=1))
    assert table.last(FinePaid) == FinePaid(Seat(1), 6, 6)


def test_hg_t3_kind_and_number_may_both_be_false() -> None:
    """HG-13, HG-19, HG-Q1: five cards declared as two sombreros; each is fined."""
    table = opened((goods(cigar=3, tequila=2), 2, "sombrero"))
    assert result(table) == (NOTHING, goods(cigar=3, tequila=2), 3)


def test_hg_t3b_two_cigars_declared_as_two_sombreros() -> None:
    """HG-13, HG-19, HG-T3: the German example; with hg.count=exact, too."""
    for count in ("free", "exact"):
        assert result(opened((goods(cigar=2), 2, "sombrero"), count=count)) == (NOTHING, goods(cigar=2), 20)


def test_hg_t4_the_truth_is_compensated_once() -> None:
    """HG-20, HG-22, HG-Q5, hg.compensation=once: by the bank."""
    table = opened(FOUR_MARACAS)
    assert result(table) == (goods(maracas=4), NOTHING, 32)
    assert table.state.bank == -2
    assert table.state.cash[0] == 30
    assert table.last(CompensationPaid) == CompensationPaid(Seat(1), 2)


def test_hg_t4_the_truth_may_be_compensated_for_each_card() -> None:
    """HG-20, HG-Q5, hg.compensation=per_card."""
    assert result(opened(FOUR_MARACAS, compensation="per_card")) == (goods(maracas=4), NOTHING, 38)


@pytest.mark.parametrize(("kind", "amount"), [("jug", 1), ("maracas", 2), ("sombrero", 3)])
def test_hg_20_each_legal_kind_has_its_compensation(kind: str, amount: int) -> None:
    """HG-20: 1, 2 or 3 dollars."""
    assert opened((goods(**{kind: 2}), 2, kind)).state.cash[1] == 30 + amount


@pytest.mark.parametrize(
    ("kind", "fine"), [("jug", 1), ("maracas", 2), ("sombrero", 3), ("cigar", 5), ("tequila", 6), ("statue", 8)]
)
def test_hg_19_each_kind_has_its_fine(kind: str, fine: int) -> None:
    """HG-19: for each card that was not declared, to the bank."""
    declared = "maracas" if kind == "jug" else "jug"
    table = opened((goods(**{kind: 2}), 2, declared))
    assert result(table) == (NOTHING, goods(**{kind: 2}), 30 - 2 * fine)
    assert table.state.bank == 2 * fine


def test_hg_t11_surplus_cards_of_the_declared_kind_are_fined() -> None:
    """HG-18, HG-19: no compensation either."""
    table = opened((goods(jug=3), 2, "jug"))
    assert result(table) == (goods(jug=2), goods(jug=1), 29)
    assert table.count(CompensationPaid) == 0


def test_hg_t12_fewer_cards_than_declared_cost_nothing_and_bring_nothing() -> None:
    """HG-21, HG-Q2."""
    table = opened((goods(maracas=3), 4, "maracas"))
    assert result(table) == (goods(maracas=3), NOTHING, 30)
    assert table.count(CompensationPaid) == table.count(FinePaid) == 0


def test_hg_t13_legal_goods_that_were_not_declared_are_contraband_too() -> None:
    """HG-18, HG-19."""
    assert result(opened((goods(jug=2, sombrero=1), 3, "jug"))) == (goods(jug=2), goods(sombrero=1), 27)


def test_hg_t29_a_shortage_beside_a_wrong_card_costs_nothing_extra() -> None:
    """HG-18, HG-19, HG-21."""
    table = opened((goods(jug=2, tequila=1), 4, "jug"))
    assert result(table) == (goods(jug=2), goods(tequila=1), 24)
    assert table.count(CompensationPaid) == 0


def test_hg_t14_a_fine_above_ones_means_is_a_debt() -> None:
    """HG-19, HG-Q9, hg.unpayable=debt: five statues cost 40."""
    table = opened((goods(statue=5), 5, "jug"))
    assert result(table) == (NOTHING, goods(statue=5), -10)
    assert table.state.bank == 40
    assert table.last(FinePaid) == FinePaid(Seat(1), 40, 40)


def test_a_fine_may_be_capped_at_what_one_has() -> None:
    """HG-19, HG-Q9, hg.unpayable=cap: with an empty purse nothing is paid."""
    table = opened((goods(statue=5), 5, "jug"), unpayable="cap")
    assert table.state.cash[1] == 0
    assert table.last(FinePaid) == FinePaid(Seat(1), 40, 30)
    assert opened((goods(statue=5), 5, "jug"), cash=0, unpayable="cap").last(FinePaid) == FinePaid(Seat(1), 40, 0)
    assert opened((goods(statue=1), 1, "jug"), unpayable="cap").state.cash[1] == 22


def test_hg_17_an_opened_case_is_seen_by_everybody() -> None:
    """HG-17: and its owner's kept goods go behind the case face down."""
    table = opened((goods(jug=2, tequila=1), 3, "jug"))
    assert table.view(None).fates[1] == "opened"
    assert table.view(None).discards == goods(tequila=1)
    assert table.view(1).behind == goods(jug=2)
    assert table.view(1).case == NOTHING


def test_hg_22_the_sheriff_neither_pays_nor_earns_by_opening() -> None:
    """HG-22: whether the case is honest or not."""
    for case in (FOUR_MARACAS, (goods(statue=3), 3, "jug")):
        assert opened(case).state.cash[0] == 30
