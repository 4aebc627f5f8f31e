"""Why an answer is refused: as a helpful referee would say it."""

import pytest
from hs_builders import DOUBT, Table, dealt, new_match, play, say, swap, tiny

from contrabande.engine.actions import Action
from contrabande.engine.errors import IllegalAction, NotYourPrompt, Refusal
from contrabande.engine.seats import Seat
from contrabande.games.hochstapler import GAME


def refused(table: Table, action: Action) -> Refusal:
    assert not table.allows(action)
    return GAME.refuse(table.view(table.state.turn), action)


def test_the_opener_has_nothing_to_doubt() -> None:
    """HS-5: nor after a swap."""
    assert refused(dealt(3), DOUBT) == Refusal("nothing-to-doubt", "HS-5")
    assert refused(dealt(3).do(swap("red")), DOUBT) == Refusal("nothing-to-doubt", "HS-5")


def test_a_doubt_after_a_swap() -> None:
    """HS-8."""
    assert refused(dealt(3).do(say(1, "red"), swap("red")), DOUBT) == Refusal("doubt-after-swap", "HS-8")


@pytest.mark.parametrize("sum", [-1, 0])
def test_a_sum_that_is_too_low_to_open_with(sum: int) -> None:
    """HS-6, HS-Q3."""
    reason = Refusal("sum-too-low-to-open", "HS-Q3", (("lowest", 1),))
    assert refused(dealt(3), say(sum, "green")) == reason
    assert refused(dealt(3).do(swap("red")), say(sum, "green")) == reason


@pytest.mark.parametrize("sum", [0, 9, 10])
def test_a_sum_that_is_not_higher(sum: int) -> None:
    """HS-6, HS-Q5: the last one is named."""
    table = dealt(3).do(say(10, "green"))
    assert refused(table, say(sum, "yellow")) == Refusal("sum-not-higher", "HS-6", (("sum", 10),))


def test_a_sum_that_is_too_high() -> None:
    """HS-6, HS-Q4: opening, later, and where nothing but a doubt is left."""
    reason = Refusal("sum-too-high", "HS-Q4", (("highest", 21),))
    assert refused(dealt(3), say(22, "green")) == reason
    assert refused(dealt(3).do(say(5, "red")), say(99, "green")) == reason
    assert refused(dealt(3).do(say(21, "red")), say(22, "green")) == reason
    assert refused(dealt(3).do(say(21, "red")), say(21, "green")).key == "sum-not-higher"


def test_a_colour_that_is_gone() -> None:
    """HS-11: whatever else is wrong, that comes first."""
    reason = Refusal("colour-gone", "HS-11", (("colour", "blue"),))
    table = dealt(3).boast("blue")
    assert refused(table, say(1, "blue")) == reason
    assert refused(table, say(99, "blue")) == reason
    assert refused(table, swap("blue")) == reason
    assert refused(table.do(say(21, "red")), swap("blue")) == reason


def test_a_second_swap() -> None:
    """HS-7, HS-Q6: of any colour."""
    table = dealt(3).boast("blue").do(swap("red"))
    assert refused(table, swap("red")) == Refusal("one-swap", "HS-Q6")
    assert refused(table, swap("blue")) == Refusal("one-swap", "HS-Q6")


def test_a_swap_that_no_sum_could_follow() -> None:
    """HS-8, HS-Q4."""
    reason = Refusal("swap-without-announcement", "HS-8")
    assert refused(dealt(3).do(say(21, "red")), swap("red")) == reason


def test_a_swap_from_an_empty_pile() -> None:
    """HS-7, HS-Q1, hs.reshuffle=no: opening and later."""
    table = tiny().do(swap("yellow"), say(1, "green"), swap("yellow"), say(2, "green"), DOUBT)
    reason = Refusal("pile-empty", "HS-Q1", (("colour", "yellow"),))
    assert refused(table, swap("yellow")) == reason
    assert refused(table.do(say(1, "yellow")), swap("yellow")) == reason


def test_a_match_says_why() -> None:
    """HS-6, HS-9, HS-Q7: the reason travels with the error; who is not at turn is not heard at all."""
    match = play(new_match(3), say(10, "green"))
    with pytest.raises(IllegalAction) as error:
        match.answer(Seat(1), say(10, "yellow"))
    assert error.value.reason == Refusal("sum-not-higher", "HS-6", (("sum", 10),))
    with pytest.raises(NotYourPrompt):
        match.answer(Seat(2), DOUBT)


def test_a_colour_that_no_table_has() -> None:
    """HS-2: the kernel refuses it before the rules are asked."""
    with pytest.raises(IllegalAction) as error:
        play(new_match(3), say(10, "pink"))
    assert error.value.reason == Refusal("no-such-answer", "HS-5")
