"""The database that a verb works on: its flag, its progress bar, and its errors in one line."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress

from contrabande.cli.complaint import Complaint

if TYPE_CHECKING:
    from contrabande.server.store.dump import Told
    from contrabande.server.store.dumpfile import End

Database = Annotated[str, Parameter(name="--database", env_var="CONTRABANDE_DATABASE")]
"""The address of a database; from the environment if it is not given."""


def chosen_database(database: str) -> str:
    """The database that was named, else this user's own."""
    from contrabande.server.store.opening import default_database

    return database or default_database()


@contextmanager
def at_work(what: str) -> Iterator["Told"]:
    """Show how far the work is, where standard error is a terminal; a refusal becomes a complaint."""
    from contrabande.server.store.interface import StoreError

    try:
        with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
            bar = progress.add_task(what, total=None)
            yield lambda done, total: progress.update(bar, completed=done, total=total)
    except StoreError as error:
        raise Complaint(str(error)) from None


def counted(end: "End") -> str:
    """What went through, for people."""
    return f"{end.sheets} tables, {end.entries} entries, {end.grants} grants"
