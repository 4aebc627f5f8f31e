"""The talk between the sheriff and the one he wants to inspect."""

import pytest
from hg_builders import NOTHING, ONE_JUG, PASS, Case, at_customs, goods, inspect, inspected

from contrabande.engine.actions import Amount
from contrabande.engine.seats import Seat
from contrabande.games.hart_an_der_grenze import GAME
from contrabande.games.hart_an_der_grenze.events import (
    BribeDemanded,
    BribeOffered,
    BribePaid,
    BribeRefused,
    CaseCleared,
    CaseOpened,
    CompensationPaid,
    FinePaid,
)
from contrabande.games.hart_an_der_grenze.model import Accept, Demand, Offer, Open, Pay, Refuse

SMUGGLER: Case = (goods(sombrero=1, cigar=2), 3, "sombrero")
HONEST: Case = (goods(maracas=2), 2, "maracas")


def test_hg_t5_a_bribe_is_haggled_over_and_accepted() -> None:
    """HG-15, HG-16, HG-Q8: 3, 8, 6, agreed; the case stays shut."""
    table = inspected(SMUGGLER).do(Offer(3), Demand(8), Offer(6), Accept())
    assert table.state.cash == (36, 24, 30, 30)
    assert table.state.behind[1] == goods(sombrero=1, cigar=2)
    assert table.state.fates[1] == "bribed"
    assert table.state.discards == NOTHING
    assert table.count(CaseOpened) == 0
    assert table.last(BribePaid) == BribePaid(Seat(1), Seat(0), 6)


def test_hg_t6_without_agreement_the_case_is_opened() -> None:
    """HG-17, HG-18, HG-19, HG-22: the fines go to the bank, the sheriff gets nothing."""
    table = inspected(SMUGGLER).do(Offer(3), Demand(8), Offer(6), Refuse())
    assert table.state.cash == (30, 20, 30, 30)
    assert table.state.bank == 10
    assert table.state.discards == goods(cigar=2)
    assert table.state.behind[1] == goods(sombrero=1)
    assert table.count(CompensationPaid) == 0
    assert table.last(BribeRefused) == BribeRefused(Seat(0), Seat(1), 6)


def test_hg_15_the_target_opens_or_offers_and_the_sheriff_answers_in_turn() -> None:
    """HG-15, HG-Q8: strict alternation; everybody hears the sums."""
    table = inspected(SMUGGLER)
    assert table.state.waiting == {1}
    assert not table.allows(Pay())
    table.do(Offer(9))
    assert table.state.waiting == {0}
    table.do(Demand(4))
    assert table.state.waiting == {1}
    assert table.all(BribeOffered) == [BribeOffered(Seat(1), Seat(0), 9)]
    assert table.all(BribeDemanded) == [BribeDemanded(Seat(0), Seat(1), 4)]
    bargain = table.view(None).bargain
    assert bargain is not None
    assert (bargain.target, bargain.offers, bargain.offer, bargain.demand) == (1, 1, 9, 4)


def test_hg_16_the_target_may_pay_what_is_demanded() -> None:
    """HG-16: at once, to the sheriff."""
    table = inspected(SMUGGLER).do(Offer(1), Demand(30), Pay())
    assert table.state.cash == (60, 0, 30, 30)
    assert table.state.bargain is None
    assert table.state.behind[1] == goods(sombrero=1, cigar=2)


def test_hg_16_a_later_offer_may_be_lower_and_the_last_one_counts() -> None:
    """HG-16, HG-Q8: offers need not rise."""
    table = inspected(SMUGGLER).do(Offer(9), Demand(20), Offer(2), Accept())
    assert table.state.cash == (32, 28, 30, 30)


def test_hg_17_the_target_may_open_after_a_demand() -> None:
    """HG-17: and owes nothing but the fine."""
    table = inspected(SMUGGLER).do(Offer(9), Demand(20), Open())
    assert table.state.cash == (30, 20, 30, 30)
    assert table.state.fates[1] == "opened"


def test_hg_16_the_size_of_a_case_that_was_bought_off_is_seen_when_all_are_cleared() -> None:
    """HG-16, HG-27, HG-Q16: not when the bribe is paid."""
    table = inspected(SMUGGLER).do(Offer(9), Accept())
    assert table.count(CaseCleared) == 0
    assert table.view(0).behind_sizes[1] == 0
    assert table.view(0).hand_sizes[1] == 5
    table.do(PASS)
    assert table.all(CaseCleared)[0] == CaseCleared(Seat(1), 3)
    assert table.view(0).behind_sizes[1] == 3


# How much, how often, and by whom.


def test_an_offer_is_at_least_a_dollar_and_no_more_than_one_has() -> None:
    """HG-15, HG-Q7: whole dollars of his own."""
    choice = inspected(SMUGGLER, cash=7).ask(1).offers(Offer)
    assert choice is not None
    assert choice.fields == (Amount(1, 7),)


def test_sums_end_at_99_whatever_somebody_has() -> None:
    """HG-15, HG-Q8: a fixed bound, so that a demand tells nothing about hidden cash."""
    table = inspected(SMUGGLER, cash=150)
    assert table.allows(Offer(99))
    assert not table.allows(Offer(100))
    choice = table.do(Offer(1)).ask(0).offers(Demand)
    assert choice is not None
    assert choice.fields == (Amount(1, 99),)


def test_a_demand_above_ones_means_cannot_be_paid() -> None:
    """HG-16, HG-Q7: one may offer again, or open."""
    table = inspected(SMUGGLER, cash=7).do(Offer(1), Demand(8))
    assert not table.allows(Pay())
    assert table.allows(Offer(7))
    assert table.allows(Open())


def test_hg_t15_who_is_in_debt_cannot_bribe() -> None:
    """HG-15, HG-Q9, hg.unpayable=debt: he must open; with nothing at all, too."""
    for cash in (-10, 0):
        table = inspected(SMUGGLER, cash=cash)
        assert [type(action) for action in table.ask(1).actions()] == [Open]
    assert inspected(SMUGGLER, cash=1).allows(Offer(1))


@pytest.mark.parametrize(
    ("option", "most"),
    [
        ("hg.max_offers=1", 1),
        ("hg.max_offers=2", 2),
        ("hg.max_offers=3", 3),
        ("hg.max_offers=4", 4),
        ("hg.max_offers=5", 5),
        ("hg.max_offers=6", 6),
        ("hg.max_offers=7", 7),
        ("hg.max_offers=8", 8),
    ],
)
def test_after_the_last_offer_the_sheriff_demands_no_more(option: str, most: int) -> None:
    """HG-15, HG-Q8: he takes it or leaves it."""
    table = inspected(SMUGGLER, max_offers=int(option.partition("=")[2]))
    for number in range(1, most):
        assert table.do(Offer(number)).ask(0).key == "haggle"
        table.do(Demand(20))
    ask = table.do(Offer(9)).ask(0)
    assert ask.key == "last_offer"
    assert list(ask.actions()) == [Accept(), Refuse()]
    assert table.do(Accept()).state.cash[:2] == (39, 21)


def test_four_offers_are_allowed_unless_the_table_wants_otherwise() -> None:
    """HG-Q8: the default."""
    assert GAME.variants[0].options.max_offers == 4


def test_an_honest_player_may_offer_a_bribe() -> None:
    """HG-15, HG-Q6, hg.bribe_by=anyone: an offer proves nothing."""
    table = inspected(HONEST).do(Offer(5), Accept())
    assert table.state.cash[:2] == (35, 25)
    assert table.state.behind[1] == goods(maracas=2)


def test_an_honest_player_must_open_where_only_liars_bribe() -> None:
    """HG-15, HG-Q6, hg.bribe_by=liars_only: he is asked like everybody; who lies in any way may offer."""
    table = inspected(HONEST, bribe_by="liars_only")
    assert table.ask(1).key == "bribe"
    assert list(table.ask(1).actions()) == [Open()]
    for liar in (SMUGGLER, (goods(maracas=2), 3, "maracas"), (goods(maracas=3), 2, "maracas")):
        assert inspected(liar, bribe_by="liars_only").do(Offer(1), Demand(9)).allows(Pay())


def test_hg_t27_an_honest_player_whose_bribe_is_refused_is_still_compensated() -> None:
    """HG-17, HG-20, HG-Q6."""
    table = inspected(HONEST).do(Offer(5), Refuse())
    assert table.state.cash == (30, 32, 30, 30)
    assert table.count(FinePaid) == 0


def test_nobody_else_takes_part_in_the_talk() -> None:
    """HG-15, HG-Q8, HG-Q28: only the target and the sheriff are asked."""
    table = at_customs(ONE_JUG, SMUGGLER, ONE_JUG).do(inspect(2))
    for seat in (0, 1, 3, None):
        assert GAME.ask(table.view(seat)) is None
    table.do(Offer(2))
    for seat in (1, 2, 3, None):
        assert GAME.ask(table.view(seat)) is None
