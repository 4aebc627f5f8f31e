"""A table's numbers are those of the action space."""

from random import Random

import pytest
from doors import TABLE_NAMES, TABLES

from contrabande.adapters.table import Table
from contrabande.engine.action_space import ActionSpace
from contrabande.engine.errors import IllegalAction
from contrabande.engine.game import AnyGame
from contrabande.engine.match import AnyMatch, Match
from contrabande.engine.seats import Seat


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_NAMES)
def test_legal_numbers_are_those_of_the_action_space(game: AnyGame, seats: int) -> None:
    """At every question of a match; and an action has the number under which it is found."""
    options = game.variants[0].options
    table, space = Table(game, options, seats), ActionSpace(game.space(options, seats))
    match: AnyMatch = Match(game, options, seats, b"")
    rng = Random(seats)
    while match.to_act:
        for seat in sorted(match.to_act):
            prompt = match.prompt(seat)
            assert prompt is not None
            assert table.legal(prompt.ask) == space.legal(prompt.ask)
            number = rng.choice(table.legal(prompt.ask))
            match.answer(seat, table.action(seat, number, prompt.ask))
    assert [table.number(action) for action in table.actions] == list(range(space.size))


@pytest.mark.parametrize("garbage", [-1, 10**9, 1.5, "Doubt", None, [3]])
def test_what_is_no_number_is_refused_under_the_rule_of_the_question(garbage: object) -> None:
    """No such answer, HS-5."""
    game, seats = TABLES[TABLE_NAMES.index("hochstapler-3")]
    match: AnyMatch = Match(game, game.variants[0].options, seats, b"")
    seat = Seat(min(match.to_act))
    prompt = match.prompt(seat)
    assert prompt is not None
    with pytest.raises(IllegalAction, match=r"no-such-answer \(HS-5\)"):
        Table(game, game.variants[0].options, seats).action(seat, garbage, prompt.ask)
