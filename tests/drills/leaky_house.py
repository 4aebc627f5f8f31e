"""A server that talks too much: run as a program, it plants leaks and then serves like any other.

Tokens go to the log, names to the metrics, and everybody who asks for a code is told the seed of the table.
"""

import logging

from starlette.requests import Request
from starlette.responses import Response

from contrabande.cli import main
from contrabande.client import wire
from contrabande.server import doors, host, metrics, showing
from contrabande.server.room import Room
from contrabande.server.table import Table

_entered, _by_code, _text, _table_view = (
    host.Host.entered,
    doors.by_code,
    metrics.Metrics.text,
    showing.table_view,
)
names: set[str] = set()


async def entered(self: host.Host, table: str | None, token: str) -> tuple[Room, int]:
    logging.getLogger("contrabande").warning("somebody enters with %s", token)
    return await _entered(self, table, token)


def text(self: metrics.Metrics) -> bytes:
    return _text(self) + "".join(f'contrabande_member{{name="{name}"}} 1\n' for name in names).encode()


def table_view(table: Table, *rest: object) -> wire.TableView:
    names.update(who.name for who in table.members.values())
    return _table_view(table, *rest)  # type: ignore[arg-type]


async def by_code(request: Request) -> Response:
    reply = await _by_code(request)
    for room in doors.host_of(request).rooms.values():
        reply.headers["x-seed"] = room.table._seed.hex()  # noqa: SLF001
    return reply


if __name__ == "__main__":
    host.Host.entered = entered  # type: ignore[method-assign]
    metrics.Metrics.text = text  # type: ignore[method-assign]
    showing.table_view = table_view
    doors.by_code = by_code
    main()
