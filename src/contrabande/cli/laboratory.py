"""The door to the lab, which needs jax: one clear line where it is not installed."""

from importlib.util import find_spec

from contrabande.cli.complaint import Complaint


def need_jax(verb: str) -> None:
    """Refuse *verb* by name where the extra `lab` is missing."""
    if find_spec("jax") is None:
        raise Complaint(
            f"{verb} needs jax, which comes with the extra lab: python3 start.py {verb} … brings it, "
            "elsewhere pip install 'contrabande[lab]'"
        )
