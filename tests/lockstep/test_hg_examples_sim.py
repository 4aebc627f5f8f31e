"""The worked examples of the rulebook, played on the simulator directly."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from hg_table import (
    AGREE,
    KINDS,
    OPEN,
    PASS,
    STOP,
    Case,
    Counts,
    Table,
    at,
    border,
    end_of_round,
    goods,
    say,
    sum_of,
    told,
)

from contrabande.games.hart_an_der_grenze.tables import Printed
from contrabande.lab.sim import hart_an_der_grenze_table as sim
from contrabande.lab.sim.hart_an_der_grenze_cards import cards_of
from contrabande.lab.sim.hart_an_der_grenze_sale import proceeds

NOTHING = goods()
_proceeds = jax.jit(proceeds)
SMUGGLED: Case = (goods(sombrero=1, cigar=2), 3, "sombrero")


@pytest.mark.parametrize(
    ("case", "kept", "change"),
    [
        pytest.param((goods(jug=2, tequila=1), 3, "jug"), goods(jug=2), -6, id="HG-T2"),
        pytest.param((goods(cigar=3, tequila=2), 2, "sombrero"), NOTHING, -27, id="HG-T3"),
        pytest.param((goods(cigar=2), 2, "sombrero"), NOTHING, -10, id="HG-T3b"),
        pytest.param((goods(maracas=4), 4, "maracas"), goods(maracas=4), 2, id="HG-T4"),
        pytest.param((goods(jug=3), 2, "jug"), goods(jug=2), -1, id="HG-T11"),
        pytest.param((goods(maracas=3), 4, "maracas"), goods(maracas=3), 0, id="HG-T12"),
        pytest.param((goods(jug=2, sombrero=1), 3, "jug"), goods(jug=2), -3, id="HG-T13"),
        pytest.param((goods(statue=5), 5, "jug"), NOTHING, -40, id="HG-T14"),
        pytest.param((goods(jug=2, tequila=1), 4, "jug"), goods(jug=2), -6, id="HG-T29"),
    ],
)
def test_an_opened_case(case: Case, kept: Counts, change: int) -> None:
    """HG-18 … HG-21: what was declared is kept, the rest is discarded and fined, the truth compensated."""
    table = border(3, case).do(at(1), OPEN)
    assert (table.cards("behind", 1), table.cash()) == (kept, [30, 30 + change, 30])
    assert table.cards("discards") == tuple(np.subtract(case[0], kept))


def test_hg_t5_a_bribe_after_some_bargaining() -> None:
    """HG-16: six dollars change hands, and the case stays closed."""
    table = border(3, SMUGGLED).do(at(1), sum_of(3), sum_of(8), sum_of(6), AGREE)
    assert (table.cash(), table.cards("behind", 1), table.cards("discards")) == ([36, 24, 30], SMUGGLED[0], NOTHING)


def test_hg_t6_a_bribe_refused() -> None:
    """HG-17, HG-22: the fine goes to the bank."""
    table = border(3, SMUGGLED).do(at(1), sum_of(3), OPEN)
    assert (table.cash(), table.cards("behind", 1)) == ([30, 20, 30], goods(sombrero=1))
    assert table.cards("discards") == goods(cigar=2)


def test_what_a_sheriff_has_taken_is_told_up_to_255() -> None:
    """HG-16: several bribes of one turn together, and none of it wraps round."""
    rich = jnp.array([30, 99, 99, 30, 30, 0], jnp.int16)
    for before, after in ((0, 150), (105, 255), (106, 255), (255, 255)):
        income = jnp.array([before, 7, 0, 0, 0, 0], jnp.uint8)
        table = border(5, SMUGGLED, SMUGGLED, cash=rich, income=income)
        table.do(at(1), sum_of(90), AGREE, at(2), sum_of(60), AGREE, PASS)
        assert table.state.income.tolist() == [after, 7, 0, 0, 0, 0]
        assert int(table.state.let_through) == 2


def test_hg_t10_the_example_turn() -> None:
    """HG-16, HG-24, HG-25, HG-27: a bribe of 15, then a statue is seized."""
    table = border(4, (goods(jug=3), 3, "jug"), (goods(jug=4), 4, "jug"), (goods(statue=1), 1, "sombrero"))
    table.do(at(2), sum_of(10), sum_of(15), AGREE, at(3))
    behind = [table.cards("behind", seat) for seat in range(4)]
    assert (table.cash(), behind) == ([45, 30, 15, 30], [goods(statue=1), goods(jug=3), goods(jug=4), NOTHING])
    assert (int(table.state.stones), int(table.state.sheriff), int(table.state.turn)) == (0x2220, 1, 2)


def test_hg_t15_who_has_debts_can_only_open() -> None:
    """HG-Q9."""
    table = border(3, cash=jnp.array([30, -10, 30, 0, 0, 0], jnp.int16)).do(at(1))
    assert table.legal() == {OPEN}


def test_hg_t16_an_honest_case_seized() -> None:
    """HG-25: all is returned, the stone is spent, and nobody pays."""
    table = border(3, (goods(maracas=2), 2, "maracas")).do(PASS, at(1))
    assert (table.cash(), table.cards("behind", 1), int(table.state.stones)) == ([30] * 3, goods(maracas=2), 0x220)


def test_hg_t17_who_was_inspected_cannot_be_seized() -> None:
    """HG-24, HG-Q13, HG-Q14: after renouncing anybody can."""
    for end in ([OPEN], [sum_of(1), AGREE]):
        assert border(4).do(at(2), *end).legal() == {at(1), at(3), PASS}
    assert border(4).do(PASS).legal() == {at(1), at(2), at(3), PASS}


def test_hg_t18_when_the_extra_inspection_is_to_be_had() -> None:
    """HG-23, HG-Q12: not with 4 players, not on the same player, not after renouncing."""
    assert border(4).do(at(1), OPEN).phase == sim.SEIZE
    table = border(5).do(at(1), OPEN)
    assert (table.phase, table.legal()) == (sim.EXTRA, {at(2), at(3), at(4), PASS})
    assert border(5).do(PASS).phase == sim.SEIZE
    assert table.do(at(2), OPEN, PASS).phase == sim.PACK
    assert int(table.state.stones) == 0x33332


def test_hg_t19_three_players_have_the_star_twice_a_round() -> None:
    """HG-6, HG-7."""
    pile = jnp.uint32(cards_of(goods(jug=39)))
    table = Table(3, [goods(jug=5)] * 3, sheriff=jnp.int8(1), asked=jnp.int8(0), pile=pile)
    order = []
    while table.phase == sim.PACK:
        order.append(int(table.state.sheriff))
        table.do(0, STOP, 0, STOP, say(1, "jug"), say(1, "jug"), PASS, PASS)
    assert (order, table.phase) == ([1, 2, 0, 1, 2, 0], sim.KEEP)


@pytest.mark.parametrize("sheriff", [3, 0])
def test_hg_t20_the_poorest_nearest_to_the_last_sheriff_chooses(sheriff: int) -> None:
    """HG-32, HG-Q23: himself first."""
    cash = jnp.array([20, 20, 35, 50, 0, 0], jnp.int16)
    table = end_of_round([NOTHING] * 4, cash=cash, sheriff=jnp.int8(sheriff), asked=jnp.int8(sheriff))
    table.do(*[STOP] * 4)
    assert (table.phase, int(table.state.asked), table.legal()) == (sim.CHOOSE, 0, {at(place) for place in range(4)})


def test_hg_t21_up_to_three_cards_of_this_round_are_kept() -> None:
    """HG-28, HG-Q20: never one of the hand or of an earlier round; none may."""
    table = end_of_round([goods(jug=4), NOTHING, NOTHING], [goods(cigar=1)])
    assert table.legal() == {KINDS.index("jug"), STOP}
    assert table.do(0, 0, 0).legal() == {STOP}
    assert table.do(STOP).cards("under", 0) == goods(jug=3, cigar=1)


def sold(seats: int, kind: str, *held: int) -> list[int]:
    """What a double sale of one kind brings."""
    row = [cards_of(goods(**{kind: count})) for count in [*held, *[0] * (6 - len(held))]]
    paid: list[int] = _proceeds(jnp.int8(0), jnp.int8(seats), jnp.array(row, jnp.uint32)).tolist()
    return paid[:seats]


@pytest.mark.parametrize(
    ("seats", "kind", "held", "paid"),
    [
        pytest.param(4, "jug", (3, 2, 1, 0), [12, 8, 4, 0], id="HG-T7"),
        pytest.param(6, "tequila", (6, 4, 2, 2, 0, 0), [90, 0, 0, 0, 0, 0], id="HG-T8"),
        pytest.param(4, "cigar", (2, 1, 1, 1), [28, 9, 9, 9], id="HG-T9"),
        pytest.param(4, "cigar", (3, 2, 0, 0), [42, 14, 0, 0], id="HG-T22"),
        pytest.param(5, "tequila", (3, 3, 0, 0, 0), [36, 36, 0, 0, 0], id="HG-T23"),
        pytest.param(3, "statue", (1, 1, 1), [16, 16, 16], id="HG-T24"),
        pytest.param(6, "sombrero", (4, 2, 2, 2, 0, 0), [32, 10, 10, 10, 0, 0], id="HG-T25"),
    ],
)
def test_a_double_sale(seats: int, kind: str, held: tuple[int, ...], paid: list[int]) -> None:
    """HG-34, HG-35."""
    assert sold(seats, kind, *held) == paid


def test_hg_t1_the_caps_of_five_players() -> None:
    """HG-1: who holds nine of a kind sells up to the cap, of nine and nine of a kind half of it each."""
    caps = [sum(sold(5, kind, 9, 9, 0, 0, 0)) / (2 * value) for kind, value in zip(KINDS, Printed.VALUES)]
    assert caps == [10, 8, 6, 5, 4, 3]


def test_hg_t26_the_last_cards_go_round_from_the_sheriffs_left() -> None:
    """HG-10: nine cards for five empty hands; the new sheriff, who packed as well, is dealt last."""
    table = border(6, pile=jnp.uint32(cards_of(goods(jug=9))), turn=jnp.int8(5)).do(PASS, PASS)
    assert [sum(table.cards("hands", seat)) for seat in range(6)] == [5, 1, 2, 2, 2, 2]
    assert table.cards("pile") == NOTHING


def test_hg_t27_an_honest_player_whose_bribe_is_refused_is_compensated() -> None:
    """HG-20, HG-Q6."""
    assert border(3, (goods(sombrero=2), 2, "sombrero")).do(at(1), sum_of(2), OPEN).cash() == [30, 33, 30]


def test_hg_t28_after_the_third_round_cards_are_sold_first_and_then_at_the_double() -> None:
    """HG-30, HG-33, HG-37: 2 jugs kept and one sold, then 2 × 4; the sheriff has the win."""
    table = end_of_round([goods(jug=3), NOTHING, NOTHING], round=jnp.int8(3)).do(*told(goods(jug=2)), STOP, STOP)
    assert (table.cash(), table.cards("discards"), table.legal()) == ([40, 30, 30], goods(jug=3), set())
    assert table.rewards() == [1680, -840, -840]


def test_hg_t30_surplus_cards_are_seized() -> None:
    """HG-18, HG-25."""
    table = border(3, (goods(jug=3), 2, "jug")).do(PASS, at(1))
    assert (table.cards("behind", 1), table.cards("behind", 0)) == (goods(jug=2), goods(jug=1))


def test_an_offer_is_limited_by_cash_and_after_the_fourth_nobody_demands() -> None:
    """HG-Q7, HG-Q8."""
    table = border(3).do(at(1))
    assert table.sums() == list(range(1, 31))
    for _ in range(3):
        table.do(sum_of(1))
        assert table.sums() == list(range(1, 100))
        table.do(sum_of(99))
        assert not table.allows(AGREE)
    assert table.do(sum_of(1)).legal() == {AGREE, OPEN}


def test_the_discards_are_shuffled_when_the_pile_is_empty() -> None:
    """HG-10, HG-Q10: the whole pile first, then all that lay face up."""
    table = border(3, pile=jnp.uint32(cards_of(goods(statue=1))), discards=jnp.uint32(cards_of(goods(tequila=11))))
    table.do(PASS, PASS)
    assert [table.cards("hands", seat)[3:] for seat in (2, 1)] == [(0, 4, 1), (0, 5, 0)]
    assert (table.cards("pile"), table.cards("discards")) == (goods(tequila=2), NOTHING)
