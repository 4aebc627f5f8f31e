"""The bribe (PR-14, PR-15)."""

from pr_builders import A, B, C, Table, bribe, cards, claim, convoy, stopped

from contrabande.engine.events import Secret
from contrabande.engine.seats import Seat
from contrabande.games.prohis.events import BribeOffered, BribeShown, InspectorStoodDown, NothingOffered
from contrabande.games.prohis.model import Accept, Inspect, OfferNothing, Options, Refuse, StandDown


def test_pr_t10_a_bribe_that_is_accepted() -> None:
    """PR-14: into the inspector's store; his card back to hand; the convoy unseen home."""
    table = stopped("IIL", 2, rest="ILL").do(bribe("IL"))
    assert table.events == [BribeOffered(A, B, 2, Secret(cards("IL"), (A, B)))]
    table.do(Accept())
    assert (table.state.stores[0], table.state.stores[1]) == (cards("IIL"), cards("IL"))
    assert (table.state.hands[0], table.state.hands[1]) == (cards("L"), cards("L2"))
    assert (table.state.store_sizes, table.state.hand_sizes) == ((3, 2, 0), (1, 2, 1))
    assert table.state.turn == B


def test_pr_t11_a_bribe_that_is_refused() -> None:
    """PR-14, PR-Q8: back to the owner's hand; to stand down is illegal now; pr.max_offers=1."""
    table = stopped("IIL", 2, rest="ILL").do(bribe("IL"), Refuse())
    assert (table.state.hands[0], table.state.hand_sizes[0]) == (cards("ILL"), 3)
    assert table.state.phase == "flip"
    assert not table.allows(StandDown())


def test_pr_t12_standing_down_stores_the_control_card() -> None:
    """PR-15, PR-Q9: 5000 in store instead of 3000 in hand; the convoy passes."""
    table = stopped("IIL", 3, rest="L").do(OfferNothing(), StandDown())
    assert (table.state.stores[0], table.state.stores[1]) == (cards("IIL"), cards("3"))
    assert table.state.hands[1] == cards("L")
    assert table.events[0] == InspectorStoodDown(B, A, claim(3).control)


def test_pr_t16_only_cards_in_hand_are_a_bribe() -> None:
    """PR-14, PR-Q7: none of the convoy, none of the store, and at least one."""
    table = stopped("IL", 2, rest="L1", store="3I")
    assert [table.allows(bribe(text)) for text in ("I", "3", "LL", "", "L", "1", "L1")] == [False] * 4 + [True] * 3


def test_an_honest_owner_may_bribe() -> None:
    """PR-14, PR-Q7: whatever is in the convoy."""
    assert stopped("LL", 3, rest="L").allows(bribe("L"))


def test_only_owner_and_inspector_see_a_bribe() -> None:
    """PR-14, PR-Q7, pr.bribe_public=no: the others see how many cards it has."""
    table = stopped("IL", 2, rest="I1").do(bribe("I1"))
    assert [table.view(seat).offer for seat in (A, B, C, None)] == [cards("I1"), cards("I1"), None, None]
    assert table.view(None).offer_size == 2
    seen = [event.cards.value for seat in (A, B, C) for event in table.seen(seat) if isinstance(event, BribeOffered)]
    assert seen == [cards("I1"), cards("I1"), None]
    assert bribe("I1").shown() == bribe("LL").shown() == 2


def test_a_public_bribe_is_seen_by_all() -> None:
    """PR-Q7, pr.bribe_public=yes."""
    table = stopped("IL", 2, rest="I1", options=Options(bribe_public="yes")).do(bribe("I1"))
    assert [table.view(seat).offer for seat in (A, B, C, None)] == [cards("I1")] * 4
    assert table.seen(None)[1] == BribeShown(A, cards("I1"))


def test_nothing_offered_leaves_the_inspector_free() -> None:
    """PR-15: inspect, or stand down."""
    table = stopped("IL", 2, rest="I").do(OfferNothing())
    assert table.events == [NothingOffered(A)]
    assert (table.allows(Inspect()), table.allows(StandDown())) == (True, True)


def test_an_empty_hand_offers_nothing() -> None:
    """PR-14, PR-15: then the owner is not even asked."""
    table = stopped("IL", 2)
    assert table.state.phase == "decide"
    assert table.state.waiting == {B}
    assert table.events[-1] == NothingOffered(A)


def test_more_offers_where_the_table_allows_them() -> None:
    """PR-Q7, pr.max_offers=2: only the last refusal forces the inspection."""
    table = stopped("IL", 2, rest="LL", options=Options(max_offers=2)).do(bribe("L"), Refuse())
    assert (table.state.phase, table.state.hands[0]) == ("bribe", cards("LL"))
    table.do(bribe("LL"), Refuse())
    assert table.state.phase == "flip"


def test_who_offers_no_more_is_inspected() -> None:
    """PR-Q7, PR-Q8, pr.max_offers=3: nothing more after a refusal is no reason to stand down."""
    table = stopped("IL", 2, rest="LL", options=Options(max_offers=3)).do(bribe("L"), Refuse(), bribe("L"), Refuse())
    assert table.state.phase == "bribe"
    table.do(OfferNothing())
    assert table.state.phase == "flip"


def test_only_the_inspector_is_bribed() -> None:
    """PR-14, PR-Q7: a losing claimant is not asked anything more."""
    table = Table("LLL", "1", "2").do(convoy("LL")).claims(B=1, C=2)
    assert table.state.waiting == {A}
    assert table.do(bribe("L")).state.waiting == {Seat(2)}
