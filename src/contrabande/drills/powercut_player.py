"""The process whose power is cut: it appends to several logs at once and says so after every acknowledgement.

Run as `python -m contrabande.drills.powercut_player`, it waits for addresses on its standard input and forks a player
for each, because a new interpreter for every cut would take longer than the cut.
"""

import asyncio
import os
import sys
from contextlib import suppress
from itertools import count

from contrabande.server.store.interface import Row, Sheet, StoreError
from contrabande.server.store.opening import open_store
from contrabande.server.store.sql import SqlStore

TABLES = 5
BEGINNING = "beginning"
ENDED = "ended"
LONGEST = 3000
"""Bytes; some entries are larger than a sector, so that a cut can tear them."""


def body_of(table: str, number: int) -> bytes:
    """What stands in an entry, so that whoever reads it knows whether it is whole."""
    return f"{table}/{number}|".encode() * (1 + number * 37 % (LONGEST // 10))


def say(line: str) -> None:
    """Tell the drill, at once."""
    os.write(1, f"{line}\n".encode())


async def play(store: SqlStore, table: str) -> None:
    """Append to one table, for ever."""
    written = len(await store.read(table))
    if await store.sheet(table) is None:
        await store.create(Sheet(table, None, "drill", "playing", False, None, 0), [])
    for number in count(written):
        await store.append(table, [Row(number, 0, body_of(table, number))])
        say(f"{table} {number}")


async def play_all(url: str) -> None:
    """Append to all tables until the power is cut."""
    store = open_store(url)
    say(f"{BEGINNING} {os.getpid()}")
    with suppress(StoreError):
        await store.start("player", lambda table, number: None)
        await asyncio.gather(*(play(store, f"table-{number}") for number in range(TABLES)))


def main() -> None:
    """One player after the other, each until it dies."""
    for url in sys.stdin:
        player = os.fork()
        if player == 0:
            asyncio.run(play_all(url.strip()))
            return
        os.waitpid(player, 0)
        say(ENDED)


if __name__ == "__main__":
    main()
