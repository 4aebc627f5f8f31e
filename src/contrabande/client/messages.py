"""What a table sends: the answer to a command, what happened, and how things are for the one it is sent to."""

from typing import Literal, TypeAlias

import msgspec

from contrabande.client.commands import Said
from contrabande.client.vocabulary import OptionValues, PaceName, Phase, Privacy, Role
from contrabande.engine.actions import Form
from contrabande.engine.seats import Seat

NULL = msgspec.Raw(b"null")
"""Nothing, where something of a game's own types may stand."""


class Ack(Said, frozen=True, tag="ack"):
    """The command is done and on disk."""

    id: str


class Refused(Said, frozen=True, tag="refused"):
    """The command is refused, and nothing has changed: a wording key, the rule it rests on, facts, a sentence."""

    id: str | None
    key: str
    rule: str | None = None
    facts: dict[str, int | str] = msgspec.field(default_factory=dict)
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
    stand_in_at: int | None = None
    """Who is gone from a running match: when a stand-in plays for him, unless he comes back."""
    has_left: bool = False
    """He left a running match for good, or was voted out: a bot plays on in the seat."""


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


class Wish(msgspec.Struct, frozen=True):
    """Who watches, and asks for a seat that a bot plays."""

    member: int
    seat: Seat


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
    wishes: tuple[Wish, ...] = ()
    """Who asks to be let into a seat, the first to ask first."""


class PromptView(msgspec.Struct, frozen=True):
    """The question put to a seat: a sentence's key and facts, the rules, and a form for each kind of answer."""

    number: int
    key: str
    rules: tuple[str, ...]
    facts: dict[str, int | str]
    choices: tuple[Form, ...]
    example: msgspec.Raw
    """An answer that would be taken, at random but always the same one to this question."""


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
