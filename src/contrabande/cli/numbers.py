"""Numbers as they are typed: where a whole one is asked for, half a one is refused and not rounded."""

from collections.abc import Sequence
from typing import Any, get_args

from cyclopts import Token, convert


def as_typed(wanted: Any, tokens: Sequence[Token]) -> Any:
    """What *tokens* mean where *wanted* is asked for."""
    kinds = (wanted, *get_args(wanted))
    if int in kinds and float not in kinds:
        for token in tokens:
            if "." in token.value:
                raise ValueError(f"{token.value} is not a whole number")
    return convert(wanted, tokens)
