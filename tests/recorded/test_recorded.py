"""Recorded matches: each replays to its outcome, and every ending, tie-break and option value is among them."""

import re
from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest
from wishes import TIE_BREAKS, AnyMatch, is_shared

from contrabande.engine.errors import RecordError
from contrabande.engine.game import AnyGame
from contrabande.engine.options import values_of
from contrabande.engine.record import Record, decode, encode
from contrabande.engine.replay import verify
from contrabande.games import GAMES, game_named

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.json"))
EVERY_FILE = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
SENSELESS: list[object] = [-1, 99, 10**12, "", "nobody", [], [-1] * 6, [99] * 6, None, True, 1.5, {}]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


@cache
def record_in(path: Path) -> Record:
    """The record that a file holds."""
    return decode(path.read_bytes())


@cache
def match_in(path: Path) -> AnyMatch:
    """The match that a file holds, played again."""
    record = record_in(path)
    return verify(game_named(record.header.game), record)


def records_of(game: AnyGame) -> list[Record]:
    """All records of a game."""
    return [record_in(path) for path in FILES if path.parent.name == game.key]


@EVERY_FILE
def test_a_recorded_match_replays_to_its_outcome(path: Path) -> None:
    """Every draw, every answer and the result, byte for byte."""
    match = match_in(path)
    assert encode(match.record()) == path.read_bytes()
    assert match.is_over
    assert match.outcome == record_in(path).end.outcome
    assert match.outcome is not None
    assert match.outcome.ending in match.game.endings


@EVERY_FILE
def test_a_recorded_match_is_what_its_name_says(path: Path) -> None:
    """The ending, the tie, the option value."""
    match = match_in(path)
    assert match.outcome is not None
    what, _, rest = path.stem.partition("-")
    if what == "ending":
        assert match.outcome.ending == rest
    elif what == "option":
        name, _, value = rest.partition("-")
        assert str(record_in(path).header.options[name]) == value
    elif what == "tie":
        assert TIE_BREAKS[match.game.key][path.stem][1](match)
    else:
        assert path.stem == "shared-win"
        assert is_shared(match)


@EVERY_FILE
def test_a_record_of_an_older_version_is_refused_by_name(path: Path) -> None:
    """An honest record of the version before: the rules may have been others then."""
    record = record_in(path)
    game = game_named(record.header.game)
    older = msgspec.structs.replace(record.header, version=game.version - 1)
    text = encode(msgspec.structs.replace(record, header=older))
    with pytest.raises(RecordError, match=rf"header: .*version {game.version - 1} of {game.key}; .*{game.version}$"):
        verify(game, decode(text))


def forged(record: Record, others: list[Record], rng: Random) -> tuple[Record, int]:
    """*record* with another action in one entry: one from elsewhere, or one with a senseless field."""
    number = rng.randrange(1, len(record.entries))
    answers = list(record.entries[number].answers)
    action = rng.choice(rng.choice(rng.choice(others).entries[1:]).answers).action
    fields = msgspec.json.decode(action)
    if len(fields) > 1 and rng.random() < 0.5:
        fields[rng.choice(list(fields)[1:])] = rng.choice(SENSELESS)
        action = msgspec.Raw(msgspec.json.encode(fields))
    answers[0] = msgspec.structs.replace(answers[0], action=action)
    entries = list(record.entries)
    entries[number] = msgspec.structs.replace(entries[number], answers=tuple(answers))
    return msgspec.structs.replace(record, entries=tuple(entries)), number


@EVERY_GAME
def test_a_forged_answer_is_a_possible_match_or_refused_where_it_stops_being_one(game: AnyGame) -> None:
    """Never earlier, and never with anything but a refusal."""
    rng, others = Random(game.key), records_of(game)
    places: list[tuple[int, int]] = []
    for _ in range(30):
        record, number = forged(min(rng.sample(others, 4), key=lambda record: len(record.entries)), others, rng)
        try:
            verify(game, decode(encode(record)))
        except RecordError as error:
            where = error.place.removeprefix("entry ")
            places.append((number, len(record.entries) if where == "end" else int(where)))
    assert all(found >= number for number, found in places)
    assert len(places) > 15


@EVERY_GAME
def test_every_ending_is_on_record(game: AnyGame) -> None:
    """Fails with the names of those that are not."""
    found = {record.end.outcome.ending for record in records_of(game) if record.end.outcome is not None}
    missing = [ending for ending in game.endings if ending not in found]
    assert not missing, f"no match of {game.key} ends by {', '.join(missing)}"


@EVERY_GAME
def test_every_option_value_is_on_record(game: AnyGame) -> None:
    """The defaults, too."""
    found = {item for record in records_of(game) for item in record.header.options.items()}
    wanted = [(name, value) for name, values in values_of(game.options).items() for value in values]
    missing = [f"{game.prefix.lower()}.{name}={value}" for name, value in wanted if (name, value) not in found]
    assert not missing, f"no match is played with {', '.join(missing)}"


@EVERY_GAME
def test_every_tie_break_is_on_record(game: AnyGame) -> None:
    """GEN-7: where nothing else decides, the win is shared."""
    names = ("shared-win", *TIE_BREAKS.get(game.key, {}))
    missing = [name for name in names if not (FOLDER / game.key / f"{name}.json").exists()]
    assert not missing, f"{game.key} lacks {', '.join(missing)}"


@EVERY_GAME
def test_seat_counts_are_varied(game: AnyGame) -> None:
    """The smallest table, the largest, and at least one between."""
    found = {record.header.seats for record in records_of(game)}
    assert {game.seats[0], game.seats[-1]} <= found
    assert len(found) >= 3


@EVERY_GAME
def test_every_recorded_match_says_why_it_exists(game: AnyGame) -> None:
    """One line each in the README of the folder."""
    text = (FOLDER / game.key / "README.md").read_text(encoding="utf-8")
    named = re.findall(r"^- `(.+)\.json`: \S", text, re.MULTILINE)
    assert sorted(named) == [path.stem for path in FILES if path.parent.name == game.key]
