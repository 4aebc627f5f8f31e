"""Guests of the leak drill: people whose every secret is marked, and who keep all they hear."""

import secrets
from random import Random

import msgspec

from contrabande.client import wire
from contrabande.client.asking import example_of
from contrabande.client.place import new_id
from contrabande.client.sampling import sampled
from contrabande.drills.leak_ledger import EVERYBODY, Ledger
from contrabande.drills.leak_lines import Socket, Wired
from contrabande.engine.codec import encode

_read = msgspec.json.Decoder(wire.FromServer).decode


class Guest:
    """Somebody at a table, seen through everything the server sends him."""

    def __init__(self, line: Wired, ledger: Ledger, rng: Random) -> None:
        self.name = f"N{secrets.token_hex(6)}"
        self.person = secrets.token_hex(16)
        self.entropy = secrets.token_hex(16)
        self.admission: wire.Admission | None = None
        self.match: wire.MatchView | None = None
        self.phase = "lobby"
        self._line = line
        self._ledger = ledger
        self._rng = rng
        self._socket: Socket | None = None
        self._given: object = {}
        """The latest answer, as plain data."""
        ledger.note("person's secret", self.person, None)
        ledger.note("entropy", self.entropy, None)
        ledger.note("name", self.name, EVERYBODY)

    @property
    def place(self) -> wire.Admission:
        """What the guest was given at the door."""
        assert self.admission is not None
        return self.admission

    async def ask(self, method: str, path: str, body: object = None, *, token: str | None = None) -> bytes:
        """The body of an answer, heard by this guest."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        whole = await self._line.request(method, path, headers, b"" if body is None else encode(body))
        self._ledger.hear(self.name, self._without_own(whole))
        return whole.partition(b"\n")[2]

    async def sit(self, path: str, wanted: wire.OpenTable | wire.JoinTable) -> None:
        """Go through the door and open a socket."""
        self.admission = msgspec.json.decode(await self.ask("POST", path, wanted), type=wire.Admission)
        self._ledger.note("token", self.admission.token, self.name)
        self._socket = await self._line.socket(self.admission.table)
        await self._socket.say(encode(wire.Hello(self.admission.token)).decode())
        await self.listen()

    async def change_device(self) -> None:
        """A pass for another device, used at once."""
        here = f"/api/tables/{self.place.table}"
        made = msgspec.json.decode(await self.ask("POST", f"{here}/pass", token=self.place.token), type=wire.Pass)
        self._ledger.note("pass", made.secret, self.name)
        redeemed = await self.ask("POST", "/api/passes", wire.Redeem(made.secret))
        other = msgspec.json.decode(redeemed, type=wire.Admission)
        self._ledger.note("token", other.token, self.name)

    async def say(self, command: wire.AnyCommand) -> None:
        """Send a command."""
        self._ledger.note("command's id", command.id, self.name)
        await self.shout(encode(command).decode())

    async def shout(self, frame: str) -> None:
        """Send anything."""
        assert self._socket is not None
        await self._socket.say(frame)

    async def listen(self) -> None:
        """Take in whatever has come."""
        assert self._socket is not None
        for frame in await self._socket.heard():
            told = _read(frame)
            if isinstance(told, wire.State | wire.Step):
                self.match, self.phase = told.match, told.table.phase
            self._ledger.hear(self.name, self._without_own(frame))

    def _without_own(self, frame: bytes) -> bytes:
        """Somebody else may have sealed the very same answer: one's own draft and example are no secret."""
        if self.match is None:
            return frame
        draft, prompt = bytes(self.match.draft), self.match.prompt
        if msgspec.json.decode(draft) == self._given:
            frame = frame.replace(draft, b"")
        if prompt is not None and bytes(prompt.example) == example_of(prompt.number, prompt.choices):
            frame = frame.replace(b'"example":' + bytes(prompt.example), b"")
        return frame

    @property
    def is_asked(self) -> bool:
        """Whether the match waits for this guest."""
        match = self.match
        return match is not None and match.prompt is not None and bytes(match.draft) == b"null"

    async def answer(self) -> bytes | None:
        """Answer what is asked, if it is; the answer, where it is sealed."""
        match = self.match
        if match is None or match.prompt is None or not self.is_asked:
            return None
        raw = sampled(match.prompt, self._rng)
        self._given = msgspec.json.decode(raw)
        await self.say(wire.Give(id=new_id(), prompt=match.prompt.number, action=raw))
        await self.listen()
        given = bytes(self.match.draft) if self.match is not None else b"null"
        return None if given == b"null" else given

    async def leave(self) -> None:
        """Hang up."""
        if self._socket is not None:
            await self._socket.close()
