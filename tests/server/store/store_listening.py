"""An ear for what other processes write."""

import asyncio


class Ear:
    """Keeps what it hears, and can wait for it."""

    def __init__(self) -> None:
        self.heard: list[tuple[str | None, int]] = []
        self._news = asyncio.Event()

    def hear(self, table: str | None, number: int) -> None:
        """Keep one message."""
        self.heard.append((table, number))
        self._news.set()

    async def until(self, table: str | None, number: int) -> None:
        """Wait until this has been heard."""
        async with asyncio.timeout(20):
            while (table, number) not in self.heard:
                self._news.clear()
                await self._news.wait()
