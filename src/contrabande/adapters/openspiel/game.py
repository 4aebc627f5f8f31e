"""A game as OpenSpiel registers it: one class for each game and form, with players and options as parameters."""

from fractions import Fraction
from math import lcm
from typing import Any, ClassVar

import msgspec
import pyspiel  # type: ignore[import-not-found]

from contrabande.adapters.openspiel.moment import Moment
from contrabande.adapters.openspiel.observer import Observer, observer
from contrabande.adapters.openspiel.state import SimultaneousState, TurnBasedState
from contrabande.adapters.table import Table, table_with
from contrabande.engine.errors import OptionsError
from contrabande.engine.game import AnyGame
from contrabande.engine.seats import MOST_SEATS

PREFIX = "contrabande_"
SUFFIX = "_simultaneous"
MOST_OUTCOMES = 16
"""No draw has more outcomes; the widest is over the drawers of a chest."""
MOST_DRAWS = 64
"""No step draws more often; the longest is a deal to eight seats."""


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game at a table: `load_game("contrabande_hochstapler(players=5,mode=to10)")`."""

    rules: ClassVar[AnyGame]
    is_simultaneous: ClassVar[bool]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**parameters(self.rules), **(params or {})}
        seats = given.pop("players")
        self.table = table_with(self.rules, given.items(), seats)
        self.utility_unit = utility_unit(seats)
        self.first = Moment.first(self.table)
        kind = game_type(self.rules, is_simultaneous=self.is_simultaneous, table=self.table)
        super().__init__(kind, self._info(), params or {})

    def _info(self) -> Any:
        table = self.table
        return pyspiel.GameInfo(
            num_distinct_actions=len(table.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=table.seats,
            min_utility=float(-self.utility_unit),
            max_utility=float((table.seats - 1) * self.utility_unit),
            utility_sum=0.0,
            max_game_length=table.bound * table.seats,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return _loaded, (str(self),)

    def new_initial_state(self) -> TurnBasedState:
        """Before the deal."""
        return (SimultaneousState if self.is_simultaneous else TurnBasedState)(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound on the draws of one match."""
        return self.table.bound * MOST_DRAWS

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """What looks at a state for a player."""
        if params:
            raise ValueError(f"observers take no parameters; {', '.join(params)} was given")
        return observer(self.table, iig_obs_type)


def _loaded(name: str) -> Any:
    """The game with that name and parameters; to find this function is to have it registered."""
    return pyspiel.load_game(name)


def utility_unit(seats: int) -> int:
    """The least whole number that makes every utility whole: seats ÷ winners − 1, times this.

    >>> [utility_unit(seats) for seats in range(2, 9)]
    [1, 2, 3, 12, 10, 60, 105]
    """
    return lcm(*(Fraction(seats, winners).denominator for winners in range(1, seats + 1)))


def parameters(game: AnyGame) -> dict[str, str | int]:
    """The parameters of a game and their defaults: the fewest players, and the rulebook's base game."""
    return {"players": game.seats[0], **msgspec.to_builtins(game.variants[0].options)}


def short_name(game: AnyGame, *, is_simultaneous: bool) -> str:
    """The name under which OpenSpiel knows it."""
    return f"{PREFIX}{game.key.replace('-', '_')}{SUFFIX if is_simultaneous else ''}"


def game_type(game: AnyGame, *, is_simultaneous: bool, table: Table) -> Any:
    """What OpenSpiel wants to know about a game beforehand, at this table."""
    seats = _seats(game, table.options)
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(game, is_simultaneous=is_simultaneous),
        long_name=f"Contrabande: {game.key.replace('-', ' ').title()}",
        dynamics=kind.Dynamics.SIMULTANEOUS if is_simultaneous else kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=table.is_tiny,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


def _seats(game: AnyGame, options: msgspec.Struct) -> list[int]:
    return [seats for seats in range(2, MOST_SEATS + 1) if _fits(game, options, seats)]


def _fits(game: AnyGame, options: msgspec.Struct, seats: int) -> bool:
    try:
        game.check(options, seats)
    except OptionsError:
        return False
    return True


def load(game: AnyGame, players: int, *, is_simultaneous: bool = False, **options: str | int) -> Any:
    """*game* at a table, as `pyspiel.load_game` gives it."""
    return pyspiel.load_game(short_name(game, is_simultaneous=is_simultaneous), {"players": players, **options})


def register(game: AnyGame) -> None:
    """Make both forms of *game* known to OpenSpiel."""
    defaults = parameters(game)
    table = table_with(game, [item for item in defaults.items() if item[0] != "players"], int(defaults["players"]))
    for is_simultaneous in (False, True):
        kind = game_type(game, is_simultaneous=is_simultaneous, table=table)
        made = type(kind.short_name, (SpielGame,), {"rules": game, "is_simultaneous": is_simultaneous})
        pyspiel.register_game(kind, made)
