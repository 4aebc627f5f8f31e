"""Verify: play a record again from its seed and compare every draw, answer and result."""

from pathlib import Path

from contrabande.cli.complaint import Complaint
from contrabande.cli.files import read_saved
from contrabande.engine.errors import RecordError
from contrabande.engine.lettering import showable
from contrabande.engine.record import fingerprint
from contrabande.engine.replay import verify as verify_record


def verify(file: Path, /) -> None:
    """Check that a record is genuine: unedited, dealt from its committed seed, and played by the rules.

    Parameters
    ----------
    file
        The record of a match.
    """
    saved = read_saved(file)
    try:
        match = verify_record(saved.game, saved.record)
    except RecordError as error:
        raise Complaint(f"{file}: {showable(str(error))}") from None
    state = "finished" if match.is_over else "not finished"
    print(f"{file} is genuine: {saved.game.key}, {match.seats} seats, {match.entries} entries, {state}")
    print(f"commitment {match.commitment}")
    print(f"fingerprint {fingerprint(saved.record)}")
    print(f"sealed head {match.head}")
