"""The examples of the rules of Prohis, played on the simulator directly."""

from itertools import product

import pytest
from pr_table import A, B, C, D, Table, dealt, lay, letters, take

from contrabande.lab.sim.prohis_cards import size
from contrabande.lab.sim.prohis_state import (
    ACCEPT,
    CLAIM,
    FASTEST,
    INSPECT,
    OFFER_NOTHING,
    PASS,
    REFUSE,
    STAND_DOWN,
    STOP,
    TAKE_PILE,
    TINY,
    TURN,
    TURN_CARD,
    WAIVE,
)


@pytest.mark.parametrize(("seats", "pile"), [(3, 50), (4, 46), (5, 72), (6, 68)])
def test_pr_t1_the_set_up_table(seats: int, pile: int) -> None:
    """PR-3 … PR-5: six cards each, one captain and one inspector among them; four lie open."""
    state = dealt(seats)
    assert (int(size(state.pile)), int(size(state.display))) == (pile, 4)
    hands = [letters(hand) for hand in state.hands[:seats]]
    assert {len(hand) for hand in hands} == {6}
    assert {hand[-2:] for hand in hands} == {"23"}
    assert not state.hands[seats:].any()


def test_pr_t2_an_unclaimed_convoy_goes_home_unseen() -> None:
    """PR-12."""
    table = Table("LII", "23", "23").send("LII").claims()
    assert (table.store(A), table.store(A, seen_by=B), table.hand(A)) == ("LII", "", "")
    assert (int(table.state.turn), int(table.state.phase)) == (B, TURN)


def test_pr_t3_the_highest_rank_inspects_and_the_others_take_their_card_back() -> None:
    """PR-13."""
    table = Table("LII", "1", "23").send("LI").claims(B=1, C=2)
    assert (int(table.state.inspector), letters(table.state.control)) == (C, "2")
    assert (table.hand(B), table.hand(C)) == ("1", "3")


def test_pr_t4_only_legal_goods_turned_wins_the_control_card() -> None:
    """PR-17."""
    table = Table("LL", "23", "23").send("LL").claims(B=3).do(INSPECT).flips("LL")
    assert (table.store(A), table.hand(A), table.hand(B)) == ("LL", "3", "2")
    assert table.store(A, seen_by=C) == "LL"


def test_pr_t5_what_was_not_turned_stays_unseen() -> None:
    """PR-16, PR-17: a captain turns two of three."""
    table = Table("LLI", "23", "23").send("LLI").claims(B=2).do(INSPECT).flips("LL")
    assert (table.store(A), table.hand(A), table.store(A, seen_by=B)) == ("LLI", "2", "LL")


def test_pr_t6_illegal_goods_turned_cost_the_whole_convoy() -> None:
    """PR-17: 10000 for the inspector."""
    table = Table("LLI", "23", "23").send("LLI").claims(B=2).do(INSPECT).flips("LI")
    assert (table.store(B), table.store(A), table.hand(B)) == ("LLI2", "", "3")
    assert (table.store(B, seen_by=A), table.store(B, seen_by=C)) == ("LLI2", "LI2")


def test_pr_t7_a_control_card_turned_ends_the_inspection() -> None:
    """PR-17: 12000 in the owner's store."""
    table = Table("II2", "1", "23").send("II2").claims(B=1).do(INSPECT).flips("2")
    assert (table.store(A), table.hand(A), table.hand(B)) == ("II2", "1", "")


def test_pr_t8_a_control_card_after_legal_goods_ends_it_too() -> None:
    """PR-Q11: unturned illegal goods do not matter."""
    table = Table("LLI1", "23", "23").send("LLI1").claims(C=3).do(INSPECT).flips("L1")
    assert (table.store(A), table.hand(A)) == ("LLI1", "3")


def test_pr_t9_the_third_card_may_catch() -> None:
    """PR-16, PR-17: 14000 for the inspector."""
    table = Table("LLI1", "23", "23").send("LLI1").claims(C=3).do(INSPECT).flips("LLI")
    assert (table.store(C), table.hand(A)) == ("LLI13", "")


def test_pr_t10_an_accepted_bribe_is_stored_and_the_convoy_passes_unseen() -> None:
    """PR-14: 5000 in the inspector's store; only the owner knows what it was."""
    table = Table("LLLII", "23", "23").send("LL").claims(B=3).send("LI").do(ACCEPT)
    assert (table.store(B), table.hand(B), table.store(A), table.hand(A)) == ("LI", "23", "LL", "I")
    assert (table.store(B, seen_by=A), table.store(B, seen_by=C)) == ("LI", "")


def test_pr_t11_after_a_refused_bribe_the_inspector_must_inspect() -> None:
    """PR-14, PR-Q8."""
    table = Table("LLLII", "23", "23").send("LL").claims(B=3).send("LI").do(REFUSE)
    assert table.hand(A) == "LII"
    assert table.legal() == {TURN_CARD, TURN_CARD + 1}


def test_pr_t12_standing_down_stores_the_control_card() -> None:
    """PR-15: 5000 in the inspector's store."""
    table = Table("LLI", "23", "23").send("LL").claims(B=3).do(OFFER_NOTHING, STAND_DOWN)
    assert (table.store(B), table.hand(B), table.store(A)) == ("3", "2", "LL")


def test_pr_t13_a_hand_of_eight_may_not_draw_and_seven_may_draw_two() -> None:
    """PR-9, PR-Q12."""
    full = Table("LLLLLL23", "23", "23")
    assert full.legal() == set(lay("L"))
    table = Table("LLLLL23", "23", "23").do(take("L"), TAKE_PILE)
    assert table.hand(A) == "LLLLLLL23"


def test_pr_t14_the_replacement_may_be_taken_but_not_two_of_the_pile() -> None:
    """PR-8."""
    table = Table("23", "23", "23", display="IIII").do(take("I"))
    assert table.allows(take("L"))
    assert table.allows(TAKE_PILE)
    assert not Table("23", "23", "23").do(TAKE_PILE).allows(TAKE_PILE)


def test_pr_t15_a_convoy_has_two_to_four_cards() -> None:
    """PR-11: the fourth completes it; a hand of one sends none."""
    table = Table("LLLLL", "23", "23").do(*lay("L"))
    assert table.legal() == set(lay("L"))
    assert table.do(*lay("L")).allows(STOP)
    assert int(table.do(*lay("LL")).state.phase) == CLAIM
    assert not Table("L", "23", "23").legal() & set(lay("LI123"))


def test_pr_t16_a_bribe_is_paid_out_of_the_hand_and_is_not_empty() -> None:
    """PR-14, PR-Q7: neither the convoy nor the store."""
    table = Table("LLI", "23", "23", stores=["123"]).send("LL").claims(B=2)
    assert table.legal() == {OFFER_NOTHING, *lay("I")}


def test_pr_t17_store_and_hand_are_added_up() -> None:
    """PR-2, PR-20: 16000 is as much as sixteen legal goods in store, and ties share."""
    stores = ["LLLLLII2", "L" * 16, "L" * 15]
    table = Table("ILL3", "", "", stores=stores, left=0).do(PASS, PASS, PASS)
    assert table.rewards() == [420, 420, -840]


def test_pr_t18_after_the_display_is_short_everybody_plays_once_more() -> None:
    """PR-18: B empties the pile and plays last."""
    table = Table("LL", "LL", "LL", "LL", left=1, turn=B).do(take("L"), take("L"))
    assert (int(table.state.pile), letters(table.state.display)) == (0, "LLL")
    table.do(take("L"), STOP).do(take("L"), STOP).do(PASS)
    assert not table.is_over()
    assert table.do(PASS).is_over()


def test_pr_t19_the_last_round_begins_when_the_display_cannot_be_filled() -> None:
    """PR-18, PR-Q2: B takes the last card, D the first that is not replaced."""
    table = Table("LL", "LL", "LL", "LL", left=1, turn=B).do(TAKE_PILE, STOP).send("LL").claims()
    assert int(table.state.turn) == D
    table.do(take("L"), STOP, PASS)
    assert bool(table.state.is_final)
    assert table.do(PASS).is_over()


def test_pr_t20_when_all_pass_it_is_over() -> None:
    """PR-19: nobody has taken a display card."""
    table = Table("LL", "LL", "LL", "LL", left=0).do(PASS, PASS, PASS)
    assert not table.is_over()
    assert table.do(PASS).is_over()


@pytest.mark.parametrize(
    ("convoy", "rank", "caught"),
    [("LLII", 1, 0.5), ("LLII", 2, 5 / 6), ("LLII", 3, 1), ("III1", 2, 0.75), ("LLI1", 1, 0.25), ("LLI1", 3, 0.5)],
)
def test_pr_t21_how_often_a_convoy_is_caught(convoy: str, rank: int, caught: float) -> None:
    """PR-Q19: all orders in which the cards can be turned, each as likely as the other."""
    begun = Table(convoy, "123", "23").send(convoy).claims(B=rank).do(INSPECT).state
    found = []
    for order in product(*(range(4 - turned) for turned in range(rank))):
        table = Table("", "", "")
        table.state = begun
        for turned, place in enumerate(order):
            if int(table.state.convoy):
                table.do(TURN_CARD, part=(place + 0.5) / (4 - turned))
        found.append(table.store(B) != "")
    assert sum(found) / len(found) == pytest.approx(caught)


def test_a_convoy_needs_goods_unless_a_full_hand_has_none() -> None:
    """PR-Q6."""
    assert not Table("1123", "23", "23").legal() & set(lay("LI123"))
    assert Table("11112233", "23", "23").legal() == set(lay("12")) | set(lay("3"))


@pytest.mark.parametrize(("part", "inspector"), [(0.1, B), (0.9, D)])
def test_among_equal_ranks_chance_decides(part: float, inspector: int) -> None:
    """PR-Q3: the last commit settles it."""
    table = Table("LL", "23", "23", "23").send("LL").do(13, WAIVE)
    assert int(table.do(13, part=part).state.inspector) == inspector


def test_where_the_fastest_inspects_the_first_commit_wins() -> None:
    """PR-Q3 with `pr.tie=speed`."""
    table = Table("LL", "23", "23", "23", variant=FASTEST).send("LL").do(13, WAIVE)
    assert int(table.do(13, part=0.9).state.inspector) == B


def test_the_tiny_edition_sends_convoys_of_two() -> None:
    """Two seats, a captain each, a display of one; the second card completes a convoy."""
    state = dealt(2, TINY)
    assert [len(letters(hand)) for hand in state.hands[:2]] == [2, 2]
    assert int(size(state.display)) == int(size(state.pile)) == 1
    table = Table("L2", "L2", variant=TINY).do(*lay("L2"))
    assert int(table.state.phase) == CLAIM
