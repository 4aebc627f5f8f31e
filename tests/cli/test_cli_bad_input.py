"""Whatever makes no sense gets one clear line on standard error, status 2, and loses nothing."""

import os
from pathlib import Path

import pytest
from cli_harness import Terminal

from contrabande.cli.files import LARGEST
from contrabande.engine.game import Outcome
from contrabande.engine.record import End, Record, decode, encode, fingerprint

BAD = [
    (("ply",), "did you mean play?"),
    (("xyzzy",), "there are play"),
    (("--nonsense",), "--nonsense"),
    (("play",), "name a game"),
    (("play", "hochstabler"), "did you mean hochstapler?"),
    (("play", "chess"), "there are"),
    (("play", ""), "there is no game"),
    (("play", "hs", "extra"), "extra"),
    (("play", "hs", "--seats", "9"), "3 to 7 seats, not 9"),
    (("play", "hs", "--seats", "two"), "two"),
    (("play", "hs", "--seats", "3", "--seats", "4"), "--seats"),
    (("play", "hs", "--humans", "0"), "give 1 to 4"),
    (("play", "hs", "--humans", "5"), "give 1 to 4"),
    (("play", "hs", "--humans", "1", "--name", "A", "--name", "B"), "--humans 2"),
    (("play", "hs", "--name", "Anna", "--name", "anna"), "a name of their own"),
    (("play", "hs", "--name", " "), "cannot be shown"),
    (("play", "hs", "--name", "x" * 21), "cannot be shown"),
    (("play", "hs", "--name", "a\x1b[31m"), "cannot be shown"),
    (("play", "hs", "--bots", "genius"), "there are random, heuristic"),
    (("play", "hs", "--lang", "fr"), "there are en, nl, de"),
    (("play", "hs", "--seed", "xyz"), "not hexadecimal"),
    (("play", "hs", "--seed", ""), "is empty"),
    (("play", "hs", "--option", "hs.mode"), "not of the form hs.name=value"),
    (("play", "hs", "--option", "=x"), "not of the form"),
    (("play", "hs", "--option", "hs.luck=on"), "no option 'hs.luck'"),
    (("play", "hs", "--option", "hg.count=exact"), "no option 'hg.count'"),
    (("play", "hs", "--option", "hs.mode=to11"), "one of single, to10"),
    (("play", "hs", "--option", "hs.mode=to10", "--option", "mode=to10"), "given twice"),
    (("play", "hs", "--option", "hs.next_stage_start=rotate"), "contradict"),
    (("play", "hs", "--save", "."), "exists already"),
    (("play", "--resume", "no-such-file"), "there is no file"),
    (("play", "--resume", "."), "is a folder"),
    (("simulate", "hs", "--matches", "0"), "give 1 or more"),
    (("simulate", "hs", "--matches", "10000001"), "give 10000000 or fewer"),
    (("simulate", "hs", "--seats", "3", "--bots", "random,random,random,random"), "4 bots for 3 seats"),
    (("simulate", "hs", "--bots", "random,random,random,genius"), "no bot 'genius'"),
    (("simulate", "hs", "--bots", "ismcts:" + "9" * 5000), "there is no bot"),
    (("simulate", "hs", "--seats", "2"), "3 to 7 seats, not 2"),
    (("rules",), "GAME"),
    (("rules", "chess"), "there is no game"),
    (("rules", "hs", "--lang", "klingon"), "there is no language"),
    (("games", "--lang", "x"), "there is no language"),
    (("verify",), "FILE"),
    (("verify", "no-such-file"), "there is no file"),
    (("verify", "."), "is a folder"),
    (("verify", "a\0b"), "cannot be read"),
    (("replay", "no-such-file"), "there is no file"),
    (("fuzz", "hs", "--minutes", "0"), "above 0"),
    (("fuzz", "hs", "--seats", "9"), "3 to 7 seats, not 9"),
    (("fuzz", "hs", "--seats", "3.5"), "3.5 is not a whole number"),
    (("probe", "hs", "--seats", "3", "--seats", "4.0"), "4.0 is not a whole number"),
    (("drill", "crash", "--trials", "1.5"), "1.5 is not a whole number"),
    (("bench", "everything"), "everything"),
    (("bench", "engine", "--seconds", "0"), "give more than 0"),
    (("bench", "engine", "--seconds", "-1"), "give more than 0"),
    (("bench", "engine", "--seconds", "nan"), "give more than 0"),
    (("fuzz", "hs", "--minutes", "nan"), "a number of minutes above 0"),
    (("fuzz", "hs", "--minutes", "inf"), "a number of minutes above 0"),
    (("games", "--lang", "dexxx"), "there is no language 'dexxx'"),
    (("verify", "/dev/zero"), "is not the file of a match"),
]


@pytest.mark.parametrize(("arguments", "said"), BAD, ids=[" ".join(each).strip() or "none" for each, _ in BAD])
def test_bad_arguments_get_one_clear_line(contrabande: Terminal, arguments: tuple[str, ...], said: str) -> None:
    """What is wrong and what to do."""
    called = contrabande(*arguments)
    assert called.status == 2
    assert called.out == ""
    assert called.err.startswith("contrabande: ")
    assert said in called.err
    assert called.err.count("\n") == 1


def edited(text: bytes, how: str) -> bytes:
    """A record as somebody might leave it behind."""
    lines = text.splitlines(keepends=True)
    match how:
        case "empty":
            return b""
        case "truncated":
            return text[: len(text) // 2]
        case "without its end":
            return b"".join(lines[:-1])
        case "with a changed sum":
            return text.replace(b'"sum":', b'"sum":1', 1)
        case "with a space":
            return text.replace(b":", b": ", 1)
        case "with a line missing":
            return b"".join(lines[:2] + lines[3:])
        case "with Windows line ends":
            return text.replace(b"\n", b"\r\n")
        case "with bytes that are not text":
            return text[:40] + b"\xff\xfe" + text[42:]
        case "with a bookmark after its end":
            return text + b'{"bookmark":{"humans":1,"bots":"random","language":"en","drafts":[]}}\n'
        case "of another game":
            return text.replace(b"hochstapler", b"canasta", 1)
        case "of a later version":
            return text.replace(b'"version":1', b'"version":9', 1)
        case _:
            return b"\x89PNG\r\n\x1a\n" + bytes(100)


SPOILED = [
    "empty",
    "truncated",
    "without its end",
    "with a changed sum",
    "with a space",
    "with a line missing",
    "with Windows line ends",
    "with bytes that are not text",
    "with a bookmark after its end",
    "of another game",
    "of a later version",
    "a picture",
]


@pytest.mark.parametrize("how", SPOILED)
@pytest.mark.parametrize("verb", ["verify", "replay", "play"])
def test_a_spoiled_record_is_refused(contrabande: Terminal, finished: Path, verb: str, how: str) -> None:
    """By the place that differs; the file is left as it is."""
    spoiled = edited(finished.read_bytes(), how)
    finished.write_bytes(spoiled)
    called = contrabande(verb, *(["--resume"] if verb == "play" else []), finished)
    assert called.status == 2
    assert called.err.startswith(f"contrabande: {finished}: ")
    assert called.err.count("\n") == 1
    assert finished.read_bytes() == spoiled


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (b'"humans":1', b'"humans":7', "does not fit its record"),
        (b'"humans":1', b'"humans":"x"', "is damaged"),
        (b'"language":"en"', b'"language":"fr"', "does not fit its record"),
        (b'"bots":"random"', b'"bots":"genius"', "no bot 'genius'"),
        (b'"drafts":[]', b'"drafts":[{"seat":0,"action":{"type":"Fly"}}]', "does not fit its record"),
        (b'"drafts":[]', b'"drafts":[{"seat":3,"action":{"type":"Doubt"}}]', "does not fit its record"),
        (b'"drafts":[]', b'"drafts":[{"seat":0,"action":{"type":"Doubt"}}]', "does not fit its record"),
        (b'"drafts":[]}', b'"drafts":[]', "is damaged"),
        (b'"humans":1', b'"humans":0', "is damaged"),
        (b'"humans":1', b'"humans": 1', "is damaged"),
        (b'"drafts":[]}}\n', b'"drafts":[]}}', "is damaged"),
        (b'"bots":"random"', b'"bots":"\xff"', "is damaged"),
        (b'"drafts":[]', b'"drafts":[{"seat":0,"action":' + b"[" * 10**5 + b"]" * 10**5 + b"}]", "is damaged"),
        (b'"drafts":[]', b'"drafts":[{"seat":0,"action":{"type":"\xff"}}]', "does not fit its record"),
    ],
)
def test_a_spoiled_bookmark_is_refused(contrabande: Terminal, saved: Path, old: bytes, new: bytes, said: str) -> None:
    """The match before it can still be verified."""
    text = saved.read_bytes()
    assert old in text
    saved.write_bytes(text.replace(old, new))
    called = contrabande("play", "--resume", saved)
    assert called.status == 2
    assert said in called.err
    assert called.err.count("\n") == 1


def test_a_finished_match_cannot_be_resumed(contrabande: Terminal, finished: Path) -> None:
    """It can be told."""
    called = contrabande("play", "--resume", finished)
    assert called.status == 2
    assert "contrabande replay" in called.err


def test_an_unfinished_record_without_a_bookmark_is_not_called_finished(contrabande: Terminal, saved: Path) -> None:
    """Nobody knows who sits where."""
    saved.write_bytes(saved.read_bytes().split(b'{"bookmark"')[0])
    called = contrabande("play", "--resume", saved)
    assert called.status == 2
    assert "unfinished record without" in called.err


def test_sealed_answers_of_bots_or_given_twice_are_refused(contrabande: Terminal, tmp_path: Path) -> None:
    """Only people seal answers before the match is saved."""
    path = tmp_path / "match.json"
    call = ("--seats", 3, "--humans", 2, "--bots", "random", "--option", "start_player=seat0", "--seed", "2a")
    contrabande("play", "md", *call, "--save", path, typed=["", *["1"] * 5, "", *["1"] * 5, "", "2"])
    text = path.read_bytes()
    before, drafts = text.split(b'"drafts":[')
    draft = drafts.removesuffix(b"]}}\n")
    assert draft.startswith(b'{"seat":0')
    for spoiled in (
        draft.replace(b'"seat":0', b'"seat":2'),
        draft + b"," + draft,
        draft.replace(b'"seat":0', b'"seat":-1'),
    ):
        path.write_bytes(before + b'"drafts":[' + spoiled + b"]}}\n")
        called = contrabande("play", "--resume", path)
        assert called.status == 2
        assert "does not fit its record" in called.err


@pytest.mark.parametrize("verb", ["verify", "replay"])
def test_only_files_that_can_be_matches_are_read(contrabande: Terminal, tmp_path: Path, verb: str) -> None:
    """Neither pipes, which would keep us waiting, nor more than fits."""
    os.mkfifo(tmp_path / "pipe")
    with (tmp_path / "large").open("wb") as file:
        file.truncate(LARGEST + 1)
    for name in ("pipe", "large"):
        called = contrabande(verb, tmp_path / name)
        assert called.status == 2
        assert "is not the file of a match" in called.err


@pytest.mark.parametrize(
    "extra", [("--seats", "4"), ("--humans", "1"), ("--name", "Bo"), ("--seed", "00"), ("--option", "hs.mode=to10")]
)
def test_what_belongs_to_a_new_match_does_not_go_with_resume(
    contrabande: Terminal, saved: Path, extra: tuple[str, str]
) -> None:
    """Rather than being ignored."""
    called = contrabande("play", "--resume", saved, *extra)
    assert called.status == 2
    assert extra[0] in called.err


def test_resume_with_another_game_is_refused(contrabande: Terminal, saved: Path) -> None:
    """The file knows which game it is."""
    called = contrabande("play", "md", "--resume", saved)
    assert called.status == 2
    assert "is a match of hochstapler" in called.err


def test_a_seat_that_is_not_there(contrabande: Terminal, finished: Path) -> None:
    """Neither above nor below."""
    for seat in (4, -1):
        called = contrabande("replay", finished, "--seat", seat)
        assert called.status == 2
        assert "seats 0 to 3" in called.err


def test_a_save_that_exists_is_not_overwritten(contrabande: Terminal, finished: Path) -> None:
    """It is named, with what to do instead."""
    text = finished.read_bytes()
    called = contrabande("play", "hs", "--bots", "random", "--save", finished)
    assert called.status == 2
    assert "--resume" in called.err
    assert finished.read_bytes() == text


def test_a_place_that_cannot_be_written_is_refused_before_the_deal(contrabande: Terminal, finished: Path) -> None:
    """Nobody plays a match that cannot be saved."""
    called = contrabande("play", "hs", "--bots", "random", "--save", finished / "inside.json")
    assert called.status == 2
    assert "cannot be written" in called.err
    assert called.out == ""


def test_records_that_cannot_be_written_are_refused_with_their_option(contrabande: Terminal, finished: Path) -> None:
    """Not with one that simulate does not have."""
    called = contrabande("simulate", "hs", "--matches", 1, "--bots", "random", "--records", finished / "inside")
    assert called.status == 2
    assert "--records" in called.err
    assert "--save" not in called.err


def test_a_record_without_its_seed_cannot_be_verified_yet(contrabande: Terminal, saved: Path) -> None:
    """It says so, and by what it can be known again; one that breaks the rules is refused as any other."""
    whole = decode(saved.read_bytes().split(b'\n{"bookmark"')[0] + b"\n")
    secret = Record(whole.header, whole.entries, End(None, None))
    saved.write_bytes(encode(secret))
    called = contrabande("verify", saved)
    assert called.status == 2
    assert "seed has not been revealed" in called.err
    assert called.out == f"commitment {whole.header.commitment}\nfingerprint {fingerprint(secret)}\n"
    assert contrabande("replay", saved, "--seat", 0).status == 0
    saved.write_bytes(encode(Record(whole.header, whole.entries, End(Outcome("nobody", (), ()), None))))
    called = contrabande("verify", saved)
    assert called.status == 2
    assert "the outcome does not follow" in called.err
    assert called.out == ""
