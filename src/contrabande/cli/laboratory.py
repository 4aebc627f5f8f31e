"""The door to the lab, which needs jax: one clear line where it is not installed, or a policy cannot be read."""

import os
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import BadZipFile

from contrabande.cli.complaint import Complaint

if TYPE_CHECKING:
    from contrabande.lab.learning.network import Tower
    from contrabande.lab.sim.simulator import AnySimulator


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


def kept_policy(path: Path, simulator: "AnySimulator", size: tuple[int, int] | None = None) -> "Tower":
    """The policy of a game in a file, as `train` and `probe --keep` write it; where *size* is given, of that size."""
    from contrabande.lab.learning.keeping import read_actor
    from contrabande.lab.learning.network import size_of

    if not path.is_file():
        raise Complaint(f"there is no policy {path}: train and probe --keep write one")
    try:
        policy = read_actor(path)
    except (ValueError, OSError, EOFError, BadZipFile) as error:
        raise Complaint(f"{path} is no policy, or a broken one") from error
    if "in_w" not in policy or policy["in_w"].ndim != 2 or _shapes(policy) != _shapes(_likeness(policy, simulator)):
        raise Complaint(f"{path} is no policy of this game")
    if size is not None and size_of(policy) != size:
        said, needed = ("width={} and blocks={}".format(*each) for each in (size_of(policy), size))
        raise Complaint(f"{path} has {said}; here it must be {needed}")
    return policy


def _likeness(policy: "Tower", simulator: "AnySimulator") -> "Tower":
    """What a policy of that size must look like to see what the game shows, and to say what can be said in it."""
    import jax
    import jax.numpy as jnp

    from contrabande.lab.learning.network import size_of, tower

    seen = jnp.zeros((1, simulator.features))
    shape: Tower = jax.eval_shape(lambda: tower(jax.random.key(0), seen, *size_of(policy), simulator.tokens))
    return shape


def _shapes(policy: "Tower") -> dict[str, tuple[int, ...]]:
    return {name: row.shape for name, row in policy.items()}
