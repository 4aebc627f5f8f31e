"""Write down how the heuristic bots answer, for a network to learn from."""

from pathlib import Path

from contrabande.arena.workers import Workforce, each
from contrabande.bots.registry import bot_named
from contrabande.cli.chosen import chosen_game
from contrabande.cli.complaint import Complaint
from contrabande.cli.laboratory import need_place
from contrabande.cli.working import chosen_force, chosen_time


def lessons(
    game: str,
    path: Path,
    /,
    *,
    seats: tuple[int, ...] = (),
    seconds: float = 150.0,
    guest: str | None = None,
    processes: int = 1,
    ray: str | None = None,
) -> int:
    """Let heuristic bots play each other and write down every token, for `contrabande train --lessons`.

    Parameters
    ----------
    game
        A game's name or its two letters: hochstapler, HS.
    path
        The file to write, such as lessons.npz.
    seats
        How many sit at the table; said several times, tables of all these sizes are played in turn, and all sizes of
        the game unless you say so.
    seconds
        How long they play.
    guest
        A bot, such as champion, that has one seat of every match: so they are seen where it brings them. Its own
        tokens are not written down.
    processes
        How many processes share the work.
    ray
        The address of a Ray cluster that does the work, or local to start one on this machine.
    """
    played = chosen_game(game)
    chosen_time(seconds, "play")
    if path.suffix != ".npz":
        raise Complaint(f"{path} must end in .npz")
    for count in seats:
        if count not in played.seats:
            raise Complaint(f"{played.key} is not for {count} seats")
    if guest is not None:
        bot_named(played, guest)
    need_place(path)
    from contrabande.lab.learning.lessons import Share, recorded, write_lessons

    force: Workforce = chosen_force(processes, ray)
    shares = [Share(played.key, seconds, f"lessons/{number}", guest, seats) for number in range(force.processes)]
    count = write_lessons(path, list(each(recorded, shares, force)))
    print(f"{played.key}: {count:,} tokens in {path}")
    return 0
