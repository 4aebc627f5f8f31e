"""A table without a drawing: what the view holds, field by field."""

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from contrabande.cli.tables.look import Sight


def table(view: msgspec.Struct, sight: Sight) -> RenderableType:
    """Everything this seat sees."""
    grid = Table(title=sight.words.title, show_header=False, width=sight.inner + 6)
    for name in view.__struct_fields__:
        if name != "options":
            grid.add_row(Text(name.replace("_", " ")), Text(str(msgspec.to_builtins(getattr(view, name)))))
    return grid
