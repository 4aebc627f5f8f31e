"""The end and the score (PR-18 … PR-20)."""

from pr_builders import B, Table, cards, convoy, take

from contrabande.engine.reckoning import Part, Thing
from contrabande.engine.seats import Seat
from contrabande.games.prohis import GAME
from contrabande.games.prohis.events import LastRoundBegun, MatchEnded, SeatScored
from contrabande.games.prohis.model import Options, Pass, Stop, TakePile


def near_the_end(*, display: str = "LLLL", options: Options | None = None) -> Table:
    """Four players, one card in the pile, B at turn."""
    table = Table("LL2", "LL2", "LL2", "LL2", left=1, display=display, options=options)
    table.state.turn, table.state.waiting = B, frozenset({B})
    return table


def test_pr_t18_everybody_plays_once_after_the_pile_is_emptied() -> None:
    """PR-18, PR-Q2: B's first card is replaced by the last card of the pile, his second is not."""
    table = near_the_end().do(take("L"), take("L"))
    assert table.events[-1] == LastRoundBegun(B)
    assert (table.state.left, sum(table.state.display), table.state.emptied_by) == (0, 3, B)
    table.do(Pass(), convoy("LL")).claims().do(Pass())
    assert (table.state.turn, table.state.is_final) == (B, True)
    table.do(take("L"), take("L"))
    assert table.state.outcome is not None
    assert table.state.outcome.ending == "last_round"


def test_pr_t19_the_last_round_waits_for_a_gap_in_the_display() -> None:
    """PR-18, PR-Q2, pr.end=display_short: B takes the last card; D opens the gap; A and B still play."""
    table = near_the_end().do(TakePile(), Stop())
    assert (table.state.emptied_by, sum(table.state.display)) == (B, 4)
    table.do(convoy("LL")).claims().do(take("L"))
    assert table.events[-1] == LastRoundBegun(B)
    table.do(Stop(), Pass())
    assert (table.state.turn, table.state.is_final) == (B, True)
    table.do(Pass())
    assert table.state.outcome is not None
    assert table.state.outcome.ending == "last_round"


def test_without_a_gap_play_goes_on() -> None:
    """PR-18, PR-Q2, pr.end=display_short: B's next turn is not the last while the display is full."""
    table = near_the_end().do(TakePile(), Stop(), convoy("LL")).claims().do(Pass(), Pass())
    assert (table.state.turn, table.state.is_final) == (B, False)
    table.do(take("L"), Stop(), Pass(), Pass(), Pass())
    assert (table.state.turn, table.state.is_final) == (B, True)


def test_the_last_round_may_start_with_the_empty_pile() -> None:
    """PR-Q2, pr.end=pile_empty: a full display makes no difference."""
    table = near_the_end(options=Options(end="pile_empty")).do(TakePile())
    assert table.events[-1] == LastRoundBegun(B)
    table.do(Stop(), convoy("LL")).claims().do(Pass(), Pass(), convoy("LL")).claims()
    assert table.state.outcome is not None
    assert table.state.outcome.ending == "last_round"


def test_pr_t20_all_pass() -> None:
    """PR-19: four passes in a row end it at once, with the display still full."""
    table = Table("LL", "LL", "LL", "LL", left=0).do(Pass(), Pass(), Pass())
    assert table.state.phase == "turn"
    table.do(Pass())
    assert table.state.outcome is not None
    assert table.state.outcome.ending == "all_passed"


def test_nobody_is_asked_after_the_end() -> None:
    """PR-19: and a spectator never is."""
    table = Table("LL", "LL", "LL", left=0)
    assert GAME.ask(table.view(None)) is None
    table.do(Pass(), Pass(), Pass())
    assert [GAME.ask(table.view(Seat(seat))) for seat in range(3)] == [None] * 3


def test_only_passes_in_a_row_count() -> None:
    """PR-19, PR-Q1: a draw or a convoy in between begins anew."""
    table = Table("LL", "LL", "LL", left=3).do(Pass(), Pass(), take("L"), Stop(), Pass(), convoy("LL")).claims()
    assert table.state.passes == 0
    assert table.do(Pass(), Pass()).state.outcome is None


def test_pr_t17_the_score_of_store_and_hand() -> None:
    """PR-2, PR-20: 5 + 8 + 4 - 4 + 0 + 3 thousand; most money wins."""
    table = Table("ILL3", "L", "L", left=0, stores=("LLLLLII2", "3331", "")).do(Pass(), Pass(), Pass())
    assert table.scores() == (16000, 18000, 0)
    assert table.state.outcome is not None
    assert (table.state.outcome.winners, table.state.outcome.places) == ((B,), (2, 1, 3))
    assert table.events[1] == SeatScored(Seat(0), cards("LLLLLII2"), cards("ILL3"), 16000)
    assert isinstance(table.events[-1], MatchEnded)


def test_ties_share_the_win() -> None:
    """PR-20, PR-Q16: nothing else separates them."""
    table = Table("1", "", "I", left=0, stores=("LL", "1", "LLL")).do(Pass(), Pass(), Pass())
    assert table.scores() == (3000, 3000, -1000)
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0, 1)


def test_everything_lies_open_after_the_end() -> None:
    """PR-20, PR-Q15: stores are shown for scoring, and not before."""
    table = Table("1", "", "I", left=0, stores=("LL", "1", "LLL")).do(Pass(), Pass())
    assert table.view(None).open_stores == ()
    table.do(Pass())
    assert table.view(None).open_stores == (cards("LL"), cards("1"), cards("LLL"))
    assert table.view(None).open_hands == (cards("1"), cards(""), cards("I"))


def test_everybody_reads_in_the_view_how_a_score_came_about() -> None:
    """PR-2, PR-20: card by card, for those who looked on, too; before the end nobody does."""
    table = Table("LL1", "II", "LL", left=0)
    table.state.stores[0] = cards("LLI3")
    table.do(Pass(), Pass())
    assert [table.view(seat).reckoning for seat in (Seat(0), None)] == [None] * 2
    table.do(Pass())
    told = table.view(None).reckoning
    assert told is not None
    assert [table.view(Seat(seat)).reckoning for seat in range(3)] == [told] * 3
    store, hand = told.parts[0]
    assert store == Part(
        "store", (Thing("legal", 2, 1000), Thing("illegal", 1, 4000), Thing("inspector", 1, 5000)), 11000
    )
    assert hand == Part("hand", (Thing("legal", 2, 0), Thing("lieutenant", 1, 1000)), 1000)
    assert [part.worth for part in told.parts[1]] == [0, -8000]
    assert (told.ended_by, told.told_apart) == ((), ())
