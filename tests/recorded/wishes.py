"""What should be on record of a game: its endings, its ties, and every option value in action."""

from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

import msgspec

from contrabande.engine.codec import actions_of, encode
from contrabande.engine.errors import OptionsError, RulesError
from contrabande.engine.game import AnyGame
from contrabande.engine.match import Match
from contrabande.engine.options import read_options, values_of
from contrabande.engine.record import Record
from contrabande.engine.seats import Seat
from contrabande.laws.fuzz import tables
from contrabande.laws.line import ask_bytes, audiences

AnyMatch = Match[Any, Any, Any, Any]
Table = tuple[msgspec.Struct, int]


class Wish(NamedTuple):
    """A match that should be on record: what it is called, why, at which tables it may be found, how it is known."""

    name: str
    why: str
    tables: Sequence[Table]
    holds: Callable[[AnyMatch], bool]
    progress: Callable[[AnyMatch], int] | None = None


def wishes(game: AnyGame) -> Iterator[Wish]:
    """Everything that should be on record of *game*."""
    everywhere = [table for table in tables(game) if is_printed(table)] + tables(game)
    for ending in game.endings:
        name = f"ending-{ending}"
        yield Wish(name, f"ends by {ending}", everywhere, ends_by(ending), STEERED.get((game.key, name)))
    yield Wish("shared-win", "several seats share the win", everywhere, is_shared)
    for name, (why, holds) in TIE_BREAKS.get(game.key, {}).items():
        yield Wish(name, why, everywhere, holds)
    for number, (name, value) in enumerate(special_values(game)):
        why, file = f"`{outer_name(game, name)}={value}` in action", f"option-{name}-{value}"
        holds = makes_a_difference(name)
        if (game.key, name, value) in AT_THE_TABLE:
            why, holds = f"`{outer_name(game, name)}={value}`, which the rules do not notice", is_finished
        yield Wish(file, why, tables_with(game, name, value, number), holds, STEERED.get((game.key, file)))


def is_printed(table: Table) -> bool:
    """Whether it is played with what lies in the box."""
    return bool(table[0].edition == "printed")


# Endings and tie-breaks.


def ends_by(ending: str) -> Callable[[AnyMatch], bool]:
    """Whether a match ends so."""
    return lambda match: match.outcome is not None and match.outcome.ending == ending


def is_shared(match: AnyMatch) -> bool:
    """Whether there are several winners, though not everybody."""
    return match.outcome is not None and 1 < len(match.outcome.winners) < match.seats


def is_decided_by(jewel: str) -> Callable[[AnyMatch], bool]:
    """Whether the first two have the same score and this kind on the black cushion separates them (MD-38)."""

    def holds(match: AnyMatch) -> bool:
        assert match.outcome is not None
        first, second = sorted(range(match.seats), key=lambda seat: match.outcome.places[seat])[:2]
        if match.outcome.scores[first] != match.outcome.scores[second] or len(match.outcome.winners) > 1:
            return False
        jewels = match.options.tables.JEWELS
        black = match.view(None).black
        rubies = [black[seat][jewels.index("ruby")] for seat in (first, second)]
        return (rubies[0] != rubies[1]) == (jewel == "ruby")

    return holds


def has_two_poorest(match: AnyMatch) -> bool:
    """Whether several seats had least money when the next sheriff was to be named (HG-32)."""
    counted = [event for event in events_of(match) if type(event).__name__ == "MoneyCounted"]
    return any(event.cash.count(min(event.cash)) > 1 for event in counted)


def has_tied_sellers(match: AnyMatch) -> bool:
    """Whether seats with equally many cards shared what was left of a kind's limit (HG-35)."""
    return any(_is_tied_sale(event) for event in events_of(match) if type(event).__name__ == "KindCalled")


def _is_tied_sale(event: Any) -> bool:
    left = event.cap
    for held in sorted(set(event.held) - {0}, reverse=True):
        sellers = event.held.count(held)
        if 0 < left < held * sellers:
            return sellers > 1
        left -= held * sellers
    return False


def has_tied_claims(match: AnyMatch) -> bool:
    """Whether chance chose among the highest claims (PR-Q3)."""
    return any(label == "tie" for entry in match.record().entries for label, _ in entry.draws)


def events_of(match: AnyMatch) -> list[Any]:
    """Everything that happened, in one row."""
    return [event for entry in match.all_events() for event in entry]


TIE_BREAKS: dict[str, dict[str, tuple[str, Callable[[AnyMatch], bool]]]] = {
    "hart-an-der-grenze": {
        "tie-poorest": ("several are poorest, and the nearest names the sheriff (HG-32)", has_two_poorest),
        "tie-sale": ("tied sellers share the rest of a limit (HG-35)", has_tied_sellers),
    },
    "meisterdiebe": {
        "tie-rubies": ("equal scores, and more rubies win (MD-38)", is_decided_by("ruby")),
        "tie-sapphires": ("equal scores and rubies, and more sapphires win (MD-38)", is_decided_by("sapphire")),
    },
    "prohis": {
        "tie-claims": ("chance chooses among equal claims (PR-Q3)", has_tied_claims),
    },
}
"""Per game, the ties that something decides; where nothing does the win is shared."""


def rubies_taken(match: AnyMatch) -> int:
    """How many rubies lie on black cushions (MD-37)."""
    ruby = match.options.tables.JEWELS.index("ruby")
    return sum(cushion[ruby] for cushion in match.view(None).black)


STEERED: dict[tuple[str, str], Callable[[AnyMatch], int]] = {
    ("meisterdiebe", "ending-last_ruby"): rubies_taken,
    ("meisterdiebe", "option-ruby_end-immediate"): rubies_taken,
}
"""The wishes that a match must be steered to, and what counts as progress."""


# Option values.

AT_THE_TABLE = {("meisterdiebe", "memory_aid", "own_notes")}
"""Option values that concern whoever draws the table, and make no difference to the rules."""


def is_finished(match: AnyMatch) -> bool:
    """Any match will do."""
    return match.is_over


def special_values(game: AnyGame) -> Iterator[tuple[str, str | int]]:
    """Every option value that is not the rulebook's."""
    base = msgspec.to_builtins(game.options())
    for name, values in values_of(game.options).items():
        for value in values:
            if value != base[name]:
                yield name, value


def outer_name(game: AnyGame, name: str) -> str:
    """An option as texts write it."""
    return name if name == "start_player" else f"{game.prefix.lower()}.{name}"


def tables_with(game: AnyGame, name: str, value: str | int, turn: int) -> list[Table]:
    """Tables with that value, alone where it may stand alone; *turn* says which seat count comes first."""
    counts = list(game.seats)
    counts = counts[turn % len(counts) :] + counts[: turn % len(counts)]
    alone = [(options, seats) for seats in counts for options in _chosen(game, {name: value}, seats)]
    if alone:
        return alone
    thirds = [{other: one} for other, values in values_of(game.options).items() for one in values if other != name]
    both = [
        (options, seats)
        for seats in counts
        for third in thirds
        for options in _chosen(game, {**third, name: value}, seats)
    ]
    return both or [table for table in tables(game) if msgspec.to_builtins(table[0])[name] == value]


def _chosen(game: AnyGame, raw: dict[str, str | int], seats: int) -> list[msgspec.Struct]:
    try:
        return [read_options(game, raw, seats)]
    except OptionsError:
        return []


def makes_a_difference(name: str) -> Callable[[AnyMatch], bool]:
    """Whether the same deal and answers under the default of option *name* would be another story."""

    def holds(match: AnyMatch) -> bool:
        game = match.game
        record = match.record()
        raw = {**record.header.options, name: msgspec.to_builtins(game.options())[name]}
        others = _chosen(game, raw, match.seats)
        if not others:
            return True
        pages = zip_longest(story(game, match.options, record), story(game, others[0], record))
        return any(one != other for one, other in pages)

    return holds


def story(game: AnyGame, options: msgspec.Struct, record: Record) -> Iterator[bytes]:
    """What everybody sees and is asked, entry by entry, when the answers of *record* are given under *options*."""
    seed = bytes.fromhex(record.end.seed or "")
    match: AnyMatch = Match(game, options, record.header.seats, seed)
    yield page(match)
    for entry in record.entries[1:]:
        try:
            for given in sorted(entry.answers, key=lambda given: given.rank or 0):
                match.answer(Seat(given.seat), actions_of(game).decode(given.action))
        except RulesError:
            return
        yield page(match)


def page(match: AnyMatch) -> bytes:
    """The views, questions and events of this moment; the options themselves, and whether arrival counts, apart."""
    base, everybody = match.game.options(), audiences(match.seats)
    views = [msgspec.structs.replace(match.view(who), options=base) for who in everybody]
    asks = [match.game.ask(match.view(who)) for who in everybody]
    calm = [ask and msgspec.structs.replace(ask, ranked=False) for ask in asks]
    events = [match.events(who, match.entries - 1) for who in everybody]
    return encode((views, events)) + b"".join(map(ask_bytes, calm))
