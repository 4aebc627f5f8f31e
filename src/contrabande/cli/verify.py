"""Verify: play a record again from its seed and compare every draw, answer and result."""

from pathlib import Path
from typing import NoReturn

from contrabande.cli.complaint import Complaint
from contrabande.cli.files import Saved, read_saved
from contrabande.engine.errors import RecordError
from contrabande.engine.lettering import showable
from contrabande.engine.record import Record, fingerprint
from contrabande.engine.replay import replay
from contrabande.engine.replay import verify as verify_record


def verify(file: Path, /) -> None:
    """Check that a record is genuine: unedited, dealt from its committed seed, and played by the rules.

    Parameters
    ----------
    file
        The record of a match.
    """
    saved = read_saved(file)
    if saved.record.end.seed is None:
        _tell_unrevealed(file, saved)
    try:
        match = verify_record(saved.game, saved.record)
    except RecordError as error:
        raise Complaint(f"{file}: {showable(str(error))}") from None
    state = "finished" if match.is_over else "not finished"
    print(f"{file} is genuine: {saved.game.key}, {match.seats} seats, {match.entries} entries, {state}")
    _print_figures(saved.record)
    print(f"sealed head {match.head}")


def _tell_unrevealed(file: Path, saved: Saved) -> NoReturn:
    """What can be told of a match whose seed is still secret, for whoever compares it later; it is not verified."""
    try:
        replay(saved.game, saved.record)
    except RecordError as error:
        raise Complaint(f"{file}: {showable(str(error))}") from None
    _print_figures(saved.record)
    raise Complaint(
        f"{file}: end: the seed has not been revealed; its answers follow the rules, but whether its draws follow from "
        "the seed, and the sealed head, can be told only then"
    )


def _print_figures(record: Record) -> None:
    print(f"commitment {record.header.commitment}")
    print(f"fingerprint {fingerprint(record)}")
