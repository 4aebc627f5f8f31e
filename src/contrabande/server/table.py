"""A table: the fold of its log. Entries change it and nothing else does, so all processes that read the log agree."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b

from msgspec.structs import replace

from contrabande.client.wire import Cast, Phase, TakenOver
from contrabande.engine.actions import Action
from contrabande.engine.chance import commitment
from contrabande.engine.codec import actions_of, encode
from contrabande.engine.game import AnyGame, Outcome
from contrabande.engine.match import AnyMatch, Match
from contrabande.engine.options import read_options
from contrabande.engine.record import Record
from contrabande.engine.seats import Seat
from contrabande.games import GAMES
from contrabande.server import entries as log
from contrabande.server.company import BotPlayer, Company, Member
from contrabande.server.entries import Arrangement, Giver, Logged
from contrabande.server.store.interface import Row

BY_KEY: dict[str, AnyGame] = {game.key: game for game in GAMES}


@dataclass(frozen=True, slots=True)
class Draft:
    """A sealed answer that waits for the others."""

    action: Action
    raw: bytes
    giver: Giver


@dataclass(slots=True)
class Shown:
    """Something everybody is told: what happened at the table, and the entry of the match it made, if any."""

    number: int
    at: int
    what: log.AnyEntry | None
    entry: int | None = None
    was: Arrangement | None = None
    """What was played before this changed it."""
    told: bytes | None = None
    """As it is sent, once somebody was told, where everybody is told the same."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished match."""

    match: AnyMatch
    ended_at: int
    members: tuple[int | None, ...]
    """Who sat where at the end; None for a bot."""
    players: tuple[str, ...]
    """What they were called; the record keeps the names of those who were dealt in."""
    givers: tuple[tuple[int, Seat, Giver], ...]
    """Entry, seat and giver of every answer."""
    cast: tuple[Cast, ...]
    """By what badge, or bot's face, everybody was known, in seat order."""
    taken: tuple[tuple[int, TakenOver], ...]
    """Who took a seat over, and after which entry: the record does not say it."""

    @property
    def outcome(self) -> Outcome:
        """How it ended."""
        outcome = self.match.outcome
        assert outcome is not None
        return outcome

    def record(self) -> Record:
        """The match on paper, with the seed."""
        return self.match.record()


class Table(Company):
    """Everything that is true at one table."""

    def __init__(self, name: str, *, pinned: int | None = None) -> None:
        super().__init__()
        self.name = name
        self._pinned = pinned
        """The version of the rules by which a running match goes on, if not the one that it was begun by."""
        self.length = 0
        """How many entries of the log are folded in."""
        self.changed_at = 0
        self.phase: Phase = "lobby"
        self.code: str | None = None
        self.is_paused = False
        self.shown: list[Shown] = []
        self.floor = 0
        """What was shown before this number is not told again."""
        self.floor_event = 0
        """In the happening at the floor, events before this one are not told again either."""
        self.match: AnyMatch | None = None
        self.match_number = 0
        self.drafts: dict[Seat, Draft] = {}
        self.asked_at = 0
        self.complete_at = 0
        """When the last sealed answer came in."""
        self.added: dict[Seat, int] = {}
        """More-time tokens spent on the open question."""
        self.tokens: dict[Seat, int] = {}
        self._clocks_renewed: set[Seat] = set()
        """For whom the clock of the open question began anew: once, however often the seat changes hands."""
        self._tokens_renewed: set[Seat] = set()
        """Whose tokens did, once in a match."""
        self.played: list[Played] = []
        self.version = 0
        """The rules of the match, or of the next one."""
        self.is_foreign = False
        """The rules of this table's match are not in this program."""
        self.dealt_at = 0
        """When the last match was dealt."""
        self.digest = ""
        """Stands for everything that has happened in the match; it never leaves the server."""
        self._seed = b""
        self._arrangement: Arrangement | None = None
        self.players: tuple[str, ...] = ()
        """What those are called who play the match, in seat order."""
        self._givers: list[tuple[int, Seat, Giver]] = []
        self._taken: list[tuple[int, TakenOver]] = []

    # What is asked of it.

    @property
    def arrangement(self) -> Arrangement:
        """What is played."""
        assert self._arrangement is not None, "the first entry opens the table"
        return self._arrangement

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return BY_KEY[self.arrangement.game]

    @property
    def commitment(self) -> str:
        """What binds the dealer to the seed, from before anybody adds entropy."""
        return commitment(self._seed)

    @property
    def asked(self) -> frozenset[Seat]:
        """The seats that are asked now."""
        if self.match is None or self.phase != "playing":
            return frozenset()
        return self.match.to_act

    @property
    def is_sealed(self) -> bool:
        """Whether several seats are asked at once."""
        return len(self.asked) > 1

    @property
    def is_complete(self) -> bool:
        """Whether all sealed answers are in, and only the reveal is due."""
        return self.is_sealed and len(self.drafts) == len(self.asked)

    def action(self, raw: bytes) -> Action:
        """Read an action of this table's game (msgspec.ValidationError, msgspec.DecodeError)."""
        return actions_of(self.game).decode(raw)

    @classmethod
    def read(cls, name: str, rows: Sequence[Row]) -> "Table":
        """A table from its whole log."""
        logged = [log.decode(row.body) for row in rows]
        pins = [one.entry.version for one in logged if isinstance(one.entry, log.Repinned)]
        table = cls(name, pinned=pins[-1] if pins else None)
        for row, one in zip(rows, logged, strict=True):
            table.fold(row.at, one)
        return table

    # What happens to it.

    def fold(self, at: int, logged: Logged) -> Shown | None:
        """Take in the next entry of the log; what everybody is told of it, if anything."""
        self.length += 1
        self.changed_at = max(at, self.changed_at)
        if logged.member is not None and logged.command is not None:
            self.remember(logged.member, logged.command, at)
        entry = logged.entry
        before = self.match.entries if self.match is not None else 0
        was = self._arrangement if isinstance(entry, log.Arranged | log.Reopened) else None
        is_told = self._take(at, entry)
        if not is_told:
            return None
        after = self.match.entries if self.match is not None else 0
        is_new = after > before or (isinstance(entry, log.Dealt) and after > 0)
        number = after - 1 if is_new else None
        shown = Shown(len(self.shown) + 1, at, None if isinstance(entry, log.Answered) else entry, number, was)
        self.shown.append(shown)
        if number is not None:
            self._forget(shown)
        if isinstance(entry, log.Reopened):
            self.floor, self.floor_event = shown.number, 0
        return shown

    def _forget(self, shown: Shown) -> None:
        """In a game of memory an event may close what came before it."""
        assert self.match is not None
        assert shown.entry is not None
        forgets, options = self.game.forgets, self.match.options
        for place, event in enumerate(self.match.events(None, shown.entry)[0]):
            if forgets(options, event):
                self.floor, self.floor_event = shown.number, place

    def _take(self, at: int, entry: log.AnyEntry) -> bool:
        """Change what *entry* changes; whether everybody is told."""
        match entry:
            case log.Answered():
                return self._answer(at, entry)
            case log.Revealed():
                self._reveal(at)
            case log.Dealt():
                self._deal(at, entry)
            case log.Opened() | log.Reopened():
                self._open(entry)
            case log.Arranged():
                self._arrangement = entry.arrangement
                self.version = self.game.version
                self.unready()
            case log.Paused() | log.Resumed():
                self.is_paused = isinstance(entry, log.Paused)
                self.votes.clear()
                self.asked_at = at
            case log.Awoke():
                self.asked_at = at
            case log.Closed():
                self.phase, self.code = "closed", None
                self.wishes.clear()
            case log.TimeAdded():
                self.added[entry.seat] = self.added.get(entry.seat, 0) + 1
                self.tokens[entry.seat] = self.tokens.get(entry.seat, 0) + 1
            case log.Voted():
                self.vote(entry)
            case log.Spoke() | log.Repinned():
                pass
            case log.Recognised():
                self.seat(at, entry, is_playing=False)
                return False
            case log.TookOver():
                self._note(entry)
                self.seat(at, entry, is_playing=True)
                self._begin_anew(at, entry)
            case _:
                self.seat(at, entry, is_playing=self.phase == "playing")
        return True

    # The match.

    def _open(self, entry: log.Opened | log.Reopened) -> None:
        self._arrangement, self._seed, self.code = entry.arrangement, bytes.fromhex(entry.seed), entry.code
        self.phase, self.match, self.is_paused = "lobby", None, False
        self.version = self.game.version
        self.votes.clear()
        self.sit_down_again()

    def _deal(self, at: int, entry: log.Dealt) -> None:
        played = self.arrangement
        self.phase, self.asked_at, self.dealt_at = "playing", at, at
        self.match_number += 1
        self.votes.clear()
        self.drafts, self.added, self.tokens, self._givers, self._taken = {}, {}, {}, [], []
        self._clocks_renewed, self._tokens_renewed = set(), set()
        self.players = entry.players
        self.deal_in()
        self.version, self.is_foreign = self._pinned or entry.version, False
        self.digest = ""
        if self.game.version != self.version:
            self.is_foreign = True
            return
        self.match = Match(
            self.game,
            read_options(self.game, played.options, played.seats),
            played.seats,
            self._seed,
            entropy=[bytes.fromhex(share) for share in entry.entropy],
            players=entry.players,
        )
        self._digest()
        self._end(at)

    def _note(self, entry: log.TookOver) -> None:
        """Remember for the replay who had the seat until now."""
        if self.match is not None:
            was = replace(_cast(self.sitting[entry.seat]), name=entry.instead)
            self._taken.append((self.match.entries - 1, TakenOver(entry.seat, entry.name, was)))

    def _begin_anew(self, at: int, entry: log.TookOver) -> None:
        """Who takes a seat over has all the time of the open question, and has heard nothing yet as that seat.

        Who takes it over after him goes on where he was: else two who take turns there stop the clock.
        """
        self.members[entry.member].watched = len(self.shown)
        self.players = (*self.players[: entry.seat], entry.name, *self.players[entry.seat + 1 :])
        if entry.seat not in self._tokens_renewed:
            self._tokens_renewed.add(entry.seat)
            self.tokens.pop(entry.seat, None)
        if entry.seat in self.asked and entry.seat not in self._clocks_renewed:
            self._clocks_renewed.add(entry.seat)
            self.asked_at = at
            self.added.pop(entry.seat, None)

    def _answer(self, at: int, entry: log.Answered) -> bool:
        if self.match is None:
            return False
        if entry.before not in ("", self.digest):
            self.is_foreign, self.match = True, None
            return False
        action = self.action(bytes(entry.action))
        if self.is_sealed:
            # A changed mind keeps its place in the order of arrival no longer (pr.tie = speed).
            self.drafts.pop(entry.seat, None)
            self.drafts[entry.seat] = Draft(action, bytes(entry.action), entry.giver)
            self.complete_at = at
            return False
        self._givers.append((self.match.entries, entry.seat, entry.giver))
        self.match.answer(entry.seat, action, entry.prompt)
        self._next(at)
        return True

    def _reveal(self, at: int) -> None:
        if self.match is None:
            return
        number = self.match.entries
        for seat, draft in self.drafts.items():
            self._givers.append((number, seat, draft.giver))
            self.match.answer(seat, draft.action)
        self.drafts = {}
        self._next(at)

    def _digest(self) -> None:
        """Add the last entry of the match, with all that happened in it."""
        assert self.match is not None
        number = self.match.entries - 1
        told = encode((self.match.entry(number), self.match.all_events(number)))
        self.digest = blake2b(self.digest.encode() + told, digest_size=8).hexdigest()

    def _next(self, at: int) -> None:
        self.asked_at = at
        self.added, self._clocks_renewed = {}, set()
        self._digest()
        self._end(at)

    def _end(self, at: int) -> None:
        """The match is over: it is put aside with its record, and the seed is no secret any more."""
        assert self.match is not None
        if self.match.is_over:
            self.phase, self.is_paused = "finished", False
            self.votes.clear()
            self.wishes.clear()
            seats = [self.sitting[Seat(seat)] for seat in range(self.match.seats)]
            members = tuple(who.member if isinstance(who, Member) else None for who in seats)
            cast = tuple(_cast(who, dealt) for who, dealt in zip(seats, self.match.players, strict=True))
            self.played.append(
                Played(self.match, at, members, self.players, tuple(self._givers), cast, tuple(self._taken))
            )


def _cast(who: Member | BotPlayer, dealt: str | None = None) -> Cast:
    if isinstance(who, BotPlayer):
        return Cast(who.shape, who.level, who.temper)
    return Cast(who.shape, name=who.name if who.name != dealt else None)
