"""`contrabande arena`: a line of JSON with the keys that machines rely on, a table for people, one line for errors."""

import json
from importlib.resources import files
from pathlib import Path

import arena_bots
import pytest
from cli_harness import Terminal

QUICK = ("--deals", 2, "--processes", 1)


def test_the_last_line_is_json(contrabande: Terminal) -> None:
    """With these keys, and figures per bot."""
    called = contrabande("arena", "hochstapler", "--seats", 4, "--bots", "heuristic,random", *QUICK, "--json")
    assert called.status == 0
    assert called.out.count("\n") == 1
    report = json.loads(called.out.splitlines()[-1])
    assert list(report)[:5] == ["game", "seats", "deals", "entries", "matrix"]
    assert (report["game"], report["seats"], report["deals"], report["matches"]) == ("hochstapler", 4, 2, 8)
    one, other = report["entries"]
    assert list(one)[:4] == ["bot", "win_share", "ci95", "mean_score"]
    assert (one["bot"], other["bot"]) == ("heuristic", "random")
    low, high = one["ci95"]
    assert 0 <= low <= one["win_share"] <= high <= 1
    assert report["matrix"] == [[None, one["win_share"]], [None, None]]


def test_of_few_deals_it_is_said_that_the_interval_is_too_narrow(contrabande: Terminal) -> None:
    """In one line on standard error, and of how many would do."""
    call = ("arena", "hs", "--seats", 3, "--bots", "arena_bots:First,random", "--processes", 1, "--json")
    for deals, few in ((1, "1 deal makes"), (29, "29 deals make")):
        called = contrabande(*call, "--deals", deals)
        assert called.err == f"{few} the intervals narrower than their 95 %; --deals 60 would do\n"
        assert json.loads(called.out)["deals"] == deals
    assert contrabande(*call, "--deals", 30).err == ""


def test_who_plays_for_a_bot_that_has_not_learned_such_a_table_is_told(contrabande: Terminal, tmp_path: Path) -> None:
    """By its card, or by a house rule: the figures are another's."""
    weights = tmp_path / "small.npz"
    weights.write_bytes(files("contrabande.bots").joinpath("weights", "hochstapler.npz").read_bytes())
    weights.with_suffix(".json").write_text('{"seats": [5]}')
    few = "2 deals make the intervals narrower than their 95 %; --deals 60 would do\n"
    understudy = " has not learned such a table; a heuristic bot plays in its place\n"
    small = f"neural@{weights}"
    for arguments, told in (
        (("--seats", 3, "--bots", f"{small},random"), small + understudy),
        (("--seats", 5, "--bots", f"{small},random"), ""),
        (("--seats", 3, "--bots", "strong,random", "-o", "hs.mode=to10"), "strong" + understudy),
    ):
        assert contrabande("arena", "hs", *arguments, *QUICK, "--json").err == told + few
    watched = contrabande("conduct", "hs", "--bot", small, "--among", "random", "--seats", 3, "--matches", 2, "--json")
    assert watched.err == small + understudy


def test_people_get_a_table(contrabande: Terminal) -> None:
    """With odds to a fair share; of three bots also the matrix and their rating."""
    called = contrabande("arena", "hs", "--bots", "random,beginner,arena_bots:First", *QUICK)
    assert "a fair share is 25.0%" in called.out
    for word in ("odds", "beginner", "Bradley–Terry", "all mixed", "matches"):
        assert word in called.out


def test_options_and_seeds_are_those_of_simulate(contrabande: Terminal) -> None:
    """Another seed or another rule, another figure."""
    call = ("arena", "hs", "--bots", "random,arena_bots:First", *QUICK, "--json")
    found = [
        json.loads(contrabande(*call, *more).out)["entries"]
        for more in ((), ("--seed", "5"), ("-o", "hs.mode=to10"), ())
    ]
    assert found[0] == found[3]
    assert found[0] not in found[1:3]
    assert found[1] != found[2]


def test_refused_answers_are_told_on_standard_error(contrabande: Terminal) -> None:
    """The figures stay alone on standard output."""
    name = f"{arena_bots.__file__}:Cheat"
    called = contrabande("arena", "hs", "--bots", f"{name},random", "--deals", 1, "--processes", 1, "--json")
    entry = json.loads(called.out)["entries"][0]
    assert called.err.startswith(f"{name}: {entry['faults']} answers refused, first IllegalAction")


@pytest.mark.parametrize("verb", ["arena", "conduct"])
def test_the_help_names_the_learned_bots(contrabande: Terminal, verb: str) -> None:
    """However it breaks its lines."""
    said = " ".join(contrabande(verb, "--help").out.replace("│", " ").split())
    for name in ("neural,", "neural:argmax", "neural:0.7", "neural@file.npz,", "neural@file.npz:0.7"):
        assert name in said


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("chess",), "there is no game"),
        (("hs", "--seats", 9), "3 to 7 seats, not 9"),
        (("hs", "--bots", "random"), "name two or more"),
        (("hs", "--bots", "random,genius"), "there is no bot 'genius'"),
        (("hs", "--bots", "random,"), "there is no bot ''"),
        (("hs", "--bots", "random,no_such:Bot"), "'no_such' cannot be imported"),
        (("hs", "--deals", 0), "give 1 or more"),
        (("hs", "--deals", 99999999999999), "give 10000000 or fewer"),
        (("hs", "--bots", f"neural:{'9' * 400},random"), "is no temperature of a learned bot"),
        (("hs", "--processes", 0), "give 1 or more"),
        (("hs", "--timeout", "nan"), "give more than 0"),
        (("hs", "--ray", ""), "the address of a cluster"),
        (("hs", "--option", "hs.mode=never"), "hs.mode is one of"),
    ],
)
def test_bad_arguments_get_one_clear_line(contrabande: Terminal, arguments: tuple[object, ...], said: str) -> None:
    """And status 2."""
    called = contrabande("arena", *arguments)
    assert (called.status, called.out) == (2, "")
    assert len(called.err.splitlines()) == 1
    assert said in called.err


def test_simulate_gives_the_same_from_several_processes(contrabande: Terminal, tmp_path: Path) -> None:
    """Figures and records."""
    call = ("simulate", "hs", "--bots", "random", "--matches", 5, "--json", "--records")
    one, two = tmp_path / "one", tmp_path / "two"
    reports = [
        json.loads(contrabande(*call, folder, "--processes", count).out) for count, folder in enumerate((one, two), 1)
    ]
    assert reports[0] | {"seconds": 0} == reports[1] | {"seconds": 0}
    names = sorted(path.name for path in one.iterdir())
    assert len(names) == 5
    assert all((one / name).read_bytes() == (two / name).read_bytes() for name in names)
