"""Files: records and saved matches, read with care and written whole or not at all.

A saved match is its record so far with one line more, the bookmark: who sits where, and which sealed
answers are already in. A finished match is its record alone.
"""

import os
import stat
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Annotated

import msgspec

from contrabande.cli.complaint import Complaint
from contrabande.engine.errors import OptionsError, RecordError
from contrabande.engine.game import AnyGame
from contrabande.engine.lettering import showable
from contrabande.engine.record import Record, decode
from contrabande.games import game_named

MARK = b'{"bookmark":'
LARGEST = 64 * 2**20
"""No match comes near so many bytes."""


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sealed answer that waits for the others."""

    seat: int
    action: msgspec.Raw


class Bookmark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a saved match knows beyond its record."""

    humans: Annotated[int, msgspec.Meta(ge=1)]
    bots: str
    language: str
    drafts: tuple[Draft, ...] = ()


class Saved(msgspec.Struct, frozen=True):
    """A file that was read: its game, its record and, while the match goes on, its bookmark."""

    game: AnyGame
    record: Record
    bookmark: Bookmark | None


def read_saved(path: Path) -> Saved:
    """The record in *path*; whatever is wrong with it is said in one line."""
    text = _read(path)
    head, mark, tail = text.partition(b"\n" + MARK)
    try:
        record = decode(head + b"\n" if mark else text)
        game = game_named(record.header.game)
    except RecordError as error:
        raise Complaint(f"{path}: {showable(str(error))}; use an unedited copy of the file") from None
    except OptionsError as error:
        raise Complaint(f"{path}: {showable(str(error))}") from None
    if mark and record.end.outcome is not None:
        raise Complaint(f"{path}: something was added after its end; use an unedited copy of the file")
    return Saved(game, record, _bookmark(path, tail) if mark else None)


def _read(path: Path) -> bytes:
    try:
        found = path.stat()
        if stat.S_ISDIR(found.st_mode):
            raise Complaint(f"{path} is a folder; name the file of a match in it")
        if not stat.S_ISREG(found.st_mode) or found.st_size > LARGEST:
            raise Complaint(f"{path} is not the file of a match")
        return path.read_bytes()
    except FileNotFoundError:
        raise Complaint(f"there is no file {path}") from None
    except (OSError, ValueError) as error:
        raise Complaint(f"{path} cannot be read: {_reason(error)}") from None


def _bookmark(path: Path, tail: bytes) -> Bookmark:
    try:
        bookmark = msgspec.json.decode(tail.rstrip(b"\n").removesuffix(b"}"), type=Bookmark)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        bookmark = None
    if bookmark is None or msgspec.json.encode(bookmark) + b"}\n" != tail:
        raise Complaint(f"{path}: its last line, the bookmark, is damaged; use an unedited copy of the file")
    return bookmark


def write_saved(
    path: Path, record: bytes, bookmark: Bookmark | None, *, advice: str = "choose another place with --save"
) -> None:
    """Put a match in *path* in one move: a crash leaves the old file or the new one, never half of it."""
    text = record if bookmark is None else record + MARK + msgspec.json.encode(bookmark) + b"}\n"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise Complaint(f"{path} cannot be written: {_reason(error)}; {advice}") from None


def fresh_path(game: AnyGame) -> Path:
    """A new file for a match, among this user's saved matches."""
    stamp = f"{datetime.now():%Y-%m-%d-%H%M%S}"
    folder = saves_folder()
    path = folder / f"{game.key}-{stamp}.json"
    again = 2
    while path.exists():
        path = folder / f"{game.key}-{stamp}-{again}.json"
        again += 1
    return path


def saves_folder() -> Path:
    """Where this user's matches are kept."""
    home = os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(home) if home else Path.home() / ".local" / "state") / "contrabande"


def _reason(error: Exception) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)
