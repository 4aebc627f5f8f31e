"""What is said at the door, over HTTP: opening and joining tables, passes, what strangers and returning people find."""

import msgspec

from contrabande.client.vocabulary import Language, OptionValues, PaceName, Phase, Privacy, Role, Shape
from contrabande.engine.seats import Seat


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Somebody who sits down, without an account."""

    name: str
    shape: Shape = "star"
    language: Language = "en"
    person: str | None = None
    """A secret of 32 hexadecimal digits by which this person finds his tables again."""


class OpenTable(Person, frozen=True, kw_only=True):
    """A new table."""

    game: str
    options: OptionValues = {}
    seats: int | None = None
    pace: PaceName = "relaxed"
    hours: int = 24
    privacy: Privacy = "link"
    chat: bool = False


class JoinTable(Person, frozen=True, kw_only=True):
    """Join a table as a player, a watcher or a screen."""

    role: Role = "player"
    seat: Seat | None = None


class Redeem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pass from another device."""

    secret: str
    person: str | None = None
    """The secret of the person at this device: whose pass it is, is the same, and he finds the match here too."""


class Admission(msgspec.Struct, frozen=True):
    """One's place at a table. The token is the only key to it."""

    table: str
    code: str | None
    member: int
    seat: Seat | None
    token: str


class Pass(msgspec.Struct, frozen=True):
    """For the other device: a secret that opens the same place once, for two minutes."""

    secret: str
    expires: int
    link: str = ""
    """What the other device opens; the secret stands in its fragment, which is sent to nobody."""
    qr: str = ""
    """The link as a QR code, in SVG."""


class Film(msgspec.Struct, frozen=True):
    """The way to one finished match, for others: it opens that match and nothing else."""

    link: str
    """With the key in its fragment."""
    qr: str
    """The link as a QR code, in SVG."""


class Sitter(msgspec.Struct, frozen=True):
    """Somebody who sits at a table, as a passer-by sees them."""

    seat: Seat
    name: str
    shape: str
    temper: str | None
    """A bot's; people have none that shows."""


class Glimpse(msgspec.Struct, frozen=True):
    """What a passer-by sees of a table: who sits there, how many look on, and how far the match is."""

    seats: int
    sitters: tuple[Sitter, ...]
    watchers: int
    begun_at: int | None
    """When the match was dealt; none while nobody plays."""
    round: int | None
    """The round or stage of the match, in games that have them."""


class TableNotice(msgspec.Struct, frozen=True):
    """What a stranger who knows the code may know."""

    table: str
    code: str | None
    game: str
    phase: Phase
    is_public: bool
    changed_at: int
    glimpse: Glimpse | None = None
    """Only for who asks by the code."""


class PlayedMatch(msgspec.Struct, frozen=True):
    """A finished match of a person."""

    table: str
    match: int
    game: str
    seat: Seat
    ended_at: int
    ending: str
    place: int
    players: tuple[str, ...]


class Cast(msgspec.Struct, frozen=True):
    """By what a player of a finished match was known: a badge, and if it was a bot, what sort of bot."""

    shape: str
    level: str | None = None
    temper: str | None = None
    name: str | None = None
    """Of who took the seat over while the match ran; the record names who was dealt in."""


class TakenOver(msgspec.Struct, frozen=True):
    """A seat that changed hands while the match ran."""

    seat: Seat
    name: str
    """Who plays there from the next entry on."""
    was: Cast
    """Who played there until then, by name, whether the record has it or not."""


class ReplayEntry(msgspec.Struct, frozen=True):
    """One entry of a finished match: what happened, who gave the answers, and what was seen afterwards."""

    entry: int
    events: msgspec.Raw
    givers: dict[str, str]
    """By seat: player, bot, stand_in or clock."""
    views: dict[str, msgspec.Raw] = {}
    """By seat, or `watcher`; only if they were asked for."""
    asked: tuple[Seat, ...] = ()
    """Who was asked then; only with the views."""
    cast: tuple[Cast, ...] = ()
    """Who sat there at the end, in seat order; only with the first entry."""
    taken: tuple[TakenOver, ...] = ()
    """Who took a seat over after it and before the next, in that order; only where somebody did."""


class Considered(msgspec.Struct, frozen=True):
    """An answer, and how likely a champion gives it."""

    action: msgspec.Raw
    odds: float


class Advice(msgspec.Struct, frozen=True):
    """A question that a seat was asked in a finished match: what it answered, and what a champion might have."""

    entry: int
    """The one after which it was asked."""
    name: str
    """Who sat there then."""
    key: str
    facts: dict[str, int | str]
    """What was asked, as a `PromptView` tells it."""
    given: Considered
    likely: tuple[Considered, ...]
    """A champion's likeliest answers in that place, with what the seat knew, the likeliest first."""
