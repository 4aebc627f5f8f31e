"""The tables as they are drawn in the terminal: one file per game, found by the game's package."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import ClassVar
from weakref import WeakSet

import msgspec
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from contrabande.cli.tables import plain
from contrabande.cli.tables.look import NARROWEST, Sight
from contrabande.engine.events import Event
from contrabande.wording import Wording

Entries = list[Sequence[Event]]


def draw(view: msgspec.Struct, sight: Sight) -> RenderableType:
    """The table that *view* shows; a game without a drawing is told field by field."""
    module = _module(view)
    drawing: RenderableType = module.table(view, sight) if module else plain.table(view, sight)
    return Group(drawing, _Squeezed(sight.words))


class _Squeezed:
    """A word about a screen that is too narrow for a table; said once by each voice."""

    told: ClassVar[WeakSet[Wording]] = WeakSet()

    def __init__(self, words: Wording) -> None:
        self._words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width < NARROWEST and self._words not in self.told:
            self.told.add(self._words)
            yield Text(self._words.say("table-too-narrow", needed=NARROWEST, columns=options.max_width), "yellow")


def remembered(view: msgspec.Struct, entries: Entries) -> Entries:
    """What the table's own log may still show: everything, unless the game is one of memory."""
    module = _module(view)
    kept: Entries = (
        module.remembered(view, entries) if module is not None and hasattr(module, "remembered") else entries
    )
    return kept


def _module(view: msgspec.Struct) -> ModuleType | None:
    name = f"contrabande.cli.tables.{type(view).__module__.split('.')[-2]}"
    return import_module(name) if find_spec(name) else None
