"""The last stack, further stages, and who has won."""

import pytest
from hs_builders import COLOURS, DOUBT, TINY, Table, dealt, new_match, play, say, tiny
from msgspec.structs import replace

from contrabande.engine.actions import Action
from contrabande.engine.errors import MatchOver
from contrabande.engine.events import Event
from contrabande.engine.game import Outcome
from contrabande.engine.seats import Seat
from contrabande.games.hochstapler import GAME
from contrabande.games.hochstapler.model import HandDealt, MatchEnded, Options, StageBegun

TO_10 = Options(mode="to10")


def after_a_stage(*points: int, options: Options = TO_10) -> Table:
    """Four players, seat 0 opening, all boast: seats 0, 1, 2 take two stacks more, seat 3 one."""
    table = dealt(4, start=[0, 2], options=options)
    table.state.points = points
    return table.boast(*COLOURS)


def kinds(table: Table, last: int) -> list[type[Event]]:
    return [type(event) for event in table.events[-last:]]


# One stage.


def test_hs_t10_in_the_last_colour_all_announce_it_and_its_doubt_ends_the_stage() -> None:
    """HS-14, HS-6, hs.mode=single."""
    table = dealt(3).boast(*COLOURS[:6])
    assert table.state.colours == ("grey",)
    assert {getattr(action, "colour", "grey") for action in table.ask().actions()} == {"grey"}
    table.boast("grey")
    assert table.state.outcome == Outcome("last_stack", (-3, -2, -2), (3, 1, 1))
    assert table.events[-1] == MatchEnded(table.state.outcome)
    assert (table.state.phase, table.state.bid, table.state.stage) == ("over", None, 1)


def test_hs_14_after_the_end_nobody_is_asked() -> None:
    """HS-14: not even who would be at turn."""
    table = dealt(3).boast(*COLOURS)
    assert GAME.to_act(table.state) == frozenset()
    assert [GAME.ask(table.view(seat)) for seat in (0, 1, 2, None)] == [None] * 4
    assert GAME.outcome(table.state) == table.state.outcome
    assert table.state.hands == [(None,) * 7] * 3


def test_hs_14_before_the_seventh_stack_there_is_no_outcome() -> None:
    """HS-14."""
    table = dealt(3).boast(*COLOURS[:6])
    assert GAME.outcome(table.state) is None
    assert table.ask().key == "open"


def test_hs_t11_two_with_the_fewest_minus_points_share_the_win() -> None:
    """HS-14: 2, 2, 3; the stacks of a stage are always seven."""
    table = dealt(3).be_modest("green").boast("yellow", "blue", "purple")
    table.be_modest("red").boast("orange", "grey")
    assert table.state.points == (2, 2, 3)
    assert sum(table.state.points) == 7
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0, 1)


def test_hs_14_one_with_the_fewest_wins_alone() -> None:
    """HS-14: 1, 4, 2."""
    table = dealt(3).be_modest("green").boast("yellow", "blue", "purple")
    table.boast("red").boast("orange").do(say(1, "grey"), DOUBT)
    assert table.state.outcome == Outcome("last_stack", (-1, -4, -2), (1, 3, 2))


def test_the_end_closes_a_match() -> None:
    """HS-14, hs.mode=single: ten minus points are not needed."""
    turns: list[Action] = []
    for colour in COLOURS:
        turns += [say(1, colour), DOUBT]
    match = play(new_match(3), *turns)
    assert match.is_over
    assert match.outcome is not None
    assert match.outcome.ending == "last_stack"
    with pytest.raises(MatchOver):
        match.answer(Seat(0), DOUBT)


# Several stages.


def test_hs_t12_at_ten_minus_points_the_match_ends_after_the_stage() -> None:
    """HS-15, HS-Q13, hs.mode=to10: 9, 10, 8, 8 ends, those with 8 share."""
    table = after_a_stage(7, 8, 6, 7)
    assert table.state.points == (9, 10, 8, 8)
    assert table.state.outcome == Outcome("points_reached", (-9, -10, -8, -8), (3, 4, 1, 1))
    assert table.state.outcome.winners == (2, 3)
    assert table.events[-1] == MatchEnded(table.state.outcome)
    assert table.state.phase == "over"


def test_hs_t12_with_nine_at_most_another_stage_is_played() -> None:
    """HS-15, HS-3, hs.mode=to10: 9, 9, 9, 8 continues with all colours and the points so far."""
    table = after_a_stage(7, 7, 7, 7)
    state = table.state
    assert (state.points, state.outcome, state.stage) == ((9, 9, 9, 8), None, 2)
    assert kinds(table, 5) == [StageBegun] + [HandDealt] * 4
    assert (state.colours, state.takers, state.left) == (COLOURS, (None,) * 7, [11] * 7)
    assert all(None not in hand for hand in state.hands)
    assert len(state.hands) == 4
    assert table.ask().key == "open"


def test_hs_15_more_than_ten_ends_too_and_the_stage_is_played_to_its_end() -> None:
    """HS-15, HS-Q13, hs.mode=to10: ten is reached with the first stack, and two have reached it."""
    table = dealt(4, options=TO_10)
    table.state.points = (9, 8, 0, 0)
    table.boast(*COLOURS[:6])
    assert table.state.outcome is None
    table.boast("grey")
    assert table.state.outcome == Outcome("points_reached", (-11, -10, -2, -1), (4, 3, 2, 1))


def test_hs_q12_the_last_doubter_opens_the_next_stage() -> None:
    """HS-15, HS-12, HS-Q12, hs.next_stage_start=last_doubter: seat 2 announced last, seat 3 doubted."""
    table = after_a_stage(0, 0, 0, 0)
    assert table.events[-5] == StageBegun(2, Seat(3))
    assert (table.state.opener, table.state.turn) == (3, 3)
    assert GAME.to_act(table.state) == {3}


def test_hs_q12_the_start_may_move_round_the_table() -> None:
    """HS-15, HS-Q12, hs.next_stage_start=rotate: seat 0 opened the first stage, seat 1 opens the second."""
    table = after_a_stage(0, 0, 0, 0, options=replace(TO_10, next_stage_start="rotate"))
    assert table.events[-5] == StageBegun(2, Seat(1))
    table.boast(*COLOURS)
    assert table.events[-5] == StageBegun(3, Seat(2))


def test_hs_q12_the_start_may_be_drawn_again() -> None:
    """HS-15, HS-Q12, hs.next_stage_start=random."""
    table = after_a_stage(0, 0, 0, 0, options=replace(TO_10, next_stage_start="random"))
    assert table.events[-5] == StageBegun(2, Seat(2))
    assert (table.state.opener, table.state.turn) == (2, 2)


def test_hs_q12_the_draw_is_among_all_seats() -> None:
    """HS-Q12, hs.next_stage_start=random: the last seat too."""
    table = dealt(4, start=[0, 3], options=replace(TO_10, next_stage_start="random")).boast(*COLOURS)
    assert table.state.opener == 3


def test_a_tiny_match_of_several_stages_ends_at_two() -> None:
    """HS-15, hs.edition=tiny, hs.mode=to10: 1 : 1 goes on, 2 : 2 ends."""
    table = tiny(options=replace(TINY, mode="to10")).boast("green", "yellow")
    assert (table.state.points, table.state.stage) == ((1, 1), 2)
    table.boast("green", "yellow")
    assert table.state.outcome == Outcome("points_reached", (-2, -2), (1, 1))


@pytest.mark.parametrize(("seats", "single", "several"), [(3, 302, 1205), (4, 400, 2395), (7, 694, 6931)])
def test_no_match_can_be_longer_than_this(seats: int, single: int, several: int) -> None:
    """HS-6, HS-8, HS-15: a rising sum, a swap before each, a doubt; at most nine points each before the last stage."""
    assert GAME.bound(Options(), seats) == single
    assert GAME.bound(TO_10, seats) == several
