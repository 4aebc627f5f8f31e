"""Scenes: the moment at which each question of a game is first put to a person, as the server tells it to that person.

Matches are played from fixed seeds by answers drawn from the questions themselves, on a table that is folded from its
log and shown by the server's own code. So a scene changes only when the rules, or what a seat is sent, change.
"""

import re
from collections.abc import Mapping
from functools import cache
from random import Random

import msgspec
from web_house import ROOT

from contrabande.client.vocabulary import SHAPES, OptionValues
from contrabande.engine.codec import encode
from contrabande.engine.match import AnyMatch
from contrabande.engine.seats import Seat
from contrabande.games import GAMES
from contrabande.server import entries as log
from contrabande.server.deciding import checked_arrangement
from contrabande.server.entries import AnyEntry, Arrangement, Logged
from contrabande.server.paces import pace_of
from contrabande.server.showing import Showing
from contrabande.server.table import Table

Plan = tuple[int, OptionValues, int]
"""Seats, options, and the number that a match is played from."""

PLANS: dict[str, tuple[Plan, ...]] = {
    "hart-an-der-grenze": ((5, {"max_offers": 2}, 1), (5, {"count": "exact"}, 1)),
    "meisterdiebe": ((4, {"auto_pick": "off"}, 1), (4, {"manip": "one"}, 1)),
    "hochstapler": ((4, {}, 1),),
    "prohis": ((4, {}, 1), (4, {"claim": "open"}, 1)),
}
"""Matches that lead to every question: a second one for what the first never asks."""
PEOPLE = ("Ada", "Bo", "Cleo", "Dirk", "Eva", "Finn", "Gus")
BOT = "Odile"
AT = 1_000_000
"""When everything happens."""
ASKED = re.compile(r"^ask-(\S+) =", re.MULTILINE)


def questions_of(game: str) -> list[str]:
    """Every question there is in a game: each has a sentence."""
    folder = ROOT / "src/contrabande/games" / game.replace("-", "_")
    return ASKED.findall((folder / "locales/en.ftl").read_text("utf-8"))


def scene_name(game: str, question: str) -> str:
    """What a scene is called: its table, and the file of its tree."""
    return f"{game}-{question}"


@cache
def scenes_of(game: str) -> Mapping[str, str]:
    """What is sent to the first person who is asked each question, in the first match that asks it."""
    found: dict[str, str] = {}
    for plan in PLANS[game]:
        _play(game, plan, found)
    return found


@cache
def sights_of(game: str) -> Mapping[str, str]:
    """What is sent to somebody who looks on while each question is put to others, the last time that happens."""
    found: dict[str, str] = {}
    for plan in PLANS[game]:
        table, rng = dealt(game, plan), Random(plan[2])
        while table.phase == "playing":
            asked = match_at(table).to_act
            prompt = match_at(table).prompt(min(asked))
            idle = [member for member in table.members if member not in asked]
            if prompt is not None and idle:
                table.name = f"{scene_name(game, prompt.ask.key)}-seen"
                found[prompt.ask.key] = told(table, idle[0])
            _answer(table, rng)
    return found


def scenes_among(game: str, plan: Plan) -> Mapping[str, str]:
    """The same in one match, among as many as one likes."""
    found: dict[str, str] = {}
    _play(game, plan, found)
    return found


def _play(game: str, plan: Plan, found: dict[str, str]) -> None:
    table, rng = dealt(game, plan), Random(plan[2])
    while table.phase == "playing" and len(found) < len(questions_of(game)):
        match = match_at(table)
        for seat in sorted(match.to_act):
            prompt = match.prompt(seat)
            assert prompt is not None
            if seat in table.members and prompt.ask.key not in found:
                table.name = scene_name(game, prompt.ask.key)
                found[prompt.ask.key] = told(table, seat)
        _answer(table, rng)


def dealt(game: str, plan: Plan) -> Table:
    """A table with people in all seats but the last, where a bot sits, and cards on it."""
    seats, options, seed = plan
    table = Table("scene")
    arrangement = checked_arrangement(Arrangement(game, options, seats, "relaxed", 24, "link", True))
    fold(table, log.Opened(arrangement, "BCDF", f"{seed:064x}"))
    for member, name in enumerate(PEOPLE[: seats - 1]):
        fold(table, log.Joined(member, name, SHAPES[member], "en", "player"))
        fold(table, log.Came(member, "here"))
        fold(table, log.Seated(member, Seat(member)))
    fold(table, log.BotSeated(Seat(seats - 1), "solid", "honest", BOT, SHAPES[-1]))
    version = next(each.version for each in GAMES if each.key == game)
    fold(table, log.Dealt(version, (*PEOPLE[: seats - 1], BOT), ("",) * seats))
    return table


def told(table: Table, member: int) -> str:
    """Everything that a member is sent who connects now."""
    played = table.arrangement
    return Showing(table, pace_of(played.pace, played.hours)).state(member, None, AT).decode()


def match_at(table: Table) -> AnyMatch:
    """The match that is played there."""
    assert table.match is not None
    return table.match


def _answer(table: Table, rng: Random) -> None:
    """Everybody who is asked answers by chance."""
    match = match_at(table)
    is_sealed = table.is_sealed
    for seat in sorted(match.to_act):
        prompt = match.prompt(seat)
        assert prompt is not None
        action = msgspec.Raw(encode(prompt.ask.sample(rng.random)))
        fold(table, log.Answered(seat, prompt.number, action, "player"))
    if is_sealed:
        fold(table, log.Revealed())


def fold(table: Table, entry: AnyEntry) -> None:
    """Something happens at the table."""
    table.fold(AT, Logged(entry))
