"""The file of a backup or an export: lines of JSON, packed if its name ends in .gz.

A head, covers, entries, grants, and an end that counts them and tells the digest of every byte before it, so that a
file that was cut short or changed is noticed. (Files of version 1 have no digest.)
"""

import gzip
import hashlib
import os
import tempfile
import zlib
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from itertools import chain
from pathlib import Path
from typing import IO

import msgspec

from contrabande.server.store.interface import Grant, Milliseconds, Sheet, StoreError

VERSION = 2
PACKED = b"\x1f\x8b"
"""How a packed file begins."""


class DumpError(StoreError):
    """A file that cannot be written or read back, or does not fit into this database."""


class Head(msgspec.Struct, frozen=True, tag="contrabande-tables"):
    """The first line."""

    version: int


class Cover(msgspec.Struct, frozen=True, tag="sheet"):
    """The cover of a table."""

    sheet: Sheet


class Entry(msgspec.Struct, frozen=True, tag="entry", omit_defaults=True):
    """One entry of a log; *text* where its body is text, else *raw*."""

    table: str
    number: int
    at: Milliseconds
    text: str | None = None
    raw: bytes = b""

    @property
    def body(self) -> bytes:
        """The bytes of the log."""
        return self.raw if self.text is None else self.text.encode()


class Permit(msgspec.Struct, frozen=True, tag="grant"):
    """What a token opens."""

    grant: Grant


class End(msgspec.Struct, tag="end"):
    """The last line: how many lines of each kind came before it, and the SHA-256 of all that did."""

    sheets: int = 0
    entries: int = 0
    grants: int = 0
    digest: str = ""

    def count(self, line: "Head | Line") -> None:
        """One line more."""
        match line:
            case Cover():
                self.sheets += 1
            case Entry():
                self.entries += 1
            case Permit():
                self.grants += 1


Line = Cover | Entry | Permit


def write_lines(path: Path, lines: Iterable[Line]) -> End:
    """Write *lines* to a file beside *path*, then put it there: half a file never takes the place of a whole one."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                end = _write(file, lines, is_packed=path.suffix == ".gz")
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
        return end
    except OSError as error:
        raise DumpError(f"{path} cannot be written: {error.strerror or error}") from None


def read_lines(path: Path) -> Iterator[Line]:
    """The lines of *path* between head and end; complains, at the latest after the last, if any is missing."""
    try:
        with _opened(path) as file:
            yield from _parsed(path, file)
    except (EOFError, gzip.BadGzipFile, zlib.error):
        raise DumpError(f"{path} is damaged or was cut short") from None
    except OSError as error:
        raise DumpError(f"{path} cannot be read: {error.strerror or error}") from None


def _write(file: IO[bytes], lines: Iterable[Line], *, is_packed: bool) -> End:
    encode = msgspec.json.Encoder().encode
    end, digest = End(), hashlib.sha256()
    with gzip.GzipFile(fileobj=file, mode="wb") if is_packed else nullcontext(file) as out:
        for line in chain([Head(VERSION)], lines):
            text = encode(line) + b"\n"
            digest.update(text)
            out.write(text)
            end.count(line)
        end.digest = digest.hexdigest()
        out.write(encode(end) + b"\n")
    return end


def _opened(path: Path) -> IO[bytes] | gzip.GzipFile:
    with path.open("rb") as file:
        is_packed = file.read(len(PACKED)) == PACKED
    return gzip.open(path, "rb") if is_packed else path.open("rb")


def _parsed(path: Path, file: Iterable[bytes]) -> Iterator[Line]:
    decode = msgspec.json.Decoder(Head | Cover | Entry | Permit | End).decode
    counted, digest, version = End(), hashlib.sha256(), VERSION
    line: Head | Line | End | None = None
    for number, text in enumerate(file, 1):
        try:
            line = decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise DumpError(f"{path}: line {number} is not a line of a backup or export") from None
        if (number == 1) != isinstance(line, Head) or (isinstance(line, Head) and not 1 <= line.version <= VERSION):
            raise DumpError(f"{path} is not a backup or export that this version reads")
        if isinstance(line, Head):
            version = line.version
        if isinstance(line, End):
            counted.digest = digest.hexdigest() if version > 1 else ""
        digest.update(text)
        if isinstance(line, Line):
            counted.count(line)
            yield line
    if line != counted:
        raise DumpError(f"{path} was cut short or changed: its end is missing, or tells of other lines than are there")
