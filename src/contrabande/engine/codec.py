"""JSON for the typed data of a game: one canonical byte form out, strict types in."""

from functools import cache, reduce
from operator import or_

import msgspec

from contrabande.engine.actions import Action
from contrabande.engine.events import Event
from contrabande.engine.game import AnyGame

encode = msgspec.json.Encoder(order="deterministic").encode


@cache
def actions_of(game: AnyGame) -> msgspec.json.Decoder[Action]:
    """Reads an action of *game*."""
    return msgspec.json.Decoder(reduce(or_, game.actions))


@cache
def events_of(game: AnyGame) -> msgspec.json.Decoder[Event]:
    """Reads an event of *game*."""
    return msgspec.json.Decoder(reduce(or_, game.events))


@cache
def views_of(game: AnyGame) -> msgspec.json.Decoder[msgspec.Struct]:
    """Reads a view of *game*."""
    return msgspec.json.Decoder(game.views)
