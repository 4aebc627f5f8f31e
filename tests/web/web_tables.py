"""Tables that are laid through the house's own doors, as any client of it does, before somebody looks at them.

For tests of what happens at a table. How one gets there by clicks is tested at the door and where people gather.
"""

import json
from collections.abc import Sequence
from time import monotonic, sleep

import httpx
import msgspec
from web_people import Person

from contrabande.client import wire
from contrabande.client.vocabulary import SHAPES, TEMPERS
from contrabande.engine.seats import Seat

KEPT = "localStorage['contrabande.places'] ??= '{}'"
"""What a device keeps that has the key to a place."""
PATIENCE = 60.0
"""Seconds for one word with the house, and for what must come to be asked."""
A_MOMENT = 0.02


class LaidTable:
    """Sitters in the first seats, in their order; who is only a name has no device."""

    def __init__(
        self, house: str, game: str, seats: int, sitters: Sequence[Person | str], **options: str | int
    ) -> None:
        self._house, self._game, self._seats = house, game, seats
        self._places: list[tuple[Person | str, wire.Admission]] = []
        self._said = 0
        for place, sitter in enumerate(sitters):
            name, language = (sitter.name, sitter.language) if isinstance(sitter, Person) else (sitter, "en")
            who = {"name": name, "language": language, "shape": SHAPES[place]}
            if place == 0:
                self._enter(sitter, "tables", wire.OpenTable(game=game, seats=seats, options=options, **who))
            else:
                self._enter(sitter, f"tables/{self._host.table}/join", wire.JoinTable(**who))

    @property
    def code(self) -> str:
        """By which others come in."""
        return self._host.code or ""

    @property
    def _host(self) -> wire.Admission:
        return self._places[0][1]

    def deal(self) -> None:
        """Bots sit down in the free seats, everybody is ready, and the match begins."""
        for seat in range(len(self._places), self._seats):
            self._do(self._host, wire.AddBot(id=self._next(), seat=Seat(seat), temper=TEMPERS[seat % len(TEMPERS)]))
        for _, place in self._places:
            self._do(place, wire.Ready(id=self._next()))
        self._do(self._host, wire.Start(id=self._next()))

    def look_on(self, watcher: Person) -> None:
        """Somebody more, who does not play; after the deal, for then everybody who sits there is ready."""
        wanted = wire.JoinTable(name=watcher.name, language=watcher.language, shape=SHAPES[-1], role="watcher")
        self._enter(watcher, f"tables/{self._host.table}/join", wanted)

    def come(self) -> None:
        """Everybody who has a device opens the table there."""
        for sitter, place in self._places:
            if isinstance(sitter, Person):
                key = json.dumps(dict([self._kept(place)]))
                sitter.context.add_init_script(KEPT.replace("{}", key))
                sitter.page.goto(f"{self._house}/t/{place.table}")

    def kept(self, sitter: int) -> tuple[str, dict[str, object]]:
        """What the device of a sitter keeps: the table's name, and the key to the place there."""
        return self._kept(self._places[sitter][1])

    def _kept(self, place: wire.Admission) -> tuple[str, dict[str, object]]:
        key = {"table": place.table, "token": place.token, "member": place.member, "code": place.code}
        return place.table, {**key, "game": self._game, "at": 0}

    def do(self, sitter: int, command: wire.AnyCommand) -> None:
        """Something that one of the sitters wants."""
        self._do(self._places[sitter][1], command)

    def answer_until(self, question: str) -> None:
        """The house's own examples are answered until all sitters are asked this question."""
        until = monotonic() + PATIENCE
        while any([self._answer_but(place, question) for _, place in self._places]):
            assert monotonic() < until, f"{question} never came"
            sleep(A_MOMENT)

    def play_out(self) -> str:
        """The house's own examples are answered until the match is over; the table's name."""
        until = monotonic() + PATIENCE
        while any([self._answer_at(place) for _, place in self._places]):
            assert monotonic() < until, "it never ended"
        return self._host.table

    def _answer_at(self, place: wire.Admission) -> bool:
        """Answer what is asked there, if anything is; whether the match goes on."""
        path = f"tables/{place.table}"
        state = msgspec.json.decode(self._asked("GET", path, token=place.token), type=wire.State)
        prompt = state.match.prompt if state.match else None
        if prompt and state.match and state.match.draft == wire.NULL:
            self._do(place, wire.Give(id=self._next(), prompt=prompt.number, action=prompt.example))
        elif state.table.phase == "playing":
            sleep(A_MOMENT)
        return state.table.phase == "playing"

    def _answer_but(self, place: wire.Admission, question: str) -> bool:
        """Answer what is asked there unless it is *question*; whether it is another, or none."""
        path = f"tables/{place.table}"
        match = msgspec.json.decode(self._asked("GET", path, token=place.token), type=wire.State).match
        prompt = match.prompt if match else None
        if prompt and prompt.key != question:
            self._do(place, wire.Give(id=self._next(), prompt=prompt.number, action=prompt.example))
        return prompt is None or prompt.key != question

    def _enter(self, sitter: Person | str, path: str, wanted: wire.OpenTable | wire.JoinTable) -> None:
        admission = msgspec.json.decode(self._asked("POST", path, wanted), type=wire.Admission)
        self._places.append((sitter, admission))

    def _next(self) -> str:
        self._said += 1
        return str(self._said)

    def _do(self, place: wire.Admission, command: wire.AnyCommand) -> None:
        self._asked("POST", f"tables/{place.table}/commands", command, place.token)

    def _asked(self, method: str, path: str, body: object = None, token: str = "") -> bytes:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        content = None if body is None else msgspec.json.encode(body)
        with httpx.Client(verify=False, trust_env=False, timeout=PATIENCE) as line:  # plain HTTP on this machine
            reply = line.request(method, f"{self._house}/api/{path}", content=content, headers=headers)
        assert reply.is_success, reply.text
        return reply.content


def sit_alone(person: Person, game: str, seats: int = 3, **options: str | int) -> None:
    """At a table full of bots, dealt; the first question may still be on its way."""
    table = LaidTable(person.house, game, seats, [person], **options)
    table.deal()
    table.come()
    person.page.wait_for_selector(".table")
