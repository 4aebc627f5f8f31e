"""Two worlds: a match as it comes live to one seat, and another that differs only in what that seat alone knows."""

import json
from random import Random
from typing import Any

import msgspec
from web_scenes import Plan, dealt, fold, match_at, told

from contrabande.client.vocabulary import SHAPES
from contrabande.engine.codec import encode
from contrabande.engine.seats import Seat
from contrabande.games import GAMES
from contrabande.games.meisterdiebe.tables import Printed
from contrabande.server import entries as log
from contrabande.server.paces import pace_of
from contrabande.server.showing import Showing

WATCHER = 9
"""The number of a member who looks on: what he is sent is known to all."""
NO_SECRETS = {"match.seat", "match.view.seat", "match.prompt", "member"}
"""Places where a seat is told something else than a watcher, and it is no secret; the question is turned apart."""
WORDS = [*(row for game in GAMES for row in game.vocabulary.values()), Printed.CHARACTERS]


def worlds(game: str, plan: Plan, seat: int, most: int) -> tuple[list[str], list[str]]:
    """What the seat is sent from the deal on, message by message, as it is and as it might be."""
    messages = _messages(game, plan, seat, most)
    return [mine for mine, _ in messages], [_otherwise(mine, seen) for mine, seen in messages]


def _messages(game: str, plan: Plan, seat: int, most: int) -> list[tuple[str, str]]:
    """What the seat and a watcher are sent, as long as cards are hidden."""
    table, rng = dealt(game, plan), Random(plan[2])
    table.name = f"{game}-live"
    pace = pace_of(table.arrangement.pace, table.arrangement.hours)
    fold(table, log.Joined(WATCHER, "Wim", SHAPES[5], "en", "watcher"))
    sent = [(told(table, seat), told(table, WATCHER))]

    def follow(entry: log.AnyEntry) -> None:
        before = len(table.shown)
        fold(table, entry)
        step = Showing(table, pace, table.shown[before:]).step
        sent.append((step(Seat(seat)).decode(), step(None).decode()))

    while table.phase == "playing" and len(sent) < most:
        match, is_sealed = match_at(table), table.is_sealed
        for asked in sorted(match.to_act):
            prompt = match.prompt(asked)
            assert prompt is not None
            action = msgspec.Raw(encode(prompt.ask.sample(rng.random)))
            follow(log.Answered(asked, prompt.number, action, "player"))
        if is_sealed:
            follow(log.Revealed())
    return sent if table.phase == "playing" else sent[:-1]


def _otherwise(mine: str, seen: str) -> str:
    said = json.loads(mine)
    other = _differing(said, json.loads(seen), "")
    hands = [row for row in said["match"]["view"].values() if isinstance(row, list) and row and type(row[0]) is int]
    other["match"]["prompt"] = _asked_of(said["match"]["prompt"], hands)
    return json.dumps(other)


def _differing(mine: Any, seen: Any, place: str) -> Any:
    """The same where a watcher knows as much; something else where he does not."""
    if place in NO_SECRETS or mine == seen:
        return mine
    if isinstance(mine, dict) and isinstance(seen, dict):
        return {name: _differing(each, seen.get(name), f"{place}.{name}".lstrip(".")) for name, each in mine.items()}
    if isinstance(mine, list) and isinstance(seen, list) and len(mine) == len(seen):
        return [_differing(one, other, place) for one, other in zip(mine, seen, strict=True)]
    return _turned(mine)


def _turned(secret: Any) -> Any:
    """Another hand, card, number or answer, of the same size."""
    match secret:
        case {"type": "Waive"}:
            return {"type": "Claim", "control": "captain"}
        case {"type": "Claim"}:
            return {"type": "Waive"}
        case dict():
            return {name: _turned(each) for name, each in secret.items()}
        case list():
            # What is gone is gone for all to see.
            there = [each for each in secret if each is not None]
            turned = iter([*there[1:], *there[:1]])
            return [None if each is None else next(turned) for each in secret]
        case str():
            row = next((row for row in WORDS if secret in row), (secret,))
            return row[(row.index(secret) + 1) % len(row)]
        case int() if not isinstance(secret, bool):
            return secret - 1 if secret else 1
    return secret


def _asked_of(prompt: Any, hands: list[Any]) -> Any:
    """What a question lets one choose from turns with the hand."""
    if isinstance(prompt, dict):
        return {name: _asked_of(each, hands) for name, each in prompt.items()}
    if isinstance(prompt, list):
        return _turned(prompt) if prompt in hands else [_asked_of(each, hands) for each in prompt]
    return prompt
