"""Eval: let a language model play, and count its wins and its illegal answers."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from contrabande.adapters.eval.deciding import Decision
from contrabande.adapters.eval.model import PATIENCE, model_named
from contrabande.adapters.eval.series import Finished, Report, Series, evaluate
from contrabande.bots.registry import bot_named
from contrabande.cli.chosen import chosen_game, chosen_language, chosen_options, chosen_seats
from contrabande.cli.complaint import Complaint
from contrabande.engine.codec import encode

NAME, KEY = "CONTRABANDE_MODEL", "CONTRABANDE_MODEL_KEY"


def eval(
    game: str,
    /,
    *,
    model: str,
    seats: int | None = None,
    matches: int = 10,
    seed: str = "0",
    bots: Annotated[str, Parameter(name=["--bots", "--opponents"])] = "solid",
    option: Annotated[list[str] | None, Parameter(name=["--option", "-o"])] = None,
    retries: int = 2,
    legal_moves: bool = False,
    timeout: float = PATIENCE,
    lang: str = "en",
    log: Path | None = None,
    as_json: Annotated[bool, Parameter(name="--json", show_default=False)] = False,
) -> None:
    """Let a language model play one seat of many matches against bots, and report how it did.

    The question holds the rules, what happened, what the seat sees and what is asked: no list of legal moves. After an
    illegal answer the model may think again; after its last try chance answers. Each deal is played again with a bot in
    the model's seat, and the edge is the difference.

    Parameters
    ----------
    game
        A game's name or its two letters: hochstapler, HS.
    model
        cmd:PROGRAM, which reads messages as JSON and writes its answer; or the address of an endpoint for chat
        completions, with the model's name in CONTRABANDE_MODEL and its key in CONTRABANDE_MODEL_KEY.
    seats
        How many play.
    matches
        How many matches the model plays; it sits one seat further in each.
    seed
        The same seed gives the same deals.
    bots
        Who plays the other seats: a level (beginner, solid, strong, champion), random, heuristic or ismcts:200.
    option
        A table option, such as hs.mode=to10; may be given several times.
    retries
        How often the model may think again about one question.
    legal_moves
        List the legal answers in the question.
    timeout
        Seconds for one answer.
    lang
        nl, de or en: the language of rules and questions.
    log
        A file for every question, answer and match, one line of JSON each.
    as_json
        Print one line of JSON and nothing else.
    """
    played = chosen_game(game)
    count = chosen_seats(played, seats)
    if matches < 1:
        raise Complaint(f"--matches {matches} leaves nothing to play; give 1 or more")
    if retries < 0:
        raise Complaint(f"--retries {retries} makes no sense; give 0 or more")
    if not 0 < timeout < float("inf"):
        raise Complaint(f"--timeout {timeout:g} is no time to think; give more than 0")
    series = Series(
        game=played,
        options=chosen_options(played, option or (), count),
        seats=count,
        bots=bots,
        bot=bot_named(played, bots),
        matches=matches,
        seed=seed,
        retries=retries,
        with_moves=legal_moves,
        language=chosen_language(lang),
    )
    asked = model_named(model, os.environ.get(NAME), os.environ.get(KEY), timeout)
    with _writer(log) as write:
        report = evaluate(series, asked, write)
    print(msgspec.json.encode(report).decode() if as_json else told(report))


@contextmanager
def _writer(path: Path | None) -> Iterator[Callable[[Decision | Finished], None]]:
    """Writes one line of JSON for each thing that happens, as soon as it has happened."""
    if path is None:
        yield lambda _line: None
        return
    try:
        file = path.open("xb", buffering=0)
    except OSError as error:
        raise Complaint(f"{path} cannot be written ({error.strerror}); choose another file with --log") from None

    def write(line: Decision | Finished) -> None:
        file.write(encode(line) + b"\n")

    with file:
        yield write


def told(report: Report) -> str:
    """The report for people."""
    low, high = report.win_share_ci
    edge = f"{report.edge:+.1%}"
    if report.edge_ci is not None:
        edge += " ({:+.1%} to {:+.1%})".format(*report.edge_ci)
    lines = [
        f"{report.model} at {report.game}, {report.seats} seats, against {report.bots} bots: {report.matches} matches",
        f"  wins      {report.win_share:.1%} ({low:.1%} to {high:.1%})",
        f"  edge      {edge} over a bot in the same seats, which wins {report.bot_win_share:.1%}",
        f"  illegal   {report.illegal_rate:.1%} of {report.answers} answers",
        f"  by chance {report.defaults} of {report.decisions} decisions",
    ]
    return "\n".join(lines)
