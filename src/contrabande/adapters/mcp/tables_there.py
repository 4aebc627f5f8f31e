"""The tables of another house, over its doors."""

from collections.abc import Awaitable, Callable
from typing import cast

import httpx
import msgspec

from contrabande.adapters.mcp.chair import Chair, Notice, Wanted
from contrabande.adapters.mcp.there import ChairThere, objection_of
from contrabande.adapters.models.objection import NotTaken, Objection, objection
from contrabande.client import wire
from contrabande.client.house import TIMEOUT, House
from contrabande.client.place import Place
from contrabande.client.refusals import Refusal
from contrabande.engine.errors import shortened
from contrabande.engine.seats import Seat
from contrabande.wording import LANGUAGES, Catalogue, general

LONGEST_CODE = 64
"""Letters; no house has codes so long."""


class TablesThere:
    """The tables of the house at an address."""

    def __init__(self, address: str, language: str = LANGUAGES[0]) -> None:
        self.address = address.rstrip("/")
        self._language = language

    async def notices(self) -> list[Notice]:
        """Public tables that wait for players."""
        async with httpx.AsyncClient(base_url=self.address, timeout=TIMEOUT) as http:
            try:
                reply = (await http.get("/api/tables")).raise_for_status()
            except (httpx.HTTPError, httpx.InvalidURL) as error:
                raise self._unreachable(error, self._language) from None
        found = msgspec.json.decode(reply.content, type=dict[str, list[wire.TableNotice]])["tables"]
        return [Notice(each.code, each.game, each.phase, None) for each in found if each.code is not None]

    async def open(self, wanted: Wanted) -> Chair:
        """A new table; the bots sit down, and it begins when the last free seat is taken."""
        table = wire.OpenTable(
            name=wanted.name,
            language=_language(wanted.language),
            game=wanted.game.key,
            seats=wanted.seats,
            options=msgspec.to_builtins(wanted.options),
        )
        chair = await self._seated(lambda house: house.open_table(table), wanted.language)
        bots = [Seat(seat) for seat in range(wanted.seats) if seat != chair.seat][wanted.free_seats :]
        await chair.ready(bots, wanted.level)
        return chair

    async def join(self, code: str, name: str, language: str) -> Chair:
        """A free seat at the table with that code."""
        chair = await self._enter(code, wire.JoinTable(name=name, language=_language(language)), language)
        if chair.seat is None:
            await chair.leave()
            words = Catalogue(None, language)
            raise NotTaken(objection(words, "seats-taken", "model-full", general.SEATS, code=code))
        await chair.ready((), "")
        return chair

    async def watch(self, code: str, language: str) -> Chair:
        """A watcher's place."""
        watcher = wire.JoinTable(name="Watcher", language=_language(language), role="watcher")
        return await self._enter(code, watcher, language)

    async def _enter(self, code: str, wanted: wire.JoinTable, language: str) -> ChairThere:
        if not (code.isalnum() and len(code) <= LONGEST_CODE):
            words, quoted = Catalogue(None, language), repr(shortened(code))
            raise NotTaken(objection(words, "no-such-table", "model-code", general.SEATS, code=quoted))

        async def enter(house: House) -> wire.Admission:
            return await house.join((await house.table_with(code)).table, wanted)

        return await self._seated(enter, language)

    async def _seated(self, enter: Callable[[House], Awaitable[wire.Admission]], language: str) -> ChairThere:
        """The chair that *enter* is admitted to, connected."""
        try:
            async with House(self.address) as house:
                place = Place(self.address, await enter(house))
            await place.connect()
        except Refusal as refusal:
            raise NotTaken(objection_of(refusal)) from None
        except (httpx.HTTPError, httpx.InvalidURL, OSError) as error:
            raise self._unreachable(error, language) from None
        return ChairThere(place, language)

    def _unreachable(self, error: Exception, language: str) -> NotTaken:
        facts = {"address": self.address, "reason": str(error) or type(error).__name__}
        return NotTaken(Objection("no-house", Catalogue(None, language).say("model-unreachable", **facts)))


def _language(language: str) -> wire.Language:
    return cast(wire.Language, language)
