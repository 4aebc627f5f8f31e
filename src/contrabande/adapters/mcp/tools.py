"""The tools: what a model may do at a table, as plain functions with plain data. The protocol itself is in `server`."""

import json
import secrets
from collections.abc import Mapping

import msgspec

from contrabande.adapters.mcp.chair import Chair, Tables, Wanted, is_done, needs_answer, not_open
from contrabande.adapters.models.objection import NotTaken, Objection, objection
from contrabande.adapters.models.telling import legend_of, rules_of, table_of
from contrabande.client.wire import LEVELS, LONGEST_NAME
from contrabande.engine.actions import Prompt
from contrabande.engine.codec import encode
from contrabande.engine.errors import OptionsError, shortened
from contrabande.engine.game import AnyGame
from contrabande.engine.lettering import is_showable
from contrabande.engine.options import read_options, values_of
from contrabande.engine.seats import Seat
from contrabande.games import GAMES, game_named
from contrabande.wording import LANGUAGES, Catalogue, Wording, general
from contrabande.wording.folding import fold

LONGEST_WAIT = 50.0
"""Seconds: less than a client waits for a tool."""
MOST_CHAIRS = 400
"""The oldest chair is given up when one more is wanted; a bot plays on in it."""
USUAL_SEATS = 4

Told = dict[str, object]
FACTS: dict[str, dict[str, str | int]] = {
    "language": {"languages": ", ".join(LANGUAGES)},
    "level": {"levels": ", ".join(LEVELS)},
    "name": {"most": LONGEST_NAME},
    "seconds": {"longest": int(LONGEST_WAIT)},
}
"""Facts for the words that describe a field (`mcp-field-…`)."""


class Tools:
    """The chairs that models have taken, each under a secret of its own.

    The docstrings are for people; models read `mcp-tool-…` and `mcp-field-…` of the catalogue in *language*.
    """

    def __init__(self, tables: Tables, language: str = LANGUAGES[0]) -> None:
        self._tables = tables
        self._language = language
        self._chairs: dict[str, Chair] = {}

    # Finding a table.

    async def list_games(self, language: str | None = None) -> Told:
        """The games, their seat counts and their options with the values each may have."""
        spoken = self._spoken(language)
        return {
            "games": [
                {
                    "game": game.key,
                    "title": Wording(game, spoken).title,
                    "about": Wording(game, spoken).tagline,
                    "seats": [game.seats[0], game.seats[-1]],
                    "options": {name: list(values) for name, values in values_of(game.options).items()},
                }
                for game in GAMES
            ]
        }

    async def read_rules(self, game: str, language: str | None = None) -> str:
        """The rules of a game. Every rule has a number, which refusals cite."""
        spoken = self._spoken(language)
        return rules_of(Wording(_game(game), spoken))

    async def list_tables(self) -> Told:
        """Tables that you may join or watch."""
        return {"tables": [msgspec.to_builtins(notice) for notice in await self._tables.notices()]}

    async def new_table(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, str | int] | None = None,
        level: str = "solid",
        free_seats: int = 0,
        name: str = "Model",
        language: str | None = None,
    ) -> Told:
        """Open a table and sit down. Real bots take the other seats; it begins when no seat is free any more."""
        spoken = self._spoken(language)
        played = _game(game)
        count = min(max(USUAL_SEATS, played.seats[0]), played.seats[-1]) if seats is None else seats
        chosen = read_options(played, options or {}, count)
        _check_company(level, free_seats, count)
        wanted = Wanted(played, chosen, count, level, free_seats, _checked_name(name), spoken)
        return await self._admitted(await self._tables.open(wanted))

    async def join_table(self, code: str, name: str = "Model", language: str | None = None) -> Told:
        """Take a free seat at a table; you are ready to play at once."""
        spoken = self._spoken(language)
        return await self._admitted(await self._tables.join(code, _checked_name(name), spoken))

    async def watch_table(self, code: str, language: str | None = None) -> Told:
        """Watch a table: you see what everybody sees, and are never asked."""
        return await self._admitted(await self._tables.watch(code, self._spoken(language)))

    # At a table.

    async def my_view(self, seat: str) -> Told:
        """All you see: the table, your view of the match, and what happened (as far as the game lets you look back)."""
        chair = self._chair(seat)
        view = chair.view
        return {
            **_where(chair),
            "table": table_of(chair.words, chair.options, chair.seats),
            "view": None if view is None else msgspec.json.decode(view),
            "legend": legend_of(chair.reader.texts, chair.words),
            "happened": chair.log.again(),
        }

    async def my_prompt(self, seat: str) -> Told:
        """The question put to you, its number, and the form of each kind of answer."""
        chair = self._chair(seat)
        return {**_where(chair), "prompt": _prompt(chair)}

    async def answer(self, seat: str, action: str | dict[str, object], prompt: int | None = None) -> Told:
        """Answer the question. While others are asked, too, your answer is sealed, and you may give another instead."""
        chair = self._chair(seat)
        put = chair.prompt
        if put is None:
            raise NotTaken(_not_asked(chair))
        if prompt is not None and prompt != put.number:
            raise NotTaken(not_open(chair.words, prompt, put))
        text = action if isinstance(action, str) else json.dumps(action)
        read = chair.reader.read(text, put.ask)
        await chair.answer(read, put.number)
        return {"taken": chair.reader.texts.string(read), **_where(chair)}

    async def wait_for_my_turn(self, seat: str, seconds: float = 20.0) -> Told:
        """Wait until you are asked or it is over, never longer than *seconds*; then what is new, and the question."""
        chair = self._chair(seat)
        await chair.wait(min(seconds, LONGEST_WAIT) if seconds > 0 else 0.0)
        view = chair.view
        return {
            **_where(chair),
            "news": chair.log.news(),
            "view": None if view is None else msgspec.json.decode(view),
            "prompt": _prompt(chair),
        }

    async def say(self, seat: str, phrase: int | None = None, to: int | None = None) -> Told:
        """Say one of the game's phrases. Talk binds nobody."""
        chair = self._chair(seat)
        if phrase is None:
            return {"phrases": dict(enumerate(chair.words.phrases(), 1))}
        await chair.say(phrase, None if to is None else Seat(to))
        return {"said": chair.words.phrases()[phrase - 1]}

    async def leave(self, seat: str) -> Told:
        """Leave for good. A bot plays on in your seat."""
        chair = self._chair(seat)
        del self._chairs[seat]
        await chair.leave()
        return {"left": chair.code}

    # Chairs.

    async def _admitted(self, chair: Chair) -> Told:
        token = secrets.token_hex(16)
        while len(self._chairs) >= MOST_CHAIRS:
            await self._chairs.pop(next(iter(self._chairs))).leave()
        self._chairs[token] = chair
        return {"seat": token, **_where(chair)}

    def _chair(self, token: str) -> Chair:
        if token not in self._chairs:
            words = Catalogue(None, self._language)
            raise NotTaken(objection(words, "no-such-seat", "model-no-seat", general.SECRETS))
        return self._chairs[token]

    def _spoken(self, language: str | None) -> str:
        """The language that is wanted, or the one of the door."""
        spoken = self._language if language is None else language
        if spoken not in LANGUAGES:
            raise OptionsError(f"there is no language {shortened(spoken)!r}; there are {', '.join(LANGUAGES)}")
        return spoken

    async def close(self) -> None:
        """Give all chairs up."""
        for token in list(self._chairs):
            await self._chairs.pop(token).leave()


def _where(chair: Chair) -> Mapping[str, object]:
    """What every reply says: where you are, and whether the table waits for you."""
    status = "over" if is_done(chair) else "your turn" if needs_answer(chair) else "waiting"
    return {
        "code": chair.code,
        "game": chair.words.game.key,
        "you": chair.seat,
        "phase": chair.phase,
        "status": status,
        "asked": list(chair.asked),
        "answered": chair.answered,
    }


def _prompt(chair: Chair) -> Told | None:
    put = chair.prompt
    if put is None or chair.seat is None:
        return None
    texts, draft = chair.reader.texts, chair.draft
    return {
        "prompt": put.number,
        "question": chair.words.ask(Prompt(put.number, put.ask), chair.seat),
        "rules": list(put.ask.rules),
        "answers": texts.forms(put.ask.choices),
        "forms": msgspec.json.decode(encode([choice.form() for choice in put.ask.choices])),
        "sealed": None if draft is None else texts.string(draft),
    }


def _not_asked(chair: Chair) -> Objection:
    if is_done(chair):
        return objection(chair.words, "match-over", "model-over", general.ANSWERS)
    return objection(chair.words, "not-asked", "model-not-asked", general.ANSWERS)


def _game(name: str) -> AnyGame:
    """The game with that key, or with those two letters, in whatever case."""
    for game in GAMES:
        if fold(name) in (fold(game.key), fold(game.prefix)):
            return game
    return game_named(name)


def _check_company(level: str, free_seats: int, seats: int) -> None:
    if level not in LEVELS:
        raise OptionsError(f"there are no {shortened(level)!r} bots; there are {', '.join(LEVELS)}")
    if not 0 <= free_seats < seats:
        raise OptionsError(f"free_seats is 0 to {seats - 1} at a table of {seats}, not {free_seats}")


def _checked_name(name: str) -> str:
    if not (name.strip() and len(name) <= LONGEST_NAME and is_showable(name)):
        raise OptionsError(f"a name has 1 to {LONGEST_NAME} letters that can be shown")
    return name.strip()
