"""Lines of JSON that another command has printed, and drawings of them."""

from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

import msgspec

from contrabande.cli.complaint import Complaint

Kind = TypeVar("Kind")
DRAWN = (".png", ".svg", ".pdf")


def lines_in(path: Path, kind: type[Kind], verb: str) -> list[Kind]:
    """The lines of a file, refused in one line where it holds something else than `contrabande VERB --json` prints."""
    try:
        lines = path.read_bytes().splitlines()
        return [msgspec.json.decode(line, type=kind) for line in lines if line.strip()]
    except OSError as error:
        raise Complaint(f"{path} cannot be read ({error.strerror})") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Complaint(f"{path} is not what contrabande {verb} --json prints: {error}") from None


def chosen_drawing(keep: Path) -> None:
    """Refuse a file whose name is no drawing's."""
    if keep.suffix.lower() not in DRAWN:
        raise Complaint(f"--keep {keep} is no drawing; choose one of {', '.join(DRAWN)}")


def of_one_game(games: Iterable[str], what: str) -> str:
    """The game that all lines speak of."""
    found = sorted(set(games))
    if len(found) > 1:
        raise Complaint(f"these are {what} of several games, {', '.join(found)}; draw one after the other")
    return found[0]
