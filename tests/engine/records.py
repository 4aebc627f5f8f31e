"""Records to damage: one of the toy, small and with ranks, and one of Hochstapler with swaps."""

from collections.abc import Callable
from functools import cache
from random import Random

import msgspec
import pytest
from toy_game import play_out, toy_match

from contrabande.engine.errors import RecordError
from contrabande.engine.match import Match
from contrabande.engine.record import Entry, Record
from contrabande.engine.record import encode as encode_record
from contrabande.games import hochstapler
from contrabande.games.hochstapler.model import Options

change = msgspec.structs.replace


@cache
def toy_record() -> Record:
    """A finished match of the toy, two seats, with ranks of arrival."""
    return play_out(toy_match(2, order="arrival", peeks=2)).record()


@cache
def hochstapler_record() -> Record:
    """A finished match of three random players."""
    rng = Random(4)
    match = Match(hochstapler.GAME, Options(), 3, b"seed of a record", entropy=[rng.randbytes(16) for _ in range(3)])
    while match.to_act:
        (seat,) = match.to_act
        prompt = match.prompt(seat)
        assert prompt is not None
        match.answer(seat, prompt.ask.sample(rng.random))
    return match.record()


def entry_with(record: Record, has: Callable[[Entry], bool]) -> int:
    """The number of the first entry after the deal that *has* something."""
    return next(entry.number for entry in record.entries[1:] if has(entry))


def with_entry(record: Record, number: int, /, **changes: object) -> Record:
    """*record* with one entry changed."""
    entries = list(record.entries)
    entries[number] = change(entries[number], **changes)
    return change(record, entries=tuple(entries))


def with_action(record: Record, number: int, action: bytes) -> Record:
    """*record* with another action in one entry."""
    (answer,) = record.entries[number].answers
    return with_entry(record, number, answers=(change(answer, action=msgspec.Raw(action)),))


def with_header(record: Record, **changes: object) -> Record:
    """*record* with another header."""
    return change(record, header=change(record.header, **changes))


def with_end(record: Record, **changes: object) -> Record:
    """*record* with another end."""
    return change(record, end=change(record.end, **changes))


def place_of_error(function: Callable[..., object], *arguments: object) -> str:
    """Where a record is refused."""
    with pytest.raises(RecordError) as refused:
        function(*arguments)
    return refused.value.place


def text_of(record: Record) -> bytes:
    """The record as an honest program writes it: the chain is computed anew."""
    return encode_record(record)
