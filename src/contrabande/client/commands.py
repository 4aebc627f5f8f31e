"""What a client says: hello, are you there, and the commands, by which a member asks something of his table."""

from typing import Literal, TypeAlias

import msgspec

from contrabande.client.vocabulary import Emote, Language, Level, OptionValues, PaceName, PromiseKey, Shape, Temper
from contrabande.engine.seats import Seat


class Said(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something said in a message; the tag tells what."""


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
    to: int | None = None
    """A member who came to play and found no seat: he sits there instead."""


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


class AskSeat(Command, frozen=True, tag="ask_seat"):
    """Who watches a running match asks for a seat that a bot plays, or no longer does."""

    seat: Seat
    is_wished: bool = True


class LetIn(Command, frozen=True, tag="let_in"):
    """Let somebody who asked for it take this seat over, or tell him: not now."""

    member: int
    seat: Seat
    is_welcome: bool = True


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
    | AskSeat
    | LetIn
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
