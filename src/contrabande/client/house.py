"""A house: a server somewhere, asked over HTTP. A `Place` in it is a seat at one of its tables."""

from collections.abc import AsyncIterator, Mapping
from types import TracebackType
from typing import TypeVar

import httpx
import msgspec

from contrabande.client import wire
from contrabande.client.refusals import Refusal

ReplyT = TypeVar("ReplyT")

TIMEOUT = 30.0


class House:
    """The doors of one server."""

    def __init__(self, address: str, headers: Mapping[str, str] | None = None) -> None:
        self.address = address.rstrip("/")
        self._http = httpx.AsyncClient(base_url=self.address, timeout=TIMEOUT, headers=headers)

    async def __aenter__(self) -> "House":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Let the connections go."""
        await self._http.aclose()

    # Tables.

    async def open_table(self, wanted: wire.OpenTable) -> wire.Admission:
        """Open a table and sit down at it."""
        return await self._ask("POST", "/api/tables", wire.Admission, body=wanted)

    async def public_tables(self) -> list[wire.TableNotice]:
        """Open tables that anybody may join, latest first."""
        return (await self._ask("GET", "/api/tables", dict[str, list[wire.TableNotice]]))["tables"]

    async def table_with(self, code: str) -> wire.TableNotice:
        """The table that has this code."""
        return await self._ask("GET", f"/api/codes/{code}", wire.TableNotice)

    async def join(self, table: str, wanted: wire.JoinTable) -> wire.Admission:
        """Join a table."""
        return await self._ask("POST", f"/api/tables/{table}/join", wire.Admission, body=wanted)

    async def new_pass(self, admission: wire.Admission) -> wire.Pass:
        """A pass for another device."""
        return await self._ask("POST", f"/api/tables/{admission.table}/pass", wire.Pass, token=admission.token)

    async def redeem(self, secret: str, person: str | None = None) -> wire.Admission:
        """Sit down with a pass."""
        return await self._ask("POST", "/api/passes", wire.Admission, body=wire.Redeem(secret, person))

    # At a table, without a socket.

    async def state(self, admission: wire.Admission, since: int | None = None) -> wire.State:
        """How things are."""
        query = "" if since is None else f"?since={since}"
        return await self._ask("GET", f"/api/tables/{admission.table}{query}", wire.State, token=admission.token)

    async def do(self, admission: wire.Admission, command: wire.AnyCommand) -> None:
        """Carry out a command (Refusal)."""
        path = f"/api/tables/{admission.table}/commands"
        await self._ask("POST", path, wire.Ack, body=command, token=admission.token)

    async def stream(self, admission: wire.Admission, since: int | None = None) -> AsyncIterator[wire.FromServer]:
        """The table's messages as they come."""
        path = f"/api/tables/{admission.table}/stream" + ("" if since is None else f"?since={since}")
        headers = {"Authorization": f"Bearer {admission.token}"}
        async with self._http.stream("GET", path, headers=headers, timeout=None) as reply:
            if reply.status_code != httpx.codes.OK:
                raise _refusal(await reply.aread(), reply.status_code)
            async for line in reply.aiter_lines():
                yield msgspec.json.decode(line, type=wire.FromServer)

    # After the end.

    async def record(self, admission: wire.Admission, match: int | None = None) -> bytes:
        """The record of a finished match."""
        query = "" if match is None else f"?match={match}"
        return await self._bytes("GET", f"/api/tables/{admission.table}/record{query}", token=admission.token)

    async def replay(
        self, admission: wire.Admission, eyes: str = "all", match: int | None = None, *, is_seen: bool = False
    ) -> list[wire.ReplayEntry]:
        """A finished match, entry by entry, through the eyes of a seat, a watcher or all; with views on demand."""
        query = f"eyes={eyes}&views={'yes' if is_seen else 'no'}" + ("" if match is None else f"&match={match}")
        told = await self._bytes("GET", f"/api/tables/{admission.table}/replay?{query}", token=admission.token)
        return [msgspec.json.decode(line, type=wire.ReplayEntry) for line in told.splitlines()]

    async def advice(self, admission: wire.Admission, seat: int, match: int | None = None) -> list[wire.Advice]:
        """What a champion would have done in a seat's place, question by question, after the end."""
        query = f"seat={seat}" + ("" if match is None else f"&match={match}")
        told = await self._bytes("GET", f"/api/tables/{admission.table}/replay/advice?{query}", token=admission.token)
        return [msgspec.json.decode(line, type=wire.Advice) for line in told.splitlines()]

    async def matches_of(self, person: str) -> list[wire.PlayedMatch]:
        """The finished matches of a person."""
        found = await self._ask("GET", "/api/me/matches", dict[str, list[wire.PlayedMatch]], token=person)
        return found["matches"]

    async def _ask(
        self, method: str, path: str, kind: type[ReplyT], *, body: object = None, token: str | None = None
    ) -> ReplyT:
        return msgspec.json.decode(await self._bytes(method, path, body=body, token=token), type=kind)

    async def _bytes(self, method: str, path: str, *, body: object = None, token: str | None = None) -> bytes:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        content = None if body is None else msgspec.json.encode(body)
        reply = await self._http.request(method, path, content=content, headers=headers)
        if reply.status_code >= httpx.codes.BAD_REQUEST:
            raise _refusal(reply.content, reply.status_code)
        return reply.content


def _refusal(body: bytes, status: int) -> Refusal:
    try:
        return Refusal(msgspec.json.decode(body, type=wire.Refused), status)
    except msgspec.DecodeError:
        return Refusal(wire.Refused(None, "no-answer"), status)
