"""The door to the lab, which needs packages of its own: one clear line where they or a place to write are missing."""

from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryFile

from contrabande.cli.complaint import Complaint


def need_jax(verb: str) -> None:
    """Refuse *verb* by name where the extra `lab` is missing."""
    _need("jax", verb)


def need_matplotlib(verb: str) -> None:
    """Refuse *verb* by name where nothing can be drawn."""
    _need("matplotlib", verb)


def _need(package: str, verb: str) -> None:
    if find_spec(package) is None:
        raise Complaint(
            f"{verb} needs {package}, which comes with the extra lab: python3 start.py {verb} … brings it, "
            "elsewhere pip install 'contrabande[lab]'"
        )


def need_place(path: Path) -> None:
    """Refuse a file that cannot be written: better before hours of learning than after."""
    if path.is_dir():
        raise Complaint(f"{path} cannot be written (Is a directory); choose another file")
    try:
        _try(path.parent)
    except OSError as error:
        raise Complaint(f"{path} cannot be written ({error.strerror}); choose another file") from None


def need_folder(folder: Path) -> None:
    """Refuse a folder that no run can be kept in."""
    try:
        _try(folder)
    except OSError as error:
        raise Complaint(f"{folder} cannot be written ({error.strerror}); choose another --folder") from None


def _try(folder: Path) -> None:
    """Write a file there, and leave everything as it was: what a folder's rights say does not hold for everybody."""
    new: list[Path] = []
    try:
        for each in (folder, *folder.parents):
            if each.exists():
                break
            new.append(each)
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass
    finally:
        for each in new:
            with suppress(OSError):
                each.rmdir()
