"""The table log: all that ever changes a table, as typed data. What is sampled is written down, never derived again.

The log holds secrets (seeds, sealed answers) and never leaves the server; what a member sees of an entry is built in
`showing`.
"""

from typing import Literal, TypeAlias

import msgspec

from contrabande.client.wire import OptionValues, Privacy, Role
from contrabande.engine.seats import Seat

Giver = Literal["player", "bot", "stand_in", "clock"]
"""Who gave an answer: shown to nobody before the end."""


class Entry(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """One thing that happened at a table."""


class Arrangement(msgspec.Struct, frozen=True):
    """What is played, and how."""

    game: str
    options: OptionValues
    seats: int
    pace: str
    hours: int
    privacy: Privacy
    chat: bool


class Opened(Entry, frozen=True):
    """A table was opened; the seed of its first match is fixed before anybody adds entropy."""

    arrangement: Arrangement
    code: str
    seed: str


class Joined(Entry, frozen=True):
    """Somebody came for the first time."""

    member: int
    name: str
    shape: str
    language: str
    role: Role


class Recognised(Entry, frozen=True):
    """Somebody sent the secret of a person; members with one mark are one person. Nobody is told."""

    member: int
    mark: str
    """Drawn from the secret, for this table alone."""


class Renamed(Entry, frozen=True):
    """Somebody changed his name, shape or language."""

    member: int
    name: str
    shape: str
    language: str


class Seated(Entry, frozen=True):
    """Somebody took a seat."""

    member: int
    seat: Seat


class Stood(Entry, frozen=True):
    """Somebody gave his seat up and watches."""

    member: int


class Left(Entry, frozen=True):
    """Somebody left for good."""

    member: int
    name: str = ""
    """Older logs do not say it."""


class Kicked(Entry, frozen=True):
    """The others agreed to empty a seat."""

    member: int
    seat: Seat
    name: str = ""
    """Who it was then: soon somebody else sits there. Older logs do not say."""


class BotSeated(Entry, frozen=True):
    """A bot took a seat."""

    seat: Seat
    level: str
    temper: str
    name: str
    shape: str


class BotRemoved(Entry, frozen=True):
    """A bot was sent away."""

    seat: Seat


class Readied(Entry, frozen=True):
    """Somebody is ready, or not any more; *entropy* is his share in the shuffling."""

    member: int
    is_ready: bool
    entropy: str | None = None


class Arranged(Entry, frozen=True):
    """What is played was changed."""

    arrangement: Arrangement
    member: int | None = None
    """By whom; older logs do not say."""


class Dealt(Entry, frozen=True):
    """A match began, by this version of the rules."""

    version: int
    players: tuple[str, ...]
    entropy: tuple[str, ...]


class Answered(Entry, frozen=True):
    """A prompt was answered: a sealed draft if others are asked too, else it is carried out at once."""

    seat: Seat
    prompt: int
    action: msgspec.Raw
    giver: Giver
    before: str = ""
    """The table's digest of the match before this answer: other rules than those that wrote it are found out."""


class Revealed(Entry, frozen=True):
    """All sealed answers are in and were carried out."""


class Came(Entry, frozen=True):
    """A member's device connected to *process*."""

    member: int
    process: str


class Went(Entry, frozen=True):
    """The last of a member's devices that were connected to *process* is gone."""

    member: int
    process: str


class StoodIn(Entry, frozen=True):
    """The stand-in plays for a seat whose player is gone."""

    seat: Seat


class Returned(Entry, frozen=True):
    """The player of a seat is back and plays himself."""

    seat: Seat


class Spoke(Entry, frozen=True):
    """Somebody said something: *kind* is phrase, chat, emote, claim or promise."""

    member: int | None
    seat: Seat | None
    kind: Literal["phrase", "chat", "emote", "claim", "promise"]
    phrase: int | None = None
    text: str | None = None
    emote: str | None = None
    field: str | None = None
    counts: tuple[int, ...] | None = None
    promise: str | None = None
    to: Seat | None = None


class TimeAdded(Entry, frozen=True):
    """A seat spent a more-time token."""

    seat: Seat


class Voted(Entry, frozen=True):
    """Somebody is for something, or not any more."""

    member: int
    on: Literal["pause", "resume", "kick"]
    seat: Seat | None
    is_for: bool


class SeatAsked(Entry, frozen=True):
    """Who watches asks for a seat that a bot plays, or no longer does; one wish at a time."""

    member: int
    seat: Seat
    is_wished: bool


class Declined(Entry, frozen=True):
    """Who asked for a seat was told by one of those who play: not now."""

    member: int
    seat: Seat
    by: int


class TookOver(Entry, frozen=True):
    """Who watched plays on in a seat of the running match that a bot has played."""

    member: int
    seat: Seat
    name: str
    instead: str
    """Who sat there before."""


class Paused(Entry, frozen=True):
    """The people at the table agreed to a pause."""


class Resumed(Entry, frozen=True):
    """They go on."""


class Awoke(Entry, frozen=True):
    """The process that looked after the table was gone: clocks begin anew, so that nobody pays for it."""


class Reopened(Entry, frozen=True):
    """After a match: the same people sit down again; the seed of the next match is fixed."""

    arrangement: Arrangement
    seed: str
    code: str
    member: int | None = None
    """Who asked for it; older logs do not say."""


class Repinned(Entry, frozen=True):
    """The running match was replayed by other rules without any difference, and goes on by them."""

    version: int


class Closed(Entry, frozen=True):
    """The table ended by itself; its record stays."""

    reason: Literal["stale", "empty", "version"]


AnyEntry: TypeAlias = (
    Opened
    | Joined
    | Recognised
    | Renamed
    | Seated
    | Stood
    | Left
    | Kicked
    | BotSeated
    | BotRemoved
    | Readied
    | Arranged
    | Dealt
    | Answered
    | Revealed
    | Came
    | Went
    | StoodIn
    | Returned
    | Spoke
    | TimeAdded
    | Voted
    | SeatAsked
    | Declined
    | TookOver
    | Paused
    | Resumed
    | Awoke
    | Reopened
    | Repinned
    | Closed
)


class Logged(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry as the log keeps it: with the member and the command that caused it, where one did."""

    entry: AnyEntry
    member: int | None = None
    command: str | None = None


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Logged).decode
