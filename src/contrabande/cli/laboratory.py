"""The door to the lab, which needs jax: one clear line where it is not installed, or a policy cannot be read."""

import os
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import BadZipFile

from contrabande.cli.complaint import Complaint

if TYPE_CHECKING:
    from contrabande.lab.learning.network import Tower


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


def kept_policy(path: Path, likeness: "Tower") -> "Tower":
    """The policy in a file, as `train` and `probe --keep` write it; its shape is that of *likeness*."""
    from contrabande.lab.learning.keeping import read_actor

    if not path.is_file():
        raise Complaint(f"there is no policy {path}: train and probe --keep write one")
    try:
        policy = read_actor(path)
    except (ValueError, OSError, EOFError, BadZipFile) as error:
        raise Complaint(f"{path} is no policy, or a broken one") from error
    if {name: row.shape for name, row in policy.items()} != {name: row.shape for name, row in likeness.items()}:
        raise Complaint(f"{path} is no policy of this game, or one of another width")
    return policy
