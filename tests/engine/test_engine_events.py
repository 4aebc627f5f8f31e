"""Events: a secret is unwrapped for those it is addressed to, alone or in a row, and for nobody else."""

import pytest
from toy_game import Dealt, Ended, Peek, Peeked, Sealed, play_out, seal_all, toy_match

from contrabande.engine.codec import encode
from contrabande.engine.events import Event, Secret, project, project_all
from contrabande.engine.game import Outcome
from contrabande.engine.seats import Audience, Seat

RED, BLUE, GREEN = (1, 0, 0), (0, 0, 1), (0, 1, 0)
ZERO, ONE, TWO = Seat(0), Seat(1), Seat(2)
DEALT = Dealt((Secret(RED, (ZERO,)), Secret(BLUE, (ONE,)), Secret(GREEN, (TWO,))))
PEEKED = Peeked(ZERO, ONE, Secret(RED, (ZERO, ONE)), Secret(BLUE, (ONE,)))
SEALED = Sealed((ONE, ZERO))
AUDIENCES: list[Audience] = [ZERO, ONE, TWO, None]


def test_a_hidden_secret_keeps_its_addressees_and_loses_its_value() -> None:
    """Who knows it is no secret."""
    seen = project(PEEKED, TWO)
    assert isinstance(seen, Peeked)
    assert (seen.cards, seen.left) == (Secret(None, (ZERO, ONE)), Secret(None, (ONE,)))


def test_the_secret_fields_of_an_event_are_found_in_its_types() -> None:
    """Alone or inside a row; plain fields are none."""
    assert Dealt.secrets == ("hands",)
    assert Peeked.secrets == ("cards", "left")
    assert Sealed.secrets == ()


@pytest.mark.parametrize("hint", ["Secret[int]", tuple["Secret[int]", ...]])
def test_an_event_spells_its_types_out(hint: object) -> None:
    """A type that is only named could hide a secret from the search for it."""
    with pytest.raises(TypeError, match="no secret is overlooked"):
        type(Event)("Whispered", (Event,), {"__annotations__": {"word": hint}}, frozen=True)


def test_an_event_has_the_secrets_of_the_event_it_extends() -> None:
    """And its own."""

    class Overheard(Peeked, frozen=True):
        word: Secret[str]

    assert Overheard.secrets == ("cards", "left", "word")


def test_an_event_without_secrets_is_the_same_for_everybody() -> None:
    """It is not even copied."""
    assert all(project(SEALED, who) is SEALED for who in AUDIENCES)


@pytest.mark.parametrize("seat", [ZERO, ONE, TWO])
def test_in_a_row_of_secrets_each_seat_sees_its_own(seat: Seat) -> None:
    """The others' stay in place, empty."""
    seen = project(DEALT, seat)
    assert isinstance(seen, Dealt)
    assert [hand.value for hand in seen.hands] == [
        hand.value if number == seat else None for number, hand in enumerate(DEALT.hands)
    ]


def test_two_secrets_of_one_event_may_have_different_addressees() -> None:
    """Seat 0 sees the first, seat 1 both, seat 2 and a spectator none."""
    values = []
    for who in AUDIENCES:
        seen = project(PEEKED, who)
        assert isinstance(seen, Peeked)
        values.append((seen.cards.value, seen.left.value))
    assert values == [(RED, None), (RED, BLUE), (None, None), (None, None)]


def test_secrets_in_rows_of_rows_are_found_and_hidden() -> None:
    """However deep the rows go."""

    class Laid(Event, frozen=True):
        rows: tuple[tuple[Secret[int], ...], ...]

    laid = Laid(((Secret(5, (ZERO,)), Secret(6, (ONE,))), (Secret(7, (ZERO,)),)))
    assert project(laid, ONE) == Laid(((Secret(None, (ZERO,)), Secret(6, (ONE,))), (Secret(None, (ZERO,)),)))
    shown, special = project_all([laid])
    assert (special[ZERO], shown) == ([project(laid, ZERO)], [project(laid, None)])


@pytest.mark.parametrize("who", AUDIENCES)
def test_all_audiences_at_once_see_what_each_sees_alone(who: Audience) -> None:
    """Whoever is in on nothing shares one list."""
    events = [SEALED, DEALT, PEEKED, SEALED]
    shown, special = project_all(events)
    assert list(special.get(who, shown)) == [project(event, who) for event in events]


def test_who_is_in_on_nothing_shares_what_spectators_see() -> None:
    """No list of his own is made."""
    _, special = project_all([PEEKED])
    assert set(special) == {ZERO, ONE}
    shown, special = project_all([SEALED])
    assert (list(shown), dict(special)) == ([SEALED], {})


def test_a_projected_event_does_not_hold_the_value_anywhere_in_its_bytes() -> None:
    """What goes to the wire."""
    assert b"[1,0,0]" in encode(project(PEEKED, ZERO))
    assert b"[1,0,0]" not in encode(project(PEEKED, TWO))


def test_an_event_turns_nothing_face_up_unless_it_says_so() -> None:
    """The default is the careful one."""
    assert not Ended(Outcome("counted", (1,), (1,))).reveals


def test_a_match_shows_each_audience_its_projection_entry_by_entry() -> None:
    """Seat 2 and the spectator never learn what seat 0 and seat 1 did."""
    match = toy_match()
    seal_all(match)
    match.answer(ZERO, Peek(ONE, 1, "kind"))
    for who in AUDIENCES:
        assert match.events(who) == [[project(event, who) for event in entry] for entry in match.all_events()]
    assert match.events(TWO, since=2) == match.events(None)[2:]


def test_a_match_keeps_what_really_happened_for_after_the_end() -> None:
    """With every secret in it."""
    match = play_out(toy_match())
    (dealt,) = match.all_events()[0]
    assert isinstance(dealt, Dealt)
    assert all(hand.value is not None for hand in dealt.hands)
