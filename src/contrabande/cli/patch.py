"""Patch: replay every running table through the rules of this program, before people play on by them."""

import asyncio
import time
from typing import Annotated

from cyclopts import Parameter

from contrabande.cli.complaint import Complaint


def patch(
    *, database: Annotated[str | None, Parameter(env_var="CONTRABANDE_DATABASE")] = None, dry_run: bool = False
) -> int:
    """Take running tables over to the rules of this program, where these change nothing that has happened.

    Every table that is not closed is played again from its log. If each step comes out as it did, it goes on by the new
    rules; a table that differs is named and left alone, and closes when a server opens it: its record stays. So is a
    table that cannot be read, which a server sets aside. If there is any, the exit status is 2.
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

    left = 0
    refuse_missing(database or default_database())
    store = open_store(database or default_database())
    await store.start(f"patch {time.time_ns()}", lambda _table, _number: None)
    try:
        for sheet in await store.sheets(limit=1_000_000):
            if sheet.phase != "closed":
                found = await patched(store, sheet.table, is_dry=is_dry)
                print(f"{sheet.table}  {sheet.game:<20} {found.told}")
                left += not found.is_same
    finally:
        await store.stop()
    print("every table goes on" if not left else f"{left} of these tables cannot go on")
    return 2 if left else 0
