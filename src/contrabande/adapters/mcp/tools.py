"""The tools: what a model may do at a table, as plain functions with plain data. The protocol itself is in `server`."""

import secrets
from collections.abc import Mapping
from typing import Annotated

import msgspec
from pydantic import Field

from contrabande.adapters.mcp.chair import Chair, Tables, Wanted, is_done, needs_answer
from contrabande.adapters.models.objection import NotTaken, Objection
from contrabande.adapters.models.telling import legend_of, rules_of, table_of
from contrabande.client.wire import LEVELS, LONGEST_NAME
from contrabande.engine.actions import Prompt
from contrabande.engine.codec import encode
from contrabande.engine.errors import OptionsError, shortened
from contrabande.engine.game import AnyGame
from contrabande.engine.options import read_options, values_of
from contrabande.engine.seats import Seat
from contrabande.games import GAMES, game_named
from contrabande.wording import LANGUAGES, Wording
from contrabande.wording.folding import fold

LONGEST_WAIT = 50.0
"""Seconds: less than a client waits for a tool."""
MOST_CHAIRS = 400
"""The oldest chair is given up when one more is wanted; a bot plays on in it."""
USUAL_SEATS = 4

Told = dict[str, object]
Game = Annotated[str, Field(description="key of a game, as list_games gives it")]
Token = Annotated[str, Field(description="your seat: the secret that new_table, join_table or watch_table gave you")]
Code = Annotated[str, Field(description="the letters of a table")]
Name = Annotated[str, Field(description=f"what the others call you, at most {LONGEST_NAME} letters")]
Language = Annotated[str, Field(description=f"language of all sentences: {', '.join(LANGUAGES)}")]


class Tools:
    """The chairs that models have taken, each under a secret of its own."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._chairs: dict[str, Chair] = {}

    # Finding a table.

    async def list_games(self, language: Language = "en") -> Told:
        """The games, their seat counts and their options with the values each may have."""
        _checked_language(language)
        return {
            "games": [
                {
                    "game": game.key,
                    "title": Wording(game, language).title,
                    "about": Wording(game, language).tagline,
                    "seats": [game.seats[0], game.seats[-1]],
                    "options": {name: list(values) for name, values in values_of(game.options).items()},
                }
                for game in GAMES
            ]
        }

    async def read_rules(self, game: Game, language: Language = "en") -> str:
        """The rules of a game. Every rule has a number, which refusals cite."""
        _checked_language(language)
        return rules_of(Wording(_game(game), language))

    async def list_tables(self) -> Told:
        """Tables that you may join or watch."""
        return {"tables": [msgspec.to_builtins(notice) for notice in await self._tables.notices()]}

    async def new_table(
        self,
        game: Game,
        seats: Annotated[int | None, Field(description="how many play, you included")] = None,
        options: Annotated[dict[str, str | int] | None, Field(description="options that differ from the rules")] = None,
        level: Annotated[str, Field(description="bots: beginner, solid, strong or champion")] = "solid",
        free_seats: Annotated[int, Field(description="seats kept free for others who join; bots take the rest")] = 0,
        name: Name = "Model",
        language: Language = "en",
    ) -> Told:
        """Open a table and sit down. Real bots take the other seats; it begins when no seat is free any more."""
        _checked_language(language)
        played = _game(game)
        count = min(max(USUAL_SEATS, played.seats[0]), played.seats[-1]) if seats is None else seats
        chosen = read_options(played, options or {}, count)
        _check_company(level, free_seats, count)
        wanted = Wanted(played, chosen, count, level, free_seats, _checked_name(name), language)
        return await self._admitted(await self._tables.open(wanted))

    async def join_table(self, code: Code, name: Name = "Model", language: Language = "en") -> Told:
        """Take a free seat at a table; you are ready to play at once."""
        _checked_language(language)
        return await self._admitted(await self._tables.join(code, _checked_name(name), language))

    async def watch_table(self, code: Code, language: Language = "en") -> Told:
        """Watch a table: you see what everybody sees, and are never asked."""
        _checked_language(language)
        return await self._admitted(await self._tables.watch(code, language))

    # At a table.

    async def my_view(self, seat: Token) -> Told:
        """All you see: the table, your view of the match, and what happened (as far as the game lets you look back)."""
        chair = self._chair(seat)
        view = chair.view
        return {
            **_where(chair),
            "table": table_of(chair.words, chair.options, chair.seats),
            "view": None if view is None else msgspec.json.decode(view),
            "legend": legend_of(chair.reader.texts),
            "happened": chair.log.again(),
        }

    async def my_prompt(self, seat: Token) -> Told:
        """The question put to you, its number, and the form of each kind of answer."""
        chair = self._chair(seat)
        return {**_where(chair), "prompt": _prompt(chair)}

    async def answer(
        self,
        seat: Token,
        action: Annotated[
            str | dict[str, object],
            Field(description="one action: Name(field=value, …), its JSON, or #number"),
        ],
        prompt: Annotated[int | None, Field(description="the number of the question you answer")] = None,
    ) -> Told:
        """Answer the question. While others are asked, too, your answer is sealed, and you may give another instead."""
        chair = self._chair(seat)
        put = chair.prompt
        if put is None:
            raise NotTaken(_not_asked(chair))
        if prompt is not None and prompt != put.number:
            text = f"question {prompt} is not open, question {put.number} is: call my_prompt"
            raise NotTaken(Objection("not-your-prompt", f"{text} ({put.ask.rules[0]})", put.ask.rules[0]))
        text = action if isinstance(action, str) else encode(action).decode()
        read = chair.reader.read(text, put.ask)
        await chair.answer(read, put.number)
        return {"taken": chair.reader.texts.string(read), **_where(chair)}

    async def wait_for_my_turn(
        self,
        seat: Token,
        seconds: Annotated[float, Field(description=f"how long at most, 0 to {LONGEST_WAIT:g}")] = 20.0,
    ) -> Told:
        """Wait until you are asked or it is over, never longer than *seconds*; then what is new, and the question."""
        chair = self._chair(seat)
        await chair.wait(min(max(seconds, 0.0), LONGEST_WAIT))
        view = chair.view
        return {
            **_where(chair),
            "news": chair.log.news(),
            "view": None if view is None else msgspec.json.decode(view),
            "prompt": _prompt(chair),
        }

    async def say(
        self,
        seat: Token,
        phrase: Annotated[int | None, Field(description="the number of a phrase; without one you get them all")] = None,
        to: Annotated[int | None, Field(description="the seat you speak to; without one, to all")] = None,
    ) -> Told:
        """Say one of the game's phrases. Talk binds nobody."""
        chair = self._chair(seat)
        if phrase is None:
            return {"phrases": dict(enumerate(chair.words.phrases(), 1))}
        await chair.say(phrase, None if to is None else Seat(to))
        return {"said": chair.words.phrases()[phrase - 1]}

    async def leave(self, seat: Token) -> Told:
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
            text = "this is no seat of yours: give what new_table, join_table or watch_table answered as seat"
            raise NotTaken(Objection("no-such-seat", text))
        return self._chairs[token]

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
        return Objection("match-over", "the match is over; open another table")
    return Objection("not-asked", f"{chair.words.say('door-not-asked')} Call wait_for_my_turn.")


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


def _checked_language(language: str) -> None:
    if language not in LANGUAGES:
        raise OptionsError(f"there is no language {shortened(language)!r}; there are {', '.join(LANGUAGES)}")


def _checked_name(name: str) -> str:
    if not (name.strip() and name.isprintable() and len(name) <= LONGEST_NAME):
        raise OptionsError(f"a name has 1 to {LONGEST_NAME} letters that can be shown")
    return name.strip()
