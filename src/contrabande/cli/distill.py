"""One policy that plays as the average of several does."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter

from contrabande.cli.chosen import chosen_game
from contrabande.cli.complaint import Complaint
from contrabande.cli.laboratory import need_jax, need_place
from contrabande.cli.train import chosen_settings
from contrabande.cli.working import chosen_time

if TYPE_CHECKING:
    from contrabande.lab.learning.distilling import Lesson

SAID_EVERY = 10.0
RATES = ("rate=0.0005", "last_rate=0.00001")
"""How fast a student learns unless he is told otherwise: he begins as one who plays well."""


def distill(
    game: str,
    keep: Path,
    /,
    *,
    teachers: Annotated[tuple[Path, ...], Parameter(name="--teacher")],
    seconds: float = 100.0,
    settings: Annotated[tuple[str, ...], Parameter(name="--set")] = (),
    as_json: Annotated[bool, Parameter(name="--json", show_default=False)] = False,
) -> int:
    """Teach one policy to play as several do on average: each seat is another's, and it is not told whose.

    Parameters
    ----------
    game
        A game's name or its two letters: hochstapler, HS.
    keep
        Where the policy is written: `neural@FILE` plays it.
    teachers
        A policy that is part of the average; said for each of them, and twice for one that counts twice.
        The student begins as the first one. `contrabande train --selves 12` leaves such files in FOLDER/selves.
        All of them think about every token: twice as many are twice the work.
    seconds
        How long it learns, after compiling.
    settings
        Change a setting, as name=value: seats=[3,3,4], tables=4096.
    as_json
        Print one line of JSON and nothing else.
    """
    need_jax("distill")
    from contrabande.lab.learning.distilling import distilled
    from contrabande.lab.learning.keeping import keep_actor, policy_in
    from contrabande.lab.registry import simulator_named

    played = chosen_game(game)
    chosen_time(seconds, "learn")
    if len(teachers) < 2:
        raise Complaint("the average of one policy is that policy; say --teacher for each of several")
    need_place(keep)
    chosen = chosen_settings(played.key, (*RATES, *settings))
    simulator = simulator_named(played.key)
    policies = [policy_in(path, simulator, (chosen.width, chosen.blocks)) for path in teachers]
    seen: list[Lesson] = []
    said = 0.0

    def on_lesson(lesson: "Lesson") -> None:
        nonlocal said
        seen.append(lesson)
        if lesson.seconds - said > SAID_EVERY:
            print(f"{played.key}: {lesson.tokens:,} tokens, surprise {lesson.surprise:.4f} nats", file=sys.stderr)
            said = lesson.seconds

    keep_actor(keep, distilled(simulator, chosen, policies, seconds=seconds, on_lesson=on_lesson))
    last = seen[-1]
    told = {"game": played.key, "teachers": len(policies), **last._asdict(), "kept": str(keep)}
    line = f"{played.key}: the average of {len(policies)} policies, learned from {last.tokens:,} tokens, is in {keep}"
    print(msgspec.json.encode(told).decode() if as_json else line)
    return 0
