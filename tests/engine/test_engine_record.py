"""The record: one byte form. Any edit of its text is refused, and the line where it begins is named."""

import json
from hashlib import blake2b

import msgspec
import pytest
from records import (
    change,
    hochstapler_record,
    place_of_error,
    text_of,
    toy_record,
    with_end,
    with_entry,
    with_header,
)

from contrabande.engine.chance import match_key
from contrabande.engine.errors import RecordError
from contrabande.engine.record import FORMAT, Record, check_seed, decode, fingerprint, heads

TEXT = text_of(toy_record())
LINES = TEXT.splitlines(keepends=True)
PLACES = ["header", *(f"entry {number}" for number in range(len(LINES) - 2)), "end"]
EVERY_LINE = pytest.mark.parametrize("line", range(len(LINES)), ids=PLACES)


def line_of(position: int) -> int:
    """The line that the byte at *position* belongs to; its newline is its last byte."""
    return min(TEXT[:position].count(b"\n"), len(LINES) - 1)


def is_whole_at(position: int) -> bool:
    """Whether nothing but a comma and a newline is left of the line at *position*."""
    return TEXT[position:].partition(b"\n")[0] in (b"", b",")


def joined(lines: list[bytes]) -> bytes:
    """Lines as one text."""
    return b"".join(lines)


# The one form.


@pytest.mark.parametrize("record", [toy_record(), hochstapler_record()], ids=["toy", "hochstapler"])
def test_a_record_survives_its_bytes(record: Record) -> None:
    """The same record, and the same bytes again."""
    text = text_of(record)
    assert text_of(decode(text)) == text
    assert decode(text).header == record.header
    assert decode(text).end == record.end


def test_a_record_is_json_that_anyone_can_read() -> None:
    """One line for the header, one for each entry, one for the end."""
    read = json.loads(TEXT)
    assert set(read) == {"header", "entries", "end"}
    assert [entry["number"] for entry in read["entries"]] == list(range(len(LINES) - 2))
    assert read["header"]["game"] == "toy"
    assert read["entries"][1]["answers"][0]["rank"] == 0


def test_every_line_is_chained_to_all_before_it() -> None:
    """The chain can be computed again with a standard library from the text alone."""
    head = b""
    for line in LINES:
        body, _, tail = line.partition(b',"chain":"')
        for start in (b'{"header":', b'],"end":'):
            body = body.removeprefix(start)
        head = blake2b(head + body + b"}", digest_size=32, person=b"record").hexdigest().encode()
        assert tail.startswith(head)


# Edits of the text.


@pytest.mark.parametrize("space", [b" ", b"\t", b"\r", b"\n", b"\x00", b"\xa0"])
def test_a_space_added_anywhere_is_refused_by_its_line(space: bytes) -> None:
    """At every position of the text, before the first byte and after the last."""
    for position in range(len(TEXT) + 1):
        line = line_of(position)
        expected = {PLACES[line]}
        if space == b"\n" and is_whole_at(position):
            expected = {*PLACES[line + 1 : line + 2], "end"}  # another line has come after this one
        assert place_of_error(decode, TEXT[:position] + space + TEXT[position:]) in expected, position


@pytest.mark.parametrize("mask", [0x01, 0x20, 0x80])
def test_a_byte_flipped_anywhere_is_refused_by_its_line(mask: int) -> None:
    """At every position of the text."""
    for position in range(len(TEXT)):
        flipped = bytes([TEXT[position] ^ mask])
        text = TEXT[:position] + flipped + TEXT[position + 1 :]
        assert place_of_error(decode, text) == PLACES[line_of(position)], position


def test_a_byte_removed_anywhere_is_refused_by_its_line() -> None:
    """At every position of the text; the newline at its end, too."""
    for position in range(len(TEXT)):
        text = TEXT[:position] + TEXT[position + 1 :]
        assert place_of_error(decode, text) == PLACES[line_of(position)], position


@EVERY_LINE
def test_a_line_removed_is_refused_where_it_is_missing(line: int) -> None:
    """The next line does not fit there."""
    assert place_of_error(decode, joined(LINES[:line] + LINES[line + 1 :])) == PLACES[line]


@EVERY_LINE
def test_a_line_doubled_is_refused(line: int) -> None:
    """At the second copy; the last entry already at the first, which lacks its comma."""
    last_entry = len(LINES) - 2
    expected = PLACES[line] if line >= last_entry else PLACES[line + 1]
    assert place_of_error(decode, joined(LINES[: line + 1] + LINES[line:])) == expected


@pytest.mark.parametrize("line", range(len(LINES) - 1), ids=PLACES[:-1])
def test_two_lines_exchanged_are_refused_at_the_first(line: int) -> None:
    """Each line knows what came before it."""
    lines = [*LINES[:line], LINES[line + 1], LINES[line], *LINES[line + 2 :]]
    assert place_of_error(decode, joined(lines)) == PLACES[line]


@EVERY_LINE
def test_a_record_cut_after_a_line_is_refused_where_it_breaks_off(line: int) -> None:
    """Before the first line, and before each other."""
    assert place_of_error(decode, joined(LINES[:line])) == PLACES[line]


def test_a_record_cut_anywhere_is_refused_where_it_breaks_off() -> None:
    """Mid-line in that line; a line whole but for its comma or newline may also be blamed on what is missing."""
    for position in range(len(TEXT)):
        line = line_of(position)
        expected = {*PLACES[line : line + 2], "end"} if is_whole_at(position) else {PLACES[line]}
        assert place_of_error(decode, TEXT[:position]) in expected, position


@pytest.mark.parametrize("more", [b"\n", b" ", b"x", b"{}", b"\x00", LINES[-1], TEXT], ids=repr)
def test_bytes_after_the_end_are_refused(more: bytes) -> None:
    """Nothing can be hidden there."""
    assert place_of_error(decode, TEXT + more) == "end"


def test_other_line_ends_are_refused() -> None:
    """What an editor or a mail program likes to do."""
    assert place_of_error(decode, TEXT.replace(b"\n", b"\r\n")) == "header"
    assert place_of_error(decode, TEXT[:-1] + b"\r\n") == "end"
    assert place_of_error(decode, TEXT[:-1]) == "end"


@pytest.mark.parametrize("text", [b"", b"\n", b"hello", b"{}", b"\xef\xbb\xbf" + TEXT, b"[" * 9999], ids=len)
def test_what_is_no_record_is_refused_at_once(text: bytes) -> None:
    """In the words of the header."""
    with pytest.raises(RecordError, match="header: this is not a record of a match"):
        decode(text)


# Edits by someone who computes the chain anew.


def test_another_format_is_refused_by_name() -> None:
    """A record of the future."""
    with pytest.raises(RecordError, match=rf"header: record format 2 is unknown, this program reads {FORMAT}"):
        decode(text_of(with_header(toy_record(), contrabande=2)))


def test_an_entry_that_is_numbered_otherwise_is_refused() -> None:
    """The number says its place."""
    with pytest.raises(RecordError, match="entry 1: it is numbered 5"):
        decode(text_of(with_entry(toy_record(), 1, number=5)))


def test_a_record_without_a_deal_is_refused() -> None:
    """Entry 0 is the deal."""
    assert place_of_error(decode, text_of(change(toy_record(), entries=()))) == "entry 0"


@pytest.mark.parametrize(
    ("start", "place"),
    [(b'{"header":{', "header"), (b'{"number":1,', "entry 1"), (b'"outcome":{', "end"), (b'"end":{', "end")],
)
def test_a_field_that_is_unknown_is_refused(start: bytes, place: str) -> None:
    """Even if it says nothing."""
    assert place_of_error(decode, TEXT.replace(start, start + b'"note":"",', 1)) == place


def test_an_action_nested_without_end_is_refused() -> None:
    """It cannot bring the reader down."""
    deep = msgspec.Raw(b"[" * 100000 + b"]" * 100000)
    answer = change(toy_record().entries[2].answers[0], action=deep)
    assert place_of_error(decode, text_of(with_entry(toy_record(), 2, answers=(answer,)))) == "entry 2"


# Seed and heads.


def test_the_seed_must_be_revealed() -> None:
    """Before that nobody can verify the draws."""
    with pytest.raises(RecordError, match="end: the seed has not been revealed"):
        check_seed(with_end(toy_record(), seed=None))


@pytest.mark.parametrize("seed", [b"toz".hex(), "", "746f790", "seed", "74 6f 79", "746F79", "٧٤"])
def test_only_the_seed_that_was_committed_to_is_accepted(seed: str) -> None:
    """In one spelling: lower case, no spaces."""
    assert check_seed(toy_record()) == b"toy"
    assert place_of_error(check_seed, with_end(toy_record(), seed=seed)) == "end"


def test_heads_are_the_chain_sealed_with_the_match_key() -> None:
    """Spelled out: a keyed hash of each line's chain."""
    record = toy_record()
    key = match_key(b"toy", [bytes(16)] * 2)
    chains = [json.loads(line.rstrip(b",\n"))["chain"] for line in LINES[1:-1]]
    expected = [blake2b(head.encode(), digest_size=32, key=key, person=b"head").hexdigest() for head in chains]
    assert heads(record) == expected


def test_a_kept_head_detects_every_later_change() -> None:
    """A change of entry k, honestly chained, changes the head after k and all that follow, and none before."""
    record = hochstapler_record()
    kept = heads(record)
    for number, entry in enumerate(record.entries):
        forged = heads(with_entry(record, number, draws=(*entry.draws, ("start", 0))))
        assert forged[:number] == kept[:number]
        assert all(one != other for one, other in zip(forged[number:], kept[number:], strict=True))


@pytest.mark.parametrize("changes", [{"players": ("An", "Bo")}, {"options": {}}, {"version": 4}, {"seats": 3}])
def test_a_kept_head_detects_another_header(changes: dict[str, object]) -> None:
    """From the first head on."""
    assert not set(heads(toy_record())) & set(heads(with_header(toy_record(), **changes)))


def test_the_fingerprint_of_a_record_is_the_last_hash_in_it() -> None:
    assert fingerprint(toy_record()) == json.loads(TEXT)["end"]["chain"]
