"""A seat in the drill: a device that is dropped again and again, and a twin that never is."""

from random import Random

import httpx

from contrabande.client import wire
from contrabande.client.place import new_id
from contrabande.client.sampling import sampled
from contrabande.drills.reconnect_device import Device, Told, unlike
from contrabande.engine.seats import Seat

TRIES = 40


class Chair:
    """One seat of a table, with what is found to differ."""

    def __init__(self, address: str, admission: wire.Admission, http: httpx.AsyncClient, rng: Random) -> None:
        self.device = Device(address, admission)
        self.twin = Device(address, admission)
        self.http = http
        self.rng = rng
        self.differences: list[str] = []
        self.resumed: wire.TableView | None = None
        """The table as it was told at the latest resumption."""
        self.done: list[wire.AnyCommand] = []
        """Commands that were carried out, oldest first."""

    @property
    def seat(self) -> Seat:
        """Where it stands."""
        assert self.device.admission.seat is not None
        return self.device.admission.seat

    async def sit(self) -> None:
        """Both devices say hello: the twin first, so that dropping the other never empties the seat."""
        await self.twin.resume()
        await self.device.resume()
        await self.compare()

    async def rise(self) -> None:
        """Both devices hang up."""
        await self.device.close()
        await self.twin.close()

    # Being dropped.

    async def resume(self) -> None:
        """Connect again: what is told first must be what the twin was told, and so must all that comes after."""
        await self.twin.catch_up()
        first = len(self.twin.snapshots) - 1
        await self.device.resume()
        await self._match(first)

    async def resume_by_lines(self) -> None:
        """The same over HTTP, and then again on a socket."""
        await self.twin.catch_up()
        first = len(self.twin.snapshots) - 1
        await self.device.read_line(self.http)
        await self._match(first, is_socket=False)
        await self.resume()

    async def _match(self, first: int, *, is_socket: bool = True) -> None:
        told, self.resumed = self.device.now, self.device.table
        await self.twin.catch_up()
        if told not in self.twin.snapshots[first:]:
            self.differences.append(f"seat {self.seat} was told {told}, its twin {self.twin.snapshots[first:]}")
        if is_socket:
            await self.compare()

    async def compare(self) -> None:
        """What both know now is the same, byte for byte, and every happening came once."""
        for _ in range(TRIES):
            await self.device.catch_up()
            await self.twin.catch_up()
            if self.device.now == self.twin.now:
                break
        else:
            self.differences.append(f"seat {self.seat} ends with {self.device.now}, its twin with {self.twin.now}")
        self.differences += unlike(self.device, self.twin)

    # Doing something.

    async def do(self, command: wire.AnyCommand) -> None:
        """Carry a command out, now or again; it must be acknowledged."""
        told = await self.device.answer_to(command)
        if told.type != "ack":
            self.differences.append(f"seat {self.seat}: {command} was refused ({told.key})")
        if command not in self.done:
            self.done.append(command)

    async def in_vain(self, command: wire.AnyCommand, kind: str) -> None:
        """Send what must change nothing, to the socket and to the door, and be answered by *kind*."""
        await self.twin.catch_up()
        before = self.twin.now
        answers = [await self.device.answer_to(command), await self.device.post(self.http, command)]
        await self.twin.catch_up()
        if self.twin.now != before or any(told.type != kind for told in answers):
            self.differences.append(f"seat {self.seat}: {command} was answered {_kinds(answers)}, or changed something")

    # What it may do.

    def command(self) -> wire.AnyCommand:
        """Something this seat may do now."""
        match = self.twin.match
        phase = self.twin.table.phase
        if phase == "playing" and match is not None and match.prompt is not None:
            return wire.Give(id=new_id(), prompt=match.prompt.number, action=sampled(match.prompt, self.rng))
        if phase == "lobby":
            return wire.Ready(id=new_id(), is_ready=self.rng.random() < 0.5)
        return wire.Phrase(id=new_id(), number=self.rng.randint(1, 5))


def _kinds(answers: list[Told]) -> str:
    return " and ".join(f"{told.type} {told.key or ''}" for told in answers)
