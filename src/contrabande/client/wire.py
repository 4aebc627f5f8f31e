"""The wire: every message between a table and those who sit at it, as typed data.

A client says `Hello`, then sends commands; each carries an id of the client's choosing and is answered by one `Ack` or
one `Refused`. The same id again is the same command: it is acknowledged again and does nothing. The server sends
`State` (everything this member may see, once), then one `Step` for each thing that happened, numbered without gaps.
"""

from typing import Literal, TypeAlias

import msgspec

# Whoever speaks the wire imports this module only.
from contrabande.client.admission import (
    Admission as Admission,
)
from contrabande.client.admission import (
    JoinTable as JoinTable,
)
from contrabande.client.admission import (
    OpenTable as OpenTable,
)
from contrabande.client.admission import (
    Pass as Pass,
)
from contrabande.client.admission import (
    Person as Person,
)
from contrabande.client.admission import (
    PlayedMatch as PlayedMatch,
)
from contrabande.client.admission import (
    Redeem as Redeem,
)
from contrabande.client.admission import (
    ReplayEntry as ReplayEntry,
)
from contrabande.client.admission import (
    TableNotice as TableNotice,
)
from contrabande.client.vocabulary import (
    EMOTES as EMOTES,
)
from contrabande.client.vocabulary import (
    LANGUAGES as LANGUAGES,
)
from contrabande.client.vocabulary import (
    LEVELS as LEVELS,
)
from contrabande.client.vocabulary import (
    LONGEST_ID as LONGEST_ID,
)
from contrabande.client.vocabulary import (
    LONGEST_NAME as LONGEST_NAME,
)
from contrabande.client.vocabulary import (
    LONGEST_TEXT as LONGEST_TEXT,
)
from contrabande.client.vocabulary import (
    MOST_FRAME as MOST_FRAME,
)
from contrabande.client.vocabulary import (
    PACES as PACES,
)
from contrabande.client.vocabulary import (
    PROMISES as PROMISES,
)
from contrabande.client.vocabulary import (
    SHAPES as SHAPES,
)
from contrabande.client.vocabulary import (
    TEMPERS as TEMPERS,
)
from contrabande.client.vocabulary import (
    Emote as Emote,
)
from contrabande.client.vocabulary import (
    Language as Language,
)
from contrabande.client.vocabulary import (
    Level as Level,
)
from contrabande.client.vocabulary import (
    OptionValues as OptionValues,
)
from contrabande.client.vocabulary import (
    PaceName as PaceName,
)
from contrabande.client.vocabulary import (
    Phase as Phase,
)
from contrabande.client.vocabulary import (
    Privacy as Privacy,
)
from contrabande.client.vocabulary import (
    PromiseKey as PromiseKey,
)
from contrabande.client.vocabulary import (
    Role as Role,
)
from contrabande.client.vocabulary import (
    Shape as Shape,
)
from contrabande.client.vocabulary import (
    Temper as Temper,
)
from contrabande.engine.actions import Form
from contrabande.engine.seats import Seat

NULL = msgspec.Raw(b"null")
"""Nothing, where something of a game's own types may stand."""


class Said(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something said in a message; the tag tells what."""


# Commands: what a member asks of his table.


class Command(Said, frozen=True, kw_only=True):
    """Asks the table for something; *id* makes it safe to send twice."""

    id: str


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat, or change to it."""

    seat: Seat


class Stand(Command, frozen=True, tag="stand"):
    """Give the seat up and watch, while the match has not begun."""


class Ready(Command, frozen=True, tag="ready"):
    """Ready to begin; *entropy* (32 hexadecimal digits) is this seat's share in the shuffling."""

    is_ready: bool = True
    entropy: str | None = None


class Arrange(Command, frozen=True, tag="arrange"):
    """Change what is played while nobody has dealt: what is left out stays as it is."""

    game: str | None = None
    options: OptionValues | None = None
    seats: int | None = None
    pace: PaceName | None = None
    hours: int | None = None
    chat: bool | None = None


class AddBot(Command, frozen=True, tag="add_bot"):
    """Put a bot into a free seat."""

    seat: Seat
    level: Level = "solid"
    temper: Temper = "gambler"


class RemoveBot(Command, frozen=True, tag="remove_bot"):
    """Send the bot in this seat away, while the match has not begun."""

    seat: Seat


class Start(Command, frozen=True, tag="start"):
    """Deal: every seat is taken and everybody is ready."""


class Give(Command, frozen=True, tag="answer"):
    """Answer a prompt; a sealed answer may be given again until the last one is in."""

    prompt: int
    action: msgspec.Raw


class Phrase(Command, frozen=True, tag="phrase"):
    """Say one of the game's quick phrases; everybody reads it in his own language."""

    number: int
    to: Seat | None = None


class Chat(Command, frozen=True, tag="chat"):
    """Say something in one's own words, where the table allows it."""

    text: str


class Gesture(Command, frozen=True, tag="emote"):
    """Make a face."""

    emote: Emote


class Claim(Command, frozen=True, tag="claim"):
    """Claim to have so many of each kind; *field* names what is counted, as the game's vocabulary does."""

    field: str
    counts: tuple[int, ...]


class Promise(Command, frozen=True, tag="promise"):
    """Promise a seat something; nothing enforces it."""

    promise: PromiseKey
    to: Seat


class MoreTime(Command, frozen=True, tag="more_time"):
    """Spend one of the seat's tokens on more time for this answer."""


class Vote(Command, frozen=True, tag="vote"):
    """Agree, or no longer agree, to a pause, to going on, or to emptying a seat."""

    on: Literal["pause", "resume", "kick"]
    seat: Seat | None = None
    is_for: bool = True


class Leave(Command, frozen=True, tag="leave"):
    """Leave the table for good; a bot plays on in the seat."""


class Again(Command, frozen=True, tag="again"):
    """After the end: the same people sit down again, for this game or another."""

    game: str | None = None
    options: OptionValues | None = None
    seats: int | None = None


class Speak(Command, frozen=True, tag="speak"):
    """Change one's own language, name or shape."""

    language: Language | None = None
    name: str | None = None
    shape: Shape | None = None


AnyCommand: TypeAlias = (
    Sit
    | Stand
    | Ready
    | Arrange
    | AddBot
    | RemoveBot
    | Start
    | Give
    | Phrase
    | Chat
    | Gesture
    | Claim
    | Promise
    | MoreTime
    | Vote
    | Leave
    | Again
    | Speak
)


class Hello(Said, frozen=True, tag="hello"):
    """The first message on a socket: who I am, and the last step I have seen."""

    token: str
    since: int | None = None


class Ping(Said, frozen=True, tag="ping"):
    """Are you there? *echo* comes back."""

    echo: int = 0


FromClient: TypeAlias = Hello | Ping | AnyCommand


# What the table sends.


class Ack(Said, frozen=True, tag="ack"):
    """The command is done and on disk."""

    id: str


class Refused(Said, frozen=True, tag="refused"):
    """The command is refused, and nothing has changed: a wording key, the rule it rests on, facts, a sentence."""

    id: str | None
    key: str
    rule: str | None = None
    facts: dict[str, int | str] = {}
    text: str = ""


class Pong(Said, frozen=True, tag="pong"):
    """I am here."""

    echo: int = 0


class Trouble(Said, frozen=True, tag="trouble"):
    """The table cannot go on for now; nothing is lost. *key* says why, `over` that it goes on."""

    key: Literal["store_down", "over", "closing"]
    text: str = ""


class Member(msgspec.Struct, frozen=True):
    """Somebody at the table."""

    member: int
    name: str
    shape: str
    role: Role
    seat: Seat | None
    is_present: bool
    is_ready: bool


class BotPlayer(msgspec.Struct, frozen=True):
    """A bot in a seat."""

    seat: Seat
    name: str
    shape: str
    level: str
    temper: str


class VoteView(msgspec.Struct, frozen=True):
    """What is being agreed on: how many are for it, and how many it takes."""

    on: str
    seat: Seat | None
    votes: tuple[int, ...]
    needed: int


class Clock(msgspec.Struct, frozen=True):
    """When the open question must be answered, and who has more-time tokens left."""

    asked_at: int
    due_at: int | None
    tokens: tuple[int, ...]


class TableView(msgspec.Struct, frozen=True):
    """What everybody sees of the table itself."""

    table: str
    code: str | None
    game: str
    version: int
    options: OptionValues
    seats: int
    phase: Phase
    pace: PaceName
    hours: int
    privacy: Privacy
    chat: bool
    members: tuple[Member, ...]
    bots: tuple[BotPlayer, ...]
    away: tuple[Seat, ...]
    """Seats that the stand-in plays for."""
    paused: bool
    votes: tuple[VoteView, ...]
    match: int
    """The number of the match that is played, or was last; 0 before the first deal."""
    commitment: str
    """What binds the dealer to the seed of the match."""
    asked: tuple[Seat, ...]
    """Who is asked now."""
    locked: int
    """How many of them have answered; never who."""
    clock: Clock | None


class PromptView(msgspec.Struct, frozen=True):
    """The question put to a seat: a sentence's key and facts, the rules, and a form for each kind of answer."""

    number: int
    key: str
    rules: tuple[str, ...]
    facts: dict[str, int | str]
    choices: tuple[Form, ...]


class MatchView(msgspec.Struct, frozen=True):
    """What one audience sees of the match: the game's view, and the question put to it."""

    seat: Seat | None
    view: msgspec.Raw
    prompt: PromptView | None
    draft: msgspec.Raw
    """One's own sealed answer while others are still asked; null if there is none."""
    head: str
    """The sealed head of the record's chain, after as many entries as the match has."""
    entries: int


class Happening(msgspec.Struct, frozen=True):
    """One numbered thing that happened: at the table (*what*), in the match (*entry*, *events*), or both."""

    number: int
    at: int
    what: msgspec.Raw
    entry: int | None
    events: msgspec.Raw


class Step(Said, frozen=True, tag="step"):
    """What happened, and how things are now."""

    happened: tuple[Happening, ...]
    table: TableView
    match: MatchView | None


class State(Said, frozen=True, tag="state"):
    """Everything this member may see: what happened since he last looked, and how things are now."""

    member: int
    number: int
    """The number of the last thing that happened."""
    happened: tuple[Happening, ...]
    forgotten: int
    """Happenings up to this number are not told again: it is a game of memory, or they were seen."""
    table: TableView
    match: MatchView | None
    now: int


FromServer: TypeAlias = Ack | Refused | Pong | Trouble | Step | State
