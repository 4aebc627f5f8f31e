"""Leaks planted into a server that has none: each is a function that takes the place of an honest one."""

from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from contrabande.client import wire
from contrabande.client.asking import shown_prompt
from contrabande.engine.codec import encode
from contrabande.engine.seats import Audience, Seat
from contrabande.server import care, deciding, doors, entries, room, showing, thinking
from contrabande.server.entries import AnyEntry
from contrabande.server.refusal import TableRefusal
from contrabande.server.table import Shown, Table

Raw = msgspec.Raw


class Plant(NamedTuple):
    """Where a leak is planted, and the game that is sure to show it."""

    game: str
    target: object
    name: str
    leak: Callable[..., Any]


_match_part, _table_view, _public, _give = (
    showing.match_part,
    showing.table_view,
    showing.public,
    deciding.checked_answer,
)
_state, _tell, _question = showing.Showing.state, room.Room._tell, thinking.question  # noqa: SLF001  # a leak goes where the secret is
_stream = doors._lines  # noqa: SLF001


def _neighbour(table: Table, audience: Audience) -> Seat:
    return Seat(0) if audience is None else Seat((audience + 1) % table.arrangement.seats)


def a_watcher_looks_through_a_seat(table: Table, audience: Audience) -> Raw:
    return _match_part(table, Seat(0) if audience is None else audience)


def the_view_of_a_neighbour(table: Table, audience: Audience) -> Raw:
    assert table.match is not None
    other = encode(table.match.view(_neighbour(table, audience)))
    return Raw(bytes(_match_part(table, audience))[:-1] + b',"other":' + other + b"}")


def a_draft_of_somebody(table: Table, audience: Audience) -> Raw:
    given = next(iter(table.drafts.values()), None)
    shown = bytes(_match_part(table, audience))
    return Raw(shown if given is None else shown.replace(b'"draft":null', b'"draft":' + given.raw))


def the_prompt_of_a_neighbour(table: Table, audience: Audience) -> Raw:
    assert table.match is not None
    prompt = table.match.prompt(_neighbour(table, audience)) if table.phase == "playing" else None
    other = encode(None if prompt is None else shown_prompt(prompt))
    return Raw(bytes(_match_part(table, audience)).replace(b'"prompt":null', b'"prompt":' + other))


def who_locked_first(table: Table, pace: care.Pace) -> wire.TableView:
    view = _table_view(table, pace)
    return replace(view, locked=10 * next(iter(table.drafts)) + view.locked) if table.drafts else view


def how_many_answers_the_clock_gave(table: Table, pace: care.Pace) -> wire.TableView:
    givers = table._givers  # noqa: SLF001
    return replace(_table_view(table, pace), hours=sum(giver == "clock" for _, _, giver in givers))


def entropy_of_those_who_are_ready(entry: AnyEntry) -> Raw:
    return Raw(encode(entry)) if isinstance(entry, entries.Readied) else _public(entry)


def the_seed_of_a_new_table(entry: AnyEntry) -> Raw:
    return Raw(encode(entry)) if isinstance(entry, entries.Opened) else _public(entry)


def old_rounds_again(self: showing.Showing, member: int, since: int | None, now: int) -> bytes:
    table = self._table
    floor, table.floor = table.floor, 0
    try:
        return _state(self, member, since, now)
    finally:
        table.floor = floor


def the_whole_entry_again(self: showing.Showing, member: int, since: int | None, now: int) -> bytes:
    table = self._table
    place, table.floor_event = table.floor_event, 0
    try:
        return _state(self, member, since, now)
    finally:
        table.floor_event = place


def a_refusal_that_knows_more(table: Table, seat: Seat, *rest: Any) -> entries.Answered:
    try:
        return _give(table, seat, *rest)
    except TableRefusal as refusal:
        assert table.match is not None
        other = encode(table.match.view(_neighbour(table, seat))).decode()
        raise TableRefusal(refusal.key, refusal.rule, **{**refusal.facts, "other": other}) from None


def everybody_hears_of_a_changed_mind(self: room.Room, happened: Sequence[Shown], _members: Any, since: Any) -> None:
    _tell(self, happened, self.connections, since)


def a_reveal_that_names_the_last(self: care.Care, pace: care.Pace, now: int) -> int:
    return self._table.complete_at + list(self._table.drafts)[-1]


async def a_stream_that_shows_a_hand(table_room: room.Room, *rest: Any) -> AsyncIterator[bytes]:
    async for line in _stream(table_room, *rest):
        match = table_room.table.match
        assert match is not None
        yield line + encode(match.view(Seat(0))) + b"\n"


def a_bot_that_is_told_everything(match: Any, *rest: Any) -> bytes:
    return _question(match, *rest) + encode(match.all_events())


PLANTS = [
    Plant("hochstapler", showing, "match_part", a_watcher_looks_through_a_seat),
    Plant("hart-an-der-grenze", showing, "match_part", the_view_of_a_neighbour),
    Plant("prohis", showing, "match_part", a_draft_of_somebody),
    Plant("meisterdiebe", showing, "match_part", a_draft_of_somebody),
    Plant("hart-an-der-grenze", showing, "match_part", the_prompt_of_a_neighbour),
    Plant("hart-an-der-grenze", showing, "table_view", who_locked_first),
    Plant("prohis", showing, "table_view", how_many_answers_the_clock_gave),
    Plant("hochstapler", showing, "public", entropy_of_those_who_are_ready),
    Plant("prohis", showing, "public", the_seed_of_a_new_table),
    Plant("meisterdiebe", showing.Showing, "state", old_rounds_again),
    Plant("meisterdiebe", showing.Showing, "state", the_whole_entry_again),
    Plant("hart-an-der-grenze", deciding, "checked_answer", a_refusal_that_knows_more),
    Plant("meisterdiebe", room.Room, "_tell", everybody_hears_of_a_changed_mind),
    Plant("hart-an-der-grenze", care.Care, "_reveal_at", a_reveal_that_names_the_last),
    Plant("hochstapler", doors, "_lines", a_stream_that_shows_a_hand),
    Plant("prohis", thinking, "question", a_bot_that_is_told_everything),
]
