"""A fresh learner against a frozen policy: how much better can one do who knows it?"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from cyclopts import Parameter

from contrabande.bots.neural.registry import folder_of
from contrabande.cli.chosen import chosen_game
from contrabande.cli.complaint import Complaint
from contrabande.cli.laboratory import need_jax, need_place
from contrabande.cli.train import chosen_settings
from contrabande.cli.working import chosen_time, growing_bar
from contrabande.engine.game import AnyGame

if TYPE_CHECKING:
    from contrabande.lab.learning.probing import Look
    from contrabande.lab.learning.settings import Settings
    from contrabande.lab.learning.stretch import Point

ENDLESS = 10**15
"""Decisions that no learner makes: a probe ends by its clock, unless it is told otherwise."""
IDLE = (
    *("seats", "studied", "clock", "opening", "magnet_stay", "bot_seats"),
    *("visits", "challenges", "newcomers", "career", "older_selves"),
)
"""Settings that say nothing to one who learns alone, beside those that are fixed for him."""
ARGMAX = 1e4
"""Times its log odds, a policy is as good as its favourite token."""


def probe(
    game: str,
    /,
    *,
    seats: tuple[int, ...] = (4,),
    seconds: float = 60.0,
    matches: int = 20_000,
    looks: int = 1,
    policy: Path | None = None,
    argmax: bool = False,
    warm: bool = False,
    go_on_from: Path | None = None,
    run: Path | None = None,
    keep: Path | None = None,
    settings: Annotated[tuple[str, ...], Parameter(name="--set")] = (),
    as_json: Annotated[bool, Parameter(name="--json", show_default=False)] = False,
) -> int:
    """Train a best response in one seat against a frozen policy in all others; what it gains is a lower bound.

    Parameters
    ----------
    game
        A game's name or its two letters: hochstapler, HS.
    seats
        How many sit at the table; said several times, one learner learns at all these tables, and shows itself at each.
        A size said twice is learned at twice as many tables. Where the champion has several networks for them, there
        is a learner against each, with a part of the time.
    seconds
        How long the learner may learn, after compiling; its rates fall towards the end of that time.
    matches
        How many matches then say what it has learned: 20,000 are good for 0.6 points of win share either way.
    looks
        How often it shows what it has learned: at the end, and with 5 after every fifth of its time, too. What it gains
        grows with what it has learned, so that a curve says more than its end. A look takes time from learning.
    policy
        The frozen policy; the shipped champion's unless you say so.
    argmax
        Freeze it at its favourite tokens: what mixing is worth shows in the difference.
    warm
        Let the learner begin as the frozen policy itself, not as one who knows nothing: it finds more in less time. A
        policy whose card says that it was sharpened he begins as it was before: who is too sure tries nothing.
    go_on_from
        What another probe kept: the learner begins as that one ended, so that a long probe may be cut into stretches.
        What it foresaw is not kept: say --run, too, or it must learn that anew.
    run
        The folder of the run that made the policy, such as training/GAME: who begins as a policy then has its critic.
        For the champion, the card beside its weights names it.
    keep
        Write what it has learned into this file, at every look: `contrabande conduct GAME --bot neural@FILE` tells what
        it does.
    settings
        Change a setting of the learner, as name=value: entropy=0.01. With decisions=50000000 each may end sooner.
    as_json
        Print one line of JSON for every look and every number of seats, as it is made, and nothing else.
    """
    need_jax("probe")
    from contrabande.bots.neural.network import card_of
    from contrabande.lab.learning.gains import sha256_of
    from contrabande.lab.learning.keeping import policy_in, read_actor, towers_in
    from contrabande.lab.learning.probing import probed
    from contrabande.lab.learning.sharpening import sharpened
    from contrabande.lab.learning.versus import ALONE, seated_alone
    from contrabande.lab.registry import simulator_named

    played = chosen_game(game)
    chosen_time(seconds, "learn")
    for pair in settings:
        if (name := pair.partition("=")[0]) in (*ALONE, *IDLE):
            raise Complaint(f"--set {pair} says nothing to one who learns alone; leave {name} out")
    told = (f"decisions={ENDLESS}", *settings, f"seats={list(seats)}")
    chosen = chosen_settings(played.key, told)
    if matches < 2:
        raise Complaint(f"--matches {matches} says nothing; play at least 2")
    if looks < 1:
        raise Complaint(f"--looks {looks} shows nothing; look at least once, at the end")
    if warm and go_on_from is not None:
        raise Complaint("--warm begins as the frozen policy, --go-on-from as another; say one of them")
    if run is not None and not (warm or go_on_from):
        raise Complaint("--run says whose critic a learner has who begins as a policy; say --warm or --go-on-from, too")
    files: dict[tuple[int, ...], Traversable] = {seats: policy} if policy else _shipped(played, chosen)
    if len(files) > 1 and (keep or run or go_on_from):
        sizes = " and for ".join(_listed(each) for each in files)
        raise Complaint(
            f"the champion has a network for {sizes} seats, and a learner meets each: --keep, --run and --go-on-from "
            "are for one of them; probe one at a time"
        )
    if keep is not None:
        need_place(keep)
    simulator = simulator_named(played.key)
    critic = None if run is None else towers_in(run, played.key)["critic"]
    start = policy_in(go_on_from, simulator) if go_on_from else None
    for tables, file in files.items():
        frozen = policy_in(policy, simulator) if policy else read_actor(file)
        begun = sharpened(frozen, 1 / card_of(file).sharpness) if warm else start
        how = {"argmax": argmax, "warm": warm, "goes_on": go_on_from is not None, "tables": tables, "set": settings}
        how |= {"policy": str(policy or file.name), "sha256": sha256_of(file)}
        with _shown(played.key, how, keep, as_json=as_json) as (on_look, on_point):
            probed(
                simulator,
                seated_alone(msgspec.structs.replace(chosen, seats=tables), *tables),
                sharpened(frozen, ARGMAX) if argmax else frozen,
                start=begun,
                critic=critic,
                seconds=seconds * len(tables) / len(seats),
                matches=matches,
                looks=looks,
                on_look=on_look,
                on_point=on_point,
            )
    return 0


@contextmanager
def _shown(
    game: str, how: dict[str, Any], keep: Path | None, *, as_json: bool
) -> Iterator[tuple[Callable[["Look"], None], Callable[["Point", float], None]]]:
    """Print every look as it is made, and keep who made it; a bar says how far the learner is."""
    from contrabande.lab.learning.keeping import keep_actor

    def on_look(look: "Look") -> None:
        if keep is not None:
            keep_actor(keep, look.policy)
        for line in _lines(game, look):
            line |= how
            print(msgspec.json.encode(line).decode() if as_json else _said(line), flush=True)

    with growing_bar(f"{game}, {_listed(how['tables'])} seats") as grow:
        yield on_look, lambda point, part: grow(part, f"{point.decisions:,} decisions")


def _lines(game: str, look: "Look") -> Iterator[dict[str, Any]]:
    """What a best response won at every size of table."""
    for seats, won in look.shares.items():
        low, high = won.interval
        fair = 1 / seats
        yield {
            "game": game,
            "seats": seats,
            "self_play_share": fair,
            "best_response_share": won.share,
            "gain": won.share - fair,
            "gain_ci95": [low - fair, high - fair],
            "matches": won.matches,
            "decisions": look.decisions,
            "seconds": round(look.seconds, 1),
        }


def _shipped(game: AnyGame, settings: "Settings") -> dict[tuple[int, ...], Traversable]:
    """The champion's weights at these tables: where it has several networks, the tables of each."""
    from contrabande.bots.neural.network import card_of, weights_of

    variants, networks = [game.variants[place].key for place in settings.variants], weights_of(folder_of(game))
    shared: dict[Traversable, tuple[int, ...]] = {}
    for seats in settings.seats:
        knows = (each for each in networks if all(card_of(each).covers(variant, seats) for variant in variants))
        if (playing := next(knows, None)) is None:
            raise Complaint(f"{game.key} has no learned bot for such a table; train one, or name a file with --policy")
        shared[playing] = (*shared.get(playing, ()), seats)
    return {tables: weights for weights, tables in shared.items()}


def _listed(tables: tuple[int, ...]) -> str:
    return ", ".join(map(str, sorted(set(tables))))


def _said(told: dict[str, Any]) -> str:
    low, high = told["gain_ci95"]
    return (
        f"{told['game']}, {told['seats']} seats: a best response wins {told['best_response_share']:.1%} "
        f"where {told['self_play_share']:.1%} is fair: {told['gain']:+.1%} ({low:+.1%} – {high:+.1%} at 95 %, "
        f"{told['matches']:,} matches, after {told['decisions']:,} decisions)"
    )
