"""The command line as a test calls it: arguments and typed lines in; status, output and complaint out."""

import io
import sys
from collections.abc import Sequence
from functools import cache
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from contrabande.bots.random import RandomBot
from contrabande.cli import run
from contrabande.cli.files import Bookmark, write_saved
from contrabande.cli.tournament import AnyMatch, play_out
from contrabande.engine.match import Match
from contrabande.engine.record import encode
from contrabande.games import game_named


class Called(NamedTuple):
    """What a call left behind."""

    status: int
    out: str
    err: str


class Terminal:
    """Calls the command line in this process, with a pipe for a keyboard."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def __call__(self, *arguments: object, typed: Sequence[str] = ()) -> Called:
        """Run `contrabande` with those arguments; *typed* lines, then the end of input."""
        self._monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        self._capsys.readouterr()
        status = run([str(argument) for argument in arguments])
        seen = self._capsys.readouterr()
        return Called(status, seen.out, seen.err)


ANSWERS = {
    "hochstapler": [
        "doubt",
        *(f"1 {colour}" for colour in ("green", "yellow", "blue", "purple", "red", "orange", "grey")),
    ],
    "hart-an-der-grenze": [
        *(f"1 {kind}" for kind in ("jug", "maracas", "sombrero", "cigar", "tequila", "statue")),
        "offer 1",
        "accept",
        "open",
        "1",
        "none",
    ],
    "meisterdiebe": ["", "1", "5"],
    "prohis": [
        "",
        "1",
        "offernothing",
        "stop",
        "pass",
        "convoy 2 legal",
        "convoy 1 legal 1 illegal",
        "convoy 2 illegal",
        *(f"convoy 1 {goods} 1 {control}" for goods in ("legal", "illegal") for control in ("lieutenant", "captain")),
        "takepile",
        *(f"takedisplay {kind}" for kind in ("legal", "illegal", "lieutenant")),
    ],
}
"""For each game a few lines of which one is always a legal answer, whatever is asked; the others are refused."""


def answers(game: str, count: int = 6000) -> list[str]:
    """Lines enough to play a whole match."""
    return list(islice(cycle(ANSWERS[game]), count))


@cache
def finished_record() -> bytes:
    """The record of a match of Hochstapler between four bots."""
    match = _match()
    play_out(match, [RandomBot()] * 4, Random(4))
    return encode(match.record())


def save_unfinished(path: Path) -> None:
    """A match of Hochstapler that one person has left after the deal."""
    bookmark = Bookmark(humans=1, bots="random", language="en")
    write_saved(path, encode(_match().record(with_seed=True)), bookmark)


def _match() -> AnyMatch:
    game = game_named("hochstapler")
    return Match(game, game.variants[0].options, 4, b"four", players=("Anna", "Vito", "Dolores", "Otto"))
