"""The company at a table: who has come, who sits where, who plays for whom, and what they agree on."""

from collections import OrderedDict
from dataclasses import dataclass, field

from contrabande.client.wire import Role
from contrabande.engine.seats import Seat
from contrabande.server import entries as log

REMEMBERED_COMMANDS = 256
"""So many commands of each member are recognised when they come again."""


@dataclass(slots=True)
class Member:
    """Somebody at the table, as the log tells it."""

    member: int
    name: str
    shape: str
    language: str
    role: Role
    seat: Seat | None = None
    is_ready: bool = False
    entropy: str | None = None
    has_left: bool = False
    processes: set[str] = field(default_factory=set)
    """The processes his devices are connected to."""
    seen_at: int = 0
    """When he was last heard of."""
    gone_at: int = 0
    """When his last device went; what he may send without any changes nothing here, since everybody is told this."""
    watched: int = 0
    """What he was told up to this number, he was told as one who watches: he took a seat over since."""
    marks: set[str] = field(default_factory=set)
    """The persons whose secrets his devices have sent."""
    done: OrderedDict[str, None] = field(default_factory=OrderedDict)
    """The ids of his latest commands."""

    @property
    def is_present(self) -> bool:
        """Whether any of his devices is connected."""
        return bool(self.processes)


@dataclass(frozen=True, slots=True)
class BotPlayer:
    """A bot in a seat."""

    seat: Seat
    level: str
    temper: str
    name: str
    shape: str


class Company:
    """The people and bots of one table; its log changes them and nothing else does."""

    def __init__(self) -> None:
        self.members: dict[int, Member] = {}
        self.sitting: dict[Seat, Member | BotPlayer] = {}
        self.away: set[Seat] = set()
        """Seats that the stand-in plays for."""
        self.votes: dict[tuple[str, Seat | None], set[int]] = {}
        self.wishes: dict[int, Seat] = {}
        """Who watches, and asks for which seat that a bot plays."""
        self.declined: dict[int, int] = {}
        """How often each of them was told in this match that it is not now."""
        self.wished: dict[int, int] = {}
        """How often each of them asked for a seat in this match."""
        self.sent_away: set[int] = set()
        """Whose seats the others have emptied in this match."""
        self.hands: dict[int, Seat] = {}
        """Whose cards each member has held in this match."""

    def people(self) -> list[Member]:
        """Those who sit and have not left, in seat order."""
        seated = [who for _, who in sorted(self.sitting.items()) if isinstance(who, Member)]
        return [who for who in seated if not who.has_left]

    def is_played_by_bot(self, seat: Seat) -> bool:
        """Whether a bot plays in this seat for good: nobody will come back to it."""
        who = self.sitting.get(seat)
        return isinstance(who, BotPlayer) or (who is not None and who.has_left)

    def selves(self, who: Member) -> set[int]:
        """All the members who are the same person, as far as is known; a pass joins what two devices call a person."""
        found, marks = {who.member}, set(who.marks)
        while more := [one for one in self.members.values() if one.member not in found and one.marks & marks]:
            found.update(one.member for one in more)
            marks.update(*(one.marks for one in more))
        return found

    def hands_seen(self, who: Member) -> set[Seat]:
        """The seats whose cards he has held in this match, as whomever he was here."""
        return {self.hands[one] for one in self.selves(who) if one in self.hands}

    def knows(self, member: int, command: str) -> bool:
        """Whether this command has been carried out."""
        who = self.members.get(member)
        return who is not None and command in who.done

    def remember(self, member: int, command: str, at: int) -> None:
        """Note that a command of this member has been carried out."""
        who = self.members.get(member)
        if who is not None:
            who.seen_at = at
            who.done[command] = None
            if len(who.done) > REMEMBERED_COMMANDS:
                who.done.popitem(last=False)

    def sit_down_again(self) -> None:
        """Another match: the seats of those who left are free, and nobody is ready yet."""
        for seat in [seat for seat, who in self.sitting.items() if isinstance(who, Member) and who.has_left]:
            del self.sitting[seat]
        self.away.clear()
        self.unready()

    def unready(self) -> None:
        """Nobody is ready any more."""
        for who in self.members.values():
            who.is_ready, who.entropy = False, None

    def seat(self, at: int, entry: log.AnyEntry, *, is_playing: bool) -> None:
        """Take in who comes, sits, stands, leaves or plays for whom."""
        match entry:
            case log.Joined():
                who = Member(entry.member, entry.name, entry.shape, entry.language, entry.role)
                who.seen_at = who.gone_at = at
                self.members[entry.member] = who
            case log.Recognised():
                self.members[entry.member].marks.add(entry.mark)
            case log.Renamed():
                who = self.members[entry.member]
                who.name, who.shape, who.language = entry.name, entry.shape, entry.language
            case log.Seated():
                self._stand(self.members[entry.member])
                self.members[entry.member].seat = entry.seat
                self.sitting[entry.seat] = self.members[entry.member]
            case log.Stood():
                self._stand(self.members[entry.member])
            case log.Left() | log.Kicked():
                self._unwish(entry, is_playing=is_playing)
                self._leave(self.members[entry.member], is_playing=is_playing, is_gone=isinstance(entry, log.Left))
            case log.BotSeated():
                self.sitting[entry.seat] = BotPlayer(entry.seat, entry.level, entry.temper, entry.name, entry.shape)
            case log.BotRemoved():
                self.sitting.pop(entry.seat, None)
            case log.Readied():
                who = self.members[entry.member]
                who.is_ready, who.entropy = entry.is_ready, entry.entropy or who.entropy
            case log.Came():
                self.members[entry.member].processes.add(entry.process)
                self.members[entry.member].seen_at = at
            case log.Went():
                self.members[entry.member].processes.discard(entry.process)
                self.members[entry.member].seen_at = self.members[entry.member].gone_at = at
            case log.TookOver():
                self._take_over(entry)
            case log.SeatAsked() | log.Declined():
                self._wish(entry)
            case log.StoodIn():
                self.away.add(entry.seat)
            case log.Returned():
                self.away.discard(entry.seat)
                self.votes.pop(("kick", entry.seat), None)

    def _wish(self, entry: log.SeatAsked | log.Declined) -> None:
        """Take in who asks for a seat, or no longer does."""
        self.wishes.pop(entry.member, None)
        if isinstance(entry, log.Declined):
            self.declined[entry.member] = self.declined.get(entry.member, 0) + 1
        elif entry.is_wished:
            self.wishes[entry.member] = entry.seat
            self.wished[entry.member] = self.wished.get(entry.member, 0) + 1

    def _unwish(self, entry: log.Left | log.Kicked, *, is_playing: bool) -> None:
        """A wish goes with who wished it; whom the others have sent away from the match wishes nothing here."""
        gone = {entry.member}
        if is_playing and isinstance(entry, log.Kicked):
            self.sent_away.add(entry.member)
            gone = self.selves(self.members[entry.member])
        self.wishes = {one: seat for one, seat in self.wishes.items() if one not in gone}

    def deal_in(self) -> None:
        """A match begins: whoever sits holds the cards of his seat."""
        self.hands = {who.member: seat for seat, who in self.sitting.items() if isinstance(who, Member)}
        self.wishes, self.declined, self.wished, self.sent_away = {}, {}, {}, set()

    def _take_over(self, entry: log.TookOver) -> None:
        """The bot goes, or the stand-in of who left for good; who asked for the same seat asks in vain.

        So does the same person as another guest: he has a hand now.
        """
        before, who = self.sitting[entry.seat], self.members[entry.member]
        if isinstance(before, Member):
            before.seat = None
        who.seat, who.role = entry.seat, "player"
        self.sitting[entry.seat] = who
        self.hands[who.member] = entry.seat
        self.away.discard(entry.seat)
        selves = self.selves(who)
        self.wishes = {one: seat for one, seat in self.wishes.items() if one not in selves and seat != entry.seat}

    def _stand(self, who: Member) -> None:
        self._unvote(who)
        if who.seat is not None:
            self.sitting.pop(who.seat, None)
        who.seat, who.is_ready = None, False

    def _leave(self, who: Member, *, is_playing: bool, is_gone: bool) -> None:
        """A seat of a running match stays his in the record; the stand-in plays on. Who was voted out may watch."""
        if is_playing and who.seat is not None:
            self._unvote(who)
            self.away.add(who.seat)
            who.has_left = True
        else:
            self._stand(who)
            who.has_left = is_gone
            if not is_gone:
                who.role = "watcher"

    def _unvote(self, who: Member) -> None:
        """Who gets up has no voice any more, and nobody's voice counts against who sits there next."""
        self.votes.pop(("kick", who.seat), None)
        for voters in self.votes.values():
            voters.discard(who.member)
        self.votes = {what: voters for what, voters in self.votes.items() if voters}

    def vote(self, entry: log.Voted) -> None:
        """Take in who agrees, or no longer agrees, to what."""
        votes = self.votes.setdefault((entry.on, entry.seat), set())
        if entry.is_for:
            votes.add(entry.member)
        else:
            votes.discard(entry.member)
        if not votes:
            del self.votes[entry.on, entry.seat]
