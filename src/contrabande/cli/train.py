"""Train a bot by self-play on the simulator of its game."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter

from contrabande.cli.chosen import chosen_game
from contrabande.cli.complaint import Complaint
from contrabande.cli.exact import tiny_table
from contrabande.cli.laboratory import need_folder, need_jax
from contrabande.cli.working import called_off, chosen_time, growing_bar
from contrabande.engine.game import AnyGame

if TYPE_CHECKING:
    from contrabande.lab.learning.judge import Judge
    from contrabande.lab.learning.keeping import Kept
    from contrabande.lab.learning.settings import Settings
    from contrabande.lab.learning.stretch import Point
    from contrabande.lab.learning.training import Learner

KEPT_EVERY = 60.0
CALLED_OFF = 130
"""The status of whoever ends by Ctrl-C."""


def train(
    game: str,
    /,
    *,
    seconds: float = 480.0,
    folder: Path | None = None,
    afresh: bool = False,
    start_from: Path | None = None,
    begin_as: Path | None = None,
    lessons: Path | None = None,
    visitors: Annotated[tuple[Path, ...], Parameter(name="--visitor")] = (),
    settings: Annotated[tuple[str, ...], Parameter(name="--set")] = (),
    settings_from: Path | None = None,
    selves: int = 0,
    exact: bool = False,
    as_json: Annotated[bool, Parameter(name="--json", show_default=False)] = False,
) -> int:
    """Train a bot by self-play for a stretch of time; the next stretch goes on where this one ended.

    Parameters
    ----------
    game
        A game's name or its two letters: hochstapler, HS.
    seconds
        How long this stretch lasts, after compiling. Guests begin anew with it, older selves as well as challengers:
        one that is shorter than their careers sees few of them.
    folder
        Where the run is kept: resume file, settings, curves, policy.npz. For a run of your own say a folder of your
        own; unless you say so it is training/GAME, where in a checkout a run of the champion lies.
    afresh
        Begin a new run, even where one is kept: that one is lost.
    start_from
        The folder of another run whose networks a new run begins with.
    begin_as
        A policy that a new run begins as, such as what `contrabande distill` wrote. With --start-from, too, only the
        critic is that other run's.
    lessons
        What `contrabande lessons` wrote: a likeness of the heuristic bots then sits among the guests.
    visitors
        A policy that sits among the guests as it is, such as what `contrabande probe --keep` wrote; several may.
        Lessons and visitors come for this stretch: name them again for the next one.
    settings
        Change a setting of a new run, as name=value: entropy=0.03, seats=[4].
    settings_from
        The folder of another run whose settings a new run has, but for those that --set changes.
    selves
        Also keep the policy as it is after every such part of the run, in FOLDER/selves: with 12, 01.npz to 12.npz;
        a part that ends within 25 updates of the next is passed over. `contrabande distill` makes one of them.
    exact
        On a tiny variant: measure NashConv on the way, exactly, and keep it as exact.csv and exact.png.
    as_json
        Print one line of JSON and nothing else.
    """
    need_jax("train")
    from contrabande.lab.learning import keeping
    from contrabande.lab.learning.cloning import cloned
    from contrabande.lab.learning.stretch import Progress, stretch
    from contrabande.lab.learning.training import learner_of
    from contrabande.lab.registry import simulator_named

    played = chosen_game(game)
    chosen_time(seconds, "learn")
    if selves < 0:
        raise Complaint(f"--selves {selves} keeps nothing; say into how many parts the run is cut, or leave it out")
    folder = folder or Path("training") / played.key
    need_folder(folder)
    found = None if afresh else _found(folder, played.key)
    if found is not None and (settings or start_from or begin_as or settings_from):
        raise Complaint(f"{folder} holds a run with its own settings; begin another with --afresh, or leave yours out")
    chosen = found.settings if found else chosen_settings(played.key, settings, settings_from)
    run = found or keeping.Kept(settings=chosen, progress=Progress())
    judge = _judge(played, chosen, folder) if exact else None
    simulator = simulator_named(played.key)
    source = folder if found else start_from
    learner = keeping.resumed(source, simulator, chosen) if source else None
    size = (chosen.width, chosen.blocks)
    if begin_as:
        policy = keeping.policy_in(begin_as, simulator, size)
        learner = keeping.begun_as(policy, learner or learner_of(simulator, chosen))
    _welcome(run, [str(path) for path in (*visitors, lessons) if path])
    guests = [keeping.policy_in(path, simulator, size) for path in visitors]
    if lessons:
        guests.append(cloned(simulator, chosen, lessons)[0])
    with _kept(folder, run, afresh, judge, selves) as on_point, called_off() as is_called_off:
        learner = stretch(
            simulator,
            chosen,
            learner,
            run.progress,
            seconds=seconds,
            on_point=on_point,
            visitors=guests,
            is_called_off=is_called_off,
        )
        keeping.keep(folder, learner, run)
    if is_called_off():
        print(f"called off; {folder} keeps the run after {run.progress.decisions:,} decisions", file=sys.stderr)
        return CALLED_OFF
    told = {"game": played.key, **msgspec.structs.asdict(run.progress)}
    print(msgspec.json.encode(told).decode() if as_json else _told(run))
    return 0


def _found(folder: Path, game: str) -> "Kept | None":
    """The run that goes on in a folder; one of another game, or one that is over, does not."""
    from contrabande.lab.learning.keeping import kept

    run = kept(folder)
    if run is None:
        return None
    if run.settings.game != game:
        raise Complaint(f"{folder} holds a run of {run.settings.game}, not of {game}; choose another --folder")
    if run.part >= 1:
        raise Complaint(
            f"the run in {folder} is over; choose another --folder, with --start-from {folder} to go on from it, or "
            "begin another one in its place with --afresh"
        )
    return run


def _welcome(run: "Kept", names: list[str]) -> None:
    """Write down who comes from elsewhere, and tell who came before and stays away."""
    if names and not run.settings.guests:
        raise Complaint(f"{names[0]} would sit nowhere: with guests=0 no table has guests")
    for missed in run.visitors:
        if missed not in names:
            print(f"{missed} sat among the guests of this run; it stays away unless you name it", file=sys.stderr)
    run.visitors = tuple(dict.fromkeys((*run.visitors, *names)))


@contextmanager
def _kept(
    folder: Path, run: "Kept", afresh: bool, judge: "Judge | None", selves: int
) -> Iterator[Callable[["Learner", "Point"], None]]:
    """Show every point, and keep the run now and then, its selves on the way, and its curves at the end."""
    from contrabande.lab.learning import keeping
    from contrabande.lab.learning.curves import Curves

    if afresh:
        (folder / "curves.csv").unlink(missing_ok=True)
        (folder / "exact.csv").unlink(missing_ok=True)
        for older in (folder / "selves").glob("*.npz"):
            older.unlink()
    curves, kept_at = Curves(folder), time.monotonic()
    grown = int(selves * run.part)
    with _bar(run) as show:

        def on_point(learner: "Learner", point: "Point") -> None:
            nonlocal kept_at, grown
            curves.add(point)
            show(point)
            if judge is not None:
                judge.look(learner, point)
            if (reached := int(selves * run.part)) > grown:
                grown = reached
                keeping.keep_actor(folder / "selves" / f"{grown:02}.npz", learner.average)
            if time.monotonic() - kept_at > KEPT_EVERY:
                keeping.keep(folder, learner, run)
                curves.write()
                kept_at = time.monotonic()

        yield on_point
    curves.write()
    curves.draw()
    if judge is not None:
        judge.write()


def _judge(game: AnyGame, settings: "Settings", folder: Path) -> "Judge":
    """Who measures NashConv on the way; only a run on one tiny variant can be measured."""
    from contrabande.bots.neural.registry import speech_of
    from contrabande.lab.learning.judge import Judge
    from contrabande.lab.learning.tree import Tree

    if len(settings.variants) != 1:
        raise Complaint("--exact needs a run on one tiny variant, such as --set variants=[2] --set seats=[2]")
    table = tiny_table(game, game.variants[settings.variants[0]].key)
    return Judge(Tree(table, speech_of(game)), settings, folder)


def chosen_settings(game: str, pairs: tuple[str, ...], folder: Path | None = None) -> "Settings":
    """The game's settings, or another run's, with those that were said."""
    from contrabande.lab.learning.settings import settings_of

    changed = {} if folder is None else _settings_in(folder, game)
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Complaint(f"--set {pair} needs name=value, as in entropy=0.03")
        try:
            changed[name] = msgspec.json.decode(value)
        except msgspec.DecodeError as error:
            raise Complaint(f"--set {pair}: {value!r} is neither a number nor a list of numbers") from error
    return settings_of(game, **changed)


def _settings_in(folder: Path, game: str) -> dict[str, object]:
    """All settings of a run of that game but its name."""
    from contrabande.lab.learning.keeping import kept

    run = kept(folder)
    if run is None or run.settings.game != game:
        raise Complaint(f"{folder} holds no run of {game} to take settings from")
    settings: dict[str, object] = msgspec.to_builtins(run.settings)
    del settings["game"]
    return settings


def _told(run: "Kept") -> str:
    progress, settings = run.progress, run.settings
    return (
        f"{settings.game}: {progress.decisions:,} decisions in {progress.updates:,} updates, {run.part:.0%} of the run"
    )


@contextmanager
def _bar(run: "Kept") -> Iterator[Callable[["Point"], None]]:
    """A bar over the whole run where standard error is a terminal, else a line now and then."""
    is_seen, name = sys.stderr.isatty(), run.settings.game
    with growing_bar(name, run.part) as grow:
        last = 0.0

        def show(point: "Point") -> None:
            nonlocal last
            told = f"{point.decisions_per_s / 1e6:.2f} M/s, entropy {point.entropy:.2f}, foreseen {point.explained:.2f}"
            grow(run.part, told)
            if not is_seen and time.monotonic() - last > 10:
                met = f"guests {point.guest_payoff:+.3f}"
                if run.settings.challenges:
                    met += f", challenger {point.challenger_payoff:+.3f}"
                print(f"{name} {point.decisions:,}: {told}, {met}", file=sys.stderr)
                last = time.monotonic()

        yield show
