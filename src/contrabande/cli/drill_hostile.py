"""`contrabande drill hostile`: bad frames of every kind at every door in every phase, while others play on."""

import json as json_format
import sys
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from contrabande.cli.complaint import Complaint

if TYPE_CHECKING:
    from contrabande.drills.hostile import Report

MOST_TOLD = 10
"""Findings of each kind that are printed; the others are counted."""


def hostile(*, frames: int = 20_000, json: bool = False, crews: int | None = None, seed: int = 0) -> int:
    """Attack a server of its own, with its limits on, and see that nothing escapes, no seat is taken, others play on.

    Malformed, oversized, illegal, replayed, cross-seat and stale frames and floods come to the socket, the commands
    door, the doors that tell and the doors where one enters, in the lobby, in sealed and single questions, and after
    the end. Hostile members are slowed down: more of them send more frames a second.

    Parameters
    ----------
    frames
        At least so many frames and requests.
    json
        Print one JSON object on the last line.
    crews
        Each attacks four tables with sixty sockets; by default as many as *frames* need.
    seed
        Where the choice of frames begins.
    """
    from contrabande.drills import hostile as drill

    if frames < 1 or (crews is not None and crews < 1):
        raise Complaint("an attack needs one frame and one crew at least")
    errors = Console(stderr=True)
    with errors.status("attacking …") as status:
        report = drill.run(
            frames,
            crews=crews or drill.crews_for(frames),
            seed=seed,
            on_progress=lambda score: status.update(f"{score.frames} frames"),
        )
    _show(report)
    told = {
        "frames": report.score.frames,
        "escaped": report.escaped,
        "seats_taken": len(report.score.taken),
        "bystander_p99_ratio": round(report.ratio, 2),
    }
    print(json_format.dumps(told))
    return 1 if report.escaped or report.score.taken or report.missing else 0


def _show(report: "Report") -> None:
    from contrabande.drills.hostile import p99, tables_of

    for endpoint, rows in tables_of(report.score.cells):
        table = Table(*rows[0], title=endpoint)
        for row in rows[1:]:
            table.add_row(*row)
        Console(width=100).print(table)
    rate, share = report.score.frames / report.seconds, report.work / report.seconds_attacked
    print(f"{rate:.0f} frames/s; attacks took {share:.0%} of the server's core, bystanders included")
    print(f"server memory {report.rss_mb[0]:.0f} -> {report.rss_mb[1]:.0f} MB")
    print(f"sockets cut off because they did not take their messages: {report.score.cut_off}")
    print(
        f"bystanders: p99 {p99(report.peaceful) * 1000:.0f} ms in peace ({len(report.peaceful)} commands), "
        f"{p99(report.attacked) * 1000:.0f} ms under attack ({len(report.attacked)})"
    )
    for name, found in (
        ("escaped", [*report.errors, *report.score.wrong]),
        ("seat taken", report.score.taken),
        ("never tried", [" ".join(cell) for cell in report.missing]),
    ):
        for line in found[:MOST_TOLD]:
            print(f"contrabande: {name}: {line[:300]}", file=sys.stderr)
