"""Replay and verify: a record gives the same match again, moment by moment, or says which entry does not."""

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from contrabande.engine.actions import Action, Ask
from contrabande.engine.chance import Chance, ScriptedChance
from contrabande.engine.codec import actions_of, encode
from contrabande.engine.errors import ChanceError, OptionsError, RecordError, RulesError, shortened
from contrabande.engine.game import AnyGame, Game, KnowledgeT, OptionsT, StateT, ViewT
from contrabande.engine.lettering import is_showable
from contrabande.engine.match import AnyMatch, Match
from contrabande.engine.options import read_options
from contrabande.engine.record import RawAnswer, Record, check_seed
from contrabande.engine.seats import Seat

LONGEST_NAME = 60


def verify(
    game: Game[OptionsT, StateT, ViewT, KnowledgeT], record: Record
) -> Match[OptionsT, StateT, ViewT, KnowledgeT]:
    """Play *record* again from its revealed seed: every draw, every answer and the outcome must come out the same."""
    return _play(game, record, check_seed(record), chance=None)


def replay(
    game: Game[OptionsT, StateT, ViewT, KnowledgeT], record: Record
) -> Match[OptionsT, StateT, ViewT, KnowledgeT]:
    """Play *record* again, from its seed where that is known, else from the draws it holds."""
    if record.end.seed is not None:
        return verify(game, record)
    outcomes: defaultdict[str, list[int]] = defaultdict(list)
    for entry in record.entries:
        for label, outcome in entry.draws:
            outcomes[label].append(outcome)
    return _play(game, record, b"", chance=ScriptedChance(outcomes))


def moments(
    game: Game[OptionsT, StateT, ViewT, KnowledgeT], record: Record
) -> Iterator[Match[OptionsT, StateT, ViewT, KnowledgeT]]:
    """A finished match as it was after each of its entries, from its seed; it is one match, which goes on."""
    match = _deal(game, record, check_seed(record), None)
    for entry in record.entries:
        for given in sorted(entry.answers, key=_arrival):
            match.answer(Seat(given.seat), _action(game, given, f"entry {entry.number}"))
        yield match


class Decided(NamedTuple):
    """A choice that somebody made in a finished match."""

    moment: int
    """The entry after which he was asked; his answer stands in the next one."""
    match: AnyMatch
    """As it was then."""
    seat: Seat
    ask: Ask
    given: msgspec.Raw


def decided(game: AnyGame, record: Record) -> Iterator[Decided]:
    """Every choice of a finished match, in its order; where only one answer was legal, nobody chose."""
    for match, entry in zip(moments(game, record), record.entries[1:], strict=False):
        for one in entry.answers:
            prompt = match.prompt(Seat(one.seat))
            assert prompt is not None, "who answered was asked"
            if prompt.ask.is_decision:
                yield Decided(entry.number - 1, match, Seat(one.seat), prompt.ask, one.action)


def _play(
    game: Game[OptionsT, StateT, ViewT, KnowledgeT], record: Record, seed: bytes, *, chance: Chance | None
) -> Match[OptionsT, StateT, ViewT, KnowledgeT]:
    match = _deal(game, record, seed, chance)
    for entry in record.entries:
        place = f"entry {entry.number}"
        try:
            for given in sorted(entry.answers, key=_arrival):
                match.answer(Seat(given.seat), _action(game, given, place))
        except (RulesError, ChanceError, IndexError) as error:
            raise RecordError(place, str(error)) from None
        if match.entries != entry.number + 1:
            raise RecordError(place, "it does not hold the answer of every seat that is asked")
        played = match.entry(entry.number)
        if played.draws != entry.draws:
            raise RecordError(place, "its draws do not follow from the seed")
        if encode(played) != encode(entry):
            raise RecordError(place, "its answers are not written as this program writes them")
    if match.outcome != record.end.outcome:
        raise RecordError("end", "the outcome does not follow from the entries")
    return match


def _deal(
    game: Game[OptionsT, StateT, ViewT, KnowledgeT], record: Record, seed: bytes, chance: Chance | None
) -> Match[OptionsT, StateT, ViewT, KnowledgeT]:
    header = record.header
    if header.game != game.key:
        raise RecordError("header", f"this is a record of {shortened(header.game)}, not of {game.key}")
    if header.version != game.version:
        raise RecordError(
            "header",
            f"it was played by version {header.version} of {game.key}; this program has version {game.version}",
        )
    if not all(name.strip() and len(name) <= LONGEST_NAME and is_showable(name) for name in header.players):
        raise RecordError("header", f"a player's name is not 1 to {LONGEST_NAME} letters that can be shown")
    if not header.seats == len(header.players) == len(header.entropy):
        raise RecordError("header", "it does not name one player and one share of entropy for each seat")
    try:
        options = read_options(game, header.options, header.seats)
        entropy = tuple(bytes.fromhex(share) for share in header.entropy)
    except (OptionsError, ValueError) as error:
        raise RecordError("header", str(error)) from None
    if (msgspec.to_builtins(options), tuple(share.hex() for share in entropy)) != (header.options, header.entropy):
        raise RecordError("header", "its options or entropy are not written as this program writes them")
    try:
        return Match(game, options, header.seats, seed, entropy=entropy, players=header.players, chance=chance)
    except ChanceError as error:
        raise RecordError("entry 0", str(error)) from None


def _arrival(given: RawAnswer) -> tuple[int, int]:
    return (given.seat if given.rank is None else given.rank, given.seat)


def _action(game: Game[OptionsT, StateT, ViewT, KnowledgeT], given: RawAnswer, place: str) -> Action:
    try:
        return actions_of(game).decode(given.action)
    except (ValueError, RecursionError) as error:
        raise RecordError(place, f"its action is not one of {game.key}: {error}") from None
