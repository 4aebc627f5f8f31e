"""A fresh learner against a frozen policy: how much better can one do who knows it?"""

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from contrabande.bots.neural.registry import folder_of
from contrabande.cli.chosen import chosen_game
from contrabande.cli.complaint import Complaint
from contrabande.cli.laboratory import need_jax
from contrabande.cli.train import chosen_settings
from contrabande.engine.game import AnyGame

SHARPEST = 1e4


def probe(
    game: str,
    /,
    *,
    seats: int = 4,
    seconds: float = 120.0,
    policy: Path | None = None,
    argmax: bool = False,
    settings: Annotated[tuple[str, ...], Parameter(name="--set")] = (),
    as_json: Annotated[bool, Parameter(name="--json", show_default=False)] = False,
) -> int:
    """Train a best response in one seat against a frozen policy in all others; what it gains is a lower bound.

    Parameters
    ----------
    game
        A game's name or its two letters: hochstapler, HS.
    seats
        How many sit at the table.
    seconds
        How long the learner may learn, after compiling.
    policy
        The frozen policy; the shipped champion's unless you say so.
    argmax
        Freeze it at its favourite tokens: what mixing is worth shows in the difference.
    settings
        Change a setting of the learner, as name=value: decisions=50000000.
    as_json
        Print one line of JSON and nothing else.
    """
    need_jax("probe")
    from contrabande.lab.learning.keeping import read_actor
    from contrabande.lab.learning.stretch import Progress, stretch
    from contrabande.lab.learning.versus import versus
    from contrabande.lab.registry import simulator_named

    played = chosen_game(game)
    if seats not in played.seats:
        raise Complaint(f"{played.key} is not for {seats} seats")
    simulator, rival = simulator_named(played.key), read_actor(policy or _shipped(played))
    heat = SHARPEST if argmax else 1.0
    there = msgspec.structs.replace(
        chosen_settings(played.key, settings), seats=(seats,), guests=1.0, guest_seats=1.0, guest_heat=heat
    )
    progress = Progress()
    learner = stretch(simulator, there, None, progress, seconds=seconds, on_point=lambda *_: None, rival=rival)
    found = versus(simulator, there, learner.average, rival, seats, matches=40_000, heat=heat)
    told = {
        "game": played.key,
        "seats": seats,
        "self_play_share": 1 / seats,
        "best_response_share": found.share,
        "gain": found.share - 1 / seats,
        "error": found.error,
        "decisions": progress.decisions,
        "argmax": argmax,
    }
    print(msgspec.json.encode(told).decode() if as_json else _said(told))
    return 0


def _shipped(game: AnyGame) -> Traversable:
    from contrabande.bots.neural.network import weights_of

    path = weights_of(folder_of(game))
    if not path.is_file():
        raise Complaint(f"{game.key} has no learned bot yet; train one, or name a file with --policy")
    return path


def _said(told: dict[str, object]) -> str:
    return (
        f"{told['game']}, {told['seats']} seats: a best response wins {told['best_response_share']:.1%} "
        f"where {told['self_play_share']:.1%} is fair: {told['gain']:+.1%} (after {told['decisions']:,} decisions)"
    )
