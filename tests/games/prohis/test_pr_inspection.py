"""The inspection and its result (PR-16, PR-17)."""

import pytest
from pr_builders import A, B, C, Table, cards, claim, stopped

from contrabande.bots.heuristic.prohis_odds import caught
from contrabande.engine.actions import Amount
from contrabande.engine.events import Secret
from contrabande.engine.seats import Seat
from contrabande.games.prohis.ending import counted
from contrabande.games.prohis.events import CardTurned, ControlWon, ConvoyCaught, ConvoyStored, InspectionBegun
from contrabande.games.prohis.model import Flip, Inspect, Kind
from contrabande.games.prohis.tables import NOTHING


def stored(table: Table, seat: Seat) -> int:
    """The dollars that lie in a store."""
    store, _ = counted(table.state)[seat]
    return store.worth


def inspected(load: str, rank: int) -> Table:
    """B, who plays a card of that rank, begins to inspect A's convoy."""
    return stopped(load, rank).do(Inspect())


def test_pr_t4_a_convoy_of_two_is_turned_wholly() -> None:
    """PR-16, PR-17, PR-Q10: rank 3 turns at most what is there; its card goes to the owner's hand."""
    table = inspected("LL", 3).flips("LL")
    assert (table.state.stores[0], table.state.hands[0]) == (cards("LL"), cards("3"))
    assert table.events[-2:] == [ConvoyStored(A, 2), ControlWon(A, B, claim(3).control)]
    assert (table.state.hands[1], table.state.turn) == (cards("L"), B)


def test_pr_t5_what_is_not_turned_is_not_found() -> None:
    """PR-16, PR-17: two looks are used up; the third card goes home unseen."""
    table = inspected("LLI", 2).flips("LL")
    assert (table.state.stores[0], table.state.hands[0]) == (cards("LLI"), cards("2"))
    assert table.seen(C)[1:] == [ConvoyStored(A, 3), ControlWon(A, B, claim(2).control)]


def test_pr_t6_a_caught_convoy_is_the_inspectors() -> None:
    """PR-17: all its cards and the control card, into his store."""
    table = inspected("LLI", 2).flips("LI")
    assert table.state.stores[1] == cards("LLI2")
    assert stored(table, B) == 10000
    assert (table.state.stores[0], table.state.hands[0], table.state.turn) == (NOTHING, NOTHING, B)
    assert table.events[1] == ConvoyCaught(B, A, 3, claim(2).control, Secret(cards("LLI"), (A, B)))


def test_everybody_sees_with_which_card_the_inspection_begins() -> None:
    """PR-16: its rank says how many cards may be turned."""
    assert inspected("LLI", 2).events == [InspectionBegun(B, A, claim(2).control)]


def test_pr_t7_a_control_card_saves_the_convoy() -> None:
    """PR-17, PR-Q17: it stops the inspection at once and is stored with the rest."""
    table = inspected("II2", 1).flips("2")
    assert (table.state.stores[0], table.state.hands[0]) == (cards("II2"), cards("1"))
    assert stored(table, A) == 12000


def test_pr_t8_a_control_card_saves_after_legal_goods_too() -> None:
    """PR-17, PR-Q11: although illegal goods were inside."""
    table = inspected("I1LL", 3).flips("L1")
    assert (table.state.stores[0], table.state.hands[0]) == (cards("I1LL"), cards("3"))


def test_pr_t9_caught_at_the_third_card() -> None:
    """PR-16, PR-17, PR-Q17: 4 + 3 + 1 + 1 + 5 thousand."""
    table = inspected("I1LL", 3).flips("LLI")
    assert stored(table, B) == 14000


def test_cards_are_turned_one_by_one() -> None:
    """PR-16, PR-Q10, PR-Q19: the inspector picks a back among those still there; he cannot stop early."""
    table = inspected("LLL", 3)
    assert [choice.fields for choice in table.ask(B).choices] == [(Amount(1, 3),)]
    table.do(Flip(3), draws={"flip": "L"})
    assert table.events == [CardTurned(B, A, 3, Kind("legal"))]
    assert (table.view(C).turned, table.view(C).convoy_size) == (cards("L"), 2)
    assert [choice.fields for choice in table.ask(B).choices] == [(Amount(1, 2),)]


def test_only_two_learn_what_else_was_caught() -> None:
    """PR-17: the unturned cards are seen by the former owner and the inspector."""
    table = inspected("LLI", 1).flips("I")
    events = [event for seat in (A, B, C, None) for event in table.seen(seat) if isinstance(event, ConvoyCaught)]
    assert [event.cards.value for event in events] == [cards("LLI"), cards("LLI"), None, None]


@pytest.mark.parametrize(
    ("load", "odds"),
    [("IILL", (0.5, 5 / 6, 1.0)), ("III1", (0.75, 0.75, 0.75)), ("ILL2", (0.25, 5 / 12, 0.5)), ("LL3", (0.0,) * 3)],
)
def test_pr_t21_how_likely_a_convoy_is_caught(load: str, odds: tuple[float, ...]) -> None:
    """PR-16, PR-17: one minus only legal goods, times illegal goods before control cards."""
    assert [caught(cards(load), rank) for rank in (1, 2, 3)] == pytest.approx(odds)
