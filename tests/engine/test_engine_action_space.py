"""Flat index and tokens: one number, and one short sequence, for every action."""

import pytest
from toy_game import COINS, HAND, PILE, TOY, Options, Pass, Peek, Seal, toy_match

from contrabande.engine.action_space import ActionSpace, makes_sense
from contrabande.engine.actions import Action, Ask, Choice, Kinds
from contrabande.engine.seats import Seat
from contrabande.games import hochstapler

TOY_SPACE = ActionSpace(TOY.space(Options(), 3))
SPACES = [TOY_SPACE, *(ActionSpace(hochstapler.GAME.space(hochstapler.Options(), seats)) for seats in (3, 7))]


@pytest.mark.parametrize("space", SPACES)
def test_every_number_is_one_action_and_back(space: ActionSpace) -> None:
    """The flat index is a bijection over the whole space."""
    actions = [space.action(index) for index in range(space.size)]
    assert len(set(actions)) == space.size
    assert [space.index(action) for action in actions] == list(range(space.size))


@pytest.mark.parametrize("space", SPACES)
def test_every_token_row_is_one_action_and_back(space: ActionSpace) -> None:
    """Tokens are a bijection, too, and none is longer than promised."""
    actions = [space.action(index) for index in range(space.size)]
    rows = [space.tokens(action) for action in actions]
    assert len(set(rows)) == space.size
    assert [space.from_tokens(row) for row in rows] == actions
    assert max(map(len, rows)) == space.longest


def test_actions_are_numbered_in_the_order_of_the_declarations() -> None:
    """Seal first, the last field running fastest, passing last."""
    seals = Kinds(PILE, 1, HAND).size
    assert TOY_SPACE.action(0) == Seal((0, 0, 1))
    assert TOY_SPACE.index(Peek(Seat(0), 0, "stern")) == seals + 1
    assert TOY_SPACE.index(Peek(Seat(1), 2, "kind")) == seals + (1 * (3 * COINS + 1) + 2) * 2
    assert TOY_SPACE.action(TOY_SPACE.size - 1) == Pass()


def test_tokens_spell_the_type_then_each_field_with_cards_kind_by_kind() -> None:
    """A seat and an amount take one token, cards one per kind."""
    assert TOY_SPACE.tokens(Seal((1, 0, 1))) == (0, 1, 0, 1)
    assert TOY_SPACE.tokens(Peek(Seat(2), 3, "stern")) == (1, 2, 3, 1)
    assert TOY_SPACE.tokens(Pass()) == (2,)
    assert TOY_SPACE.longest == 4


def test_the_mask_holds_exactly_the_legal_numbers() -> None:
    """Every number is legal exactly when the ask allows its action."""
    prompt = toy_match().prompt(Seat(1))
    assert prompt is not None
    legal = TOY_SPACE.legal(prompt.ask)
    assert legal == [n for n in range(TOY_SPACE.size) if prompt.ask.allows(TOY_SPACE.action(n))]
    assert len(legal) == prompt.ask.size


def test_a_mask_ascends_whatever_the_order_of_the_choices() -> None:
    """An ask may offer passing first."""
    ask = Ask("seal", (Choice(Pass), Choice(Seal, (Kinds((1, 1, 1), 1, 1),))), ())
    legal = TOY_SPACE.legal(ask)
    assert legal == sorted(legal)
    assert legal[-1] == TOY_SPACE.size - 1


def test_a_space_covers_what_lies_in_it() -> None:
    """And says so where an ask goes beyond it."""
    assert TOY_SPACE.covers([Choice(Pass), Choice(Seal, (Kinds((1, 1, 1), 1, 1),))])
    assert not TOY_SPACE.covers([Choice(Seal, (Kinds((2, 2, 2), 3, 3),))])


def test_one_type_of_action_has_one_place() -> None:
    """Two declarations of one type would give it two numbers."""
    with pytest.raises(AssertionError, match="one choice per type"):
        ActionSpace((Choice(Seal, (Kinds(PILE, 1, 1),)), Choice(Seal, (Kinds(PILE, 2, 2),))))


def test_a_space_of_one_action_is_number_0() -> None:
    """The smallest space."""
    space = ActionSpace((Choice(Pass),))
    assert (space.size, space.index(Pass()), space.action(0)) == (1, 0, Pass())


@pytest.mark.parametrize(
    ("action", "is_sensible"),
    [
        (Peek(Seat(2), 999, "kind"), True),
        (Peek(Seat(3), 0, "kind"), False),
        (Peek(Seat(0), 0, "sly"), False),
        (Seal((4, 4, 4)), True),
        (Seal((1, 0)), False),
        (Seal((1, 0, -1)), False),
        (Pass(), True),
    ],
)
def test_an_action_makes_sense_when_it_names_what_the_table_has(action: Action, is_sensible: bool) -> None:
    """Seats, names and kinds of cards; how many or how much is for the rules to refuse."""
    assert makes_sense(action, TOY.space(Options(), 3)) is is_sensible


def test_an_action_of_another_game_makes_no_sense() -> None:
    """It has no place in the space."""
    assert not makes_sense(hochstapler.model.Doubt(), TOY.space(Options(), 3))
