"""A turn: draw, send a convoy, or pass (PR-7 … PR-11)."""

from random import Random

import pytest
from pr_builders import A, Table, cards, convoy, take

from contrabande.engine.actions import Ask
from contrabande.engine.options import pairwise
from contrabande.games.prohis import GAME
from contrabande.games.prohis.events import ConvoySent, DisplayRefilled, LastRoundBegun, PileCardTaken, TurnPassed
from contrabande.games.prohis.model import Convoy, Options, Pass, State, Stop, TakeDisplay, TakePile
from contrabande.laws.line import Line, fresh_chance, random_answers


def offered(ask: Ask) -> set[str]:
    return {choice.action.__name__ for choice in ask.choices}


def test_a_turn_is_a_draw_or_a_convoy() -> None:
    """PR-7: nothing else while the pile is thick; pr.pass=near_end."""
    assert offered(Table("LLLL23", "L", "L").ask(A)) == {"TakeDisplay", "TakePile", "Convoy"}


def test_pr_t14_the_replacement_may_be_the_second_card() -> None:
    """PR-8, PR-Q13: it lies there at once; the turn is over after it."""
    table = Table("L", "L", "L", display="LLLL").do(take("L"), draws={"pile": "I"})
    assert table.state.display == cards("LLLI")
    table.do(take("I"))
    assert table.state.hands[0] == cards("LLI")
    assert table.state.turn == 1


def test_pr_t14_two_cards_of_the_pile_are_illegal() -> None:
    """PR-8: one of the pile and one of the display, in either order."""
    table = Table("L", "L", "L").do(TakePile(), draws={"pile": "I"})
    assert not table.allows(TakePile())
    assert offered(table.ask(A)) == {"TakeDisplay", "Stop"}
    table.do(take("L"))
    assert table.state.hands[0] == cards("LLI")
    assert Table("L", "L", "L").do(take("L"), TakePile(), draws={"pile": "L1"}).state.hands[0] == cards("LL1")


def test_one_card_is_enough() -> None:
    """PR-8: stop after one of the display or one of the pile."""
    assert Table("L", "L", "L").do(take("L"), Stop()).state.hand_sizes == (2, 1, 1)
    assert Table("L", "L", "L").do(TakePile(), Stop()).state.hand_sizes == (2, 1, 1)


def test_a_card_of_the_pile_is_seen_by_its_drawer_only() -> None:
    """PR-8: the replacement of a display card is seen by all."""
    table = Table("L", "L", "L").do(TakePile(), draws={"pile": "I"})
    (event,) = table.seen(None)
    assert isinstance(event, PileCardTaken)
    assert event.card.value is None
    table.do(take("L"), draws={"pile": "1"})
    assert DisplayRefilled.reveals
    assert table.seen(None)[1] == DisplayRefilled(take("1").card)


def test_pr_t13_eight_cards_forbid_to_draw() -> None:
    """PR-9, PR-Q12: eight may only send; seven may draw two and then hold nine."""
    full = Table("LLLLLL23", "L", "L")
    asked = full.ask(A)
    assert offered(asked) == {"Convoy"}
    assert (asked.rules[0], asked.facts) == ("PR-9", (("limit", 8),))  # the question says why
    assert Table("LLLLL23", "L", "L").ask(A).facts == (("limit", 0),)
    nine = Table("LLLLL23", "L", "L").do(take("L"), take("L"))
    assert nine.state.hand_sizes[0] == 9


def test_pr_t13_no_hand_is_ever_larger_than_nine() -> None:
    """PR-9: with any options, in random play."""
    rng = Random(13)
    largest = 0
    for options in list(pairwise(GAME, 4))[::3]:
        line = Line.begin(GAME, options, 4, fresh_chance(rng))
        while line.to_act:
            line.play(random_answers(line.asks(), rng), fresh_chance(rng))
            assert isinstance(line.state, State)
            largest = max(largest, *line.state.hand_sizes)
    assert largest == 9


def test_pr_t15_a_convoy_has_two_to_four_cards() -> None:
    """PR-11: not one, not five; a hand of one cannot send any."""
    table = Table("LLLLI23", "L", "L")
    assert [table.allows(convoy("LLLLI"[:size])) for size in range(1, 6)] == [False, True, True, True, False]
    assert offered(Table("L", "L", "L").ask(A)) == {"TakeDisplay", "TakePile"}


def test_a_convoy_leaves_the_hand_face_down() -> None:
    """PR-11: its number is public, its cards are not, and nothing is declared."""
    table = Table("LII2", "L", "L").do(convoy("LI2"))
    assert (table.state.hands[0], table.state.convoy) == (cards("I"), cards("LI2"))
    assert (table.view(A).convoy, table.view(None).convoy, table.view(None).convoy_size) == (cards("LI2"), None, 3)
    (event,) = table.seen(None)
    assert isinstance(event, ConvoySent)
    assert (event.size, event.cards.value) == (3, None)
    assert convoy("LI2").shown() == convoy("III").shown() == 3


def test_every_mix_of_cards_is_offered_once() -> None:
    """PR-11: one choice for each number of control cards, together all that fits in a truck."""
    table = Table("LLI123", "L", "L")
    actions = [action for action in table.ask(A).actions() if isinstance(action, Convoy)]
    assert len(actions) == len(set(actions)) == 32
    assert all(2 <= sum(action.goods + action.controls) <= 4 and any(action.goods) for action in actions)


def test_a_convoy_needs_goods() -> None:
    """PR-11, PR-Q6: pr.control_only=no, pr.control_only=yes."""
    assert not Table("L123", "L", "L").allows(convoy("123"))
    assert Table("L123", "L", "L").allows(convoy("L123"))
    assert Table("L123", "L", "L", options=Options(control_only="yes")).allows(convoy("123"))


def test_a_full_hand_without_goods_may_send_control_cards() -> None:
    """PR-Q6: otherwise the player could not move."""
    assert Table("11112233", "L", "L").allows(convoy("1123"))
    assert not Table("1111223", "L", "L").allows(convoy("1123"))


@pytest.mark.parametrize(("seats", "left", "may"), [(3, 6, True), (3, 7, False), (4, 8, True), (4, 9, False)])
def test_passing_is_for_the_end(seats: int, left: int, may: bool) -> None:
    """PR-10, PR-Q1, pr.pass=near_end: once the pile holds at most two cards per player."""
    assert Table(*["L23"] * seats, left=left).allows(Pass()) is may


def test_passing_by_other_readings() -> None:
    """PR-Q1: pr.pass=pile_empty waits for an empty pile, pr.pass=anytime for nothing."""
    strict, free = Options(pass_="pile_empty"), Options(pass_="anytime")
    assert [Table("L", "L", "L", left=left, options=strict).allows(Pass()) for left in (1, 0)] == [False, True]
    assert Table("L", "L", "L", options=free).allows(Pass())


def test_who_passes_does_nothing_else() -> None:
    """PR-10: the next player is at turn."""
    table = Table("L", "L", "L", left=2).do(Pass())
    assert table.events == [TurnPassed(A)]
    assert (table.state.turn, table.state.hand_sizes) == (1, (1, 1, 1))


def test_an_empty_pile_leaves_the_display() -> None:
    """PR-Q14: it is not refilled, and with both empty there is nothing to draw."""
    table = Table("L", "L", "L", left=0, display="LI").do(take("L"))
    assert table.state.display == cards("I")
    assert offered(table.ask(A)) == {"TakeDisplay", "Stop"}
    table.do(take("I"))
    assert table.state.turn == 1
    assert offered(table.ask(table.state.turn)) == {"Pass"}


def test_a_draw_ends_by_itself_where_nothing_is_left() -> None:
    """PR-8, PR-Q14: no second card to take, nobody is asked."""
    assert Table("L", "L", "L", left=0, display="L").do(take("L")).state.turn == 1
    alone = Table("L", "L", "L", left=1, display="").do(TakePile())
    assert alone.state.turn == 1
    assert any(isinstance(event, LastRoundBegun) for event in alone.events)


def test_the_display_gives_what_it_shows() -> None:
    """PR-8: by kind, since cards of a kind are alike."""
    table = Table("L", "L", "L", display="LLI1")
    assert [table.allows(TakeDisplay(take(letter).card)) for letter in "LI123"] == [True, True, True, False, False]
