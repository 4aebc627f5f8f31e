"""Domains, choices, asks: form, legality, enumeration and rank of one declaration."""

from collections import Counter
from itertools import product
from random import Random
from typing import cast

import pytest
from calm import CALM
from hypothesis import given
from hypothesis import strategies as st
from toy_game import Pass, Peek, Seal

from contrabande.engine.actions import Action, Amount, AnySeat, Ask, Choice, Domain, Kinds, OneOf, Value
from contrabande.engine.codec import encode
from contrabande.engine.seats import Seat

SEATS = AnySeat((Seat(0), Seat(2), Seat(3)))
MOODS = OneOf(("kind", "stern"))
DOMAINS: list[Domain] = [Amount(3, 7), MOODS, SEATS, Kinds((2, 0, 1), 1, 2)]
STRANGERS: list[Value] = [2, 8, -1, 1, True, False, "sly", "", "3", (0, 0, 0), (2, 0, 1), (3, 0, 0), (0, 1, 0), (1, 0)]
STRANGERS += [(1, 0, 0, 0), (2, 0, -1), ()]


class Word(str):
    """A text of another make, as libraries have them: a record could not hold it."""


FOREIGN: list[object] = [Word("kind"), (True, False, False), (1.0, 0.0, 0.0), ("1", "0", "0"), (None, 0, 1), 3.0, None]

PEEK = Choice(Peek, (SEATS, Amount(0, 4), MOODS))
ASK = Ask("peek", (PEEK, Choice(Pass)), ("TY-2",))

small_kinds = st.builds(
    lambda available, ends: Kinds(tuple(available), min(ends), max(ends)),
    st.lists(st.integers(0, 4), min_size=1, max_size=5),
    st.tuples(st.integers(0, 7), st.integers(0, 7)),
)


def by_brute_force(kinds: Kinds) -> list[tuple[int, ...]]:
    """Every row of counts there could be, in order, less those that are too small or too large."""
    rows = product(*(range(count + 1) for count in kinds.available))
    return [row for row in rows if kinds.least <= sum(row) <= kinds.most]


# Domains.


@pytest.mark.parametrize("domain", DOMAINS)
def test_a_domain_has_its_values_and_no_other(domain: Domain) -> None:
    """What is enumerated is allowed, and a stranger of any type is not, unless it is enumerated."""
    values = list(domain.values())
    assert all(domain.has(value) for value in values)
    for stranger in STRANGERS:
        known = any(type(value) is type(stranger) and value == stranger for value in values)
        assert domain.has(stranger) == known


@pytest.mark.parametrize("domain", DOMAINS)
def test_what_a_record_could_not_hold_is_not_allowed(domain: Domain) -> None:
    """However much it looks like a value."""
    assert not any(domain.has(cast("Value", value)) for value in FOREIGN)


@pytest.mark.parametrize("domain", DOMAINS)
def test_the_rank_of_a_value_is_its_place_among_them(domain: Domain) -> None:
    """Size, enumeration and rank agree."""
    values = list(domain.values())
    assert [domain.rank(value) for value in values] == list(range(domain.size))
    assert len(set(values)) == domain.size


@pytest.mark.parametrize("domain", DOMAINS)
def test_a_sample_is_any_value_equally_likely(domain: Domain) -> None:
    """Chi-square with a fixed generator; the edges of the unit interval stay inside."""
    rng, values = Random(1), list(domain.values())
    counts = Counter(domain.sample(rng.random) for _ in range(1000 * domain.size))
    assert set(counts) == set(values)
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20
    assert domain.sample(lambda: 0.0) == values[0]
    assert domain.sample(lambda: 1 - 2**-53) == values[-1]


def test_an_amount_of_one_value_is_that_value() -> None:
    """The smallest range."""
    assert (Amount(4, 4).size, list(Amount(4, 4).values())) == (1, [4])


@CALM
@given(small_kinds)
def test_kinds_enumerate_what_brute_force_finds(kinds: Kinds) -> None:
    """The same rows in the same order, each once."""
    assert list(kinds.values()) == by_brute_force(kinds)
    assert kinds.size == len(by_brute_force(kinds))


@CALM
@given(small_kinds)
def test_kinds_rank_as_brute_force_does(kinds: Kinds) -> None:
    """A rank is the place in that order."""
    rows = by_brute_force(kinds)
    assert [kinds.rank(row) for row in rows] == list(range(len(rows)))


@CALM
@given(small_kinds, st.lists(st.integers(-1, 5), max_size=6))
def test_kinds_allow_what_brute_force_finds(kinds: Kinds, row: list[int]) -> None:
    """No negative counts, no wrong length, not more than there are."""
    assert kinds.has(tuple(row)) == (tuple(row) in by_brute_force(kinds))


# Choices and asks.


def test_a_choice_offers_the_product_of_its_fields_in_order() -> None:
    """The last field runs fastest."""
    actions = list(PEEK.actions())
    assert len(actions) == PEEK.size == 3 * 5 * 2
    assert actions[:3] == [Peek(Seat(0), 0, "kind"), Peek(Seat(0), 0, "stern"), Peek(Seat(0), 1, "kind")]
    assert all(PEEK.allows(action) for action in actions)


def test_a_choice_without_fields_is_one_action() -> None:
    """Passing needs nothing to be filled in."""
    assert list(Choice(Pass).actions()) == [Pass()]
    assert Choice(Pass).size == 1


@pytest.mark.parametrize(
    "action", [Peek(Seat(1), 0, "kind"), Peek(Seat(0), 5, "kind"), Peek(Seat(0), 0, "sly"), Pass(), Seal((1, 0, 0))]
)
def test_a_choice_refuses_one_wrong_field_and_other_actions(action: Action) -> None:
    """Each field is looked at."""
    assert not PEEK.allows(action)


def test_a_form_tells_a_client_what_to_fill_in() -> None:
    """Plain data: the name of the action, and each field with its domain."""
    assert encode(PEEK.form()) == (
        b'{"action":"Peek","fields":{"coins":{"type":"amount","low":0,"high":4},'
        b'"mood":{"type":"one_of","names":["kind","stern"]},"target":{"type":"seat","seats":[0,2,3]}}}'
    )


def test_a_sampled_choice_is_one_of_its_actions() -> None:
    """And with time, all of them."""
    rng = Random(2)
    assert {PEEK.sample(rng.random) for _ in range(600)} == set(PEEK.actions())


def test_an_ask_allows_the_actions_of_all_its_choices() -> None:
    """And none besides."""
    assert all(ASK.allows(action) for action in ASK.actions())
    assert len(list(ASK.actions())) == ASK.size == 31
    assert not ASK.allows(Peek(Seat(1), 0, "kind"))
    assert not ASK.allows(Peek(Seat(0), 5, "kind"))
    assert not ASK.allows(Peek(Seat(0), 0, "sly"))
    assert not ASK.allows(Seal((1, 0, 0)))


def test_two_choices_of_one_type_of_action_are_both_offered() -> None:
    """Fields that constrain each other are declared as several choices."""
    ask = Ask("peek", (Choice(Peek, (SEATS, Amount(0, 0), MOODS)), Choice(Peek, (SEATS, Amount(3, 3), MOODS))), ())
    assert [ask.allows(Peek(Seat(0), coins, "kind")) for coins in range(4)] == [True, False, False, True]


def test_an_ask_samples_a_choice_first_and_then_its_fields() -> None:
    """Passing comes half of the time, though it is one answer of many."""
    rng = Random(3)
    answers = [ASK.sample(rng.random) for _ in range(2000)]
    assert 900 < answers.count(Pass()) < 1100
    assert {type(answer) for answer in answers} == {Peek, Pass}


def test_a_decision_needs_two_answers() -> None:
    """Two choices, or one with two values."""
    assert ASK.is_decision
    assert Ask("peek", (PEEK,), ()).is_decision
    assert not Ask("pass", (Choice(Pass),), ()).is_decision
    one, two = Amount(1, 1), Amount(1, 2)
    assert not Ask("peek", (Choice(Peek, (one, one, OneOf(("kind",)))),), ()).is_decision
    assert Ask("peek", (Choice(Peek, (one, two, OneOf(("kind",)))),), ()).is_decision


def test_an_ask_finds_the_choice_of_a_type_of_action() -> None:
    """Or says that it is not offered."""
    assert ASK.offers(Peek) is PEEK
    assert ASK.offers(Seal) is None


def test_an_action_shows_itself_unless_it_is_sealed() -> None:
    """What everybody sees of it."""
    assert Pass().shown() == Pass()
    assert Seal((1, 0, 0)).shown() is None
