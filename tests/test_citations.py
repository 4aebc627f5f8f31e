"""Every rule, every worked example and every option value is cited by a test; and no test cites what is not there.

The tests that count are those of the game, in tests/games. A rule is cited by its id (`HG-18`) anywhere in a test
function, an option value as `hg.count=exact` (`start_player=seat0` needs no prefix); a worked example by the name
of its test (`test_hg_t5_…`).
"""

import ast
import re
import sys
from functools import cache
from pathlib import Path

import pytest

from contrabande.engine.game import AnyGame
from contrabande.engine.options import values_of
from contrabande.games import GAMES

TESTS = Path(__file__).parent
SIZES = {"HG": (37, 30), "MD": (40, 29), "HS": (15, 13), "PR": (20, 21)}
"""How many rules and worked examples the specification of each game has."""
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def folder_of(game: AnyGame) -> Path:
    """Where the game's files lie."""
    return Path(str(sys.modules[game.views.__module__].__file__)).parent


def own_tests(game: AnyGame) -> Path:
    """Where the game's tests lie."""
    return TESTS / "games" / folder_of(game).name


@cache
def ids_of(game: AnyGame) -> tuple[str, ...]:
    """The ids that begin a line of the game's RULES.md, in order: rules, rulings and examples."""
    text = (folder_of(game) / "RULES.md").read_text(encoding="utf-8")
    return tuple(re.findall(rf"^- \*\*({game.prefix}-[QT]?\d+)\*\*", text, re.MULTILINE))


@cache
def sources_in(folder: Path) -> dict[str, str]:
    """The source of every test function below *folder* by file and name, decorators included."""
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        lines = source.splitlines()
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
                found[f"{path.name}::{node.name}"] = "\n".join(lines[first - 1 : node.end_lineno])
    return found


def is_cited(text: str, game: AnyGame) -> bool:
    """Whether a test of *game* has exactly *text* in it, not as part of a longer id or value."""
    whole = re.compile(rf"(?<![\w.-]){re.escape(text)}(?![\w-])")
    return any(whole.search(source) for source in sources_in(own_tests(game)).values())


def option_values(game: AnyGame) -> list[str]:
    """Every option value as tests cite it."""
    prefix = game.prefix.lower()
    return [f"{prefix}.{name}={value}" for name, values in values_of(game.options).items() for value in values]


def is_option_cited(text: str, game: AnyGame) -> bool:
    """Whether a test cites that option value; the option that all games share perhaps without a prefix."""
    short = text.partition(".")[2]
    return is_cited(text, game) or (short.startswith("start_player=") and is_cited(short, game))


@EVERY_GAME
@pytest.mark.parametrize(("letter", "which"), [("", 0), ("T", 1)], ids=["rules", "examples"])
def test_the_numbering_is_complete(game: AnyGame, letter: str, which: int) -> None:
    """RULES.md has every id from the first to the last of the specification, each once and in order."""
    found = [name for name in ids_of(game) if re.fullmatch(rf"{game.prefix}-{letter}\d+", name)]
    wanted = [f"{game.prefix}-{letter}{number}" for number in range(1, SIZES[game.prefix][which] + 1)]
    missing = [name for name in wanted if name not in found]
    assert not missing, f"RULES.md lacks {', '.join(missing)}"
    assert found == wanted


@EVERY_GAME
def test_every_rule_is_cited(game: AnyGame) -> None:
    """By a test that would fail if it broke."""
    rules = [name for name in ids_of(game) if name.removeprefix(f"{game.prefix}-").isdigit()]
    missing = [name for name in rules if not is_cited(name, game)]
    assert not missing, f"no test cites {', '.join(missing)}"


@EVERY_GAME
def test_every_worked_example_is_a_test(game: AnyGame) -> None:
    """Which bears its id: test_hs_t1_…"""
    names = {key.partition("::")[2] for key in sources_in(own_tests(game))}
    examples = [name for name in ids_of(game) if name.startswith(f"{game.prefix}-T")]
    starts = {name: f"test_{name.lower().replace('-', '_')}" for name in examples}
    missing = [name for name, start in starts.items() if not any(f"{test}_".startswith(f"{start}_") for test in names)]
    assert not missing, f"no test bears the name of {', '.join(missing)}"


@EVERY_GAME
def test_every_option_value_is_cited(game: AnyGame) -> None:
    """By a test that plays with it."""
    missing = [text for text in option_values(game) if not is_option_cited(text, game)]
    assert not missing, f"no test cites {', '.join(missing)}"


@EVERY_GAME
def test_no_test_cites_a_rule_that_is_not_there(game: AnyGame) -> None:
    """Anywhere: a slip of the pen would hide a rule that nobody tests."""
    known = set(ids_of(game))
    cited = {
        (place, name)
        for place, source in sources_in(TESTS).items()
        for name in re.findall(rf"(?<![\w.-]){game.prefix}-[QT]?\d+", source)
    }
    unknown = sorted(f"{name} in {place}" for place, name in cited if name not in known)
    assert not unknown, f"RULES.md does not have {', '.join(unknown)}"
