"""docs/bots.md: its tables say what arenas printed, what it links to is there, its weights are those that ship."""

import re
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from contrabande.arena.figures import Report
from contrabande.bots.neural.network import weights_of
from contrabande.bots.neural.registry import folder_of
from contrabande.games import GAMES
from contrabande.wording import Wording

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "bots.md").read_text("utf-8")
SIZES = range(2, 9)
ASKED = {"heuristic": 2.0, "random": 5.0, "yardstick": 3.0}
"""Odds; a champion of Hochstapler among heuristic bots has 1.5 to reach."""


def _table(name: str) -> list[str]:
    """The table as it must stand on the page."""
    reports = [
        msgspec.json.decode(line, type=Report)
        for line in (DOCS / "strength" / f"{name}.jsonl").read_bytes().splitlines()
    ]
    said = {(report.game, report.seats): _cell(name, report) for report in reports}
    assert len(said) == len(reports)
    return [
        f"| {Wording(game, 'en').title} | " + " | ".join(said.get((game.key, seats), "–") for seats in SIZES) + " |"
        for game in GAMES
    ]


def _cell(name: str, report: Report) -> str:
    """Share and odds; with the whole interval, bold where it is above what is asked, or from where it begins."""
    entry = report.entries[0]
    low, high = entry.odds_ci95
    if entry.odds is None:
        return "100 %, no loss"
    assert low is not None
    if name == "heuristic":
        asked = 1.5 if report.game == "hochstapler" else ASKED[name]
        odds = f"{entry.odds:.2f} ({low:.2f} – {'∞' if high is None else f'{high:.2f}'})"
        return f"{100 * entry.win_share:.0f} %, " + (f"**{odds}**" if low > asked else odds)
    odds = f"{_short(entry.odds)} (from {_short(low)})"
    return f"{100 * entry.win_share:.1f} %, " + (odds if entry.odds > ASKED[name] else f"**{odds}**")


def _short(odds: float) -> str:
    return f"{odds:,.0f}" if odds >= 100 else f"{odds:.1f}"


@pytest.mark.parametrize("name", ASKED)
def test_a_table_says_what_was_printed_and_every_game_has_all_its_sizes(name: str) -> None:
    table = _table(name)
    for line, game in zip(table, GAMES):
        assert line in PAGE
        printed = game.variants[0].seats
        assert [cell.strip() != "–" for cell in line.split("|")[2:-1]] == [seats in printed for seats in SIZES]


def test_the_weights_that_it_names_are_those_that_ship() -> None:
    named = set(re.findall(r"`([0-9a-f]{8})`", PAGE))
    for game in GAMES:
        for path in weights_of(folder_of(game)):
            assert sha256(path.read_bytes()).hexdigest()[:8] in named


def test_what_it_links_to_is_there() -> None:
    anchors = {_anchor(heading) for heading in re.findall(r"^#+ (.+)$", PAGE, re.MULTILINE)}
    for target in re.findall(r"\]\(([^)]+)\)", PAGE):
        path, _, anchor = target.partition("#")
        assert (DOCS / path).exists(), target
        assert path or anchor in anchors, target


def _anchor(heading: str) -> str:
    return re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")
