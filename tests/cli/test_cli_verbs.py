"""Every verb does what its help says."""

import json
from pathlib import Path

import pytest
from cli_harness import Terminal, answers

from contrabande.cli import VERBS, main
from contrabande.cli.files import read_saved
from contrabande.engine.match import AnyMatch, Match
from contrabande.engine.record import encode
from contrabande.games import GAMES
from contrabande.laws.broken import LawBroken
from contrabande.wording import LANGUAGES, Wording

every_game = pytest.mark.parametrize("game", [game.key for game in GAMES])


def test_no_verb_is_a_welcome(contrabande: Terminal) -> None:
    """It names every game and what to type."""
    called = contrabande()
    assert called.status == 0
    assert all(Wording(game, "en").title in called.out for game in GAMES)
    assert "contrabande play" in called.out


@pytest.mark.parametrize("verb", VERBS)
def test_help_gives_examples(contrabande: Terminal, verb: str) -> None:
    """For each verb, and for all."""
    assert f"contrabande {verb}" in contrabande(verb, "--help").out
    assert verb in contrabande("--help").out


def test_main_leaves_with_the_status(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """And says what is wrong on standard error."""
    with pytest.raises(SystemExit) as left:
        main(["verify", "no-such-file"])
    assert left.value.code == 2
    assert capsys.readouterr().err == "contrabande: there is no file no-such-file\n"
    monkeypatch.setattr("sys.argv", ["contrabande", "--version"])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 0


def test_games_lists_seats_and_options(contrabande: Terminal) -> None:
    """In the language that is asked for."""
    called = contrabande("games", "--lang", "nl")
    assert called.status == 0
    assert "hs.reshuffle" in called.out
    assert "3 tot 7 spelers" in called.out


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_told_in_order_with_their_ids(contrabande: Terminal, game: str, language: str) -> None:
    """All sections, all rules."""
    called = contrabande("rules", game, "--lang", language)
    played = next(each for each in GAMES if each.key == game)
    ids = [rule.id for section in Wording(played, language).rules() for rule in section.rules]
    places = [called.out.index(f" {rule} ") for rule in ids]
    assert called.status == 0
    assert places == sorted(places)


def test_the_language_comes_from_the_environment(contrabande: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless it is one that we do not speak."""
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "3 bis 7 Spieler" in contrabande("games").out
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "3 to 7 players" in contrabande("games").out


# Simulate.


@every_game
def test_simulate_counts_wins_and_endings(contrabande: Terminal, game: str) -> None:
    """With the keys that machines rely on, and the same figures for the same seed."""
    call = ("simulate", game, "--matches", 3, "--seed", "7", "--bots", "random", "--json")
    report, again = (json.loads(contrabande(*call).out.splitlines()[-1]) for _ in range(2))
    assert list(report) == ["game", "seats", "matches", "decisions", "seconds", "win_share", "endings"]
    assert (report["game"], report["seats"], report["matches"]) == (game, 4, 3)
    assert report["win_share"] == {"random": pytest.approx(1)}
    assert sum(report["endings"].values()) == 3
    assert report | {"seconds": 0} == again | {"seconds": 0}


def test_simulate_seats_every_bot_everywhere(contrabande: Terminal) -> None:
    """The shares of all bots sum to one."""
    call = ("simulate", "hs", "--seats", 3, "--matches", 6, "--bots", "heuristic,random,random", "--json")
    report = json.loads(contrabande(*call).out)
    assert set(report["win_share"]) == {"heuristic", "random"}
    assert sum(report["win_share"].values()) == pytest.approx(1)


def test_simulate_keeps_records_that_verify(contrabande: Terminal, tmp_path: Path) -> None:
    """Each match in a folder, genuine by its seed."""
    assert contrabande("simulate", "pr", "--matches", 2, "--bots", "random", "--records", tmp_path).status == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["prohis-0.json", "prohis-1.json"]
    assert "genuine" in contrabande("verify", tmp_path / "prohis-1.json").out
    players = read_saved(tmp_path / "prohis-1.json").record.header.players
    assert players == ("random 2", "random 3", "random 4", "random 1")


def test_simulate_mixes_no_records_of_two_runs(contrabande: Terminal, tmp_path: Path) -> None:
    """It says so before it plays, and what lies there stays."""
    call = ("simulate", "pr", "--bots", "random", "--records", tmp_path)
    contrabande(*call, "--matches", 1)
    older = (tmp_path / "prohis-0.json").read_bytes()
    called = contrabande(*call, "--matches", 2, "--seed", 77)
    assert (called.status, called.out) == (2, "")
    assert "prohis-0.json is the record of another run; choose another folder with --records" in called.err
    assert [path.name for path in tmp_path.iterdir()] == ["prohis-0.json"]
    assert (tmp_path / "prohis-0.json").read_bytes() == older


def test_simulate_takes_options_and_tells_people(contrabande: Terminal) -> None:
    """Without --json it prints words."""
    called = contrabande("simulate", "hs", "--matches", 2, "--bots", "random", "--option", "hs.mode=to10")
    assert "2 matches" in called.out
    assert "points_reached" in called.out


# Replay and verify.


def test_verify_says_that_a_record_is_genuine(contrabande: Terminal, finished: Path, saved: Path) -> None:
    """A finished one and a saved one."""
    assert "genuine: hochstapler, 4 seats" in contrabande("verify", finished).out
    assert "not finished" in contrabande("verify", saved).out
    assert f"commitment {read_saved(saved).record.header.commitment}\n" in contrabande("verify", saved).out


def test_replay_tells_all_cards_of_a_finished_match(contrabande: Terminal, finished: Path) -> None:
    """And fewer words as one seat saw it."""
    everything, one = contrabande("replay", finished), contrabande("replay", finished, "--seat", 1)
    assert everything.status == one.status == 0
    assert everything.out != one.out
    assert len(everything.out.splitlines()) >= len(one.out.splitlines())


def test_replay_tells_what_a_champion_would_have_done(contrabande: Terminal, finished: Path, saved: Path) -> None:
    """Below each choice, of one seat or of all; not while the match goes on."""
    plain, one, all_ = (
        contrabande("replay", finished, *more) for more in ((), ("--seat", 1, "--advice"), ("--advice",))
    )
    assert "champion" not in plain.out
    assert 0 < one.out.count("A champion in the place of") < all_.out.count("A champion in the place of")
    assert one.out.count("%") > one.out.count("A champion in the place of")
    refused = contrabande("replay", saved, "--seat", 0, "--advice")
    assert (refused.status, refused.out) == (2, "")
    assert "not over" in refused.err


def test_replay_tells_an_unfinished_match_as_a_seat_saw_it(contrabande: Terminal, saved: Path) -> None:
    """But not with all cards."""
    assert contrabande("replay", saved, "--seat", 0, "--lang", "nl").status == 0
    refused = contrabande("replay", saved)
    assert refused.status == 2
    assert "--seat N" in refused.err


def test_replay_opens_no_bots_hand_while_the_match_goes_on(contrabande: Terminal, saved: Path) -> None:
    """Seat 1 is a bot; once it is over anybody's hand is open."""
    called = contrabande("replay", saved, "--seat", 1)
    assert (called.status, called.out) == (2, "")
    assert "seat 1 is a bot in a match that is not over" in called.err
    assert "--seat 0" in called.err


def test_replay_prints_no_control_characters_of_a_name(contrabande: Terminal, tmp_path: Path) -> None:
    """A record may come from anywhere."""
    game, path = GAMES[0], tmp_path / "match.json"
    names = ["An\x1b[2Jna", "Bo\nb", "C\x07", "D\x9b5n"][: game.seats[-1]]
    match: AnyMatch = Match(game, game.variants[0].options, len(names), b"names", players=names)
    path.write_bytes(encode(match.record(with_seed=True)))
    called = contrabande("replay", path, "--seat", 0)
    assert not set("\x1b\x07\x9b") & set(called.out + called.err)


def test_replay_of_a_game_of_memory_keeps_its_secrets_until_the_end(contrabande: Terminal, tmp_path: Path) -> None:
    """Only the current round is told (md.memory_aid)."""
    path = tmp_path / "chest.json"
    lines = answers("meisterdiebe")[:60]
    contrabande("play", "md", "--seats", 2, "--bots", "random", "--seed", "05", "--save", path, typed=lines)
    told = contrabande("replay", path, "--seat", 0)
    assert told.status == 0
    assert "only this round" in told.out


def test_fuzz_runs_the_laws(contrabande: Terminal) -> None:
    """For as long as one likes; what they found is told."""
    called = contrabande("fuzz", "hs", "--minutes", 0.001, "--seats", 3)
    assert called.status == 0
    assert "no law broken" in called.out


def test_fuzz_keeps_the_match_that_breaks_a_law(
    contrabande: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """As a record, and leaves with status 1."""

    def broken(*_: object, **__: object) -> None:
        raise LawBroken(9, "a card is gone", b"the record")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("contrabande.laws.fuzz.run", broken)
    called = contrabande("fuzz", "hs")
    assert called.status == 1
    assert "a card is gone" in called.err
    assert (tmp_path / "hochstapler-law-9.json").read_bytes() == b"the record"
