"""Opening a store by its address."""

import os
import sys
from importlib.util import find_spec
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from contrabande.server.store.engines import Synchronous
from contrabande.server.store.interface import StoreError
from contrabande.server.store.sql import SqlStore

FORMS = "give a file, sqlite:///file or postgresql://user@host/name"


def open_store(url: str) -> SqlStore:
    """A store, not yet started, on a file, `sqlite:///file` or `postgresql://…`.

    `?synchronous=OFF` at the end lets a drill lose what the disk has not got yet; nobody else wants it.
    """
    address, synchronous = parsed(url)
    make_folder(address)
    return SqlStore(address, synchronous)


def make_folder(address: URL) -> None:
    """Make the folder for a database that is a file, where there is none yet."""
    if address.get_backend_name() != "sqlite":
        return
    folder = Path(address.database or "").parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"the folder {folder} cannot be made ({error.strerror or error}); {FORMS}") from None


def parsed(url: str) -> tuple[URL, Synchronous]:
    """The address in *url*, and whether commits wait for the disk."""
    try:
        address = make_url(url if "://" in url else f"sqlite:///{url}")
        wish = address.query.get("synchronous", Synchronous.FULL)
        synchronous = Synchronous(wish if isinstance(wish, str) else "")
    except (ArgumentError, ValueError):
        raise StoreError(f"{_without_password(url)!r} is not the address of a database; {FORMS}") from None
    _check(address)
    return address.difference_update_query(["synchronous"]), synchronous


def refuse_missing(url: str) -> None:
    """Complain where *url* is a file that is not there: opening it would make one."""
    address, _ = parsed(url)
    if address.get_backend_name() == "sqlite" and not os.path.exists(address.database or ""):
        raise StoreError(f"there is no database {address.database}")


def default_database() -> str:
    """The address in the environment, else a file in this user's data folder."""
    return os.environ.get("CONTRABANDE_DATABASE") or str(_data_folder() / "contrabande" / "tables.db")


def _check(address: URL) -> None:
    kind = address.drivername.partition("+")[0]
    if kind == "sqlite":
        if not address.database or address.database == ":memory:":
            raise StoreError(f"a store without a file would forget everything; {FORMS}")
    elif kind != "postgresql":
        raise StoreError(f"there is no store for {kind}; {FORMS}")
    elif find_spec("psycopg") is None:
        raise StoreError(
            "PostgreSQL needs its driver; python3 start.py brings it, elsewhere pip install 'contrabande[postgres]'"
        )


def _without_password(url: str) -> str:
    """An address that may be shown: whatever stands before the @ stays untold."""
    scheme, mark, rest = url.partition("://")
    return f"{scheme}{mark}{rest.rpartition('@')[2]}"


def _data_folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
