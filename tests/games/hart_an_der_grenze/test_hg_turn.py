"""A turn up to the inspection, and what happens when the cases are cleared."""

import pytest
from hg_builders import (
    NOTHING,
    ONE_JUG,
    PASS,
    WAIVE,
    Table,
    at_customs,
    at_round_end,
    choose,
    dealt,
    declare,
    goods,
    inspect,
    new_match,
    seize,
)

from contrabande.engine.counts import remove
from contrabande.engine.errors import NotYourPrompt
from contrabande.engine.seats import Seat
from contrabande.games.hart_an_der_grenze.events import (
    CaseCleared,
    CasePacked,
    GoodsDeclared,
    HandDealt,
    InspectionOrdered,
    InspectionWaived,
    PileExhausted,
    PileReshuffled,
    TurnBegun,
)
from contrabande.games.hart_an_der_grenze.model import Declaration, Good, Keep, Open, Pack
from contrabande.games.hart_an_der_grenze.tables import Printed


def play_round(table: Table) -> list[int]:
    """Pass through a whole round in which nobody is inspected; who was sheriff."""
    while table.state.phase == "pack":
        table.pack_all().let_through()
    return [event.sheriff for event in table.all(TurnBegun) if isinstance(event, TurnBegun)]


def dealt_to(table: Table) -> list[tuple[int, int]]:
    """Who was dealt how many cards since the latest turn began."""
    since = max(place for place, event in enumerate(table.events) if isinstance(event, TurnBegun))
    return [(event.seat, event.count) for event in table.events[since:] if isinstance(event, HandDealt)]


def with_pile(table: Table, **pile: int) -> Table:
    """The same table with another draw pile."""
    table.state.pile, table.state.pile_size = goods(**pile), sum(pile.values())
    return table


# Rounds and turns (HG-6, HG-7).


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_hg_6_a_round_has_as_many_turns_as_players(seats: int) -> None:
    """HG-6, HG-7: everybody is sheriff once, clockwise."""
    assert play_round(dealt(seats, sheriff=1)) == [(1 + turn) % seats for turn in range(seats)]


def test_hg_t19_three_players_are_sheriff_twice_each() -> None:
    """HG-6, HG-7, HG-Q24: B C A B C A."""
    assert play_round(dealt(3, sheriff=1)) == [1, 2, 0, 1, 2, 0]


def test_hg_6_there_are_three_rounds() -> None:
    """HG-6: then the match is over."""
    table = dealt(4)
    for number in (1, 2, 3):
        assert (table.state.round, table.state.turn) == (number, 1)
        play_round(table)
        table.do(*[Keep(NOTHING)] * 4)
        if number < 3:
            table.do(choose(0))
    assert table.state.outcome is not None
    assert table.state.waiting == frozenset()


# Dealing (HG-9, HG-10).


def test_hg_9_the_new_sheriff_fills_every_hand() -> None:
    """HG-9: up to five cards; who has five gets none."""
    table = at_customs((goods(cigar=3), 3, "jug"), ONE_JUG, (goods(jug=5), 5, "jug")).let_through()
    assert table.state.sheriff == 1
    assert dealt_to(table) == [(2, 1), (3, 5), (1, 3)]
    assert [sum(hand) for hand in table.state.hands] == list(table.state.hand_sizes) == [5] * 4


def test_hg_10_the_discards_are_shuffled_when_the_pile_is_empty() -> None:
    """HG-10, HG-Q10: in the middle of the deal; what was drawn before came from the old pile."""
    table = with_pile(at_customs((goods(cigar=3), 3, "jug"), ONE_JUG, ONE_JUG), statue=2)
    table.state.discards = goods(maracas=9)
    table.let_through()
    assert table.last(PileReshuffled) == PileReshuffled(goods(maracas=9))
    assert dealt_to(table) == [(2, 1), (3, 1), (1, 3)]
    assert table.state.hands[2] == goods(jug=4, statue=1)
    assert table.state.hands[1] == goods(jug=2, maracas=3)
    assert (table.state.pile, table.state.discards) == (goods(maracas=6), NOTHING)
    assert table.count(PileExhausted) == 0


def test_hg_10_when_both_piles_are_empty_nobody_draws_any_more() -> None:
    """HG-10: also if the discards are not enough."""
    table = with_pile(at_customs((goods(cigar=3), 3, "jug"), ONE_JUG, ONE_JUG))
    table.state.discards = goods(maracas=2)
    table.let_through()
    assert dealt_to(table) == [(2, 1), (3, 1)]
    assert table.state.hand_sizes == (5, 2, 5, 5)
    assert table.state.pile_size == 0
    assert table.count(PileExhausted) == 1


def test_hg_10_with_nothing_to_deal_only_that_is_said() -> None:
    """HG-10: no reshuffle of nothing."""
    table = with_pile(at_customs(ONE_JUG, ONE_JUG, ONE_JUG)).let_through()
    assert dealt_to(table) == []
    assert table.count(PileReshuffled) == 0
    assert table.count(PileExhausted) == 1
    assert table.state.phase == "pack"


def test_hg_t26_six_players_who_always_pack_everything_run_dry_in_the_sixth_turn() -> None:
    """HG-9, HG-10, HG-Q10: nine cards for five empty hands: 2, 2, 2, 2, 1."""
    table = dealt(6)
    for _ in range(4):
        table.pack_all().let_through()
    assert table.state.pile_size == 9
    table.pack_all().let_through()
    assert table.state.sheriff == 5
    assert dealt_to(table) == [(0, 2), (1, 2), (2, 2), (3, 2), (5, 1)]
    assert table.state.hand_sizes == (2, 2, 2, 2, 5, 1)
    assert table.count(PileExhausted) == 1


# Packing (HG-11, HG-12).


def test_hg_11_the_sheriff_packs_nothing_and_keeps_his_hand() -> None:
    """HG-11: his cards are there again in the next turn."""
    hand = goods(cigar=2, statue=3)
    table = dealt(3, [hand, NOTHING, NOTHING])
    assert 0 not in table.state.waiting
    table.pack_all().let_through()
    assert table.state.hands[0] == hand
    assert table.ask(0).allows(Pack(hand))


def test_hg_12_everybody_else_packs_one_to_five_cards_of_any_kinds() -> None:
    """HG-12: every mix of his hand, but not nothing."""
    table = dealt(3, [NOTHING, goods(jug=2, cigar=2, statue=1), NOTHING])
    assert table.ask(1).size == 3 * 3 * 2 - 1
    assert table.ask(1).allows(Pack(goods(jug=2, cigar=2, statue=1)))
    assert not table.ask(1).allows(Pack(NOTHING))
    assert not table.ask(1).allows(Pack(goods(cigar=3)))


def test_hg_12_packing_is_final_once_all_have_packed() -> None:
    """HG-12: until then it can be changed, and nobody sees anything of it."""
    match = new_match(3, [NOTHING, goods(cigar=1), NOTHING])
    match.answer(Seat(1), Pack(goods(cigar=1)))
    match.answer(Seat(1), Pack(goods(jug=2)))
    assert match.entries == 1
    match.answer(Seat(2), Pack(goods(jug=1)))
    assert match.view(Seat(1)).case == goods(jug=2)
    with pytest.raises(NotYourPrompt):
        match.answer(Seat(2), Pack(goods(jug=2)))


def test_hg_12_the_cards_move_from_the_hand_into_the_case() -> None:
    """HG-12."""
    table = dealt(3, [NOTHING, goods(cigar=5), NOTHING]).pack(goods(cigar=3), goods(jug=1))
    assert (table.state.hands[1], table.state.cases[1]) == (goods(cigar=2), goods(cigar=3))
    assert table.count(CasePacked) == 2


def test_who_has_no_cards_packs_and_declares_nothing_and_is_left_alone() -> None:
    """HG-12, HG-Q11: he cannot be inspected either; with one card one must pack it."""
    table = dealt(4)
    state = table.state
    state.hands = (state.hands[0], NOTHING, goods(jug=1), goods(cigar=2))
    state.hand_sizes = (5, 0, 1, 2)
    state.waiting = frozenset({Seat(2), Seat(3)})
    assert table.ask(2).size == 1
    table.pack(goods(jug=1), goods(cigar=2)).do(declare(1, "jug"), declare(2, "jug"))
    assert state.phase == "inspect"
    assert not table.allows(inspect(1))
    assert not table.do(WAIVE).allows(seize(1))
    assert state.fates == ("none", "none", "closed", "closed")


def test_a_turn_in_which_nobody_has_a_card_is_skipped() -> None:
    """HG-10, HG-Q11: the star passes on; when the round is over, the goods are kept or sold."""
    table = with_pile(dealt(4, sheriff=3))
    table.state.hands = (goods(jug=1), goods(statue=5), NOTHING, NOTHING)
    table.state.hand_sizes, table.state.waiting = (1, 5, 0, 0), frozenset({Seat(0), Seat(1)})
    table.state.turn = 2
    table.pack(goods(jug=1), goods(statue=5)).do(declare(1, "jug"), declare(5, "jug")).let_through()
    begun = [event for event in table.all(TurnBegun) if isinstance(event, TurnBegun)]
    assert [(event.turn, event.sheriff) for event in begun[1:]] == [(3, 0), (4, 1)]
    assert table.state.phase == "keep"
    assert table.state.waiting == {1}


# Declaring (HG-13).


def test_hg_13_declarations_go_clockwise_from_the_sheriffs_left() -> None:
    """HG-13: in public, one after the other."""
    table = dealt(4, sheriff=2).pack_all()
    order = [event.seat for event in table.all(GoodsDeclared) if isinstance(event, GoodsDeclared)]
    assert order == [3, 0, 1]
    jug = Declaration(1, Good("jug"))
    assert table.view(None).declared == (jug, jug, None, jug)
    assert table.state.waiting == {2}


def test_hg_13_one_legal_kind_and_a_number_from_one_to_five() -> None:
    """HG-13, HG-Q1, HG-Q3, HG-Q4, hg.count=free: neither has to be true."""
    table = dealt(3, [NOTHING, goods(statue=1), NOTHING]).pack(goods(statue=1), goods(jug=1))
    assert table.ask(1).key == "declare"
    assert table.ask(1).size == 15
    assert all(table.allows(declare(count, kind)) for count in (1, 5) for kind in ("jug", "maracas", "sombrero"))
    assert not any(table.allows(declare(1, kind)) for kind in ("cigar", "tequila", "statue"))
    assert not table.allows(declare(0, "jug"))
    assert not table.allows(declare(6, "jug"))


def test_hg_13_the_number_must_be_true_where_the_table_wants_it() -> None:
    """HG-13, HG-Q1, hg.count=exact: the kind is free all the same."""
    table = dealt(3, [NOTHING, goods(statue=2), NOTHING], count="exact").pack(goods(statue=2), goods(jug=1))
    assert table.ask(1).key == "declare_exact"
    assert [table.allows(declare(count, "sombrero")) for count in range(1, 6)] == [False, True, False, False, False]
    assert table.ask(1).size == 3


# The sheriff's choice (HG-14).


def test_hg_14_the_sheriff_inspects_one_of_the_others_or_renounces() -> None:
    """HG-14: after all declarations; whoever it is, everybody hears it."""
    table = at_customs(ONE_JUG, ONE_JUG, ONE_JUG)
    assert table.ask(0).size == 4
    assert not table.allows(inspect(0))
    table.do(inspect(3))
    assert table.last(InspectionOrdered) == InspectionOrdered(Seat(0), Seat(3))
    assert table.state.waiting == {3}


def test_hg_14_he_may_renounce() -> None:
    """HG-14, HG-Q14: then nobody is inspected."""
    table = at_customs(ONE_JUG, ONE_JUG, ONE_JUG, red=False).do(WAIVE)
    assert table.last(InspectionWaived) == InspectionWaived(Seat(0))
    assert table.state.turn == 2


# Clearing (HG-27).


def test_hg_27_what_was_not_inspected_goes_unseen_behind_the_case() -> None:
    """HG-27, HG-7: clockwise; then the star passes to the left."""
    cases = [goods(jug=1), goods(cigar=2, statue=1), goods(maracas=2)]
    table = at_customs(*[(case, 1, "jug") for case in cases]).do(inspect(1), Open(), PASS)
    assert table.state.behind == (NOTHING, *cases)
    assert table.all(CaseCleared) == [CaseCleared(Seat(2), 3), CaseCleared(Seat(3), 2)]
    assert table.state.cases == (NOTHING,) * 4
    assert table.state.behind_sizes == (0, 1, 3, 2)
    assert table.state.sheriff == 1


def test_hg_27_the_last_turn_of_a_round_is_followed_by_its_end() -> None:
    """HG-27, HG-28: the star stays with the last sheriff, and no cards are dealt."""
    table = at_customs(ONE_JUG, ONE_JUG, ONE_JUG)
    table.state.turn = 4
    table.let_through()
    assert (table.state.phase, table.state.sheriff) == ("keep", 0)
    assert table.state.hand_sizes == (5, 4, 4, 4)


def test_hg_27_goods_of_several_turns_gather_behind_the_case() -> None:
    """HG-8, HG-27."""
    table = at_customs(ONE_JUG, (goods(cigar=2), 2, "jug"), ONE_JUG).let_through()
    before = table.state.behind[2]
    hand = table.state.hands[2]
    table.pack_all().let_through()
    assert before == goods(cigar=2)
    assert remove(table.state.behind[2], hand) == before


def test_a_hand_stays_with_its_owner_for_the_next_round() -> None:
    """HG-31, HG-9: only what is missing is dealt."""
    table = at_round_end(*[NOTHING] * 4)
    table.state.hands = (goods(statue=4), goods(cigar=5), goods(tequila=5), goods(cigar=5))
    table.state.hand_sizes = (4, 5, 5, 5)
    table.do(*[Keep(NOTHING)] * 4, choose(3))
    assert dealt_to(table) == [(0, 1)]
    assert table.state.hands[0][Printed.GOODS.index("statue")] >= 4
    assert table.state.hands[1:] == (goods(cigar=5), goods(tequila=5), goods(cigar=5))
