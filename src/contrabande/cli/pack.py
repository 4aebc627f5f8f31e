"""A policy in less room."""

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from contrabande.cli.chosen import chosen_game
from contrabande.cli.laboratory import need_jax, need_place


def pack(
    game: str,
    keep: Path,
    policy: Path,
    /,
    *,
    bits: int = 10,
    as_json: Annotated[bool, Parameter(name="--json", show_default=False)] = False,
) -> int:
    """Write a policy into a smaller file: squeezed and, where you say so, with its weights less finely told.

    Parameters
    ----------
    game
        A game's name or its two letters: hochstapler, HS.
    keep
        Where the policy is written: `neural@FILE` plays it. The card of POLICY, which tells at which tables it plays,
        is written beside it.
    policy
        The policy, as `contrabande train` keeps it.
    bits
        How many bits of their fraction the weights keep. With all ten the policy is the same to the last bit; with 6
        its file is a third smaller, and what it plays is to be measured again.
    as_json
        Print one line of JSON and nothing else.
    """
    need_jax("pack")
    from contrabande.lab.learning.cards import carried, keep_card
    from contrabande.lab.learning.keeping import keep_actor, policy_in
    from contrabande.lab.learning.packing import packed
    from contrabande.lab.registry import simulator_named

    played = chosen_game(game)
    need_place(keep)
    smaller = packed(policy_in(policy, simulator_named(played.key)), bits)
    card = carried(policy, keep)
    before = policy.stat().st_size
    keep_actor(keep, smaller, squeezed=True)
    keep_card(keep, card)
    size = keep.stat().st_size
    told = {"game": played.key, "policy": str(policy), "bits": bits, "before": before, "bytes": size, "kept": str(keep)}
    line = f"{played.key}: {policy} has {before:,} bytes, and {size:,} in {keep}"
    print(msgspec.json.encode(told).decode() if as_json else line)
    return 0
