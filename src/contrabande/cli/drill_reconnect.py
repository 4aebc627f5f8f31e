"""`contrabande drill reconnect`: lose the line at every step of the protocol, in every phase of every game."""

import json as json_format
import sys
from collections import Counter

from rich.console import Console
from rich.table import Table

from contrabande.cli.chosen import chosen_game
from contrabande.cli.complaint import Complaint
from contrabande.games import GAMES

MOST_TOLD = 10
"""Differences that are printed; the others are counted."""


def reconnect(*, game: str | None = None, json: bool = False, matches: int = 60, seed: int = 0) -> int:
    """Drop a seat's socket at every protocol step of every phase, and compare with a twin that was never dropped.

    Matches are played at a server of their own until every step was taken in every phase. Commands that come twice,
    too early or too late must change nothing.

    Parameters
    ----------
    game
        A game's name or its two letters; all games unless you say so.
    json
        Print the last line alone, which is one JSON object.
    matches
        No more matches of one game than these; what was not reached by then is named.
    seed
        The same seed gives the same answers.
    """
    from contrabande.drills import reconnect as drill

    if matches < 1:
        raise Complaint(f"--matches {matches} is nothing to play; give 1 or more")
    games = list(GAMES) if game is None else [chosen_game(game)]
    errors = Console(stderr=True)
    with errors.status("losing lines …") as status:
        report = drill.run(
            games,
            most_matches=matches,
            seed=seed,
            on_progress=lambda told: status.update(f"{told.matches} matches, {told.steps} lines lost or troubled"),
        )
    for key, cells in report.cells.items():
        if not json:
            _show(key, cells, drill.wanted_cells(key))
    for told in report.differences[:MOST_TOLD]:
        print(f"contrabande: {told}", file=sys.stderr)
    for key, (phase, moment) in report.missing:
        print(f"contrabande: {key}: never {moment} in {phase}; give more --matches", file=sys.stderr)
    if not json:
        print(f"{report.steps} steps in {report.matches} matches, {len(report.differences)} differences")
    print(json_format.dumps({"steps": report.steps, "differences": len(report.differences)}))
    return 1 if report.differences or report.missing else 0


def _show(game: str, cells: Counter[tuple[str, str]], wanted: list[tuple[str, str]]) -> None:
    """How often each step was taken in each phase; a dot where there is no such step."""
    phases = list(dict.fromkeys(phase for phase, _ in wanted))
    table = Table("", *phases, title=game)
    for moment in dict.fromkeys(moment for _, moment in wanted):
        counts = [str(cells[phase, moment]) if (phase, moment) in wanted else "·" for phase in phases]
        table.add_row(moment, *counts)
    Console(width=160).print(table)
