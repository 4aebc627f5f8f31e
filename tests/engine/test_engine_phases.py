"""Phases and steps: who is asked next, what a step collects, and what a copy shares."""

from toy_game import TOY, Options, Pass, Sealed, toy_chance

from contrabande.engine.actions import Answer
from contrabande.engine.phases import OVER, close, enter, turn_to
from contrabande.engine.seats import NOBODY, Seat, everyone, only
from contrabande.engine.step import Step, copy


def test_entering_a_phase_asks_the_seats_of_that_phase() -> None:
    """One peeks, everybody seals."""
    state = TOY.setup(Options(), 3, toy_chance()).state
    for seat in everyone(3):
        turn_to(state, "peek", seat)
        assert (state.phase, state.waiting) == ("peek", {seat})
        assert only(seat) == {seat}
    enter(state, "seal", everyone(3))
    assert (state.phase, state.waiting) == ("seal", {0, 1, 2})


def test_closing_asks_nobody() -> None:
    """The match is over."""
    state = TOY.setup(Options(), 3, toy_chance()).state
    close(state)
    assert (state.phase, state.waiting) == (OVER, NOBODY)


def test_a_step_collects_events_in_the_order_they_are_emitted() -> None:
    """And hands on the chance it was given."""
    chance = toy_chance()
    step = Step("state", chance)
    step.emit(Sealed((Seat(1),)))
    step.emit(Sealed(()))
    assert step.events == [Sealed((Seat(1),)), Sealed(())]
    assert (step.state, step.chance) == ("state", chance)


def test_a_copy_is_equal_and_shares_no_list() -> None:
    """Playing on in the copy leaves the original as it was."""
    state = TOY.setup(Options(start_player="seat0", pass_="yes"), 3, toy_chance()).state
    twin = copy(state)
    assert twin == state
    twin.hands[0] = (9, 9, 9)
    twin.coins[1] += 1
    twin.phase = "peek"
    TOY.apply(twin, (Answer(Seat(0), Pass()),), toy_chance())
    assert state == TOY.setup(Options(start_player="seat0", pass_="yes"), 3, toy_chance()).state
