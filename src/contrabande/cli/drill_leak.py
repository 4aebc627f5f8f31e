"""`contrabande drill leak`: nobody is told what he must not know, byte by byte."""

import asyncio
import json as json_format
import sys
from random import Random
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from contrabande.cli.chosen import chosen_game
from contrabande.cli.complaint import Complaint
from contrabande.engine.game import AnyGame
from contrabande.games import GAMES

if TYPE_CHECKING:
    from contrabande.drills.leak import Report

CANARIES = 20
"""For so many samples there is one match in which other hands are made of numbers that occur nowhere else."""


def leak(*, samples: int = 500, game: str | None = None, seed: int = 0, json: bool = False) -> int:
    """Send a live table and its twin in another world to the same seat, and compare every byte.

    The twin shares what a seat or a spectator has seen; other cards, seeds, sealed answers, givers and orders are
    hidden in it. Then every secret is marked and looked for in other people's messages, in the log and in the metrics.
    The status is 1 if anything was found.

    Parameters
    ----------
    samples
        How many twins in each game.
    game
        A game's name or its two letters; all games unless you say so.
    seed
        The same seed tries the same tables.
    json
        Print the last line alone, which is one JSON object.
    """
    if samples < 1:
        raise Complaint(f"--samples {samples} compares nothing; give 1 or more")
    games = GAMES if game is None else (chosen_game(game),)
    return asyncio.run(_drill(games, samples, seed, is_json=json))


async def _drill(games: tuple[AnyGame, ...], samples: int, seed: int, *, is_json: bool) -> int:
    from contrabande.drills.leak import Report, compare
    from contrabande.drills.leak_canary import look_for_canaries
    from contrabande.drills.leak_markers import look_for_markers
    from contrabande.drills.leak_table import all_tables

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    reports: list[Report] = []
    found: list[str] = []
    with Progress(*columns, console=console, disable=not sys.stderr.isatty(), transient=True) as bar:
        for game in games:
            task = bar.add_task(game.key, total=samples)

            def on_progress(report: Report, task: TaskID = task) -> None:
                bar.update(task, completed=min(report.samples, samples))

            tables = all_tables(game, Random(seed))
            reports.append(await compare(game, samples, tables, seed=seed, on_progress=on_progress))
            found += await look_for_canaries(game, max(1, samples // CANARIES), tables, seed=seed)
        task = bar.add_task("markers", total=1)
        ledger = await look_for_markers(games, seed=seed)
        found += ledger.found
        bar.update(task, completed=1)
    _tell(reports, found, is_json=is_json)
    return 1 if found or any(report.differences for report in reports) else 0


def _tell(reports: "list[Report]", found: list[str], *, is_json: bool) -> None:
    for what in [*(told for report in reports for told in report.told), *found[:10]]:
        print(what, file=sys.stderr)
    if not is_json:
        for report in reports:
            print(
                f"{report.game}: {report.samples} twins, {report.differing} with other cards, {report.wired} over TCP, "
                f"{report.steps} questions; {report.differences} can be told apart"
            )
        print(f"secrets found where they must not be: {len(found)}")
    figures = {
        "samples": {report.game: report.samples for report in reports},
        "differences": sum(report.differences for report in reports),
        "markers_found": len(found),
    }
    print(json_format.dumps(figures))
