"""The door to the lab, which needs jax: one clear line where it is not installed, or a file cannot be written."""

import os
from importlib.util import find_spec
from pathlib import Path

from contrabande.cli.complaint import Complaint


def need_jax(verb: str) -> None:
    """Refuse *verb* by name where the extra `lab` is missing."""
    if find_spec("jax") is None:
        raise Complaint(
            f"{verb} needs jax, which comes with the extra lab: python3 start.py {verb} … brings it, "
            "elsewhere pip install 'contrabande[lab]'"
        )


def need_place(path: Path) -> None:
    """Refuse a file that cannot be written: better before hours of learning than after."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Complaint(f"{path} cannot be written ({error.strerror}); choose another file") from None
    if path.is_dir() or not os.access(path.parent, os.W_OK):
        raise Complaint(f"{path} cannot be written; choose another file")
