"""The tables as they are drawn in the terminal: one file per game, found by the game's package."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

import msgspec
from rich.console import RenderableType

from contrabande.cli.tables import plain
from contrabande.cli.tables.look import Sight
from contrabande.engine.events import Event

Entries = list[Sequence[Event]]


def draw(view: msgspec.Struct, sight: Sight) -> RenderableType:
    """The table that *view* shows; a game without a drawing is told field by field."""
    module = _module(view)
    drawing: RenderableType = module.table(view, sight) if module else plain.table(view, sight)
    return drawing


def remembered(view: msgspec.Struct, entries: Entries) -> Entries:
    """What the table's own log may still show: everything, unless the game is one of memory."""
    module = _module(view)
    kept: Entries = module.remembered(view, entries) if hasattr(module, "remembered") else entries
    return kept


def _module(view: msgspec.Struct):  # type: ignore[no-untyped-def]
    name = f"contrabande.cli.tables.{type(view).__module__.split('.')[-2]}"
    return import_module(name) if find_spec(name) else None
