"""Logs that cannot be read: what is wrong is told by its place and its kind, never by what stands there."""

from collections.abc import Callable, Sequence

import msgspec
import pytest
from tables import Desk

from contrabande.client import wire
from contrabande.client.place import new_id
from contrabande.engine.codec import encode
from contrabande.server import entries as log
from contrabande.server.entries import AnyEntry, Logged
from contrabande.server.reading import Unreadable, read_table
from contrabande.server.store.interface import Row


def a_log() -> list[Row]:
    """A match that has begun; its last entry is an answer."""
    desk = Desk()
    entries: list[AnyEntry] = [shown.what for shown in desk.table.shown if shown.what is not None]
    for member in range(3):
        entries += desk.do(member, wire.Ready(id=new_id()))
    entries += desk.do(0, wire.Start(id=new_id()))
    seat = next(iter(desk.table.asked))
    prompt = desk.table.match.prompt(seat)  # type: ignore[union-attr]
    assert prompt is not None
    raw = msgspec.Raw(encode(prompt.ask.sample(lambda: 0.5)))
    entries += desk.do(int(seat), wire.Give(id=new_id(), prompt=prompt.number, action=raw))
    return [Row(number, 1, log.encode(Logged(entry))) for number, entry in enumerate(entries)]


def changed(rows: Sequence[Row], number: int, old: bytes, new: bytes) -> list[Row]:
    """The same log, with something else in one entry."""
    assert old in rows[number].body
    body = rows[number].body.replace(old, new)
    return [*rows[:number], msgspec.structs.replace(rows[number], body=body), *rows[number + 1 :]]


SPOILT: dict[str, Callable[[list[Row]], list[Row]]] = {
    "log entry 0 cannot be read (KeyError)": lambda rows: changed(rows, 0, b"hochstapler", b"fifth-game"),
    "log entry 10 cannot be read (ValidationError)": lambda rows: changed(rows, 10, b"Dealt", b"Dealz"),
    "log entry 11 cannot be read (NotYourPrompt)": lambda rows: changed(rows, 11, b'"prompt":', b'"prompt":9'),
    "log entry 3 cannot be read (DecodeError)": lambda rows: [*rows[:3], Row(3, 1, b"\xff\x00"), *rows[4:]],
    "log entry 2 is missing": lambda rows: [*rows[:2], *rows[3:]],
    "log entry 0 is missing": lambda rows: [],
    "log entry 0 cannot be read (AssertionError)": lambda rows: [Row(0, 1, log.encode(Logged(log.Awoke())))],
}


@pytest.mark.parametrize("why", SPOILT)
def test_what_is_wrong_with_a_log_is_told_by_place_and_kind(why: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read_table("t1", SPOILT[why](a_log()))
    assert (unreadable.value.table, unreadable.value.why, unreadable.value.key) == ("t1", why, "table-unreadable")


def test_a_whole_log_is_read() -> None:
    assert read_table("t1", a_log()).phase == "playing"
