"""Phases and steps: who is asked next, what a step collects, and what a copy shares."""

from toy_game import PHASES, TOY, Options, Pass, Sealed, all_seats, at_turn, toy_chance

from contrabande.engine.actions import Answer
from contrabande.engine.phases import OVER, close, enter
from contrabande.engine.seats import NOBODY, Seat, only
from contrabande.engine.step import Step, copy


def test_entering_a_phase_asks_the_seats_of_that_phase() -> None:
    """Everybody seals, one peeks."""
    state = TOY.setup(Options(start_player="seat0"), 3, toy_chance()).state
    enter(state, "peek", PHASES)
    assert (state.phase, state.waiting) == ("peek", only(Seat(0)))
    assert state.waiting == at_turn(state)
    enter(state, "seal", PHASES)
    assert (state.phase, state.waiting) == ("seal", all_seats(state))


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
