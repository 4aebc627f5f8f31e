"""Every law for every game, seat count and pair of option values (design, §4)."""

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from contrabande.bots.registry import bot_named
from contrabande.engine.actions import Action, Ask
from contrabande.engine.game import AnyGame
from contrabande.engine.match import AnyMatch
from contrabande.engine.seats import Seat
from contrabande.games import GAMES
from contrabande.laws.fuzz import tables
from contrabande.laws.match import check_match

TABLES = [(game, options, seats) for game in GAMES for options, seats in tables(game)]


def name_of(table: tuple[AnyGame, msgspec.Struct, int]) -> str:
    """A readable id for pytest: the game, the seats, and the options that differ from the printed game."""
    game, options, seats = table
    defaults = msgspec.to_builtins(game.options())
    chosen = [f"{name}={value}" for name, value in msgspec.to_builtins(options).items() if value != defaults[name]]
    return f"{game.key}-{seats}-{','.join(chosen)}"


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_all_laws_hold_at_every_table(table: tuple[AnyGame, msgspec.Struct, int]) -> None:
    """Laws 1 to 12, in one match of random play; a breach prints the record that shows it."""
    game, options, seats = table
    check_match(game, options, seats, name_of(table).encode(), blind=0.02)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@settings(max_examples=12, derandomize=True, deadline=None, database=None)
@given(deal=st.binary(min_size=1, max_size=4), numbers=st.lists(st.integers(0, 999), max_size=60), where=st.data())
def test_laws_hold_for_any_choices(game: AnyGame, deal: bytes, numbers: list[int], where: st.DataObject) -> None:
    """The same with choices that Hypothesis can shrink: a number picks each answer, and after the last the first."""
    options, seats = where.draw(st.sampled_from(tables(game)))
    left = list(numbers)

    def choose(_match: AnyMatch, _seat: Seat, ask: Ask, _rng: Random) -> Action:
        number = left.pop(0) if left else 0
        return ask.sample(Random(number).random) if number else next(ask.actions())

    check_match(game, options, seats, deal, blind=0.0, choose=choose)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_stand_in_answers_legally_for_every_option(game: AnyGame) -> None:
    """Law 12 for the heuristic player: legal in every situation that its own play leads to."""
    bot = bot_named(game, "heuristic")

    def choose(match: AnyMatch, seat: Seat, ask: Ask, rng: Random) -> Action:
        return bot.choose(match.view(seat), ask, match.knowledge(seat), rng)

    rows = tables(game)
    for number, (options, seats) in enumerate(rows[:: max(1, len(rows) // 12)]):
        check_match(game, options, seats, bytes([number]), blind=0.0, choose=choose)
