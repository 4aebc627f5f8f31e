"""A few threads that read, so that the loop never waits for the disk."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine, exc

from contrabande.server.store.engines import READERS, first_line
from contrabande.server.store.interface import StoreDown

T = TypeVar("T")


class Readers:
    """Reads what has been committed."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")

    async def read(self, question: Callable[[Connection], T]) -> T:
        """The answer to *question*, from one moment of the database."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, question)

    async def stop(self) -> None:
        """Finish what is being read and close the connections."""
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()

    def _ask(self, question: Callable[[Connection], T]) -> T:
        try:
            with self._engine.connect() as connection:
                return question(connection)
        except exc.SQLAlchemyError as error:
            raise StoreDown(first_line(error)) from None
