"""Bots by name, by import path and by file; what is none is refused in one line, what cheats loses its turn."""

from pathlib import Path

import arena_bots
import pytest

from contrabande.arena.arena import meet
from contrabande.arena.errors import ArenaError
from contrabande.arena.figures import Entry
from contrabande.arena.imported import imported
from contrabande.bots.ismcts import IsmctsBot
from contrabande.bots.registry import bot_named
from contrabande.engine.errors import OptionsError
from contrabande.games import game_named

HS = game_named("hochstapler")
FILE = Path(arena_bots.__file__)


def entry_of(bot: str) -> Entry:
    """How *bot* does among random ones."""
    return meet(HS, HS.variants[0].options, 3, (bot, "random"), 1).entries[0]


@pytest.mark.parametrize(
    "name", ["random", "heuristic", "ismcts", "ismcts:5", "beginner", "champion", "strong:sceptic"]
)
def test_the_house_has_bots_by_name(name: str) -> None:
    """Levels, with a temper or without, and a search of any length."""
    assert callable(bot_named(HS, name).choose)


@pytest.mark.parametrize("name", ["genius", "random:fast", "ismcts:0", "ismcts:many", "strong:angry", ""])
def test_what_is_no_bot_of_the_house_is_refused_by_name(name: str) -> None:
    """With those that there are."""
    with pytest.raises(OptionsError, match=r"there is no .*; there are .*(heuristic|honest)"):
        bot_named(HS, name)


def test_a_search_is_as_long_as_it_is_told() -> None:
    """200 simulations unless a number follows."""
    lengths = [
        bot.simulations
        for bot in map(lambda name: bot_named(HS, name), ("ismcts", "ismcts:7"))
        if isinstance(bot, IsmctsBot)
    ]
    assert lengths == [200, 7]


def test_a_bot_is_imported_from_a_module_or_a_file_and_told_the_game_if_it_asks() -> None:
    """A class or a function makes it."""
    assert isinstance(imported(HS, "arena_bots:First"), arena_bots.First)
    told = imported(HS, f"{FILE}:KnowsTheGame")
    assert getattr(told, "game", None) is HS


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("no_such_module:Bot", "'no_such_module' cannot be imported"),
        ("no/such/file.py:Bot", "cannot be imported: FileNotFoundError"),
        ("arena_bots:Nobody", "no class or function 'Nobody'"),
        ("arena_bots:NUMBER", "no class or function 'NUMBER'"),
        ("arena_bots:makes_nothing", "has no method choose"),
        ("arena_bots:signal.SIGKILL", "no class or function"),
        ("fractions:Fraction", "has no method choose"),
    ],
)
def test_what_makes_no_bot_is_refused(name: str, said: str) -> None:
    """In one line that names it."""
    with pytest.raises(ArenaError, match=said):
        imported(HS, name)


def test_an_illegal_answer_is_refused_with_its_rule_and_the_match_goes_on() -> None:
    """The bot loses its turn to a legal answer, every time, and that is counted."""
    cheat = entry_of("arena_bots:Cheat")
    assert cheat.faults > 3
    assert cheat.first_fault is not None
    assert "IllegalAction: seat 0 may not Announce" in cheat.first_fault
    assert "(HS-" in cheat.first_fault


@pytest.mark.parametrize(("bot", "said"), [("Crash", "ZeroDivisionError: oh"), ("Mute", "may not None")])
def test_a_bot_that_raises_or_says_nothing_is_at_fault_too(bot: str, said: str) -> None:
    """And the match ends all the same."""
    entry = entry_of(f"{FILE}:{bot}")
    assert entry.faults > 3
    assert said in str(entry.first_fault)
