"""What a training run is told. Everything that follows from it is in the files beside the weights."""

import msgspec

from contrabande.engine.errors import OptionsError
from contrabande.games import game_named

GROUPS = 4
"""Tables with guests are so many groups of equal size; at all tables of a group sits the same guest."""


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
    """What that is times at tables of two, three, … seats; 1 where it is not said. Where a seat decides more often in a
    match, the same price of a nat costs more of the payoff."""
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
    seed: int = 0

    @property
    def hosts(self) -> int:
        """How many tables have no guests; those with guests come last."""
        return self.tables - GROUPS * int(self.guests * self.tables / GROUPS)

    @property
    def bots_until(self) -> int:
        """The tables with heuristic bots are the first ones with guests, up to this one."""
        return self.hosts + self.bots * (self.tables - self.hosts) // GROUPS


def settings_of(game: str, **changed: object) -> Settings:
    """The settings of a game's run, with some changed; an unknown name or a wrong type is refused."""
    found = game_named(game)
    known = {"game": game, "seats": list(found.seats), **changed}
    unknown = set(known) - set(Settings.__struct_fields__)
    if unknown:
        raise OptionsError(
            f"no setting {', '.join(sorted(unknown))}; there are {', '.join(Settings.__struct_fields__)}"
        )
    try:
        settings = msgspec.convert(known, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise OptionsError(f"a setting is wrong: {error}") from error
    if not settings.studied > 0:
        raise OptionsError(f"studied={settings.studied:g} would teach nothing; it is a part, up to 1")
    if not 0 <= settings.guest_trembles <= 1:
        raise OptionsError(f"guest_trembles={settings.guest_trembles:g} is no chance; it is a part, up to 1")
    if not 1 <= settings.judged <= settings.tokens:
        raise OptionsError(
            f"judged={settings.judged} is every how-many-th of {settings.tokens} tokens; 1 is all of them"
        )
    return settings
