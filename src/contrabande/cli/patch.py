"""Patch: replay every running table through the rules of this program, before people play on by them."""

import asyncio
import time
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from contrabande.cli.complaint import Complaint


def patch(
    *, database: Annotated[str | None, Parameter(env_var="CONTRABANDE_DATABASE")] = None, dry_run: bool = False
) -> int:
    """Take running tables over to the rules of this program, where these change nothing that has happened.

    Every running match is played again from its log. If each step comes out as it did, the match goes on by the new
    rules; a match that differs is named and left alone, and its table closes when a server opens it: its record stays.
    Run it while no server is using the database.

    Parameters
    ----------
    database
        A file, sqlite:///file or postgresql://user@host/name; without it the file in your data folder.
    dry_run
        Only say what would happen.
    """
    from contrabande.server.store.interface import StoreError

    try:
        return asyncio.run(_patch(database, is_dry=dry_run))
    except StoreError as error:
        raise Complaint(str(error)) from None


async def _patch(database: str | None, *, is_dry: bool) -> int:
    from contrabande.server.patching import patched
    from contrabande.server.store.opening import default_database, open_store, refuse_missing

    console, differing = Console(), 0
    refuse_missing(database or default_database())
    store = open_store(database or default_database())
    await store.start(f"patch {time.time_ns()}", lambda _table, _number: None)
    try:
        for sheet in await store.sheets(phase="playing", limit=1_000_000):
            found = await patched(store, sheet.table, is_dry=is_dry)
            console.print(f"{sheet.table}  {sheet.game:<20} {found.told}")
            differing += not found.is_same
    finally:
        await store.stop()
    console.print("every running table goes on" if not differing else f"{differing} tables differ and will close")
    return 1 if differing else 0
