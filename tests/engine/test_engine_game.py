"""Outcomes, places, and the shape that every game's data has."""

from fractions import Fraction
from types import NoneType, UnionType
from typing import Literal, NewType, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest
from toy_game import SEATS, TOY

from contrabande.engine.actions import Action
from contrabande.engine.events import Event, Secret
from contrabande.engine.game import AnyGame, Outcome, places
from contrabande.engine.match import Match
from contrabande.games import GAMES

ALL = pytest.mark.parametrize("game", [*GAMES, TOY], ids=lambda game: game.key)
PLAIN = (int, str, float, bool, NoneType)


def test_most_games_do_not_test_memory() -> None:
    """What has happened may be read again."""
    match = Match(TOY, TOY.variants[0].options, SEATS[0], b"memory")
    assert not any(TOY.forgets(match.options, event) for event in match.all_events()[0])


def test_places_count_the_seats_that_are_better() -> None:
    """Equal keys share a place, and the next place is left out."""
    assert places(((10, 2), (7, 0), (10, 2))) == (1, 3, 1)
    assert places(((1,), (2,), (3,))) == (3, 2, 1)


def test_a_later_key_breaks_a_tie_of_the_first() -> None:
    """Tie-breaks are further keys."""
    assert places(((5, 1), (5, 3), (4, 9))) == (2, 1, 3)


def test_a_shared_win_is_split_evenly() -> None:
    """GEN-7: ties share the win; utilities sum to zero."""
    outcome = Outcome("counted", (7, 7, 3), (1, 1, 3))
    assert outcome.winners == (0, 1)
    assert outcome.win_shares == (Fraction(1, 2), Fraction(1, 2), 0)
    assert outcome.utilities == (Fraction(1, 2), Fraction(1, 2), -1)


def test_a_sole_winner_takes_what_the_others_lose() -> None:
    """Seats minus one against minus one each."""
    assert Outcome("counted", (1, 2, 3, 4), (4, 3, 2, 1)).utilities == (-1, -1, -1, 3)


def test_the_seats_of_a_game_are_those_of_its_base_game() -> None:
    """The first variant is the rulebook's."""
    assert TOY.seats == SEATS


def parts(hint: object) -> list[object]:
    """What a type is made of: a union's members, a new type's base, a literal's values as plain types."""
    if isinstance(hint, NewType):
        return parts(hint.__supertype__)
    if get_origin(hint) in (Union, UnionType):
        return [part for member in get_args(hint) for part in parts(member)]
    if get_origin(hint) is Literal:
        return [type(value) for value in get_args(hint)]
    return [hint]


def is_immutable(hint: object) -> bool:
    """Whether nothing of that type can change: plain values, tuples, frozen sets and frozen structs of such."""
    for part in parts(hint):
        if get_origin(part) in (tuple, frozenset):
            if not all(is_immutable(inner) for inner in get_args(part) if inner is not Ellipsis):
                return False
        elif isinstance(part, type) and issubclass(part, msgspec.Struct):
            if not (part.__struct_config__.frozen and all(map(is_immutable, get_type_hints(part).values()))):
                return False
        elif part not in PLAIN:
            return False
    return True


@ALL
def test_a_state_holds_immutable_values_or_flat_lists_of_them(game: AnyGame) -> None:
    """`step.copy` depends on it: a list of lists, a dict or a struct that can change would be shared."""
    for name, hint in get_type_hints(game.state).items():
        inner = get_args(hint)[0] if get_origin(hint) is list else hint
        assert is_immutable(inner), f"{game.key}: State.{name} is {hint}"


@ALL
def test_what_leaves_a_game_cannot_change(game: AnyGame) -> None:
    """Options, views, actions and events are frozen through and through, secrets apart."""
    for kind in (game.options, game.views, *game.actions):
        assert is_immutable(kind), f"{game.key}: {kind.__name__}"
    assert all(event.__struct_config__.frozen for event in game.events)


def hides_secret(hint: object) -> bool:
    """Whether a struct, at any depth, has a secret inside, where `project` does not look."""
    for part in parts(hint):
        if isinstance(part, type) and issubclass(part, msgspec.Struct):
            return any(map(holds_secret, get_type_hints(part).values()))
        if any(hides_secret(inner) for inner in get_args(part)):
            return True
    return False


def holds_secret(hint: object) -> bool:
    """Whether there is a secret anywhere in a type."""
    return any(get_origin(part) is Secret or any(map(holds_secret, get_args(part))) for part in parts(hint)) or (
        hides_secret(hint)
    )


@ALL
def test_secrets_lie_where_project_finds_them(game: AnyGame) -> None:
    """In a field of an event or in a row there, always present: never inside another struct, an action or a view."""
    for event in game.events:
        for name, hint in get_type_hints(event).items():
            assert not (name != "reveals" and hides_secret(hint)), f"{game.key}: {event.__name__}.{name}"
            assert not (holds_secret(hint) and NoneType in parts(hint)), f"{event.__name__}.{name} may be missing"
    for kind in (*game.actions, game.views):
        assert not any(map(holds_secret, get_type_hints(kind).values())), f"{game.key}: {kind.__name__}"


@ALL
def test_actions_and_events_are_named_once_and_tagged_by_name(game: AnyGame) -> None:
    """A record names them."""
    kinds = [*game.actions, *game.events]
    assert len({kind.__name__ for kind in kinds}) == len(kinds)
    assert all(issubclass(kind, Action) for kind in game.actions)
    assert all(issubclass(kind, Event) for kind in game.events)
    assert [kind.__struct_config__.tag for kind in kinds] == [kind.__name__ for kind in kinds]


@ALL
def test_the_first_variant_is_the_base_game_and_every_variant_is_allowed(game: AnyGame) -> None:
    """For every seat count it names."""
    assert game.variants[0].options == game.options()
    for variant in game.variants:
        for seats in variant.seats:
            game.check(variant.options, seats)
    assert len({variant.key for variant in game.variants}) == len(game.variants)


@ALL
def test_the_space_lists_the_actions_of_the_game_in_order(game: AnyGame) -> None:
    """Flat-index order is the order of the list."""
    for seats in game.seats:
        assert tuple(choice.action for choice in game.space(game.options(), seats)) == game.actions
