"""JSON: one canonical byte form out, strict types in."""

import msgspec
import pytest
from toy_game import TOY, Pass, Peek, Seal, play_out, toy_match

from contrabande.engine.codec import actions_of, encode, events_of, views_of
from contrabande.engine.events import project
from contrabande.engine.seats import Seat


def test_maps_are_written_in_the_order_of_their_keys() -> None:
    """So that equal things have equal bytes."""
    assert encode({"b": 1, "a": {"d": 2, "c": 3}}) == encode({"a": {"c": 3, "d": 2}, "b": 1})


@pytest.mark.parametrize("action", [Seal((0, 1, 1)), Peek(Seat(2), 4, "stern"), Pass()])
def test_an_action_survives_json(action: Seal | Peek | Pass) -> None:
    """Its type is named in it."""
    assert actions_of(TOY).decode(encode(action)) == action
    assert b'"type":"%s"' % type(action).__name__.encode() in encode(action)


@pytest.mark.parametrize("who", [0, 2, None])
def test_events_and_views_survive_json(who: int | None) -> None:
    """As every audience receives them."""
    audience = None if who is None else Seat(who)
    match = play_out(toy_match())
    for event in [event for entry in match.all_events() for event in entry]:
        seen = project(event, audience)
        assert events_of(TOY).decode(encode(seen)) == seen
    assert views_of(TOY).decode(encode(match.view(audience))) == match.view(audience)


@pytest.mark.parametrize(
    "text",
    [
        b'{"type":"Jump"}',
        b"{}",
        b'{"type":"Peek","target":1,"coins":2}',
        b'{"type":"Peek","target":"1","coins":2,"mood":"kind"}',
        b'{"type":"Peek","target":1,"coins":2.5,"mood":"kind"}',
        b'{"type":"Seal","cards":[1,null,0]}',
        b'{"type":"Dealt","hands":[]}',
        b"[]",
    ],
)
def test_what_is_no_action_of_the_game_is_refused(text: bytes) -> None:
    """An unknown type, a missing field, a wrong type, an event."""
    with pytest.raises(msgspec.ValidationError):
        actions_of(TOY).decode(text)
