"""Piles as counts per kind."""

from contrabande.engine.counts import add, counted, laid_out, minus_one, plus_one, put, remove

PILE = (3, 0, 2)


def test_two_piles_add_up_kind_by_kind() -> None:
    """Both together, and apart again."""
    assert add(PILE, (1, 1, 0)) == (4, 1, 2)
    assert remove((4, 1, 2), (1, 1, 0)) == PILE


def test_one_card_more_or_less_touches_its_kind_alone() -> None:
    """At the edges too."""
    assert [plus_one(PILE, kind) for kind in range(3)] == [(4, 0, 2), (3, 1, 2), (3, 0, 3)]
    assert [minus_one(PILE, kind) for kind in (0, 2)] == [(2, 0, 2), (3, 0, 1)]


def test_put_replaces_one_place_and_leaves_the_row_alone() -> None:
    """Rows are immutable: put gives another one."""
    row = ("a", "b", "c")
    assert [put(row, place, "x") for place in range(3)] == [("x", "b", "c"), ("a", "x", "c"), ("a", "b", "x")]
    assert row == ("a", "b", "c")


def test_a_row_and_its_counts_say_the_same() -> None:
    """Kinds above the highest that lies there are not counted."""
    assert laid_out((3, 0, 2, 0)) == (0, 0, 0, 2, 2)
    assert counted((0, 0, 0, 2, 2)) == PILE
    assert (laid_out((0, 0)), counted(())) == ((), ())
