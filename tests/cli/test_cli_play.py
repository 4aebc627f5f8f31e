"""Whole matches in the terminal, typed through a pipe."""

import ast
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest
from cli_harness import Terminal, answers

from contrabande.cli.files import read_saved
from contrabande.engine.record import encode, heads
from contrabande.engine.replay import verify
from contrabande.engine.seats import Seat
from contrabande.games import GAMES
from contrabande.wording import LANGUAGES, Wording

every_game = pytest.mark.parametrize("game", [game.key for game in GAMES])
LONG_AND_SHORT = [
    pytest.param(game.key, marks=[pytest.mark.slow] if game.key != "hochstapler" else []) for game in GAMES
]


def play(contrabande: Terminal, game: str, path: Path, typed: list[str], *extra: str) -> str:
    """A match against random bots; what was shown."""
    call = ("play", game, "--bots", "random", "--seed", "2a", "--save", path, *extra)
    called = contrabande(*call, typed=typed)
    assert (called.status, called.err) == (0, "")
    return called.out


@pytest.mark.parametrize("game", LONG_AND_SHORT)
def test_a_whole_match_is_played_and_resumed_wherever_it_was_left(
    contrabande: Terminal, tmp_path: Path, game: str
) -> None:
    """The record is genuine, and the same byte for byte with and without a pause."""
    lines, whole = answers(game), tmp_path / "whole.json"
    out = play(contrabande, game, whole, lines)
    assert f"replay {whole}" in out.replace("\n", "")
    saved = read_saved(whole)
    assert out.startswith(f"commitment {saved.record.header.commitment}\n")
    assert f"\nsealed head {heads(saved.record)[-1]}\n" in out
    assert saved.bookmark is None
    assert verify(saved.game, saved.record).is_over
    called = contrabande("verify", whole).out.splitlines()
    chained = msgspec.json.decode(whole.read_bytes())["end"]["chain"]
    assert called[1:] == [
        f"commitment {saved.record.header.commitment}",
        f"fingerprint {chained}",
        f"sealed head {heads(saved.record)[-1]}",
    ]
    parts = tmp_path / "parts.json"
    left = play(contrabande, game, parts, lines[:3])
    assert f"--resume {parts}" in left.replace("\n", "")
    assert read_saved(parts).bookmark is not None
    contrabande("play", "--resume", parts, typed=lines[3:8])
    assert contrabande("play", game, "--resume", parts, typed=lines[8:]).status == 0
    assert parts.read_bytes() == whole.read_bytes()


@every_game
def test_the_same_lines_are_understood_in_every_language(contrabande: Terminal, tmp_path: Path, game: str) -> None:
    """The words of the table change, the match does not."""
    entries = set()
    for language in LANGUAGES:
        path = tmp_path / f"{language}.json"
        play(contrabande, game, path, answers(game)[:25], "--lang", language)
        entries.add(encode(read_saved(path).record))
    assert len(entries) == 1


def test_end_of_input_saves_and_says_where(contrabande: Terminal, tmp_path: Path) -> None:
    """Among the user's matches, unless told otherwise."""
    called = contrabande("play", "hs", "--bots", "random")
    assert called.status == 0
    (path,) = (tmp_path / "state" / "contrabande").iterdir()
    assert path.name.startswith("hochstapler-")
    assert path.name in called.out.replace("\n", "")
    assert contrabande("play", "--resume", path, "--lang", "nl", typed=["q"]).status == 0
    again = read_saved(path).bookmark
    assert again is not None
    assert again.language == "nl"


def test_two_matches_begun_in_one_second_have_two_files(contrabande: Terminal, tmp_path: Path) -> None:
    """Nothing is overwritten."""
    for _ in range(3):
        contrabande("play", "hs", "--bots", "random")
    assert len(list((tmp_path / "state" / "contrabande").iterdir())) == 3


def test_the_commands_of_the_table(contrabande: Terminal, tmp_path: Path) -> None:
    """? explains the rule, also another one; h shows the log, s saves, q leaves."""
    path = tmp_path / "match.json"
    typed = ["?", "? hs-14", "? HS-X", "h", "s", "banana", "", "q", "never read"]
    out = play(contrabande, "hochstapler", path, typed, "--option", "start_player=seat0")
    assert "HS-6" in out
    assert "HS-14" in out
    assert "There is no rule HS-X" in out
    assert "What happened" in out
    assert "Saved in" in out
    assert "That is not an answer here" in out
    assert "never read" not in out


def test_an_illegal_answer_is_refused_with_its_rule(contrabande: Terminal, tmp_path: Path) -> None:
    """And the question stays open."""
    typed = ["doubt", "0 green", "999 green", "1 green"]
    out = play(contrabande, "hochstapler", tmp_path / "match.json", typed, "--option", "start_player=seat0")
    assert "(HS-5)" in out
    assert "(HS-Q3)" in out
    assert "(HS-Q4)" in out


def test_names_and_seats(contrabande: Terminal, tmp_path: Path) -> None:
    """The people sit first; a bot never has the name of a person."""
    path = tmp_path / "match.json"
    play(contrabande, "hochstapler", path, [], "--seats", "5", "--name", "Otto", "--name", "[bold]Bo")
    assert read_saved(path).record.header.players == ("Otto", "[bold]Bo", "Vito", "Dolores", "Mathilde")


def test_two_people_never_have_one_name(contrabande: Terminal, tmp_path: Path) -> None:
    """Small letters or not: who has no name of his own gets one that is free."""
    path = tmp_path / "match.json"
    play(contrabande, "hochstapler", path, [], "--humans", "3", "--name", "anna")
    assert read_saved(path).record.header.players[:3] == ("anna", "Bram", "Clara")


# Hot-seat.


def test_hot_seat_hides_every_hand_until_the_right_person_sits_there(contrabande: Terminal, tmp_path: Path) -> None:
    """The hand-over comes before the table of the next person, and it shows no card."""
    call = ("--humans", "3", "--seats", "3", "--option", "start_player=seat0")
    out = play(contrabande, "hochstapler", tmp_path / "match.json", ["", "1 green", "", "2 green"], *call)
    to_anna, to_bram, to_clara = (out.index(f"Pass the screen to {name}") for name in ("Anna", "Bram", "Clara"))
    tables = [place for place in range(len(out)) if out.startswith("╔═ ", place)]
    assert to_anna < tables[0] < to_bram < tables[1] < to_clara
    assert len(tables) == 2


def test_hot_seat_keeps_sealed_answers_when_the_match_is_left(contrabande: Terminal, tmp_path: Path) -> None:
    """Anna has chosen, Bram has not: on resuming only Bram is asked."""
    path, whole = tmp_path / "match.json", tmp_path / "whole.json"
    call = ("--humans", "2", "--seats", "2", "--option", "start_player=seat0")
    filling = ["", *["1"] * 7, "", *["1"] * 7]
    play(contrabande, "meisterdiebe", path, [*filling, "", "2"], *call)
    bookmark = read_saved(path).bookmark
    assert bookmark is not None
    assert [draft.seat for draft in bookmark.drafts] == [0]
    out = contrabande("play", "--resume", path, typed=["", "3"]).out
    assert "Pass the screen to Bram" in out
    play(contrabande, "meisterdiebe", whole, [*filling, "", "2", "", "3"], *call)
    assert read_saved(path).record == read_saved(whole).record


def test_ties_by_speed_are_won_by_lot(contrabande: Terminal, tmp_path: Path) -> None:
    """People are asked before the bots, but their sealed answers do not always arrive first (pr.tie=speed)."""
    path, arrivals = tmp_path / "match.json", set()
    play(contrabande, "prohis", path, answers("prohis")[:600], "--option", "pr.tie=speed")
    for entry in read_saved(path).record.entries:
        if len(entry.answers) > 1:
            arrivals |= {answer.rank for answer in entry.answers if answer.seat == 0}
    assert len(arrivals - {None}) > 1


def test_the_log_holds_what_happened_since_ones_last_answer(contrabande: Terminal, tmp_path: Path) -> None:
    """Also where a game of memory has begun a new round in between (md.memory_aid): nothing is missed."""
    path = tmp_path / "match.json"
    out = " ".join(play(contrabande, "meisterdiebe", path, answers("meisterdiebe")[:100], "--seats", "2").split())
    saved = read_saved(path)
    match = verify(saved.game, saved.record)
    words = Wording(saved.game, "en", match.players)
    events = [event for entry in match.events(Seat(0)) for event in entry]
    assert sum(type(event).__name__ == "RoundBegun" for event in events) > 2
    assert [line for line in map(words.event, events) if " ".join(line.split()) not in out] == []


# What nobody may see.


def test_only_the_retelling_of_finished_matches_sees_all_events() -> None:
    """Nothing else in the command line asks for what really happened."""
    users = set()
    for folder in (files("contrabande.cli"), files("contrabande.cli.tables")):
        for path in folder.iterdir():
            if path.name.endswith(".py"):
                for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                    if isinstance(node, ast.Attribute) and node.attr in ("all_events", "_state", "sample_state"):
                        users.add(path.name)
    assert users == {"replay.py"}
