"""Options: read from plain data, and refused by name where a game does not know or allow them."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, product
from typing import get_args

import msgspec

from contrabande.engine.errors import OptionsError
from contrabande.engine.game import Game, KnowledgeT, OptionsT, StateT, ViewT


def values_of(options: type[msgspec.Struct]) -> Mapping[str, tuple[str | int, ...]]:
    """The values each option may take, in the order they are declared, by the name it has outside (`pass`)."""
    return _values_of(options)


@cache
def _values_of(options: type[msgspec.Struct]) -> Mapping[str, tuple[str | int, ...]]:
    return {field.encode_name: get_args(field.type) for field in msgspec.structs.fields(options)}


def read_options(game: Game[OptionsT, StateT, ViewT, KnowledgeT], raw: Mapping[str, str | int], seats: int) -> OptionsT:
    """The options that *raw* sets over the rulebook's base game."""
    domains = values_of(game.options)
    chosen: dict[str, str | int] = {}
    for name, value in raw.items():
        short = name.removeprefix(f"{game.prefix.lower()}.")
        if short not in domains:
            raise OptionsError(f"{game.key} has no option {name!r}; it has {', '.join(sorted(domains))}")
        by_text = {str(known): known for known in domains[short]}
        if str(value) not in by_text:
            raise OptionsError(f"{name} is one of {', '.join(by_text)}, not {value!r}")
        if chosen.setdefault(short, by_text[str(value)]) != by_text[str(value)]:
            raise OptionsError(f"{name} is given twice, with different values")
    options = msgspec.convert(chosen, game.options)
    game.check(options, seats)
    return options


def check_seats(key: str, allowed: range, seats: int) -> None:
    """Refuse a seat count that the game, or this variant of it, is not made for."""
    if seats not in allowed:
        first, last = allowed[0], allowed[-1]
        wanted = str(first) if first == last else f"{first} to {last}"
        raise OptionsError(f"{key} is for {wanted} seats, not {seats}")


Pair = frozenset[tuple[str, str | int]]


def pairwise(game: Game[OptionsT, StateT, ViewT, KnowledgeT], seats: int) -> Iterator[OptionsT]:
    """Few option sets in which every two values that may go together do so at least once."""
    domains = values_of(game.options)
    missing: dict[Pair, dict[str, str | int]] = {}
    for (one, firsts), (other, seconds) in combinations(domains.items(), 2):
        for first, second in product(firsts, seconds):
            allowed = _completed(game, {one: first, other: second}, seats)
            if allowed is not None:
                missing[frozenset({(one, first), (other, second)})] = allowed
    while missing:
        chosen = dict(next(iter(missing.values())))
        for name, values in domains.items():
            if name not in chosen:
                _choose_best(game, chosen, name, values, seats, missing)
        options = _allowed(game, chosen, seats)
        assert options is not None
        for pair in _pairs(options):
            missing.pop(pair, None)
        yield options


def clashes(
    game: Game[OptionsT, StateT, ViewT, KnowledgeT], seats: int
) -> list[tuple[tuple[str, str | int], tuple[str, str | int]]]:
    """The values of two options that contradict each other, whatever else is chosen."""
    return [
        ((one, first), (other, second))
        for (one, firsts), (other, seconds) in combinations(values_of(game.options).items(), 2)
        for first, second in product(firsts, seconds)
        if _completed(game, {one: first, other: second}, seats) is None
    ]


def _choose_best(
    game: Game[OptionsT, StateT, ViewT, KnowledgeT],
    chosen: dict[str, str | int],
    name: str,
    values: Sequence[str | int],
    seats: int,
    missing: Collection[Pair],
) -> None:
    """Set one more option to the allowed value that covers most missing pairs, if any does."""

    def gain(value: str | int) -> int:
        if _allowed(game, {**chosen, name: value}, seats) is None:
            return 0
        return sum(frozenset({(name, value), other}) in missing for other in chosen.items())

    best = max(values, key=gain)
    if gain(best):
        chosen[name] = best


def _completed(
    game: Game[OptionsT, StateT, ViewT, KnowledgeT], pair: Mapping[str, str | int], seats: int
) -> dict[str, str | int] | None:
    """*pair*, with a third option where it goes together only under that; None where it never does."""
    thirds = [{name: value} for name, values in values_of(game.options).items() for value in values]
    for third in ({}, *thirds):
        chosen = {**third, **pair}
        if _allowed(game, chosen, seats) is not None:
            return chosen
    return None


def _allowed(
    game: Game[OptionsT, StateT, ViewT, KnowledgeT], raw: Mapping[str, str | int], seats: int
) -> OptionsT | None:
    try:
        return read_options(game, raw, seats)
    except OptionsError:
        return None


def _pairs(options: msgspec.Struct) -> Iterator[Pair]:
    return map(frozenset, combinations(msgspec.to_builtins(options).items(), 2))
