"""The white stone and the red stone."""

import pytest
from hg_builders import (
    NOTHING,
    ONE_JUG,
    PASS,
    WAIVE,
    Case,
    Table,
    at_customs,
    dealt,
    declare,
    extra,
    goods,
    inspect,
    new_match,
    seize,
)

from contrabande.engine.events import project
from contrabande.engine.seats import Audience, Seat
from contrabande.games.hart_an_der_grenze import GAME
from contrabande.games.hart_an_der_grenze.events import (
    BribeOffered,
    CaseCleared,
    CaseOpened,
    CaseSeized,
    CompensationPaid,
    ExtraInspectionOrdered,
    FinePaid,
    StoneSaved,
)
from contrabande.games.hart_an_der_grenze.model import Accept, Demand, Inspect, Offer, Open, Pack, Pay, Seize

STATUE: Case = (goods(statue=1), 1, "sombrero")
FOUR_TEQUILA: Case = (goods(tequila=4), 4, "jug")


def five_at_customs(*, red: bool = True, white: bool = True) -> Table:
    """Four smugglers before a sheriff who has his stones, or not."""
    return at_customs(STATUE, FOUR_TEQUILA, STATUE, ONE_JUG, red=red, white=white)


def test_hg_t10_the_example_turn_of_the_rulebook() -> None:
    """HG-13, HG-16, HG-24, HG-25, HG-27, HG-7: a bribe of 15 and a seized statue; P1 is the next sheriff."""
    cases = [goods(jug=3), goods(tequila=4), goods(statue=1)]
    match = new_match(4, [NOTHING, *cases])
    for seat, case in enumerate(cases, start=1):
        match.answer(Seat(seat), Pack(case))
    for seat, (count, kind) in enumerate([(3, "jug"), (4, "jug"), (1, "sombrero")], start=1):
        match.answer(Seat(seat), declare(count, kind))
    talk = [(0, Inspect(Seat(2))), (2, Offer(10)), (0, Demand(15)), (2, Pay()), (0, Seize(Seat(3)))]
    for number, action in talk:
        match.answer(Seat(number), action)
    assert match.view(None).cash == (45, 30, 15, 30)
    behind = [match.view(Seat(seat)).behind for seat in range(4)]
    assert behind == [goods(statue=1), goods(jug=3), goods(tequila=4), NOTHING]
    assert match.view(None).seizures == (False, True, True, True)
    assert match.view(None).sheriff == 1
    assert not any(isinstance(event, CaseOpened) for entry in match.events(None) for event in entry)


# The white stone (HG-23).


def test_hg_23_after_an_inspection_the_white_stone_buys_a_second_one() -> None:
    """HG-23, HG-26: under the same rules; the stone leaves the game."""
    table = five_at_customs().do(inspect(1), Open(), extra(2))
    assert table.last(ExtraInspectionOrdered) == ExtraInspectionOrdered(Seat(0), Seat(2))
    assert table.state.waiting == {2}
    table.do(Open())
    assert table.state.discards == goods(statue=1, tequila=4)
    assert table.state.cash == (30, 22, 6, 30, 30)
    assert table.state.extras == (False, True, True, True, True)


def test_hg_23_a_second_inspection_may_be_bought_off() -> None:
    """HG-23, HG-15, HG-16: both players may bribe, and the talk begins anew."""
    table = five_at_customs().do(inspect(1), Offer(4), Demand(9), Pay(), extra(2))
    assert not table.allows(Pay())
    table.do(Offer(7), Accept())
    assert table.state.cash == (46, 21, 23, 30, 30)
    assert table.last(BribeOffered) == BribeOffered(Seat(2), Seat(0), 7)


def test_hg_23_the_white_stone_may_be_saved() -> None:
    """HG-23: then the red one is at stake; the stone is there in a later turn."""
    table = five_at_customs().do(inspect(1), Open(), PASS)
    assert table.last(StoneSaved) == StoneSaved(Seat(0), "extra")
    assert table.state.extras[0]
    assert table.state.phase == "seize"


def test_hg_23_there_is_no_third_inspection() -> None:
    """HG-23: one stone, one inspection, once a game."""
    table = five_at_customs().do(inspect(1), Open(), extra(2), Open())
    assert table.state.phase == "seize"
    assert not table.allows(extra(3))
    assert five_at_customs(white=False).do(inspect(1), Open()).state.phase == "seize"


def test_hg_t18_when_the_white_stone_cannot_be_used() -> None:
    """HG-23, HG-3, HG-Q12: not with four players, not on the same player, not after renouncing, not before."""
    four = at_customs(STATUE, STATUE, STATUE).do(inspect(1), Open())
    assert four.state.phase == "seize"
    assert not four.allows(extra(2))
    assert not five_at_customs().do(inspect(1), Open()).allows(extra(1))
    assert not five_at_customs().do(inspect(1), Offer(1), Accept()).allows(extra(1))
    waived = five_at_customs().do(WAIVE)
    assert waived.state.phase == "seize"
    assert not waived.allows(extra(2))
    assert not five_at_customs().allows(extra(2))


def test_hg_t18_nothing_is_seized_before_the_inspection() -> None:
    """HG-24: inspect or renounce first, then decide about the white stone."""
    table = five_at_customs()
    assert not table.allows(seize(1))
    assert not table.do(inspect(1)).allows(seize(2))
    assert not table.do(Open()).allows(seize(2))
    assert table.do(PASS).allows(seize(2))


# The red stone (HG-24, HG-25).


def test_hg_25_what_was_not_declared_becomes_the_sheriffs() -> None:
    """HG-25: no fine, no compensation, nothing on the discard pile; it is not opened to the others."""
    table = at_customs((goods(jug=1, cigar=2), 2, "jug"), ONE_JUG, ONE_JUG).do(WAIVE, seize(1))
    assert table.state.behind[:2] == (goods(cigar=2), goods(jug=1))
    assert table.state.cash == (30,) * 4
    assert table.state.discards == NOTHING
    assert table.count(FinePaid) == table.count(CompensationPaid) == table.count(CaseOpened) == 0
    assert table.state.behind_sizes == (2, 1, 1, 1)


@pytest.mark.parametrize(("audience", "sees"), [(Seat(0), True), (Seat(1), True), (Seat(2), False), (None, False)])
def test_hg_25_the_two_see_the_cards_and_the_others_how_many(audience: Audience, sees: bool) -> None:
    """HG-25, HG-Q15: the numbers are public, the kinds are not."""
    case = goods(jug=1, cigar=2)
    seen = project(at_customs((case, 2, "jug"), ONE_JUG, ONE_JUG).do(WAIVE, seize(1)).last(CaseSeized), audience)
    assert isinstance(seen, CaseSeized)
    assert (seen.returned, seen.taken) == (1, 2)
    assert seen.cards.value == (case if sees else None)


def test_hg_t16_an_honest_case_is_seized_in_vain() -> None:
    """HG-25, HG-26: the stone is spent, all cards return, nobody is compensated."""
    table = at_customs((goods(jug=3), 3, "jug"), ONE_JUG, ONE_JUG).do(WAIVE, seize(1))
    assert table.state.behind[:2] == (NOTHING, goods(jug=3))
    assert table.state.seizures == (False, True, True, True)
    assert table.state.cash == (30,) * 4


def test_hg_t30_the_surplus_of_a_declared_kind_is_seized() -> None:
    """HG-18, HG-25."""
    table = at_customs((goods(jug=3), 2, "jug"), ONE_JUG, ONE_JUG).do(WAIVE, seize(1))
    assert table.state.behind[:2] == (goods(jug=1), goods(jug=2))


def test_hg_t17_whoever_was_inspected_is_safe() -> None:
    """HG-24, HG-Q13: bribed or opened; the others are not."""
    for talk in ([Open()], [Offer(3), Accept()]):
        table = at_customs(STATUE, STATUE, STATUE).do(inspect(1), *talk)
        assert not table.allows(seize(1))
        assert table.allows(seize(2))
    second = five_at_customs().do(inspect(1), Open(), extra(2), Offer(1), Accept())
    assert [second.allows(seize(seat)) for seat in range(5)] == [False, False, False, True, True]


def test_hg_t17_after_renouncing_anybody_may_be_seized() -> None:
    """HG-24, HG-Q14."""
    table = at_customs(STATUE, STATUE, STATUE).do(WAIVE)
    assert [table.allows(seize(seat)) for seat in range(4)] == [False, True, True, True]


def test_hg_24_the_red_stone_may_be_saved_and_is_spent_once() -> None:
    """HG-24, HG-26: who has none is not asked."""
    saved = at_customs(STATUE, STATUE, STATUE).do(WAIVE, PASS)
    assert saved.last(StoneSaved) == StoneSaved(Seat(0), "seizure")
    assert saved.state.seizures[0]
    spent = at_customs(STATUE, STATUE, STATUE, red=False).do(WAIVE)
    assert spent.state.turn == 2
    assert spent.count(StoneSaved) == 0


def test_hg_26_both_stones_may_be_used_in_one_turn() -> None:
    """HG-26, HG-23, HG-24."""
    table = five_at_customs().do(inspect(1), Open(), extra(2), Offer(5), Accept(), seize(3))
    assert (table.state.extras[0], table.state.seizures[0]) == (False, False)
    assert table.state.behind == (goods(statue=1), NOTHING, goods(tequila=4), NOTHING, goods(jug=1))
    assert table.all(CaseCleared) == [CaseCleared(Seat(2), 4), CaseCleared(Seat(4), 1)]
    assert table.state.turn == 2


def test_stones_are_not_asked_for_where_no_case_is_left() -> None:
    """HG-23, HG-24, HG-Q11: the only packer was inspected."""
    table = five_at_customs()
    table.state.fates = ("none", "closed", "none", "none", "none")
    assert table.do(inspect(1), Open()).state.turn == 2


def test_stones_work_for_a_sheriff_in_any_seat() -> None:
    """HG-14, HG-23, HG-24, HG-25: seat 2 inspects 3 and 0 and seizes from 4."""
    table = dealt(5, [goods(statue=1)] * 5, sheriff=2).pack(*[goods(statue=1)] * 4)
    table.do(*[declare(1, "jug")] * 4, inspect(3), Open())
    assert GAME.refuse(table.view(2), seize(0)).key == "seize-after-extra"
    table.do(extra(0), Offer(4), Accept(), seize(4))
    assert table.state.cash == (26, 30, 34, 22, 30)
    statue = goods(statue=1)
    assert table.state.behind == (statue, statue, statue, NOTHING, NOTHING)
    assert (table.state.extras[2], table.state.seizures[2], table.state.sheriff) == (False, False, 3)
