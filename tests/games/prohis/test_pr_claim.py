"""Who inspects (PR-12, PR-13)."""

import pytest
from pr_builders import A, B, C, D, Table, cards, claim, convoy, new_match

from contrabande.engine.actions import Answer
from contrabande.engine.chance import ScriptedChance
from contrabande.engine.seats import Seat
from contrabande.games.prohis import GAME
from contrabande.games.prohis.events import ClaimWaived, ControlPlayed, ConvoyStored, InspectorNamed, TieBroken
from contrabande.games.prohis.model import Options, Tie, Waive

OPEN = Options(claim="open")


def test_pr_t2_a_convoy_that_nobody_stops_goes_home_unseen() -> None:
    """PR-12: all into the owner's store, contents never shown."""
    table = Table("IIL", "L2", "L3").do(convoy("IIL")).claims()
    assert table.state.stores[0] == cards("IIL")
    assert table.events == [ConvoyStored(A, 3)]
    assert (table.view(B).store_sizes, table.view(B).store) == ((3, 0, 0), cards(""))
    assert table.state.turn == B


def test_pr_t3_the_highest_rank_inspects() -> None:
    """PR-13, PR-Q18: all control cards are seen, the others go back to hand."""
    table = Table("LLL", "1", "2").do(convoy("LL")).claims(B=1, C=2)
    assert table.events[:2] == [ControlPlayed(B, claim(1).control), ControlPlayed(C, claim(2).control)]
    assert table.events[2] == InspectorNamed(C, A, claim(2).control)
    assert (table.state.hands[1], table.state.hands[2]) == (cards("1"), cards(""))
    assert (table.state.inspector, table.state.control) == (C, "captain")


def test_everybody_else_is_asked_at_once() -> None:
    """PR-12, pr.claim=sealed: also who holds no control card; the owner is not (PR-Q5)."""
    table = Table("LL", "L2", "L", "13").do(convoy("LL"))
    assert table.state.waiting == {B, C, D}
    assert [table.ask(seat).size for seat in (B, C, D)] == [2, 1, 3]
    assert {table.ask(seat).key for seat in (B, C, D)} == {"claim"}


def test_one_control_card_each_from_the_hand() -> None:
    """PR-12, PR-Q5: what one does not hold cannot be played."""
    table = Table("LL", "12", "L").do(convoy("LL"))
    assert [table.ask(B).allows(claim(rank)) for rank in (1, 2, 3)] == [True, True, False]
    assert not table.ask(C).allows(claim(1))


def three_captains(options: Options, *ranks: int, tie: int | None = None) -> Seat | None:
    """Who inspects when B, C and D all play captains and their answers arrive in that order; C owns the convoy."""
    table = Table("2", "2", "LLL", "2", options=options)
    table.state.turn, table.state.waiting = C, frozenset({C})
    table.do(convoy("LL"))
    script = ScriptedChance({} if tie is None else {"tie": [tie]})
    answers = tuple(Answer(seat, claim(2), rank) for seat, rank in zip((A, B, D), ranks))
    GAME.apply(table.state, answers, script)
    return table.state.inspector


@pytest.mark.parametrize(("tie", "winner"), [(0, A), (1, B), (2, D)])
def test_chance_decides_among_equal_ranks(tie: int, winner: Seat) -> None:
    """PR-13, PR-Q3, pr.tie=random."""
    assert three_captains(Options(), 0, 1, 2, tie=tie) == winner


@pytest.mark.parametrize(("ranks", "winner"), [((0, 1, 2), A), ((2, 0, 1), B), ((1, 2, 0), D)])
def test_the_fastest_wins_where_speed_counts(ranks: tuple[int, ...], winner: Seat) -> None:
    """PR-13, PR-Q3, pr.tie=speed: the printed rule."""
    assert three_captains(Options(tie="speed"), *ranks) == winner


@pytest.mark.parametrize("tie", ["random", "speed", "seat"])
def test_everybody_is_told_who_was_tied_and_what_decided(tie: Tie) -> None:
    """PR-Q3: before the inspector is named; where nobody is tied there is nothing to tell."""
    table = Table("LL2", "LL2", "LL2", options=Options(tie=tie))
    table.do(convoy("LL")).claims(B=2, C=2)
    winner = table.state.inspector
    assert winner is not None
    told = table.events[2:4]
    assert told == [TieBroken(winner, (B, C), tie), InspectorNamed(winner, A, claim(2).control)]


def test_nobody_is_told_of_a_tie_below_the_highest_rank() -> None:
    """PR-13: two lieutenants lose to a captain, and no lot is drawn."""
    table = Table("LL", "LL1", "LL1", "LL2")
    table.do(convoy("LL")).claims(B=1, C=1, D=2)
    assert not any(isinstance(event, TieBroken) for event in table.events)


def test_the_first_clockwise_wins_where_seats_count() -> None:
    """PR-Q3, pr.tie=seat: D sits left of C, before A and B."""
    assert three_captains(Options(tie="seat"), 0, 1, 2) == D


@pytest.mark.parametrize(("owner", "winner"), [(A, B), (B, C), (C, A)])
def test_clockwise_is_counted_from_the_owner(owner: Seat, winner: Seat) -> None:
    """PR-Q3, pr.tie=seat: whoever owns the convoy, his left neighbour comes first."""
    table = Table("LL2", "LL2", "LL2", options=Options(tie="seat"))
    table.state.turn, table.state.waiting = owner, frozenset({owner})
    table.do(convoy("LL")).claims(**{name: 2 for seat, name in enumerate("ABC") if seat != owner})
    assert table.state.inspector == winner


def test_arrival_is_on_record_where_speed_counts() -> None:
    """PR-Q3, pr.tie=speed: the last to lock in comes last, whoever changes his mind queues again."""
    match = new_match(4, Options(tie="speed", start_player="seat0"), {"deal/0": [0, 0, 0, 0]})
    match.answer(A, convoy("LL"))
    for seat, action in ((B, claim(3)), (C, claim(3)), (B, claim(3)), (D, claim(3))):
        prompt = match.prompt(seat)
        assert prompt is not None
        assert prompt.ask.ranked
        match.answer(seat, action)
    assert match.view(None).inspector == C
    assert [answer.rank for answer in match.entry(2).answers] == [1, 0, 2]


def test_arrival_does_not_count_otherwise() -> None:
    """PR-Q4, pr.claim=sealed: no rank is kept."""
    assert not Table("LL", "2", "2").do(convoy("LL")).ask(B).ranked


def test_open_claims_rise_clockwise() -> None:
    """PR-Q4, pr.claim=open: strictly higher or waive; a beaten card goes back to hand at once."""
    table = Table("LLL", "13", "12", "1", options=OPEN).do(convoy("LL"))
    assert table.state.waiting == {B}
    table.do(claim(1))
    assert table.state.hands[1] == cards("3")
    assert not table.allows(claim(1))
    table.do(claim(2))
    assert (table.state.hands[1], table.state.hands[2]) == (cards("13"), cards("1"))
    assert table.state.waiting == {D}
    assert table.ask(D).size == 1


def test_open_claims_end_when_all_others_waive() -> None:
    """PR-Q4, pr.claim=open: whoever was beaten is asked again."""
    table = Table("LLL", "13", "2", "1", options=OPEN).do(convoy("LL"), claim(1), claim(2), Waive())
    assert table.events == [ClaimWaived(D)]
    assert table.state.waiting == {B}
    table.do(Waive())
    assert table.events[-1] == InspectorNamed(C, A, claim(2).control)
    assert table.state.hands[2] == cards("")


def test_nobody_can_beat_an_inspector() -> None:
    """PR-Q4, pr.claim=open: then nobody else is asked."""
    table = Table("LLL", "L3", "3", "3", options=OPEN).do(convoy("LL"), claim(3))
    assert (table.state.phase, table.state.inspector) == ("bribe", B)


def test_an_open_convoy_that_nobody_stops() -> None:
    """PR-12, PR-Q4, pr.claim=open: everybody is asked once, also who holds nothing."""
    table = Table("LLL", "2", "L", "3", options=OPEN).do(convoy("LL"), Waive(), Waive(), Waive())
    assert table.events == [ClaimWaived(D), ConvoyStored(A, 2)]
    assert table.state.turn == B
