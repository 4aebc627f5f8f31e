"""Lines of JSON that another command has printed, and drawings of them."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import msgspec

from contrabande.cli.complaint import Complaint
from contrabande.cli.laboratory import need_place

Kind = TypeVar("Kind")
DRAWN = (".png", ".svg", ".pdf")
MARK = b"\xef\xbb\xbf"
"""What some programs begin a file with."""


def lines_in(files: Iterable[Path], kind: type[Kind], verb: str) -> list[list[Kind]]:
    """The lines of each file, refused where one is not what `contrabande VERB --json` prints."""
    found = [_lines(path, kind, verb) for path in files]
    if not any(found):
        raise Complaint(f"there is nothing to draw; name a file that contrabande {verb} --json has filled")
    return found


def _lines(path: Path, kind: type[Kind], verb: str) -> list[Kind]:
    try:
        lines = path.read_bytes().removeprefix(MARK).splitlines()
    except OSError as error:
        raise Complaint(f"{path} cannot be read ({error.strerror})") from None
    return [_line(line, kind, f"{path}, line {number}", verb) for number, line in enumerate(lines, 1) if line.strip()]


def _line(line: bytes, kind: type[Kind], where: str, verb: str) -> Kind:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Complaint(f"{where}, is not what contrabande {verb} --json prints: {error}") from None


@contextmanager
def drawn_in(keep: Path) -> Iterator[None]:
    """Refuse a file that no drawing can be written to, before and while it is drawn."""
    if keep.suffix.lower() not in DRAWN:
        raise Complaint(f"--keep {keep} is no drawing; choose one of {', '.join(DRAWN)}")
    need_place(keep)
    try:
        yield
    except OSError as error:
        raise Complaint(f"{keep} cannot be written ({error.strerror}); choose another file") from None


def of_one_game(games: Iterable[str], what: str) -> str:
    """The game that all lines speak of."""
    found = sorted(set(games))
    if len(found) > 1:
        raise Complaint(f"these are {what} of several games, {', '.join(found)}; draw one after the other")
    return found[0]


def counted(number: int, one: str, many: str) -> str:
    """A number of things.

    >>> counted(1, "card", "cards"), counted(3, "card", "cards")
    ('1 card', '3 cards')
    """
    return f"{number} {one if number == 1 else many}"
