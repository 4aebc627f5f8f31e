"""A policy with its log odds times a number."""

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from contrabande.cli.chosen import chosen_game
from contrabande.cli.laboratory import need_jax, need_place


def sharpen(
    game: str,
    keep: Path,
    policy: Path,
    /,
    *,
    by: float,
    as_json: Annotated[bool, Parameter(name="--json", show_default=False)] = False,
) -> int:
    """Write a policy with all its log odds times a number: nearer to its favourite tokens, which stay, or softer.

    Parameters
    ----------
    game
        A game's name or its two letters: hochstapler, HS.
    keep
        Where the policy is written: `neural@FILE` plays it. A card beside it, with .json for .npz, tells how much
        sharper it is, and what the card of POLICY tells: at which tables it plays.
    policy
        The policy, as `contrabande train` keeps it.
    by
        Times which number its log odds are: above 1 it is sharper, below 1 softer. With 2 the file plays as
        `neural@POLICY:0.5` does.
    as_json
        Print one line of JSON and nothing else.
    """
    need_jax("sharpen")
    from contrabande.lab.learning.cards import carried, keep_card
    from contrabande.lab.learning.keeping import keep_actor, policy_in
    from contrabande.lab.learning.sharpening import need_room, sharpened
    from contrabande.lab.registry import simulator_named

    played = chosen_game(game)
    need_place(keep)
    before = policy_in(policy, simulator_named(played.key))
    need_room(before, by)
    card = carried(policy, keep, by)
    keep_actor(keep, sharpened(before, by))
    keep_card(keep, card)
    told = {"game": played.key, "policy": str(policy), "by": by, "kept": str(keep)}
    line = f"{played.key}: {policy} with its log odds times {by:g} is in {keep}"
    print(msgspec.json.encode(told).decode() if as_json else line)
    return 0
