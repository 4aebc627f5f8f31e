"""One policy between two of one line."""

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from contrabande.cli.chosen import chosen_game
from contrabande.cli.laboratory import need_jax, need_place


def blend(
    game: str,
    keep: Path,
    one: Path,
    other: Path,
    /,
    *,
    part: float = 0.5,
    as_json: Annotated[bool, Parameter(name="--json", show_default=False)] = False,
) -> int:
    """Write the policy between two, of which one has learned on from the other: its weights are theirs, averaged.

    Parameters
    ----------
    game
        A game's name or its two letters: hochstapler, HS.
    keep
        Where the policy is written: `neural@FILE` plays it.
    one
        The policy at 0, as `contrabande train` keeps it.
    other
        The policy at 1. Where it began by itself there is nothing sensible between the two, and it is refused;
        `contrabande distill` makes one policy of any.
    part
        How far on the way to the second it is: 0.75 is nearer to the second.
    as_json
        Print one line of JSON and nothing else.
    """
    need_jax("blend")
    from contrabande.lab.learning.blending import blended
    from contrabande.lab.learning.keeping import keep_actor, policy_in
    from contrabande.lab.registry import simulator_named

    played = chosen_game(game)
    need_place(keep)
    simulator = simulator_named(played.key)
    keep_actor(keep, blended(policy_in(one, simulator), policy_in(other, simulator), part))
    told = {"game": played.key, "one": str(one), "other": str(other), "part": part, "kept": str(keep)}
    line = f"{played.key}: what is {part:.0%} of the way from {one} to {other} is in {keep}"
    print(msgspec.json.encode(told).decode() if as_json else line)
    return 0
