"""What a training run is told. Everything that follows from it is in the files beside the weights."""

import math

import msgspec

from contrabande.bots.neural.network import SHARPEST
from contrabande.engine.errors import OptionsError
from contrabande.engine.game import AnyGame
from contrabande.games import game_named

GROUPS = 4
"""Tables with guests are so many groups of equal size; at all tables of a group sits the same guest."""
CHANCES = ("guests", "guest_seats", "guest_trembles", "bot_seats", "visits", "challenges", "openings", "spent")
COUNTS = (
    "decisions",
    "tables",
    "tokens",
    "epochs",
    "minibatches",
    "width",
    "critic_width",
    "magnet_stay",
    "career",
    "older_selves",
    "opening",
)
NEEDED = {
    "guest_heat": "guests",
    "guest_trembles": "guests",
    "bots": "guests",
    "bot_seats": "bots",
    "bot_tables": "bots",
    "challenges": "guests",
    "newcomers": "challenges",
    "career": "challenges",
    "opening": "openings",
}
"""Settings that say nothing where another is 0."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One run; payoffs are utilities divided by their deviation among equals, whatever the number of seats."""

    game: str
    variants: tuple[int, ...] = (0,)
    """Places in the game's `variants`: which editions are played, in equal parts."""
    seats: tuple[int, ...] = ()
    """Which table sizes are played, in equal parts; all of the game unless it says so."""

    decisions: int = 1_000_000_000
    """The length of the whole run: rates fall towards its end, however many stretches it takes."""
    clock: float = 0.0
    """Its length in seconds, where it is not 0: then it ends, and rates fall, with whichever comes first."""
    tables: int = 8192
    tokens: int = 16
    """Tokens per table between two updates."""
    epochs: int = 2
    minibatches: int = 4
    studied: float = 1.0
    """The part of a minibatch for which the actor's gradient is computed. Where guests sit and where there is no choice
    nothing is learned: with room for fewer tokens an update costs less, and what does not fit is left out."""

    width: int = 384
    blocks: int = 2
    critic_width: int = 256
    judged: int = 1
    """The critic learns from every so-many-th token of a table, and from others in the next epoch: it sees the whole
    table, which is dear, and next to each other tables look alike."""

    rate: float = 1e-3
    last_rate: float = 1e-4
    warm_updates: int = 100
    clip: float = 0.1
    smoothing: float = 0.95
    """The lambda of generalised advantages, per decision; a token without a choice costs nothing."""
    entropy: float = 0.015
    last_entropy: float = 0.001
    """What a nat of entropy is worth, in payoffs, at first and at last."""
    prices: tuple[float, ...] = ()
    """What that is times at tables of two, three, … seats, up to the largest; 1 where nothing is said. Where a seat
    decides more often in a match, the same price of a nat costs more of the payoff."""
    magnet: float = 0.0
    """What a nat of distance from the magnet costs, in payoffs: from the policy of a while ago, so that a run does not
    go in circles. Unlike entropy's price it costs nothing where the policy has come to rest."""
    magnet_stay: int = 500
    """Updates until the magnet is moved to where the average is by then."""
    value_cost: float = 0.5
    gradient_norm: float = 0.5
    average: float = 0.02
    """The part of the run over which the shipped policy is averaged."""
    sharpness: float = 1.0
    """What is shipped has all log odds of the average times this: above 1 it is closer to its favourite token."""

    guests: float = 0.6
    """The part of the tables where older selves sit too."""
    guest_seats: float = 0.75
    """The chance of a seat there to be an older self's; one seat at least is the learner's."""
    guest_heat: float = 1.0
    """How sharply guests play: 1 as they learned it, more is closer to their favourite token."""
    guest_trembles: float = 0.0
    """The chance of a guest's token to be any legal one: so that the policy meets what nobody would do, and learns what
    to make of it, before somebody finds out that it does not know."""
    bots: int = 0
    """In so many of the four groups of tables with guests they are the game's heuristic bots themselves."""
    novices: int = 0
    """In so many of those groups they are random bots instead, who know the rules and nothing else."""
    bot_seats: float = 1.0
    """The chance of a seat there to be theirs; one seat at least is the learner's."""
    bot_tables: tuple[int, ...] = ()
    """Which table sizes are played there, in equal parts; the same as elsewhere unless it says so."""
    visits: float = 0.7
    """How often a guest is a visitor, such as a heuristic bot's likeness, where there are any; else an older self."""
    challenges: float = 0.0
    """How often a guest is a challenger, who learns meanwhile to beat this very policy."""
    newcomers: int = 2
    """Every so-many-th challenger begins as a visitor, or with nothing where there is none; the others begin as the
    policy itself, and with 0 all of them do."""
    career: int = 1000
    """Updates until another challenger begins."""
    older_selves: int = 8
    openings: float = 0.0
    """The part of the matches that begin with an opening, in which every token is, with a chance of one half, any legal
    one, whoever says it. Nothing is learned in it; but then all go on from where nobody would have gone, and the policy
    learns there, too, both what can be won and what to make of others. Where only guests go astray it learns the second
    alone."""
    opening: int = 100
    """The most tokens of such an opening, of all seats together; the fewest are 1."""
    spent: float = 0.0
    """The part of the matches in which seats have spent from the start, by a coin each, what they can spend once: so
    that it is seen more often than among those who save it up. But who lost it by a coin looks like who chose to spend
    it, and need not be as dangerous: a run learned to let the second pass (see the README of the lab)."""
    seed: int = 0

    @property
    def hosts(self) -> int:
        """How many tables have no guests; those with guests come last."""
        return self.tables - GROUPS * int(self.guests * self.tables / GROUPS)

    @property
    def bots_until(self) -> int:
        """The tables with heuristic bots are the first ones with guests, up to this one."""
        return self.hosts + self.bots * (self.tables - self.hosts) // GROUPS


PLAIN = Settings(game="")
"""What nobody has changed."""


def settings_of(game: str, **changed: object) -> Settings:
    """The settings of a game's run, with some changed; an unknown name or a wrong type is refused."""
    found = game_named(game)
    known = {"game": game, **changed}
    unknown = set(known) - set(Settings.__struct_fields__)
    if unknown:
        raise OptionsError(
            f"no setting {', '.join(sorted(unknown))}; there are {', '.join(Settings.__struct_fields__)}"
        )
    try:
        settings = msgspec.convert(known, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise OptionsError(f"a setting is wrong: {error}") from error
    _refuse_nonsense(settings)
    _refuse_other_tables(settings, found)
    return msgspec.structs.replace(settings, seats=settings.seats or _sizes(settings, found))


def _refuse_nonsense(settings: Settings) -> None:
    """Numbers that mean nothing would be found out after an hour, or never."""
    for name, value in msgspec.structs.asdict(settings).items():
        if any(isinstance(each, float) and not (math.isfinite(each) and each >= 0) for each in _each(value)):
            raise OptionsError(f"{name}={value} will not do: say a number from 0 on")
        if name in CHANCES and value > 1:
            raise OptionsError(f"{name}={value:g} is no chance: say a number from 0 to 1")
        if name in COUNTS and value < 1:
            raise OptionsError(f"{name}={value} is too few: say 1 or more")
    if settings.blocks < 0:
        raise OptionsError(f"blocks={settings.blocks} is too few: say 0 or more")
    if not settings.studied > 0:
        raise OptionsError(f"studied={settings.studied:g} would teach nothing; it is a part, up to 1")
    if not 0 < settings.sharpness <= SHARPEST:
        raise OptionsError(f"sharpness={settings.sharpness:g} will not do: say a number above 0, up to {SHARPEST}")
    if settings.newcomers < 0:
        raise OptionsError(f"newcomers={settings.newcomers} is every how-many-th challenger; 0 is none of them")
    if not 0 <= settings.bots <= GROUPS:
        raise OptionsError(f"bots={settings.bots} is how many of {GROUPS} groups of tables are theirs")
    if not 0 <= settings.novices <= settings.bots:
        raise OptionsError(f"novices={settings.novices} is how many of the bots' {settings.bots} groups are theirs")
    if not 1 <= settings.judged <= settings.tokens:
        raise OptionsError(
            f"judged={settings.judged} is every how-many-th of {settings.tokens} tokens; 1 is all of them"
        )
    for name, other in NEEDED.items():
        if getattr(settings, name) != getattr(PLAIN, name) and not getattr(settings, other):
            raise OptionsError(f"{name} says nothing with {other}=0: say {other}, too, or leave {name} out")


def _refuse_other_tables(settings: Settings, game: AnyGame) -> None:
    """Editions and sizes of table that the game has not, and prices for other ones."""
    last = len(game.variants) - 1
    if not settings.variants or not all(0 <= place <= last for place in settings.variants):
        raise OptionsError(f"variants={list(settings.variants)} will not do: {game.key} has those from 0 to {last}")
    sizes = _sizes(settings, game)
    for count in (*settings.seats, *settings.bot_tables):
        if count not in sizes:
            raise OptionsError(f"{game.key} is not for {count} seats")
    largest = max(settings.seats or sizes)
    if settings.prices and len(settings.prices) != largest - 1:
        raise OptionsError(
            f"prices={list(settings.prices)} is for tables of 2, 3, … seats: with tables up to {largest} say "
            f"{largest - 1} of them, or none"
        )


def _sizes(settings: Settings, game: AnyGame) -> tuple[int, ...]:
    """The sizes of table that all these editions have."""
    every = (game.variants[place].seats for place in settings.variants)
    return tuple(sorted(set.intersection(*(set(sizes) for sizes in every))))


def _each(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else (value,)
