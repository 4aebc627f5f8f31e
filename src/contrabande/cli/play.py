"""Play: a person, or several at one screen, against bots."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from contrabande.bots.registry import AnyBot, bot_named
from contrabande.cli.chosen import chosen_game, chosen_language, chosen_options, chosen_seats, chosen_seed
from contrabande.cli.complaint import Complaint
from contrabande.cli.files import Bookmark, Saved, fresh_path, read_saved
from contrabande.cli.screen import Screen
from contrabande.cli.sitting import Sitting
from contrabande.engine.actions import Action
from contrabande.engine.codec import actions_of
from contrabande.engine.errors import RecordError, RulesError
from contrabande.engine.game import AnyGame
from contrabande.engine.lettering import is_showable, showable
from contrabande.engine.match import AnyMatch, Match
from contrabande.engine.replay import verify
from contrabande.engine.seats import Seat
from contrabande.wording import LANGUAGES, Wording

BOTS = ("Vito", "Dolores", "Otto", "Mathilde", "Gaston", "Carmen", "Leopold", "Zsa Zsa")
"""The regulars: bots have names, and are always labelled as bots."""

LONGEST_NAME = 20


def play(
    game: str | None = None,
    /,
    *,
    seats: int | None = None,
    humans: int | None = None,
    name: Annotated[list[str] | None, Parameter(name=["--name", "-n"])] = None,
    bots: str | None = None,
    option: Annotated[list[str] | None, Parameter(name=["--option", "-o"])] = None,
    lang: str | None = None,
    seed: str | None = None,
    save: Path | None = None,
    resume: Path | None = None,
    quick: Annotated[bool, Parameter(show_default=False)] = False,
) -> None:
    """Play a game in the terminal, against bots or with friends at one screen.

    Every answer is saved at once: close the window whenever you like and go on with --resume.
    While you play: ? explains the rule, h shows the log, s saves, q saves and stops.

    Parameters
    ----------
    game
        A game's name or its two letters: hochstapler, HS.
    seats
        How many play; four unless you say so.
    humans
        How many of them are people who share this screen.
    name
        Your name; may be given once for each person.
    bots
        Who takes the other seats: heuristic, random, or a level with or without a temper, such as solid:gambler.
    option
        A table option, such as hg.count=exact; may be given several times.
    lang
        nl, de or en; your system's language unless you say so.
    seed
        Deal from this seed, in hexadecimal, to play a deal again.
    save
        The file to save in; one among your saved matches unless you say so.
    resume
        Go on with a saved match.
    quick
        Do not pause while the others act.
    """
    if resume is not None:
        fixed = {"--seats": seats, "--humans": humans, "--name": name, "--option": option, "--seed": seed}
        sitting = _resumed(game, resume, save, bots, lang, fixed, is_hurried=quick)
    elif game is None:
        raise Complaint("name a game, such as: contrabande play hochstapler (contrabande games lists them)")
    else:
        played = chosen_game(game)
        count = chosen_seats(played, seats)
        options = chosen_options(played, option or (), count)
        people = _people(count, humans, name or ())
        bookmark = Bookmark(humans=len(people), bots=bots or "heuristic", language=chosen_language(lang))
        players = _players(people, count)
        match: AnyMatch = Match(played, options, count, chosen_seed(seed), players=players)
        sitting = _sitting(match, bookmark, _free(save) or fresh_path(played), is_hurried=quick)
    sitting.play()


def _sitting(match: AnyMatch, bookmark: Bookmark, path: Path, *, is_hurried: bool) -> Sitting:
    game: AnyGame = match.game
    bot: AnyBot | None = bot_named(game, bookmark.bots) if bookmark.humans < match.seats else None
    words = Wording(game, bookmark.language, match.players)
    return Sitting(match, words, Screen(is_hurried=is_hurried), path, bookmark, bot)


PEOPLE = ("Anna", "Bram", "Clara", "David", "Emma", "Felix", "Greta", "Hugo")


def _people(seats: int, humans: int | None, names: Sequence[str]) -> list[str]:
    """The names of the people: those given, else numbers."""
    count = max(1, len(names)) if humans is None else humans
    if not 1 <= count <= seats:
        raise Complaint(f"--humans {count} does not fit a table of {seats} seats; give 1 to {seats}")
    if len(names) > count:
        raise Complaint(f"--name is given {len(names)} times for {count} people; give --humans {len(names)}")
    for name in names:
        if not name.strip() or len(name) > LONGEST_NAME or not is_showable(name):
            raise Complaint(f"--name {name!r} cannot be shown at the table; give 1 to {LONGEST_NAME} letters")
    people = [name.strip() for name in names]
    taken = {name.casefold() for name in people}
    if len(taken) < len(people):
        raise Complaint("two people have the same --name; give each a name of their own")
    fresh = [name for name in PEOPLE if name.casefold() not in taken]
    return people + fresh[: count - len(people)]


def _players(people: Sequence[str], seats: int) -> tuple[str, ...]:
    taken = {name.casefold() for name in people}
    free = [name for name in BOTS if name.casefold() not in taken]
    return (*people, *free[: seats - len(people)])


def _free(path: Path | None) -> Path | None:
    if path is not None and path.exists():
        raise Complaint(f"{path} exists already; go on with it by --resume {path}, or choose another name")
    return path


# A saved match.


def _resumed(
    game: str | None,
    path: Path,
    save: Path | None,
    bots: str | None,
    lang: str | None,
    fixed: Mapping[str, object],
    *,
    is_hurried: bool,
) -> Sitting:
    for name, value in fixed.items():
        if value is not None:
            raise Complaint(f"{name} belongs to a new match; --resume takes it from {path}")
    saved = read_saved(path)
    if game is not None and chosen_game(game) is not saved.game:
        raise Complaint(f"{path} is a match of {saved.game.key}; leave out {game!r}")
    if saved.bookmark is None and saved.record.end.outcome is not None:
        raise Complaint(f"{path} is a finished match; tell it again with: contrabande replay {path}")
    if saved.bookmark is None:
        raise Complaint(
            f"{path} is an unfinished record without the last line, which says who sits where; use a whole copy"
        )
    match = _replayed(saved, path)
    bookmark = _checked(saved.bookmark, match, path)
    if bots is not None:
        bookmark = msgspec.structs.replace(bookmark, bots=bots)
    if lang is not None:
        bookmark = msgspec.structs.replace(bookmark, language=chosen_language(lang))
    sitting = _sitting(match, bookmark, _free(save) or path, is_hurried=is_hurried)
    try:
        sitting.restore(_drafts(saved, bookmark))
    except (RulesError, msgspec.MsgspecError, ValueError, RecursionError):
        raise Complaint(f"{path}: its bookmark does not fit its record; use an unedited copy of the file") from None
    return sitting


def _replayed(saved: Saved, path: Path) -> AnyMatch:
    try:
        return verify(saved.game, saved.record)
    except (RecordError, ValueError) as error:
        raise Complaint(f"{path}: {showable(str(error))}") from None


def _checked(bookmark: Bookmark, match: AnyMatch, path: Path) -> Bookmark:
    if not 1 <= bookmark.humans <= match.seats or bookmark.language not in LANGUAGES:
        raise Complaint(f"{path}: its bookmark does not fit its record; use an unedited copy of the file")
    return bookmark


def _drafts(saved: Saved, bookmark: Bookmark) -> list[tuple[Seat, Action]]:
    reader = actions_of(saved.game)
    return [(Seat(draft.seat), reader.decode(draft.action)) for draft in bookmark.drafts]
