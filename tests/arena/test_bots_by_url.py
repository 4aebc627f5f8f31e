"""Bots at a URL: one question, one answer; slow, broken, rude and absent ones."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from time import sleep

import arena_bots
import httpx
import pytest

from contrabande.arena import players
from contrabande.arena.arena import meet
from contrabande.arena.errors import ArenaError
from contrabande.arena.figures import Entry
from contrabande.arena.protocol import question
from contrabande.arena.serving import serving
from contrabande.bots.registry import bot_named
from contrabande.engine.game import AnyGame
from contrabande.engine.match import Match
from contrabande.engine.seats import Seat
from contrabande.games import GAMES, game_named

HS = game_named("hochstapler")
KEYS = {"match", "game", "version", "options", "seats", "seat", "view", "prompt", "knowledge", "seed"}


def entry_of(bot: str, patience: float = 10) -> Entry:
    """How *bot* does among random ones."""
    return meet(HS, HS.variants[0].options, 3, (bot, "random"), 1, patience=patience).entries[0]


@contextmanager
def answering(*replies: tuple[int, bytes], pause: float = 0) -> Iterator[tuple[str, list[bytes]]]:
    """A service that gives those replies in turn, the last one for ever; its address, and what it was asked."""
    asked: list[bytes] = []

    class Door(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked.append(self.rfile.read(int(self.headers["Content-Length"])))
            sleep(pause)
            status, body = replies[min(len(asked), len(replies)) - 1]
            self.send_response(status)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            """Hush."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Door)
    Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/bot", asked
    finally:
        server.shutdown()
        server.server_close()


@pytest.fixture(autouse=True)
def _in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "PAUSES", (0.0, 0.0, 0.0))


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_a_bot_at_a_url_plays_as_it_does_here(game: AnyGame) -> None:
    """View, question and knowledge survive the way there, the action the way back, and the dice are the same."""
    options, seats = game.variants[0].options, game.seats[0]
    here = meet(game, options, seats, ("heuristic", "random"), 1).entries[0]
    with serving(bot_named(game, "heuristic")) as url:
        there = meet(game, options, seats, (url, "random"), 1).entries[0]
    there.bot = here.bot
    assert there == here


def test_a_question_holds_what_the_seat_may_know_and_who_asks() -> None:
    """Its keys are the protocol."""
    match = Match(HS, HS.variants[0].options, 4, b"x")
    seat = next(iter(match.to_act))
    asked = json.loads(question(match, seat, "0/7/0/1", 5))
    assert set(asked) == KEYS
    assert (asked["match"], asked["seat"], asked["seed"]) == (f"0/7/0/1/{seat}", seat, 5)
    assert set(asked["prompt"]) == {"number", "key", "rules", "facts", "choices", "example"}
    assert asked["view"]["seat"] == asked["knowledge"]["seat"] == seat
    with pytest.raises(AssertionError):
        question(match, Seat((seat + 1) % 4), "0/7/0/1", 5)


@pytest.mark.parametrize(
    ("reply", "said"),
    [
        ((200, b"garbage"), "no action: garbage"),
        ((200, b'{"type":"Fly"}'), "no action: "),
        ((200, b"\xff\xfe"), "no action: "),
        ((200, b'{"type":"Announce","colour":"green","sum":999}'), "sum-too-high (HS-"),
        ((404, b"not here"), "status 404: not here"),
        ((500, b"oh"), "status 500: oh"),
    ],
)
def test_a_reply_that_is_no_legal_action_is_a_fault(reply: tuple[int, bytes], said: str) -> None:
    """The match goes on without it."""
    with answering(reply) as (url, asked):
        entry = entry_of(url)
    assert entry.faults == len(asked) > 3
    assert said in str(entry.first_fault)


def test_a_bot_that_thinks_too_long_loses_its_turn() -> None:
    """And is not asked again for it."""
    with answering((200, b"late"), pause=0.05) as (url, asked):
        entry = entry_of(url, patience=0.01)
    assert entry.faults == len(asked)
    assert "no answer within 0.01 s" in str(entry.first_fault)


def test_a_bot_that_was_away_for_a_moment_is_asked_the_same_again() -> None:
    """A gateway's word that it is not there costs nothing."""
    with answering((503, b""), (502, b""), (500, b"back")) as (url, asked):
        entry = entry_of(url)
    assert asked[0] == asked[1] == asked[2] != asked[3]
    assert entry.faults == len(asked) - 2


def test_where_nobody_answers_the_arena_stops_with_one_line() -> None:
    """Figures of an absent bot mean nothing."""
    with answering((503, b"")) as (url, asked), pytest.raises(ArenaError, match="cannot be reached: status 503"):
        entry_of(url)
    assert len(asked) == 4
    with pytest.raises(ArenaError, match="cannot be reached"):
        entry_of(url)
    with pytest.raises(ArenaError, match="no address of a bot"):
        entry_of("http://host:port")


def test_a_served_bot_that_raises_says_so() -> None:
    """Its words reach the report."""
    with serving(arena_bots.Crash()) as url:
        assert "status 500: ZeroDivisionError: oh" in str(entry_of(url).first_fault)
        assert httpx.post(url, content=b"{}").status_code == 500
