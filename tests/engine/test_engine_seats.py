"""Seats: sets and orders of places at the table (GEN-1)."""

import pytest

from contrabande.engine.seats import MOST_SEATS, NOBODY, Seat, clockwise, everyone, left_of, only


@pytest.mark.parametrize("seat", range(MOST_SEATS))
def test_only_is_the_set_of_that_seat(seat: int) -> None:
    """Every seat of the largest table has its set."""
    assert only(Seat(seat)) == {seat}


def test_nobody_is_the_empty_set() -> None:
    """Nobody is asked when a match is over."""
    assert frozenset() == NOBODY


def test_everyone_sits_from_seat_0_up() -> None:
    """GEN-1: seats are numbered from 0."""
    assert everyone(3) == {0, 1, 2}


def test_clockwise_begins_anywhere_and_passes_seat_0() -> None:
    """GEN-1: the seat after the last is the first."""
    assert clockwise(Seat(0), 3) == (0, 1, 2)
    assert clockwise(Seat(2), 3) == (2, 0, 1)


def test_the_left_neighbour_of_the_last_seat_is_seat_0() -> None:
    """GEN-1: the left neighbour is the next seat clockwise."""
    assert [left_of(Seat(seat), 3) for seat in range(3)] == [1, 2, 0]
