"""The worked examples of the rulebook, played on the simulator directly."""

import jax.numpy as jnp
import pytest
from hs_table import COLOURS, DOUBT, Table, say, swap

from contrabande.lab.sim import hochstapler as sim


def test_hs_t1_the_example_of_the_rulebook() -> None:
    """HS-6, HS-7, HS-9 … HS-12: 13 rings are less than 14, so D pays and A opens from 1."""
    cards = {"green": (6, 0, 5, 1), "purple": (0, 2, 1, 3), "yellow": (3, 5, 0, 2), "blue": (2, 5, 3, 3)}
    table = Table(4, cards).do(say(10, "green"), say(11, "yellow"), swap("purple"), say(13, "green"))
    table.do(swap("yellow"), say(14, "blue"), DOUBT)
    assert (table.taker("blue"), table.points(), int(table.state.turn)) == (3, [0, 0, 0, 1], 0)
    assert table.allows(say(1, "green"))
    assert (table.laid("purple"), table.laid("yellow")) == ([0, 1] + [0] * 6, [0, 0, 1] + [0] * 5)


def test_hs_t2_a_sum_must_be_higher_whatever_its_colour() -> None:
    """HS-6: after 10 green, 11 yellow goes; 10 yellow and 9 green do not."""
    table = Table(4).do(say(10, "green"))
    assert table.allows(say(11, "yellow"))
    assert not table.allows(say(10, "yellow"))
    assert not table.allows(say(9, "green"))


@pytest.mark.parametrize(("announced", "points"), [(14, [0, 1, 0, 0]), (15, [1, 0, 0, 0])])
def test_hs_t3_exactly_the_announced_sum_is_enough(announced: int, points: list[int]) -> None:
    """HS-10."""
    assert Table(4, {"blue": (2, 5, 3, 4)}).do(say(announced, "blue"), DOUBT).points() == points


def test_hs_t4_who_has_swapped_may_not_doubt() -> None:
    """HS-8: nor swap again."""
    table = Table(3).do(say(4, "red"), swap("green"))
    assert not table.allows(DOUBT)
    assert table.legal() == {say(number, colour) for number in range(5, 22) for colour in COLOURS}


def test_hs_t5_the_opener_may_swap_but_has_nothing_to_doubt() -> None:
    """HS-5, HS-7."""
    assert Table(3).allows(swap("green"))
    assert not Table(3).allows(DOUBT)


def test_hs_t6_a_wrong_doubter_takes_the_stack_and_opens() -> None:
    """HS-12."""
    table = Table(3).do(say(2, "red"), say(3, "red"), DOUBT)
    assert (table.taker("red"), int(table.state.turn), int(table.state.bid)) == (2, 2, 0)


def test_hs_t7_a_taken_colour_is_neither_announced_nor_swapped() -> None:
    """HS-11."""
    table = Table(3).boast("blue")
    assert not table.allows(say(1, "blue"))
    assert not table.allows(swap("blue"))
    assert table.allows(swap("grey"))


def test_hs_t8_a_colour_whose_pile_is_empty_cannot_be_swapped() -> None:
    """HS-Q1: all others can."""
    table = Table(7)
    for number in range(1, 9):
        table.do(swap("green"), say(number, "grey"))
    assert [table.allows(swap(colour)) for colour in COLOURS] == [False] + [True] * 6


def test_hs_t9_discards_do_not_count() -> None:
    """HS-9: hands of 4, 3, 2 and a discarded 7 make 9, so 10 is too much."""
    table = Table(3, {"green": (7, 3, 2)}).do(swap("green"), drawn=7.5 / 12)
    assert int(table.state.hands[0]) & 15 == 4 + 1
    assert table.do(say(10, "green"), DOUBT).taker("green") == 0


def test_hs_t10_in_the_last_colour_all_announce_it_and_its_doubt_ends_the_match() -> None:
    """HS-14."""
    table = Table(3).boast(*COLOURS[:6])
    assert table.legal() == {swap("grey"), *(say(number, "grey") for number in range(1, 22))}
    table.boast("grey")
    assert bool(sim.done(table.state))
    assert table.legal() == set()


def test_hs_t11_two_with_the_fewest_minus_points_share_the_win() -> None:
    """HS-14: 2, 2, 3; a win of three seats is worth 3 shares less the stake, in units of 1 / 840."""
    table = Table(3).be_modest("green").boast("yellow", "blue", "purple").be_modest("red").boast("orange", "grey")
    assert (table.points(), table.rewards()) == ([2, 2, 3], [420, 420, -840])


@pytest.mark.parametrize(
    ("before", "after", "is_over"), [((7, 8, 6, 7), [9, 10, 8, 8], True), ((7,) * 4, [9, 9, 9, 8], False)]
)
def test_hs_t12_at_ten_minus_points_the_match_ends_after_the_stage(
    before: tuple[int, ...], after: list[int], is_over: bool
) -> None:
    """HS-15: otherwise another stage is dealt."""
    table = Table(4, variant=sim.TO10)
    table.state = table.state._replace(points=jnp.array([*before, 0, 0, 0], jnp.int8))
    table.boast(*COLOURS)
    assert (table.points(), bool(sim.done(table.state))) == (after, is_over)
    assert table.rewards() == ([-840, -840, 840, 840] if is_over else [0] * 4)
    assert int(table.state.stage) == (1 if is_over else 2)


def test_hs_t13_hands_and_discards_never_hold_more_than_a_colour_has() -> None:
    """HS-13: fifteen cards, of which seven are held and eight have been laid."""
    table = Table(7)
    for number in range(1, 9):
        table.do(swap("green"), say(number, "grey"), drawn=0.5)
    held = [int(table.state.hands[0]) >> 4 * seat & 15 for seat in range(7)]
    counts = [laid + held.count(value + 1) for value, laid in enumerate(table.laid("green"))]
    assert counts == [3, 2, 2, 2, 2, 2, 1, 1]
